/**
 * The six kinds of verb, as rules write them. `T` is what taking one gives:
 * where to go on in a wait, a word to the round in a round.
 */
import type { Cx, Look } from './context.ts';
import type { Msg } from './message.ts';
import type { Seat } from './seat.ts';

/** What a wait calls its verbs of each kind. */
export const KINDS = ['buttons', 'picks', 'ranges', 'chooses', 'allots', 'texts'] as const;

type Named<V> = Readonly<Record<string, V>>;
type Shares = Readonly<Record<string, number>>;
type Several<X extends string = string> = { readonly of: readonly X[]; readonly min: number; readonly max: number };
type Shared = { readonly of: Shares; readonly min: number; readonly max: number };
/** Where to go on in a wait, or a word to a round; this constraint makes the compiler infer names of nodes instead of `string`. */
type Taken = string | object | undefined;

interface Ruled {
  /** Statements behind the verb. */
  readonly rules?: readonly string[];
}

/**
 * Things that a player would expect on offer, each with the reason why it is not. The empty name stands for whatever is not
 * named: a whole verb, or amounts beyond those on offer.
 */
export type Withheld = Readonly<Record<string, Msg>>;

/** `of` gives what is on offer now; it only reads. */
interface Offering<G, L, O> extends Ruled {
  of(this: void, cx: Look<G>, l: L, by: Seat): O;
  /** What the player is shown greyed, with the reason. Only for things that a player would miss. */
  withheld?(this: void, cx: Look<G>, l: L, by: Seat): Withheld | undefined;
}
interface ButtonOffer<G, L> extends Ruled {
  /** A message instead of `false` greys the button and says why. */
  when?(this: void, cx: Look<G>, l: L, by: Seat): boolean | Msg;
}
interface PickOffer<G, L> extends Offering<G, L, readonly string[]> {
  /** Why something is not offered, where the player can be told. `id` is whatever was sent. */
  why?(this: void, cx: Look<G>, l: L, id: string, by: Seat): Msg | undefined;
}
/** Least and most; not offered when least is above most. */
type RangeOffer<G, L> = Offering<G, L, readonly [min: number, max: number]>;

/** Verbs that are only offered: what a ballot needs, which keeps answers and does nothing with them. */
export interface Offers<G, L> {
  readonly buttons?: Named<ButtonOffer<G, L>>;
  readonly picks?: Named<PickOffer<G, L>>;
  readonly ranges?: Named<RangeOffer<G, L>>;
  readonly chooses?: Named<Offering<G, L, Several>>;
  readonly allots?: Named<Offering<G, L, Shared>>;
  /** The most characters; not offered when 0. */
  readonly texts?: Named<Offering<G, L, number>>;
}

export interface Button<G, L, T> extends ButtonOffer<G, L> {
  take(this: void, cx: Cx<G>, l: L, by: Seat): T;
}
/** A verb whose answer has an argument `X`, one of what `of` offers. */
export interface Pointing<G, L, O, X, T> extends Offering<G, L, O> {
  take(this: void, cx: Cx<G>, l: L, arg: X, by: Seat): T;
}
export interface Pick<G, L, T> extends PickOffer<G, L> {
  take(this: void, cx: Cx<G>, l: L, id: string, by: Seat): T;
}
export type Range<G, L, T> = Pointing<G, L, readonly [min: number, max: number], number, T>;
export type Choose<G, L, T> = Pointing<G, L, Several, readonly string[], T>;
export type Allot<G, L, T> = Pointing<G, L, Shared, Shares, T>;
export type Text<G, L, T> = Pointing<G, L, number, string, T>;

/** Verbs with what taking them does: offer and effect stand side by side. */
export interface Verbs<G, L, T> extends Offers<G, L> {
  readonly buttons?: Named<Button<G, L, T>>;
  readonly picks?: Named<Pick<G, L, T>>;
  readonly ranges?: Named<Range<G, L, T>>;
  readonly chooses?: Named<Choose<G, L, T>>;
  readonly allots?: Named<Allot<G, L, T>>;
  readonly texts?: Named<Text<G, L, T>>;
}

/**
 * The same verb, whose `take` is given what its `of` offers: where Senators are offered, a Senator's id, not just some
 * string. The engine has checked the answer against the offer, so nothing is left to check or to cast.
 */
export const pick = <G, L, X extends string, const T extends Taken>(
  verb: PickOffer<NoInfer<G>, NoInfer<L>> & Pointing<NoInfer<G>, NoInfer<L>, readonly X[], X, T>,
): Pick<G, L, T> => verb;
/** As `pick`, for several. */
export const choose = <G, L, X extends string, const T extends Taken>(
  verb: Pointing<NoInfer<G>, NoInfer<L>, Several<X>, readonly X[], T>,
): Choose<G, L, T> => verb;
