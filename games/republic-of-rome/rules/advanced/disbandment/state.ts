/** What disbandment keeps: who has gained Oratory by it. Where the Legions are is told by themselves — 2.04.2 */
import { Broken } from '@tabularium/kernel';
import type { Legion } from '../../game.ts';
import type { SenatorId } from '../../ids.ts';
import type { Advanced } from '../advanced.ts';

export interface Disbandment {
  /** [2.04.2-g][2.04.3-k] ORA above what is printed, of those who have any. It may outlast the disbanded Legions. */
  oratory: Record<SenatorId, number>;
}
export const nothingDisbanded = (): Disbandment => ({ oratory: {} });

export const disbandment = (g: { readonly advanced?: Advanced }): Disbandment => {
  const kept = g.advanced?.disbandment;
  if (kept === undefined) throw new Broken('disbandment is not played');
  return kept;
};

/** [2.04.2-h] What `oratory` adds to the printed value. */
export const oratoryGained = ({ disbandment: kept }: Advanced, id: SenatorId): number => kept?.oratory[id] ?? 0;

/** In the order of names, so that equal tables are saved alike; nobody is kept who has gained nothing. */
export const setOratory = (kept: Disbandment, id: SenatorId, n: number): void => {
  const others = Object.entries(kept.oratory).filter(([other]) => other !== id);
  const all = n > 0 ? [...others, [id, n] as const] : others;
  kept.oratory = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** [2.04.2-e][2.04.2-f] Legions that lie in the Bank as Veterans; their Allegiance is as it was. */
export const isDisbanded = (l: Legion): boolean => l.at === 'bank';

/** [2.04.3-a] Numbers of the disbanded Legions of one Senator. */
export const disbandedOf = (g: { readonly legions: readonly Legion[] }, id: SenatorId): number[] =>
  g.legions.flatMap((l, n) => (isDisbanded(l) && l.allegiance === id ? [n] : []));
