/** Tables as the set-up leaves them. */
import { copy } from '@tabularium/kernel';
import { cardOf } from '../data/printed.ts';
import type { Rome } from '../game.ts';
import type { CardId, Scenario } from '../ids.ts';
import { opening } from '../setup/opening.ts';
import { at } from './at.ts';
import { PRINTED } from './printed.ts';

/** What lies on the table before anybody decides. */
export const tableOf = (seats: number, scenario: Scenario, seed = 'test'): Rome => {
  let found: Rome | undefined;
  at(opening, undefined, { seats, options: { scenario }, seed, byChance: true }, (g) => {
    found = copy(g);
  });
  return found!;
};

/** Every card by its place among these, sorted by number. */
export const kinds = (cards: readonly CardId[], kind: string): CardId[] =>
  cards.filter((id) => cardOf(PRINTED, id).kind === kind);
export const ofEra = (cards: readonly CardId[], era: string): CardId[] =>
  cards.filter((id) => cardOf(PRINTED, id).era === era);
