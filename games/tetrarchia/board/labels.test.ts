import { expect, test } from 'vitest';
import { PLACE_REFS } from '../src/ids.ts';
import { en } from '../src/messages/en.ts';
import { labels } from './labels.ts';
import { SPOTS } from './layout.ts';
import type { Say } from './props.ts';

const say: Say = (key) => en[key as keyof typeof en];
const bare = labels(say, []);

test('every name stands where the layout puts it', () => {
  for (const [at, { x, y }] of bare.entries()) {
    expect(x).toBeCloseTo(SPOTS[at]!.x + SPOTS[at]!.dx);
    expect(y).toBeCloseTo(SPOTS[at]!.y + SPOTS[at]!.dy);
  }
  expect(bare[0]!.lines).toEqual(['MAVRETANIA', 'TINGITANA']);
});

test('a name steps aside for a figure that would stand on it, and no other moves', () => {
  const noricum = PLACE_REFS.indexOf('province:III-3');
  const moved = labels(say, ['province:III-3']);
  expect(moved[noricum]).not.toEqual(bare[noricum]);
  expect(moved.filter((label, at) => label.x !== bare[at]!.x || label.y !== bare[at]!.y)).toHaveLength(1);
});
