import { expect, test } from 'vitest';
import { PLACE_REFS } from '../rules/ids.ts';
import { en } from '../rules/messages/en.ts';
import { boxOf, CIRCLES, labels, SIZE, total } from './labels.ts';
import { SPOTS } from './layout.ts';
import type { Say } from './props.ts';

const say: Say = (key) => en[key as keyof typeof en];
const placed = (...args: Parameters<typeof labels>) => labels(...args).map((label) => label!);
const bare = placed(say, []);

test('every name stands where the layout puts it', () => {
  for (const [at, { x, y }] of bare.entries()) {
    expect(x).toBeCloseTo(SPOTS[at]!.x + SPOTS[at]!.dx);
    expect(y).toBeCloseTo(SPOTS[at]!.y + SPOTS[at]!.dy);
  }
  expect(bare[0]!.lines).toEqual(['MAVRETANIA', 'TINGITANA']);
});

test('a name steps aside for a figure that would stand on it, and no other moves', () => {
  const noricum = PLACE_REFS.indexOf('province:III-3');
  const moved = placed(say, ['province:III-3']);
  expect(moved[noricum]).not.toEqual(bare[noricum]);
  expect(moved.filter((label, at) => label.x !== bare[at]!.x || label.y !== bare[at]!.y)).toHaveLength(1);
});

test.each([12.5, 13.75, 16, 18])('letters of %d hide neither places nor each other; few names find no room', (size) => {
  const seen = labels(say, [], size).flatMap((label) => (label ? [boxOf(label, size)] : []));
  expect(seen.length).toBeGreaterThan(size < 14 ? 43 : 30);
  for (const [i, box] of seen.entries()) {
    const others = seen.filter((_, other) => other !== i);
    expect(total(box, others, 1) + total(box, CIRCLES, 1)).toBeLessThan(2 * size);
  }
  expect(SIZE).toBeLessThan(size);
});
