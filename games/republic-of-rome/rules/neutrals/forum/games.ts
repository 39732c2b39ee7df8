/** Games of Neutrals — 4.04.4 */
import { call, end } from '@tabularium/kernel';
import { costOf, GAMES, holdGames, sponsors } from '../../forum/games.ts';
import type { Rome } from '../../game.ts';
import { type FactionId, factionRef, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { mostFirst } from '../../table/silence.ts';
import { guidelineOf } from '../guidelines.ts';
import { because, itself, type Narrowed, NOBODY, settled } from '../narrowing.ts';
import { type Move, nextMove } from '../next-move.ts';
import { richestOf } from '../paying.ts';

interface Sponsoring {
  readonly faction: FactionId;
  /** [4.04.4-d][A4-23] The richest, in Rome or not; several if they have as much. */
  choice: Narrowed<SenatorId>;
}

/** [4.04.4-b] Are the people less content than he is popular? */
export const isNeeded = (g: Rome, payer: SenatorId): boolean => g.unrest > senator(g, payer).popularity;

/** [4.04.4-c] The dearest that he can pay. */
export const dearest = (g: Rome, payer: SenatorId): (typeof GAMES)[number] => {
  const payable = GAMES.filter((which) => costOf(g, which) <= senator(g, payer).talents);
  return mostFirst(payable, (which) => costOf(g, which))[0]!;
};

const gamesMove = (g: Rome, { faction, choice: { left, candidates } }: Sponsoring): Move => ({
  faction,
  does: say('neutral.games', {
    faction: factionRef(faction),
    who: left,
    k: left.length,
    games: dearest(g, left[0]!),
    unrest: g.unrest,
  }),
  rule: '4.04.4-b',
  because: because(say('neutral.games.by', { faction: factionRef(faction), unrest: g.unrest }), candidates),
});

/** [4.04.4-a][4.04.4-e] Once in each Initiative, after the Knight and the Leader. */
export const sponsorGames = proc(
  'neutrals.games',
  { faction: 'open', choice: 'open' },
  (a: { readonly faction: FactionId }): Sponsoring => ({ ...a, choice: NOBODY }),
  {
    start: (cx, l) => {
      if (!guidelineOf(cx.g, l.faction).charity.includes('games')) return end();
      l.choice = richestOf(cx.g, sponsors(cx.g, l.faction));
      return l.choice.left.some((id) => isNeeded(cx.g, id)) ? call(nextMove, gamesMove(cx.g, l), 'carryOut') : end();
    },
    carryOut: (cx, l) => {
      // Of equally rich ones the dice say who pays; only then is it known how popular he is.
      const payer = settled(cx, l.choice, itself);
      if (isNeeded(cx.g, payer)) holdGames(cx, senator(cx.g, payer), dearest(cx.g, payer));
      return end();
    },
  },
);
