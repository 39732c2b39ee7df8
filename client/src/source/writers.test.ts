import { expect, test, vi } from 'vitest';
import { SAY_EVERY_MS, SHOWN_MS, Writers } from './writers.ts';

test('somebody is writing until the line has come, or until it is not said any more', () => {
  vi.useFakeTimers();
  let changes = 0;
  const writers = new Writers(() => changes++);
  const [livia, bruno] = [
    { by: 1, room: [0, 1] },
    { by: 2, room: 'table' as const },
  ];
  const elsewhere = { by: 1, room: [1, 2] };
  for (const writing of [livia, bruno, elsewhere]) writers.heard(writing);
  expect(writers.now).toEqual([livia, bruno, elsewhere]);
  // Livia's lines come, one after the other; Bruno goes on, and then stops.
  writers.drop({ by: 1, room: [0, 1] });
  expect(writers.now).toEqual([bruno, elsewhere]);
  writers.drop({ by: 1, room: [1, 2] });
  vi.advanceTimersByTime(SHOWN_MS - 1);
  writers.heard(bruno);
  vi.advanceTimersByTime(SHOWN_MS - 1);
  expect(writers.now).toEqual([bruno]);
  vi.advanceTimersByTime(1);
  expect([writers.now, changes]).toEqual([[], 1]);
  vi.useRealTimers();
});

test('what one writes oneself is said once in a while, in each room by itself', () => {
  const writers = new Writers(() => {});
  const said = (room: 'table' | number[], at: number): boolean => writers.isToSay(room, at);
  expect([said([1], 0), said([1], 900), said('table', 900), said([1], SAY_EVERY_MS)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});
