import { parseTable } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { cardWords, loadCards, SHOWN } from './cards.ts';
import { loadChoosing } from './choosing.ts';
import { loadGame } from './registry.ts';

describe.each(SHOWN)('the card of $id', ({ id, card, presets }) => {
  test('has a picture, and words in every language', async () => {
    expect(card?.picture).toMatch(/svg/);
    const english = cardWords(id, 'en');
    expect(english.name).not.toBe(id);
    for (const language of ['es', 'it']) {
      await loadCards(language);
      const words = cardWords(id, language);
      expect(words).not.toBe(english);
      expect(Object.keys(words)).toEqual(Object.keys(english));
      expect(Object.keys(words.presets ?? {})).toEqual(Object.keys(english.presets ?? {}));
      for (const [option, figures] of Object.entries(english.figures ?? {}))
        expect(words.figures?.[option]).toHaveLength(figures.length);
    }
  });
  test('names only presets that the manifest has', () => {
    const known = presets.map((preset) => preset.name);
    expect(known).toEqual(expect.arrayContaining(Object.keys(cardWords(id, 'en').presets ?? {})));
  });
});

describe.each(SHOWN)('what $id says where people choose', ({ id, ways }) => {
  test('names every way to play it, and says what it is, in every language', async () => {
    const english = await loadChoosing(id, 'en');
    expect(Object.keys(english.ways)).toEqual(ways.map((way) => way.name));
    for (const language of ['es', 'it']) {
      const words = await loadChoosing(id, language);
      expect(Object.keys(words.seats)).toEqual(Object.keys(english.seats));
      for (const { name } of ways) {
        expect(words.ways[name]?.name).toBeTruthy();
        expect(words.ways[name]?.about).toBeTruthy();
        expect(words.ways[name]).not.toEqual(english.ways[name]);
      }
    }
  });
});
test('a way to play is a table that its game offers', async () => {
  for (const { id, ways, presets } of SHOWN)
    for (const { seats, options } of ways) {
      const { module } = await loadGame(id, { seats, options: { ...presets[0]?.options, ...options } });
      expect(parseTable(module, seats, { ...presets[0]?.options, ...options })).toMatchObject({ seats });
    }
});
test('a table for one loads the rules of Neutral Factions, and one for five does without', async () => {
  const procsFor = async (seats: number): Promise<string[]> =>
    (await loadGame('republic-of-rome', { seats, options: {} })).module.procs.map(({ name }) => name);
  expect(await procsFor(1)).toContain('neutrals.next');
  expect(await procsFor(5)).not.toContain('neutrals.next');
});
test('a new game does without the first edition of its content, and one that was begun with it has it', async () => {
  const begun = async (version: number | undefined) =>
    (await loadGame('mediterranean-empires', { seats: 2, options: {}, ...(version !== undefined && { version }) }))
      .module;
  const [older, newer] = [await begun(2), await begun(undefined)];
  expect([older.pack?.name, newer.pack]).toEqual([expect.stringMatching(/^first-/), undefined]);
  expect([older.content?.earlier?.before, newer.content?.earlier]).toEqual([3, undefined]);
  expect(await begun(3)).toBe(newer);
});
test('in a language without words for it, the ways are named in English; a game without ways has none', async () => {
  expect(await loadChoosing('republic-of-rome', 'la')).toEqual(await loadChoosing('republic-of-rome', 'en'));
  expect((await loadChoosing('tetrarchia', 'en')).ways).toEqual({});
});

test('a game without a card is called by its id', () => {
  expect(cardWords('no-such-game', 'es').name).toBe('no-such-game');
});
