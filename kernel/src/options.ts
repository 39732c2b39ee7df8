/** What can be chosen when a table is set up, described as data so that any client can ask for it. */
import { BadOptions } from './errors.ts';
import { isRecord } from './json.ts';
import type { Msg } from './message.ts';
import { say } from './say.ts';

export type OptionSpec =
  | { readonly t: 'choice'; readonly of: readonly string[]; readonly default: string }
  /** Several of a list. `needs`: one of them can be chosen only together with another. */
  | {
      readonly t: 'set';
      readonly of: readonly string[];
      readonly default: readonly string[];
      readonly needs?: Readonly<Record<string, string>>;
    }
  | { readonly t: 'switch'; readonly default: boolean }
  /** A code: at each place stands one of certain characters, as in `4211`. */
  | { readonly t: 'code'; readonly of: readonly string[]; readonly default: string };

export type OptionValue = string | boolean | readonly string[];
export type Options = Readonly<Record<string, OptionValue>>;
type Specs = Readonly<Record<string, OptionSpec>>;

const isAllowed = (spec: OptionSpec, value: unknown): value is OptionValue => {
  switch (spec.t) {
    case 'choice':
      return typeof value === 'string' && spec.of.includes(value);
    case 'set':
      return Array.isArray(value) && value.every((v) => spec.of.includes(v)) && new Set(value).size === value.length;
    case 'switch':
      return typeof value === 'boolean';
    case 'code':
      return (
        typeof value === 'string' &&
        value.length === spec.of.length &&
        spec.of.every((chars, i) => chars.includes(value[i]!))
      );
    default:
      return spec satisfies never;
  }
};

const allowed = (spec: OptionSpec): string => {
  switch (spec.t) {
    case 'choice':
    case 'set':
      return spec.of.join(', ');
    case 'switch':
      return 'true, false';
    case 'code':
      return spec.of.map((chars) => `[${chars}]`).join('');
    default:
      return spec satisfies never;
  }
};

/** Every option with its value, or every problem at once. A set comes out in the order of its description. */
export const parseOptions = (game: string, specs: Specs, raw: unknown): Options => {
  const names = Object.keys(specs).join(', ');
  if (!isRecord(raw)) {
    throw new BadOptions([say('kernel.badOption', { option: 'options', got: shown(raw), allowed: names })]);
  }
  const problems: Msg[] = Object.keys(raw)
    .filter((option) => !Object.hasOwn(specs, option))
    .map((option) => say('kernel.noOption', { game, option, allowed: names }));
  const out: Record<string, OptionValue> = {};
  for (const [option, spec] of Object.entries(specs)) {
    const value = Object.hasOwn(raw, option) ? raw[option] : spec.default;
    if (!isAllowed(spec, value)) {
      const k = spec.t === 'set' ? 'kernel.badSet' : 'kernel.badOption';
      problems.push(say(k, { option, got: shown(value), allowed: allowed(spec) }));
    } else if (spec.t === 'set' && isList(value)) {
      out[option] = spec.of.filter((v) => value.includes(v));
      for (const [one, needs] of missingIn(spec, value))
        problems.push(say('kernel.needsOption', { option, one, needs }));
    } else out[option] = value;
  }
  if (problems.length > 0) throw new BadOptions(problems);
  return out;
};

/** What was chosen without that which it can be chosen only together with. */
export const missingIn = (
  { needs = {} }: { readonly needs?: Readonly<Record<string, string>> },
  chosen: readonly string[],
): (readonly [one: string, needs: string])[] =>
  Object.entries(needs).filter(([one, other]) => chosen.includes(one) && !chosen.includes(other));

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');
/** What was chosen as a word, and as a set of words. */
export const wordChosen = (options: Readonly<Record<string, unknown>>, name: string): string => {
  const value = options[name];
  return typeof value === 'string' ? value : '';
};
export const setChosen = (options: Readonly<Record<string, unknown>>, name: string): readonly string[] => {
  const value = options[name];
  return isList(value) ? value : [];
};
const shown = (x: unknown): string => (typeof x === 'string' ? x : (JSON.stringify(x) ?? 'undefined'));

/** With `min` to `max` players, `option` can be only one of these; of a set, only these can be chosen. */
export interface Limit {
  readonly seats: { readonly min: number; readonly max: number };
  readonly option: string;
  readonly of: readonly (string | boolean)[];
}

/** What of an option can be chosen by so many players; undefined: whatever it has. */
export const leftOf = (limits: readonly Limit[] | undefined, seats: number, option: string): Limit['of'] | undefined =>
  limits?.find((l) => l.option === option && seats >= l.seats.min && seats <= l.seats.max)?.of;

/** Is it something that so many players can choose? */
export const isWithin = (left: Limit['of'] | undefined, value: OptionValue): boolean =>
  left === undefined || (isList(value) ? value.every((v) => left.includes(v)) : left.includes(value));

/** What was chosen although so many players cannot choose it. */
export const beyond = (limits: readonly Limit[] | undefined, seats: number, options: Options): Msg[] =>
  Object.entries(options).flatMap(([option, value]) => {
    const left = leftOf(limits, seats, option);
    if (left === undefined || isWithin(left, value)) return [];
    return [say('kernel.notForSeats', { option, got: shown(value), n: seats, allowed: left.join(', ') || '–' })];
  });
