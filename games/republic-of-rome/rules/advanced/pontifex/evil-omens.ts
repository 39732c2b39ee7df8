/** Evil Omens, where there is a Pontifex Maximus — 2.01.7, 2.01.C. [2.01.7-o] What it does to dice is in `rome/dice.ts`. */
import type { Cx } from '@tabularium/kernel';
import type { Rome, Senator } from '../../game.ts';
import { factionRef } from '../../ids.ts';
import { payFromState } from '../../rome/bankruptcy.ts';
import { move } from '../../rome/money.ts';
import { say } from '../../say.ts';
import { loseOffice } from './losing.ts';
import { pontifexOf, pontificate } from './pontificate.ts';

/** [2.01.7-e] */
const FINE = 10;

/** [2.01.7-f][2.01.7-m] Out of office, with a Major marker. */
const depose = (cx: Cx<Rome>, s: Senator, rule: string): void => {
  cx.log(say('pontifex.deposed', { who: s.id }), rule);
  s.major = true;
  loseOffice(cx, s);
};

/**
 * [2.01.7-e][2.01.7-g][2.01.H-f] What he lacks, and a fine, is taken from his Faction Treasury as far as it goes. [2.01.7-h] If that is too little, his Leader
 * of this moment (A2-13) answers for it. Gives what the Faction has paid.
 */
const factionPays = (cx: Cx<Rome>, s: Senator, missing: number): number => {
  const { g } = cx;
  const { faction } = s;
  const { treasury, leader } = g.factions[faction]!;
  const owed = missing + FINE;
  const paid = Math.min(owed, treasury);
  // [1.04.9-a] Whether it was enough, and what it was if not, everybody sees now.
  cx.reveal();
  move(g, { treasury: faction }, 'bank', paid);
  cx.log(say('pontifex.factionPays', { faction: factionRef(faction), n: paid, owed }), '2.01.7-e');
  if (paid < owed && leader !== '') {
    pontificate(g).liable = leader;
    cx.log(say('pontifex.liable', { who: leader }), '2.01.7-h');
  }
  return paid;
};

/** [2.01.7-a][2.01.7-c] He pays it all, or [2.01.7-d] what he has. */
const sacrifice = (cx: Cx<Rome>, s: Senator, cost: number): void => {
  const own = Math.min(cost, s.talents);
  move(cx.g, s.id, 'bank', own);
  cx.log(say('pontifex.sacrifices', { who: s.id, n: own }), '2.01.7-a');
  if (own === cost) return;
  const missing = cost - own;
  // [2.01.7-k][A2-11] The Faction pays for the sacrifice before the fine; [2.01.7-j] the State what is left of it, and no fine.
  const left = Math.max(0, missing - factionPays(cx, s, missing));
  depose(cx, s, '2.01.7-f');
  if (left === 0) return;
  cx.log(say('event.statePays', { n: left }), '2.01.7-j');
  // [2.01.7-l]
  payFromState(cx, left);
};

/**
 * [2.01.7-a][2.01.C-a] Evil Omens have come: does the Pontifex Maximus answer for them? [2.01.7-b] If there is none, the State does.
 * [2.01.7-m][2.01.C-b] The second in a turn costs him the office, and [2.01.7-n][A2-12] nobody any money.
 */
export const pontifexSacrifices = (cx: Cx<Rome>, cost: number): boolean => {
  const { g } = cx;
  const s = pontifexOf(g);
  if (s === undefined) return false;
  if (g.omensPaid === g.turn) {
    depose(cx, s, '2.01.7-m');
    return true;
  }
  g.omensPaid = g.turn;
  sacrifice(cx, s, cost);
  return true;
};
