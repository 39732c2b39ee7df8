/** What the bot plays Tribunes for, and what it does against those of others — 1.09.15, cards 97, 103 and 105 */
import type { State } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import type { Rome } from '../rules/index.ts';
import { oratory, type Proposal } from '../rules/study.ts';
import { answers, ask, button, menOf, newGame, pick, quietSenate, floorOf } from './testing/table.ts';

const onFloor = (g: Rome, by: number, proposal: Proposal): void => {
  g.senate.floors = [floorOf(g, proposal, { by, proposer: menOf(g, by)[0]!.id, means: 'tribune' })];
};
const life = (by: number): State<Rome> =>
  quietSenate((g) => {
    menOf(g, by)[0]!.influence = 24;
    onFloor(g, by, { t: 'consul-for-life', nominee: menOf(g, by)[0]!.id });
  });
const byMurder = (s: State<Rome>) => {
  const men = menOf(s.g, 0).map((x) => x.id);
  return ask('ask.senate.tribune', {}, { murderTribune: pick(...men), pass: button });
};

test('[card-97-c] a Tribune who proposes a rival for life is murdered, his own is not', () => {
  const s = life(1);
  const [answer] = answers(s, 0, byMurder(s));
  expect(answer).toMatchObject({ verb: 'murderTribune' });
  // The Senator who does it becomes unpopular, so it is not the Leader.
  expect(answer!.arg).not.toBe(s.g.factions[0]!.leader);
  const own = life(0);
  expect(answers(own, 0, byMurder(own))).toEqual([{ verb: 'pass' }]);
});

const adjourning = (wars: number, legions: number): State<Rome> =>
  quietSenate((g) => {
    const [war] = newGame(3, 'early', 'wars').g.wars;
    g.wars = (['war:4', 'war:1'] as const).slice(0, wars).map((id) => ({ ...war!, id, status: 'active' as const }));
    g.legions.forEach((l, n) => {
      l.at = n < legions ? 'active' : 'pool';
    });
    g.fleets = 5;
    Object.assign(menOf(g, 1)[0]!, { office: 'field-consul' });
    g.senate.step = 'adjourning';
    g.senate.presiding = menOf(g, 1)[0]!.id;
  });
const reopening = ask('ask.senate.adjourning', {}, { reopenByTribune: pick('card:38'), pass: button });

test('[1.09.151-h] the Senate does not go home with two Wars and Legions to fight one of them', () => {
  expect(answers(adjourning(2, 12), 0, reopening)).toEqual([{ verb: 'reopenByTribune', arg: 'card:38' }]);
});
test('[1.09.151-h] a Tribune is not spent where nothing can be done, or nothing is urgent', () => {
  expect(answers(adjourning(2, 0), 0, reopening)).toEqual([{ verb: 'pass' }]);
  expect(answers(adjourning(1, 12), 0, reopening)).toEqual([{ verb: 'pass' }]);
});
test('[1.09.152-a] an office that would make a rival Consul for Life at once is vetoed', () => {
  const electing = (influence: number) => {
    const s = quietSenate((g) => {
      menOf(g, 1)[0]!.influence = influence;
      onFloor(g, 1, { t: 'censor', nominee: menOf(g, 1)[0]!.id });
    });
    const question = ask('ask.senate.opened', {}, { vetoByTribune: pick('card:38'), pass: button });
    return answers(s, 0, question)[0]!.verb;
  };
  expect(electing(31)).toBe('vetoByTribune');
  expect(electing(3)).toBe('pass');
});

test('[card-97-c] a Tribune is murdered that vetoes what he wants, not one that has proposed it; that, if he cannot bear it', () => {
  const electing = (by: number, k: string) => {
    const s = quietSenate((g) => {
      menOf(g, by)[0]!.influence = by === 0 ? 10 : 31;
      menOf(g, 0)[0]!.knights = 30;
      onFloor(g, by, { t: 'censor', nominee: menOf(g, by)[0]!.id });
      for (const x of menOf(g, by)) x.knights = 30;
    });
    const men = menOf(s.g, 0).map((x) => x.id);
    return answers(s, 0, ask(k, {}, { murderTribune: pick(...men), pass: button }))[0]!.verb;
  };
  expect(electing(0, 'ask.senate.tribune')).toBe('murderTribune');
  expect(electing(0, 'ask.senate.beforeLast')).toBe('pass');
  expect(electing(1, 'ask.senate.beforeLast')).toBe('murderTribune');
  expect(electing(1, 'ask.senate.tribune')).toBe('pass');
});

test('[card-103-a] the Tribune is paid while the matter is worth more than the Talents', () => {
  const paying = (influence: number, n: number) => {
    const s = quietSenate((g) => {
      Object.assign(menOf(g, 0)[0]!, { influence, talents: 40 });
      onFloor(g, 0, { t: 'censor', nominee: menOf(g, 0)[0]!.id });
    });
    const who = menOf(s.g, 0)[1]!.id;
    return answers(s, 0, ask('ask.senate.graft', { who, n }, { payGraft: button, desist: button }))[0]!.verb;
  };
  expect(paying(5, 4)).toBe('payGraft');
  expect(paying(5, 20)).toBe('desist');
  const s = life(1);
  const price = ask('ask.senate.graft', { n: 20 }, { payGraft: button, desist: button });
  expect(answers(s, 0, price)).toEqual([{ verb: 'payGraft' }]);
  expect(answers(s, 0, ask('ask.senate.graft', { n: 20 }, { desist: button }))).toEqual([{ verb: 'desist' }]);
});

test('[card-105-b] the mob is incited by the best speaker, against a Faction that is dangerous', () => {
  const inciting = (greatest: number) => {
    const s = quietSenate((g) => {
      g.senate.provoked = 1;
      menOf(g, 1)[0]!.influence = greatest;
    });
    const men = menOf(s.g, 0).map((x) => x.id);
    return { s, said: answers(s, 0, ask('ask.senate.mob', {}, { inciteMob: pick(...men), pass: button }))[0]! };
  };
  const { s, said } = inciting(24);
  const speech = menOf(s.g, 0).map((x) => oratory(s.g, x));
  expect(said.verb).toBe('inciteMob');
  expect(oratory(s.g, menOf(s.g, 0).find((x) => x.id === said.arg)!)).toBe(Math.max(...speech));
  expect(Math.max(...speech)).toBeGreaterThan(Math.min(...speech));
  expect(inciting(2).said).toEqual({ verb: 'pass' });
});

test('[AGR-13] a promised Tribune is played, that of a Statesman before a card; without one the promise is impossible', () => {
  const s = quietSenate(() => {});
  const due = (verbs: Parameters<typeof ask>[2]) => answers(s, 0, ask('ask.senate.promisedTribune', {}, verbs));
  expect(due({ proposeByTribune: pick('card:38', 'senator:22') })).toEqual([
    { verb: 'proposeByTribune', arg: 'senator:22' },
  ]);
  expect(due({ proposeByTribune: pick('card:38') })).toEqual([{ verb: 'proposeByTribune', arg: 'card:38' }]);
  expect(due({ noTribune: button })).toEqual([{ verb: 'noTribune' }]);
  expect(answers(s, 0, ask('ask.senate.tribuneNotDue', {}, { goOn: button }))).toEqual([{ verb: 'goOn' }]);
});
