import { expect, test } from 'vitest';
import { nearTo } from './near.ts';

const at = (x: number, y = 0) => ({ x, y });

test('what a finger reaches: the nearest first, nothing farther than 22 pixels, four at most', () => {
  expect(nearTo([at(30), at(12), at(-20), at(22.5)], 0, 0)).toEqual([at(12), at(-20)]);
  expect(nearTo([at(100)], 0, 0)).toEqual([]);
  expect(nearTo([at(1), at(2), at(3), at(4), at(5)], 0, 0)).toEqual([at(1), at(2), at(3), at(4)]);
});
