/**
 * A message: a key and arguments, which are made into a sentence later, in the reader's language.
 *
 * English is the source of keys and of argument names. Texts are ICU messages;
 * the compiler reads the arguments out of them, so a key that is not there, or
 * an argument missing or misspelt, does not compile.
 */

import { same } from './json.ts';

/** A number, a text, a ref such as `province:II-1` (named by the catalogue), or several refs. */
export type Arg = string | number | readonly string[];
export interface Msg {
  readonly k: string;
  readonly a?: Readonly<Record<string, Arg>>;
}

/** Texts of one language by key. */
export type Catalog = Readonly<Record<string, string>>;

/** Catalogues of other languages by code; each is loaded when it is asked for. */
export type Translations = Readonly<Record<string, () => Promise<Catalog>>>;

type Trim<S extends string> = S extends ` ${infer R}` ? Trim<R> : S extends `${infer R} ` ? Trim<R> : S;

/** The text before the first brace, which brace, and what follows. */
type NextBrace<S extends string> = S extends `${infer P}{${infer R}`
  ? P extends `${infer P1}}${infer P2}`
    ? [P1, '}', `${P2}{${R}`]
    : [P, '{', R]
  : S extends `${infer P}}${infer R}`
    ? [P, '}', R]
    : never;

/** Outside a branch a brace opens an argument; inside `{n, plural, …}` it opens a branch of text. */
type InText<S extends string, Depth extends 0[], Found> =
  NextBrace<S> extends [string, infer B, infer R extends string]
    ? B extends '{'
      ? InArgument<R, Depth, Found>
      : Depth extends [0, ...infer Outer extends 0[]]
        ? InBranches<R, Outer, Found>
        : Found
    : Found;
type InArgument<S extends string, Depth extends 0[], Found> =
  NextBrace<S> extends [infer P extends string, infer B, infer R extends string]
    ? P extends `${infer Name},${string}`
      ? B extends '{'
        ? InText<R, [0, ...Depth], Found | Trim<Name>>
        : InText<R, Depth, Found | Trim<Name>>
      : InText<R, Depth, Found | Trim<P>>
    : Found;
type InBranches<S extends string, Depth extends 0[], Found> =
  NextBrace<S> extends [string, infer B, infer R extends string]
    ? B extends '{'
      ? InText<R, [0, ...Depth], Found>
      : InText<R, Depth, Found>
    : Found;

/** The names of the arguments of an ICU message. */
export type ArgNames<S extends string> = InText<S, [], never>;
type Args<S extends string> = { readonly [K in ArgNames<S>]: Arg };

/** A builder that knows every key of `source` and the arguments it needs; the type of the catalogue is enough for that. */
export const messages = <const C extends Catalog>(_source?: C): Builder<C> => message as Builder<C>;
type Builder<C extends Catalog> = <K extends keyof C & string>(
  k: K,
  ...a: [ArgNames<C[K]>] extends [never] ? [] : [Args<C[K]>]
) => Msg;
const message = (k: string, a?: Msg['a']): Msg => (a === undefined ? { k } : { k, a });

/** A line of the record. `to` limits it to some seats; everybody else then reads `twin`, if there is one. */
export interface LogLine {
  readonly m: Msg;
  readonly rule?: string;
  readonly to?: readonly number[];
  readonly twin?: Msg;
  /** Dice that fell before it and after the line before, in the order in which they fell. Nobody who reads `twin` sees them. */
  readonly dice?: readonly number[];
  /** What was drawn in the open after it, by name; before it, if it is the first line of its input. As with dice. */
  readonly drawn?: readonly string[];
  /** Of what the rules did by themselves: why. Nobody who reads `twin` sees it. */
  readonly because?: Because;
}

/** Why the rules did something by themselves: what it goes by, what could have been chosen, and what ruled it out. */
export interface Because {
  readonly by: Msg;
  /** Those that nothing ruled out were equal: dice or a player chose between them, if there are several. */
  readonly candidates: readonly Candidate[];
}
export interface Candidate {
  /** A ref, named by the catalogue. */
  readonly ref: string;
  readonly out?: Msg;
}

/** A line as somebody reads it. */
export interface SaidLine extends Omit<LogLine, 'to' | 'twin'> {}

/** What one seat, or the public, may read of some lines. */
export const linesFor = (lines: readonly LogLine[], seat: number | 'public'): SaidLine[] =>
  lines.flatMap(({ m, rule, to, twin, dice, drawn, because }) => {
    const isRead = to === undefined || (seat !== 'public' && to.includes(seat));
    const said = isRead ? m : twin;
    if (said === undefined) return [];
    return [
      {
        m: said,
        ...(rule !== undefined && { rule }),
        ...(isRead && dice && { dice }),
        ...(isRead && drawn && { drawn }),
        ...(isRead && because && { because }),
      },
    ];
  });

/**
 * Does a record say what was played? Records from before lines had dice, or had what was drawn, may lack them; what is there
 * must be right.
 */
export const saysTheSame = (recorded: readonly LogLine[], played: readonly LogLine[]): boolean =>
  recorded.length === played.length && recorded.every((line, i) => same(line, asMuchAs(line, played[i]!)));

const asMuchAs = (recorded: LogLine, { dice, drawn, ...words }: LogLine): LogLine => ({
  ...words,
  ...(recorded.dice && dice && { dice }),
  ...(recorded.drawn && drawn && { drawn }),
});

/** The lines without what chance gave to them. */
export const wordsOf = (lines: readonly LogLine[]): LogLine[] => lines.map((line) => asMuchAs({ m: line.m }, line));
