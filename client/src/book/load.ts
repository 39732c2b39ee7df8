/** Rulebooks, each loaded in one language when somebody opens it. */
import { type Book, parseBook, type Place, placesIn, type Terms, termsOf } from '@tabularium/parts/book';
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../app/settings.ts';

const FILES = import.meta.glob<string>('../../../games/*/book/*/*.md', { query: '?raw', import: 'default' });

export interface OpenBook {
  readonly game: string;
  readonly language: Language;
  readonly book: Book;
  /** Where each rule is told. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
  readonly terms: Terms;
}

const load = async (game: string, language: Language): Promise<OpenBook> => {
  const folder = `../../../games/${game}/book/${language}/`;
  const paths = Object.keys(FILES).filter((path) => path.startsWith(folder));
  const texts = await Promise.all(
    paths.map(async (path) => [path.slice(folder.length), await FILES[path]!()] as const),
  );
  const book = parseBook(Object.fromEntries(texts), language);
  return { game, language, book, places: placesIn(book), terms: termsOf(book.glossary) };
};

const opened = new Map<string, OpenBook>();

/** `undefined` until it is loaded; of a game without a book, one without chapters. While another language is loading, the one before. */
export const useBook = (game: string, language: Language): OpenBook | Error | undefined => {
  const key = `${game}/${language}`;
  const [book, setBook] = useState<OpenBook | Error | undefined>(() => opened.get(key));
  useEffect(() => {
    let wanted = true;
    const show = (found: OpenBook | Error): void => {
      if (found instanceof Error === false) opened.set(key, found);
      if (wanted) setBook(found);
    };
    const known = opened.get(key);
    if (known) show(known);
    else load(game, language).then(show, (e: unknown) => show(e instanceof Error ? e : new Error(String(e))));
    return () => {
      wanted = false;
    };
  }, [key]);
  return book;
};
