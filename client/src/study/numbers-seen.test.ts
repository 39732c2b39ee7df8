import type { LogLine, Seat } from '@tabularium/kernel';
import type { RecordEntry } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { numbersSeen } from './numbers-seen.ts';

const entry = (by: Seat, ...keys: readonly string[]) => ({
  input: { by, verb: 'x' },
  log: keys.map((k): LogLine => ({ m: { k } })),
});
/** What a reader has of these, from the set-up on. */
const recordOf = (...known: readonly ReturnType<typeof entry>[]): RecordEntry[] => [
  { input: 0, by: 0, at: 0, lines: [] },
  ...known.map(({ input: { by }, log }, i) => ({ input: i + 1, by, at: 0, lines: log.map(({ m }) => ({ m })) })),
];

test('whoever knows of every input counts as the file does', () => {
  const all = [entry(0, 'a'), entry(1), entry(0), entry(1, 'b')];
  expect(numbersSeen(all, recordOf(...all), 0)).toEqual([0, 1, 2, 3, 4]);
});

test('what another did in private has no number of its own', () => {
  const [first, secret, second, third] = [entry(0, 'a'), entry(1), entry(0, 'b'), entry(0, 'c')];
  expect(numbersSeen([first, secret, second, third], recordOf(first, second, third), 0)).toEqual([0, 1, 1, 2, 3]);
  expect(numbersSeen([secret, first, second], recordOf(first, second), 0)).toEqual([0, 0, 1, 2]);
});
