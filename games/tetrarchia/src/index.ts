/** Tetrarchia: four Emperors against revolt and invasion, together. */
import type { GameModule } from '@tabularium/kernel';
import { attack } from './attack.ts';
import { advance } from './barbarians/advance.ts';
import { battle } from './battle.ts';
import { check } from './check.ts';
import { command } from './command.ts';
import { explain } from './explain.ts';
import type { Tetrarchia } from './game.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { it } from './messages/it.ts';
import { META } from './meta.ts';
import { setup } from './setup.ts';
import { game, PHASES } from './turn.ts';
import { guess, type TetrarchiaView, view } from './view.ts';

export const tetrarchia: GameModule<Tetrarchia, TetrarchiaView> = {
  meta: META,
  first: game,
  procs: [...PHASES, advance, attack, battle, command],
  interrupts: [],
  setup,
  view,
  guess,
  check,
  explain,
  migrations: [],
  messages: en,
  translations: { es, it },
};

export { parseBoard, RAW } from './data/board.ts';
export { geography } from './gazetteer.ts';
export { EMPEROR_REFS } from './ids.ts';
export { seatsOf } from './meta.ts';
export type { Tetrarchia, TetrarchiaView };
