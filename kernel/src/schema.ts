/**
 * Schemas for content: what a file of data must look like, checked when it is loaded.
 * A schema changes nothing in the value; it lists every problem with the path to it.
 */
import { isRecord } from './json.ts';

export interface Schema<T> {
  readonly check: Check;
  readonly optional?: true;
  /** Never set: it only carries the static type. */
  readonly type?: T;
}
type Check = (value: unknown, path: string, problems: string[]) => void;
type Optional<T> = Schema<T> & { readonly optional: true };
type Fields = Readonly<Record<string, Schema<unknown>>>;
type OptionalKeys<F extends Fields> = { [K in keyof F]: F[K] extends Optional<unknown> ? K : never }[keyof F];
type Flat<T> = { readonly [K in keyof T]: T[K] };
type Shape<F extends Fields> = Flat<
  { [K in Exclude<keyof F, OptionalKeys<F>>]: Infer<F[K]> } & { [K in OptionalKeys<F>]?: Infer<F[K]> }
>;

export type Infer<S> = S extends Schema<infer T> ? T : never;

/** The value, now known to fit; or an error with one line per problem, each starting with `what`. */
export function parse<T>(schema: Schema<T>, value: unknown, what: string): T {
  const problems: string[] = [];
  schema.check(value, '', problems);
  if (problems.length > 0) throw new Error(problems.map((p) => `${what}: ${p}`).join('\n'));
  return value as T;
}

/** The path of a list's element; an element with an `id` or a `name` is called by it. */
export function elementPath(list: string, index: number, element: unknown): string {
  const { id, name } = isRecord(element) ? element : {};
  const called = typeof id === 'string' ? id : name;
  return typeof called === 'string' ? `${list}[${index} "${called}"]` : `${list}[${index}]`;
}

export const string = (pattern?: RegExp): Schema<string> =>
  expecting(pattern ? `a string like ${pattern}` : 'a string', (v) => typeof v === 'string' && fits(v, pattern));

export const int = (min: number, max: number): Schema<number> =>
  expecting(`an integer from ${min} to ${max}`, (v) => Number.isInteger(v) && Number(v) >= min && Number(v) <= max);

export const boolean: Schema<boolean> = expecting('true or false', (v) => typeof v === 'boolean');

export const oneOf = <const T extends readonly (string | number)[]>(...values: T): Schema<T[number]> =>
  expecting(`one of ${values.join(', ')}`, (v) => values.some((x) => x === v));

export const optional = <T>(of: Schema<T>): Optional<T> => ({ check: of.check, optional: true });

export const nullable = <T>(of: Schema<T>): Schema<T | null> => ({
  check: (value, path, problems) => value === null || of.check(value, path, problems),
});

/** Every field that is not optional must be there, and nothing else. */
export const object = <const F extends Fields>(fields: F): Schema<Shape<F>> =>
  expecting('an object', isRecord, (value, path, problems) => {
    for (const [key, field] of Object.entries(fields)) {
      if (Object.hasOwn(value, key)) field.check(value[key], join(path, key), problems);
      else if (!field.optional) problems.push(located(join(path, key), 'is missing'));
    }
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(fields, key)) problems.push(located(join(path, key), 'is not a known key'));
    }
  });

export const record = <T>(of: Schema<T>, keys?: RegExp): Schema<Readonly<Record<string, T>>> =>
  expecting('an object', isRecord, (value, path, problems) => {
    for (const [key, v] of Object.entries(value)) {
      if (fits(key, keys)) of.check(v, join(path, key), problems);
      else problems.push(located(join(path, key), `expected a key like ${keys}`));
    }
  });

export const array = <T>(
  of: Schema<T>,
  { min = 0, max = Number.MAX_SAFE_INTEGER }: { readonly min?: number; readonly max?: number } = {},
): Schema<readonly T[]> =>
  expecting('an array', Array.isArray, (value, path, problems) => {
    if (value.length < min) problems.push(located(path, `expected at least ${min} elements, got ${value.length}`));
    if (value.length > max) problems.push(located(path, `expected at most ${max} elements, got ${value.length}`));
    for (const [i, v] of value.entries()) of.check(v, elementPath(path, i, v), problems);
  });

type Elements<S extends readonly Schema<unknown>[]> = { readonly [I in keyof S]: Infer<S[I]> };
export const tuple = <const S extends readonly Schema<unknown>[]>(...of: S): Schema<Elements<S>> =>
  expecting('an array', Array.isArray, (value, path, problems) => {
    const n = value.length;
    if (n !== of.length) problems.push(located(path, `expected ${of.length} elements, got ${n}`));
    else for (const [i, schema] of of.entries()) schema.check(value[i], elementPath(path, i, value[i]), problems);
  });

/** Checks that need more than one part of the value. They run only if its shape is right; each problem begins with its path. */
export const refine = <T>(of: Schema<T>, more: (value: T) => readonly string[]): Schema<T> => ({
  check: (value, path, problems) => {
    const before = problems.length;
    of.check(value, path, problems);
    if (problems.length === before) problems.push(...more(value as T).map((p) => join(path, p)));
  },
});

type Inside<V> = (value: V, path: string, problems: string[]) => void;
function expecting<T, V>(wanted: string, is: (v: unknown) => v is V, inside: Inside<V>): Schema<T>;
function expecting<T>(wanted: string, is: (v: unknown) => boolean): Schema<T>;
function expecting<T>(wanted: string, is: (v: unknown) => boolean, inside?: Inside<never>): Schema<T> {
  const check: Check = (value, path, problems) => {
    if (!is(value)) problems.push(located(path, `expected ${wanted}, got ${shown(value)}`));
    else inside?.(value as never, path, problems);
  };
  return { check };
}

const shown = (v: unknown): string =>
  Array.isArray(v) ? `an array of ${v.length}` : isRecord(v) ? 'an object' : quoted(v);
const quoted = (v: unknown): string => (typeof v === 'string' ? JSON.stringify(v) : String(v));
const fits = (text: string, pattern: RegExp | undefined): boolean => pattern === undefined || pattern.test(text);
const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
const located = (path: string, problem: string): string => (path === '' ? problem : `${path}: ${problem}`);
