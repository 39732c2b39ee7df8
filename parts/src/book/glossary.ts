/** Reads the glossaries of a book, which may be several files: `- **Term** [key] (other forms): What it means. {id}` */
import type { Term } from './book.ts';
import { BookError } from './parse.ts';
import { proseOf } from './spans.ts';

const TERM = /^- \*\*(?<name>[^*]+)\*\* \[(?<key>[a-z\d-]+)\](?: \((?<forms>[^)]+)\))?: (?<text>.+)$/;

export interface GlossaryFile {
  readonly name: string;
  readonly text: string;
}

/** All terms of all files, as the alphabet of the language has them. */
export const parseGlossary = (files: readonly GlossaryFile[], language: string): readonly Term[] => {
  const terms = new Map<string, Term>();
  for (const { name: file, text } of files)
    text.split('\n').forEach((line, i) => {
      if (line.trim() === '' || line.startsWith('# ')) return;
      const { name, key, forms, text: meaning } = TERM.exec(line)?.groups ?? {};
      if (name === undefined || key === undefined || meaning === undefined)
        throw new BookError(file, i + 1, `not a term of a glossary: “${line}”`);
      if (terms.has(key)) throw new BookError(file, i + 1, `[${key}] is explained twice`);
      const others = forms?.split(',').map((form) => form.trim()) ?? [];
      terms.set(key, { key, name, forms: [...new Set([name, ...others])], text: proseOf(meaning) });
    });
  const { compare } = new Intl.Collator(language);
  return [...terms.values()].sort((a, b) => compare(a.name, b.name));
};
