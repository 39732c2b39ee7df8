import { expect, test } from 'vitest';
import { contents, gameContent, isIntact, moduleFor, packOf } from './content.ts';
import type { GameModule } from './module.ts';
import { array, int, object, parse } from './schema.ts';

const schema = object({ cards: array(int(1, 9)) });
const OWN: { readonly cards: readonly number[] } = { cards: [1, 2] };
const all = () => contents('toy', OWN, OWN);
const parsed = (raw: unknown, what: string) => parse(schema, raw, what);

test('a game has its own content and those of packs by name; a lost pack is named', () => {
  const toy = all();
  const pack = packOf('other', { cards: [7] });
  toy.add(pack, parsed);
  toy.add(pack, parsed);
  expect([toy.of('').cards, toy.of(pack.name).cards]).toEqual([[1, 2], [7]]);
  expect(() => toy.of('lost')).toThrow('there is no content pack lost of toy');
});

test('a pack that does not fit is refused with every problem and is not there afterwards', () => {
  const toy = all();
  expect(() => toy.add({ name: 'bad', content: { cards: [0, 10] } }, parsed)).toThrow(
    /bad: cards\[0\].*\nbad: cards\[1\]/,
  );
  expect(() => toy.of('bad')).toThrow('no content pack');
});

test('the name of a pack says what is in it', () => {
  const pack = packOf('mine', { cards: [3] });
  expect(pack.name).toMatch(/^mine-./);
  expect([isIntact(pack), isIntact({ ...pack, content: { cards: [4] } })]).toEqual([true, false]);
  expect(packOf('mine', { cards: [4] }).name).not.toBe(pack.name);
});

test('one module for each pack, made when it is first used', () => {
  const made: string[] = [];
  const toy = all();
  const content = gameContent(toy, parsed, (name) => {
    made.push(name);
    return { meta: { id: name } } as GameModule<unknown, unknown>;
  });
  const pack = packOf('mine', { cards: [3] });
  expect(content.use(pack)).toBe(content.use({ ...pack }));
  expect(made).toEqual([pack.name]);
  expect(() => content.use(packOf('bad', { cards: ['x'] }))).toThrow('cards[0]');
  expect(() => content.check({ cards: 'x' }, 'this')).toThrow('this: cards');
});

test('another content under a name that is taken is refused', () => {
  const toy = all();
  const pack = packOf('mine', { cards: [3] });
  toy.add(pack, parsed);
  expect(() => toy.add({ ...pack, content: { cards: [4] } }, parsed)).toThrow('another content pack has this name');
  expect(toy.of(pack.name).cards).toEqual([3]);
});

test('the module for a game is that of its pack, if the pack is what its name says', () => {
  const plain = { meta: { id: 'toy' } } as GameModule<unknown, unknown>;
  const toy = { ...plain, content: gameContent(all(), parsed, () => plain) };
  const pack = packOf('mine', { cards: [3] });
  expect(moduleFor(toy, undefined)).toBe(toy);
  expect(moduleFor(toy, pack).pack).toBe(pack);
  expect(() => moduleFor(toy, { ...pack, content: { cards: [4] } })).toThrow('not what it was');
  expect(() => moduleFor(plain, pack)).toThrow('toy can only be played with its own content');
});

test('a game of older rules that names no pack goes with the content that the game had then', () => {
  const plain = { meta: { id: 'toy', version: 5 } } as GameModule<unknown, unknown>;
  const earlier = { before: 4, pack: packOf('earlier', { cards: [3] }) };
  const toy = { ...plain, content: gameContent(all(), parsed, () => plain, earlier) };
  expect(moduleFor(toy, undefined, 3).pack).toBe(earlier.pack);
  expect([moduleFor(toy, undefined, 4), moduleFor(toy, undefined)]).toEqual([toy, toy]);
  const mine = packOf('mine', { cards: [4] });
  expect(moduleFor(toy, mine, 3).pack).toBe(mine);
});
