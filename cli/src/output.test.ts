import { expect, test } from 'vitest';
import { timeLeft } from './output.ts';

test('time left is said in seconds, minutes or hours, and never too short', () => {
  expect(timeLeft(0)).toBe('0 s left');
  expect(timeLeft(40_001)).toBe('41 s left');
  expect(timeLeft(100_000)).toBe('2 min left');
  expect(timeLeft(121_000)).toBe('3 min left');
  expect(timeLeft(12_000_000)).toBe('3 h 20 min left');
});
