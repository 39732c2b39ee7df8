/** Views: what is declared to be seen, and what follows from that. Nothing else of a state gets into one. */
import { fromSeed } from './chance.ts';
import type { Proc } from './flow.ts';
import { copy } from './json.ts';
import type { Rng } from './rng.ts';
import type { Eye } from './seat.ts';
import { all, type AnyPart, type AnyParts, fields, isOpen, NO_PLACE, type See, seeing, UNSEEN } from './see.ts';
import type { Shown } from './shown.ts';
import { KIND, type Sight, STEP, type Who } from './sight.ts';
import type { Frame, Order, Outcome, State } from './state.ts';

/** Where the game stands: the same in the views of every game. */
export interface Standing {
  readonly seat: Eye;
  /** Where this seat asked not to be asked. */
  readonly excused: readonly Order[];
  /** The procedures on the way, with the locals that this eye may see; no node where it may not see how far one has come. */
  readonly flow: readonly Frame[];
  /** How many inputs there were, in games without secrets. Elsewhere it would tell of inputs that others made in private. */
  readonly inputs?: number;
  readonly over?: Outcome;
}

/** A state that stands where a view does, with dice of its own: what guesses end with. */
export const standingAt = <G>(seen: Standing, g: G, seats: number, stack: readonly Frame[], rng: Rng): State<G> => ({
  g,
  seats,
  stack: [...stack],
  chance: fromSeed(`${rng.below(WORD)}/${rng.below(WORD)}`),
  rig: [],
  inputs: seen.inputs ?? 0,
  floor: 0,
  orders: [...seen.excused],
  ...(seen.over && { over: seen.over }),
});
const WORD = 2 ** 31;

/** What an eye sees of a state by the sight `S`. */
export type Seen<G, S> = Shown<G, S> & Standing;

/** Made by `viewFrom`, and by nothing else. */
export interface View<G, V> {
  (state: State<G>, eye: Eye): V;
  /** For all eyes of one position: what everybody sees is copied once, and their views share it. */
  of(state: State<G>): (eye: Eye) => V;
  /** Nothing is hidden from anybody but the dice to come: all eyes see what the public sees. */
  readonly isOpen: boolean;
  /** For checks: what it was made from, and what that alone shows. */
  readonly sight: AnyParts;
  seen(state: State<G>, eye: Eye): object;
}

/** `also` adds what follows from what an eye sees, or says it in other words; it is given nothing else. */
export const viewFrom = <G, const S extends Sight<G>, V = Seen<G, S>>(
  sight: S & { readonly [K in Exclude<keyof S, keyof G>]: never },
  // oxlint-disable-next-line typescript/no-explicit-any -- what procedures take and give does not matter here
  procs: readonly Proc<G, any, any>[],
  also: (seen: Seen<G, S>, eye: Eye) => V = (seen) => seen as V,
): View<G, V> => {
  const parts = sight as unknown as AnyParts;
  const { open, others, blank } = sorted(parts);
  const frames = new Map(procs.map((p) => [p.name, frameSight(p)]));
  const isAllOpen = isOpen(parts) && [...frames.values()].every((f) => f.isOpen);
  const seenOf = (state: State<G>): ((eye: Eye) => Seen<G, S>) => {
    const g = state.g as Readonly<Record<string, unknown>>;
    const shared = { ...blank };
    for (const k of open) {
      if (g[k] === undefined) delete shared[k];
      else shared[k] = all(g[k]);
    }
    const sights = state.stack.map((f) => frames.get(f.proc) ?? UNKNOWN);
    const openFrames = state.stack.map((f, i) => (sights[i]!.isOpen ? sights[i]!.see(f, 'public', g) : undefined));
    return (eye) => {
      const out: Record<string, unknown> = { ...shared };
      for (const { k, see } of others) {
        const seen = g[k] === undefined ? UNSEEN : see(g[k], eye, g, NO_PLACE, g);
        if (seen !== UNSEEN) out[k] = seen;
      }
      out['seat'] = eye;
      out['excused'] = state.orders.length === 0 ? [] : copy(state.orders.filter((o) => isAllOpen || o.by === eye));
      out['flow'] = state.stack.map((f, i) => openFrames[i] ?? sights[i]!.see(f, eye, g));
      if (isAllOpen) out['inputs'] = state.inputs;
      if (state.over !== undefined) out['over'] = copy(state.over);
      return out as Seen<G, S>;
    };
  };
  const of = (state: State<G>): ((eye: Eye) => V) => {
    const seen = seenOf(state);
    if (!isAllOpen) return (eye) => also(seen(eye), eye);
    const everybody = also(seen('public'), 'public');
    return () => everybody;
  };
  return Object.assign((state: State<G>, eye: Eye): V => of(state)(eye), {
    of,
    isOpen: isAllOpen,
    sight: parts,
    seen: (state: State<G>, eye: Eye) => seenOf(state)(eye),
  });
};

/** Objects that begin with all their keys are faster than those that get them one by one. */
const sorted = (parts: AnyParts) => {
  const open: string[] = [];
  const others: { readonly k: string; readonly see: See }[] = [];
  const keys: string[] = [];
  for (const [k, part] of Object.entries<AnyPart>(parts)) {
    if (isOpen(part)) open.push(k);
    else if (part !== 'hidden') others.push({ k, see: seeing(part) });
    if (isThereForAll(part)) keys.push(k);
  }
  const all = [...keys, 'seat', 'excused', 'flow'];
  const blank = JSON.parse(`{${all.map((k) => `${JSON.stringify(k)}:0`).join()}}`) as Record<string, unknown>;
  return { open, others, blank };
};
const isThereForAll = (part: AnyPart): boolean =>
  typeof part === 'string' ? part !== 'hidden' : part[KIND] !== 'to' || part.others !== undefined;

interface FrameSight {
  readonly isOpen: boolean;
  see(f: Frame, eye: Eye, g: unknown): Frame;
}
/** Of locals, too, only those that were declared. */
const frameSight = ({ sight }: { readonly sight: object }): FrameSight => {
  const { [STEP]: step, ...parts } = sight as AnyParts & { readonly [STEP]?: Who<unknown, unknown> };
  const seeLocal = fields(parts);
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
const UNKNOWN = frameSight({ sight: {} });
