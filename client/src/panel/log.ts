/** The record in chapters, as it was said. */
import type { Msg } from '@tabularium/kernel';
import type { LogGroup } from '@tabularium/parts/web';
import type { RecordEntry, VoteNews } from '@tabularium/protocol';
import { once } from '../app/once.ts';

export interface Line {
  readonly key: string;
  readonly input: number;
  readonly by: number;
  /** Of its input. */
  readonly isFirst: boolean;
  readonly m: Msg;
  readonly rule?: string;
  readonly dice?: readonly number[];
  /** The table decided something, by a vote. */
  readonly vote?: VoteNews;
}
/** A line, or several that belong together: then it is their last one, and `parts` are those before it. */
export interface LogItem {
  readonly line: Line;
  readonly parts: readonly Line[];
}

export interface Chapter {
  readonly key: string;
  /** Missing for what came before the first head. */
  readonly head?: Msg;
  readonly items: readonly LogItem[];
  /** Still going on. */
  readonly now: boolean;
}

const linesIn = once(({ input, by, lines }: RecordEntry): readonly Line[] =>
  lines.map((line, i) => ({ key: `${input}.${i}`, input, by, isFirst: i === 0, ...line })),
);
const linesOf = (record: readonly RecordEntry[]): Line[] => record.flatMap(linesIn);

/** Lines in the order in which they were said, those that belong together as one. What is said between them stands by itself. */
export const grouped = (lines: readonly Line[], groups: readonly LogGroup[]): LogItem[] => {
  const out: LogItem[] = [];
  let open: { readonly group: LogGroup; readonly from: number; readonly parts: Line[] } | undefined;
  for (const line of lines) {
    const { k } = line.m;
    if (open?.group.ends.test(k)) {
      const { from, parts } = open;
      out.push(...out.splice(from).filter((item) => !parts.includes(item.line)), { line, parts });
      open = undefined;
      continue;
    }
    const group = groups.find((g) => g.begins.test(k));
    if (open?.group.goesOn.test(k)) open.parts.push(line);
    else if (group) open = { group, from: out.length, parts: [line] };
    out.push({ line, parts: [] });
  }
  return out;
};

export const chaptersOf = (
  record: readonly RecordEntry[],
  isHead: (m: Msg) => boolean,
  groups: readonly LogGroup[] = [],
): Chapter[] => {
  const chapters: { key: string; head?: Msg; lines: Line[] }[] = [{ key: 'start', lines: [] }];
  for (const line of linesOf(record)) {
    if (isHead(line.m)) chapters.push({ key: line.key, head: line.m, lines: [] });
    else chapters.at(-1)!.lines.push(line);
  }
  // A heading without lines is left out: the question says whose turn it is.
  const last = chapters.at(-1);
  return chapters
    .filter((c) => c.lines.length > 0)
    .map(({ lines, ...c }) => ({ ...c, items: grouped(lines, groups), now: c.key === last?.key }));
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
