/** Provincial Victory — 2.02.414 */
import type { Cx } from '@tabularium/kernel';
import type { Ground } from '../../combat/sides.ts';
import { reward } from '../../combat/victory.ts';
import type { Rome, Senator, War } from '../../game.ts';
import type { CardId } from '../../ids.ts';
import { discard } from '../../rome/cards.ts';
import { killSenator } from '../../rome/death.ts';
import { disband, forcesOn } from '../../rome/forces.ts';
import { say } from '../../say.ts';
import { leaderAfterWar } from '../../wars/leaders.ts';
import { inSeriesOrder, matchingInPlay } from '../../wars/matching.ts';
import { matches, warCard } from '../../wars/wars.ts';
import { freeAllies, passOn } from './allied.ts';
import { kept } from './state.ts';

/** [2.02.414-e][A2-38] */
const TOP_CARDS = 6;

/**
 * [2.02.414-k][2.02.414-l] The Governor's gain, by the printed Strength; he is no Victorious Commander [2.02.414-p]. [2.02.414-i]
 * [2.02.414-j] Unrest stays, nobody gets Spoils, no Province is created.
 */
export const winProvincialBattle = (cx: Cx<Rome>, w: War, ground: Ground, governor: Senator | undefined): void => {
  const { land, fleet } = warCard(cx.g, w.id);
  if (governor) reward(cx, governor, ground === 'land' ? land : fleet);
  if (ground === 'sea') {
    w.navalVictory = true;
    cx.log(say('combat.navalVictory', { war: w.id }), '2.02.414-o');
  }
  // [2.02.414-o] With the marker, a battle at sea makes it Prosecuted [1.10.9-b].
  if (ground === 'sea' && land > 0) w.foughtSea = true;
  else endActivity(cx, w);
};

/** [2.02.414-b][A2-37] Does another War of the series, or a Leader, go on with it? */
const goesOn = (g: Rome, w: War): boolean =>
  matchingInPlay(g, w.id).some((x) => x.status === 'active') || g.leaders.some((l) => matches(g, l.id, w.id));

/** [2.02.414-a] */
const endActivity = (cx: Cx<Rome>, w: War): void => {
  // [2.02.414-r]
  for (const f of forcesOn(cx.g, w.id)) disband(cx, f);
  if (goesOn(cx.g, w)) leaveTable(cx, w);
  else fallAsleep(cx, w);
};

/** [2.02.414-b][2.02.414-c][2.02.414-h][A2-39][own-75] Inactive, with its Captives and its allies, until somebody wakes it [2.02.414-d]. */
const fallAsleep = (cx: Cx<Rome>, w: War): void => {
  w.status = 'inactive';
  w.unprosecuted = false;
  const all = kept(cx.g);
  if (all && !all.repelled.includes(w.id)) all.repelled.push(w.id);
  cx.log(say('provinces.inactive', { war: w.id }), '2.02.414-b');
};

/** [2.02.414-q][A2-39] Its Captives die, its marker is forgotten. [A2-36] Its allies go on with the first of the series, or come back. */
const leaveTable = (cx: Cx<Rome>, w: War): void => {
  const { g } = cx;
  const [next] = inSeriesOrder(
    g,
    matchingInPlay(g, w.id).filter((x) => x.status === 'active'),
  );
  g.wars = g.wars.filter((x) => x.id !== w.id);
  for (const s of g.senators.filter((x) => x.captive === w.id)) killSenator(cx, s, 'ransom');
  putBack(cx, w, warCard(g, w.id).card);
  if (next) passOn(cx, w.id, next.id);
  freeAllies(cx, w.id);
  // [A2-37]
  leaderAfterWar(cx);
};

/**
 * [2.02.414-e] Among the six uppermost cards; [2.02.414-f][A2-38] if no more are left, among those of the following deck;
 * [2.02.414-g] and if there is none it is discarded.
 */
const putBack = (cx: Cx<Rome>, w: War, card: CardId): void => {
  const { g } = cx;
  const pile = g.deck.length > TOP_CARDS ? g.deck : g.nextDecks[0];
  if (pile) pile.splice(cx.below(Math.min(TOP_CARDS, pile.length) + 1), 0, card);
  else discard(g, card);
  cx.log(say(pile ? 'provinces.back' : 'provinces.gone', { war: w.id }), pile ? '2.02.414-e' : '2.02.414-g');
};
