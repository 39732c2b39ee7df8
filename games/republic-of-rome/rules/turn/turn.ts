/** The sequence of play — 1.03 */
import { end, sequence } from '@tabularium/kernel';
import { combat } from '../combat/index.ts';
import { forgetBattles } from '../combat/war.ts';
import { forum } from '../forum/index.ts';
import type { Rome } from '../game.ts';
import { mortality } from '../mortality/index.ts';
import { population } from '../population/index.ts';
import { proc } from '../procs.ts';
import { revenue } from '../revenue/index.ts';
import { revolution } from '../revolution/index.ts';
import { senate } from '../senate/index.ts';
import { turnOfEra } from '../setup/alternative.ts';
import { opening } from '../setup/opening.ts';

/** What changes with the turn itself. */
const newTurn = proc('new-turn', () => ({}), {
  start: (cx) => {
    cx.g.turn++;
    // [1.10.21-d][amb-118] What a battle changed lasts for a turn.
    forgetBattles(cx.g);
    turnOfEra(cx);
    return end();
  },
});

/** [1.03-a][1.03-b][4.01.1-f][4.02.1-a] Seven phases, always in this order, until an end of the game [1.03-c]. */
const turn = sequence<Rome>('turn', [newTurn, mortality, revenue, forum, population, senate, combat, revolution], {
  again: () => true,
});

export const game = sequence<Rome>('game', [opening, turn]);
export const PROCS = [game, opening, turn, newTurn, mortality, revenue, forum, population, senate, combat, revolution];
