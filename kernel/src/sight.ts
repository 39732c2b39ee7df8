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
/** Which seat the element at this place belongs to; `undefined`: to nobody. */
export type OwnerOf<G> = (g: G, place: number) => Seat | undefined;

/** What the others see in its place: how many there are, or always the same. Without it, nothing is there. */
export type Others = 'count' | Blank<unknown> | undefined;
export interface Blank<B> {
  readonly blank: B;
}

export const KIND = Symbol('kind of part');
export interface To<P, G, S, O> {
  readonly [KIND]: 'to';
  readonly who: 'own' | Who<P, G>;
  readonly shown: S;
  readonly others: O;
}
export interface Each<S> {
  readonly [KIND]: 'each';
  readonly part: S;
}
export interface BySeat<S> {
  readonly [KIND]: 'bySeat';
  readonly part: S;
  /** Without it the place itself is the seat. */
  readonly owner?: OwnerOf<never>;
}
export interface Among<E, G, S> {
  readonly [KIND]: 'among';
  readonly which: Who<E, G>;
  readonly as: S;
}
export interface ByKind<S> {
  readonly [KIND]: 'byKind';
  readonly kinds: S;
}

/** To whom it is shown, and as much of it as `shown` says; the others see what stands in its place. */
export function to<P, G>(who: 'own' | Who<P, G>): To<P, G, 'open', undefined>;
export function to<P, G, const S>(who: 'own' | Who<P, G>, shown: S): To<P, G, S, undefined>;
export function to<P, G, const S, const O extends Others>(who: 'own' | Who<P, G>, shown: S, others: O): To<P, G, S, O>;
export function to<P, G>(who: 'own' | Who<P, G>, shown: unknown = 'open', others?: Others): To<P, G, unknown, Others> {
  return { [KIND]: 'to', who, shown, others };
}
export const blank = <const B>(x: B): Blank<B> => ({ blank: x });

/** Every element of a list, or every value of a record. */
export const each = <const S>(part: S): Each<S> => ({ [KIND]: 'each', part });
/** The same, where place or key is the seat that it belongs to: inside, `own` is for that seat alone. */
export const bySeat = <const S>(part: S): BySeat<S> => ({ [KIND]: 'bySeat', part });
/** The same, where a function says which seat owns the element at a place: for things that are not counted by seats. */
export const byOwner = <G, const S>(owner: OwnerOf<G>, part: S): BySeat<S> => ({ [KIND]: 'bySeat', part, owner });
/** Of a list, the elements that `which` says; the others are not known to be there. */
export function among<E, G>(which: Who<E, G>): Among<E, G, 'open'>;
export function among<E, G, const S>(which: Who<E, G>, as: S): Among<E, G, S>;
export function among<E, G>(which: Who<E, G>, as: unknown = 'open'): Among<E, G, unknown> {
  return { [KIND]: 'among', which, as };
}
/** By the `t` of something that is of one kind or another. */
export const byKind = <const S>(kinds: S): ByKind<S> => ({ [KIND]: 'byKind', kinds });

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

/** Of a procedure: who may see how far it has come, where not everybody may. */
export const STEP = Symbol('step');

/** A word for every local. */
export type LocalSight<L, G> = Parts<L, G> & { readonly [STEP]?: Who<L, G> };

/** A word for every field. */
export type Parts<T, G> = { readonly [K in keyof T]-?: Part<T[K], T, G> };
export type Sight<G> = Parts<G, G>;
