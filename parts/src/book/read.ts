/** A whole book from the files of one language, by name: chapters by number, and whatever is called `glossary…`. */
import type { Book } from './book.ts';
import { parseGlossary } from './glossary.ts';
import { parseChapter } from './parse.ts';

const GLOSSARY = 'glossary';

export const parseBook = (files: Readonly<Record<string, string>>, language: string): Book => {
  const named = Object.entries(files)
    .map(([name, text]) => ({ name, text }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const isGlossary = ({ name }: { readonly name: string }): boolean => name.startsWith(GLOSSARY);
  return {
    chapters: named
      .filter((file) => !isGlossary(file))
      .map(({ name, text }) => parseChapter(name.replace(/\.md$/, ''), text)),
    glossary: parseGlossary(named.filter(isGlossary), language),
  };
};
