/** Ally Deserts (161) and Enemy's Ally Deserts (166): what they do in battle — amb-118 */
import type { OpenRome } from '../sight/sight.ts';
import type { ThreeDice } from '../rome/dice.ts';
import { levelOf } from './in-play.ts';

/** Light side: the black die. Dark side: both white ones. */
const shown = (level: number, dice: ThreeDice): number => (level === 0 ? 0 : level === 1 ? dice.black : dice.white);

/**
 * What a War's Strength changes by, for the rest of the turn, because of the natural dice of a battle.
 * [card-161-1-a][card-161-2-a] An even total strengthens it, [card-166-1-a][card-166-2-a][amb-157] an odd one weakens it; its Strength
 * does not fall below 0 (`wars/wars.ts`).
 */
export const alliesShift = (g: OpenRome, dice: ThreeDice): number =>
  dice.total % 2 === 0 ? shown(levelOf(g, 'event:161'), dice) : 0 - shown(levelOf(g, 'event:166'), dice);
