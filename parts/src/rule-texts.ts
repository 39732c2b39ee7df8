/** The statements of a game's rules for people to read, from the tables and lists of its RULES.md and RULINGS.md. */
import { readable } from './readable.ts';

export interface RuleText {
  readonly id: string;
  /** What the statement is called on screen: its number in the book, or "Ruling 19". */
  readonly label: string;
  readonly text: string;
  readonly section: string;
  /** A row of a table, column by column, and what the columns are called. */
  readonly row?: { readonly columns: readonly string[]; readonly cells: readonly string[] };
}
export type RuleTexts = ReadonlyMap<string, RuleText>;

/** `| TET.move-a | Moving over a normal link costs 1 IP. | … |` */
const ROW = /^\|\s*([A-Z][\w.-]*|[a-z\d][\w.]*-[\w.-]*)\s*\|\s*([^|]+?)\s*\|/;
/** `- [amb-1] H – 1.09.14. **Ruling:** …`; the letter says how important it is, which is not shown to players. */
const ITEM = /^- \[([\w.-]+)\]\s+(?:[HML] – )?(.+?)\s*$/;
const HEAD = /^##+\s+(?:([a-z][a-z-]*) — )?(.+?)\s*$/;
/** The first line of a table. Where it does not say "statement" or "ruling", it names columns: `3d6: Early / Middle / Late`. */
const COLUMNS = /^\|\s*id\s*\|(?!\s*(?:statement|ruling)\s*\|)\s*([^|]+?)\s*\|/;
const BETWEEN = /: | \/ | ; /g;

/** What stands between the columns of a header, in order, stands between the cells of each row. */
const cellsOf = (text: string, separators: readonly string[]): readonly string[] | undefined => {
  const cells: string[] = [];
  let rest = text.replace(/\.$/, '');
  for (const between of separators) {
    const at = rest.indexOf(between);
    if (at < 0) return undefined;
    cells.push(rest.slice(0, at));
    rest = rest.slice(at + between.length);
  }
  return [...cells, rest];
};

/** `tbl-appeal` is called "Popular Appeal Table": what short names of sections stand for. */
const titlesIn = (files: readonly string[]): ReadonlyMap<string, string> => {
  const titles = new Map<string, string>();
  for (const line of files.join('\n').split('\n')) {
    const [, short, title] = HEAD.exec(line) ?? [];
    if (short !== undefined && title !== undefined) titles.set(short, title.replace(/ \(.*$/, ''));
  }
  return titles;
};

const labelOf = (id: string, titles: ReadonlyMap<string, string>): string => {
  const own = id.replace(/^[A-Z]{3}\./, '');
  const named = [...titles].find(([short]) => own.startsWith(`${short}-`));
  return named ? named[1] : capital(readable(id, titles));
};

const capital = (text: string): string =>
  text.replace(/^(?:own |ruling|card )/, (word) => word[0]!.toUpperCase() + word.slice(1));

/** By id, in the order of the files. */
export const parseRuleTexts = (...files: readonly string[]): RuleTexts => {
  const titles = titlesIn(files);
  const texts = new Map<string, RuleText>();
  for (const file of files) {
    let section = '';
    let header: string | undefined;
    for (const line of file.split('\n')) {
      const head = HEAD.exec(line);
      if (head) [section, header] = [readable(head[2]!, titles), undefined];
      header = COLUMNS.exec(line)?.[1] ?? header;
      const found = ROW.exec(line) ?? ITEM.exec(line);
      if (!found) continue;
      const [, id, written] = found;
      const text = readable(written!, titles);
      const cells = header === undefined ? undefined : cellsOf(text, header.match(BETWEEN) ?? []);
      const row = header === undefined || !cells ? undefined : { columns: header.split(BETWEEN), cells };
      texts.set(id!, { id: id!, label: labelOf(id!, titles), text, section, ...(row && { row }) });
    }
  }
  return texts;
};
