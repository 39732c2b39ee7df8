/** What the record shows of votes: what was decided, and what counts no more. Loaded when there is any. */
import type { Msg } from '@tabularium/kernel';
import type { RecordEntry } from '@tabularium/protocol';
import type { NewsLine } from '../source/source.ts';

export { takenBack } from './taken-back.ts';
export { NewsLine as DecidedLine } from './news-line.tsx';

/** The record with what the table has decided, where it was decided. That it went back the record says itself. */
export const withDecisions = (
  record: readonly RecordEntry[],
  votes: readonly NewsLine[] = [],
): readonly RecordEntry[] => {
  const decided = votes.filter(({ vote }) => vote.how === 'passed' && vote.about.kind !== 'rewind');
  if (decided.length === 0) return record;
  return record.map((entry, i) => {
    const next = record[i + 1]?.at ?? Number.POSITIVE_INFINITY;
    const here = decided.filter(({ at }) => at < next && (at >= entry.at || i === 0));
    if (here.length === 0) return entry;
    return { ...entry, lines: [...entry.lines, ...here.map(({ vote }) => ({ m: DECIDED, vote }))] };
  });
};
const DECIDED: Msg = { k: 'vote' };
