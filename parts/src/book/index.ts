/** Rulebooks: docs/rulebook.md. */
export {
  type Block,
  type Book,
  type Chapter,
  excerptOf,
  type Picture,
  type Pictures,
  type Piece,
  type Place,
  piecesIn,
  placesIn,
  type Prose,
  prosesIn,
  type Scene,
  sceneOf,
  type Section,
  type Span,
  type Term,
  textOf,
} from './book.ts';
export { parseBook } from './read.ts';
export { found, type Hit, search } from './search.ts';
export { type Marked, marked, type Terms, termsOf } from './terms.ts';
export { unwritten } from './unwritten.ts';
