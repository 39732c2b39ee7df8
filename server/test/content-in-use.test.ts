/** The file that says what new games begin with: checked whenever it is read, and left alone. */
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packOf } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { inUseFile, moduleInUse, UnusableContent, useOwnContent, usePack } from '../src/games/content-in-use.ts';
import { tempFolder } from './table.ts';
import { toyCards } from './toy-cards.ts';

const GAME = toyCards.meta.id;
const cardsOf = (name: string) => ({
  cards: Array.from({ length: 16 }, (_, i) => `card:${name}-${'abcdefghijklmnop'[i]}`),
});
const PACK = packOf('mine', cardsOf('x'));

test('nothing in use is the game’s own content; what is put in use is found, and replaced, and taken away', () => {
  const data = join(tempFolder(), 'games.sqlite');
  expect(moduleInUse(data, toyCards)).toBe(toyCards);
  usePack(data, GAME, PACK);
  expect(moduleInUse(data, toyCards).pack).toEqual(PACK);
  expect(moduleInUse(data, toyCards)).toBe(moduleInUse(data, toyCards));
  expect(readdirSync(dirname(inUseFile(data, GAME)))).toEqual([`${GAME}.json`]);
  const other = packOf('mine', cardsOf('y'));
  usePack(data, GAME, other);
  utimesSync(inUseFile(data, GAME), 1, 1);
  expect(moduleInUse(data, toyCards).pack).toEqual(other);
  useOwnContent(data, GAME);
  useOwnContent(data, GAME);
  expect(moduleInUse(data, toyCards)).toBe(toyCards);
});

test.each([
  ['no JSON', () => 'nonsense', /JSON/],
  ['cut short', (text: string) => text.slice(0, 100), /JSON/],
  ['of another kind', () => '{"name":3}', /it holds no content pack/],
  ['nothing', () => 'null', /it holds no content pack/],
  [
    'changed under its name',
    (text: string) => text.replace('card:x-a', 'card:x-z'),
    /mine-\w+: the content pack is not what it was/,
  ],
  [
    'no longer fitting',
    () => JSON.stringify(packOf('few', { cards: ['card:a'] })),
    /few-\w+: cards: expected at least 16/,
  ],
])('a file that is %s is named with what is wrong, and stays as it is', (_, damage, why) => {
  const data = join(tempFolder(), 'games.sqlite');
  usePack(data, GAME, PACK);
  const file = inUseFile(data, GAME);
  const text = damage(readFileSync(file, 'utf8'));
  writeFileSync(file, text);
  expect(() => moduleInUse(data, toyCards)).toThrow(UnusableContent);
  expect(() => moduleInUse(data, toyCards)).toThrow(why);
  expect(() => moduleInUse(data, toyCards)).toThrow(file);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('a game that cannot be played with other content says so', () => {
  const data = join(tempFolder(), 'games.sqlite');
  const { content: _, ...plain } = toyCards;
  usePack(data, GAME, PACK);
  expect(() => moduleInUse(data, plain)).toThrow(`${GAME} can only be played with its own content`);
});
