import { type Catalog, kernelEn } from '@tabularium/kernel';
import { mediterraneanEmpires } from '@tabularium/games/mediterranean-empires/rules';
import { MESSAGES as EMPIRES } from '@tabularium/games/mediterranean-empires/board';
import { serverWords } from '@tabularium/protocol';
import { republicOfRome } from '@tabularium/games/republic-of-rome/rules';
import { MESSAGES as ROME } from '@tabularium/games/republic-of-rome/board';
import { tetrarchia } from '@tabularium/games/tetrarchia/rules';
import { MESSAGES as TETRARCHIA } from '@tabularium/games/tetrarchia/board';
import { catalogProblems } from '@tabularium/text';
import { describe, expect, test } from 'vitest';
import { en } from '../messages/en.ts';

describe.each([
  ['Tetrarchia', TETRARCHIA],
  ['Republic of Rome', ROME],
  ['Mediterranean Empires', EMPIRES],
])('the words on the board of %s', (_, { en, es, it }) => {
  test.each([
    ['es', es],
    ['it', it],
  ])('%s says everything English says, with the same arguments', (_language, words) => {
    expect(catalogProblems(en, words)).toEqual([]);
  });
});

test('no sentence has a date in it: the page is built without what would read them', () => {
  const modules = [tetrarchia, republicOfRome, mediterraneanEmpires];
  const own = modules.flatMap((m) => [m.messages, ...Object.values(m.translations)]);
  const boards = [TETRARCHIA, ROME, EMPIRES].flatMap((words) => Object.values(words));
  const all: readonly Catalog[] = [en, kernelEn, ...Object.values(serverWords), ...own, ...boards];
  const texts = all.flatMap((c) => Object.values(c));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => /\{\s*\w+\s*,\s*(date|time)\b/.test(text))).toEqual([]);
});
