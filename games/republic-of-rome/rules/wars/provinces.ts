/** Creating Provinces — 1.09.5-a, 1.10.4-f */
import type { Cx } from '@tabularium/kernel';
import type { Province, Rome } from '../game.ts';
import type { ProvinceId, WarId } from '../ids.ts';
import { say } from '../say.ts';
import { hasProvince, isRoman, province, warCard } from './wars.ts';

export const newProvince = (id: ProvinceId, developed: boolean): Province => ({
  id,
  developed,
  governor: '',
  term: 0,
  legate: false,
  elected: 0,
  overrun: false,
  plunderer: '',
  inRevolt: false,
  garrisonSent: 0,
});

/**
 * [1.09.5-a] To the Forum, Undeveloped unless its card says otherwise. [amb-126] Created only once;
 * [card-114-b] one that exists may at most be developed, which brings its Governor no Influence.
 */
export const createProvince = (cx: Cx<Rome>, id: ProvinceId, developed = false): void => {
  const { g } = cx;
  if (!hasProvince(g, id)) {
    g.provinces.push(newProvince(id, developed));
    cx.log(say('wars.province', { province: id }), '1.09.5-a');
    return;
  }
  const existing = province(g, id);
  if (!developed || existing.developed || !isRoman(g, existing)) return;
  existing.developed = true;
  cx.log(say('wars.developed', { province: id }), 'card-114-b');
};

/** [card-3-b][card-4-a] Needs both Illyrian Wars. */
const ILLYRICUM: ProvinceId = 'province:illyricum';
const ILLYRIAN: readonly WarId[] = ['war:3', 'war:4'];
/** [card-114-a] */
const DEVELOPED: Readonly<Record<WarId, ProvinceId>> = { 'war:114': 'province:bithynia' };

/**
 * [1.10.4-f] What a Land Victory over this War creates. Called before or after the War has been taken off the table: for
 * Illyricum only the other War is looked for among those that are over.
 */
export const createProvincesOf = (cx: Cx<Rome>, war: WarId): void => {
  for (const id of warCard(cx.g, war).creates) {
    if (id === ILLYRICUM && ILLYRIAN.some((w) => w !== war && !cx.g.discards.includes(warCard(cx.g, w).card))) continue;
    createProvince(cx, id, DEVELOPED[war] === id);
  }
};
