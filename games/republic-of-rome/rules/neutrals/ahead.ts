/** What is about to happen by itself, for whoever looks on — 4.02.1 */
import { localOf } from '../explain/look.ts';
import type { RomeView } from '../sight/view.ts';
import { type Move, nextMove } from './next-move.ts';

export const moveAhead = (view: Pick<RomeView, 'flow'>): Move | undefined => localOf({ view }, nextMove)?.move;
