/** The form of playing a card, with its words: loaded when the first card may be played. */
import type { AnyForm, BoardWords } from '@tabularium/parts/web';
import type { EmpiresView } from '../../../rules/view.ts';
import { windowForm } from './form.ts';
import { en } from './words/en.ts';

export const forms: readonly AnyForm<EmpiresView>[] = [windowForm];

export const words: BoardWords = {
  en,
  translations: {
    es: async () => (await import('./words/es.ts')).es,
    it: async () => (await import('./words/it.ts')).it,
  },
};
