/** Makes procedures of this game. */
import { procsFor } from '@tabularium/kernel';
import type { Rome } from './game.ts';

export const proc = procsFor<Rome>();
