/** The bots of this game. */
import type { Bots } from '@tabularium/parts';
import { greedy } from './greedy.ts';
import { search } from './search.ts';

export const bots: Bots = { greedy, search };
