/** Makes views from the declaration of who sees what. Nothing else of a state gets into a view. */
import { fromSeed } from './chance.ts';
import type { Proc } from './flow.ts';
import { copy } from './json.ts';
import type { Rng } from './rng.ts';
import type { Eye } from './seat.ts';
import {
  type AnyPart,
  type AnyParts,
  everything,
  fields,
  isOpen,
  itself,
  NO_PLACE,
  partsOf,
  type See,
  seeing,
  UNSEEN,
} from './see.ts';
import type { Shown } from './shown.ts';
import { TAG, type Sight, STEP, type Who } from './sight.ts';
import type { Frame, Order, Outcome, State } from './state.ts';

/** Where the game stands: the same in the views of every game. */
export interface Standing {
  readonly seat: Eye;
  /** The windows in which this seat asked not to be asked. */
  readonly excused: readonly Order[];
  /** The running procedures with the locals that this eye may see. `node` is empty where the eye may not see how far one has come. */
  readonly flow: readonly Frame[];
  /** How many inputs there were; only in games without secrets, because it would tell of inputs that others made in private. */
  readonly inputs?: number;
  readonly over?: Outcome;
}

/** Makes the state that `guess` returns: guessed data `g` at the place where the view stands, with dice of its own. */
export const standingAt = <G>(seen: Standing, g: G, seats: number, stack: readonly Frame[], rng: Rng): State<G> => ({
  g,
  seats,
  stack: [...stack],
  chance: fromSeed(`${rng.below(SEED_SPAN)}/${rng.below(SEED_SPAN)}`),
  rig: [],
  inputs: seen.inputs ?? 0,
  floor: 0,
  orders: [...seen.excused],
  ...(seen.over && { over: seen.over }),
});
const SEED_SPAN = 2 ** 31;

/** What an eye sees of a state by the sight `S`. */
export type Seen<G, S> = Shown<G, S> & Standing;

/** Made by `viewFrom` or `viewMadeFrom`, and by nothing else. */
export interface View<G, V> {
  (state: State<G>, eye: Eye): V;
  /** For all eyes of one position: what everybody sees is copied once, and their views share it. */
  of(state: State<G>): (eye: Eye) => V;
  /** The same of a state that never changes again: nothing is copied, and views of two positions share what did not change. */
  ofStill(state: State<G>): (eye: Eye) => V;
  /** Nothing but the dice to come is hidden from anybody: all eyes see the same. */
  readonly isOpen: boolean;
  /** For checks: the declaration, and what it shows without `also`. */
  readonly sight: AnyParts;
  seen(state: State<G>, eye: Eye): object;
}

/** `also` adds what follows from what an eye sees, or puts it into another shape. It is given nothing else. */
export const viewFrom = <G, const S extends Sight<G>, V = Seen<G, S>>(
  sight: S & { readonly [K in Exclude<keyof S, keyof G>]: never },
  // oxlint-disable-next-line typescript/no-explicit-any -- what procedures take and give does not matter here
  procs: readonly Proc<G, any, any>[],
  also: (seen: Seen<G, S>, eye: Eye) => V = (seen) => seen as V,
): View<G, V> => {
  const parts = partsOf(sight);
  const copied = viewsBy<G, S, V>(parts, procs, also, { fields: everything, locals: everything });
  return withStill(parts, copied, viewsBy<G, S, V>(parts, procs, also, STILL), copied.seen);
};

export const withStill = <G, V>(
  sight: AnyParts,
  { view, of, isAllOpen }: Views<G, V>,
  still: Views<G, V>,
  seen: View<G, V>['seen'],
): View<G, V> => Object.assign(view, { of, ofStill: still.of, isOpen: isAllOpen, sight, seen });

/** How open fields of the game's data, and open locals of frames, come into a view: as a copy, or as they are. */
interface Whole {
  readonly fields: See;
  readonly locals: See;
}
export const STILL: Whole = { fields: itself, locals: itself };

interface Views<G, V> extends Pick<View<G, V>, 'of' | 'seen'> {
  readonly view: (state: State<G>, eye: Eye) => V;
  readonly isAllOpen: boolean;
}
export const viewsBy = <G, S, V>(
  parts: AnyParts,
  procs: readonly { readonly name: string; readonly sight: object }[],
  also: (seen: Seen<G, S>, eye: Eye) => V,
  { fields: whole, locals }: Whole,
): Views<G, V> => {
  const { open, others, blank } = sorted(parts, whole);
  const frames = new Map(procs.map((p) => [p.name, frameSight(p, locals)]));
  const isAllOpen = isOpen(parts) && [...frames.values()].every((f) => f.isOpen);
  const dataOf = (state: State<G>) => state.g as Readonly<Fields>;
  const sightOf = (f: Frame): FrameSight => frames.get(f.proc) ?? UNKNOWN;
  /** Fields that everybody sees. */
  const openFields = (state: State<G>): Fields => {
    const g = dataOf(state);
    const shared = { ...blank };
    for (const k of open) {
      const x = g[k];
      if (x === undefined) delete shared[k];
      else shared[k] = whole(x, 'public', g, NO_PLACE, g);
    }
    return shared;
  };
  /** Adds to `out`, which has the open fields, what this eye sees besides. */
  const complete = (state: State<G>, out: Fields, flow: readonly Frame[], eye: Eye): Seen<G, S> => {
    const g = dataOf(state);
    for (const { k, see } of others) {
      const seen = g[k] === undefined ? UNSEEN : see(g[k], eye, g, NO_PLACE, g);
      if (seen !== UNSEEN) out[k] = seen;
    }
    out['seat'] = eye;
    out['excused'] = state.orders.length === 0 ? [] : copy(state.orders.filter((o) => isAllOpen || o.by === eye));
    out['flow'] = flow;
    if (isAllOpen) out['inputs'] = state.inputs;
    if (state.over !== undefined) out['over'] = copy(state.over);
    return out as Seen<G, S>;
  };
  const seen = (state: State<G>, eye: Eye): Seen<G, S> => {
    const flow = state.stack.map((f) => sightOf(f).see(f, eye, state.g));
    return complete(state, openFields(state), flow, eye);
  };
  /** All eyes see the same where everything is open. */
  const view = (state: State<G>, eye: Eye): V => {
    const by = isAllOpen ? 'public' : eye;
    return also(seen(state, by), by);
  };
  const of = (state: State<G>): ((eye: Eye) => V) => {
    if (isAllOpen) {
      const everybody = view(state, 'public');
      return () => everybody;
    }
    const shared = openFields(state);
    const openFrames = state.stack.map((f) => (sightOf(f).isOpen ? sightOf(f).see(f, 'public', state.g) : undefined));
    return (eye) => {
      const flow = state.stack.map((f, i) => openFrames[i] ?? sightOf(f).see(f, eye, state.g));
      return also(complete(state, { ...shared }, flow, eye), eye);
    };
  };
  return { seen, view, of, isAllOpen };
};

type Fields = Record<string, unknown>;

/** A view starts as a copy of an object that has all keys already, which is faster than adding them one by one. */
const sorted = (parts: AnyParts, whole: See) => {
  const open: string[] = [];
  const others: { readonly k: string; readonly see: See }[] = [];
  const keys: string[] = [];
  for (const [k, part] of Object.entries<AnyPart>(parts)) {
    if (isOpen(part)) open.push(k);
    else if (part !== 'hidden') others.push({ k, see: seeing(part, whole) });
    if (isThereForAll(part)) keys.push(k);
  }
  const allKeys = [...keys, 'seat', 'excused', 'flow'];
  const blank = JSON.parse(`{${allKeys.map((k) => `${JSON.stringify(k)}:0`).join()}}`) as Record<string, unknown>;
  return { open, others, blank };
};
const isThereForAll = (part: AnyPart): boolean =>
  typeof part === 'string' ? part !== 'hidden' : part[TAG] !== 'to' || part.others !== undefined;

interface FrameSight {
  readonly isOpen: boolean;
  see(f: Frame, eye: Eye, g: unknown): Frame;
}
/** Only declared locals are seen. */
const frameSight = ({ sight }: { readonly sight: object }, whole: See): FrameSight => {
  const { [STEP]: step, ...parts } = sight as AnyParts & { readonly [STEP]?: Who<unknown, unknown> };
  const seeLocal = fields(parts, whole);
  return {
    isOpen: step === undefined && isOpen(parts),
    see: ({ proc, node, local: l, into, interrupt }, eye, g) => ({
      proc,
      node: step === undefined || step(l, eye, g, NO_PLACE) ? node : '',
      local: seeLocal(l, eye, g, NO_PLACE, l) as object,
      into,
      interrupt,
    }),
  };
};
/** A procedure that is not in the list has declared nothing. */
const UNKNOWN = frameSight({ sight: {} }, everything);
