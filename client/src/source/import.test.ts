import { open, randomInput, rng, toFile } from '@tabularium/kernel';
import { commitment, keyedDraw } from '@tabularium/kernel/keyed';
import { firstFault, type TableFile } from '@tabularium/protocol';
import { tetrarchia } from '@tabularium/tetrarchia';
import { expect, test } from 'vitest';
import { parseGameFile, savedFrom } from './import.ts';
import { openLocal } from './local.ts';

const KEY = '00'.repeat(32);
const played = (inputs: number) => {
  const opened = open(tetrarchia, 1, {}, { t: 'key', commitment: commitment(KEY) }, keyedDraw(KEY));
  const chance = rng('x');
  for (let i = 0; i < inputs; i++)
    opened.match.play(randomInput(opened.match.question(0)!, 0, (n) => chance.below(n))!);
  return opened;
};

test('a running game of a server goes on here with dice of its own', async () => {
  const opened = played(4);
  const file = parseGameFile(JSON.stringify(toFile(opened)));
  const saved = savedFrom(tetrarchia, file, 'i', 'seed', 7);
  expect(saved.inputs).toBe(5);
  const table = openLocal(tetrarchia, saved, {
    saves: { put: async () => {}, get: async () => undefined, all: async () => [], remove: async () => {} },
    think: () => Promise.reject(new Error('no bots here')),
    now: () => 8,
    pause: 0,
  });
  const { question } = table.get().scene;
  expect(question?.prompt).toEqual(opened.match.question(0)?.prompt);
  const chance = rng('y');
  for (let i = 0; i < 20 && table.get().scene.question; i++) {
    const input = randomInput(table.get().scene.question!, 0, (n) => chance.below(n))!;
    expect(await table.act(input.verb, input.arg)).toBeUndefined();
  }
});
test('a game that went on here can be confirmed by all its dice, once the key of the first is known', async () => {
  const file = { ...parseGameFile(JSON.stringify(toFile(played(4)))), table: 'there' };
  const saved = savedFrom(tetrarchia, file, 'i', 'seed', 7);
  expect(saved.file.source).toEqual({ t: 'seed', seed: 'seed' });
  const table = openLocal(tetrarchia, saved, {
    saves: { put: async () => {}, get: async () => undefined, all: async () => [], remove: async () => {} },
    think: () => Promise.reject(new Error('no bots here')),
    now: () => 8,
    pause: 0,
  });
  const chance = rng('y');
  for (let i = 0; i < 20 && table.get().scene.question; i++) {
    const input = randomInput(table.get().scene.question!, 0, (n) => chance.below(n))!;
    await table.act(input.verb, input.arg);
  }
  const went: TableFile = await table.file();
  const promised = { t: 'key', commitment: commitment(KEY) } as const;
  expect(went.earlier).toEqual([{ until: 5, source: promised, table: 'there' }]);
  const keys = { commitment, draw: keyedDraw };
  expect(firstFault(tetrarchia, went, keys)?.why[0]?.k).toBe('server.file.noKey');
  const known = { ...went, earlier: [{ until: 5, source: { ...promised, key: KEY } }] };
  expect(firstFault(tetrarchia, known, keys)).toBeUndefined();
  const again = savedFrom(tetrarchia, parseGameFile(JSON.stringify(known)), 'j', 'other', 9);
  expect(again.file.earlier).toEqual(known.earlier);
});
test('what is not a game is refused', () => {
  expect(() => parseGameFile('{}')).toThrow('not a game');
  expect(() => parseGameFile('null')).toThrow('not a game');
  expect(() => parseGameFile('hello')).toThrow('JSON');
});
