/** The games of this house, in the order in which they are shown. */
import type { Game } from '@tabularium/parts';
import * as list from './list.ts';

export const GAMES: readonly Game[] = Object.values(list).sort((a, b) => a.place - b.place);
