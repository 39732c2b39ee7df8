/** What happened, in words. */
import { type Entry, type LogLine, linesFor, type Seat } from '@tabularium/kernel';
import type { Speaker } from '@tabularium/text';
import { answerText } from './answers.ts';

export const said = (log: readonly LogLine[], seat: Seat | 'public', speak: Speaker): string[] =>
  linesFor(log, seat).map(({ m }) => speak.say(m));

/** An entry as a few lines. If the rules said nothing, the answer itself is shown, provided that this seat may know it. */
export const entryLines = (entry: Entry, seat: Seat | 'public', isOpen: boolean, speak: Speaker): string[] => {
  const lines = said(entry.log, seat, speak);
  if (lines.length > 0 || !(isOpen || entry.input.by === seat)) return lines;
  return [answerText(entry.input, speak)];
};

/** Statements behind what was said, each once. */
export const rulesOf = (log: readonly LogLine[]): string[] => [
  ...new Set(log.flatMap(({ rule }) => (rule === undefined ? [] : [rule]))),
];
