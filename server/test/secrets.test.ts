/** Every byte that is sent to a seat or a spectator, scanned for what they may not know. */
import type { Eye } from '@tabularium/kernel';
import type { ClientMessage } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { Bots } from '../src/bots/bots.ts';
import { openNotices } from '../src/notices/open.ts';
import { createApp } from '../src/http/app.ts';
import { LIMITS_BY_DEFAULT } from '../src/connections/limits.ts';
import { silent } from '../src/common/log.ts';
import { createTable } from '../src/opening/create.ts';
import { joinTable } from '../src/opening/join.ts';
import type { Room } from '../src/tables/room.ts';
import { decisionOf } from '../src/showing/scenes.ts';
import { Session } from '../src/connections/session.ts';
import { openMemory } from '../src/store/memory.ts';
import { Tables } from '../src/tables/tables.ts';
import { hashOf } from '../src/seats/tokens.ts';
import { Readers } from '../src/connections/readers.ts';
import { type Pool, startPool } from '../src/workers/pool.ts';
import { Readiness } from '../src/http/ready.ts';
import { newNonce } from './client.ts';
import { onEnd, people } from './table.ts';
import { hiddenFrom } from './toy-cards.ts';
import { toyGames } from './toy-games.ts';

const setUp = async () => {
  const tables = new Tables(openMemory(), toyGames, Date.now, silent);
  const pool: Pool = startPool(toyGames.href, 5000);
  onEnd(() => pool.close());
  tables.onRoom = (room) => new Bots(pool, silent, 0).watch(room);
  const plenty = { burst: 1e6, perSecond: 1e6 };
  const limits = { ...LIMITS_BY_DEFAULT, requests: plenty, openings: plenty };
  const app = createApp({
    tables,
    notices: await openNotices(tables, {}),
    pool,
    limits,
    origins: [],
    files: new Map(),
    addressOf: () => 'here',
    carrierOf: () => undefined,
    sockets: () => 0,
    readers: new Readers(LIMITS_BY_DEFAULT, Date.now),
    readiness: new Readiness(),
    isOurHost: () => true,
    lag: () => 0,
  });
  const table = await createTable(tables, {
    game: 'toy-cards',
    options: { deck: 'long' },
    visibility: 'public',
    seats: [...people(3), { kind: 'bot', bot: 'random' }],
  });
  return { tables, app, table, room: (await tables.room(table.id))! };
};

/** Notes when a text holds something that this eye must not know at this moment. */
const scanner = (room: Room, tokens: readonly string[], leaks: string[]) => (eye: Eye, text: string) => {
  const { match, table, seats } = room.record;
  const hidden = hiddenFrom(match.state.g as never, eye).filter((card) => text.includes(card));
  if (hidden.length > 0 && !match.state.over) leaks.push(`${eye} was told of ${hidden.join()}: ${text}`);
  const hashes = [...seats.flatMap((s) => s.tokenHash ?? []), table.ownerHash];
  for (const secret of [...tokens, ...tokens.map(hashOf), ...hashes])
    if (text.includes(secret)) leaks.push(`${eye} was told a secret: ${text}`);
  if (!match.state.over && text.includes(table.key)) leaks.push(`${eye} was told the key: ${text}`);
};

test('no seat, bot or spectator is told what it may not know, in a whole game with talk, undo and refusals', async () => {
  const { tables, app, table, room } = await setUp();
  const tokens = [table.owner, ...table.seats.flatMap((t) => t ?? [])];
  const leaks: string[] = [];
  const scan = scanner(room, tokens, leaks);
  const heard = new Map<Eye, string[]>();
  const eyes: Eye[] = [0, 1, 2, 'public'];
  const sessions = eyes.map((eye) => {
    const texts: string[] = [];
    heard.set(eye, texts);
    const session = new Session(tables, {
      request: 'a-request',
      send: (text) => {
        texts.push(text);
        scan(eye, text);
      },
      bye: (reason) => void leaks.push(`${eye} was sent away: ${reason.k}`),
      admit: async () => true,
    });
    session.receive({ t: 'hello', table: table.id, ...(eye !== 'public' && { token: table.seats[eye]! }) });
    return session;
  });
  const say = (eye: number, message: ClientMessage) => sessions[eye]!.receive(message);
  const settle = async () => {
    for (let i = 0; i < 3; i++) {
      await new Promise((r) => setImmediate(r));
      await room.idle();
    }
  };
  await settle();

  const http = async (eye: Eye, path: string) => {
    const headers = eye === 'public' ? {} : { Authorization: `Bearer ${table.seats[eye]}` };
    const response = await app.request(`http://here${path}`, { headers });
    scan(eye, `${await response.text()}${JSON.stringify([...response.headers])}`);
  };
  for (let turn = 0; turn < 400 && !room.record.match.state.over; turn++) {
    const seat = room.record.match.engine.waitingFor(room.record.match.state)[0]!;
    const question = room.record.match.question(seat)!;
    if (seat < 3) {
      const hand = question.verbs['play'];
      const verb = turn % 3 !== 0 && question.verbs['draw'] ? 'draw' : hand ? 'play' : 'show';
      const arg = verb === 'play' && hand?.t === 'pick' ? { arg: hand.of[turn % hand.of.length]! } : {};
      // First something that is refused: a card of somebody else, and by somebody else.
      const decision = await room.inTurn(() => decisionOf(room.record, seat));
      for (const verb of ['play', 'none']) say(seat, { t: 'act', decision, nonce: newNonce(), verb, arg: 'card:none' });
      say((seat + 1) % 3, { t: 'act', decision, nonce: newNonce(), verb, ...arg });
      say(seat, { t: 'act', decision, nonce: newNonce(), verb, ...arg });
      if (turn % 5 === 0) say(seat, { t: 'undo', nonce: newNonce() });
      if (turn % 7 === 0) say(0, { t: 'say', nonce: newNonce(), room: [1], text: `whisper ${turn}` });
      if (turn % 9 === 0) say(turn % 4, { t: 'resync' });
    }
    await settle();
    if (turn % 10 === 0)
      for (const eye of eyes) {
        const id = `/api/tables/${table.id}`;
        const n = room.record.match.entries.length;
        for (const path of [
          id,
          `${id}/record`,
          `${id}/at/${n}`,
          `${id}/at/0`,
          `${id}/at/${n}?as=1`,
          `${id}/record?as=2`,
          `${id}/export`,
          '/api/tables',
          `/api/tables?ids=${table.id}`,
          '/health',
        ])
          await http(eye, path);
      }
    if (seat === 3) await new Promise((r) => setTimeout(r, 2));
  }
  expect(leaks).toEqual([]);
  expect(room.record.match.entries.length).toBeGreaterThan(40);
  for (const eye of [2, 'public'] as const) expect(heard.get(eye)!.join()).not.toContain('whisper');
  expect(heard.get(1)!.join()).toContain('whisper');
  // The numbers of a seat that was not whispered to have no gaps.
  const numbers = heard
    .get(2)!
    .flatMap((t) =>
      (JSON.parse(t) as { t: string; n?: number }).t === 'step' ? (JSON.parse(t) as { n: number }).n : [],
    );
  expect(numbers.every((n, i) => i === 0 || n - numbers[i - 1]! <= 2)).toBe(true);
});

test('a running game of secrets is not given away whole when others have joined or may join', async () => {
  const { tables, app } = await setUp();
  const table = await createTable(tables, {
    game: 'toy-cards',
    options: {},
    visibility: 'link',
    seats: [{ kind: 'human', name: 'A' }, { kind: 'open' }],
  });
  const asOwner = { headers: { Authorization: `Bearer ${table.owner}` } };
  const path = `http://here/api/tables/${table.id}`;
  expect((await app.request(`${path}/export`)).status).toBe(403);
  expect((await app.request(`${path}/export`, asOwner)).status).toBe(403);
  await app.request(`${path}/join`, { method: 'POST', body: JSON.stringify({ name: 'B' }) });
  expect((await app.request(`${path}/export`, asOwner)).status).toBe(403);
  expect((await app.request(`${path}/clone`, { method: 'POST', body: '{}', ...asOwner })).status).toBe(403);
  const own = await createTable(tables, { game: 'toy-cards', options: {}, visibility: 'link', seats: people(2) });
  const file = await app.request(`http://here/api/tables/${own.id}/export`, {
    headers: { Authorization: `Bearer ${own.owner}` },
  });
  expect(file.status).toBe(200);
  expect(await file.text()).not.toContain((await tables.room(own.id))!.record.table.key);
});

test('what is stored holds hashes of secrets, and what is logged holds none', async () => {
  const logged: string[] = [];
  const store = openMemory();
  const tables = new Tables(store, toyGames, Date.now, (...line) => void logged.push(JSON.stringify(line)));
  const table = await createTable(tables, {
    game: 'toy-cards',
    options: {},
    visibility: 'link',
    seats: [{ kind: 'human', name: 'A' }, { kind: 'open' }, { kind: 'open' }],
  });
  const nonce = 'nobody-guesses-this-nonce';
  const room = (await tables.room(table.id))!;
  const joined = [await joinTable(room, { name: 'B' }), await joinTable(room, { name: 'C', nonce })];
  const stored = JSON.stringify(await store.load(table.id));
  for (const token of [table.owner, table.seats[0]!, ...joined.map((j) => j.token)]) {
    expect(stored).not.toContain(token);
    expect(stored).toContain(hashOf(token));
    expect(logged.join()).not.toContain(token);
  }
  // With the file alone nobody can ask for the seat again.
  expect(stored).not.toContain(nonce);
});
