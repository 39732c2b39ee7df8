/** What may be done only in a Senate that votes — 4.05.1 */
import type { Interrupt } from '@tabularium/kernel';
import type { Rome } from '../game.ts';

/**
 * [4.05.1-c] With Neutrals nothing is proposed or voted on: Tribunes, Assassins and Land Bills have other uses there, which
 * `neutrals/` offers, and there is nothing to move, to veto or to leave orders about.
 */
export const whereSenateVotes = (of: Interrupt<Rome>): Interrupt<Rome> => ({ ...of, only: votes });
const votes = (g: Rome): boolean => g.neutrals === undefined;
