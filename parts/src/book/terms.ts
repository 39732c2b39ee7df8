/** Terms of the glossary in running text. */
import type { Term } from './book.ts';

const LETTER = String.raw`[\p{L}\p{N}]`;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export interface Terms {
  readonly pattern: RegExp;
  readonly byForm: ReadonlyMap<string, Term>;
}

/** A book writes its terms as its glossary does; questions may write them large or small. */
type Letters = 'as written' | 'large or small';

/** What is needed to find them; longer forms come first: “Naval Battle” is not a “Battle”. */
export const termsOf = (glossary: readonly Term[], letters: Letters = 'as written'): Terms => {
  const isAny = letters === 'large or small';
  const byForm = new Map<string, Term>();
  for (const term of glossary)
    for (const form of term.forms.map((x) => (isAny ? x.toLowerCase() : x)))
      if (!byForm.has(form)) byForm.set(form, term);
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const any = forms.length > 0 ? forms.join('|') : '(?!)';
  return { pattern: new RegExp(`(?<!${LETTER})(?:${any})(?!${LETTER})`, isAny ? 'giu' : 'gu'), byForm };
};

/** Words, or a term in one of its forms. */
export type Marked = string | { readonly form: string; readonly term: Term };

/** A text in parts: words, and terms that have not been met before. Those it meets it adds to them. */
export const marked = (text: string, { pattern, byForm }: Terms, met: Set<string>): readonly Marked[] => {
  const parts: Marked[] = [];
  let at = 0;
  for (const { 0: form, index } of text.matchAll(pattern)) {
    const term = byForm.get(form) ?? byForm.get(form.toLowerCase());
    if (!term || met.has(term.key)) continue;
    met.add(term.key);
    if (index > at) parts.push(text.slice(at, index));
    parts.push({ form, term });
    at = index + form.length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
};
