/** What a seat is asked and may answer: the only description of legality there is. */
import { copy } from './json.ts';
import type { Msg } from './message.ts';
import type { Seat } from './seat.ts';

/** What one verb takes. `rules` are the statements behind it. */
export type Offer =
  | { readonly t: 'button'; readonly rules: readonly string[] }
  /** One of a list. */
  | { readonly t: 'pick'; readonly of: readonly string[]; readonly rules: readonly string[] }
  /** A whole number. */
  | { readonly t: 'range'; readonly min: number; readonly max: number; readonly rules: readonly string[] }
  /** Several different ones of a list, from `min` to `max` of them. */
  | {
      readonly t: 'choose';
      readonly of: readonly string[];
      readonly min: number;
      readonly max: number;
      readonly rules: readonly string[];
    }
  /** A whole number for each of a list, at most so much for each, `min` to `max` in all. */
  | {
      readonly t: 'allot';
      readonly of: Readonly<Record<string, number>>;
      readonly min: number;
      readonly max: number;
      readonly rules: readonly string[];
    }
  /** Words of the player's own, at most so many characters. */
  | { readonly t: 'text'; readonly max: number; readonly rules: readonly string[] };

/** A verb with what it takes. */
export interface Offered {
  readonly verb: string;
  readonly offer: Offer;
}

export interface Question {
  readonly prompt: Msg;
  /** False when this seat may step in but nobody is waiting for it. */
  readonly due: boolean;
  readonly rules: readonly string[];
  readonly verbs: Readonly<Record<string, Offer>>;
  /** Those of the verbs that do not answer the question but step in beside it. */
  readonly asides: readonly string[];
  /** Buttons that are known here but may not be pressed now, and why. */
  readonly denied: Readonly<Record<string, Msg>>;
  /** By verb: things that a player would expect on offer, and why they are not; '' for all that is not named. The verb may be missing from `verbs`. */
  readonly withheld: Readonly<Record<string, Readonly<Record<string, Msg>>>>;
}

export type InputArg = string | number | readonly string[] | Readonly<Record<string, number>>;
/** Several things that were chosen. */
export const isRefs = (arg: InputArg | undefined): arg is readonly string[] => Array.isArray(arg);

/** What answers this offer: of a pick, one of what it offers. */
export type ArgOf<O extends Offer> = O extends { readonly t: 'button' }
  ? undefined
  : O extends { readonly t: 'pick'; readonly of: readonly (infer X)[] }
    ? X
    : O extends { readonly t: 'choose'; readonly of: readonly (infer X)[] }
      ? readonly X[]
      : O extends { readonly t: 'range' }
        ? number
        : O extends { readonly t: 'allot' }
          ? Readonly<Record<string, number>>
          : string;

/** An answer without who gave it. */
export interface Answer {
  readonly verb: string;
  readonly arg?: InputArg;
}

/** What a seat did. */
export interface Input extends Answer {
  readonly by: Seat;
}

/** Is this an answer to the offer? `arg` may be anything at all. */
export const accepts = (o: Offer, arg: unknown): boolean => {
  switch (o.t) {
    case 'button':
      return arg === undefined;
    case 'pick':
      return typeof arg === 'string' && o.of.includes(arg);
    case 'range':
      return isWhole(arg) && arg >= o.min && arg <= o.max;
    case 'choose':
      return isChoice(o, arg);
    case 'allot':
      return isAllotment(o, arg);
    case 'text':
      return isText(arg, o.max);
    default:
      o satisfies never;
      return false;
  }
};

/** The offer with its bounds brought down to what can be answered; `undefined` if it cannot be answered at all. */
export const answerable = (o: Offer): Offer | undefined => {
  switch (o.t) {
    case 'button':
    case 'text':
      return o;
    case 'pick':
      return o.of.length > 0 ? o : undefined;
    case 'range':
      return o.min <= o.max ? o : undefined;
    case 'choose':
      return upTo(o, o.of.length);
    case 'allot':
      return upTo(o, sumOf(o.of));
    default:
      return o satisfies never;
  }
};

/**
 * A copy of a question for who keeps it. Rules may offer a list that is part of the state, such as a hand of cards; it would
 * change with the next move. Bots and searches, which answer at once, do without the copy.
 */
export const ownQuestion = (q: Question): Question => {
  const verbs: Record<string, Offer> = {};
  for (const name in q.verbs) verbs[name] = ownOffer(q.verbs[name]!);
  return { ...q, prompt: ownMsg(q.prompt), verbs };
};

const ownOffer = (o: Offer): Offer => {
  switch (o.t) {
    case 'pick':
      return { t: 'pick', of: o.of.slice(), rules: o.rules };
    case 'choose':
      return { t: 'choose', of: o.of.slice(), min: o.min, max: o.max, rules: o.rules };
    case 'allot':
      return { t: 'allot', of: { ...o.of }, min: o.min, max: o.max, rules: o.rules };
    default:
      return o;
  }
};

/** A copy, quicker than `copy`: most messages have no arguments, or only words and numbers. */
const ownMsg = ({ k, a }: Msg): Msg => {
  if (a === undefined) return { k };
  for (const name in a) if (typeof a[name] === 'object') return { k, a: copy(a) };
  return { k, a: { ...a } };
};

const sumOf = (shares: Readonly<Record<string, number>>): number => {
  let sum = 0;
  for (const ref in shares) sum += shares[ref]!;
  return sum;
};
const upTo = <O extends { readonly min: number; readonly max: number }>(o: O, most: number): O | undefined => {
  if (o.min > Math.min(o.max, most)) return undefined;
  return o.max <= most ? o : { ...o, max: most };
};

export const isWhole = (x: unknown): x is number =>
  typeof x === 'number' && Number.isSafeInteger(x) && !Object.is(x, -0);

/** Control characters, lone surrogates, and marks that change the direction of text. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}]/u;
/** One line that says something, with no blanks at either end. */
const isText = (arg: unknown, max: number): boolean =>
  typeof arg === 'string' && arg.length > 0 && arg.length <= max && arg === arg.trim() && !UNFIT.test(arg);

const isChoice = (o: Offer & { t: 'choose' }, arg: unknown): boolean => {
  if (!Array.isArray(arg) || arg.length < o.min || arg.length > o.max) return false;
  const seen = new Set<unknown>(arg);
  if (seen.size !== arg.length) return false;
  for (const x of seen) if (typeof x !== 'string' || !o.of.includes(x)) return false;
  return true;
};

const isAllotment = (o: Offer & { t: 'allot' }, arg: unknown): boolean => {
  if (typeof arg !== 'object' || arg === null || Object.getPrototypeOf(arg) !== Object.prototype) return false;
  let total = 0;
  for (const [ref, n] of Object.entries(arg)) {
    if (!Object.hasOwn(o.of, ref) || !isWhole(n) || n < 1 || n > o.of[ref]!) return false;
    total += n;
  }
  return total >= o.min && total <= o.max;
};
