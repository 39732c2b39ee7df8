/** The army of a Neutral Rebel — 4.03.1, 4.03.2 */
import { call, end } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { type FactionId, factionRef, isSenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { pay, rebelCost, sources } from '../../revenue/rebels.ts';
import { say } from '../../say.ts';
import { because, candidate } from '../narrowing.ts';
import { nextMove } from '../next-move.ts';

/** [4.03.2-a] The richest Rebel, then the next; [4.03.1-d] what they lack comes from the Faction Treasury. */
export const rebelShares = (g: Rome, faction: FactionId): Record<string, number> => {
  const found: Record<string, number> = {};
  let left = rebelCost(g);
  const all = Object.entries(sources(g, faction)).map(([from, n]) => ({ from, n }));
  const purses = all.filter(({ from }) => isSenatorId(from)).sort((a, b) => b.n - a.n);
  for (const { from, n } of [...purses, ...all.filter(({ from: id }) => !isSenatorId(id))]) {
    if (left > 0) found[from] = Math.min(left, n);
    left -= found[from] ?? 0;
  }
  return found;
};

/** As much as there is for it; which Legions go where there is too little is the Dominant Player's decision [4.02.2-a]. */
export const payRebelArmy = proc(
  'neutrals.rebel-army',
  { faction: 'open' },
  (a: { readonly faction: FactionId }) => ({ ...a }),
  {
    start: (cx, { faction }) =>
      call(
        nextMove,
        {
          faction,
          does: say('neutral.rebels.pay', {
            n: rebelCost(cx.g),
            faction: factionRef(faction),
            from: Object.keys(rebelShares(cx.g, faction)),
          }),
          rule: '4.03.2-a',
          because: because(
            say('neutral.by.richest'),
            Object.keys(rebelShares(cx.g, faction)).map((id) => candidate(id)),
          ),
        },
        'carryOut',
      ),
    carryOut: (cx, { faction }) => {
      pay(cx, faction, rebelShares(cx.g, faction));
      return end();
    },
  },
);
