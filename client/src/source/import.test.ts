import { moduleFor, openGame, packOf, randomInput, rng, toFile } from '@tabularium/kernel';
import { commitment, keyedDraw } from '@tabularium/kernel/keyed';
import { firstFault, type TableFile } from '@tabularium/protocol';
import { mediterraneanEmpires } from '@tabularium/games/mediterranean-empires/rules';
import { tetrarchia } from '@tabularium/games/tetrarchia/rules';
import { expect, test } from 'vitest';
import { loadGame } from '../games/registry.ts';
import { demandBots, parseGameFile, savedFrom } from './import.ts';
import { openLocal } from './local.ts';

const KEY = '00'.repeat(32);
const played = (inputs: number) => {
  const opened = openGame(tetrarchia, 1, {}, { t: 'key', commitment: commitment(KEY) }, keyedDraw(KEY));
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
test('a game with bots has them again on the same seats, wherever it was played', async () => {
  const nobody = {
    saves: { put: async () => {}, get: async () => undefined, all: async () => [], remove: async () => {} },
    think: () => Promise.reject(new Error('no bots here')),
    now: () => 8,
    pause: 0,
  };
  const opened = openGame(tetrarchia, 2, {}, { t: 'seed', seed: 'x' });
  const text = JSON.stringify({ ...toFile(opened), seated: ['human', 'greedy'] });
  const saved = savedFrom(tetrarchia, parseGameFile(text), 'i', 'seed', 7);
  expect(saved.seats).toEqual([
    { kind: 'human', name: '', online: true },
    { kind: 'bot', name: 'greedy', bot: 'greedy', online: true },
  ]);
  const table = openLocal(tetrarchia, saved, nobody);
  const went: TableFile = await table.file();
  expect(went.seated).toEqual(['human', 'greedy']);
  // A file that does not say was played by people.
  const old = savedFrom(tetrarchia, parseGameFile(JSON.stringify(toFile(opened))), 'j', 'seed', 7);
  expect(old.seats.map((s) => s.kind)).toEqual(['human', 'human']);
  for (const seated of ['greedy', ['human'], ['human', 7], {}])
    expect(() => parseGameFile(JSON.stringify({ ...toFile(opened), seated }))).toThrow('not a game');
});
test('a bot that nobody here knows is not replaced by another', () => {
  const opened = openGame(tetrarchia, 2, {}, { t: 'seed', seed: 'x' });
  const file = parseGameFile(JSON.stringify({ ...toFile(opened), seated: ['human', 'oracle'] }));
  expect(() => demandBots(file, ['random', 'greedy'])).toThrow('no bot oracle');
  expect(() => demandBots(file, ['random', 'oracle'])).not.toThrow();
});
test('what is not a game is refused', () => {
  expect(() => parseGameFile('{}')).toThrow('not a game');
  expect(() => parseGameFile('null')).toThrow('not a game');
  expect(() => parseGameFile('hello')).toThrow('JSON');
});

test('a file that carries a content pack goes on here with it, and takes it along', async () => {
  const raw = structuredClone(mediterraneanEmpires.content!.raw) as { map: { cities: { name: string }[] } };
  raw.map.cities[0]!.name = 'Numancia';
  const pack = packOf('mine', raw);
  const opened = openGame(moduleFor(mediterraneanEmpires, pack), 2, {}, { t: 'seed', seed: 'x' });
  const file = parseGameFile(JSON.stringify({ ...toFile(opened), seated: ['human', 'random'] }));
  const { module } = await loadGame(file.game, file);
  expect(module.messages['city:numantia']).toBe('Numancia');
  const thought: (string | undefined)[] = [];
  const chance = rng('z');
  const table = openLocal(module, savedFrom(module, file, 'i', 'seed', 7), {
    saves: { put: async () => {}, get: async () => undefined, all: async () => [], remove: async () => {} },
    think: async ({ question, seat, pack: played }) => {
      thought.push(played?.name);
      return randomInput(question, seat, (n) => chance.below(n))!;
    },
    now: () => 8,
    pause: 0,
  });
  for (let i = 0; i < 400 && thought.length === 0; i++) {
    const input = table.get().scene.question;
    if (input) {
      const { verb, arg } = randomInput(input, 0, (n) => chance.below(n))!;
      await table.act(verb, arg);
    } else await new Promise((done) => setTimeout(done, 1));
  }
  expect(thought[0]).toBe(pack.name);
  expect(table.get().table.pack).toBe(pack.name);
  expect((await table.file()).pack).toEqual(pack);
  table.close();
});

test('a file whose pack is not what it was is not opened', async () => {
  const pack = packOf('mine', mediterraneanEmpires.content!.raw);
  await loadGame('mediterranean-empires', { pack });
  await expect(loadGame('mediterranean-empires', { pack: { ...pack, content: {} } })).rejects.toThrow(
    'not what it was',
  );
});
