import { expect, test } from 'vitest';
import { ago, span, timeLeft, until, shareLeft } from './time.ts';

test('spans a table offers', () => {
  expect([300, 3600, 86_400, 259_200].map((s) => span(s, 'en'))).toEqual(['5 minutes', '1 hour', '1 day', '3 days']);
  expect(span(259_200, 'it')).toBe('3 giorni');
});
test('what is left is coarse, and never nothing', () => {
  const left = (minutes: number): string => timeLeft(minutes * 60_000, 'en');
  expect([-3, 0.5, 1, 90, 119, 120, 47 * 60, 48 * 60].map(left)).toEqual([
    'in 1 minute',
    'in 1 minute',
    'in 1 minute',
    'in 90 minutes',
    'in 119 minutes',
    'in 2 hours',
    'in 47 hours',
    'in 2 days',
  ]);
  expect(timeLeft(3 * 3_600_000, 'es')).toBe('dentro de 3 horas');
});
test('a moment of today is a time; another has its day', () => {
  const noon = new Date(2026, 10, 15, 12, 0).getTime();
  expect(until(noon + 3_600_000, noon, 'en')).toMatch(/^1:00/);
  expect(until(noon + 86_400_000, noon, 'en')).toMatch(/Nov.*12:00/);
});

test('how long ago something was, if it was not just now', () => {
  expect([0, 59_000, 60_000, 3 * 3_600_000].map((ms) => ago(ms, 'en'))).toEqual([
    undefined,
    undefined,
    '1 minute ago',
    '3 hours ago',
  ]);
});

test('a bar is full when the time begins and empty when it is over, whatever clocks say', () => {
  const [begins, over] = [5_000_000, 5_300_000];
  expect([begins - 9000, begins, begins + 225_000, over, over + 9000].map((now) => shareLeft(over, now, 300))).toEqual([
    1, 1, 0.25, 0, 0,
  ]);
});
