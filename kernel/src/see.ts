/** Compiles a declaration of sight: each part becomes a function that gives what an eye sees of a value. */
import { Broken } from './errors.ts';
import { copy } from './json.ts';
import type { Eye } from './seat.ts';
import {
  type Among,
  type ByKind,
  type BySeat,
  type Each,
  TAG,
  type Others,
  type OwnerOf,
  type To,
  type Who,
} from './sight.ts';

type Fields = Record<string, unknown>;
type AnyWho = Who<unknown, unknown>;
export type AnyPart =
  | 'open'
  | 'hidden'
  | 'own'
  | 'count'
  | To<unknown, unknown, AnyPart, Others>
  | Each<AnyPart>
  | BySeat<AnyPart>
  | Among<unknown, unknown, AnyPart>
  | ByKind<{ readonly [kind: string]: AnyPart }>
  | AnyParts;
export interface AnyParts {
  readonly [field: string]: AnyPart;
  readonly [TAG]?: never;
}
/** A declaration without the types of its game. */
export const partsOf = (sight: object): AnyParts => sight as AnyParts;

/** Stands for a value that is there but not seen. */
export const UNSEEN = Symbol('unseen');
export type See = (x: unknown, eye: Eye, g: unknown, place: number, of: unknown) => unknown;

/** The place of what is in no `bySeat` or `byOwner`. */
export const NO_PLACE = -1;

export const isOpen = (part: AnyPart): boolean => {
  if (typeof part === 'string') return part === 'open';
  if (part[TAG] === undefined) return Object.values(part).every(isOpen);
  if (part[TAG] === 'byKind') return Object.values(part.kinds).every(isOpen);
  return (part[TAG] === 'each' || part[TAG] === 'bySeat') && isOpen(part.part);
};

/** Does it belong to this eye? `owner` is what the nearest `bySeat` says of its places. */
export const ownerSees = (owner: OwnerOf<never> | undefined): AnyWho =>
  owner === undefined
    ? (_, eye, __, place) => eye === place
    : (_, eye, g, place) => place !== NO_PLACE && eye === owner(g as never, place);

/** `whole` gives what is seen as a whole: `everything`, a copy, or `itself`, where the state never changes again. */
export const seeing = (part: AnyPart, whole: See = everything, owner?: OwnerOf<never>): See => {
  if (isOpen(part)) return whole;
  if (part === 'hidden') return nothing;
  if (part === 'count') return number;
  if (part === 'own') return shownTo(ownerSees(owner), whole, undefined);
  if (typeof part === 'string') throw new Error(`a field cannot be ${part}`);
  switch (part[TAG]) {
    case 'to':
      return shownTo(part.who === 'own' ? ownerSees(owner) : part.who, seeing(part.shown, whole, owner), part.others);
    case 'each':
      return everyone(seeing(part.part, whole, owner), false);
    case 'bySeat':
      return everyone(seeing(part.part, whole, part.owner), true);
    case 'among':
      return some(part.which, seeing(part.as, whole, owner));
    case 'byKind':
      return oneOf(part.kinds, whole, owner);
    default:
      return fields(part, whole, owner);
  }
};

export const everything = (x: unknown): unknown => (typeof x === 'object' ? copy(x) : x);
export const itself = (x: unknown): unknown => x;
const nothing: See = () => UNSEEN;
const number: See = (x) => listIn(x).length;
/** What is declared as a list is one; what is declared by its kinds says in `t` which it is. */
export const listIn = (x: unknown): readonly unknown[] => {
  if (!Array.isArray(x)) throw new Broken('a list was declared, and there is something else');
  return x;
};
export const kindIn = (x: unknown): string => {
  if (typeof x !== 'object' || x === null || !('t' in x)) throw new Broken('kinds were declared, and there is none');
  return String(x.t);
};

const shownTo = (who: AnyWho, see: See, others: Others): See => {
  const instead = others === undefined ? nothing : others === 'count' ? number : () => copy(others.blank);
  return (x, eye, g, place, of) => (who(of, eye, g, place) ? see : instead)(x, eye, g, place, of);
};

/** Elements keep their places: one that is not seen is `null` in a list, and missing in a record. */
const everyone = (see: See, isBySeat: boolean): See => {
  return (x, eye, g, place) => {
    if (typeof x !== 'object' || x === null) return x;
    if (Array.isArray(x)) {
      return x.map((v: unknown, i) => {
        const seen = see(v, eye, g, isBySeat ? i : place, v);
        return seen === UNSEEN ? null : seen;
      });
    }
    const out: Fields = {};
    for (const [k, v] of Object.entries(x)) {
      const seen = see(v, eye, g, isBySeat ? Number(k) : place, v);
      if (seen !== UNSEEN) out[k] = seen;
    }
    return out;
  };
};

const some =
  (who: AnyWho, see: See): See =>
  (x, eye, g, place) => {
    const out: unknown[] = [];
    for (const v of listIn(x)) if (who(v, eye, g, place)) out.push(see(v, eye, g, place, v));
    return out;
  };

const oneOf = (kinds: { readonly [kind: string]: AnyPart }, whole: See, owner?: OwnerOf<never>): See => {
  const sees = new Map(Object.entries(kinds).map(([kind, part]) => [kind, seeing(part, whole, owner)]));
  return (x, eye, g, place, of) => sees.get(kindIn(x))!(x, eye, g, place, of);
};

export const fields = (parts: AnyParts, whole: See = everything, owner?: OwnerOf<never>): See => {
  const seen = Object.entries(parts).flatMap(([k, part]) =>
    part === 'hidden' ? [] : [{ k, see: seeing(part, whole, owner) }],
  );
  return (x, eye, g, place) => {
    if (typeof x !== 'object' || x === null) return x;
    const out: Fields = {};
    for (const { k, see } of seen) {
      const v = (x as Fields)[k];
      const shown = v === undefined ? UNSEEN : see(v, eye, g, place, x);
      if (shown !== UNSEEN) out[k] = shown;
    }
    return out;
  };
};
