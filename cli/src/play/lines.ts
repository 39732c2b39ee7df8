/** What happened, in words. */
import { type Because, type Entry, type LogLine, linesFor, messages, type Seat } from '@tabularium/kernel';
import type { Speaker } from '@tabularium/text';
import { en } from '../messages/en.ts';
import { wrapped } from '../output.ts';
import { label } from '../refs.ts';
import { answerText } from './answers.ts';

const t = messages(en);

/** What belongs to the line above it is set further in. */
const FURTHER = '  ';

/** A line as wide as the screen, as far in as it was set. */
export const laid = (line: string, indent = ''): string[] => {
  const text = line.trimStart();
  return wrapped(text, indent + ' '.repeat(line.length - text.length));
};

/** Why the rules did something by themselves: what it goes by, what fits best, and what ruled out each of the others. */
export const reasons = ({ by, candidates }: Because, speak: Speaker): string[] => {
  const left = candidates.filter(({ out }) => out === undefined).map(({ ref }) => label(ref, speak));
  const others = candidates.flatMap(({ ref, out }) =>
    out ? [speak.say(t('cli.ruledOut', { what: label(ref, speak), why: bare(speak.say(out)) }))] : [],
  );
  return [
    speak.say(t('cli.because', { by: bare(speak.say(by)) })),
    // One that was never compared with another says nothing.
    ...(left.length > 0 && candidates.length > 1
      ? [speak.say(t('cli.fits', { n: left.length, list: left.join(', ') }))]
      : []),
    ...(others.length > 0 ? [speak.say(t('cli.others', { list: others.join('; ') }))] : []),
  ].map((line) => FURTHER + line);
};
const bare = (sentence: string): string => sentence.replace(/\.$/, '');

export const said = (log: readonly LogLine[], seat: Seat | 'public', speak: Speaker): string[] =>
  linesFor(log, seat).map(({ m }) => speak.say(m));

/** The same, with the reasons for what happened by itself. */
export const saidWithReasons = (log: readonly LogLine[], seat: Seat | 'public', speak: Speaker): string[] =>
  linesFor(log, seat).flatMap(({ m, because }) => [speak.say(m), ...(because ? reasons(because, speak) : [])]);

type Telling = typeof said;

/** An entry as a few lines. If the rules said nothing, the answer itself is shown, provided that this seat may know it. */
export const entryLines = (
  entry: Entry,
  seat: Seat | 'public',
  isOpen: boolean,
  speak: Speaker,
  telling: Telling = said,
): string[] => {
  const lines = telling(entry.log, seat, speak);
  if (lines.length > 0 || !(isOpen || entry.input.by === seat)) return lines;
  return [answerText(entry.input, speak)];
};

/** Statements behind what was said, each once. */
export const rulesOf = (log: readonly LogLine[]): string[] => [
  ...new Set(log.flatMap(({ rule }) => (rule === undefined ? [] : [rule]))),
];
