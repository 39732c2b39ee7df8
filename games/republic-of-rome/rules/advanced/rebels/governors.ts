/** Governors in Revolt: who may be one, and what becomes of his Provinces — 2.03.2, 2.03.21, 2.03.H */
import type { Cx } from '@tabularium/kernel';
import type { Province, Rome, Senator } from '../../game.ts';
import type { FactionId, RebelArmy } from '../../ids.ts';
import { say } from '../../say.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { primaryRebel, rebelOf } from '../../rome/rebels.ts';
import { maybeSenator, senatorsOf } from '../../rome/senators.ts';

/** [2.03.2-w][2.03.H-j] The Province that he governs himself, and so is there. A Captive is in none. */
export const provinceUnder = (g: OpenRome, s: Senator): Province | undefined => g.provinces.find((p) => p.id === s.at);

/** [2.03.4-f][2.03.7-g] A Rebel governs it, wherever he is. */
export const isRebelProvince = (g: OpenRome, p: Province): boolean =>
  (maybeSenator(g, p.governor)?.rebel ?? 'no') !== 'no';

/** Who could declare, as long as nobody is in Revolt. [2.03.2-u][2.03.2-v][2.03.2-w] Aligned, there in person, and no Consul for Life; since when he governs does not matter. */
export const governorsOf = (g: Rome, faction: FactionId): Senator[] =>
  senatorsOf(g, faction).filter((s) => !s.consulForLife && provinceUnder(g, s) !== undefined);

/**
 * He has become a Rebel. [2.03.21-a][2.03.22-a][2.03.23-f] The Province in which he is revolts with him, Garrison and Provincial Forces too;
 * [2.03.4-e] his term runs no more. [2.03.H-j][1.13.1-f][A2-82][own-81] Those in which he is not go to the Forum.
 */
export const governorRevolts = (cx: Cx<Rome>, s: Senator): void => {
  const { g } = cx;
  const home = provinceUnder(g, s);
  for (const p of g.provinces) {
    if (p.governor !== s.id) continue;
    p.term = 0;
    if (p === home) continue;
    Object.assign(p, { governor: '', legate: false });
    cx.log(say('rebels.leaves', { who: s.id, province: p.id }), '2.03.H-j');
  }
  if (home === undefined) return;
  g.rebels.push({ senator: s.id, army: home.id, since: g.turn, masterOfHorse: '', shift: 0 });
  cx.log(say('rebels.province', { who: s.id, province: home.id }), '2.03.21-a');
};

/** [2.03.22-b][A2-63] Where Veterans of this Rebel go: to him, if he is a Governor; else to the Primary Rebel. */
export const armyFor = (g: OpenRome, s: Senator): RebelArmy | undefined =>
  (rebelOf(g, s.id) ?? rebelOf(g, primaryRebel(g)?.id ?? ''))?.army;
