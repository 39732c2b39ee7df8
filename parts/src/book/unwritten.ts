/** The rules that no chapter tells yet: a book that is still being written shows them as they stand in the list of rules. */
import type { RuleText, RuleTexts } from '../rule-texts.ts';
import { type Book, placesIn } from './book.ts';

export const unwritten = (book: Book, rules: RuleTexts): readonly RuleText[] => {
  const told = placesIn(book);
  return [...rules.values()].filter(({ id }) => !told.has(id));
};
