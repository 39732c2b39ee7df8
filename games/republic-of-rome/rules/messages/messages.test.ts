import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Catalog, kernelEn } from '@tabularium/kernel';
import { catalogProblems, speakerFor } from '@tabularium/text';
import { describe, expect, test } from 'vitest';
import { contentOf } from '../data/printed.ts';
import { ERAS, LAND_BILLS, OFFICES, PHASES, SCENARIOS } from '../ids.ts';
import { republicOfRome } from '../index.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';
import { PRINTED } from '../testing/printed.ts';

const TRANSLATIONS: Readonly<Record<string, Catalog>> = { es, it };
const GAME: Readonly<Record<string, Catalog>> = { en, ...TRANSLATIONS };

/** The chapters of a language by the name of their file, which exports nothing else. */
const chaptersOf = async (language: string): Promise<Record<string, Catalog>> => {
  const files = globSync(`${language}/*.ts`, { cwd: import.meta.dirname });
  const read = files.map(async (file) => {
    const [chapter, ...more] = Object.values(
      (await import(join(import.meta.dirname, file))) as Record<string, Catalog>,
    );
    if (chapter === undefined || more.length > 0) throw new Error(`${file} is not one chapter`);
    return [basename(file, '.ts'), chapter] as const;
  });
  return Object.fromEntries(await Promise.all(read));
};

test('the module carries the translations', async () => {
  const { messages, translations } = republicOfRome;
  const loaded = Object.entries(translations).map(async ([language, load]) => [language, await load()] as const);
  expect({ en: messages, ...Object.fromEntries(await Promise.all(loaded)) }).toEqual(GAME);
});

describe.each(Object.keys(GAME))('%s', (language) => {
  test('no key stands in two chapters, and every chapter is told', async () => {
    const chapters = Object.entries(await chaptersOf(language));
    const homes = chapters.flatMap(([name, chapter]) => Object.keys(chapter).map((key) => ({ key, name })));
    const twice = Object.entries(Object.groupBy(homes, ({ key }) => key)).filter(([, at]) => at!.length > 1);
    expect(twice.map(([key, at]) => [key, ...at!.map(({ name }) => name)])).toEqual([]);
    expect(homes.map(({ key }) => key).sort()).toEqual(Object.keys(GAME[language]!).sort());
  });

  test('what is said is not empty, and no brace or straight apostrophe is left over', async () => {
    const speak = await speakerFor(republicOfRome, language);
    const said = Object.entries(GAME[language]!).flatMap(([k, text]) =>
      [0, 1, 2, 5, 21].map((n) => {
        const named = Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name!, n]));
        return [k, speak.say({ k, a: named })] as const;
      }),
    );
    const odd = said.filter(([, text]) => text.trim() === '' || text.trim() !== text || /[{}#']|undefined/.test(text));
    expect(odd).toEqual([]);
  });
});

describe.each(Object.keys(TRANSLATIONS))('%s against the source', (language) => {
  const translation = TRANSLATIONS[language]!;

  test('has every key and every argument, and no other', () => {
    expect(catalogProblems(en, translation)).toEqual([]);
  });

  test('keeps each key in the chapter of the source', async () => {
    const keys = (chapters: Record<string, Catalog>): Record<string, string[]> =>
      Object.fromEntries(Object.entries(chapters).map(([name, chapter]) => [name, Object.keys(chapter).sort()]));
    expect(keys(await chaptersOf(language))).toEqual(keys(await chaptersOf('en')));
  });

  test('a sentence stays a sentence, a name a name', () => {
    const isSentence = (text: string): boolean => /[.?!]\}*$/.test(text);
    const differ = Object.entries(en).filter(([k, text]) => isSentence(text) !== isSentence(translation[k]!));
    expect(differ).toEqual([]);
  });
});

const source = globSync('**/*.ts', { cwd: join(import.meta.dirname, '..'), exclude: ['**/*.test.ts', 'messages/**'] })
  .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
  .join('\n');

const KINDS = ['buttons', 'picks', 'ranges', 'chooses', 'allots'] as const;
const waits = republicOfRome.procs.flatMap((p) => Object.values(p.nodes)).filter((node) => typeof node === 'object');

const NAMED: Readonly<Record<string, readonly string[]>> = {
  verb: [
    ...waits.flatMap((node) => KINDS.flatMap((kind) => Object.keys(node[kind] ?? {}))),
    ...republicOfRome.interrupts.map((i) => i.verb),
  ].map((v) => `verb.${v}`),
  ending: republicOfRome.meta.endings.map((e) => `ending.${e}`),
  option: Object.keys(republicOfRome.meta.options).map((o) => `option.${o}`),
  choice: Object.entries(republicOfRome.meta.options).flatMap(([o, spec]) =>
    spec.t === 'choice' ? spec.of.map((v) => `${o}.${v}`) : [],
  ),
  tally: [...source.matchAll(/\b(?:tally|plus|less|times)\(\s*'(\w+)'/g)].map(([, part]) => `tally.${part}`),
  message: [...source.matchAll(/\bsay\(\s*'([\w.]+)'/g)].map(([, key]) => key!),
  game: [`game:${republicOfRome.meta.id}`],
  thing: [
    contentOf(PRINTED).cards,
    contentOf(PRINTED).senators,
    contentOf(PRINTED).leaders,
    contentOf(PRINTED).provinces,
    contentOf(PRINTED).concessions,
    contentOf(PRINTED).wars,
  ]
    .flat()
    .map(({ id }) => id),
  word: [
    ...PHASES.map((p) => `phase:${p}`),
    ...ERAS.map((e) => `era:${e}`),
    ...OFFICES.map((o) => `office:${o}`),
    ...LAND_BILLS.map((b) => `land-bill:${b}`),
    ...SCENARIOS.map((x) => `scenario:${x}`),
  ],
};

describe('what the game has is named', () => {
  test.each(Object.keys(NAMED))('every %s', (what) => {
    expect(NAMED[what]).not.toEqual([]);
    expect(NAMED[what]!.filter((key) => !Object.hasOwn(en, key) && !Object.hasOwn(kernelEn, key))).toEqual([]);
  });
});
