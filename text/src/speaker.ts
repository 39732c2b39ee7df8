/** Puts messages into words in one language. Catalogues are ICU messages by key; the first that has a key wins. */
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Catalog, Msg } from '@tabularium/kernel';
import { compile } from './compile.ts';
import { formatter, type Said } from './format.ts';
import { joined, type Part, plain } from './part.ts';

export interface Speaker {
  readonly locale: string;
  /** The sentence in pieces, with refs kept apart. */
  parts(m: Msg): Part[];
  say(m: Msg): string;
  /** What a ref, a verb or anything else without arguments is called; the key itself if no catalogue names it. */
  name(key: string): string;
  knows(key: string): boolean;
  /** The same in a game that calls some things by other names: by ref, the key of the name. */
  calling(names: Readonly<Record<string, string>>): Speaker;
}

/** Stands in place of an argument that cannot be put into words. */
const UNREADABLE = '…';

/** `province:II-1`: a kind, a colon, an id. */
const isRef = (arg: string): boolean => /^[a-z][\w-]*:\S+$/i.test(arg);

/**
 * `catalogs` are asked in order: the reader's language first, English last.
 * A key that is in none of them is said as it is.
 */
export const speaker = (locale: string, ...catalogs: readonly Catalog[]): Speaker => {
  const format = formatter(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const read = new Map<string, CompiledMessage>();
  const names = new Map<string, string>();

  const textOf = (key: string): string | undefined => {
    for (const c of catalogs) if (Object.hasOwn(c, key)) return c[key];
    return undefined;
  };
  const messageOf = (key: string): CompiledMessage => {
    const known = read.get(key);
    if (known) return known;
    const text = textOf(key);
    const message = compiled(text ?? key);
    // What is not there yet may be added to a catalogue later.
    if (text !== undefined) read.set(key, message);
    return message;
  };
  /** `accept+agreement:7` is named part by part; `agreement:7` by the text of `agreement:#`, which is told `n`. */
  const unlisted = (key: string): string | undefined => {
    if (knows(key)) return undefined;
    if (key.includes('+')) return key.split('+').map(name).join(' · ');
    const [, kind, n] = /^(.+:)(\d+)$/.exec(key) ?? [];
    return kind !== undefined && knows(`${kind}#`) ? say({ k: `${kind}#`, a: { n: Number(n) } }) : undefined;
  };
  const name = (key: string): string => {
    let known = names.get(key);
    if (known === undefined) {
      const other = unlisted(key);
      known = other ?? say({ k: key });
      if (other !== undefined || knows(key)) names.set(key, known);
    }
    return known;
  };
  const knows = (key: string): boolean => textOf(key) !== undefined;

  const named = (arg: string): Part => {
    if (isRef(arg)) return { ref: arg, text: name(arg) };
    return knows(arg) ? name(arg) : arg;
  };
  const partOf = (arg: unknown): Part => {
    if (typeof arg === 'number') return format.number(arg);
    return typeof arg === 'string' ? named(arg) : UNREADABLE;
  };
  /** Messages may come from a file or another server: whatever an argument is, the sentence around it is said. */
  const partsOf = (arg: unknown): readonly Part[] => {
    if (!Array.isArray(arg)) return [partOf(arg)];
    const each = lists.formatToParts(arg.map((_, i) => String(i)));
    return each.map(({ type, value }) => (type === 'element' ? partOf(arg[Number(value)]) : value));
  };
  const parts = (m: Msg): Part[] => {
    const said: Record<string, Said> = {};
    for (const [k, arg] of Object.entries(m.a ?? {})) said[k] = { arg, parts: partsOf(arg) };
    return joined(format.formatted(messageOf(m.k), said));
  };
  const say = (m: Msg): string => plain(parts(m));
  const calling = (other: Readonly<Record<string, string>>): Speaker =>
    speaker(
      locale,
      Object.fromEntries(Object.entries(other).map(([ref, key]) => [ref, textOf(key) ?? key])),
      ...catalogs,
    );
  return { locale, parts, say, name, knows, calling };
};

/** Text that cannot be read as ICU is shown as it stands: a fault in a catalogue must not stop a game. */
const compiled = (text: string): CompiledMessage => {
  try {
    return compile(text);
  } catch {
    return [text];
  }
};
