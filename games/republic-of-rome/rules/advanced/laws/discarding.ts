/** Which cards may be discarded — 2.06.4, 2.06.C */
import { leaving, type Left, whole } from '../../agreements/left.ts';
import { SOCIAL_WAR } from '../../cards/laws/law.ts';
import { cardOf } from '../../data/printed.ts';
import type { Rome } from '../../game.ts';
import type { CardId, FactionId } from '../../ids.ts';
import { LAW } from '../../rome/cards.ts';
import { say } from '../../say.ts';

/** [2.06.C-c] It could come into force no more. [2.06.C-e] The Social War is over. */
const isObsolete = (g: Rome, card: CardId): boolean => {
  if (card === LAW.acilian) return g.discards.includes(LAW.calpurnian);
  return (card === LAW.plautianPapirian || card === LAW.julian) && g.defeated.includes(SOCIAL_WAR);
};
/** [2.06.4-d][A2-137] Obsolete ones count as other cards. */
const mustBeKept = (g: Rome, card: CardId): boolean => cardOf(g, card).kind === 'law' && !isObsolete(g, card);

/** [2.06.4-a] No Law while he has any other card; [2.06.4-b] of Laws alone, any. [2.06.4-c] Of trading nothing is said. */
export const discardable = (g: Rome, by: FactionId): Left<CardId> => {
  const { hand } = g.factions[by]!;
  if (hand.every((card) => mustBeKept(g, card))) return whole(hand);
  return leaving(hand, (card) => (mustBeKept(g, card) ? say('no.discardLaw') : undefined));
};

/** D2-64: the newest of them. */
export const newestFirst = (g: Rome, by: FactionId): CardId[] => [...discardable(g, by).left].reverse();
