/** What happened since the last visit: what was done to oneself first, then the rest by chapters. */
import type { Msg } from '@tabularium/kernel';
import type { LogGroup } from '@tabularium/parts/web';
import type { RecordEntry } from '@tabularium/protocol';
import { type Chapter, chaptersOf, type LogItem } from './log.ts';

export interface Since {
  /** Newest last, as one would tell it. */
  readonly yours: readonly LogItem[];
  readonly rest: readonly Chapter[];
}

interface Reader {
  /** Refs of whoever reads: their figures and what belonged to them, then or now. */
  readonly own: ReadonlySet<string>;
  readonly isHead: (m: Msg) => boolean;
  readonly groups?: readonly LogGroup[];
}

const names = ({ a }: Msg, own: ReadonlySet<string>): boolean =>
  Object.values(a ?? {}).some((x) => (Array.isArray(x) ? x.some((y) => own.has(String(y))) : own.has(String(x))));

/** Of lines that belong together, how they began and how they ended: in between everybody is named in turn. */
const concerns = ({ line, parts }: LogItem, own: ReadonlySet<string>): boolean =>
  names(line.m, own) || (parts[0] !== undefined && names(parts[0].m, own));

/** `news` are entries of others; `before` what had been said by then, for the head of a chapter that had begun. */
export const sinceThen = (
  before: readonly RecordEntry[],
  news: readonly RecordEntry[],
  { own, isHead, groups = [] }: Reader,
): Since => {
  const head = before.flatMap((e) => e.lines).findLast(({ m }) => isHead(m));
  const begun: RecordEntry[] = head ? [{ input: -1, by: -1, at: 0, lines: [head] }] : [];
  const chapters = chaptersOf([...begun, ...news], isHead, groups);
  return {
    yours: chapters.flatMap((c) => c.items.filter((item) => concerns(item, own))),
    rest: chapters
      .map((c) => ({ ...c, items: c.items.filter((item) => !concerns(item, own)) }))
      .filter((c) => c.items.length > 0),
  };
};
