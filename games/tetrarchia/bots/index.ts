/** The bots of this game, the best last. `greedy` and `search` are what two levels were called before there were levels. */
import type { Bots } from '@tabularium/parts';
import { easy } from './easy.ts';
import { greedy } from './greedy.ts';
import { search } from './search.ts';

export const bots: Bots = { greedy, search, easy, normal: greedy, hard: search };
