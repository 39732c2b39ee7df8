import { expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { senator } from '../../rome/senators.ts';
import { revenue } from '../../revenue/index.ts';
import { at } from '../../testing/at.ts';
import { bare } from '../../testing/bare.ts';
import { wages } from '../../testing/armies.ts';
import { captured } from '../../testing/people.ts';
import { WITH_PONTIFEX } from '../../testing/pontifex.ts';

/** senator:2, Leader of seat 1, is Pontifex Maximus: the Revenue Phase up to the Redistribution. */
const collecting = (die: number[], patch: (g: Rome) => void = () => {}) =>
  at(
    revenue,
    undefined,
    WITH_PONTIFEX,
    (g) => {
      bare(g);
      senator(g, 'senator:2').office = 'pontifex';
      patch(g);
    },
    die,
  );
const lumps = (game: ReturnType<typeof collecting>): number[] => game.g.factions.map((f) => f.lump);

test('[2.01.6-a][2.01.6-b] a die of Talents besides his income, to be placed in the Redistribution', () => {
  const game = collecting([5]);
  expect(lumps(game)).toEqual([3, 8, 3]);
  expect(game.lines('pontifex.collections')).toMatchObject([{ who: 'senator:2', die: 5, n: 5 }]);
  game.as(0).does('redistributed').as(1).does('allocate', { 'senator:2': 8 });
  expect(senator(game.g, 'senator:2').talents).toBe(8);
});
test('[2.01.6-c][A2-16] less Evil Omens, never below 0', () => {
  const omens = (level: number) => (g: Rome) => void g.events.push({ id: 'event:168', level, since: 0 });
  expect(lumps(collecting([5], omens(1)))).toEqual([3, 7, 3]);
  expect(lumps(collecting([1], omens(2)))).toEqual([3, 3, 3]);
});
test('[2.01.6-a] nobody rolls where there is no Pontifex Maximus, [A2-17] or where he earns nothing', () => {
  expect(
    lumps(
      collecting([], (g) => {
        senator(g, 'senator:2').office = '';
      }),
    ),
  ).toEqual([3, 3, 3]);
  const held = collecting([], (g) => {
    captured(g, 'senator:2', wages(g, 'war:5').id);
  });
  expect(lumps(held)).toEqual([3, 0, 3]);
});
