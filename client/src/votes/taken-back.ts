/** What counts no more because the table went back. */
import type { RecordEntry } from '@tabularium/protocol';

/** The inputs that no longer count. Going back to a point that counted no more makes it count again. */
export const takenBack = (record: readonly RecordEntry[]): ReadonlySet<number> => {
  if (!record.some((e) => e.back !== undefined)) return NOTHING;
  const before = new Map(record.map(({ input, back }) => [input, back ?? input - 1]));
  const counts = new Set<number>();
  for (let at = record.at(-1)?.input; at !== undefined && at >= 0; at = before.get(at)) {
    counts.add(at);
    if (at === 0) break;
  }
  return new Set(record.flatMap(({ input, back }) => (counts.has(input) || back !== undefined ? [] : [input])));
};

const NOTHING: ReadonlySet<number> = new Set();
