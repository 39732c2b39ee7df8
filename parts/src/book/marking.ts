/** What finds terms of a glossary in running text, without the rest of a book. */
export { type Term, textOf } from './book.ts';
export { parseGlossary } from './glossary.ts';
export { marked, termsOf } from './terms.ts';
