/** Whatever is sent by whomever: nothing that was not offered is accepted, and nothing breaks. */
import type { Eye, Msg } from '@tabularium/kernel';
import { connect } from 'node:net';
import { LIMITS, serverEn } from '@tabularium/protocol';
import { speaker } from '@tabularium/text';
import { describe, expect, test } from 'vitest';
import { act, free, muteSpectators, takeBack } from '../src/tables/acts.ts';
import { talk } from '../src/tables/talk.ts';
import { propose } from '../src/votes/voting.ts';
import { areBotsDone } from '../src/tables/record.ts';
import { silent } from '../src/common/log.ts';
import { accessTo } from '../src/seats/access.ts';
import { renewSeat } from '../src/seats/renew.ts';
import { createTable } from '../src/opening/create.ts';
import { joinTable } from '../src/opening/join.ts';
import { decisionOf } from '../src/showing/scenes.ts';
import { openMemory } from '../src/store/memory.ts';
import { Tables } from '../src/tables/tables.ts';
import { Client, newNonce } from './client.ts';
import { onEnd, openTable, people, playOn, post, request, seated, startTest, watch } from './table.ts';
import { toyGames } from './toy-games.ts';

const handOf = (c: Client): string[] => (c.scene.view as { hand: string[] }).hand;

test('a message that arrives twice is carried out once, also after a reconnection and a restart', async () => {
  const server = await startTest();
  const { table, clients } = await seated(server.url);
  const [a] = clients as [Client];
  const nonce = newNonce();
  const { decision } = a.scene;
  const card = handOf(a)[0]!;
  const both = await Promise.all([a.act('play', card, nonce, decision), a.act('play', card, nonce, decision)]);
  expect(both).toEqual([
    { t: 'ok', nonce, n: 1 },
    { t: 'ok', nonce, n: 1 },
  ]);
  const again = await watch(server.url, table.id, table.seats[0]);
  expect(await again.act('play', card, nonce, decision)).toEqual({ t: 'ok', nonce, n: 1 });
  await server.close();
  const restarted = await startTest({ data: server.data });
  const later = await watch(restarted.url, table.id, table.seats[0]);
  expect(await later.act('play', card, nonce, decision)).toEqual({ t: 'ok', nonce, n: 1 });
  expect(later.scene.inputs).toBe(1);
});

test('of two clients that answer the same decision at once, one is heard', async () => {
  const { url } = await startTest();
  const { table, clients } = await seated(url, 2, { game: 'tetrarchia' });
  const [a] = clients as [Client];
  const twin = await watch(url, table.id, table.seats[0]);
  for (let i = 0; i < 5 && a.isAsked(); i++) {
    const steps = [a.next('step'), twin.next('step')];
    const answers = await Promise.all([a.actAnyhow(() => 0), twin.actAnyhow(() => 0)]);
    expect(answers.map((m) => m.t).sort()).toEqual(['no', 'ok']);
    const no = answers.find((m) => m.t === 'no');
    expect(no?.t === 'no' && no.reason.k).toBe('kernel.stale');
    await Promise.all(steps);
  }
});

test('an answer to an old question is stale, whatever was asked meanwhile', async () => {
  const { url } = await startTest();
  const { clients } = await seated(url);
  const [a, b] = clients as [Client, Client];
  const old = a.scene.decision;
  await playOn([a, b], 2, () => 0);
  const no = await a.act('draw', undefined, newNonce(), old);
  expect(no.t === 'no' && no.reason.k).toBe('kernel.stale');
  const out = await b.act('draw');
  expect(out.t === 'no' && out.reason.k).toBe('kernel.notAsked');
});

test('messages out of order are each judged by the question they name', async () => {
  const { url } = await startTest();
  const { clients } = await seated(url, 1);
  const [a] = clients as [Client];
  const [first, second] = handOf(a) as [string, string];
  const { decision } = a.scene;
  // Both sent before either is answered; the second was meant for the question after the first.
  const answers = await Promise.all([
    a.act('play', second, newNonce(), 'a decision to come'),
    a.act('play', first, newNonce(), decision),
    a.act('play', second, newNonce(), decision),
  ]);
  expect(answers.map((m) => m.t)).toEqual(['no', 'ok', 'no']);
});

test('what was not offered is refused with the reason, the rule and what is on offer', async () => {
  const { url } = await startTest();
  const { clients } = await seated(url);
  const [a, b] = clients as [Client, Client];
  const foreign = handOf(b)[0]!;
  for (const [verb, arg] of [
    ['play', foreign],
    ['play', 'card:none'],
    ['play', undefined],
    ['play', ['card:none']],
    ['draw', 'x'],
    ['constructor', undefined],
    ['__proto__', undefined],
    ['toString', 'x'],
    ['show', undefined],
    ['play', { __proto__x: 1 }],
  ] as const) {
    const no = await a.act(verb, arg as string);
    expect([verb, arg, no.t]).toEqual([verb, arg, 'no']);
    expect(no.t === 'no' && no.rules.concat(Object.keys(no.offered)).length).toBeGreaterThan(0);
  }
  expect(a.scene.inputs).toBe(0);
  expect((await a.act('draw')).t).toBe('ok');
});

test('nobody acts for another seat, nor without one', async () => {
  const { url } = await startTest();
  const { table, clients } = await seated(url);
  const guest = await watch(url, table.id);
  const [a] = clients as [Client];
  const deed = { t: 'act', decision: a.scene.decision, nonce: newNonce(), verb: 'draw' } as const;
  const no = await guest.ask(deed);
  expect(no.t === 'no' && no.reason.k).toBe('server.notSeated');
  const owner = await watch(url, table.id, table.owner);
  expect(owner.got[0]).toMatchObject({ seat: 'spectator', owner: true });
  expect((await owner.ask(deed)).t).toBe('no');
  // A seat is never named by the sender: an extra word is a malformed message.
  const bye = clients[1]!.next('bye');
  clients[1]!.socket.send(JSON.stringify({ ...deed, by: 0 }));
  expect((await bye).reason.k).toBe('server.malformed');
  const other = await openTable(url);
  for (const token of ['wrong', table.seats[0]!, other.owner.slice(1)]) {
    const stranger = new Client(url);
    onEnd(() => stranger.close());
    await stranger.opened();
    const away = stranger.next('bye');
    stranger.send({ t: 'hello', table: other.id, token });
    expect((await away).reason.k).toBe('server.badToken');
  }
});

test('a secret that is none is refused by every request, not taken for nothing', async () => {
  const { url } = await startTest();
  const { id } = await openTable(url);
  const deed = { t: 'undo', nonce: newNonce() };
  for (const token of ['wrong', 'x'.repeat(200), 'a b', '%00'])
    for (const [method, path, body] of [
      ['POST', 'undo', deed],
      ['GET', 'events', undefined],
      ['GET', 'record', undefined],
      ['GET', 'at/0', undefined],
    ] as const) {
      const answer = await request(url, `/api/tables/${id}/${path}`, { method, body, token });
      expect([token, path, answer.status, answer.body.reason?.k]).toEqual([token, path, 403, 'server.badToken']);
    }
});

test('malformed, oversized and untimely messages end the connection and nothing else', async () => {
  const { url, logged } = await startTest();
  const { table, clients } = await seated(url);
  const bad = [
    'no json',
    '[]',
    'null',
    '{}',
    '{"t":"act"}',
    '{"t":"constructor"}',
    '{"t":"say","nonce":"1","room":"table","text":7}',
    '{"t":"act","decision":"x","nonce":"1","verb":"draw","arg":{"a":1.5}}',
    `{"t":"act","decision":"x","nonce":"${'n'.repeat(65)}","verb":"draw"}`,
    '{"t":"hello","table":"x","__proto__":{"owner":true}}',
    Buffer.from([1, 2, 3]),
  ];
  for (const text of bad) {
    const client = new Client(url);
    await client.opened();
    const closed = client.closed();
    client.socket.send(text);
    expect([text, await closed]).toEqual([text, 4000]);
  }
  const large = new Client(url);
  await large.opened();
  const closed = large.closed();
  large.socket.send(JSON.stringify({ t: 'ping', x: 'x'.repeat(20_000) }));
  expect(await closed).toBe(1009);
  const early = new Client(url);
  await early.opened();
  const bye = early.next('bye');
  early.send({ t: 'undo', nonce: '1' });
  expect((await bye).reason.k).toBe('server.helloFirst');
  const nowhere = new Client(url);
  await nowhere.opened();
  const away = nowhere.next('bye');
  nowhere.send({ t: 'hello', table: '../../etc/passwd' });
  expect((await away).reason.k).toBe('server.noTable');
  expect((await clients[0]!.act('draw')).t).toBe('ok');
  expect(logged.filter((l) => l.event.endsWith('.failed'))).toEqual([]);
  expect((await request(url, `/api/tables/${table.id}`)).status).toBe(200);
});

test('a page from elsewhere gets no connection and may ask for nothing', async () => {
  const { url } = await startTest();
  await expect(new Client(url, { Origin: 'https://evil.example' }).opened()).rejects.toThrow('403');
  await expect(new Client(url, { Origin: 'null' }).opened()).rejects.toThrow('403');
  const own = new Client(url, { Origin: url });
  onEnd(() => own.close());
  await own.opened();
  const foreign = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { Origin: 'https://evil.example' },
    body: JSON.stringify({ game: 'toy-cards', seats: people(2) }),
  });
  expect(foreign.status).toBe(403);
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
});

test('who sends too much is cut off', async () => {
  // So few are given back that a slow machine makes no difference.
  const { url } = await startTest({ limits: { messages: { burst: 10, perSecond: 0.001 } } });
  const flood = new Client(url);
  await flood.opened();
  const bye = flood.next('bye');
  for (let i = 0; i < 50; i++) flood.send({ t: 'ping' });
  expect((await bye).reason.k).toBe('server.tooFast');
  expect(flood.got.filter((m) => m.t === 'pong').length).toBeLessThanOrEqual(10);
  // The pings of the protocol itself count as well: each is answered.
  const pinging = new Client(url);
  await pinging.opened();
  let pongs = 0;
  pinging.socket.on('pong', () => pongs++);
  const away = pinging.next('bye');
  for (let i = 0; i < 50; i++) pinging.socket.ping('x');
  expect((await away).reason.k).toBe('server.tooFast');
  expect(pongs).toBe(10);
});

test('who is silent is cut off', async () => {
  const { url } = await startTest({ limits: { helloMs: 100 } });
  const silent = new Client(url);
  await silent.opened();
  expect(await silent.closed()).toBe(4000);
});

test('who asks for everything again and again is sent away', async () => {
  const { url } = await startTest();
  const { clients } = await seated(url);
  const [greedy] = clients as [Client];
  const bye = greedy.next('bye');
  const before = greedy.got.length;
  for (let i = 0; i < 190; i++) greedy.send({ t: 'resync' });
  expect((await bye).reason.k).toBe('server.tooFast');
  expect(greedy.got.slice(before).filter((m) => m.t === 'sync').length).toBeLessThan(150);
});

test('a connection that no longer answers is let go, and its seat is absent', async () => {
  const { url } = await startTest({ limits: { heartbeatMs: 60 } });
  const { clients } = await seated(url);
  const [a, b] = clients as [Client, Client];
  // Deaf: it neither reads nor answers.
  b.socket.pause();
  await expect.poll(() => a.table.seats[1]!.online, { timeout: 3000 }).toBe(false);
});

test('only so many connections, in all and from one address', async () => {
  const { url } = await startTest({ limits: { socketsPerAddress: 2 } });
  const first = [new Client(url), new Client(url)];
  await Promise.all(first.map((c) => c.opened()));
  await expect(new Client(url).opened()).rejects.toThrow('503');
  first[0]!.close();
  await expect
    .poll(async () => {
      const c = new Client(url);
      onEnd(() => c.close());
      return c.opened().then(
        () => 'open',
        () => 'refused',
      );
    })
    .toBe('open');
  first[1]!.close();
});

test('a request that does not fit is told which field is wrong, what was in it, and what is allowed', async () => {
  const { url } = await startTest();
  const { table, clients } = await seated(url);
  const speak = speaker('en', serverEn);
  const told = ({ problems = [] }: { readonly problems?: readonly Msg[] }) => problems.map((m) => speak.say(m));
  const answer = async (path: string, body: unknown) => told((await post(url, `/api/tables${path}`, body)).body);
  const first = 'The server does not understand this message.';
  const seat = { kind: 'human', name: 'A' };
  expect(await answer('', '{')).toEqual([first, 'It must be a JSON object.']);
  expect(await answer('', '7')).toEqual([first, 'It must be a JSON object.']);
  expect(await answer('', { game: 7, seats: [] })).toEqual([
    first,
    'game cannot be 7.',
    'game must be a text of 1 to 64 characters.',
    'seats cannot be [].',
    'seats must be a list of 1 to 16 entries.',
  ]);
  expect(await answer('', { game: 'toy-cards' })).toEqual([
    first,
    'seats is missing.',
    'seats must be a list of 1 to 16 entries.',
  ]);
  const more = { visibility: 'secret', answerTime: 5, speed: 1, options: 'x' };
  expect(await answer('', { game: 'toy-cards', seats: [seat], ...more })).toEqual([
    first,
    'options cannot be "x".',
    'options must fit this JSON Schema: {"type":"object","propertyNames":{"type":"string"},"additionalProperties":{},"default":{}}.',
    'visibility cannot be "secret".',
    'visibility must be one of these: public, link.',
    'answerTime cannot be 5.',
    'answerTime must be one of these: 300, 3600, 86400, 259200, 604800.',
    'There is no field speed. Fields: game, name, options, visibility, answerTime, bank, seats, waits, rated.',
  ]);
  const seats = [{ kind: 'robot' }, { kind: 'bot', name: 'B' }, { kind: 'human', name: 'x'.repeat(41) }];
  expect(await answer('', { game: 'toy-cards', seats })).toEqual([
    first,
    'seats.0.kind cannot be "robot".',
    'seats.0.kind must be one of these: human, open, bot.',
    'seats.1.bot is missing.',
    'seats.1.bot must be a text of 1 to 32 characters.',
    'There is no field seats.1.name. Fields: kind, bot.',
    `seats.2.name cannot be "${'x'.repeat(39)}….`,
    'seats.2.name must be a text of 1 to 40 characters.',
  ]);
  expect(await answer('/import', { file: {}, seats: 3 })).toEqual([
    first,
    'seats cannot be 3.',
    'seats must be a list of 1 to 16 entries.',
  ]);
  expect(await answer('/import', '{')).toEqual([first, 'It must be a JSON object.']);
  expect(await answer(`/${table.id}/join`, { name: 'A', seat: 16 })).toEqual([
    first,
    'seat cannot be 16.',
    'seat must be a whole number from 0 to 15.',
  ]);
  const line = { t: 'say', nonce: 'n', room: 3, text: 'x' };
  expect((await answer(`/${table.id}/say`, line)).slice(0, 2)).toEqual([first, 'room cannot be 3.']);
  const wrongEye = await request(url, `/api/tables/${table.id}/record?as=7`);
  expect(told(wrongEye.body)).toEqual([first, 'as must be one of these: public, 0, 1.']);
  // Never more than a few, however much is wrong.
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`field${i}`, 0]));
  expect((await answer('', many)).length).toBeLessThan(12);
  // Over a WebSocket as well.
  const bye = clients[0]!.next('bye');
  clients[0]!.socket.send(JSON.stringify({ t: 'mute', nonce: 'n', on: 'yes' }));
  expect(told(await bye)).toEqual([first, 'on cannot be "yes".', 'on must be one of these: true, false.']);
});

test('requests are limited in size, number and shape, and errors tell no more than they must', async () => {
  const { url } = await startTest({ limits: { requests: { burst: 30, perSecond: 1 } } });
  const path = '/api/tables';
  for (const body of [
    '',
    'x',
    '[]',
    '{"game":7}',
    '{"game":"toy-cards","seats":[]}',
    '{"game":"toy-cards","seats":[{"kind":"human","name":""}]}',
  ])
    expect(await post(url, path, body)).toMatchObject({
      status: 400,
      body: { reason: { k: 'server.malformed' } },
    });
  const big = await post(url, path, JSON.stringify({ game: 'x'.repeat(20_000), seats: people(2) }));
  expect(big).toMatchObject({ status: 413, body: { reason: { k: 'server.tooLarge' } } });
  const chunked = await fetch(url + path, {
    method: 'POST',
    duplex: 'half',
    body: new ReadableStream({
      pull: (c) => {
        c.enqueue(new Uint8Array(8192));
      },
    }),
  } as RequestInit);
  expect(chunked.status).toBe(413);
  expect((await post(url, path, { game: 'chess', seats: people(2) })).body.reason).toEqual({
    k: 'server.noGame',
    a: { game: 'chess', allowed: 'tetrarchia, toy-cards' },
  });
  expect(
    (await post(url, path, { game: 'toy-cards', seats: people(5), options: { deck: 'none' } })).body.problems,
  ).toHaveLength(2);
  expect(
    (await post(url, path, { game: 'toy-cards', seats: [{ kind: 'bot', bot: 'constructor' }] })).body.reason?.k,
  ).toBe('server.noBot');
  const texts = await Promise.all(Array.from({ length: 40 }, () => request(url, '/api/games')));
  expect(texts.map((r) => r.status)).toContain(429);
  expect(texts.map((r) => r.text).join()).not.toMatch(/at .*\.ts|node_modules|Error:/);
});

test('a request that is no HTTP at all does no harm', async () => {
  const { url, port } = await startTest();
  await new Promise<void>((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /../../etc/passwd\r\n\r\n\u0000\u0001garbage'));
    socket.on('close', () => done());
    socket.on('error', () => done());
    socket.resume();
  });
  expect((await request(url, '/health')).status).toBe(200);
  expect((await fetch(`${url}/..%2f..%2fetc/passwd`)).status).toBe(404);
});

test('behind a proxy limits go by the address it names, and only if it is to be believed', async () => {
  const limits = { requests: { burst: 3, perSecond: 0 } };
  const ask = async (url: string, address: string): Promise<number> =>
    (await fetch(`${url}/api/games`, { headers: { 'X-Forwarded-For': `1.1.1.1, ${address}` } })).status;
  const believing = await startTest({ limits, trustProxy: true });
  for (const address of ['2.2.2.1', '2.2.2.2', '2.2.2.3', '2.2.2.4', '2.2.2.5'])
    expect(await ask(believing.url, address)).toBe(200);
  const doubting = await startTest({ limits });
  const answers = [];
  for (const address of ['2.2.2.1', '2.2.2.2', '2.2.2.3', '2.2.2.4']) answers.push(await ask(doubting.url, address));
  expect(answers).toEqual([200, 200, 200, 429]);
});

test('people who look on cannot fill the chat of those who play', async () => {
  let now = 0;
  const tables = new Tables(openMemory(), toyGames, () => (now += 1000), silent);
  const { id } = await createTable(tables, { game: 'toy-cards', options: {}, visibility: 'link', seats: people(2) });
  const room = (await tables.room(id))!;
  const speak = (eye: Eye) => talk(room, { eye, owner: false }, { nonce: newNonce(), room: 'table', text: 'x' });
  for (let i = 0; i < LIMITS.spectatorLines; i++) await speak('public');
  expect(room.record.chat).toHaveLength(LIMITS.spectatorLines);
  expect(await speak('public')).toMatchObject({ t: 'no', reason: { k: 'server.chatFull' } });
  expect(await speak(0)).toMatchObject({ t: 'ok' });
});

test('a table does not grow for ever, and bots stop there as well', async () => {
  const tables = new Tables(openMemory(), toyGames, Date.now, silent);
  const { id } = await createTable(tables, { game: 'toy-cards', options: {}, visibility: 'link', seats: people(2) });
  const room = (await tables.room(id))!;
  const mute = (on: boolean, nonce = newNonce()) => muteSpectators(room, { eye: 'public', owner: true }, { nonce, on });
  room.record.used.others = Math.floor(LIMITS.events / 3) - 1;
  expect(await mute(true, 'last')).toMatchObject({ t: 'ok' });
  expect(await mute(false)).toMatchObject({ t: 'no', reason: { k: 'server.full' } });
  // Who did not hear of the last one is told all the same.
  expect(await mute(true, 'last')).toMatchObject({ t: 'ok' });
  expect(areBotsDone(room.record)).toBe(false);
  room.record.used.bots = LIMITS.events;
  expect(areBotsDone(room.record)).toBe(true);
});

test('a seat that fills its own share of a table leaves the others theirs, to move and to talk', async () => {
  let now = 0;
  const tables = new Tables(openMemory(), toyGames, () => (now += 1000), silent);
  const { id, seats } = await createTable(tables, {
    game: 'toy-cards',
    options: {},
    visibility: 'link',
    seats: people(2),
  });
  const room = (await tables.room(id))!;
  const speak = (eye: Eye) => talk(room, { eye, owner: false }, { nonce: newNonce(), room: 'table', text: 'x' });
  const most = (LIMITS.chatLines - LIMITS.spectatorLines) / 2;
  for (let i = 0; i < most; i++) await speak(1);
  expect(await speak(1)).toMatchObject({ t: 'no', reason: { k: 'server.chatFull', a: { most } } });
  expect(await speak(0)).toMatchObject({ t: 'ok' });
  expect(room.record.used.seats).toEqual([1, most]);
  room.record.used.seats[1] = Math.floor(LIMITS.events / 3);
  const draw = (seat: number) =>
    act(room, { eye: seat }, { decision: decisionOf(room.record, seat), nonce: newNonce(), verb: 'draw' });
  expect(await draw(0)).toMatchObject({ t: 'ok' });
  expect(await draw(1)).toMatchObject({ t: 'no', reason: { k: 'server.seatFull' } });
  // New secrets are kept as well.
  const full = await accessTo(room, tables.people, { token: seats[1]! });
  const renewing = renewSeat(room, tables.people, full, newNonce() + newNonce());
  await expect(renewing).rejects.toMatchObject({ reason: { k: 'server.seatFull' } });
  expect(await speak(0)).toMatchObject({ t: 'ok' });
});

describe('a seat whose share is used up does not hold the table up', () => {
  const FULL = Math.floor(LIMITS.events / 3);
  const withFullSeat = async () => {
    let now = 0;
    const tables = new Tables(openMemory(), toyGames, () => (now += 3_600_000), silent);
    const options = { deck: 'long' };
    const { id } = await createTable(tables, { game: 'toy-cards', options, visibility: 'link', seats: people(2) });
    const room = (await tables.room(id))!;
    const draw = (seat: number, kind: 'human' | 'bot' = 'human') =>
      act(room, { eye: seat }, { decision: decisionOf(room.record, seat), nonce: newNonce(), verb: 'draw' }, kind);
    const leave = () => free(room, { eye: 1, owner: false }, { nonce: newNonce(), seat: 1 });
    const replace = () =>
      propose(room, { eye: 0 }, { nonce: newNonce(), about: { kind: 'replace', seat: 1, with: 'bot', bot: 'random' } });
    const back = () => takeBack(room, { eye: 1 }, { nonce: newNonce() });
    expect(await draw(0)).toMatchObject({ t: 'ok' });
    room.record.used.seats[1] = FULL;
    room.record.used.privately[1] = LIMITS.privateInputs;
    expect(await draw(1)).toMatchObject({ t: 'no', reason: { k: 'server.seatFull' } });
    return { room, draw, leave, replace, back };
  };

  test('a bot that the others put there plays, and the person cannot take the seat back to stop it', async () => {
    const { draw, replace, back } = await withFullSeat();
    expect(await replace()).toMatchObject({ t: 'ok' });
    expect(await back()).toMatchObject({ t: 'no', reason: { k: 'server.seatFull' } });
    for (let i = 0; i < 3; i++) {
      expect(await draw(1, 'bot')).toMatchObject({ t: 'ok' });
      expect(await draw(0)).toMatchObject({ t: 'ok' });
    }
  });

  test('the person can leave, and whoever comes then has a whole share', async () => {
    const { room, draw, leave } = await withFullSeat();
    expect(await leave()).toMatchObject({ t: 'ok' });
    expect(await joinTable(room, { name: 'Livia' })).toMatchObject({ seat: 1 });
    expect(await draw(1)).toMatchObject({ t: 'ok' });
    expect(room.record.used).toMatchObject({ seats: [1, 1], privately: [0, 0] });
  });

  test('but coming and going does not make a table grow for ever', async () => {
    const { room, draw, leave } = await withFullSeat();
    room.record.used.gone = LIMITS.events;
    expect(await leave()).toMatchObject({ t: 'ok' });
    await joinTable(room, { name: 'Livia' });
    expect(await draw(1)).toMatchObject({ t: 'no', reason: { k: 'server.seatFull' } });
  });
});
