import { expect, test } from 'vitest';
import { newFeatures } from './features.ts';
import { weigh } from './weigh.ts';
import { WEIGHTS } from './weights.ts';

const nothing = { ...newFeatures(), certain: 0 };

test('every feature counts with its own weight', () => {
  for (const [name, weight] of Object.entries(WEIGHTS))
    expect(weigh({ ...nothing, [name]: 2 }, WEIGHTS)).toBe(2 * weight);
});

test('the weights have exactly the features that are read', () => {
  expect(Object.keys(WEIGHTS).sort()).toEqual(Object.keys(nothing).sort());
});
