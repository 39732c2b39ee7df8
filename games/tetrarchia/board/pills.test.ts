import { expect, test } from 'vitest';
import { PLACE_REFS } from '../rules/ids.ts';
import { en } from '../rules/messages/en.ts';
import { type Box, boxOf, figureBox, labels, SIZE } from './labels.ts';
import { pointOf, SPOTS } from './layout.ts';
import { type PillAt, spread, type Wanted } from './pills.tsx';
import type { Say } from './props.ts';

const say: Say = (key) => en[key as keyof typeof en];
const provinces = PLACE_REFS.slice(0, 42);
const boxesOf = (pills: readonly PillAt[], grow: number): Box[] =>
  pills.map(({ x, y, text }) => {
    const half = ((10 + text.length * 6.3) * grow) / 2;
    return [x - half, y - 8.5 * grow, x + half, y + 8.5 * grow];
  });
/** How far two boxes overlap. */
const depth = (a: Box, b: Box): number =>
  Math.min(Math.min(a[2], b[2]) - Math.max(a[0], b[0]), Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

const pillsFor = (size: number, figures: readonly number[]): { pills: Box[]; names: Box[] } => {
  const standing = figures.map((at) => PLACE_REFS[at]!);
  const names = labels(say, standing, size).flatMap((label) => (label ? [boxOf(label, size)] : []));
  const wanted: Wanted[] = [
    ...provinces.map((ref) => ({ ref, side: 'cost' as const, kind: 'cost', text: '2' })),
    ...provinces.map((ref) => ({ ref, side: 'risk' as const, kind: 'risk', text: '12 %' })),
  ];
  const taken = [...names, ...figures.map((at) => figureBox(SPOTS[at]!))];
  return { pills: boxesOf(spread(wanted, taken, size / SIZE), size / SIZE), names };
};

test('a cost and a risk beside every province leave names readable', () => {
  for (let at = 0; at < provinces.length; at++) {
    const { pills, names } = pillsFor(SIZE, [at, (at + 17) % provinces.length]);
    const worst = Math.max(...pills.flatMap((pill) => names.map((name) => depth(pill, name))));
    expect(worst).toBeLessThan(SIZE * 0.45);
    const stacked = Math.max(...pills.flatMap((a, i) => pills.slice(i + 1).map((b) => depth(a, b))));
    expect(stacked).toBeLessThan(9);
  }
});

test('with larger letters too, but for one or two', () => {
  const { pills, names } = pillsFor(13.75, [3, 20]);
  const deep = pills.filter((pill) => names.some((name) => depth(pill, name) > 6));
  expect(deep.length).toBeLessThan(4);
});

test('a slight risk that would hide a name is not shown', () => {
  const ref = provinces[7]!;
  const [x, y] = pointOf(ref)!;
  const wanted = { ref, side: 'risk' as const, kind: 'risk', text: '3 %' };
  const everywhere: Box = [x - 80, y - 80, x + 80, y + 80];
  expect(spread([{ ...wanted, slight: true }], [everywhere], 1)).toEqual([]);
  expect(spread([wanted], [everywhere], 1)).toHaveLength(1);
});

test('a number stays by its place', () => {
  for (const { key, x, y } of spread(
    provinces.map((ref) => ({ ref, side: 'risk' as const, kind: 'risk', text: '3 %' })),
    [],
    1,
  )) {
    const [px, py] = pointOf(key.split('/')[1]!)!;
    expect(Math.hypot(x - px, y - py)).toBeLessThan(36);
  }
});
