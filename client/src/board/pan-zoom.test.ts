import { expect, test } from 'vitest';
import { clamp, closeUp, cover, fit, isWithin, pan, zoom } from './pan-zoom.ts';

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
test('where the whole cannot be read, a part is shown around what is asked, and nothing beyond the board', () => {
  const frame = { width: 400, height: 240 };
  expect(closeUp(box, frame, 0.8, { x: 500, y: 300 })).toEqual({ x: 250, y: 150, width: 500, height: 300 });
  expect(closeUp(box, frame, 0.8, { x: 10, y: 590 })).toEqual({ x: 0, y: 300, width: 500, height: 300 });
  // What is wider than the board has it in the middle.
  expect(closeUp(box, { width: 1000, height: 240 }, 0.8, { x: 10, y: 300 })).toMatchObject({ x: -125, width: 1250 });
});
test('what is well in screen need not be moved', () => {
  const seen = { x: 100, y: 100, width: 500, height: 300 };
  expect(isWithin(seen, { x: 350, y: 250 })).toBe(true);
  expect(isWithin(seen, { x: 120, y: 250 })).toBe(false);
  expect(isWithin(seen, { x: 350, y: 390 })).toBe(false);
});
