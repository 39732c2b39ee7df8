/** The rulebooks of the games: whole, in every language, and nothing in them that leads nowhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canonical } from '@tabularium/kernel';
import { positionIn, readGolden } from '@tabularium/kit';
import { parseRuleTexts } from '@tabularium/parts';
import {
  type Block,
  type Book,
  parseBook,
  type Pictures,
  placesIn,
  prosesIn,
  sceneOf,
  unwritten,
} from '@tabularium/parts/book';
import { describe, expect, test } from 'vitest';
import { GAMES } from './index.ts';

const LANGUAGES = ['en', 'es', 'it'] as const;

const folderOf = (id: string): URL => new URL(`./${id}/`, import.meta.url);
const read = (id: string, names: readonly string[]): string[] =>
  names
    .map((name) => new URL(name, folderOf(id)))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
const bookOf = (id: string, language: string): Book => {
  const folder = new URL(`book/${language}/`, folderOf(id));
  const files = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]);
  return parseBook(Object.fromEntries(files), language);
};

const sectionsOf = (book: Book) => book.chapters.flatMap((chapter) => chapter.sections);
const blocksOf = (book: Book): readonly Block[] =>
  sectionsOf(book)
    .flatMap((section) => section.blocks)
    .flatMap((block) => (block.t === 'example' ? block.blocks : [block]));
const idsOf = (book: Book): string[] => [...placesIn(book).keys()].sort();
const linksOf = (book: Book): string[] =>
  [...blocksOf(book).flatMap(prosesIn), ...book.glossary.map((term) => term.text)]
    .flat()
    .flatMap(({ spans }) => spans.flatMap((span) => (typeof span === 'object' && 'to' in span ? [span.to] : [])));
/** How many rows and columns the tables of each section have. */
const tablesOf = (book: Book): string[] =>
  sectionsOf(book).flatMap(({ anchor, blocks }) =>
    blocks.flatMap((b) => (b.t === 'table' ? [`${anchor}: ${b.rows.length} × ${b.head.length}`] : [])),
  );
const picturesOf = (book: Book): string[] =>
  blocksOf(book).flatMap((block) => (block.t === 'picture' ? [block.name] : []));

const withBook = GAMES.filter(({ id }) => existsSync(new URL('book/', folderOf(id))));

const picturesFor = async (id: string): Promise<Pictures> => {
  const listed = new URL('book/pictures.ts', folderOf(id));
  if (!existsSync(listed)) return {};
  const { pictures }: { readonly pictures: Pictures } = await import(listed.href);
  return pictures;
};

describe.each(withBook)('the rulebook of $id', ({ id, rules: load }) => {
  const english = bookOf(id, 'en');
  const rules = parseRuleTexts(...read(id, ['RULES.md', 'RULINGS.md']));
  const examples = read(id, ['EXAMPLES.md']).flatMap((text) =>
    [...text.matchAll(/^- \[([\w.-]+)\]/gm)].map(([, ex]) => ex!),
  );

  test('every id in it is a rule, a ruling or a worked example', () => {
    const known = new Set([...rules.keys(), ...examples]);
    const ids = [...idsOf(english), ...english.glossary.flatMap((term) => term.text.flatMap((piece) => piece.ids))];
    expect(ids.filter((one) => !known.has(one))).toEqual([]);
  });
  test('it tells every rule and every ruling', () => {
    expect(unwritten(english, rules).map((rule) => rule.id)).toEqual([]);
  });
  const leadsNowhere = (book: Book): string[] => {
    const told = placesIn(book);
    return linksOf(book).filter((to) => !told.has(to));
  };
  test('every term is explained where a rule stands that the book tells', () => {
    const told = placesIn(english);
    const untold = english.glossary.filter(({ text }) => !text.flatMap((p) => p.ids).every((one) => told.has(one)));
    expect(untold.map((term) => term.key)).toEqual([]);
  });
  test.each(LANGUAGES)(
    'in %s it has the same chapters, sections, rules, tables, pictures and terms, and every link leads somewhere',
    (language) => {
      const book = bookOf(id, language);
      const shape = (b: Book) => ({
        sections: sectionsOf(b).map(({ anchor, level }) => `${anchor} ${level}`),
        ids: idsOf(b),
        tables: tablesOf(b),
        pictures: picturesOf(b),
        terms: b.glossary.map((term) => term.key).sort(),
        links: leadsNowhere(b),
      });
      expect(shape(book)).toEqual({ ...shape(english), links: [] });
    },
  );
  test('its pictures are those it lists, each of a position of a recorded game as it is seen today', async () => {
    const pictures = await picturesFor(id);
    expect(picturesOf(english).sort()).toEqual(Object.keys(pictures).sort());
    const module = await load();
    const scenes = new URL('book/scenes/', folderOf(id));
    const kept = Object.values(pictures).map(sceneOf);
    expect(existsSync(scenes) ? readdirSync(scenes).sort() : []).toEqual([...new Set(kept)].sort());
    for (const picture of Object.values(pictures)) {
      const golden = readGolden(fileURLToPath(new URL(`golden/${picture.golden}.json`, folderOf(id))));
      const view: unknown = module.view(positionIn(module, golden, picture.inputs), picture.seat ?? 'public');
      const scene: unknown = JSON.parse(readFileSync(new URL(sceneOf(picture), scenes), 'utf8'));
      // `node scripts/book-scenes.ts` writes them anew.
      expect(canonical(scene)).toBe(canonical({ view }));
    }
  });
});
