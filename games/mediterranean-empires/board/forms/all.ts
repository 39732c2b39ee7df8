/** The forms of this game, with their words: loaded before the first of them can open. */
import type { AnyForm, BoardWords } from '@tabularium/parts/web';
import type { EmpiresView } from '../../rules/view.ts';
import { actionForm } from './action/form.tsx';
import { discardForm } from './discard/form.tsx';
import { interceptForm } from './intercept/form.tsx';
import { loadForm } from './load/form.tsx';
import { en } from './words/en.ts';

export const forms: readonly AnyForm<EmpiresView>[] = [actionForm, interceptForm, loadForm, discardForm];

export const words: BoardWords = {
  en,
  translations: {
    es: async () => (await import('./words/es.ts')).es,
    it: async () => (await import('./words/it.ts')).it,
  },
};
