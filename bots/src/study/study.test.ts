import { fromSeed, begin, Match, parseTable } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { firstWell, type Wells, type WellsView, wells } from '../../test/wells.ts';
import { chanceIn, chancesAt, type Point, type Study, studying, type Subject, wilson } from './index.ts';
import { linesOf, partsOf } from './subject.ts';

/** A game of wells in which both draw from these, one after the other. */
const played = (module: ReturnType<typeof wells>, draws: readonly number[], treasure = -1): Match<Wells, WellsView> => {
  const first = begin(module, parseTable(module, 2, {}), fromSeed('a'));
  first.g.treasure = treasure;
  const match = new Match(module, first);
  for (const [i, arg] of draws.entries()) match.play({ by: i % 2, verb: 'draw', arg });
  return match;
};
const subject = (match: Match<Wells, WellsView>, more: Partial<Subject<Wells, WellsView>> = {}) => ({
  match,
  studied: {
    turnOf: ({ draws }: Wells) => ({ k: 'turn', a: { n: Math.min(4, draws >> 1) } }),
    policy: 'x',
    rollouts: 1,
  },
  policy: firstWell,
  together: false,
  ...more,
});
const allOf = (of: Subject<Wells, WellsView>, rollouts: number, before?: readonly Point[]): Study => {
  const steps = studying(of, rollouts, before);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};
const borders = ({ points }: Study): readonly Point[] => points.filter(({ border }) => border);

// The first seat blunders at its third draw: from a well that takes twenty away.
const BLUNDER = [0, 0, 0, 0, 1, 0, 0, 0, 0, 0];
const blundered = () => played(wells(0, -20), BLUNDER);

describe('a study of a finished game', () => {
  test('gives the chance of every seat where each turn began, from the first position to the last', () => {
    const study = allOf(subject(blundered()), 200);
    expect(study.lines).toEqual([0, 1, 'nobody']);
    expect(borders(study).map(({ input }) => input)).toEqual([0, 2, 4, 6, 8, 10]);
    for (const point of study.points) {
      const shares = chancesAt(point).map(({ share }) => share);
      expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1);
    }
    const [first] = chancesAt(study.points[0]!);
    expect(first!.low).toBeLessThan(0.5);
    expect(first!.high).toBeGreaterThan(0.5);
  });

  test('nothing is uncertain where the game has ended', () => {
    const study = allOf(subject(blundered()), 60);
    expect(study.points.at(-1)).toMatchObject({ input: 10, over: true, played: 0 });
    expect(chancesAt(study.points.at(-1)!)[1]).toEqual({ share: 1, low: 1, high: 1 });
  });

  test('finds the turn in which the chance changed by more than both bands, and the move that did it', () => {
    const { turning, lines } = allOf(subject(blundered()), 1000);
    // The greatest change comes first.
    const [found] = turning;
    expect(found).toMatchObject({ from: 4, to: 6, move: 5 });
    expect([0, 1]).toContain(lines[found!.line]);
    expect(Math.abs(found!.before.share - found!.after.share)).toBeGreaterThan(0.3);
  });

  test('says nothing of a game in which nothing happened beyond chance', () => {
    const even = played(wells(0), Array<number>(10).fill(0));
    const { turning } = allOf(subject(even), 12);
    expect(turning.filter(({ to }) => to < 8)).toEqual([]);
  });

  test('is the same again with as many games, and plays exactly so many', () => {
    const study = allOf(subject(blundered()), 150);
    expect(study.played).toBe(150);
    expect(study.points.reduce((sum, point) => sum + point.played, 0)).toBe(150);
    expect(allOf(subject(blundered()), 150)).toEqual(study);
  });

  test('can be stopped between any two games, and goes on with what was played', () => {
    const steps = studying(subject(blundered()), 150);
    let study: Study | undefined;
    for (let n = 0; n < 40; n++) {
      const step = steps.next();
      if (!step.done) study = step.value.study();
    }
    expect(study!.played).toBe(40);
    const more = allOf(subject(blundered()), 60, study!.points);
    expect(more.played).toBe(100);
    for (const point of study!.points)
      expect(more.points.find(({ input }) => input === point.input)!.played).toBeGreaterThanOrEqual(point.played);
  });

  test('says how far it is', () => {
    const steps = studying(subject(blundered()), 30);
    expect(steps.next().value).toMatchObject({ done: 1, of: 30 });
    expect(steps.next().value).toMatchObject({ done: 2, of: 30 });
  });

  test('more games go where the chance changed than where nothing happened', () => {
    const study = allOf(subject(blundered()), 300);
    const games = new Map(study.points.map(({ input, played: n }) => [input, n]));
    expect(games.get(4)! + games.get(6)!).toBeGreaterThan(games.get(0)! + games.get(2)!);
  });
});

describe('what a study knows', () => {
  // Whoever draws from the well with the treasure wins; the policy draws from the first one.
  const digging = (treasure: number) => played(wells(0, 0, 0), [2, 2, 2, 2], treasure);
  const alone = (well: number) => () => ({
    ...firstWell(),
    choose: ({ seat }: { readonly seat: number }) => ({ by: seat, verb: 'draw', arg: seat === 0 ? well : 1 - well }),
  });

  test('after the end the true positions are played on', () => {
    const point = chanceIn(subject(digging(0), { policy: alone(0) }), 4, 40);
    expect(chancesAt(point)[0]!.share).toBe(1);
    expect(chancesAt(chanceIn(subject(digging(1), { policy: alone(0) }), 4, 40))[0]!.share).toBe(0);
  });

  test('while the game goes on, nothing that the seat does not see changes anything', () => {
    const [here, there] = [0, 1].map((treasure) => allOf(subject(digging(treasure), { as: 0, policy: alone(0) }), 40));
    expect(here).toEqual(there);
    expect(chancesAt(here!.points.at(-1)!)[0]!.share).toBeLessThan(1);
  });
});

describe('what counts as won', () => {
  const of = (together: boolean) => linesOf(subject(blundered(), { together }));
  test('winners share a victory, and what no seat of the table wins is won by nobody', () => {
    expect(partsOf(of(false), { how: 'x', winners: [0, 1] })).toEqual([0.5, 0.5, 0]);
    expect(partsOf(of(false), { how: 'x', winners: [] })).toEqual([0, 0, 1]);
    expect(partsOf(of(false), { how: 'x', winners: [7] })).toEqual([0, 0, 1]);
    expect(partsOf(of(false), undefined)).toEqual([0, 0, 1]);
  });
  test('where all win or lose together there is one chance, that of the table', () => {
    expect(of(true)).toEqual(['table']);
    expect(partsOf(of(true), { how: 'x', winners: [0, 1] })).toEqual([1]);
    expect(partsOf(of(true), { how: 'x', winners: [] })).toEqual([0]);
  });
});

test('the band is narrower the more games there are, and never leaves 0 to 1', () => {
  const width = (n: number): number => wilson(n / 2, n).high - wilson(n / 2, n).low;
  expect(width(100)).toBeCloseTo(0.192, 2);
  expect(width(400)).toBeLessThan(width(100) / 1.9);
  expect(wilson(0, 10)).toMatchObject({ low: 0 });
  expect(wilson(0, 10).high).toBeLessThan(0.3);
  expect(wilson(10, 10)).toMatchObject({ high: 1 });
});
