/** Cards that a Neutral plays as soon as it can — 4.01.4, 4.04.1, 4.06.1 */
import { call, type Cx, end } from '@tabularium/kernel';
import { playableLaws } from '../../cards/laws/all.ts';
import { enact } from '../../cards/laws/index.ts';
import { canPlayStatesman, playStatesman } from '../../cards/senators.ts';
import type { CardKind } from '../../data/card-kinds.ts';
import { cardOf } from '../../data/printed.ts';
import type { Rome } from '../../game.ts';
import { type CardId, chosen, type FactionId, factionRef, type None } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { factionsFromHrao } from '../../rome/hrao.ts';
import { isNeutral } from '../../rome/players.ts';
import { say } from '../../say.ts';
import { isItsOwn } from '../../senate/step-in.ts';
import { mayPeddle, peddleByGuideline, peddlingMove } from '../intrigue/influence-peddling.ts';
import { because } from '../narrowing.ts';
import { type Move, nextMove } from '../next-move.ts';
import { assignByGuideline, concessionMove, mayAssign } from './concessions.ts';

/** How a kind of card is played. */
interface Played {
  may(g: Rome, faction: FactionId, card: CardId): boolean;
  move(g: Rome, faction: FactionId, card: CardId): Move;
  play(cx: Cx<Rome>, faction: FactionId, card: CardId): void;
}

const simply = (rule: string, key: 'neutral.law.by' | 'neutral.statesman.by'): Played['move'] => {
  return (_, faction, card) => ({
    faction,
    does: say('neutral.plays', { faction: factionRef(faction), card }),
    rule,
    because: because(say(key)),
  });
};

/** [4.01.4-c][4.06.1-d] */
const statesman: Played = {
  may: (g, faction, card) => canPlayStatesman(g, faction, card) === true,
  move: simply('4.01.4-c', 'neutral.statesman.by'),
  play: playStatesman,
};
/** [4.01.4-d][4.04.1-a] */
const concession: Played = { may: mayAssign, move: concessionMove, play: assignByGuideline };
/** [4.01.4-h][4.04.1-a][4.04.1-c] */
const law: Played = {
  may: (g, faction, card) => isItsOwn(g, faction) && playableLaws(g, faction).includes(card),
  move: simply('4.04.1-c', 'neutral.law.by'),
  play: enact,
};
/** [4.07.5-a] */
const peddling: Played = { may: mayPeddle, move: peddlingMove, play: peddleByGuideline };

/** [4.04.1-f] Statesmen come only `at-once`: at the opening and in the Revolution Phase; the rest also `in-turn`, whenever it can be. */
export type Plays = 'at-once' | 'in-turn';
const howToPlay = (kind: CardKind, plays: Plays): Played | undefined => {
  switch (kind) {
    case 'statesman':
      return plays === 'at-once' ? statesman : undefined;
    case 'concession':
      return concession;
    case 'law':
      return law;
    case 'influence-peddling':
      return peddling;
    default:
      return undefined;
  }
};
const howTo = (g: Rome, card: CardId, plays: Plays): Played | undefined => howToPlay(cardOf(g, card).kind, plays);

interface Playing {
  readonly plays: Plays;
  faction: FactionId;
  card: CardId | None;
}

/** The first card that can be played now, Faction by Faction from the HRAO's; in a hand in the order in which they came. */
const next = (g: Rome, plays: Plays): { faction: FactionId; card: CardId } | undefined => {
  for (const faction of factionsFromHrao(g)) {
    if (!isNeutral(g, faction)) continue;
    const card = g.factions[faction]!.hand.find((id) => howTo(g, id, plays)?.may(g, faction, id));
    if (card !== undefined) return { faction, card };
  }
  return undefined;
};

/**
 * [4.04.1-a] What a Neutral has drawn, and [4.04.1-d] what it has kept until it could be played. Called wherever nothing is
 * half-done: after every draw, when a phase begins, after a Player's card; and [4.01.4-c] at the opening, for Statesmen too.
 */
export const playHeld = proc(
  'neutrals.play-held',
  { plays: 'open', faction: 'open', card: 'open' },
  (a: { readonly plays: Plays }): Playing => ({ ...a, faction: -1, card: '' }),
  {
    start: (cx, l) => {
      const found = next(cx.g, l.plays);
      if (found === undefined) return end();
      l.faction = found.faction;
      l.card = found.card;
      return call(nextMove, howTo(cx.g, found.card, l.plays)!.move(cx.g, found.faction, found.card), 'carryOut');
    },
    carryOut: (cx, l) => {
      const card = chosen(l.card);
      howTo(cx.g, card, l.plays)!.play(cx, l.faction, card);
      return 'start';
    },
  },
);
