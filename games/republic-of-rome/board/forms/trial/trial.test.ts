import { describe, expect, test } from 'vitest';
import { agreed } from '../../../rules/testing/agreements.ts';
import { oratory, senator } from '../../../rules/rome/senators.ts';
import { A, accuse, C, corrupt, D, E, prosecuting, untilAppeal } from '../../../rules/testing/prosecutions.ts';
import { onScreen, press } from '../testing/filled.ts';
import type { Entered } from './entries.ts';
import { trialForm } from './form.ts';

const with_ =
  (change: Partial<Entered>) =>
  (e: Entered): Entered => ({ ...e, ...change });

describe('the Censor', () => {
  test('[1.09.41-a][1.09.411-a] the only one who can be accused stands there, with a charge and a Prosecutor of his own', () => {
    const game = prosecuting((g) => {
      corrupt(C)(g);
      g.senators.reverse();
    });
    const seen = onScreen(game, trialForm, 0);
    expect(seen.sent).toEqual([
      { verb: 'prosecute', arg: C },
      { verb: 'charge', arg: 'charge:corrupt' },
      { verb: 'appointProsecutor', arg: A },
    ]);
    expect(seen.commits[0]).toMatchObject({ label: `trial.accuse {"who":"${C}"}`, detail: `trial.by {"who":"${A}"}` });
    press(game, trialForm, seen, 'accuse');
    expect(game.g.senate.floors[0]?.proposal).toMatchObject({ accused: C, prosecutor: A, ground: 'corrupt' });
  });
  test('[1.09.411-b] a Prosecutor of another player is asked', () => {
    const game = prosecuting(corrupt(C));
    press(game, trialForm, onScreen(game, trialForm, 0, with_({ prosecutor: E })), 'accuse');
    expect(game.waitingFor).toEqual([2]);
    const asked = onScreen(game, trialForm, 2);
    expect(asked.commits.map((c) => c.name)).toEqual(['consent', 'refuse']);
    press(game, trialForm, asked, 'refuse');
    // He is asked for another one, and has the same before him but for the one who will not.
    const again = onScreen(game, trialForm, 0, with_({ prosecutor: E }));
    expect(again.sent).toEqual([{ verb: 'appointProsecutor', arg: A }]);
    expect(again.commits.map((c) => c.name)).toEqual(['accuse', 'letLapse']);
  });
  test('[1.09.413-a] another charge, where there are several', () => {
    const game = prosecuting((g) => {
      corrupt(C)(g);
      senator(g, C).major = true;
    });
    const seen = onScreen(game, trialForm, 0, with_({ charge: 'charge:major' }));
    expect(seen.sent[1]).toEqual({ verb: 'charge', arg: 'charge:major' });
  });
  test('names nobody, and ends it', () => {
    const game = prosecuting(corrupt(C, D));
    const seen = onScreen(game, trialForm, 0);
    expect(seen.sent).toEqual([]);
    expect(seen.commits[0]?.missing).toBe('trial.nobodyYet');
    expect(onScreen(game, trialForm, 0, with_({ accused: E })).commits[0]?.missing).toBeDefined();
    press(game, trialForm, seen, 'endProsecutions');
    expect(game.as(0).offers('over')).toBeDefined();
  });
  test('[AGR-13] cannot end it while he has promised a trial', () => {
    const game = prosecuting((g) => {
      corrupt(C, D)(g);
      agreed(g, 1, [[0, 1, { t: 'propose', means: 'presiding', about: { kind: 'prosecution', naming: D } }]]);
    });
    const seen = onScreen(game, trialForm, 0);
    expect(seen.form.entered.accused).toBe(D);
    expect(seen.commits.find((c) => c.name === 'endProsecutions')?.missing).toContain('no.agreement');
  });
});

test('[1.09.421-a] the Accused appeals with one press, or goes to the vote', () => {
  const appealing = () => untilAppeal(accuse(prosecuting(corrupt(C)), C, 'charge:corrupt'));
  const game = appealing();
  const seen = onScreen(game, trialForm, 1);
  expect(seen.commits.map((c) => [c.name, c.key])).toEqual([
    ['appeal', 'p'],
    ['noAppeal', 'n'],
  ]);
  const free = seen.form.explain(seen.form.asked, 'appeal')!.throws!.filter((t) => t.end === 'win');
  const n = Math.round(100 * free.reduce((sum, t) => sum + t.chance, 0));
  expect(seen.commits[0]?.detail).toBe(`trial.freeForSure {"n":${n}}`);
  press(game, trialForm, seen, 'noAppeal');
  expect(game.as(1).question?.prompt.k).toBe('ask.senate.vote');
});

describe('an Advocate', () => {
  const sought = () => accuse(prosecuting(corrupt(C), [], { advanced: ['advocates'] }), C, 'charge:corrupt');
  test('[2.05.2-a][A2-115] whoever of his own speaks best stands there, and one press names him', () => {
    const game = sought();
    const seen = onScreen(game, trialForm, 1);
    const best = [C, D].sort((a, b) => oratory(game.g, senator(game.g, b)) - oratory(game.g, senator(game.g, a)))[0];
    expect(seen.commits).toHaveLength(1);
    expect(seen.commits[0]!.entered.advocate).toBe(best);
    press(game, trialForm, seen, 'seek');
    expect(game.g.senate.floors[0]!.proposal).toMatchObject({ advocate: best });
  });
  test('[2.05.2-f] he speaks for himself when he is named', () => {
    const seen = onScreen(sought(), trialForm, 1, with_({ advocate: C }));
    expect(seen.sent).toEqual([{ verb: 'speakForHimself' }]);
    expect(seen.commits[0]!.label).toBe('verb.speakForHimself');
  });
  test('[2.05.2-e][2.05.3-c] one of another player is asked, with what his speech may bring; the Prosecutor cannot be', () => {
    const game = sought();
    expect(onScreen(game, trialForm, 1, with_({ advocate: A })).commits[0]!.missing).toBeDefined();
    press(game, trialForm, onScreen(game, trialForm, 1, with_({ advocate: E })), 'seek');
    const asked = onScreen(game, trialForm, 2);
    expect(asked.commits.map((c) => [c.name, c.label])).toEqual([
      ['consent', 'trial.plead'],
      ['refuse', 'trial.refuse'],
    ]);
    expect(asked.form.explain(asked.form.asked, 'consent')?.throws).toHaveLength(11);
    press(game, trialForm, asked, 'consent');
    expect(game.g.senate.floors[0]!.proposal).toMatchObject({ advocate: E });
  });
});
