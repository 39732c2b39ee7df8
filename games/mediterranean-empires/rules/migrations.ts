/** What changed in the rules since a game was saved. */
import type { Migration } from '@tabularium/kernel';

export const migrations: readonly Migration[] = [
  // [MED.9-l] The shape of the data is the same; only what can be taken back has changed.
  // oxlint-disable-next-line tabularium/no-english -- the reason is for whoever looks into the file of a game
  { version: 2, why: 'the cards of a spent expedition are shown, so the answer before that is not taken back' },
];
