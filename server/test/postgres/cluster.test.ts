/** Several servers on one Postgres: any of them may serve any person of a table. */
import { randomBytes } from 'node:crypto';
import { Client as Db } from 'pg';
import { expect, test } from 'vitest';
import { silent } from '../../src/common/log.ts';
import { type Game, ourGames } from '../../src/games/games.ts';
import { createTable } from '../../src/opening/create.ts';
import { type Running, type ServerConfig, startServer } from '../../src/program/start.ts';
import { decisionOf } from '../../src/showing/scenes.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import type { Store } from '../../src/store/store.ts';
import { act } from '../../src/tables/acts.ts';
import { Tables } from '../../src/tables/tables.ts';
import { type Client, newNonce } from '../client.ts';
import { anotherDevice, asked, me, newPerson, remove, tablesOf } from '../people.ts';
import { onEnd, openTable, people, playOn, post, request, watch } from '../table.ts';
import { newerCards } from '../toy-cards.ts';
import { clusterGames } from './games.ts';
import { propose } from '../votes.ts';

const server = process.env['TABULARIUM_TEST_POSTGRES']!;
const newPlace = (): string => `${server}?schema=c_${randomBytes(6).toString('hex')}`;

/** One process as far as the others can tell. It looks at the database only when a test wants it to. */
const aProcess = async (data: string, more: Partial<ServerConfig> = {}): Promise<Running> => {
  const running = await startServer({
    port: 0,
    games: clusterGames,
    client: '/nowhere',
    lookMs: 60_000,
    downMs: Infinity,
    ...more,
    data,
  });
  onEnd(() => running.close());
  return running;
};

const query = async (
  place: string,
  text: string,
  values: unknown[] = [],
): Promise<readonly Record<string, unknown>[]> => {
  const db = new Db({
    connectionString: server,
    options: `-c search_path=${new URL(place).searchParams.get('schema')!}`,
  });
  await db.connect();
  const { rows } = await db.query(text, values);
  await db.end();
  return rows as Record<string, unknown>[];
};

const online = (client: Client): boolean[] => client.table.seats.map((s) => s.online);

test('people at different processes play one game, talk and whisper, and see each other come and go', async () => {
  const place = newPlace();
  const [a, b] = [await aProcess(place), await aProcess(place)];
  const table = await openTable(a.url, { seats: people(3) });
  const anna = await watch(a.url, table.id, table.seats[0]);
  const ben = await watch(b.url, table.id, table.seats[1]);
  const carla = await watch(b.url, table.id, table.seats[2]);
  await expect
    .poll(() => [online(anna), online(ben)])
    .toEqual([
      [true, true, true],
      [true, true, true],
    ]);
  const spectator = await watch(b.url, table.id);
  await expect.poll(() => anna.table.spectators).toBe(1);
  expect(await playOn([anna, ben, carla], 9)).toBe(9);
  expect([anna, ben, carla, spectator].map((c) => c.scene.inputs)).toEqual([9, 9, 9, 9]);
  await anna.ask({ t: 'say', nonce: newNonce(), room: [0, 1], text: 'psst' });
  await anna.ask({ t: 'say', nonce: newNonce(), room: 'table', text: 'Ave' });
  const heard = (c: Client): string[] => c.got.flatMap((m) => (m.t === 'chat' ? [m.line.text] : []));
  await expect.poll(() => heard(spectator)).toEqual(['Ave']);
  await expect.poll(() => heard(ben)).toEqual(['psst', 'Ave']);
  expect(heard(carla)).toEqual(['Ave']);
  expect(carla.raw.join('\n')).not.toContain('psst');
  ben.close();
  spectator.close();
  await expect.poll(() => [online(anna)[1], anna.table.spectators]).toEqual([false, undefined]);
});

test('an undo is seen at the other process as it is at this one, and so is what others did in private since', async () => {
  const place = newPlace();
  const [a, b] = [await aProcess(place, { games: ourGames }), await aProcess(place, { games: ourGames })];
  const table = await openTable(a.url, { game: 'republic-of-rome', seats: people(3) });
  const [anna, ben] = [await watch(a.url, table.id, table.seats[0]), await watch(b.url, table.id, table.seats[1])];
  const [here, there] = [await watch(a.url, table.id), await watch(b.url, table.id)];
  /** Whoever comes anew, at whichever process, sees what those who were there see. */
  const sameEverywhere = async (): Promise<void> => {
    const fresh = [await watch(b.url, table.id, table.seats[0]), await watch(a.url, table.id, table.seats[1])];
    const looking = [await watch(a.url, table.id), await watch(b.url, table.id)];
    await expect.poll(() => [anna.scene, ben.scene]).toEqual(fresh.map((c) => c.scene));
    await expect.poll(() => [here.scene, there.scene]).toEqual(looking.map((c) => c.scene));
    for (const c of [...fresh, ...looking]) c.close();
  };
  const quiet = [here.raw.length, there.raw.length];
  for (const c of [anna, ben]) {
    await expect.poll(() => c.scene.question?.verbs['deal']).toBeDefined();
    expect(await c.act('deal', 'deal:new-private')).toMatchObject({ t: 'ok' });
  }
  await sameEverywhere();
  // Ben does not know of Anna's deal: his own is played again without it.
  expect(await anna.ask({ t: 'undo', nonce: newNonce() })).toMatchObject({ t: 'ok' });
  await sameEverywhere();
  expect(await ben.ask({ t: 'undo', nonce: newNonce() })).toMatchObject({ t: 'ok' });
  await sameEverywhere();
  const steps = [here, there].map((c, i) => c.raw.slice(quiet[i]).filter((text) => text.includes('"t":"step"')));
  expect(steps).toEqual([[], []]);
});

test('a token that was good a moment ago opens nothing at any process, though no news came', async () => {
  const place = newPlace();
  const [a, b] = [await aProcess(place, { isMute: true }), await aProcess(place)];
  const table = await openTable(a.url, { seats: [{ kind: 'human', name: 'Anna' }, { kind: 'open' }] });
  const { body } = await post<{ token: string }>(a.url, `/api/tables/${table.id}/join`, { name: 'Ben' });
  const owner = await watch(a.url, table.id, table.owner);
  const there = await watch(b.url, table.id, body.token);
  expect(there.got[0]).toMatchObject({ t: 'sync', seat: 1 });
  expect((await owner.ask({ t: 'free', nonce: newNonce(), seat: 1 })).t).toBe('ok');
  await expect(watch(b.url, table.id, body.token)).rejects.toThrow('closed');
  // Whoever was there is sent away as soon as that process looks.
  await expect.poll(() => there.isClosed()).toBe(true);
});

test('who was answered by one process finds it at another', async () => {
  const place = newPlace();
  const [a, b] = [await aProcess(place, { isMute: true }), await aProcess(place)];
  const table = await openTable(a.url, { game: 'toy-votes', seats: people(1) });
  const token = table.seats[0]!;
  const at = (n: number) => request(b.url, `/api/tables/${table.id}/at/${n}`, { token });
  expect((await at(0)).status).toBe(200);
  const anna = await watch(a.url, table.id, token);
  for (let n = 1; n <= 3; n++) {
    expect((await anna.actAnyhow()).t).toBe('ok');
    expect((await at(n)).status).toBe(200);
  }
  const open = await openTable(a.url, { seats: [{ kind: 'human', name: 'Anna' }, { kind: 'open' }] });
  await watch(b.url, open.id);
  const { body } = await post<{ token: string }>(a.url, `/api/tables/${open.id}/join`, { name: 'Ben' });
  const ben = await watch(b.url, open.id, body.token);
  expect(ben.got[0]).toMatchObject({ t: 'sync', seat: 1 });
});

test('news that is lost is made good by looking', async () => {
  const place = newPlace();
  const [a, b] = [await aProcess(place, { isMute: true }), await aProcess(place, { lookMs: 150 })];
  const table = await openTable(a.url, { seats: people(2) });
  const anna = await watch(a.url, table.id, table.seats[0]);
  const ben = await watch(b.url, table.id, table.seats[1]);
  expect((await anna.actAnyhow()).t).toBe('ok');
  await expect.poll(() => ben.scene.inputs).toBe(1);
  await expect.poll(() => online(ben)).toEqual([true, true]);
});

test('when the listening connection has died, it is made anew and everything is looked at', async () => {
  const place = newPlace();
  const [a, b] = [await aProcess(place), await aProcess(place)];
  const table = await openTable(a.url, { seats: people(2) });
  const anna = await watch(a.url, table.id, table.seats[0]);
  const ben = await watch(b.url, table.id, table.seats[1]);
  const channel = `tabularium_1_${new URL(place).searchParams.get('schema')!}`;
  const dead = await query(
    place,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1',
    [channel],
  );
  expect(dead).toHaveLength(2);
  expect((await anna.actAnyhow()).t).toBe('ok');
  await expect.poll(() => ben.scene.inputs).toBe(1);
  expect((await ben.actAnyhow()).t).toBe('ok');
  await expect.poll(() => anna.scene.inputs).toBe(2);
});

test('a table that is removed is closed everywhere', async () => {
  const place = newPlace();
  const [a, b] = [await aProcess(place), await aProcess(place)];
  const table = await openTable(a.url, { seats: people(2) });
  const ben = await watch(b.url, table.id, table.seats[1]);
  const bye = ben.next('bye');
  expect((await request(a.url, `/api/tables/${table.id}`, { method: 'DELETE', token: table.owner })).status).toBe(204);
  expect((await bye).reason.k).toBe('server.removed');
  expect((await request(b.url, `/api/tables/${table.id}`)).status).toBe(404);
});

test('time that has run out has run out once, however many processes look; a process that joins grants no new mercy', async () => {
  const place = newPlace();
  let now = Date.now();
  const clock = (): number => now;
  const first = await aProcess(place, { clock, lookMs: 20 });
  now += 6 * 60_000;
  const processes = [first, ...(await Promise.all([1, 2].map(() => aProcess(place, { clock, lookMs: 20 }))))];
  const table = await openTable(first.url, { seats: people(2), answerTime: 300 });
  const clients = await Promise.all(processes.map((p) => watch(p.url, table.id, table.seats[0])));
  now += 301_000;
  await expect.poll(() => clients.map((c) => c.scene.inputs)).toEqual([1, 1, 1]);
  await new Promise((r) => setTimeout(r, 300));
  expect(await query(place, 'SELECT count(*)::int AS n FROM events')).toEqual([{ n: 1 }]);
});

test('a process that joins another grants no new mercy, though the other has gone since', async () => {
  const place = newPlace();
  let now = Date.now();
  const clock = (): number => now;
  const first = await aProcess(place, { clock });
  now += 6 * 60_000;
  const table = await openTable(first.url, { seats: people(2), answerTime: 300 });
  now += 200_000;
  const second = await aProcess(place, { clock, lookMs: 20 });
  await first.close();
  const anna = await watch(second.url, table.id, table.seats[0]);
  now += 101_000;
  await expect.poll(() => anna.scene.inputs).toBe(1);
});

test('bots of a process that has gone are taken on by another', async () => {
  const place = newPlace();
  const a = await aProcess(place, { botPauseMs: 60_000 });
  const table = await openTable(a.url, {
    seats: [
      { kind: 'human', name: 'Anna' },
      { kind: 'bot', bot: 'random' },
    ],
  });
  const b = await aProcess(place, { lookMs: 50, orphanMs: 300 });
  const anna = await watch(b.url, table.id, table.seats[0]);
  // Done at the first process, which is in no hurry: the second finds the bot waiting.
  const other = await watch(a.url, table.id, table.seats[0]);
  expect((await other.actAnyhow()).t).toBe('ok');
  await expect.poll(() => anna.scene.inputs).toBeGreaterThanOrEqual(2);
});

test('a bot at a table of two processes answers each question once', async () => {
  const place = newPlace();
  const [a, b] = [await aProcess(place), await aProcess(place, { lookMs: 20, orphanMs: 0 })];
  const table = await openTable(a.url, {
    seats: [
      { kind: 'human', name: 'Anna' },
      { kind: 'bot', bot: 'random' },
    ],
  });
  const anna = await watch(a.url, table.id, table.seats[0]);
  const other = await watch(b.url, table.id, table.seats[0]);
  for (let move = 1; move <= 4; move++) {
    const asked = move % 2 ? anna : other;
    // With a fourth card in hand the game cannot be over before the last move.
    expect((await (move === 1 ? asked.act('draw') : asked.actAnyhow())).t).toBe('ok');
    await expect.poll(() => [anna.scene.inputs, other.scene.inputs]).toEqual([2 * move, 2 * move]);
  }
});

test('nobody is replaced by a bot who is connected to another process, or was a moment ago', async () => {
  const place = newPlace();
  let now = Date.now();
  const clock = (): number => now;
  const [a, b] = [await aProcess(place, { clock }), await aProcess(place, { clock })];
  const table = await openTable(a.url, { seats: people(3) });
  const anna = await watch(a.url, table.id, table.seats[0]);
  const carla = await watch(b.url, table.id, table.seats[2]);
  await expect.poll(() => online(anna)[2]).toBe(true);
  now += 20 * 60_000;
  const consent = () => propose(anna, { kind: 'replace', seat: 2, with: 'bot' });
  expect(await consent()).toMatchObject({ t: 'no', reason: { k: 'server.notAbsent' } });
  carla.close();
  await expect.poll(() => online(anna)[2]).toBe(false);
  expect(await consent()).toMatchObject({ t: 'no', reason: { k: 'server.notAwayLong' } });
  now += 6 * 60_000;
  expect(await consent()).toMatchObject({ t: 'ok' });
});

test('one rematch is opened, though two ask for it at two processes', async () => {
  const place = newPlace();
  const [a, b] = [await aProcess(place), await aProcess(place)];
  const table = await openTable(a.url, { seats: people(2) });
  const anna = await watch(a.url, table.id, table.seats[0]);
  const ben = await watch(b.url, table.id, table.seats[1]);
  await playOn([anna, ben]);
  const ask = (url: string, seat: number) =>
    post<{ id: string }>(url, `/api/tables/${table.id}/rematch`, {}, table.seats[seat]!);
  const answers = await Promise.all([ask(a.url, 0), ask(b.url, 1)]);
  expect(answers.map((r) => r.status)).toEqual([201, 201]);
  expect(answers[0]!.body.id).toBe(answers[1]!.body.id);
  await expect.poll(() => [anna.table.rematch, ben.table.rematch]).toEqual([answers[0]!.body.id, answers[0]!.body.id]);
});

test('of two releases the newer brings a game to its rules, and the older lets it go and does not write it back', async () => {
  const place = newPlace();
  const newer: Game = {
    ...clusterGames.all.find((g) => g.id === 'toy-cards')!,
    rules: async () => newerCards,
    bots: async () => ({}),
  };
  const old = await aProcess(place);
  const young = await aProcess(place, { games: { href: clusterGames.href, all: [newer] } });
  const table = await openTable(old.url, { seats: people(2) });
  const anna = await watch(old.url, table.id, table.seats[0]);
  expect((await anna.actAnyhow()).t).toBe('ok');
  const bye = anna.next('bye');
  const ben = await watch(young.url, table.id, table.seats[1]);
  expect(ben.scene.inputs).toBe(2);
  expect((await bye).reason.k).toBe('server.closing');
  await expect(watch(old.url, table.id, table.seats[0])).rejects.toThrow('closed');
  // Whoever comes again finds the newer one, so nobody is told yet that the game cannot be opened.
  const again = await request(old.url, `/api/tables/${table.id}`);
  expect([again.status, again.body.reason]).toEqual([503, { k: 'server.closing' }]);
  expect((await ben.actAnyhow()).t).toBe('ok');
  const bodies = await query(place, 'SELECT body FROM events ORDER BY n');
  const verbs = bodies.map(
    (r) => (JSON.parse(String(r['body'])) as { body: { entry: { input: { verb: string } } } }).body.entry.input.verb,
  );
  expect(verbs.filter((v) => v === 'upgrade')).toHaveLength(1);
  // With the older release alone, it is said in words.
  await young.close();
  const { status, body } = await request(old.url, `/api/tables/${table.id}`);
  expect([status, body.reason]).toEqual([409, { k: 'server.newerRules', a: { version: 2, here: 1 } }]);
});

test('two processes of a new release that meet a game in the same moment bring it to their rules once, and both show it', async () => {
  const place = newPlace();
  const stores = await Promise.all([1, 2, 3].map(() => openPostgres(place, { log: silent })));
  for (const store of stores) onEnd(() => store.close());
  const old = new Tables(stores[0]!, clusterGames, Date.now, silent);
  const { id } = await createTable(old, { game: 'toy-cards', options: {}, visibility: 'link', seats: people(2) });
  const game: Game = {
    ...clusterGames.all.find((g) => g.id === 'toy-cards')!,
    rules: async () => newerCards,
    bots: async () => ({}),
  };
  // Neither stores anything before both have read the game.
  let read = 0;
  let bothHave = (): void => {};
  const both = new Promise<void>((done) => (bothHave = done));
  const young = stores.slice(1).map((store): Tables => {
    const append: Store['append'] = async (...event) => {
      if (++read === 2) bothHave();
      await both;
      return store.append(...event);
    };
    return new Tables({ ...store, append }, { href: clusterGames.href, all: [game] }, Date.now, silent);
  });
  const rooms = await Promise.all(young.map((tables) => tables.room(id)));
  expect(rooms.map((room) => room?.record.match.entries.map((e) => e.input.verb))).toEqual([['upgrade'], ['upgrade']]);
  expect(await query(place, 'SELECT n FROM events')).toEqual([{ n: 1 }]);
});

test('who comes second with a number takes in the first and tries again: everybody is answered, once', async () => {
  const place = newPlace();
  const stores = [await openPostgres(place, { log: silent }), await openPostgres(place, { log: silent })] as const;
  for (const store of stores) onEnd(() => store.close());
  const [one, two] = [
    new Tables(stores[0], clusterGames, Date.now, silent),
    new Tables(stores[1], clusterGames, Date.now, silent),
  ];
  const { id } = await createTable(one, { game: 'toy-votes', options: {}, visibility: 'link', seats: people(6) });
  const rooms = [(await one.room(id))!, (await two.room(id))!];
  const answers = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((seat) => {
      const room = rooms[seat % 2]!;
      const decision = decisionOf(room.record, seat);
      return act(room, { eye: seat }, { decision, nonce: `n${seat}`, verb: 'bid', arg: seat });
    }),
  );
  expect(answers.map((x) => x.t)).toEqual(answers.map(() => 'ok'));
  for (const room of rooms) await room.freshen();
  const [first, second] = rooms.map((room) => room.record);
  expect(first!.n).toBe(6);
  expect(first!.match.state).toEqual(second!.match.state);
  // The same message again, at the other process, gets the first answer.
  const again = await act(rooms[1]!, { eye: 0 }, { decision: 'any', nonce: 'n0', verb: 'bid', arg: 9 });
  expect(again.t).toBe('ok');
  await rooms[1]!.freshen();
  expect(rooms[1]!.record.n).toBe(6);
});

test('nobody is refused because their process has not heard yet what was done at another', async () => {
  const place = newPlace();
  const stores = await Promise.all([1, 2].map(() => openPostgres(place, { log: silent })));
  for (const store of stores) onEnd(() => store.close());
  const [one, two] = stores.map((store) => new Tables(store, clusterGames, Date.now, silent));
  const { id } = await createTable(one!, { game: 'toy-cards', options: {}, visibility: 'link', seats: people(2) });
  const [here, there] = [(await one!.room(id))!, (await two!.room(id))!];
  const draw = (nonce: string, decision: string) => ({ decision, nonce, verb: 'draw' });
  expect(await act(here, { eye: 0 }, draw('n0', decisionOf(here.record, 0)))).toMatchObject({ t: 'ok' });
  // The other process still takes it for the first one's turn.
  expect(there.record.n).toBe(0);
  expect(await act(there, { eye: 1 }, draw('n1', decisionOf(here.record, 1)))).toMatchObject({ t: 'ok', n: 2 });
});

test('a device that is signed out through one process is sent away from another at once', async () => {
  const place = newPlace();
  const [a, b] = [await aProcess(place), await aProcess(place)];
  const table = await openTable(a.url, { seats: people(2) });
  const laptop = await newPerson(a.url);
  await tablesOf(a.url, laptop, [{ table: table.id, token: table.seats[1]! }]);
  const phone = await anotherDevice(b.url, laptop);
  const there = await watch(b.url, table.id, phone);
  const stays = await watch(b.url, table.id, laptop);
  const lost = (await me(a.url, laptop)).body.devices.find((d) => !d.here)!;
  await remove(a.url, `/api/me/devices/${lost.id}`, laptop);
  // Long before anybody looks by themselves, which is once a minute.
  await expect.poll(() => there.got.flatMap((m) => (m.t === 'bye' ? [m.reason.k] : []))).toEqual(['server.signedOut']);
  // The other device of the same person is not concerned.
  expect(stays.got.map((m) => m.t)).not.toContain('bye');
});

test('tries to guess a code are counted for all processes together, and for each address', async () => {
  const place = newPlace();
  const more = { trustProxy: true, limits: { pairings: { burst: 3, perSecond: 0 } } };
  const [a, b] = [await aProcess(place, more), await aProcess(place, more)];
  const guess = async (url: string, address: string): Promise<number> =>
    (await asked(url, '/api/people/pair', { 'X-Forwarded-For': address }, { code: 'AAAA' })).status;
  for (let i = 0; i < 3; i++) expect(await guess(a.url, '10.0.0.1')).toBe(403);
  expect(await guess(b.url, '10.0.0.1')).toBe(429);
  expect(await guess(b.url, '10.0.0.2')).toBe(403);
});
