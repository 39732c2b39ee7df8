/** Answers in words. */
import type { Answer, InputArg } from '@tabularium/kernel';
import type { Words } from '../words/words.ts';

/** What an answer is about, by name. */
const namesOf = (arg: InputArg | undefined, { t, speaker, language }: Words): string => {
  if (arg === undefined) return '';
  if (typeof arg === 'number') return String(arg);
  if (typeof arg === 'string') return speaker.name(arg);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  if (Array.isArray(arg)) return lists.format(arg.map((ref) => speaker.name(String(ref))));
  return lists.format(
    Object.entries(arg).map(([ref, n]) => t('hints.count', { n: Number(n), what: speaker.name(ref) })),
  );
};

/** What is done, and with what. */
export const answerInWords = (
  { verb, arg }: Answer,
  words: Words,
  label: string = words.speaker.name(`verb.${verb}`),
): string => {
  const what = namesOf(arg, words);
  return what === '' ? label : words.t('ui.verbOf', { verb: label, what });
};
