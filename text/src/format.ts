/** Puts the arguments into a message that has been read. */
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { type Part, plain } from './part.ts';

/** An argument, and how it is said. Plurals and selections look at what it is. */
export interface Said {
  readonly arg: unknown;
  readonly parts: readonly Part[];
}
type Args = Readonly<Record<string, Said>>;

const isMessage = (x: unknown): x is CompiledMessage => Array.isArray(x);

export interface Formatter {
  formatted(message: CompiledMessage, args: Args): Part[];
  number(n: number): string;
}

export const formatter = (locale: string): Formatter => {
  const numbers = new Intl.NumberFormat(locale);
  const cardinal = new Intl.PluralRules(locale);
  const ordinal = new Intl.PluralRules(locale, { type: 'ordinal' });
  const number = (n: number): string => numbers.format(n);

  /** The branch for this argument: its very value, or what the language calls such a number, or the rest. */
  const branchOf = (kind: string, branches: object, value: string | number, offset: number): CompiledMessage => {
    const rules = kind === 'plural' ? cardinal : ordinal;
    const keys = [String(value), ...(kind === 'select' ? [] : [rules.select(Number(value) - offset)]), 'other'];
    const found = keys.find((key) => Object.hasOwn(branches, key));
    const branch: unknown = found === undefined ? undefined : Reflect.get(branches, found);
    return isMessage(branch) ? branch : [];
  };
  /** `n` is the number that `#` stands for. */
  const put = (message: CompiledMessage, args: Args, n: number | undefined): readonly Part[] =>
    message.flatMap((token): readonly Part[] => {
      if (typeof token === 'string') return [token === '#' && n !== undefined ? number(n) : token];
      const [name, kind, branches] = token;
      const said = Object.hasOwn(args, name) ? args[name] : undefined;
      if (kind === undefined || typeof branches !== 'object' || branches === null) return said?.parts ?? [];
      const { arg, parts = [] } = said ?? {};
      const value = typeof arg === 'number' || typeof arg === 'string' ? arg : plain(parts);
      const offset = 'offset' in branches && typeof branches.offset === 'number' ? branches.offset : 0;
      const branch = branchOf(kind, branches, value, offset);
      return put(branch, args, kind === 'select' ? n : Number(value) - offset);
    });
  return { number, formatted: (message, args) => [...put(message, args, undefined)] };
};
