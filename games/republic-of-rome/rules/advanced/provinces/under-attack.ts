/** Provinces under attack, and which of them must fight — 2.02.4 */
import type { Cx, Msg } from '@tabularium/kernel';
import type { Province, Rome, War } from '../../game.ts';
import type { FactionId, WarId } from '../../ids.ts';
import type { Result } from '../../combat/results.ts';
import { maybeSenator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { activeWars, isRoman, warCard } from '../../wars/wars.ts';
import { kept } from './state.ts';

/** [2.02.4-q][2.02.4-r][2.03.4-a][A2-20] Rome's, vacant or not; one whose Governor is a Rebel is in Revolt. */
const isLoyal = (g: OpenRome, p: Province): boolean =>
  isRoman(g, p) && (p.governor === '' || maybeSenator(g, p.governor)?.rebel === 'no');

/**
 * [2.02.4-a][2.02.4-b] Active Wars that name it under "Attacks", whoever fights them [2.02.4-k]. [2.02.4-c] No others attack
 * anybody; [2.02.4-d] each attacks all that it names, [2.02.4-v] from the moment they exist.
 */
export const attackersOf = (g: OpenRome, p: Province): War[] =>
  isLoyal(g, p) ? activeWars(g).filter((w) => warCard(g, w.id).attacks.includes(p.id)) : [];
/** [2.02.4-e][2.02.4-f][2.02.4-j][2.02.H-a][2.02.H-b][2.02.H-c] Then it yields nothing, and no die is rolled for it. */
export const isUnderAttack = (g: OpenRome, p: Province): boolean => attackersOf(g, p).length > 0;

/** [2.02.4-e] Provinces of this Faction that would yield Spoils if they were left in peace. */
export const lostSpoils = (g: Rome, faction: FactionId): Record<string, Msg> | undefined => {
  const lost = g.provinces.flatMap((p) => {
    const isHis = p.governor !== '' && maybeSenator(g, p.governor)?.faction === faction;
    const [first] = isHis ? attackersOf(g, p) : [];
    return first ? [[p.id, say('no.provinces.attacked', { war: first.id })] as const] : [];
  });
  return lost.length > 0 ? Object.fromEntries(lost) : undefined;
};

/** Everybody reads why nothing comes from there. */
export const tellAttacked = (cx: Cx<Rome>): void => {
  for (const p of cx.g.provinces) {
    const [first] = p.governor === '' ? [] : attackersOf(cx.g, p);
    if (first) cx.log(say('provinces.attacked', { province: p.id, war: first.id }), '2.02.4-a');
  }
};

/** [2.02.4-m] The first of the list that is Rome's. */
export const defenderAgainst = (g: OpenRome, w: War): Province | undefined =>
  warCard(g, w.id)
    .attacks.flatMap((id) => g.provinces.filter((p) => p.id === id))
    .find((p) => isLoyal(g, p));

/** [2.02.4-n][A2-22] Results after which no Province has to fight; [2.02.4-p] neither a Defeat nor a Disaster is one. */
const HOLDING: readonly Result[] = ['stalemate', 'standoff', 'victory'];
/** [2.02.4-n][2.02.4-o][A2-21][own-73] A Roman Force has fought, whenever it was sent. */
export const noteRomanBattle = (g: Rome, war: WarId, result: Result): void => {
  const all = kept(g);
  if (all && HOLDING.includes(result) && !all.met.includes(war)) all.met.push(war);
};
/** A new turn. */
export const forgetRomanBattles = (g: Rome): void => {
  const all = kept(g);
  if (all) all.met = [];
};

/** [2.02.4-l][2.02.4-s] Active Wars against which a Province has to fight, as things stand. */
export const warsToFight = (g: OpenRome): War[] =>
  activeWars(g).filter((w) => kept(g)?.met.includes(w.id) === false && defenderAgainst(g, w) !== undefined);
