/** Manilian Law (159): victors march on, when they decide in `revolution/declaration.ts` — card-159-a, card-159-b, amb-175 */
import type { Cx } from '@tabularium/kernel';
import { sendHorseHome } from '../../combat/proconsuls.ts';
import type { Force, Rome } from '../../game.ts';
import type { WarId } from '../../ids.ts';
import { isLawInForce, LAW } from '../../rome/cards.ts';
import { countLegions, forcePlace } from '../../rome/forces.ts';
import { senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { mustAttackFirst } from '../../wars/matching.ts';
import { activate } from '../../wars/placing.ts';
import { fleetSupport, war } from '../../wars/wars.ts';
import type { Law } from './law.ts';

export const manilian: Law = { card: LAW.manilian };

/** [card-159-a] Wars in play to which he could move, given the Fleet Support; [1.07.332-g] earlier ones of a series first. */
export const manilianWars = (g: Rome, f: Force): WarId[] =>
  isLawInForce(g, LAW.manilian) && countLegions(g, forcePlace(f)) > 0
    ? g.wars.flatMap((w) => (f.fleets >= fleetSupport(g, w) && mustAttackFirst(g, w.id).length === 0 ? [w.id] : []))
    : [];

/**
 * [card-159-a] He keeps his Army; an Inactive War becomes Active at once. [card-159-b] He is a Proconsul from now on and may be
 * recalled; an Unprosecuted War stays so until he has attacked it.
 */
export const marchOn = (cx: Cx<Rome>, f: Force, id: WarId): void => {
  const s = senator(cx.g, f.commander);
  activate(cx, war(cx.g, id));
  f.war = id;
  f.victorious = false;
  f.sent = 0;
  f.sentIn = cx.g.turn;
  f.hadLegions = true;
  // [1.10.8-f] A Dictator is one no more.
  sendHorseHome(cx, f);
  s.office = 'proconsul';
  s.priorConsul = true;
  cx.log(say('law.manilian.march', { who: s.id, war: id }), 'card-159-a');
};
