import { type Catalog, kernelEn, kernelEs, kernelIt, type Translations } from '@tabularium/kernel';
import { type Speaker, speaker } from './speaker.ts';

/** The kernel's own messages, by language. */
export const KERNEL: Readonly<Record<string, Catalog>> = { en: kernelEn, es: kernelEs, it: kernelIt };

interface Spoken {
  readonly messages: Catalog;
  readonly translations: Translations;
}

/** Languages that a game speaks, English first. */
export const languagesOf = (module: Spoken): string[] => [
  'en',
  ...Object.keys(module.translations).filter((l) => l !== 'en'),
];

/** Puts the messages of a game, of the kernel and of others (`more`, by language) into words: in the reader's language, or else in English. */
export const speakerFor = async (
  module: Spoken,
  language: string,
  more: Readonly<Record<string, Catalog>> = {},
): Promise<Speaker> => {
  const translated = [await module.translations[language]?.(), KERNEL[language], more[language]];
  return speaker(language, ...translated.filter((c) => c !== undefined), module.messages, kernelEn, more['en'] ?? {});
};
