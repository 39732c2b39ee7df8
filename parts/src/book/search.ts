/** Looking something up in a book: words in any order, parts of words, and ids of rules. */
import { type Book, type Piece, piecesIn, type Section, textOf } from './book.ts';

/** Accents and capitals do not matter to whoever searches. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export interface Hit {
  readonly section: Section;
  /** Missing where the title itself was found. */
  readonly piece?: Piece;
}

const wordsOf = (text: string): readonly string[] => folded(text).split(/\s+/).filter(Boolean);

/** The sentences in which every word occurs, those of the title first; with an id, the sentences that tell that rule. */
export const search = (book: Book, text: string): readonly Hit[] => {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const has = (said: string): boolean => words.every((word) => folded(said).includes(word));
  const [only] = words;
  const isIt = (id: string): boolean => words.length === 1 && only !== undefined && idFits(id, only);
  const titles: Hit[] = [];
  const sentences: Hit[] = [];
  for (const section of book.chapters.flatMap((chapter) => chapter.sections)) {
    if (has(section.title)) titles.push({ section });
    for (const piece of piecesIn(section))
      if (has(textOf(piece)) || piece.ids.some(isIt)) sentences.push({ section, piece });
  }
  return [...titles, ...sentences];
};

/** `5.4.1` finds `MED.5.4.1-a`, `tbl-event-04` and `event` find `MED.tbl-event-04`; a single letter finds nothing. */
const idFits = (id: string, wanted: string): boolean => {
  const own = folded(id);
  const short = own.replace(/^[a-z]{3}\./, '');
  return [own, short].some((name) => name === wanted || name.startsWith(`${wanted}-`) || name.startsWith(`${wanted}.`));
};

/** A text in parts, those that were searched for marked. */
export const found = (text: string, wanted: string): readonly { readonly text: string; readonly is: boolean }[] => {
  // Letter by letter, so that places in the folded text are places in the text.
  const letters = Array.from(text);
  const plain = letters.map((letter) => folded(letter).slice(0, 1) || ' ');
  const line = plain.join('');
  const is = letters.map(() => false);
  for (const word of wordsOf(wanted))
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + word.length))
      is.fill(true, at, at + word.length);
  const parts: { text: string; is: boolean }[] = [];
  letters.forEach((letter, i) => {
    const last = parts.at(-1);
    if (last && last.is === is[i]) last.text += letter;
    else parts.push({ text: letter, is: is[i] === true });
  });
  return parts;
};
