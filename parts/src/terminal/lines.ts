/** Lines for a terminal: styled, and as long as it is wide. */
import { stripVTControlCharacters, styleText } from 'node:util';

export type Style = Parameters<typeof styleText>[0];

/** Styled where the terminal shows colours (and NO_COLOR does not forbid them). */
export const styled = (style: Style, text: string): string => styleText(style, text);

const COLUMNS = 98;

/** As many columns as there are to write in. A pipe has as many as anybody wants. */
export const columnsHere = (): number => Math.min(COLUMNS, process.stdout.columns ?? COLUMNS);

/** How many columns a text takes on the screen. */
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
