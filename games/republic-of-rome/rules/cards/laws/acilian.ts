/** Acilian Law (111): the Faction with most Knights fines Governors; see `fine.ts` — [card-111-a] */
import type { Cx } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { type FactionId, factionRef } from '../../ids.ts';
import { discard, isLawInForce, LAW } from '../../rome/cards.ts';
import { say } from '../../say.ts';
import type { Law } from './law.ts';

export const acilian: Law = { card: LAW.acilian, mayPlay: (g) => isLawInForce(g, LAW.calpurnian) };

/** [card-110-a][amb-154] By the Servilian Law. */
export const repealAcilianLaw = (cx: Cx<Rome>, by: FactionId): void => {
  cx.g.laws = cx.g.laws.filter((id) => id !== LAW.acilian);
  discard(cx.g, LAW.acilian);
  cx.log(say('law.repealed', { by: factionRef(by), law: LAW.acilian }), 'card-110-a');
};
