/** The games of this house, in the order in which they are shown. */
import type { Game } from '@tabularium/parts';
import { mediterraneanEmpires } from './mediterranean-empires/game.ts';
import { republicOfRome } from './republic-of-rome/game.ts';
import { tetrarchia } from './tetrarchia/game.ts';

export const GAMES: readonly Game[] = [republicOfRome, tetrarchia, mediterraneanEmpires];
