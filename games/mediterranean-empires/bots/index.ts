/** The bots of this game, the best last. `search` is no level yet: it has not been shown to be stronger than `normal`. */
import type { Bots } from '@tabularium/parts';
import { levels } from './levels.ts';
import { search } from './search.ts';

export const bots: Bots = { search, ...levels };
