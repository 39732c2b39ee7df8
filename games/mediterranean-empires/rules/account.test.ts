import { fileURLToPath } from 'node:url';
import { begin, engineOf, fromSeed, parseTable } from '@tabularium/kernel';
import { fromGolden, readGolden } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { mediterraneanEmpires } from './index.ts';
import { account } from './account.ts';

/** The account of a recorded game, and what it was made from. */
const accountOf = (name: string) => {
  const file = readGolden(fileURLToPath(new URL(`../golden/${name}.json`, import.meta.url)));
  const table = parseTable(mediterraneanEmpires, file.seats, file.options);
  const state = begin(mediterraneanEmpires, table, fromSeed(file.seed));
  for (const input of file.inputs) engineOf(mediterraneanEmpires).apply(state, fromGolden(input));
  const view = mediterraneanEmpires.view.of(state)('public');
  return { view, over: state.over!, account: account(view, state.over!) };
};

describe('what is kept of a finished game', () => {
  test('[MED.4.4-b] the places of all by points; whoever shares the victory shares the first', () => {
    const { over, account: kept } = accountOf('decided-by-shared-4-players');
    expect(over.winners.length).toBeGreaterThan(1);
    expect(kept.ranks!.flatMap((rank, seat) => (rank === 1 ? [seat] : []))).toEqual(over.winners);
    const byPoints = over.points!.map((_, seat) => seat).sort((a, b) => over.points![b]! - over.points![a]!);
    const ranks = byPoints.map((seat) => kept.ranks![seat]!);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });

  test('[MED.4.4-b] of two with as many points, who has more cities is before the other', () => {
    const { over, account: kept } = accountOf('decided-by-cities-2-players');
    expect(over.points![0]).toBe(over.points![1]);
    expect([...kept.ranks!].sort((a, b) => a - b)).toEqual([1, 2]);
    expect(kept.ranks![over.winners[0]!]).toBe(1);
  });

  test('the scenario, the Empire of each seat and the turns are told by their keys', () => {
    const { account: kept } = accountOf('scenario-3b-3-players');
    expect(kept.scenario).toBe('scenario:3B');
    expect(kept.sides!.map(([side]) => side!.slice(0, 7))).toEqual(['empire:', 'empire:', 'empire:']);
    expect(kept.turns).toBe(3);
  });
});
