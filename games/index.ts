/** The games of this house, in the order in which they are shown. */
import type { Game } from '@tabularium/parts';
import { mediterraneanEmpires, republicOfRome } from './to-be-moved.ts';
import { tetrarchia } from './tetrarchia/game.ts';

export const GAMES: readonly Game[] = [republicOfRome, tetrarchia, mediterraneanEmpires];
