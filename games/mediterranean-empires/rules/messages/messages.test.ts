import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Catalog, kernelEn } from '@tabularium/kernel';
import { catalogProblems, speakerFor } from '@tabularium/text';
import { describe, expect, test } from 'vitest';
import { CARDS, UNTILS } from '../cards/standing.ts';
import { FIRST } from '../data/editions/first.ts';
import { CONTENTS, PRINTED } from '../data/printed.ts';
import { BANDS, CAMPAIGNS, EVENTS } from '../ids.ts';
import { mediterraneanEmpires as game } from '../index.ts';
import { en } from './en.ts';
import { names as english } from './en/names.ts';
import { es } from './es.ts';
import { names as spanishNames } from './es/names.ts';
import { printed as spanish } from './es/printed.ts';
import { it } from './it.ts';
import { names as italianNames } from './it/names.ts';
import { printed as italian } from './it/printed.ts';
import { catalogs } from './printed.ts';

const TRANSLATIONS: Readonly<Record<string, Catalog>> = { es, it };
const SPOKEN: Readonly<Record<string, Catalog>> = { en, ...TRANSLATIONS };
const TEXTS: Readonly<Record<string, Catalog>> = { es: spanish, it: italian };

/** The chapters of a language by the name of their file; what is printed is in English part of the content. */
const chaptersOf = async (language: string): Promise<Record<string, Catalog>> => {
  const files = globSync(`${language}/*.ts`, {
    cwd: import.meta.dirname,
    exclude: ['*/printed.ts', '*/first.ts', '*/names.ts'],
  });
  const read = files.map(async (file) => {
    const name = basename(file, '.ts');
    const chapter = (await import(join(import.meta.dirname, file))) as Record<string, Catalog>;
    return [name, chapter[name]!] as const;
  });
  return Object.fromEntries(await Promise.all(read));
};

test('the module carries the translations, and they are complete', async () => {
  expect(Object.keys(game.translations)).toEqual(['es', 'it']);
  for (const load of Object.values(game.translations)) expect(catalogProblems(game.messages, await load())).toEqual([]);
});

describe.each(Object.keys(SPOKEN))('%s', (language) => {
  test('no key stands in two chapters, and every chapter is told', async () => {
    const chapters = Object.values(await chaptersOf(language));
    const keys = chapters.flatMap((chapter) => Object.keys(chapter)).sort();
    expect(keys).toEqual(Object.keys(SPOKEN[language]!).sort());
  });

  test('what is said is not empty, and no brace or straight apostrophe is left over', async () => {
    const speak = await speakerFor(game, language);
    const said = Object.entries({ ...SPOKEN[language], ...TEXTS[language] }).flatMap(([k, text]) =>
      [0, 1, 2, 5, 21].map((n) => {
        const named = Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name!, n]));
        return [k, speak.say({ k, a: named })] as const;
      }),
    );
    const odd = said.filter(([, text]) => text.trim() === '' || text.trim() !== text || /[{}#']|undefined/.test(text));
    expect(odd).toEqual([]);
  });
});

describe.each(Object.keys(TRANSLATIONS))('%s against the source', async (language) => {
  const translation = await game.translations[language]!();

  test('keeps each key in the chapter of the source', async () => {
    const keys = (chapters: Record<string, Catalog>): Record<string, string[]> =>
      Object.fromEntries(Object.entries(chapters).map(([name, chapter]) => [name, Object.keys(chapter).sort()]));
    expect(keys(await chaptersOf(language))).toEqual(keys(await chaptersOf('en')));
  });

  test('a sentence stays a sentence, a name a name', () => {
    const isSentence = (text: string): boolean => /[.?!]\)?\}*$/.test(text);
    const differ = Object.entries(game.messages).filter(
      ([k, text]) => isSentence(text) !== isSentence(translation[k]!),
    );
    expect(differ).toEqual([]);
  });

  test('numbers of a card text are those of the source', () => {
    const numbers = (text: string): string[] => (text.match(/[+-]?\d+/g) ?? []).sort();
    const differ = Object.entries(PRINTED.words).filter(
      ([k, text]) => k.startsWith('text:') && numbers(text).join() !== numbers(translation[k]!).join(),
    );
    expect(differ.map(([k]) => [k, translation[k]])).toEqual([]);
  });

  test('every text of a card and every scenario is translated, each once, and names of places are as printed', () => {
    const isTranslated = (k: string): boolean => k.startsWith('text:') || k.startsWith('scenario:');
    const texts = Object.entries(PRINTED.words).filter(([k]) => isTranslated(k));
    const firsts = texts.filter(([, text], i) => texts.findIndex(([, other]) => other === text) === i).map(([k]) => k);
    expect(Object.keys(TEXTS[language]!).sort()).toEqual(firsts.sort());
    const other = Object.keys(PRINTED.words).filter(
      (k) => !k.startsWith('card:') && (translation[k] === PRINTED.words[k]) === isTranslated(k),
    );
    expect(other).toEqual([]);
  });
});

test('cards are called in each language as they are there, whatever is printed', async () => {
  const translations = await Promise.all(Object.values(game.translations).map((load) => load()));
  const called = (id: string): string[] => [game.messages, ...translations].map((words) => words[id]!);
  const idOf = (name: string): string => Object.values(PRINTED.cards).find((c) => c.name === name)!.id;
  expect(called(idOf('Honderos'))).toEqual(['Slingers', 'Honderos', 'Frombolieri']);
  expect(called(idOf('Anibal'))).toEqual(['Hannibal', 'Aníbal', 'Annibale']);
  expect(called(idOf('Velites'))).toEqual(['Velites', 'Velites', 'Velites']);
  for (const words of [english, spanishNames, italianNames]) {
    const editions = [PRINTED, CONTENTS.of(FIRST.name)];
    const printed = new Set(editions.flatMap(({ cards }) => Object.values(cards)).map((c) => c.name));
    expect(Object.keys(words).filter((name) => !printed.has(name))).toEqual([]);
  }
});

test('a text of a pack that nobody has translated stays as it is', async () => {
  const words = { 'card:ROMA-01': 'Velites', 'text:ROMA-01': 'Other.', 'text:X-01': 'Draw 2 cards from your deck.' };
  const { translations } = catalogs(words);
  expect(await translations['es']!()).toMatchObject({
    'card:ROMA-01': 'Velites',
    'text:ROMA-01': 'Other.',
    'text:X-01': 'Roba 2 cartas de tu mazo.',
  });
});

const source = globSync('**/*.ts', {
  cwd: join(import.meta.dirname, '..'),
  exclude: ['**/*.test.ts', 'messages/**', 'testing/**'],
})
  .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
  .join('\n');

const KINDS = ['buttons', 'picks', 'ranges', 'chooses', 'allots'] as const;
const waits = game.procs.flatMap((p) => Object.values(p.nodes)).filter((node) => typeof node === 'object');
const { options } = game.meta;

const NAMED: Readonly<Record<string, readonly string[]>> = {
  verb: waits.flatMap((node) => KINDS.flatMap((kind) => Object.keys(node[kind] ?? {}))).map((v) => `verb.${v}`),
  ending: game.meta.endings.map((e) => `ending.${e}`),
  option: Object.keys(options).map((o) => `option.${o}`),
  choice: Object.entries(options).flatMap(([o, x]) => (x.t === 'choice' ? x.of.map((v) => `${o}.${v}`) : [])),
  tally: [...source.matchAll(/\b(?:tally|plus|less|times)\(\s*'(\w+)'/g)].map(([, part]) => `tally.${part}`),
  message: [...source.matchAll(/\bt\(\s*'([\w.]+)'/g)].map(([, key]) => key!),
  game: [`game:${game.meta.id}`],
  card: Object.keys(PRINTED.cards).flatMap((id) => [id, id.replace('card:', 'text:')]),
  place: [...PRINTED.refs, ...Object.keys(PRINTED.capitals).map((e) => `empire:${e}`)],
  word: [
    ...EVENTS.map((e) => `event:${e}`),
    ...CAMPAIGNS.map((c) => `campaign:${c}`),
    'side:pirates',
    CARDS,
    ...Object.values(UNTILS).flat(),
  ],
};

describe('what the game has is named', () => {
  test.each(Object.keys(NAMED))('every %s', (what) => {
    expect(NAMED[what]).not.toEqual([]);
    expect(NAMED[what]!.filter((k) => !Object.hasOwn(game.messages, k) && !Object.hasOwn(kernelEn, k))).toEqual([]);
  });

  test('every band but the last has a branch of its own', () => {
    for (const words of Object.values(SPOKEN))
      for (const band of BANDS.slice(0, -1)) expect(words['med.band']).toContain(`${band} {`);
  });
});
