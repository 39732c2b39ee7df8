/** To whom a Neutral gives a Concession that it plays — 4.01.4, 4.04.1 */
import type { Cx } from '@tabularium/kernel';
import { assignConcession, canAssignConcession } from '../../cards/concessions.ts';
import { concessionOn } from '../../data/content.ts';
import { cardOf } from '../../data/printed.ts';
import type { Rome } from '../../game.ts';
import { type CardId, type FactionId, factionRef, type SenatorId } from '../../ids.ts';
import { playCard } from '../../rome/cards.ts';
import { hasSenators, idsOf, senator, senatorsOf } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { because, itself, type Narrowed, narrowed, settled } from '../narrowing.ts';
import type { Move } from '../next-move.ts';

const held = (g: Rome, by: SenatorId): number => g.concessions.filter((c) => c.holder === by).length;

/** [4.01.4-e][4.04.1-b] The one of these with the fewest Concessions; of equals the one with most Influence. */
export const concessionHolders = (g: Rome, able: readonly SenatorId[]): Narrowed<SenatorId> =>
  narrowed(able, itself, [
    { pick: 'least', of: (id) => held(g, id), named: 'measure:concessions' },
    { pick: 'most', of: (id) => senator(g, id).influence, named: 'measure:influence' },
  ]);
const holdersOf = (g: Rome, faction: FactionId): Narrowed<SenatorId> =>
  concessionHolders(g, idsOf(senatorsOf(g, faction)));

/** [4.01.4-d][4.01.4-f] If there is anybody to give it to, and its own condition is met. */
export const mayAssign = (g: Rome, faction: FactionId, card: CardId): boolean =>
  hasSenators(g, faction) && canAssignConcession(g, faction, card) === true;

export const concessionMove = (g: Rome, faction: FactionId, card: CardId): Move => {
  const { left, candidates } = holdersOf(g, faction);
  const concession = concessionOn(cardOf(g, card));
  return {
    faction,
    does: say('neutral.concession', { faction: factionRef(faction), concession, who: left, k: left.length }),
    rule: '4.04.1-b',
    because: because(say('neutral.concession.by'), candidates),
  };
};

export const assignByGuideline = (cx: Cx<Rome>, faction: FactionId, card: CardId): void => {
  const holder = settled(cx, holdersOf(cx.g, faction), itself);
  assignConcession(cx, concessionOn(playCard(cx, faction, card)), holder);
};
