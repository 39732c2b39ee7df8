/** All that lies on the table: the type of the game's data, and nothing else. */
import type { Seat } from '@tabularium/kernel';
import type { Emperor, EmperorIndex, Place, RegionIndex } from './ids.ts';

/** [TET.comp-a] Discs of one kind; Unrest is grey, Revolt is black, the others belong to an Emperor. */
export type Disc = 'none' | 'unrest' | 'revolt' | Emperor;

/** [TET.comp-b] The supplies of Unrest and of Revolt discs. */
export const DISCS_IN_SUPPLY = 21;
/** [TET.comp-c] Armies that can be on the board at the same time. */
export const ARMIES_IN_ALL = 3;

/** Where an Emperor is who is not on the board. */
export const OFF_BOARD = -1;

export const VARIANTS = ['imperium', 'mare-nostrum', 'diarchia', 'patres-patriae', 'el-grande'] as const;
export type Variant = (typeof VARIANTS)[number];

/** [TET.setup-e] What the four figures of a level say. */
export interface Level {
  readonly discs: number;
  readonly fleets: number;
  readonly revolts: number;
  readonly armies: number;
}

/** What was agreed before the game: never changes. */
export interface Agreed {
  /** The content pack it is played with; empty for the printed board. */
  readonly pack: string;
  readonly players: number;
  /** [TET.players-a] Who decides for each of the four Emperors. */
  readonly seats: readonly Seat[];
  readonly level: Level;
  readonly variants: Readonly<Record<Variant, boolean>>;
  /** [TET.A21] More than one fleet may share a zone. */
  readonly fleetStacking: boolean;
  /** [TET.A39] An Emperor beaten on a frontier loses its disc. */
  readonly frontierDiscLost: boolean;
  /** [TET.var.grande-g] The table plays for nobody to dominate. */
  readonly harmony: boolean;
}

interface EmperorPiece {
  at: Place | typeof OFF_BOARD;
  /** Discs not yet on the board. */
  discs: number;
  /** [TET.var.imperium-a] Discs paid for his power, out of the game. */
  spent: number;
  /** [TET.var.grande-a] Unrest discs won in battle. */
  glory: number;
}

export interface Army {
  /** Which of the three pieces. */
  readonly id: number;
  at: Place;
  /** The region whose frontier it came from: it decides the route. */
  readonly from: RegionIndex;
}

export interface Tetrarchia {
  readonly agreed: Agreed;
  /** By place. */
  readonly discs: Disc[];
  /** By Emperor. */
  readonly emperors: EmperorPiece[];
  armies: Army[];
  /** Fleets in each zone, and those still to be placed before the first turn. */
  readonly fleets: number[];
  fleetsToPlace: number;
  /** Supplies. */
  unrest: number;
  revolt: number;
  /** [TET.players-f] Four turns are a round. */
  round: number;
  turn: EmperorIndex;
  /** Imperium points left in this turn. */
  imperium: number;
  /** [TET.var.imperium-b][TET.var.imperium-f] The power that counts for a whole turn was paid in this one. */
  powerPaid: boolean;
  /** [TET.var.patres-a][TET.var.patres-b] Points moved in this round: East to Diocletian, West to Maximian. */
  readonly patres: { east: boolean; west: boolean };
}
