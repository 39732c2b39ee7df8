import { expect, test } from 'vitest';
import type { Rome } from '../../rules/game.ts';
import { formCoalition } from '../../rules/neutrals/senate/coalition.ts';
import { neutralsOf } from '../../rules/neutrals/state.ts';
import { senator, votesOf } from '../../rules/rome/senators.ts';
import { bare, rich } from '../../rules/testing/bare.ts';
import { atNeutrals, CONSERVATIVES, IMPERIALS, PLUTOCRATS, POPULISTS } from '../../rules/testing/neutrals.ts';
import { nextMove } from '../../rules/neutrals/next-move.ts';
import { countedIn, isRuling } from './counted.ts';

const polls = (g: Rome, votes: readonly number[]): void => {
  bare(g);
  for (const [faction, n] of votes.entries()) {
    const s = senator(g, `senator:${faction + 1}` as `senator:${number}`);
    s.knights += n - votesOf(g, s);
    rich(g, s.id, 50 - 10 * faction);
  }
};
const forming = (votes: readonly number[]) =>
  atNeutrals(formCoalition, undefined, {}, (g) => {
    polls(g, votes);
    neutralsOf(g).coalition = { entry: 1, members: [0] };
  });
const states = (view: Parameters<typeof countedIn>[0]) => countedIn(view).list.map((row) => row.state);
const MOVE = { faction: -1, does: { k: 'phase' }, rule: '4.05.2-f', because: { by: { k: 'phase' }, candidates: [] } };

test('[4.05.2-c][4.05.2-f] Factions by rank, and the list down to the first entry that has a Majority', () => {
  const t = forming([13, 9, 12, 11, 8]);
  const { ranks, all, needed, list, isForecast } = countedIn(t.view(0));
  expect(ranks.map((r) => [r.faction, r.votes])).toEqual([
    [0, 13],
    [PLUTOCRATS, 12],
    [CONSERVATIVES, 11],
    [IMPERIALS, 9],
    [POPULISTS, 8],
  ]);
  expect([all, needed, isForecast]).toEqual([53, 27, false]);
  expect(list.slice(0, 5).map((row) => row.votes)).toEqual([13, 20, 21, 23, 28]);
  expect(list[4]).toMatchObject({ members: [CONSERVATIVES, IMPERIALS, POPULISTS], state: 'rules' });
  expect(states(t.view(0))).toEqual(['short', 'short', 'short', 'short', 'rules', ...Array(5).fill('after')]);
  expect([0, CONSERVATIVES].map((faction) => isRuling(t.view(0), faction))).toEqual([false, true]);
});

test('[4.05.2-h] an entry that asks a Player is being tried; what he refuses is passed over, and has enough votes', () => {
  const t = forming([40, 9, 8, 7, 6]);
  expect(states(t.view(0))[0]).toBe('tried');
  // The Coalition of last turn rules no more.
  expect(isRuling(t.view(0), 0)).toBeUndefined();
  t.does('refuseCoalition');
  const after = countedIn(t.view(0)).list;
  expect(after[0]).toMatchObject({ votes: 40, state: 'refused' });
  expect(after.find((row) => row.state === 'tried' || row.state === 'rules')).toBeDefined();
});

test('before the first Senate: as votes stand, and nobody rules', () => {
  const t = atNeutrals(nextMove, MOVE, { pace: 'step' }, (g) => polls(g, [13, 9, 12, 11, 8]));
  const view = t.view(0);
  const { isForecast, list } = countedIn(view);
  expect(isForecast).toBe(true);
  expect(list.find((row) => row.state === 'tried')).toMatchObject({ entry: 5, votes: 28 });
  expect(isRuling(view, 0)).toBeUndefined();
});
