/** What a player sees. Nothing is hidden in this game: everybody sees the same, and where it stands. */
import {
  type Chance,
  copy,
  type Frame,
  fromSeed,
  type Outcome,
  type Rng,
  type State,
  type Tally,
} from '@tabularium/kernel';
import { type Agreed, ARMIES_IN_ALL, type Disc, OFF_BOARD, type Tetrarchia } from './game.ts';
import { EMPEROR_REFS, PLACE_REFS, type PlaceRef, placeOf, REGION_REFS, refOf, regionOf, ZONE_REFS } from './ids.ts';
import { score } from './score.ts';
import { type Honours, honours } from './variants/el-grande.ts';

export interface EmperorView {
  readonly ref: string;
  readonly at: PlaceRef | 'off';
  readonly discs: number;
  readonly spent: number;
  readonly glory: number;
}

export interface TetrarchiaView {
  readonly agreed: Agreed;
  readonly round: number;
  /** Whose turn it is. */
  readonly turn: string;
  readonly imperium: number;
  readonly powerPaid: boolean;
  readonly patres: { readonly east: boolean; readonly west: boolean };
  /** Only places that hold one. */
  readonly discs: Readonly<Record<PlaceRef, Exclude<Disc, 'none'>>>;
  readonly emperors: readonly EmperorView[];
  readonly armies: readonly { readonly id: number; readonly at: PlaceRef; readonly from: string }[];
  readonly fleets: Readonly<Record<string, number>>;
  readonly supply: {
    readonly unrest: number;
    readonly revolt: number;
    readonly armies: number;
    readonly fleets: number;
  };
  readonly score: Tally;
  /** Only when EL GRANDE is played. */
  readonly honours?: Honours;
  /** The procedures on the way: with open information there is nothing in them to hide. */
  readonly flow: readonly Frame[];
  readonly inputs: number;
  readonly floor: number;
  readonly over?: Outcome;
}

export const view = ({ g, stack, inputs, floor, over }: State<Tetrarchia>): TetrarchiaView => ({
  agreed: g.agreed,
  round: g.round,
  turn: EMPEROR_REFS[g.turn]!,
  imperium: g.imperium,
  powerPaid: g.powerPaid,
  patres: { ...g.patres },
  discs: discsByRef(g.discs),
  emperors: g.emperors.map(({ at, discs, spent, glory }, e) => ({
    ref: EMPEROR_REFS[e]!,
    at: at === OFF_BOARD ? 'off' : refOf(at),
    discs,
    spent,
    glory,
  })),
  armies: g.armies.map(({ id, at, from }) => ({ id, at: refOf(at), from: REGION_REFS[from]! })),
  fleets: Object.fromEntries(ZONE_REFS.map((ref, zone) => [ref, g.fleets[zone]!])),
  supply: { unrest: g.unrest, revolt: g.revolt, armies: ARMIES_IN_ALL - g.armies.length, fleets: g.fleetsToPlace },
  score: score(g),
  ...(g.agreed.variants['el-grande'] && { honours: honours(g) }),
  flow: copy(stack),
  inputs,
  floor,
  ...(over && { over }),
});

const discsByRef = (discs: readonly Disc[]): TetrarchiaView['discs'] => {
  const out: Record<PlaceRef, Exclude<Disc, 'none'>> = {};
  for (const [at, disc] of discs.entries()) if (disc !== 'none') out[PLACE_REFS[at]!] = disc;
  return out;
};

/** The table again, from what everybody sees. */
export const tableOf = (v: TetrarchiaView): Tetrarchia => ({
  agreed: v.agreed,
  discs: PLACE_REFS.map((ref) => v.discs[ref] ?? 'none'),
  emperors: v.emperors.map(({ at, discs, spent, glory }) => ({
    at: at === 'off' ? OFF_BOARD : placeOf(at),
    discs,
    spent,
    glory,
  })),
  armies: v.armies.map(({ id, at, from }) => ({ id, at: placeOf(at), from: regionOf(from) })),
  fleets: ZONE_REFS.map((ref) => v.fleets[ref]!),
  fleetsToPlace: v.supply.fleets,
  unrest: v.supply.unrest,
  revolt: v.supply.revolt,
  round: v.round,
  turn: EMPEROR_REFS.findIndex((ref) => ref === v.turn),
  imperium: v.imperium,
  powerPaid: v.powerPaid,
  patres: { ...v.patres },
});

/** Only the dice are unknown: the guess has dice of its own. */
export const guess = (v: TetrarchiaView, _seat: unknown, rng: Rng): State<Tetrarchia> => ({
  g: tableOf(v),
  seats: v.agreed.players,
  stack: copy(v.flow) as Frame[],
  chance: ownDice(rng),
  rig: [],
  inputs: v.inputs,
  floor: v.floor,
  orders: [],
  ...(v.over && { over: v.over }),
});

const WORD = 2 ** 31;
const ownDice = (rng: Rng): Chance => fromSeed(`${rng.below(WORD)}/${rng.below(WORD)}`);
