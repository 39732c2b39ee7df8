/** Knights of Neutrals — 4.04.3. [4.04.3-c] They never press money out of them. */
import { call, end } from '@tabularium/kernel';
import { attractors, tryToAttract } from '../../forum/knights.ts';
import type { Rome } from '../../game.ts';
import { type FactionId, factionRef, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { guidelineOf } from '../guidelines.ts';
import { because, itself, type Narrowed, NOBODY, settled } from '../narrowing.ts';
import { type Move, nextMove } from '../next-move.ts';
import { richestOf } from '../paying.ts';

interface Attracting {
  readonly faction: FactionId;
  /** [A4-22] The richest in Rome; several if they have as much. */
  choice: Narrowed<SenatorId>;
}

/** [4.04.3-a] What its card says; [4.04.3-b] or all he has, if that is less. */
export const spending = (g: Rome, faction: FactionId, by: SenatorId): number =>
  Math.min(guidelineOf(g, faction).knight, senator(g, by).talents);

const knightMove = (g: Rome, { faction, choice: { left, candidates } }: Attracting): Move => {
  const { knight } = guidelineOf(g, faction);
  const n = spending(g, faction, left[0]!);
  return {
    faction,
    does: say('neutral.knight', { faction: factionRef(faction), who: left, k: left.length, n }),
    rule: '4.04.3-a',
    because: because(say('neutral.knight.by', { faction: factionRef(faction), n: knight }), candidates),
  };
};

/** [4.04.3-a] In each Initiative, if anybody is there who may. */
export const attractKnight = proc(
  'neutrals.knight',
  { faction: 'open', choice: 'open' },
  (a: { readonly faction: FactionId }): Attracting => ({ ...a, choice: NOBODY }),
  {
    start: (cx, l) => {
      l.choice = richestOf(cx.g, attractors(cx.g, l.faction));
      return l.choice.left.length === 0 ? end() : call(nextMove, knightMove(cx.g, l), 'carryOut');
    },
    carryOut: (cx, l) => {
      const by = settled(cx, l.choice, itself);
      tryToAttract(cx, senator(cx.g, by), spending(cx.g, l.faction, by));
      return end();
    },
  },
);
