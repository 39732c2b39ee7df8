/** The statements of a game's rules, read out of the tables of its RULES.md and RULINGS.md. */
import type { RuleText, RuleTexts } from './web-table.ts';

const ROW = /^\|\s*([A-Z][\w.-]*|[a-z\d][\w.]*-[\w.-]*)\s*\|\s*([^|]+?)\s*\|/;
const ITEM = /^- \[([\w.-]+)\]\s+(?:[HML] – )?(.+?)\s*$/;
const HEAD = /^##\s+(.+?)\s*$/;

export const parseRuleTexts = (...files: readonly string[]): RuleTexts => {
  const texts = new Map<string, RuleText>();
  for (const file of files) {
    let section = '';
    for (const line of file.split('\n')) {
      section = HEAD.exec(line)?.[1] ?? section;
      const row = ROW.exec(line) ?? ITEM.exec(line);
      if (row) texts.set(row[1]!, { id: row[1]!, text: plain(row[2]!), section });
    }
  }
  return texts;
};

const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\s*(\[Q&A\]|\[sheet\]|\(implied\))/g, '')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/[*_`]/g, '');
