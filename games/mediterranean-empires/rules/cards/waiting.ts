/** What is played in a combat waits for all cards to be played — 9 */
import { effectsOf } from '../empire/cards.ts';
import type { Empires } from '../game.ts';
import type { CardId } from '../ids.ts';

/** The card that an answer, or an answer to an answer, was given to in the first place. */
const answered = (g: Empires, card: CardId): CardId => {
  const played = g.table.find((p) => p.card === card);
  return played && played.against !== '' ? answered(g, played.against) : card;
};

/**
 * [MED.9-n] Until the window of the combat closes. [MED.A81] A special event for any time has nothing to do with the
 * combat: it happens at once, and so do the answers to it.
 */
export const waits = (g: Empires, card: CardId): boolean =>
  g.combat !== null && effectsOf(g, answered(g, card), 'spy').length === 0;
