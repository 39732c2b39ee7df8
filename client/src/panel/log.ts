/** The record in chapters, the newest on top, in each the newest line on top: what just happened is always in sight. */
import type { Msg } from '@tabularium/kernel';
import type { RecordEntry } from '@tabularium/protocol';

export interface Line {
  readonly key: string;
  readonly input: number;
  readonly by: number;
  readonly m: Msg;
  readonly rule?: string;
  readonly dice?: readonly number[];
}
export interface Chapter {
  readonly key: string;
  /** Missing for what came before the first head. */
  readonly head?: Msg;
  readonly lines: readonly Line[];
  /** Still going on. */
  readonly now: boolean;
}

const linesOf = (record: readonly RecordEntry[]): Line[] =>
  record.flatMap(({ input, by, lines }) => lines.map((line, i) => ({ key: `${input}.${i}`, input, by, ...line })));

export const chaptersOf = (record: readonly RecordEntry[], isHead: (m: Msg) => boolean): Chapter[] => {
  const chapters: { key: string; head?: Msg; lines: Line[] }[] = [{ key: 'start', lines: [] }];
  for (const line of linesOf(record)) {
    if (isHead(line.m)) chapters.push({ key: line.key, head: line.m, lines: [] });
    else chapters.at(-1)!.lines.push(line);
  }
  // A heading without lines is left out: the question says whose turn it is.
  const last = chapters.at(-1);
  return chapters
    .filter((c) => c.lines.length > 0)
    .map((c) => ({ ...c, lines: c.lines.toReversed(), now: c === last }))
    .reverse();
};

/** Inputs at which a turn began. Heads that name one and the same turn are parts of it. */
export const turnsOf = (record: readonly RecordEntry[], isHead: (m: Msg) => boolean): number[] => {
  const begun = new Set<number>();
  let turn: unknown;
  for (const { input, m } of linesOf(record).filter((line) => isHead(line.m))) {
    const named = m.a?.['turn'];
    if (named === undefined || named !== turn) begun.add(input);
    turn = named;
  }
  return [...begun];
};

/** Lines of what happened since the last visit. */
const MOST = 12;

type Lines = RecordEntry['lines'];

/** Lines that name one's own pieces come first, then the latest of the others. */
export const digestOf = (lines: Lines, own: readonly string[]): Lines => {
  const isMine = ({ m }: Lines[number]): boolean => Object.values(m.a ?? {}).some((x) => own.includes(String(x)));
  const mine = lines.filter(isMine).slice(-MOST);
  const others = lines.filter((line) => !isMine(line));
  return [...mine, ...others.slice(Math.max(0, others.length - (MOST - mine.length)))];
};
