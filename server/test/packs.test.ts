/** Content packs by name: what a name stands for here never changes, and strangers' files cannot fill the memory. */
import { packOf, Refused } from '@tabularium/kernel';
import { expect, test } from 'vitest';
import { gameById, loaded, ourGames } from '../src/games/games.ts';
import { Packs } from '../src/games/packs.ts';
import { aSummary, aTable } from '../src/store/contract.ts';
import { openMemory } from '../src/store/memory.ts';
import { toyGames } from './toy-games.ts';

const toy = () => loaded(gameById(toyGames, 'toy-cards')!);
const cards = (n: number) => Array.from({ length: 16 }, (_, i) => `card:${'a'.repeat(i + 1)}-${'b'.repeat(n)}`);

test('a new table is refused a pack whose name stands for something else here', async () => {
  const store = openMemory();
  const pack = packOf('mine', { cards: cards(1) });
  await store.create(aTable('a', { pack: pack.name }), aSummary(), [], { ...pack, content: { cards: cards(2) } });
  const packs = new Packs(store);
  const game = await toy();
  await expect(packs.begun(game, pack)).rejects.toMatchObject({ reason: { k: 'server.otherPack' } });
  await expect(packs.carried(game, pack)).rejects.toBeInstanceOf(Refused);
  const other = packOf('other', { cards: cards(3) });
  expect((await packs.begun(game, other)).module.pack).toBe(other);
});

test('files bring two hundred packs at most; what is in use here, or known already, is not kept out', async () => {
  const packs = new Packs(openMemory());
  const game = await toy();
  const all = Array.from({ length: 201 }, (_, n) => packOf('many', { cards: cards(n + 10) }));
  for (const pack of all.slice(0, 200)) await packs.carried(game, pack);
  await expect(packs.carried(game, all[200])).rejects.toMatchObject({ reason: { k: 'server.tooMany' } });
  await packs.carried(game, all[0]);
  expect((await packs.begun(game, all[200])).module.pack).toBe(all[200]);
});

test('a table without a pack is played with what was the content of the game when it began', async () => {
  const packs = new Packs(openMemory());
  const game = await loaded(gameById(ourGames, 'mediterranean-empires')!);
  const { before, pack } = game.module.content!.earlier!;
  expect((await packs.named(game, undefined, before - 1)).module.pack).toBe(pack);
  expect((await packs.carried(game, undefined, before - 1)).module.pack).toBe(pack);
  expect(await packs.named(game, undefined, before)).toBe(game);
  expect(await packs.begun(game, undefined)).toBe(game);
});
