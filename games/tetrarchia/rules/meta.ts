/** What can be chosen before the game: players, level, variants. */
import { type Meta, type Options, type Seat, setChosen, wordChosen } from '@tabularium/kernel';
import { type Agreed, type Level, VARIANTS, type Variant } from './game.ts';
import { EMPERORS } from './ids.ts';
import { ENDINGS } from './victory.ts';

/**
 * [TET.setup-e][TET.setup-g] Allowed figures of a level: Emperor discs, fleets, extra Revolts, armies,
 * each from the easiest to the fourth column of the summary sheets.
 */
export const LEVELS = ['5432', '3210', '0123', '0123'] as const;
/** [TET.setup-f] The normal level, and the one for a first game. */
export const NORMAL_LEVEL = '4211';
export const FIRST_LEVEL = '4200';

export const META: Meta = {
  id: 'tetrarchia',
  version: 1,
  // [TET.goal-a] One to four.
  seats: { min: 1, max: 4, default: 1 },
  options: {
    level: { t: 'code', of: LEVELS, default: NORMAL_LEVEL },
    variants: { t: 'set', of: VARIANTS, default: [] },
    // [TET.A45] Matters with three players only.
    sharedCaesar: { t: 'choice', of: ['galerius', 'constantius'], default: 'galerius' },
    harmony: { t: 'switch', default: false },
    fleetStacking: { t: 'switch', default: false },
    frontierDiscLost: { t: 'switch', default: false },
  },
  endings: ENDINGS,
};

export const parseLevel = (code: string): Level => {
  const [discs, fleets, revolts, armies] = code;
  return { discs: Number(discs), fleets: Number(fleets), revolts: Number(revolts), armies: Number(armies) };
};

/**
 * Who decides for Diocletian, Galerius, Constantius, Maximian.
 * [TET.players-b] One player: all four. [TET.players-c] Two: East and West. [TET.players-e] Four: one each.
 * [TET.players-d] Three: the shared Caesar is discussed by all, and his Augustus' player decides.
 */
export const seatsOf = (players: number, sharedCaesar: string): Seat[] => {
  if (players === 1) return [0, 0, 0, 0];
  if (players === 2) return [0, 0, 1, 1];
  if (players === 4) return [0, 1, 2, 3];
  return sharedCaesar === EMPERORS[1] ? [0, 0, 1, 2] : [0, 1, 2, 2];
};

/** Options have been checked by the kernel; here they get their types. */
export const agreedFrom = (pack: string, players: number, options: Options): Agreed => {
  const chosen = setChosen(options, 'variants');
  return {
    pack,
    players,
    seats: seatsOf(players, wordChosen(options, 'sharedCaesar')),
    level: parseLevel(wordChosen(options, 'level')),
    // [TET.var.all-a] Independent, in any combination.
    variants: Object.fromEntries(VARIANTS.map((v) => [v, chosen.includes(v)])) as Record<Variant, boolean>,
    fleetStacking: options['fleetStacking'] === true,
    frontierDiscLost: options['frontierDiscLost'] === true,
    harmony: options['harmony'] === true,
  };
};
