/** When a Law that was brought forward is voted on, and what becomes of one that is not — 2.06.2-d, A2-132 */
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { factionRef } from '../../ids.ts';
import { discard } from '../../rome/cards.ts';
import { noteShown } from '../../rome/shown.ts';
import { say } from '../../say.ts';
import type { CardId, FactionId } from '../../ids.ts';
import { passingLaws, takeOffTable, type WaitingLaw } from './state.ts';

/** [own-95] The next proposal is a Law already. */
export const isLawNext = (g: Rome): boolean => passingLaws(g).waiting.length > 0;

/** [2.06.2-d][A2-132] It waits for what is on the floor; [1.09.642-a][own-96] when whoever presides has left for war, there is no more voting. */
export const isLawDue = (g: Rome): boolean => isLawNext(g) && g.senate.floors.length === 0 && !g.senate.departed;

/** [2.06.2-p] The first of them, as it comes to the floor: nobody who presides has put it; [2.06.2-h] whoever does calls the vote. */
export const nextLaw = (g: Rome): WaitingLaw & { readonly means: 'law' } => ({
  ...passingLaws(g).waiting.shift()!,
  means: 'law',
});

/** [A2-131] It is in his hand again, and everybody knows. */
export const takeBack = (cx: Cx<Rome>, by: FactionId, card: CardId): void => {
  const { g } = cx;
  const f = g.factions[by]!;
  takeOffTable(g, card);
  // His other cards were discarded when he left the game.
  if (f.status !== 'in') return discard(g, card);
  f.hand.push(card);
  noteShown(f, 'all', [card]);
  cx.log(say('laws.takenBack', { by: factionRef(by), card }), '2.06.2-g');
};

/** [own-96] The meeting closed before they could be voted on. */
export const takeAllBack = (cx: Cx<Rome>): void => {
  for (const { by, proposal } of passingLaws(cx.g).waiting.splice(0)) takeBack(cx, by, proposal.card);
};
