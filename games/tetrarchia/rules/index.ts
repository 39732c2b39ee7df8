/** Tetrarchia: four Emperors against revolt and invasion, together. */
import { type GameContent, type GameModule, gameContent } from '@tabularium/kernel';
import { PROCS } from './all.ts';
import { check } from './check.ts';
import { CONTENTS, parseGeography } from './data/printed.ts';
import { explain } from './explain.ts';
import type { Tetrarchia } from './game.ts';
import { en } from './messages/en.ts';
import { META } from './meta.ts';
import { setup } from './setup.ts';
import { game } from './turn.ts';
import { guess, type TetrarchiaView, view } from './view.ts';

/** The game whose matches begin with the content pack of this name; the game's own board has none. */
const playedWith = (pack: string): GameModule<Tetrarchia, TetrarchiaView> => ({
  meta: META,
  first: game,
  procs: PROCS,
  interrupts: [],
  setup: (cx, seats, options) => setup(pack, cx, seats, options),
  view,
  guess,
  check,
  explain,
  migrations: [],
  messages: en,
  translations: {
    es: () => import('./messages/es.ts').then((m) => m.es),
    it: () => import('./messages/it.ts').then((m) => m.it),
  },
  content,
});

const content: GameContent<Tetrarchia, TetrarchiaView> = gameContent(CONTENTS, parseGeography, playedWith);

export const tetrarchia: GameModule<Tetrarchia, TetrarchiaView> = playedWith('');

export { gazetteer } from './gazetteer.ts';
export { EMPEROR_REFS } from './ids.ts';
export { seatsOf } from './meta.ts';
export type { Tetrarchia, TetrarchiaView };
