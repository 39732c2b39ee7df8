import { open, randomInput, rng, toFile } from '@tabularium/kernel';
import { commitment, keyedDraw } from '@tabularium/kernel/keyed';
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
test('what is not a game is refused', () => {
  expect(() => parseGameFile('{}')).toThrow('not a game');
  expect(() => parseGameFile('null')).toThrow('not a game');
  expect(() => parseGameFile('hello')).toThrow('JSON');
});
