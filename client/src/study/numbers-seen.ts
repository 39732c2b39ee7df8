/** How whoever looks counts the inputs of a game: what others did in private is in its file, and not in what this reader counts. */
import { type Entry, type Eye, linesFor } from '@tabularium/kernel';
import type { RecordEntry } from '@tabularium/protocol';

/** For every input of the file, from 0 on, how many of them the reader knows of. The record is that of the reader. */
export const numbersSeen = (
  entries: readonly Pick<Entry, 'input' | 'log'>[],
  record: readonly RecordEntry[],
  eye: Eye,
): readonly number[] => {
  const known = record.filter(({ input }) => input > 0);
  const seen = [0];
  let n = 0;
  for (const { input, log } of entries) {
    const next = known[n];
    const left = entries.length - (seen.length - 1) - (known.length - n);
    // While as many are left in the file as in the record, all of them are known.
    if (next && (left === 0 || isOf(next, input.by, linesFor(log, eye).length))) n++;
    seen.push(n);
  }
  return seen;
};

const isOf = ({ by, lines }: RecordEntry, actor: number, said: number): boolean =>
  by === actor && lines.length === said;
