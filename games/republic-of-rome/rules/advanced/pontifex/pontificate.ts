/** The Pontifex Maximus: his office and what is kept about it — 2.01.1 */
import { Broken } from '@tabularium/kernel';
import type { Rome, Senator } from '../../game.ts';
import type { None, SenatorId } from '../../ids.ts';
import { holderOf, isInRome } from '../../rome/senators.ts';
import type { OpenRome } from '../../sight/sight.ts';
import type { Advanced } from '../advanced.ts';

/** Who holds the office is told by `Senator.office`, like every other [2.01.1-a][2.01.1-b]. */
export interface Pontificate {
  /** [2.01.31-b] Those who have a Priest marker, by name, sorted. */
  priests: SenatorId[];
  /** [2.01.2-o] The turn of the last election; 0 before the first. */
  elected: number;
  /** [2.01.3-a][2.01.5-a] The turn in which the Priest action, and the veto, was last used. */
  acted: number;
  vetoed: number;
  /** [2.01.7-h] The Leader who may be tried because a sacrifice was not paid. */
  liable: SenatorId | None;
}

/** [2.01.2-r] Nobody is Pontifex Maximus when a game begins. */
export const noPontifex = (): Pontificate => ({ priests: [], elected: 0, acted: 0, vetoed: 0, liable: '' });

export const pontificate = (g: { readonly advanced?: Advanced }): Pontificate => {
  const kept = g.advanced?.pontifex;
  if (kept === undefined) throw new Broken('the Pontifex Maximus is not played');
  return kept;
};

export const pontifexOf = (g: OpenRome): Senator | undefined => holderOf(g, 'pontifex');

/** [2.01.H-e][A2-17] What he does as Pontifex Maximus, he does in Rome. */
export const pontifexInRome = (g: OpenRome): Senator | undefined => {
  const s = pontifexOf(g);
  return s && isInRome(s) ? s : undefined;
};

/** [2.01.1-c][2.01.1-d] No other Major Office goes with it. */
export const isPontifex = (s: Senator): boolean => s.office === 'pontifex';

/** [2.01.2-c][2.01.2-o] Vacant, and not filled in this turn. */
export const isElectionDue = (g: Rome): boolean => pontifexOf(g) === undefined && pontificate(g).elected !== g.turn;
