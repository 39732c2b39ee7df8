/** What a player sees. Nothing is hidden in this game: everybody sees the same, and where it stands. */
import {
  copy,
  type Eye,
  type Own,
  type Rng,
  type Standing,
  standingAt,
  type State,
  type Tally,
  viewMadeFrom,
} from '@tabularium/kernel';
import { PROCS } from './all.ts';
import { type Agreed, ARMIES_IN_ALL, type Disc, OFF_BOARD, type Tetrarchia } from './game.ts';
import { EMPEROR_REFS, PLACE_REFS, type PlaceRef, placeOf, REGION_REFS, refOf, regionOf, ZONE_REFS } from './ids.ts';
import { score } from './score.ts';
import { type OpenTetrarchia, SIGHT } from './sight.ts';
import { type Honours, honours } from './variants/el-grande.ts';

export interface EmperorView {
  readonly ref: string;
  readonly at: PlaceRef | 'off';
  readonly discs: number;
  readonly spent: number;
  readonly glory: number;
}

export interface TetrarchiaView extends Standing {
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
}

/** The same in the words of players: refs for numbers. */
const named = (g: OpenTetrarchia & Standing, own: Own): TetrarchiaView => ({
  agreed: own(g.agreed),
  round: g.round,
  turn: EMPEROR_REFS[g.turn]!,
  imperium: g.imperium,
  powerPaid: g.powerPaid,
  patres: own(g.patres),
  discs: discsByRef(g.discs),
  emperors: g.emperors.map(({ at, discs, spent, glory }, e) => ({
    ref: EMPEROR_REFS[e]!,
    at: at === OFF_BOARD ? 'off' : refOf(at),
    discs,
    spent,
    glory,
  })),
  armies: g.armies.map(({ id, at, from }) => ({ id, at: refOf(at), from: REGION_REFS[from]! })),
  fleets: fleetsByRef(g.fleets),
  supply: { unrest: g.unrest, revolt: g.revolt, armies: ARMIES_IN_ALL - g.armies.length, fleets: g.fleetsToPlace },
  score: score(g),
  ...(g.agreed.variants['el-grande'] && { honours: honours(g) }),
  seat: g.seat,
  excused: g.excused,
  flow: g.flow,
  // Nothing is hidden, so the count of inputs is always there.
  inputs: g.inputs!,
  ...(g.over && { over: g.over }),
});

export const view = viewMadeFrom(SIGHT, PROCS, named);

const discsByRef = (discs: readonly Disc[]): TetrarchiaView['discs'] => {
  const out: Record<PlaceRef, Exclude<Disc, 'none'>> = {};
  for (let at = 0; at < discs.length; at++) {
    const disc = discs[at]!;
    if (disc !== 'none') out[PLACE_REFS[at]!] = disc;
  }
  return out;
};
const fleetsByRef = (fleets: readonly number[]): Record<string, number> => {
  const out: Record<string, number> = {};
  for (let zone = 0; zone < fleets.length; zone++) out[ZONE_REFS[zone]!] = fleets[zone]!;
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
export const guess = (v: TetrarchiaView, _: Eye, rng: Rng): State<Tetrarchia> =>
  standingAt(v, tableOf(v), v.agreed.players, copy(v.flow), rng);
