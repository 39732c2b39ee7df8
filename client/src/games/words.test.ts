import { type Catalog, kernelEn } from '@tabularium/kernel';
import { GAMES } from '@tabularium/games';
import { serverWords } from '@tabularium/protocol';
import { catalogProblems } from '@tabularium/text';
import { describe, expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import { enLater } from '../messages/en-later.ts';
import type { GameUi } from './game-ui.ts';
import { loadGame, loadGameWords } from './registry.ts';

/** With everything that is loaded later. */
const loadWhole = async (id: string): Promise<GameUi> => {
  const ui = await loadGame(id, {});
  const rest = [...(ui.forms ?? []).map((group) => group.forms), ...(ui.later ?? [])];
  await Promise.all(rest.map((part) => part.load(ui.learn)));
  return ui;
};

describe.each(GAMES)('the words of $id and its board', ({ id }) => {
  test.each(['es', 'it'])('%s says everything English says, with the same arguments', async (language) => {
    const { messages } = await loadWhole(id);
    await loadGameWords(language);
    expect(Object.keys(messages)).toContain(language);
    expect(catalogProblems(messages['en']!, messages[language]!)).toEqual([]);
  });
  test('there is a word for each of its bots', async () => {
    const ui = await loadGame(id, {});
    const { bots = [], messages } = ui;
    const known = Object.keys({ ...en, ...enLater, ...messages['en'] });
    expect(known).toEqual(expect.arrayContaining([...bots, ...(ui.standIns?.(3) ?? [])].map((bot) => `ui.bot.${bot}`)));
  });
});

test('no sentence has a date in it: the page is built without what would read them', async () => {
  const games = await Promise.all(GAMES.map(({ id }) => loadWhole(id)));
  for (const language of ['es', 'it']) await loadGameWords(language);
  const own = games.flatMap(({ messages }) => Object.values(messages));
  const all: readonly Catalog[] = [en, kernelEn, ...Object.values(serverWords), ...own];
  const texts = all.flatMap((c) => Object.values(c));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => /\{\s*\w+\s*,\s*(date|time)\b/.test(text))).toEqual([]);
});
