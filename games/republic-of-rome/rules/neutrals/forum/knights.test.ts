import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import type { FactionId } from '../../ids.ts';
import { senator } from '../../rome/senators.ts';
import { rich } from '../../testing/bare.ts';
import {
  bareNeutrals,
  CONSERVATIVES,
  IMPERIALS,
  joins,
  PLUTOCRATS,
  POPULISTS,
  ruledOut,
} from '../../testing/neutrals.ts';
import { attractKnight } from './knights.ts';

const attracting = (faction: FactionId, patch: (g: Rome) => void = () => {}, dice: number[] = [3]) =>
  bareNeutrals(attractKnight, { faction }, {}, patch, dice);

describe('[4.04.3-a] it spends what its card says', () => {
  test.each([
    [IMPERIALS, 1],
    [PLUTOCRATS, 2],
    [CONSERVATIVES, 0],
    [POPULISTS, 1],
  ])('Faction %i: %i T', (faction, n) => {
    const t = attracting(faction, (g) => rich(g, `senator:${faction + 1}` as 'senator:1', 10), [6 - n]);
    expect(t.lines('neutral.knight')).toMatchObject([{ n }]);
    expect(senator(t.g, `senator:${faction + 1}`)).toMatchObject({ talents: 10 - n, knights: 1 });
  });
});

test('[4.04.3-b] with less it spends all he has, and tries even with nothing', () => {
  expect(senator(attracting(PLUTOCRATS, (g) => rich(g, 'senator:3', 1), [5]).g, 'senator:3')).toMatchObject({
    talents: 0,
    knights: 1,
  });
  expect(senator(attracting(PLUTOCRATS, () => {}, [6]).g, 'senator:3').knights).toBe(1);
  expect(senator(attracting(PLUTOCRATS, () => {}, [5]).g, 'senator:3').knights).toBe(0);
});

test('[4.04.3-a][A4-22] by the richest in Rome; of equals by dice', () => {
  const three = (g: Rome): void => {
    rich(g, 'senator:3', 4);
    joins(g, 'senator:6', PLUTOCRATS);
    rich(g, 'senator:6', 7);
    joins(g, 'senator:7', PLUTOCRATS, { at: 'field' });
    rich(g, 'senator:7', 30);
  };
  const t = attracting(PLUTOCRATS, three);
  expect(t.lines('neutral.knight')).toMatchObject([{ who: ['senator:6'], n: 2 }]);
  expect(ruledOut(t, 'neutral.knight')).toEqual({ 'senator:3': 'measure:money', 'senator:6': '' });
  const equal = attracting(
    PLUTOCRATS,
    (g) => {
      three(g);
      rich(g, 'senator:3', 7);
    },
    [6, 6, 1, 1, 4],
  );
  expect(senator(equal.g, 'senator:3')).toMatchObject({ talents: 5, knights: 1 });
});

test('[4.04.3-a] nobody in Rome, or the Faction of the Proscription: no attempt', () => {
  const away = attracting(PLUTOCRATS, (g) => Object.assign(senator(g, 'senator:3'), { at: 'field' }), []);
  expect(away.lines('neutral.knight')).toEqual([]);
  expect(attracting(PLUTOCRATS, (g) => (g.proscribed = PLUTOCRATS), []).lines('neutral.knight')).toEqual([]);
});
