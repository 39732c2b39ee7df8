/** Every procedure of the game. */
import type { Rules } from '@tabularium/kernel';
import { attack } from './attack.ts';
import { advance } from './barbarians/advance.ts';
import { battle } from './battle.ts';
import { command } from './command.ts';
import type { Tetrarchia } from './game.ts';
import { PHASES } from './turn.ts';

export const PROCS: Rules<Tetrarchia>['procs'] = [...PHASES, advance, attack, battle, command];
