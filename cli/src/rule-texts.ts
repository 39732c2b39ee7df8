/** The statements of a game's rules by id, as players read them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRuleTexts, type RuleTexts } from '@tabularium/parts';
import { bookOf, toldIn } from './book.ts';
import { ROOT } from './paths.ts';

export type { RuleTexts };

/** In the words of the rulebook, where it tells them in this language. */
export const ruleTexts = (folder: string, language: string): RuleTexts => {
  const listed = parseRuleTexts(
    ...['RULES.md', 'RULINGS.md']
      .map((name) => join(ROOT, folder, name))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8')),
  );
  const told = toldIn(bookOf(folder, language));
  return new Map([...listed].map(([id, rule]) => [id, { ...rule, text: told.get(id) ?? rule.text }]));
};

/** What a rule is called on screen. */
export const ruleLabel = (texts: RuleTexts, id: string): string => texts.get(id)?.label ?? id;

/** Ids somebody may have meant: the whole id, what follows the name of the game, or what it is called on screen. */
export const ruleIds = (texts: RuleTexts, text: string): string[] => {
  const wanted = text.toLowerCase().replace(/^\[|\]$/g, '');
  const own = (id: string): string => id.toLowerCase();
  const short = (id: string): string => own(id).slice(id.indexOf('.') + 1);
  const called = (id: string): string => ruleLabel(texts, id).toLowerCase();
  const exact = [...texts.keys()].filter((id) => [own(id), short(id), called(id)].includes(wanted));
  if (exact.length > 0) return exact;
  return [...texts.keys()].filter((id) => own(id).startsWith(`${wanted}-`) || short(id).startsWith(`${wanted}-`));
};
