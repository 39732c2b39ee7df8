/**
 * Procedures: named nodes, typed locals, call and return.
 *
 * An *auto* node runs at once and says where to go. A *wait* node waits for an
 * answer. Procedures exist only where somebody must be asked; everything else is
 * a plain function. See docs/flow.md.
 */
import type { Cx, Look } from './context.ts';
import type { Verbs, Withheld } from './kinds.ts';
import type { Msg } from './message.ts';
import type { ArgOf, InputArg, Offer } from './question.ts';
import type { Seat } from './seat.ts';
import type { Shown } from './shown.ts';
import type { LocalSight, STEP } from './sight.ts';
import type { Silent } from './silence.ts';
import type { Outcome } from './state.ts';

/** A call: when the procedure ends, go on at `then`; what it ended with is put into the local `into`. */
type Called<L, N extends string> =
  | { readonly call: string; readonly local: object; readonly then: N; readonly into: '' }
  | {
      [K in keyof L & string]: {
        readonly call: string;
        readonly local: object;
        readonly then: N;
        readonly into: K;
        readonly gives?: L[K];
      };
    }[keyof L & string];

export interface End<R> {
  readonly end: R;
}

/** The game is over. For functions deep in the rules there is `cx.finish`. */
interface Over {
  readonly over: Outcome;
}

/** Where to go after a node: another node of this procedure, a call, the end of it, or the end of the game. */
export type Flow<L, N extends string, R> = N | Called<L, N> | End<R> | Over;

/** Runs at once. */
type Auto<G, L, N extends string, R> = (cx: Cx<G>, l: L) => Flow<L, N, R>;

/**
 * Waits for an answer. Every verb says in one place when it is offered and what
 * taking it does. `to`, `say` and the offers only read: they run again whenever
 * somebody looks, and after every interruption. `to` may depend on public facts
 * alone, or it betrays who holds what.
 */
export interface Wait<G, L, N extends string, R> extends Verbs<G, L, Flow<L, N, R>> {
  to(cx: Look<G>, l: L): Seat | readonly Seat[];
  say(cx: Look<G>, l: L, by: Seat): Msg;
  /** Statements behind the question itself. */
  readonly rules?: readonly string[];
  /** Windows in which any seat may step in. */
  readonly windows?: readonly string[];
  /** What it means when a seat that is asked says nothing for too long. */
  readonly silent?: Silent<G, L, Flow<L, N, R>>;
  /** It only asks everybody alike whether they step in: whoever waits for it learns nothing of who could. */
  readonly call?: true;
  /**
   * Buttons and picks with which a seat may answer before all eyes, where people share one screen: neither what they offer nor
   * the words of the question tell anything that is hidden. Whoever wants another answer sits down for it.
   */
  readonly aloud?: readonly string[];
  /** Called when an interruption ends. Nothing returned: ask again. */
  resumed?(cx: Cx<G>, l: L, result: unknown): Flow<L, N, R> | undefined;
}

export type Node<G, L, N extends string, R> = Auto<G, L, N, R> | Wait<G, L, N, R>;

export interface Proc<G, A, R> {
  readonly name: string;
  readonly init: (a: A) => object;
  readonly sight: LocalSight<any, any>;
  // Locals and results are erased here; `proc` has checked them.
  readonly nodes: Readonly<Record<string, Node<G, any, string, any>>>;
  /** Never set: it only carries the type of the result. */
  readonly ends?: R;
}

/** Of a procedure: its name, and the type of its locals as an eye sees them by the sight that was declared. */
export interface Showing<V> {
  readonly name: string;
  /** Never set: it only carries the type. */
  readonly shows?: V;
}
/** The locals of a procedure as an eye sees them: `LocalsOf<typeof redistribution>`. */
export type LocalsOf<P> = P extends Showing<infer V> ? V : never;

type Nodes<G, L, N extends string, R> = Record<N | 'start', Node<G, L, NoInfer<N> | 'start', R>>;
type NoLocals = Record<string, never>;

interface Procs<G> {
  /** `sight` says of every local who may see it. */
  <A, L extends object, N extends string, const S extends LocalSight<NoInfer<L>, G>, R = undefined>(
    name: string,
    sight: S & { readonly [K in Exclude<keyof S, keyof L | typeof STEP>]: never },
    init: (a: A) => L,
    nodes: Nodes<G, NoInfer<L>, N, R>,
  ): Proc<G, A, R> & Showing<Shown<L, S>>;
  <A, N extends string, R = undefined>(
    name: string,
    init: (a: A) => NoLocals,
    nodes: Nodes<G, NoLocals, N, R>,
  ): Proc<G, A, R>;
}

/** Binds a game's data type once; locals, node names and the result are inferred and checked. */
export const procsFor = <G>(): Procs<G> => {
  // What comes back has the type that `Procs` gives it: to compare the two is too deep for the compiler.
  const proc: any = (name: string, ...rest: readonly any[]): Proc<G, any, any> => {
    const [sight, init, nodes] = rest.length > 2 ? rest : [{}, ...rest];
    return { name, init, sight, nodes };
  };
  return proc;
};

// A call does not depend on the game whose data the procedure works on.
type AnyProc<A, R> = Proc<any, A, R>;

/** A procedure about to begin: all that an interrupt needs to say. */
export interface Started {
  readonly call: string;
  readonly local: object;
}
export interface Call<N extends string, K extends string, R> extends Started {
  readonly then: N;
  readonly into: K;
  readonly gives?: R;
}
export function call<A, R>(p: AnyProc<A, R>, args: A): Started;
export function call<A, R, const N extends string>(p: AnyProc<A, R>, args: A, then: N): Call<N, '', never>;
export function call<A, R, const N extends string, const K extends string>(
  p: AnyProc<A, R>,
  args: A,
  then: N,
  into: K,
): Call<N, K, R>;
export function call<A, R>(p: AnyProc<A, R>, args: A, then = '', into = ''): Call<string, string, R> {
  return { call: p.name, local: p.init(args), then, into };
}

export function end(): End<undefined>;
export function end<const R>(result: R): End<R>;
export function end(result?: unknown): End<unknown> {
  return { end: result };
}

export const over = (outcome: Outcome): Over => ({ over: outcome });

/**
 * What any seat may do while a window is open, whoever is asked. It either starts a procedure above the question, or acts at
 * once, and then the wait is not told of it.
 */
export type Interrupt<G> = Stepping<G, Offer, InputArg | undefined>;
interface SteppingIn<G, O> {
  readonly verb: string;
  /** The window in which it is possible, or `*`: always possible, whatever is being asked. */
  readonly window: string;
  /**
   * Agreed before the game: does it have this at all? Without it nothing is asked of the interrupt. Those that stand side by
   * side and have the same function are asked together, which is what makes a long list of them cheap.
   */
  only?(this: void, g: G): boolean;
  /** Called only with seats of this table. The argument that `start` or `act` gets is one that was offered. */
  offer(this: void, cx: Look<G>, by: Seat): O | undefined;
  /** Why something is not offered, where the player can be told. `arg` is whatever was sent. */
  why?(this: void, cx: Look<G>, by: Seat, arg: string): Msg | undefined;
  /** As with a verb that has an argument. */
  withheld?(this: void, cx: Look<G>, by: Seat): Withheld | undefined;
}
type Stepping<G, O, X> = SteppingIn<G, O> &
  (
    | { start(this: void, cx: Cx<G>, by: Seat, arg: X): Started; readonly act?: never }
    | { act(this: void, cx: Cx<G>, by: Seat, arg: X): void; readonly start?: never }
  );

/** An interrupt that is given what it offers, as `pick` does for a verb of a wait. */
export const interrupt = <G, const O extends Offer>(one: Stepping<NoInfer<G>, O, ArgOf<NoInfer<O>>>): Interrupt<G> =>
  one;

/** The moving parts of a game. */
export interface Rules<G> {
  readonly procs: readonly Proc<G, any, any>[];
  readonly interrupts: readonly Interrupt<G>[];
  /** Where a game begins. */
  readonly first: Proc<G, undefined, unknown>;
  /** Tells the table that a seat is passed over, at a question with these statements. */
  readonly passedOver?: (cx: Cx<G>, by: Seat, rules: readonly string[]) => void;
}
