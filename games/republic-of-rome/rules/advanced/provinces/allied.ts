/** Provinces that have joined a War, and risen ones: what becomes of them — 2.02.412 */
import type { Cx } from '@tabularium/kernel';
import type { Ground } from '../../combat/sides.ts';
import type { Result } from '../../combat/results.ts';
import type { Province, Rome, War } from '../../game.ts';
import type { ProvinceId, WarId } from '../../ids.ts';
import { legionsAt } from '../../rome/forces.ts';
import { say } from '../../say.ts';
import { isProvincialRevolt, province, provinceOfRevolt } from '../../wars/wars.ts';
import { disbandForces, station } from './forces.ts';
import { alliesOf, forcesOf, kept, type Keeping, type Units } from './state.ts';

/** [2.02.C-b][own-72] Provinces whose Forces fight for a War: its allies, and the one that it is. */
const fightingFor = (g: Keeping, war: WarId): ProvinceId[] =>
  isProvincialRevolt(war) ? [provinceOfRevolt(war)] : alliesOf(g, war);

/** [2.02.412-c][2.02.412-h] It is the enemy's, with its Provincial Forces; its Garrison goes home. */
export const joinWar = (cx: Cx<Rome>, p: Province, war: WarId): void => {
  const { g } = cx;
  for (const n of legionsAt(g, p.id)) g.legions[n]!.at = 'active';
  Object.assign(p, { governor: '', term: 0, legate: false });
  kept(g)?.allied.push({ province: p.id, war });
  cx.log(say('provinces.joins', { province: p.id, war }), '2.02.412-c');
};

/** [2.02.412-k][2.02.412-l] */
const isMatched = (result: Result, ground: Ground): boolean =>
  result === 'stalemate' || result === 'standoff' || (result === 'victory' && ground === 'sea');
/**
 * [2.02.412-j][2.02.412-m][A2-33] After a battle the allies lose one unit for each of the same kind that was lost against them:
 * Armies for Legions and Armies, Fleets for Fleets; those who joined first lose first.
 */
export const loseAllied = (cx: Cx<Rome>, w: War, ground: Ground, result: Result, lost: Units): void => {
  if (!isMatched(result, ground)) return;
  const { g } = cx;
  let { armies, fleets } = lost;
  for (const id of fightingFor(g, w.id)) {
    const there = forcesOf(g, id);
    const gone = { armies: Math.min(armies, there.armies), fleets: Math.min(fleets, there.fleets) };
    if (gone.armies + gone.fleets === 0) continue;
    armies -= gone.armies;
    fleets -= gone.fleets;
    station(g, id, { armies: there.armies - gone.armies, fleets: there.fleets - gone.fleets });
    cx.log(say('provinces.alliedLosses', { province: id, ...gone }), '2.02.412-j');
  }
};

/** [2.02.412-q][2.02.412-s][A2-35] To the Forum, Undeveloped, with nothing: the War is over. */
const comeBack = (cx: Cx<Rome>, id: ProvinceId): void => {
  const { g } = cx;
  province(g, id).developed = false;
  disbandForces(g, id);
  cx.log(say('provinces.free', { province: id }), '2.02.412-q');
};
/** A War has left the table, however that came. [own-72] A risen Province keeps no Forces either. */
export const freeAllies = (cx: Cx<Rome>, war: WarId): void => {
  const all = kept(cx.g);
  if (all === undefined) return;
  const free = alliesOf(cx.g, war);
  all.allied = all.allied.filter((a) => a.war !== war);
  all.repelled = all.repelled.filter((id) => id !== war);
  for (const id of free) comeBack(cx, id);
  if (isProvincialRevolt(war)) disbandForces(cx.g, provinceOfRevolt(war));
};
/** [A2-36] The War is gone and another of its series goes on: they fight for that one. */
export const passOn = (cx: Cx<Rome>, war: WarId, to: WarId): void => {
  const all = kept(cx.g);
  if (all === undefined) return;
  const passed = alliesOf(cx.g, war);
  all.allied = all.allied.map((a) => (a.war === war ? { ...a, war: to } : a));
  for (const id of passed) cx.log(say('provinces.joins', { province: id, war: to }), 'A2-36');
};
