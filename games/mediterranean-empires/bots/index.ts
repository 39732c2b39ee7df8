/** The bots of this game. */
import type { Bots } from '@tabularium/parts';
import { sensible } from './sensible.ts';

export const bots: Bots = { sensible };
