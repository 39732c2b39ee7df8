/** Moves that happen by themselves, shown before they do — 4.02.1 */
import { type Because, end, type Msg, type Seat } from '@tabularium/kernel';
import type { FactionId } from '../ids.ts';
import { proc } from '../procs.ts';
import { neutralsOf } from './state.ts';

/** What is about to happen by the guidelines, and why. */
export interface Move {
  /** The Faction that moves, or -1 where the rules themselves do (the Coalition, the Military Plan). */
  readonly faction: FactionId;
  readonly does: Msg;
  /** The statement it goes by. */
  readonly rule: string;
  readonly because: Because;
}

/**
 * [4.02.1-b] Every move of a Neutral begins with a call of this: it tells what happens and why. Where moves are looked at one by
 * one, it waits until somebody says that it may go on; nobody can prevent it. The caller then carries the move out.
 */
export const nextMove = proc('neutrals.next', { move: 'open' }, (move: Move) => ({ move }), {
  start: (cx) => (neutralsOf(cx.g).pace === 'step' ? 'ask' : 'tell'),
  ask: {
    to: (cx): Seat[] => neutralsOf(cx.g).players.map((_, seat): Seat => seat),
    say: (_, l) => l.move.does,
    rules: ['4.02.1-b'],
    silent: ['nextMove'],
    aloud: ['nextMove'],
    buttons: { nextMove: { take: () => 'tell' } },
  },
  tell: (cx, l) => {
    cx.explain(l.move.does, l.move.rule, l.move.because);
    return end();
  },
});
