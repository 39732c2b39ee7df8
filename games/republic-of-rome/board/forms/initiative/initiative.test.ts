import { describe, expect, test } from 'vitest';
import type { Rome } from '../../../rules/game.ts';
import { fresh } from '../../../rules/rome/death.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { agreed } from '../../../rules/testing/agreements.ts';
import { hand } from '../../../rules/testing/at.ts';
import { rich, treasury } from '../../../rules/testing/bare.ts';
import { act } from '../../../rules/testing/initiative.ts';
import { onScreen, press } from '../testing/filled.ts';
import type { Entered } from './entries.ts';
import { initiativeForm as form } from './form.ts';

const FABIUS = 'senator:2';
const CLAUDIUS = 'senator:5';
/** Cornelius and Fabius of Faction 0; Claudius is in the Forum, the others have a Faction. */
const asked = (patch: (g: Rome) => void = () => {}) =>
  act((g) => {
    g.senators = g.senators.filter((s) => s.id !== CLAUDIUS);
    g.curia = g.curia.filter((id) => id !== CLAUDIUS);
    g.senators.push(fresh(g, CLAUDIUS, -1));
    senator(g, FABIUS).influence = 12;
    rich(g, FABIUS, 9);
    patch(g);
  });
const entering =
  (more: Partial<Entered>) =>
  (e: Entered): Entered => ({ ...e, ...more });
const names = (seen: { readonly commits: readonly { readonly name: string }[] }) => seen.commits.map((c) => c.name);

describe('persuading', () => {
  test('[1.07.4-a][1.07.414-a] the best persuader, the cheapest target and an even chance are there at first', () => {
    const game = asked();
    const seen = onScreen(game, form, 0);
    // Oratory 2 and Influence 12 against Loyalty 7: an even chance without money.
    expect(seen.sent).toEqual([
      { verb: 'persuade', arg: FABIUS },
      { verb: 'target', arg: CLAUDIUS },
      { verb: 'bribe', arg: 0 },
    ]);
    expect(names(seen)).toEqual(['persuade', 'end']);
    expect(seen.commits[0]).toMatchObject({
      label: `initiative.announce {"who":"${CLAUDIUS}"}`,
      detail: 'initiative.spending {"n":0,"chance":58}',
    });
    press(game, form, seen, 'persuade');
    expect(game.waitingFor).toEqual([1]);
  });
  test('[1.07.412-a] target and amount are two presses more, and what is spent is said', () => {
    const game = asked();
    const seen = onScreen(game, form, 0, entering({ target: CLAUDIUS, spend: 2 }));
    expect(seen.commits[0]!.detail).toBe('initiative.spending {"n":2,"chance":83}');
    press(game, form, seen, 'persuade');
    expect([senator(game.g, FABIUS).talents, game.g.pledged]).toEqual([7, 2]);
  });
  test('[1.07.41-a] where an even chance is not to be had, no money is proposed', () => {
    const seen = onScreen(
      asked((g) => {
        senator(g, FABIUS).influence = 7;
        rich(g, FABIUS, 3);
      }),
      form,
      0,
      entering({ step: 'persuade' }),
    );
    expect(seen.sent.at(-1)).toEqual({ verb: 'bribe', arg: 0 });
  });
  test('[1.07.412-a] more than the purse holds cannot be sent, nor a Leader be approached', () => {
    const game = asked();
    const dear = onScreen(game, form, 0, entering({ spend: 10 }));
    expect(dear.commits[0]!.missing).toBeDefined();
    const led = onScreen(game, form, 0, entering({ target: 'senator:3' }));
    expect(led.commits[0]!.missing).toContain('no.persuadeLeader');
    expect(led.sent).toEqual([{ verb: 'persuade', arg: FABIUS }]);
  });
  test('[card-50-a] a card is declared before the target is named', () => {
    const game = asked((g) => hand(g, 0, 'card:50'));
    const seen = onScreen(game, form, 0, entering({ card: 'seduction' }));
    expect(seen.sent.map((a) => a.verb)).toEqual(['persuade', 'seduction', 'target', 'bribe']);
    expect(seen.commits[0]!.label).toBe(`initiative.approach {"who":"${CLAUDIUS}"}`);
  });
  test('it opens half-way, with what has been decided', () => {
    const game = asked().does('persuade', FABIUS);
    expect(onScreen(game, form, 0).sent).toEqual([
      { verb: 'target', arg: CLAUDIUS },
      { verb: 'bribe', arg: 0 },
    ]);
    game.picks('senator:6');
    const seen = onScreen(game, form, 0, entering({ spend: 3 }));
    expect(seen.sent).toEqual([{ verb: 'bribe', arg: 3 }]);
    expect(names(seen)).toEqual(['persuade']);
  });
  test('what was entered is kept half-way, and not for another Initiative', () => {
    const game = asked();
    const { form: filled } = onScreen(game, form, 0, entering({ target: 'senator:6', spend: 4 }));
    game.does('persuade', FABIUS);
    const now = { seat: 0, question: game.as(0).question!, view: game.view(0) };
    expect(form.begins(now, filled.entered)).toBe(filled.entered);
    expect(form.begins({ ...now, view: { ...now.view, turn: 2 } }, filled.entered)).not.toBe(filled.entered);
  });
});

describe('the later round', () => {
  const opposed = () => {
    const game = asked((g) => treasury(g, 1, 6))
      .does('persuade', FABIUS)
      .picks(CLAUDIUS)
      .sets('bribe', 0);
    game.as(1).sets('counterBribe', 3).as(2).does('pass');
    return game;
  };
  test('[1.07.414-c][1.07.414-d] spends what brings an even chance again, or rolls as it stands', () => {
    const game = opposed();
    const seen = onScreen(game, form, 0);
    expect(seen.sent).toEqual([{ verb: 'raise', arg: 3 }]);
    expect(seen.commits).toMatchObject([
      { name: 'raise', label: 'initiative.spendMore {"n":3}', detail: 'initiative.to {"n":7,"chance":58}' },
      { name: 'roll', detail: 'initiative.atNumber {"n":4,"chance":17}', key: 'r' },
    ]);
    press(game, form, seen, 'raise');
    expect(game.waitingFor).toEqual([1]);
    game.as(1).sets('counterBribe', 1).as(2).does('pass');
    const again = onScreen(game, form, 0, entering({ spend: 0 }));
    expect(again.sent).toEqual([{ verb: 'roll' }]);
    expect(names(again)).toEqual(['roll']);
    game.byChance(1, 1);
    press(game, form, again, 'roll');
    expect(senator(game.g, CLAUDIUS).faction).toBe(0);
  });
});

test('[AGR-17] what was promised to be paid comes first: the end says so, and the Knight costs no less', () => {
  const game = asked((g) => {
    agreed(g, 7, [[0, 1, { t: 'spend', how: 'knights', senator: FABIUS, n: 4 }]]);
  });
  const seen = onScreen(game, form, 0, entering({ step: 'knight' }));
  expect(seen.sent).toEqual([
    { verb: 'attract', arg: FABIUS },
    { verb: 'pay', arg: 4 },
  ]);
  expect(seen.commits[1]).toMatchObject({ name: 'end', missing: expect.stringContaining('no.agreement') });
});

describe('the other steps', () => {
  const hopeless = (g: Rome): void => {
    senator(g, FABIUS).influence = 1;
    rich(g, FABIUS, 3);
  };
  test('[1.07.5-b] without hope to persuade anybody it opens with a Knight, by the richest', () => {
    const game = asked(hopeless);
    const seen = onScreen(game, form, 0);
    expect(seen.sent).toEqual([
      { verb: 'attract', arg: FABIUS },
      { verb: 'pay', arg: 2 },
    ]);
    expect(seen.commits[0]).toMatchObject({
      label: 'initiative.pay {"n":2}',
      detail: 'initiative.chance {"chance":50}',
    });
    const free = onScreen(game, form, 0, entering({ attracts: 'senator:1' }));
    expect(free.sent).toEqual([{ verb: 'attract', arg: 'senator:1' }]);
    expect(free.commits[0]).toMatchObject({ label: 'initiative.tryFree', detail: 'initiative.chance {"chance":17}' });
    game.byChance(6);
    press(game, form, seen, 'knight');
    expect(senator(game.g, FABIUS).knights).toBe(1);
  });
  test('[1.07.51-a][1.07.51-b] Knights are pressed by their number; nothing is sent without any', () => {
    const game = asked((g) => {
      senator(g, FABIUS).knights = 2;
    });
    const none = onScreen(game, form, 0, entering({ step: 'knight', how: 'press' }));
    expect(none.commits[0]!.missing).toBeDefined();
    const seen = onScreen(game, form, 0, entering({ step: 'knight', how: 'press', pressed: { [FABIUS]: 2 } }));
    expect(seen.sent).toEqual([{ verb: 'pressure', arg: { [FABIUS]: 2 } }]);
    game.byChance(3, 4);
    press(game, form, seen, 'knight');
    expect(senator(game.g, FABIUS)).toMatchObject({ knights: 0, talents: 16 });
  });
  test('[1.07.6-a][1.07.2-i] Games are held and the Initiative goes on, with what is left of it', () => {
    const game = asked();
    const seen = onScreen(game, form, 0, entering({ step: 'games' }));
    expect(seen.sent).toEqual([
      { verb: 'sponsor', arg: FABIUS },
      { verb: 'games', arg: 'games:slice-and-dice' },
    ]);
    expect(seen.commits[0]!.missing).toBeUndefined();
    press(game, form, seen, 'games');
    expect(senator(game.g, FABIUS).popularity).toBe(1);
    const next = onScreen(game, form, 0);
    expect([next.form.entered.step, names(next)]).toEqual(['leader', ['end']]);
    expect(next.sent).toEqual([{ verb: 'endInitiative' }]);
  });
  test('[1.07.6-b] dearer Games than he can pay cannot be sent', () => {
    const seen = onScreen(asked(), form, 0, entering({ step: 'games', games: 'games:blood-fest' }));
    expect(seen.commits[0]!.missing).toBeDefined();
  });
  test('[1.07.7-a] whoever leads goes on, unless another is chosen: that says that it is the end', () => {
    const game = asked();
    const kept = onScreen(game, form, 0, entering({ step: 'leader' }));
    expect(kept.sent).toEqual([{ verb: 'endInitiative' }]);
    const seen = onScreen(game, form, 0, entering({ step: 'leader', leader: FABIUS }));
    expect(seen.commits[0]).toMatchObject({ name: 'leader', detail: 'initiative.ends' });
    press(game, form, seen, 'leader');
    expect(game.g.factions[0]!.leader).toBe(FABIUS);
  });
  test('[1.07.7-a] without a Leader the one with most Influence is proposed', () => {
    const game = asked((g) => {
      g.factions[0]!.leader = '';
    });
    expect(onScreen(game, form, 0, entering({ step: 'leader' })).sent).toEqual([
      { verb: 'appointLeader', arg: FABIUS },
    ]);
  });
  test('[1.07.2-g] the end is a button of its own, whatever is entered', () => {
    const game = asked();
    press(game, form, onScreen(game, form, 0, entering({ spend: 99 })), 'end');
    expect(game.question?.prompt.k).toBe('testing');
  });
});
