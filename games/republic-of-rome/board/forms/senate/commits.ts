/** Buttons of a question as ways to send a form: there if the question knows them, with the reason where they may not be pressed. */
import type { Asked } from '@tabularium/kernel';
import type { Commit, Say } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { inWords, standingOf } from '../standing.ts';

interface Pressed {
  /** The verb of a button that is pressed in place of what is entered. */
  readonly press: string;
}

export const buttonOf = <E extends Pressed>(
  asked: Asked<RomeView>,
  entered: E,
  verb: string,
  say: Say,
  how: Omit<Commit<E>, 'name' | 'entered' | 'missing'>,
): Commit<E>[] => {
  const { isOffered, reason } = standingOf(asked, verb);
  if (!isOffered && !reason) return [];
  const why = isOffered ? undefined : inWords(say, reason);
  return [{ ...how, name: verb, entered: { ...entered, press: verb }, ...(why !== undefined && { missing: why }) }];
};

/** To let a draft drop. */
export const dropOf = <E extends Pressed>(asked: Asked<RomeView>, entered: E, say: Say): Commit<E>[] =>
  buttonOf(asked, entered, 'drop', say, { label: say('form.drop'), quiet: true });
