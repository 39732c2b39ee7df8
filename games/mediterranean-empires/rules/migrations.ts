/** What changed in the rules since a game was saved. */
import type { Migration } from '@tabularium/kernel';
import { FIRST_NAME } from './data/printed.ts';

/** A game that names no pack goes on with the first edition, and names it from now on. */
const nameFirstEdition = ({ g }: { readonly g: unknown }): void => {
  const { agreed } = g as { agreed: { pack: string } };
  if (agreed.pack === '') agreed.pack = FIRST_NAME;
};

export const migrations: readonly Migration[] = [
  // [MED.9-l] The shape of the data is the same; only what can be taken back has changed.
  // oxlint-disable-next-line tabularium/no-english -- the reason is for whoever looks into the file of a game
  { version: 2, why: 'the cards of a spent expedition are shown, so the answer before that is not taken back' },
  // oxlint-disable-next-line tabularium/no-english -- the reason is for whoever looks into the file of a game
  { version: 3, why: 'the game has a second edition; this one goes on with the first', up: nameFirstEdition },
];
