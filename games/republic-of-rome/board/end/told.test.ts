import { describe, expect, test } from 'vitest';
import type { Rome } from '../../rules/game.ts';
import { move } from '../../rules/rome/money.ts';
import { senator } from '../../rules/rome/senators.ts';
import { wages } from '../../rules/testing/armies.ts';
import { at, faction } from '../../rules/testing/at.ts';
import { factionsWithoutSenators } from '../../rules/rome/factions.ts';
import { bare } from '../../rules/testing/bare.ts';
import { captured } from '../../rules/testing/people.ts';
import { type Owner, UNALIGNED } from '../../rules/ids.ts';
import { neutralsOf } from '../../rules/neutrals/state.ts';
import { atNeutrals } from '../../rules/testing/neutrals.ts';
import { hasWon, measured, nearness, ranking, scoresInWords, warSpans } from './told.ts';

/** A table of three with one Senator each, as everybody sees it. */
const seen = (change: (g: Rome) => void = () => {}) =>
  at(factionsWithoutSenators, undefined, { seats: 3 }, (g) => {
    bare(g);
    faction(g, 0, 'senator:1');
    faction(g, 1, 'senator:2');
    faction(g, 2, 'senator:3');
    for (const [id, n] of [
      ['senator:1', 9],
      ['senator:2', 30],
      ['senator:3', 12],
    ] as const)
      senator(g, id).influence = n;
    change(g);
  }).view('public');

test('[1.12.2-e] who has won comes first, then whoever has most Influence; Captives count for nothing', () => {
  expect(ranking(seen(), [0])).toEqual([0, 1, 2]);
  expect(ranking(seen(), [])).toEqual([1, 2, 0]);
  const captive = seen((g) => {
    captured(g, 'senator:2');
  });
  expect(measured(captive, 1, 'influence')).toBe(0);
  expect(ranking(captive, [])).toEqual([2, 0, 1]);
});

test('votes are those in Rome, and money is what Senators have', () => {
  const view = seen((g) => move(g, 'bank', 'senator:3', 7));
  expect(measured(view, 2, 'money')).toBe(7);
  expect(measured(view, 2, 'votes')).toBeGreaterThan(0);
});

test('a War lasts from the turn in which it is seen first to the one in which it is gone', () => {
  const [none, one, two] = [
    seen(),
    seen((g) => wages(g, 'war:1')),
    seen((g) => {
      wages(g, 'war:1');
      wages(g, 'war:5');
    }),
  ];
  expect(warSpans([none, one, two, one])).toEqual([
    { id: 'war:1', from: 1 },
    { id: 'war:5', from: 2, to: 3 },
  ]);
});

test('how near other ends were: the highest Influence of anybody, the most Active Wars, the least money', () => {
  const poor = seen((g) => {
    g.turn = 4;
    wages(g, 'war:1');
    move(g, 'state', 'bank', g.state - 3);
  });
  const later = seen((g) => {
    wages(g, 'war:1');
    wages(g, 'war:5');
    senator(g, 'senator:3').influence = 31;
  });
  expect(nearness([seen(), poor], seen())).toEqual({
    life: { who: 'senator:2', n: 30, all: 35 },
    wars: { n: 1, turn: 4, all: 4 },
    state: { n: 3, turn: 4 },
  });
  // [1.10.9] Wars that came up in the turn in which the game ended were never counted.
  expect(nearness([seen(), poor], later)).toMatchObject({ life: { who: 'senator:3', n: 31 }, wars: { n: 1 } });
});

describe('[4.08.1-b][own-100] with Neutrals', () => {
  const wonBy = (winner: Owner) =>
    atNeutrals(factionsWithoutSenators, undefined, { seats: 2 }, (g) => {
      bare(g);
      for (const [i, s] of g.senators.entries()) s.influence = 10 * (i + 1);
      neutralsOf(g).winner = winner;
    }).view(0);
  const over = (points: readonly number[]) => ({ how: 'era-influence', winners: [], points });

  test('a Neutral that has won comes first, though no seat has; whoever decides for it has not', () => {
    const view = wonBy(2);
    expect(ranking(view, [])[0]).toBe(2);
    expect([0, 1, 2, 3, 4].map((f) => hasWon(view, [], f))).toEqual([false, false, true, false, false]);
  });

  test('by whom the game was lost, and the score of each Player with what it is made of', () => {
    const share = (seat: 0 | 1, n: number) => ({ k: 'end.score.share', a: { faction: `faction:${seat}`, n } });
    expect(scoresInWords(wonBy(2), over([7, 13]))).toEqual([
      { k: 'end.lostTo', a: { faction: 'faction:2' } },
      share(0, 7),
      share(1, 13),
    ]);
    expect(scoresInWords(wonBy(1), over([7, 113]))).toEqual([
      share(0, 7),
      { k: 'end.score.won', a: { faction: 'faction:1', n: 113, share: 13 } },
    ]);
    expect(scoresInWords(wonBy(UNALIGNED), over([0, 0])).map((m) => m.k)).toEqual([
      'end.fallen',
      'end.score.none',
      'end.score.none',
    ]);
    expect(scoresInWords(seen(), over([5]))).toEqual([]);
  });
});
