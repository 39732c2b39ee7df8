import { expect, test } from 'vitest';
import { clamp, cover, fit, pan, zoom } from './pan-zoom.ts';

const box = [0, 0, 1000, 600] as const;

test('the whole board fits, whatever the shape of the frame', () => {
  expect(fit(box, { width: 500, height: 300 })).toEqual({ x: 0, y: 0, width: 1000, height: 600 });
  const tall = fit(box, { width: 300, height: 600 });
  expect(tall).toMatchObject({ x: 0, width: 1000, height: 2000, y: -700 });
});
test('covering leaves nothing empty', () => {
  const seen = cover(box, { width: 300, height: 600 });
  expect(seen).toMatchObject({ y: 0, height: 600, width: 300 });
});
test('zooming keeps the point under the pointer', () => {
  const whole = fit(box, { width: 500, height: 300 });
  const near = zoom(whole, box, 2, 250, 150);
  expect(near.width).toBe(500);
  expect((250 - near.x) / near.width).toBeCloseTo(0.25);
});
test('nobody gets lost: the middle stays on the board, and there is a nearest and a farthest', () => {
  const whole = fit(box, { width: 500, height: 300 });
  expect(pan(whole, box, 99_999, 0).x).toBe(500);
  expect(zoom(whole, box, 1e9, 0, 0).width).toBeCloseTo(1000 / 6);
  expect(zoom(whole, box, 1e-9, 0, 0).width).toBeCloseTo(1120);
  expect(clamp({ x: -9e9, y: 0, width: 100, height: 60 }, box).x).toBe(-50);
});
