import { expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { senator } from '../../rome/senators.ts';
import { hand } from '../../testing/at.ts';
import { rich } from '../../testing/bare.ts';
import { bareNeutrals, IMPERIALS, joins, ruledOut } from '../../testing/neutrals.ts';
import { openBodyguard } from './open-bodyguard.ts';

const guarding = (influence: number, patch: (g: Rome) => void = () => {}, dice: number[] = []) =>
  bareNeutrals(
    openBodyguard,
    undefined,
    {},
    (g) => {
      g.phase = 'revenue';
      hand(g, IMPERIALS, 'card:152');
      rich(g, 'senator:2', 3);
      senator(g, 'senator:2').influence = influence;
      patch(g);
    },
    dice,
  );

test('[4.07.4-b] on the Senator with most Influence, if it is 21 or more', () => {
  const t = guarding(21, (g) => {
    joins(g, 'senator:6', IMPERIALS, { influence: 20 });
    rich(g, 'senator:6', 9);
  });
  expect(senator(t.g, 'senator:2')).toMatchObject({ bodyguard: true, talents: 2, popularity: -1 });
  expect(t.g.factions[IMPERIALS]!.hand).toEqual([]);
  expect(ruledOut(t, 'neutral.openBodyguard')).toEqual({ 'senator:2': '', 'senator:6': 'measure:influence' });
  expect(guarding(20).g.factions[IMPERIALS]!.hand).toEqual(['card:152']);
});
test('[4.07.4-b][card-152-a] not if he is away or cannot pay; another does not get it', () => {
  const other = (g: Rome): void => {
    joins(g, 'senator:6', IMPERIALS, { influence: 22 });
    rich(g, 'senator:6', 9);
  };
  const away = guarding(23, (g) => {
    other(g);
    senator(g, 'senator:2').at = 'field';
  });
  expect(away.g.senators.some((s) => s.bodyguard)).toBe(false);
  expect(guarding(23, (g) => rich(g, 'senator:2', 0)).g.senators.some((s) => s.bodyguard)).toBe(false);
});
test('[4.07.4-b] of equals by dice', () => {
  const t = guarding(
    21,
    (g) => {
      joins(g, 'senator:6', IMPERIALS, { influence: 21 });
      rich(g, 'senator:6', 1);
    },
    [1, 1, 2, 2],
  );
  expect(senator(t.g, 'senator:6').bodyguard).toBe(true);
});
