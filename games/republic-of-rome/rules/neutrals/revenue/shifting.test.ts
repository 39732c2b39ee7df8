import { expect, test } from 'vitest';
import { revenue } from '../../revenue/index.ts';
import { fresh } from '../../rome/death.ts';
import { senator } from '../../rome/senators.ts';
import { bare, governs, rich, treasury } from '../../testing/bare.ts';
import { atNeutrals } from '../../testing/neutrals.ts';
import { shifting } from './shifting.ts';

test('[4.02.1-d][4.02.1-e][4.02.1-f] Personal Revenue and what Neutrals have of it; Redistribution; development, taxes, Contributions, Debits and terms; then Players may move money', () => {
  const game = atNeutrals(
    revenue,
    undefined,
    { seats: 2 },
    (g) => {
      bare(g);
      g.senators.push(fresh(g, 'senator:10', 0));
      treasury(g, 0, 6);
      rich(g, 'senator:1', 4);
      governs(g, 'senator:10', 'province:sicilia').term = 1;
    },
    [],
  );
  // Imperials: 1d6.
  game.as(0).rolling(2).does('takeSpoils', []);
  expect(game.g.factions.map((f) => f.lump)).toEqual([4, 3, 0, 0, 0]);
  game.as(1).does('redistributed');
  // Development 3, taxes 2d6 - 2.
  game.as(0).rolling(3, 1, 4).does('redistributed');
  expect(game.g.state).toBe(203);
  game.as(0).does('contribute', { 'senator:1': 1 });
  expect(senator(game.g, 'senator:10').at).toBe('rome');
  expect(game.waitingFor).toEqual([0, 1]);
  expect(game.as(0).question?.prompt.k).toBe('ask.neutral.shift');
  // 4 and 6 and 4, without the 1 that was given.
  expect(game.as(0).offers('allocate')).toMatchObject({ min: 13, max: 13 });
  game
    .does('allocate', { 'senator:1': 13 })
    .does('allocate', { 'senator:1': 3, 'faction:0': 10 })
    .does('redistributed');
  expect([senator(game.g, 'senator:1').talents, game.g.factions[0]!.treasury]).toEqual([3, 10]);
  game.as(1).saysNothing();
  expect(game.as(0).offers('over')).toBeDefined();
});

test('[4.02.1-f] what a Rebel or a Captive has is not among it', () => {
  const game = atNeutrals(
    revenue,
    undefined,
    {},
    (g) => {
      bare(g);
      g.senators.push(fresh(g, 'senator:10', 0));
      rich(g, 'senator:10', 9);
      Object.assign(senator(g, 'senator:10'), { captive: 'barbarians', at: 'field' });
    },
    [1],
  );
  game.does('pass').does('redistributed').as(0);
  expect(game.question?.prompt.k).toBe('ask.neutral.shift');
  expect(game.offers('allocate')).toMatchObject({ of: { 'faction:0': 3, 'senator:1': 3 } });
});

test('[4.02.1-f] who has nothing moves nothing', () => {
  const game = atNeutrals(shifting, undefined, { seats: 2 }, (g) => {
    bare(g);
    rich(g, 'senator:2', 1);
  });
  expect(game.as(0).offers('allocate')).toBeUndefined();
  expect(game.as(1).offers('allocate')).toBeDefined();
});
