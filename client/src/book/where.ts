/** What an address within a book stands for: a chapter, a section, a sentence, the glossary. */
import type { Chapter } from '@tabularium/parts/book';
import type { RuleText } from '@tabularium/parts/rule-texts';
import type { OpenBook } from './load.ts';

export const GLOSSARY = 'glossary';
/** The rules that no chapter tells yet. */
export const UNTOLD = 'untold';

export type Shown =
  | { readonly at: 'contents' }
  | { readonly at: 'chapter'; readonly chapter: Chapter; readonly anchor?: string; readonly id?: string }
  | { readonly at: 'glossary'; readonly term?: string }
  | { readonly at: 'untold'; readonly id?: string };

export const shownAt = ({ book, places }: OpenBook, untold: readonly RuleText[], where: string | undefined): Shown => {
  if (where === undefined || where === '') return { at: 'contents' };
  const [first, second] = where.split(/\.(?=[^.]*$)/);
  if (where === GLOSSARY) return { at: 'glossary' };
  if (first === GLOSSARY && second !== undefined) return { at: 'glossary', term: second };
  if (where === UNTOLD) return { at: 'untold' };
  const place = places.get(where)?.[0];
  if (place) return { at: 'chapter', chapter: place.chapter, id: where };
  const chapter = book.chapters.find(({ sections }) => sections.some((section) => section.anchor === where));
  if (chapter) return { at: 'chapter', chapter, anchor: where };
  if (untold.some((rule) => rule.id === where)) return { at: 'untold', id: where };
  return { at: 'contents' };
};

/** Places in reading order, for “previous” and “next”. */
export const ordered = ({ book }: OpenBook, untold: readonly RuleText[]): readonly string[] => [
  ...book.chapters.map((chapter) => chapter.name),
  ...(book.glossary.length > 0 ? [GLOSSARY] : []),
  ...(untold.length > 0 ? [UNTOLD] : []),
];
