/** The statements of a game's rules as players read them, from its RULES.md and RULINGS.md. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRuleTexts } from '@tabularium/parts';
import type { RuleText } from '@tabularium/protocol';

/** Rules and rulings by id, in the order of the files. */
export const readRules = (folder: string): Readonly<Record<string, RuleText>> => {
  const files = ['RULES.md', 'RULINGS.md'].map((name) => join(folder, name)).filter((file) => existsSync(file));
  const texts = parseRuleTexts(...files.map((file) => readFileSync(file, 'utf8')));
  return Object.fromEntries([...texts].map(([id, { text, section }]) => [id, { id, text, section }]));
};
