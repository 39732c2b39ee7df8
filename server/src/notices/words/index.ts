/** Notices, letters and the pages that they lead to, put into words. */
import { type Catalog, messages } from '@tabularium/kernel';
import { type Speaker, speaker } from '@tabularium/text';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';

export const noticeWords: Readonly<Record<string, Catalog>> = { en, es, it };

/** Builds a message from its key. */
export const told = messages(en);

const speakers = new Map<string, Speaker>();
export const speakerIn = (lang: string): Speaker => {
  const known = speakers.get(lang) ?? speaker(lang, noticeWords[lang] ?? en, en);
  speakers.set(lang, known);
  return known;
};
