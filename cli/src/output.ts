/** Where words go: results to standard output, progress to standard error and only if somebody watches. */
import { stripVTControlCharacters, styleText } from 'node:util';

export const print = (text = ''): void => {
  process.stdout.write(`${text}\n`);
};

/** The one object of `--json`. */
export const printJson = (value: unknown): void => print(JSON.stringify(value));

type Style = Parameters<typeof styleText>[0];

/** Styled where the terminal shows colours (and NO_COLOR does not forbid them). */
export const styled = (style: Style, text: string): string => styleText(style, text);

export interface Progress {
  at(done: number): void;
  end(): void;
}

const EVERY_MS = 100;
const WIDTH = 24;

/** A bar on standard error; nothing at all where that is not a terminal. */
export const progress = (what: string, total: number): Progress => {
  const { stderr } = process;
  if (!stderr.isTTY) return { at: () => {}, end: () => {} };
  let shown = 0;
  return {
    at: (done) => {
      const now = performance.now();
      if (now - shown < EVERY_MS && done < total) return;
      shown = now;
      const share = total === 0 ? 1 : Math.min(1, done / total);
      const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
      stderr.write(`\r${what} ${bar} ${Math.floor(100 * share)} % `);
    },
    end: () => {
      stderr.write(`\r${' '.repeat(what.length + WIDTH + 9)}\r`);
    },
  };
};

const COLUMNS = 98;

/** As many columns as there are to write in. A pipe has as many as anybody wants. */
export const columnsHere = (): number => Math.min(COLUMNS, process.stdout.columns ?? COLUMNS);

/** As many columns as the eye sees. */
const visible = (text: string): number => stripVTControlCharacters(text).length;

/** Things side by side, in as few lines as they need, each beginning with `indent`. */
export const packed = (items: readonly string[], between: string, columns = columnsHere(), indent = ''): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
    if (line !== '' && indent.length + visible(line) + between.length + visible(item) > columns) {
      lines.push(indent + line);
      line = item;
    } else line = line === '' ? item : line + between + item;
  }
  return [...lines, indent + line];
};

/** Words in lines that fit the screen. */
export const wrapped = (text: string, indent = '', columns = columnsHere()): string[] =>
  packed(text.split(' '), ' ', columns, indent);
