import { type Catalog, kernelEn, kernelEs, kernelIt, type Translations } from '@tabularium/kernel';
import { type Speaker, speaker } from './speaker.ts';

/** The kernel's own messages, by language. */
export const KERNEL: Readonly<Record<string, Catalog>> = { en: kernelEn, es: kernelEs, it: kernelIt };

interface Spoken {
  readonly messages: Catalog;
  readonly translations: Translations;
  // oxlint-disable-next-line typescript/no-explicit-any -- of any game
  called?(view: any): Readonly<Record<string, string>>;
}

/** Languages that a game speaks, English first. */
export const languagesOf = (module: Spoken): string[] => [
  'en',
  ...Object.keys(module.translations).filter((l) => l !== 'en'),
];

/**
 * Puts the messages of a game, of the kernel and of others (`more`, by language) into words: in the reader's language, or else in
 * English. A game may call some things by other names, which anybody's view of it tells.
 */
export const speakerFor = async (
  module: Spoken,
  language: string,
  more: Readonly<Record<string, Catalog>> = {},
  view?: unknown,
): Promise<Speaker> => {
  const translated = [await module.translations[language]?.(), KERNEL[language], more[language]];
  const english = [module.messages, kernelEn, more['en'] ?? {}];
  const speak = speaker(language, ...translated.filter((c) => c !== undefined), ...english);
  return view !== undefined && module.called ? speak.calling(module.called(view)) : speak;
};
