import { randomInput, rng } from '@tabularium/kernel';
import { republicOfRome } from '@tabularium/games/republic-of-rome/rules';
import { tetrarchia } from '@tabularium/games/tetrarchia/rules';
import { describe, expect, test } from 'vitest';
import { newLocal, openLocal } from './local.ts';
import type { Around } from './local-table.ts';
import { Elsewhere, type SavedGame } from './saves.ts';

const memory = () => {
  const games = new Map<string, SavedGame>();
  let writes = 0;
  const full = { now: false };
  const chance = rng('bots');
  const around: Around = {
    saves: {
      put: async (g, before) => {
        if (full.now) throw new Error('full');
        if (games.get(g.id)?.changed !== before) throw new Elsewhere();
        writes++;
        games.set(g.id, structuredClone(g));
      },
      get: async (id) => games.get(id),
      all: async () => [...games.values()],
      remove: async (id) => void games.delete(id),
    },
    think: async ({ question, seat }) => randomInput(question, seat, (n) => chance.below(n))!,
    now: () => 1000,
    pause: 0,
  };
  return { around, games, full, writes: () => writes };
};
const person = (name: string) => ({ kind: 'human', name, online: true }) as const;
const bot = { kind: 'bot', name: 'random', bot: 'random', online: true } as const;
const wanted = (seats: readonly (ReturnType<typeof person> | typeof bot)[], screen = false) => ({
  id: 'g',
  name: '',
  seats,
  options: { level: '4200' },
  seed: 'seed',
  screen,
});
const until = async (test: () => boolean): Promise<void> => {
  for (let i = 0; i < 500 && !test(); i++) await new Promise((done) => setTimeout(done, 1));
  expect(test()).toBe(true);
};

describe('a game on this device', () => {
  test('is saved before anybody sees it, and after every input', async () => {
    const { around, games, writes } = memory();
    const table = await newLocal(tetrarchia, wanted([person('')]), around);
    expect(writes()).toBe(1);
    expect(await table.act('placeFleet', 'sea:INTERNVM')).toBeUndefined();
    expect(writes()).toBe(2);
    expect(games.get('g')).toMatchObject({ inputs: 1 });
  });
  test('goes on from what was saved', async () => {
    const { around, games } = memory();
    const table = await newLocal(tetrarchia, wanted([person('')]), around);
    await table.act('placeFleet', 'sea:INTERNVM');
    const again = openLocal(tetrarchia, games.get('g')!, around);
    expect(again.get().scene).toEqual(table.get().scene);
    expect(again.get().record).toEqual(table.get().record);
  });
  test('shows a room to its members alone, and counts nothing of it for anybody else', async () => {
    const { around, games } = memory();
    const table = await newLocal(
      republicOfRome,
      { ...wanted([person('A'), person('B'), person('C')], true), options: {} },
      around,
    );
    const seats = new Map<unknown, readonly string[]>();
    const read = (): void => {
      const { eye, chat } = table.get();
      seats.set(
        eye,
        chat.map((line) => `${line.n} ${line.text}`),
      );
    };
    read();
    expect(seats.get('public')).toEqual([]);
    table.unveil();
    const first = table.get().eye as number;
    const other = (first + 1) % 3;
    await table.say([other], 'between us');
    await table.say('table', 'to all');
    for (let i = 0; i < 400 && seats.size < 4; i++) {
      read();
      const { question } = table.get().scene;
      const { verbs, asides } = question!;
      const due = Object.fromEntries(Object.entries(verbs).filter(([verb]) => !asides.includes(verb)));
      const input = randomInput({ ...question!, verbs: due }, table.get().eye as number, (n) => i % n)!;
      await table.act(input.verb, input.arg);
      read();
      table.unveil();
    }
    expect(seats.get(first)).toEqual(['1 between us', '2 to all']);
    expect(seats.get(other)).toEqual(['1 between us', '2 to all']);
    expect(seats.get((first + 2) % 3)).toEqual(['1 to all']);
    expect(seats.get('public')).toEqual(['1 to all']);
    expect(games.get('g')!.chat.map((line) => line.room)).toEqual([[first, other].sort((a, b) => a - b), 'table']);
  });
  test('refuses what was not offered, with the reason, and saves nothing', async () => {
    const { around, writes } = memory();
    const table = await newLocal(tetrarchia, wanted([person('')]), around);
    const no = await table.act('placeFleet', 'sea:NOWHERE');
    expect(no?.reason.k).toBe('kernel.badArg');
    expect(writes()).toBe(1);
  });
  test('an input can be taken back, and the record with it', async () => {
    const { around } = memory();
    const table = await newLocal(tetrarchia, wanted([person('')]), around);
    const before = table.get();
    await table.act('placeFleet', 'sea:INTERNVM');
    expect(table.get().scene.canUndo).toBe(true);
    await table.undo();
    expect(table.get().scene.view).toEqual(before.scene.view);
    expect(table.get().record).toHaveLength(1);
  });
  test('a screen hides the table until the next person sits down', async () => {
    const { around } = memory();
    const table = await newLocal(tetrarchia, wanted([person('Ottavia'), person('Bruno')], true), around);
    expect(table.get()).toMatchObject({ curtain: 0, eye: 'public' });
    expect(table.get().scene.question).toBeUndefined();
    expect((await table.act('placeFleet', 'sea:INTERNVM'))?.reason.k).toBe('kernel.notAsked');
    table.unveil();
    expect(table.get()).toMatchObject({ eye: 0 });
    expect(table.get().curtain).toBeUndefined();
    while (table.get().curtain === undefined && table.get().scene.over === undefined) {
      const { question } = table.get().scene;
      const chance = rng(String(table.get().scene.inputs));
      const input = randomInput(question!, 0, (n) => chance.below(n))!;
      await table.act(input.verb, input.arg);
    }
    expect(table.get().curtain).toBe(1);
  });
  test('bots play by themselves until a person is asked or the game is over', async () => {
    const { around } = memory();
    const table = await newLocal(tetrarchia, wanted([bot, bot]), around);
    await until(() => table.get().scene.over !== undefined);
    expect(table.get().scene.waiting).toEqual([]);
  });
  test('many bots of a long game: a person is asked, sees only what is theirs, and it is written down then', async () => {
    const { around, games } = memory();
    const table = await newLocal(republicOfRome, { ...wanted([person(''), bot, bot, bot, bot]), options: {} }, around);
    for (let i = 0; i < 40; i++) {
      await until(() => table.get().scene.question?.due === true);
      const { question } = table.get().scene;
      const chance = rng(String(i));
      const input = randomInput(question!, 0, (n) => chance.below(n))!;
      expect(await table.act(input.verb, input.arg)).toBeUndefined();
      expect(games.get('g')!.inputs).toBeGreaterThan(i);
    }
    const view = table.get().scene.view as { readonly factions: readonly { readonly hand?: unknown }[] };
    expect(view.factions.map((f) => Array.isArray(f.hand))).toEqual([true, false, false, false, false]);
    table.close();
  });
  test('what cannot be saved has not happened', async () => {
    const { around, games, full } = memory();
    const table = await newLocal(tetrarchia, wanted([person('')]), around);
    const { scene } = table.get();
    full.now = true;
    await expect(table.act('placeFleet', 'sea:INTERNVM')).rejects.toThrow('full');
    await expect(table.say('table', 'lost')).rejects.toThrow('full');
    expect(table.get()).toMatchObject({ scene, chat: [] });
    full.now = false;
    expect(await table.act('placeFleet', 'sea:INTERNVM')).toBeUndefined();
    expect(games.get('g')).toMatchObject({ inputs: 1, chat: [] });
  });
  test('in two windows at once nothing is overwritten: who comes second sees how it stands', async () => {
    const { around, games } = memory();
    const one = await newLocal(tetrarchia, wanted([person('')]), around);
    const two = openLocal(tetrarchia, structuredClone(games.get('g')!), around);
    expect(await one.act('placeFleet', 'sea:INTERNVM')).toBeUndefined();
    expect((await two.act('placeFleet', 'sea:AEGAEVM'))?.reason.k).toBe('ui.wentOnElsewhere');
    expect(two.get().scene).toEqual(one.get().scene);
    const [said] = await Promise.all([two.say('table', 'a'), two.say('table', 'b')]);
    expect(said).toBeUndefined();
    expect(games.get('g')!.chat.map((line) => line.text)).toEqual(['a', 'b']);
    expect((await one.say('table', 'c'))?.reason.k).toBe('ui.wentOnElsewhere');
  });
  test('a bot that fails or breaks the rules does not hold up the game', async () => {
    const { around } = memory();
    let asked = 0;
    const think: Around['think'] = async ({ seat }) => {
      if (asked++ % 2 === 0) throw new Error('the bots stopped');
      return { by: seat, verb: 'fly' };
    };
    const table = await newLocal(tetrarchia, wanted([bot, bot]), { ...around, think });
    await until(() => table.get().scene.inputs > 10);
    table.close();
  });
  test('any position can be looked at again', async () => {
    const { around } = memory();
    const table = await newLocal(tetrarchia, wanted([person('')]), around);
    const start = table.get().scene.view;
    await table.act('placeFleet', 'sea:INTERNVM');
    expect((await table.history(0, 0)).view).toEqual(start);
    expect((await table.history(1, 'public')).view).toEqual(table.get().scene.view);
    expect((await table.file()).entries).toHaveLength(1);
  });
});
