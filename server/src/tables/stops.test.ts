import { expect, test } from 'vitest';
import { ranUntil, whenRan } from './stops.ts';

test('a clock does not run while it is stopped, and stops that overlap count once', () => {
  const stops = [
    { from: 50, to: 70 },
    { from: 10, to: 30 },
    { from: 20, to: 60 },
  ];
  expect(whenRan(stops, 0, 5)).toBe(5);
  expect(whenRan(stops, 0, 20)).toBe(80);
  expect([5, 40, 80].map((now) => ranUntil(stops, 0, now))).toEqual([5, 10, 20]);
  expect(whenRan([{ from: 10 }], 0, 20)).toBe(Infinity);
});

test('a stop within another does not make it shorter', () => {
  const stops = [
    { from: 10, to: 90 },
    { from: 20, to: 30 },
  ];
  expect(whenRan(stops, 0, 15)).toBe(95);
});

test('a stop that begins in the moment at which the time is over comes too late, and one that ended before does not count', () => {
  expect(whenRan([{ from: 100, to: 200 }], 0, 100)).toBe(100);
  expect(whenRan([{ from: 100, to: 200 }], 0, 101)).toBe(201);
  expect(whenRan([{ from: 10, to: 50 }], 50, 100)).toBe(150);
});
