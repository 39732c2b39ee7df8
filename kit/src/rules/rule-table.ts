/** Reads the tables of RULES.md and RULINGS.md. */

export interface Rule {
  readonly id: string;
  readonly section: string;
  readonly homes: readonly string[];
  readonly status: string;
  readonly line: number;
}

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1'));

/** A dash means an empty cell. */
const homesOf = (cell: string): string[] =>
  cell
    .replaceAll('`', '')
    .split(/[\s,;]+/)
    .filter((h) => /\w/.test(h));

/** The rows of every table that has a column `id`, with the heading they stand under. */
export const parseRules = (markdown: string): Rule[] => {
  const rules: Rule[] = [];
  let section = '';
  let columns: readonly string[] | undefined;
  for (const [i, line] of markdown.split('\n').entries()) {
    if (line.startsWith('#')) section = line.replace(/^#+\s*/, '');
    // Rulings may also be a list.
    const listed = /^\s*[-*]\s+\[([^\]\s]+)\](?!\()/.exec(line)?.[1];
    if (listed !== undefined) rules.push({ id: listed, section, homes: [], status: '', line: i + 1 });
    if (!line.startsWith('|')) columns = undefined;
    else if (!columns) columns = cells(line).map((name) => name.toLowerCase());
    else if (columns.includes('id') && !/^[|\s:-]+$/.test(line)) {
      const row = cells(line);
      const cell = (name: string): string => row[columns!.indexOf(name)] ?? '';
      rules.push({ id: cell('id'), section, homes: homesOf(cell('home')), status: cell('status'), line: i + 1 });
    }
  }
  return rules;
};

export type Status = { readonly t: 'done' | 'later' } | { readonly t: 'table' | 'ui'; readonly reason: string };

/** `undefined` for a word that is not a status. */
export const parseStatus = (text: string): Status | undefined => {
  if (text === 'done' || text === 'later') return { t: text };
  const [, t, reason = ''] = /^(table|ui)(?:\s*[:–—-]\s*(.*))?$/.exec(text) ?? [];
  return t === 'table' || t === 'ui' ? { t, reason } : undefined;
};
