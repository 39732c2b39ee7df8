import { expect, test } from 'vitest';
import { isGoing, nextGoing, pauseFor } from './onward-pace.ts';

test('step by step nothing goes by itself; calm and at once everything does', () => {
  expect(isGoing(nextGoing('begins', 'step'), 'step')).toBe(false);
  expect(isGoing(nextGoing('begins', 'calm'), 'calm')).toBe(true);
  expect(isGoing(nextGoing('begins', 'once'), 'once')).toBe(true);
});

test('a run goes on whatever the pace, and a stop holds it; a step by hand goes on at the pace', () => {
  for (const pace of ['step', 'calm', 'once'] as const) {
    expect(isGoing(nextGoing('runs', pace), pace)).toBe(true);
    expect(isGoing(nextGoing('stops', pace), pace)).toBe(false);
    expect(isGoing(nextGoing('steps', pace), pace)).toBe(pace !== 'step');
  }
});

test('calm leaves time to read, more for more; a run and at once do not', () => {
  const [short, long] = ['x'.repeat(20), 'x'.repeat(100)].map((said) => pauseFor('paced', 'calm', said));
  expect(short).toBeGreaterThan(1500);
  expect(long).toBeGreaterThan(short!);
  expect(pauseFor('paced', 'calm', 'x'.repeat(9000))).toBeLessThan(10_000);
  expect(pauseFor('runs', 'calm', 'x'.repeat(100))).toBeLessThan(100);
  expect(pauseFor('paced', 'once', 'x')).toBeLessThan(100);
});
