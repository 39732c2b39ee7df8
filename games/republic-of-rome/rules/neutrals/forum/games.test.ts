import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import type { FactionId } from '../../ids.ts';
import { senator } from '../../rome/senators.ts';
import { rich } from '../../testing/bare.ts';
import { bareNeutrals, CONSERVATIVES, IMPERIALS, joins, PLUTOCRATS, POPULISTS } from '../../testing/neutrals.ts';
import { sponsorGames } from './games.ts';

const sponsoring = (faction: FactionId, patch: (g: Rome) => void, dice: number[] = []) =>
  bareNeutrals(
    sponsorGames,
    { faction },
    {},
    (g) => {
      g.unrest = 3;
      rich(g, `senator:${faction + 1}` as 'senator:1', 20);
      patch(g);
    },
    dice,
  );
const held = (faction: FactionId, patch: (g: Rome) => void = () => {}, dice: number[] = []) =>
  sponsoring(faction, patch, dice).lines('forum.games');

describe('[4.04.4-a] who gives Games', () => {
  test.each([IMPERIALS, PLUTOCRATS, POPULISTS])('Faction %i does', (faction) => {
    expect(held(faction)).toMatchObject([{ who: `senator:${faction + 1}`, cost: 18 }]);
  });
  test('the Conservatives never', () => {
    expect(held(CONSERVATIVES)).toEqual([]);
  });
});

test('[4.04.4-b][A4-23] only while Unrest is above the Popularity of him who pays', () => {
  expect(held(IMPERIALS, (g) => (senator(g, 'senator:2').popularity = 2))).toHaveLength(1);
  expect(held(IMPERIALS, (g) => (senator(g, 'senator:2').popularity = 3))).toEqual([]);
  expect(
    held(IMPERIALS, (g) => {
      g.unrest = 0;
      senator(g, 'senator:2').popularity = -1;
    }),
  ).toHaveLength(1);
});

test('[4.04.4-c] the dearest that he can pay', () => {
  for (const [talents, cost] of [
    [18, 18],
    [17, 13],
    [13, 13],
    [12, 7],
    [7, 7],
  ] as const) {
    expect(held(IMPERIALS, (g) => rich(g, 'senator:2', talents))).toMatchObject([{ cost }]);
  }
  expect(held(IMPERIALS, (g) => rich(g, 'senator:2', 6))).toEqual([]);
});

test('[4.04.4-d][A4-23] the richest pays, in Rome or not, and his Popularity counts', () => {
  const away = (g: Rome): void => {
    joins(g, 'senator:6', IMPERIALS, { at: 'field', popularity: 1 });
    rich(g, 'senator:6', 25);
    senator(g, 'senator:2').popularity = 9;
  };
  expect(held(IMPERIALS, away)).toMatchObject([{ who: 'senator:6' }]);
  const captive = (g: Rome): void => {
    away(g);
    senator(g, 'senator:6').captive = 'barbarians';
  };
  expect(held(IMPERIALS, captive)).toEqual([]);
});

test('[4.04.4-d] of two as rich the dice say who pays; if he is popular enough there are no Games', () => {
  const equal = (g: Rome): void => {
    joins(g, 'senator:6', IMPERIALS, { popularity: 9 });
    rich(g, 'senator:6', 20);
  };
  expect(held(IMPERIALS, equal, [6, 6, 1, 1])).toMatchObject([{ who: 'senator:2' }]);
  expect(held(IMPERIALS, equal, [1, 1, 6, 6])).toEqual([]);
});
