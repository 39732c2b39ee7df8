/**
 * Who may see what: one word for every field of a game's data and every local of a procedure. A field without a word does
 * not compile; what no word shows is in no view. See docs/views.md.
 */
import type { Eye, Seat } from './seat.ts';

/**
 * Does this eye see it? `of` is what the field belongs to (in a list, the element itself), `place` the place or key in the
 * nearest `bySeat` or `byOwner`.
 */
export type Who<P, G> = (of: P, eye: Eye, g: G, place: number) => boolean;
/** Which seat owns the element at this place; `undefined`: nobody. */
export type OwnerOf<G> = (g: G, place: number) => Seat | undefined;

/** What the others see in its place: how many there are, or a constant. `undefined`: nothing. */
export type Others = 'count' | Blank<unknown> | undefined;
export interface Blank<B> {
  readonly blank: B;
}

/** Tells the parts below apart from an object that names fields. */
export const TAG = Symbol('tag of a part');
export interface To<P, G, S, O> {
  readonly [TAG]: 'to';
  readonly who: 'own' | Who<P, G>;
  readonly shown: S;
  readonly others: O;
}
export interface Each<S> {
  readonly [TAG]: 'each';
  readonly part: S;
}
export interface BySeat<S> {
  readonly [TAG]: 'bySeat';
  readonly part: S;
  /** Without it the place itself is the seat. */
  readonly owner?: OwnerOf<never>;
}
export interface Among<E, G, S> {
  readonly [TAG]: 'among';
  readonly which: Who<E, G>;
  readonly as: S;
}
export interface ByKind<S> {
  readonly [TAG]: 'byKind';
  readonly kinds: S;
}

/** `who` sees it, as far as `shown` says; the others see `others` in its place. */
export function to<P, G>(who: 'own' | Who<P, G>): To<P, G, 'open', undefined>;
export function to<P, G, const S>(who: 'own' | Who<P, G>, shown: S): To<P, G, S, undefined>;
export function to<P, G, const S, const O extends Others>(who: 'own' | Who<P, G>, shown: S, others: O): To<P, G, S, O>;
export function to<P, G>(who: 'own' | Who<P, G>, shown: unknown = 'open', others?: Others): To<P, G, unknown, Others> {
  return { [TAG]: 'to', who, shown, others };
}
export const blank = <const B>(x: B): Blank<B> => ({ blank: x });

/** Every element of a list, or every value of a record. */
export const each = <const S>(part: S): Each<S> => ({ [TAG]: 'each', part });
/** The same, where the place or key is the seat that owns the element. Inside, `own` means that seat. */
export const bySeat = <const S>(part: S): BySeat<S> => ({ [TAG]: 'bySeat', part });
/** The same, where a function says which seat owns the element at a place. */
export const byOwner = <G, const S>(owner: OwnerOf<G>, part: S): BySeat<S> => ({ [TAG]: 'bySeat', part, owner });
/** The elements of a list for which `which` says yes. The others are not known to exist. */
export function among<E, G>(which: Who<E, G>): Among<E, G, 'open'>;
export function among<E, G, const S>(which: Who<E, G>, as: S): Among<E, G, S>;
export function among<E, G>(which: Who<E, G>, as: unknown = 'open'): Among<E, G, unknown> {
  return { [TAG]: 'among', which, as };
}
/** A union: a part for each value of its field `t`. */
export const byKind = <const S>(kinds: S): ByKind<S> => ({ [TAG]: 'byKind', kinds });

/** What can be said of a field of type `T` that belongs to a `P`. */
export type Part<T, P, G> =
  | 'open'
  | 'hidden'
  | 'own'
  | (T extends readonly unknown[] ? 'count' : never)
  | To<P, G, 'open' | Inside<Extract<T, object>, G>, Others>
  | Inside<Extract<T, object>, G>;

type Inside<T extends object, G> = [T] extends [never]
  ? never
  : [T] extends [readonly (infer E)[]]
    ? Values<E, G> | Among<E, G, Part<E, E, G>>
    : true extends IsUnion<T>
      ? OfKinds<T, G>
      : [string] extends [keyof T]
        ? Values<T[keyof T], G>
        : [number] extends [keyof T]
          ? Values<T[keyof T], G>
          : Parts<T, G>;
type Values<E, G> = Each<Part<E, E, G>> | BySeat<Part<E, E, G>>;
type OfKinds<T, G> = [T] extends [{ readonly t: string }]
  ? ByKind<{ readonly [K in T['t']]: Part<Extract<T, { readonly t: K }>, T, G> }>
  : never;
type IsUnion<T, U = T> = T extends unknown ? ([U] extends [T] ? false : true) : never;

/** In the sight of a procedure: who may see at which node it is, if not everybody may. */
export const STEP = Symbol('step');

/** A word for every local. */
export type LocalSight<L, G> = Parts<L, G> & { readonly [STEP]?: Who<L, G> };

/** A word for every field. */
export type Parts<T, G> = { readonly [K in keyof T]-?: Part<T[K], T, G> };
export type Sight<G> = Parts<G, G>;
