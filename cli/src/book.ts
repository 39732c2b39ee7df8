/** The rulebook of a game, in plain text. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Block,
  type Book,
  excerptOf,
  parseBook,
  placesIn,
  prosesIn,
  search,
  textOf,
} from '@tabularium/parts/book';
import { ROOT } from './paths.ts';

/** Without chapters where the game has no book in this language. */
export const bookOf = (folder: string, language: string): Book => {
  const texts = join(ROOT, folder, 'book', language);
  const names = existsSync(texts) ? readdirSync(texts) : [];
  return parseBook(Object.fromEntries(names.map((name) => [name, readFileSync(join(texts, name), 'utf8')])), language);
};

const joined = (block: Block, ids: readonly string[]): string =>
  prosesIn(block)
    .map((prose) =>
      prose
        .filter((piece) => block.t === 'table' || piece.ids.some((id) => ids.includes(id)))
        .map(textOf)
        .join('')
        .trim(),
    )
    .filter((text) => text !== '')
    .join(block.t === 'table' ? ': ' : ' ');

/** What the book says of each rule: its sentences, or the row of a table. */
export const toldIn = (book: Book): ReadonlyMap<string, string> =>
  new Map(
    [...placesIn(book)].map(([id, [place]]) => {
      if (!place) return [id, ''];
      const excerpt = excerptOf(place.block, [id]);
      return [id, joined(excerpt.t === 'table' ? { ...excerpt, head: [] } : excerpt, [id])];
    }),
  );

/** Where words occur, or a rule is told: each place with its sentence. */
export const foundIn = (book: Book, wanted: string): readonly { readonly place: string; readonly text: string }[] =>
  search(book, wanted).map(({ section, piece }) => {
    const chapter = book.chapters.find(({ sections }) => sections.includes(section));
    const place = section.level === 1 ? section.title : `${chapter?.title} › ${section.title}`;
    return { place, text: piece ? textOf(piece).trim() : '' };
  });
