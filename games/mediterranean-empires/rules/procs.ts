/** Makes procedures of this game. */
import { procsFor } from '@tabularium/kernel';
import type { Empires } from './game.ts';

export const proc = procsFor<Empires>();
