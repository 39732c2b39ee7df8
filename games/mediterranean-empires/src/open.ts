/** Functions of the rules that read only what lies open, for those who have a view and not the game. */
import type { Empires } from './game.ts';
import type { EmpiresView } from './view.ts';

/** A view has all that lies open under the names it has in the game; what is hidden is not there and must not be asked for. */
export const open = (view: EmpiresView): Empires => view as unknown as Empires;
