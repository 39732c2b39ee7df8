import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalog, kernelEn, kernelEs, kernelIt, type Wait } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { VARIANTS } from '../game.ts';
import { EMPEROR_REFS, PLACE_REFS, REGION_REFS, ZONE_REFS } from '../ids.ts';
import { tetrarchia } from '../index.ts';
import { PASSAGES } from '../sail.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';

const GAME: Readonly<Record<string, Catalog>> = { en, es, it };
const KERNEL: Readonly<Record<string, Catalog>> = { en: kernelEn, es: kernelEs, it: kernelIt };
const LANGUAGES = Object.keys(GAME);

/** A text read as ICU: words, and arguments with the texts between which they choose, if they do. */
type Piece = string | { readonly arg: string; readonly branches: Readonly<Record<string, readonly Piece[]>> };

/** As much of ICU as the catalogues may use: `{arg}` and `{arg, plural, one {…} other {…}}`. */
const read = (text: string): Piece[] => {
  let at = 0;
  const next = (pattern: RegExp): RegExpExecArray | null => {
    const sticky = new RegExp(pattern, 'y');
    sticky.lastIndex = at;
    const found = sticky.exec(text);
    if (found) at += found[0].length;
    return found;
  };
  const must = (pattern: RegExp): RegExpExecArray => {
    const found = next(pattern);
    if (!found) throw new Error(`${text}: expected ${pattern} at ${at}`);
    return found;
  };
  const branches = (): Record<string, Piece[]> => {
    const out: Record<string, Piece[]> = {};
    for (let name = next(/\s*(\w+)\s*\{/); name; name = next(/\s*(\w+)\s*\{/)) {
      out[name[1]!] = pieces();
      must(/\}/);
    }
    return out;
  };
  const pieces = (): Piece[] => {
    const out: Piece[] = [];
    for (;;) {
      const words = next(/[^{}]+/);
      if (words) out.push(words[0]);
      else if (next(/\{/)) {
        const arg = must(/\w+/)[0];
        out.push({ arg, branches: next(/, plural,/) ? branches() : {} });
        must(/\}/);
      } else return out;
    }
  };
  const out = pieces();
  must(/$/);
  return out;
};

const argumentsOf = (pieces: readonly Piece[]): string[] => [
  ...new Set(
    pieces.flatMap((p) => (typeof p === 'string' ? [] : [p.arg, ...Object.values(p.branches).flatMap(argumentsOf)])),
  ),
];

/** The text with every argument the same number. */
const format = (language: string, pieces: readonly Piece[], n: number): string =>
  pieces
    .map((p) => {
      if (typeof p === 'string') return p;
      const ways = Object.keys(p.branches).length;
      if (ways === 0) return String(n);
      const branch = p.branches[new Intl.PluralRules(language).select(n)] ?? p.branches['other']!;
      return format(language, branch, n).replaceAll('#', String(n));
    })
    .join('');

describe.each(LANGUAGES)('%s', (language) => {
  const both = { ...KERNEL[language], ...GAME[language] };

  test('has every key of the source and no other', () => {
    expect(Object.keys(GAME[language]!).sort()).toEqual(Object.keys(en).sort());
    expect(Object.keys(KERNEL[language]!).sort()).toEqual(Object.keys(kernelEn).sort());
  });

  test('every text takes the arguments of the source', () => {
    const of = (catalog: Catalog) =>
      Object.entries(catalog).map(([key, text]) => [key, argumentsOf(read(text)).sort()]);
    expect(Object.fromEntries(of(both))).toEqual(Object.fromEntries(of({ ...kernelEn, ...en })));
  });

  test('a sentence stays a sentence, a name a name', () => {
    const isSentence = (text: string): boolean => /[.?!]$/.test(text);
    const differ = Object.entries({ ...kernelEn, ...en }).filter(
      ([k, text]) => isSentence(text) !== isSentence(both[k]!),
    );
    expect(differ).toEqual([]);
  });

  test('every text can be said', () => {
    const said = Object.values(both).flatMap((text) => [0, 1, 2, 5, 21].map((n) => format(language, read(text), n)));
    // A straight apostrophe quotes in ICU.
    expect(said.filter((text) => text.trim() === '' || text.trim() !== text || /[{}#']|undefined/.test(text))).toEqual(
      [],
    );
  });
});

test('the module carries the translations', async () => {
  const { messages, translations } = tetrarchia;
  const loaded = Object.entries(translations).map(async ([language, load]) => [language, await load()] as const);
  expect({ en: messages, ...Object.fromEntries(await Promise.all(loaded)) }).toEqual(GAME);
});

const KINDS = ['buttons', 'picks', 'ranges', 'chooses', 'allots'] as const satisfies readonly (keyof Wait<
  unknown,
  object,
  string,
  unknown
>)[];
const verbs = tetrarchia.procs
  .flatMap((p) => Object.values(p.nodes))
  .flatMap((node) => (typeof node === 'object' ? KINDS.flatMap((kind) => Object.keys(node[kind] ?? {})) : []));

/** Parts of sums are named in the rules by a bare word. */
const tallies = globSync('**/*.ts', { cwd: join(import.meta.dirname, '..'), exclude: ['**/*.test.ts'] })
  .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
  .flatMap((source) => [...source.matchAll(/\b(?:tally|plus|less|times)\(\s*'(\w+)'/g)].map(([, part]) => part!));

const NAMED: Readonly<Record<string, readonly string[]>> = {
  verb: verbs.map((v) => `verb.${v}`),
  ending: tetrarchia.meta.endings.map((e) => `ending.${e}`),
  option: Object.keys(tetrarchia.meta.options).map((o) => `option.${o}`),
  hint: ['option.level.hint'],
  choice: Object.entries(tetrarchia.meta.options).flatMap(([o, spec]) =>
    spec.t === 'choice' ? spec.of.map((v) => `${o}.${v}`) : [],
  ),
  variant: VARIANTS.map((v) => `variant.${v}`),
  tally: tallies.map((part) => `tally.${part}`),
  disc: ['disc.unrest', 'disc.revolt'],
  game: [`game:${tetrarchia.meta.id}`],
  thing: [...EMPEROR_REFS, ...ZONE_REFS, ...REGION_REFS, ...PLACE_REFS, ...PASSAGES.map((p) => p.ref)],
};

describe('what the game has is named', () => {
  test.each(Object.keys(NAMED))('every %s', (what) => {
    expect(NAMED[what]).not.toEqual([]);
    expect(NAMED[what]!.filter((key) => !Object.hasOwn(en, key) && !Object.hasOwn(kernelEn, key))).toEqual([]);
  });

  test('and no name is left over', () => {
    const known = new Set(Object.values(NAMED).flat());
    expect(Object.keys(en).filter((key) => !key.startsWith('tet.') && !known.has(key))).toEqual([]);
  });
});
