/** What is entered in the open form for the answers of the bot. */
import { fillIn, type FilledIn } from '@tabularium/parts/fill-in';
import type { Say } from '@tabularium/parts/web';
import { useMemo } from 'preact/hooks';
import type { OpenForm } from '../form/use-form.ts';
import type { GameUi } from '../games/game-ui.ts';
import type { Advice } from './ask.ts';

export const useFilling = (
  { module }: GameUi,
  { form, filled: { asked } }: OpenForm,
  { answers }: Advice,
  say: Say,
): FilledIn<unknown> | undefined =>
  useMemo(() => {
    try {
      return fillIn(module, form, asked, answers, say);
    } catch (e) {
      // A fault of the form: the answer is told all the same.
      console.error(e);
      return undefined;
    }
  }, [form, asked, answers, say]);
