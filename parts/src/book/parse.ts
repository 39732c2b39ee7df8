/** Reads the texts of a book: a small part of Markdown, and nothing else. docs/rulebook.md says what it is. */
import type { Block, Chapter, Prose, Section } from './book.ts';
import { proseOf } from './spans.ts';

/** A mistake in a text, and where it is. */
export class BookError extends Error {
  constructor(file: string, line: number, what: string) {
    super(`${file}:${line}: ${what}`);
    this.name = 'BookError';
  }
}

interface Line {
  readonly text: string;
  /** From 1. */
  readonly at: number;
}
/** Reads a run of text of this line. */
type Read = (text: string, line: Line) => Prose;

const HEAD = /^(#{1,3}) (.+)$/;
const ITEM = /^(-|\d+\.) (.+)$/;
const ROW = /^\|(.+)\|$/;
const RULE = /^\|[\s:|-]+\|$/;
const PICTURE = /^!\[([^\]]+)\]\(picture:([a-z][a-z-]*)\)$/;
/** The beginning of something else than plain text. */
const OTHER = /^(#|- |\d+\. |\||> |!\[)/;

export const parseChapter = (name: string, text: string): Chapter => {
  const file = `${name}.md`;
  const wrong = (line: Line, what: string): never => {
    throw new BookError(file, line.at, what);
  };
  const read: Read = (words, line) => {
    try {
      return proseOf(words);
    } catch (e) {
      throw new BookError(file, line.at, e instanceof Error ? e.message : String(e));
    }
  };
  const sections: { anchor: string; level: 1 | 2 | 3; title: string; lines: Line[] }[] = [];
  text.split('\n').forEach((words, i) => {
    const line = { text: words.trimEnd(), at: i + 1 };
    const [, hashes, title] = HEAD.exec(line.text) ?? [];
    if (hashes !== undefined && title !== undefined) {
      const level = hashes.length === 1 ? 1 : hashes.length === 2 ? 2 : 3;
      if ((level === 1) !== (sections.length === 0)) wrong(line, 'a chapter has one title, above everything else');
      if (/[{}*[\]`]/.test(title)) wrong(line, 'a title is plain text');
      sections.push({ anchor: level === 1 ? name : `${name}.${sections.length}`, level, title, lines: [] });
    } else if (sections.length > 0) sections.at(-1)!.lines.push(line);
    else if (line.text !== '') wrong(line, 'a chapter begins with its title: “# The title”');
  });
  if (sections.length === 0) throw new BookError(file, 1, 'an empty chapter');
  const parsed: Section[] = sections.map(({ lines, ...head }) => ({ ...head, blocks: blocksOf(lines, read, wrong) }));
  return { name, title: parsed[0]!.title, sections: parsed };
};

type Wrong = (line: Line, what: string) => never;

/** Neighbouring lines of one kind make one block. */
const blocksOf = (lines: readonly Line[], read: Read, wrong: Wrong): readonly Block[] => {
  const blocks: Block[] = [];
  let rest = lines;
  const take = (fits: (text: string) => boolean): readonly Line[] => {
    const end = rest.findIndex(({ text }) => !fits(text));
    const taken = end < 0 ? rest : rest.slice(0, end);
    rest = rest.slice(taken.length);
    return taken;
  };
  while (rest.length > 0) {
    const line = rest[0]!;
    const { text } = line;
    const item = ITEM.exec(text);
    if (text === '') rest = rest.slice(1);
    else if (text.startsWith('> '))
      blocks.push({
        t: 'example',
        blocks: exampleOf(
          take((t) => t.startsWith('>')),
          read,
          wrong,
        ),
      });
    else if (text.startsWith('|'))
      blocks.push(
        tableOf(
          take((t) => t.startsWith('|')),
          read,
          wrong,
        ),
      );
    else if (text.startsWith('![')) blocks.push(pictureOf(take((t) => t === text)[0]!, wrong));
    else if (item) {
      const ordered = item[1] !== '-';
      const items = take((t) => (ordered ? /^\d+\. / : /^- /).test(t));
      blocks.push({ t: 'list', ordered, items: items.map((one) => read(one.text.replace(ITEM, '$2'), one)) });
    } else if (OTHER.test(text) || /^\s/.test(text)) wrong(line, `a line that cannot be read: “${text}”`);
    else
      for (const one of take((t) => t !== '' && !OTHER.test(t)))
        blocks.push({ t: 'paragraph', prose: read(one.text, one) });
  }
  return blocks;
};

const exampleOf = (lines: readonly Line[], read: Read, wrong: Wrong): readonly Block[] => {
  const inner = lines.map(({ text, at }) => ({ text: text.replace(/^> ?/, ''), at }));
  if (inner.some(({ text }) => text.startsWith('>'))) wrong(lines[0]!, 'an example within an example');
  return blocksOf(inner, read, wrong);
};

const tableOf = (lines: readonly Line[], read: Read, wrong: Wrong): Block => {
  const [top, rule, ...rest] = lines;
  if (!top || !rule || !RULE.test(rule.text)) return wrong(lines[0]!, 'a table has a line |---| below its head');
  const cells = (line: Line): readonly Prose[] => {
    const row = ROW.exec(line.text)?.[1] ?? wrong(line, 'a row of a table ends with |');
    return row.split('|').map((cell) => read(cell.trim(), line));
  };
  const head = cells(top);
  const rows = rest.map((line) => {
    const row = cells(line);
    return row.length === head.length ? row : wrong(line, `${row.length} cells under ${head.length} columns`);
  });
  return { t: 'table', head, rows };
};

const pictureOf = (line: Line, wrong: Wrong): Block => {
  const [, text, name] = PICTURE.exec(line.text) ?? [];
  if (text === undefined || name === undefined) return wrong(line, 'a picture is ![what it shows](picture:name)');
  return { t: 'picture', name, text };
};
