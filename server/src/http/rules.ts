/** The statements of a game's rules, from the tables of its RULES.md and RULINGS.md. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleText } from '@tabularium/protocol';

/** `| TET.move-a | Moving over a normal link costs 1 IP. | … |`, or `| 1.03-a | … |`; not the head of the table. */
const ROW = /^\|\s*(?!id\s*\||-+\s*\|)([A-Za-z0-9][\w.-]*)\s*\|\s*((?:[^|\\]|\\.)+?)\s*\|/;
/** `- [amb-1] A ruling.` */
const RULING = /^- \[([A-Za-z0-9][\w.-]*)\]\s+(.+?)\s*$/;
const HEADING = /^##+\s+(.+?)\s*$/;

const parseRules = (text: string): RuleText[] => {
  let section = '';
  return text.split('\n').flatMap((line) => {
    section = HEADING.exec(line)?.[1] ?? section;
    const row = ROW.exec(line) ?? RULING.exec(line);
    return row ? [{ id: row[1]!, text: row[2]!, section }] : [];
  });
};

/** By id, in the order of the book. */
export const readRules = (folder: string): Readonly<Record<string, RuleText>> =>
  Object.fromEntries(
    ['RULES.md', 'RULINGS.md']
      .map((name) => join(folder, name))
      .filter((file) => existsSync(file))
      .flatMap((file) => parseRules(readFileSync(file, 'utf8')))
      .map((rule) => [rule.id, rule]),
  );
