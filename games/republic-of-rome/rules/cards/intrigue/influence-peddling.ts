/** Influence Peddling — card 48, I-12 */
import { call, type Cx, end, type Interrupt, interrupt } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { type FactionId, factionOf, factionRef } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { heldOf, holds, playAndDiscard } from '../../rome/cards.ts';
import { forgetAllShown } from '../../rome/shown.ts';
import { say } from '../../say.ts';
import { isItsOwn } from '../../senate/step-in.ts';
import { allFactions, checkedFaction, isNeutral, ownFaction, playerOf } from '../../rome/players.ts';

/** Others who hold anything. [1.04.9-f] How many they hold is open. */
const victims = (g: Rome, by: FactionId): string[] => {
  const found: string[] = [];
  for (const faction of allFactions(g)) {
    if (faction !== by && g.factions[faction]!.hand.length > 0) found.push(factionRef(faction));
  }
  return found;
};

/** [card-48-a][amb-164] A card by chance out of the other hand; [amb-10] only the two of them learn which. */
const steal = (cx: Cx<Rome>, by: FactionId, from: FactionId): void => {
  const { g } = cx;
  const theirs = g.factions[from]!.hand;
  const [card] = theirs.splice(cx.below(theirs.length), 1);
  forgetAllShown(g.factions[from]!);
  g.factions[by]!.hand.push(card!);
  const who = { by: factionRef(by), from: factionRef(from) };
  // [4.07.1-b] Out of an open hand, or into one: everybody sees which.
  if (isNeutral(g, by) || isNeutral(g, from)) return cx.log(say('peddling.card', { ...who, card: card! }), 'card-48-a');
  cx.tell(
    [playerOf(cx.g, by), playerOf(cx.g, from)],
    say('peddling.card', { ...who, card: card! }),
    say('peddling', who),
  );
};

/** The card is gone, and one of theirs is his. */
export const peddle = (cx: Cx<Rome>, by: FactionId, from: FactionId): void => {
  playAndDiscard(cx, by, heldOf(cx.g, by, 'influence-peddling')[0]!);
  steal(cx, by, from);
};

export const peddleInfluence = proc(
  'cards.influence-peddling',
  { by: 'open', from: 'open' },
  (a: { readonly by: FactionId; readonly from: FactionId }) => ({ ...a }),
  {
    start: (cx, l) => {
      peddle(cx, l.by, l.from);
      return end('peddling');
    },
  },
);

export const PEDDLING_INTERRUPT: Interrupt<Rome> = interrupt({
  verb: 'peddleInfluence',
  window: 'free',
  // [card-48-a] Never in the Revolution Phase; before the first turn there is no phase at all.
  offer: ({ g }, by) =>
    g.phase !== 'revolution' &&
    g.phase !== 'setup' &&
    holds(g, ownFaction(g, by), 'influence-peddling') &&
    isItsOwn(g, ownFaction(g, by))
      ? { t: 'pick', of: victims(g, ownFaction(g, by)), rules: ['card-48-a'] }
      : undefined,
  start: (cx, by, from) =>
    call(peddleInfluence, { by: ownFaction(cx.g, by), from: checkedFaction(cx.g, factionOf(from)) }),
});
