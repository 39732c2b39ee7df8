/** Influence Peddling of Neutrals — 4.07.5 */
import type { Cx } from '@tabularium/kernel';
import { peddle } from '../../cards/intrigue/influence-peddling.ts';
import type { Rome } from '../../game.ts';
import { type CardId, type FactionId, factionRef } from '../../ids.ts';
import { allFactions, isNeutral } from '../../rome/players.ts';
import { senatorsOf } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { isItsOwn } from '../../senate/step-in.ts';
import { because, candidate, type Narrowed, narrowed, settled } from '../narrowing.ts';
import type { Move } from '../next-move.ts';
import { intrigueOf } from './intrigue-cards.ts';

const influenceIn = (g: Rome, faction: FactionId): number =>
  senatorsOf(g, faction).reduce((n, s) => n + s.influence, 0);

/**
 * [4.07.5-a] Against whom: whoever holds most Intrigue cards; [4.07.5-b] of equals the one with most Influence. Only hands with a
 * card in them can be drawn from. Of a Player's hand no more is told than that it was chosen or not.
 */
const peddlingVictims = (g: Rome, by: FactionId): Narrowed<FactionId> => {
  const all = allFactions(g).filter((faction) => faction !== by && g.factions[faction]!.hand.length > 0);
  const { left, candidates } = narrowed(all, factionRef, [
    { pick: 'most', of: (faction) => intrigueOf(g, faction).length, named: 'measure:intrigue' },
    { pick: 'most', of: (faction) => influenceIn(g, faction), named: 'measure:influence' },
  ]);
  const areTold = left.every((faction) => isNeutral(g, faction));
  const told = candidates.map((c, i) =>
    c.out === undefined || (areTold && isNeutral(g, all[i]!)) ? c : candidate(c.ref, say('neutral.peddling.less')),
  );
  return { left, candidates: told };
};

/** [A4-51][card-48-a] At once, but never in the Revolution Phase; before the first turn there is no phase at all. */
export const mayPeddle = (g: Rome, by: FactionId): boolean =>
  g.phase !== 'revolution' && g.phase !== 'setup' && isItsOwn(g, by) && peddlingVictims(g, by).left.length > 0;

export const peddlingMove = (g: Rome, by: FactionId, card: CardId): Move => {
  const { left, candidates } = peddlingVictims(g, by);
  return {
    faction: by,
    does: say('neutral.peddling', { faction: factionRef(by), card, from: left.map(factionRef), k: left.length }),
    rule: '4.07.5-a',
    because: because(say('neutral.peddling.by'), candidates),
  };
};

/** [4.07.5-c] A card by chance. */
export const peddleByGuideline = (cx: Cx<Rome>, by: FactionId): void =>
  peddle(cx, by, settled(cx, peddlingVictims(cx.g, by), factionRef));
