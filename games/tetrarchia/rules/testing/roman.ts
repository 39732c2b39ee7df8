/**
 * Positions to test from: an Emperor's Roman phase, with what the test names on the board and nothing else.
 *
 *     play(given(tetrarchia, ...romanTurn({ emperor: 'galerius', at: 'III-1', imperium: 2 })))
 */
import type { Offer, OptionValue } from '@tabularium/kernel';
import { DISCS_IN_SUPPLY, type Disc, OFF_BOARD, type Tetrarchia, type Variant } from '../game.ts';
import {
  EMPERORS,
  type Emperor,
  type Place,
  type PlaceRef,
  placeOf,
  REGIONS,
  type Region,
  type Zone,
  ZONES,
} from '../ids.ts';
import type { EmperorView, TetrarchiaView } from '../view.ts';
import { NAMES } from './names.ts';

/** Places are named by their ids: `II-1`, `II-F`. */
export interface RomanTurn {
  /** Whose turn it is: Diocletian's, unless said. */
  readonly emperor?: Emperor;
  /** Where he stands: in Roma, unless said. */
  readonly at?: string;
  /** The other Emperors on the board. */
  readonly others?: Partial<Record<Emperor, string>>;
  readonly discs?: Readonly<Record<string, Exclude<Disc, 'none'>>>;
  /** Armies by place, with the region each came from. */
  readonly armies?: Readonly<Record<string, Region>>;
  readonly fleets?: readonly Zone[];
  /** Points left: 6, unless said. */
  readonly imperium?: number;
  /** Unplaced discs of an Emperor; the others have five in all. */
  readonly left?: Partial<Record<Emperor, number>>;
  readonly players?: number;
  readonly variants?: readonly Variant[];
  readonly options?: Readonly<Record<string, OptionValue>>;
}

const DISCS = 5;

/** Dice of a Barbarian phase that changes nothing while Germania Inferior, a capital, is uncovered. */
export const QUIET_IN_GERMANIA = [2, 2] as const;

export const province = (id: string): PlaceRef => `province:${id}`;
const place = (id: string): Place => placeOf(province(id));

/** Arguments for `given`: a table that begins in a Roman phase, and the change to this position. */
export const romanTurn = (position: RomanTurn) => {
  const { players = 1, variants = [], options = {} } = position;
  const table = {
    seats: players,
    options: { level: `${DISCS}000`, variants, ...options },
    // A Revolt on Diocletian's capital leaves him no choice but Roma: nobody is asked before he acts.
    rolling: [2, 2, 2, 2, 6, 2],
    names: NAMES,
  };
  return [table, (g: Tetrarchia): void => setTo(g, position)] as const;
};

const setTo = (g: Tetrarchia, position: RomanTurn): void => {
  const { emperor = 'diocletian', at = 'IT-3', others = {}, fleets = [], imperium = 6 } = position;
  Object.assign(g.agreed, { level: { discs: DISCS, fleets: fleets.length, revolts: 0, armies: 0 } });
  g.turn = EMPERORS.indexOf(emperor);
  g.imperium = imperium;
  for (const zone of fleets) g.fleets[ZONES.indexOf(zone)]!++;
  g.armies = Object.entries(position.armies ?? {}).map(([where, from], i) => ({
    id: i + 1,
    at: place(where),
    from: REGIONS.indexOf(from),
  }));
  putDiscs(g, position);
  for (const [where, who] of [[at, emperor] as const, ...placesOf(others)]) {
    g.emperors[EMPERORS.indexOf(who)]!.at = place(where);
  }
};

const placesOf = (others: Partial<Record<Emperor, string>>): (readonly [string, Emperor])[] =>
  EMPERORS.flatMap((who) => (others[who] === undefined ? [] : [[others[who], who] as const]));

const putDiscs = (g: Tetrarchia, { discs = {}, left = {} }: RomanTurn): void => {
  g.discs.fill('none');
  for (const [where, disc] of Object.entries(discs)) g.discs[place(where)] = disc;
  const count = (disc: Disc): number => g.discs.filter((d) => d === disc).length;
  g.unrest = DISCS_IN_SUPPLY - count('unrest');
  g.revolt = DISCS_IN_SUPPLY - count('revolt');
  for (const [e, who] of EMPERORS.entries()) {
    const unplaced = left[who] ?? DISCS - count(who);
    // What is neither placed nor left was paid for a power: the sum must be right.
    g.emperors[e] = { at: OFF_BOARD, discs: unplaced, spent: DISCS - count(who) - unplaced, glory: 0 };
  }
};

/** What a pick offers, by id; nothing if it is not offered. */
export const ids = (offer: Offer | undefined): string[] => (offer?.t === 'pick' ? offer.of.map(idOf) : []);

const idOf = (ref: string): string => ref.slice(ref.indexOf(':') + 1);

/** The id of the place where an Emperor stands, or `off`. */
export const whereIs = (view: TetrarchiaView, who: Emperor): string => idOf(pieceOf(view, who).at);

export const pieceOf = (view: TetrarchiaView, who: Emperor): EmperorView => view.emperors[EMPERORS.indexOf(who)]!;

/** Ids of the places where armies stand. */
export const armiesOf = (view: TetrarchiaView): string[] => view.armies.map((a) => idOf(a.at));
