import type { PersonFile } from '@tabularium/protocol';
import { describe, expect, test } from 'vitest';
import { Client, newNonce } from './client.ts';
import { anotherDevice, asked, me, newCode, newPerson, pair, remove, tablesOf } from './people.ts';
import { onEnd, openTable, playOn, post, request, seated, startTest, watch } from './table.ts';

const MINUTE = 60_000;
const A_NONCE = 'a-nonce-that-nobody-can-guess-';

/** A server whose clock the test moves. */
const atTime = async () => {
  const time = { now: 1_800_000_000_000 };
  return { time, ...(await startTest({ clock: () => time.now })) };
};

/** Enters a table as the client does that knows a session, and perhaps a secret of the table. */
const enter = async (url: string, table: string, shown: { token?: string; owner?: string; person?: string }) => {
  const client = new Client(url);
  onEnd(() => client.close());
  await client.opened();
  const answer = Promise.race([client.next('sync'), client.next('bye')]);
  client.send({ t: 'hello', table, ...shown });
  return { client, answer: await answer };
};
const seatIn = async (url: string, table: string, shown: { token?: string; owner?: string; person?: string }) => {
  const { answer } = await enter(url, table, shown);
  return answer.t === 'sync' ? answer.seat : answer.reason.k;
};

describe('a person', () => {
  test('is made when first wanted: no name, no address, one device', async () => {
    const { url, time } = await atTime();
    const session = await newPerson(url, 'My  laptop\u202e');
    expect(session).toMatch(/^me\.[\w-]{32}$/);
    expect((await me(url, session)).body).toEqual({
      created: time.now,
      devices: [{ id: expect.any(String), label: 'My  laptop', created: time.now, seen: time.now, here: true }],
      passkeys: [],
      issuers: [],
      letters: false,
    });
    expect((await tablesOf(url, session)).body).toEqual({ tables: [], stale: [] });
  });

  test('lets another device in by a code that works once, typed as people type', async () => {
    const { url, time } = await atTime();
    const laptop = await newPerson(url);
    time.now += MINUTE;
    const code = await newCode(url, laptop);
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{12}$/);
    const typed = code.toLowerCase().replaceAll(/(.{4})/g, '$1-');
    const phone = await pair(url, typed);
    expect(phone.status).toBe(201);
    expect((await me(url, phone.body.session)).body.devices.map((d) => [d.label, d.here])).toEqual([
      ['laptop', false],
      ['phone', true],
    ]);
  });

  test('sees when each device was last seen, and gives it another name', async () => {
    const { url, time } = await atTime();
    const laptop = await newPerson(url);
    time.now += MINUTE;
    const phone = await anotherDevice(url, laptop);
    time.now += 30 * MINUTE;
    await me(url, laptop);
    const [first, second] = (await me(url, laptop)).body.devices;
    expect([first!.seen, second!.seen]).toEqual([time.now, time.now - 30 * MINUTE]);
    // It is written down to ten minutes, and not with every request.
    time.now += 10 * MINUTE;
    expect((await me(url, laptop)).body.devices[0]!.seen).toBe(time.now - 10 * MINUTE);
    const path = `/api/me/devices/${second!.id}`;
    const renamed = await request(url, path, { method: 'PUT', token: laptop, body: { label: 'old phone' } });
    expect(renamed.status).toBe(204);
    expect((await me(url, phone)).body.devices[1]!.label).toBe('old phone');
    const unknown = await request(url, '/api/me/devices/x', { method: 'PUT', token: laptop, body: { label: 'x' } });
    expect([unknown.status, unknown.body.reason!.k]).toEqual([404, 'server.noDevice']);
  });

  test('signs out one device, or all others', async () => {
    const { url } = await atTime();
    const laptop = await newPerson(url);
    const [phone, tablet, third] = [
      await anotherDevice(url, laptop),
      await anotherDevice(url, laptop, 'tablet'),
      await anotherDevice(url, laptop, 'third'),
    ];
    const { devices } = (await me(url, phone)).body;
    const { id } = devices.find((d) => d.here)!;
    expect((await remove(url, `/api/me/devices/${id}`, laptop)).status).toBe(204);
    expect((await me(url, phone)).status).toBe(401);
    expect((await me(url, tablet)).status).toBe(200);
    const code = await newCode(url, third);
    expect((await remove(url, '/api/me/devices', laptop)).status).toBe(204);
    expect((await me(url, tablet)).status).toBe(401);
    expect((await pair(url, code)).status).toBe(403);
    expect((await me(url, laptop)).body.devices.map((d) => d.label)).toEqual(['laptop']);
  });

  test('who is away for 400 days is signed out; with the last device goes the person', async () => {
    const { url, time } = await atTime();
    const laptop = await newPerson(url);
    time.now += 399 * 24 * 60 * MINUTE;
    expect((await me(url, laptop)).status).toBe(200);
    time.now += 401 * 24 * 60 * MINUTE;
    expect((await me(url, laptop)).status).toBe(401);
    const other = await newPerson(url, 'another');
    const { devices } = (await me(url, other)).body;
    await remove(url, `/api/me/devices/${devices[0]!.id}`, other);
    expect((await me(url, other)).status).toBe(401);
  });
});

describe('seats on several devices', () => {
  test('a seat taken before is held by showing its secret, and opened on another device without it', async () => {
    const { url } = await atTime();
    const { table, clients } = await seated(url);
    await playOn(clients, 2);
    const laptop = await newPerson(url);
    const token = table.seats[1]!;
    const { tables, stale } = (await tablesOf(url, laptop, [{ table: table.id, token }])).body;
    expect(stale).toEqual([]);
    expect(tables).toMatchObject([{ id: table.id, mine: [1], owner: false, inputs: 2 }]);
    const phone = await anotherDevice(url, laptop);
    const there = await watch(url, table.id, phone);
    expect(there.got.find((m) => m.t === 'sync')).toMatchObject({ seat: 1, owner: false });
    // It is the seat itself: it plays, and sees the cards that this seat sees.
    expect(there.scene).toEqual(clients[1]!.scene);
    // Five moves in all: with six cards in hand the game cannot be over, and only then may seats be looked into.
    await playOn([clients[0]!, there], 3);
    const scene = await request(url, `/api/tables/${table.id}/at/0`, { token: phone });
    expect(scene.status).toBe(200);
    expect((await request(url, `/api/tables/${table.id}/at/0?as=0`, { token: phone })).status).toBe(403);
  });

  test('a seat taken while signed in is held at once, and so is one that is entered with its secret', async () => {
    const { url } = await atTime();
    const laptop = await newPerson(url);
    const table = await openTable(url, { seats: [{ kind: 'human', name: 'Anna' }, { kind: 'open' }] });
    const body = { name: 'Livia', nonce: A_NONCE + 1 };
    const joined = await asked(url, `/api/tables/${table.id}/join`, { 'X-Person': laptop }, body);
    expect(joined.status).toBe(201);
    const phone = await anotherDevice(url, laptop);
    expect((await tablesOf(url, phone)).body.tables).toMatchObject([{ id: table.id, mine: [1] }]);
    expect(await seatIn(url, table.id, { person: phone })).toBe(1);
    // Anna comes by the link of her seat, and as owner.
    const anna = await newPerson(url);
    expect(await seatIn(url, table.id, { token: table.seats[0]!, owner: table.owner, person: anna })).toBe(0);
    const hers = await anotherDevice(url, anna);
    const { answer } = await enter(url, table.id, { person: hers });
    expect(answer).toMatchObject({ t: 'sync', seat: 0, owner: true });
    expect((await tablesOf(url, hers)).body.tables).toMatchObject([{ mine: [0], owner: true }]);
  });

  test('of many secrets twenty are tried in one request, and the others when the device sends them again', async () => {
    const first = await startTest();
    const seats: { table: string; token: string }[] = [];
    for (let i = 0; i < 25; i++) {
      const table = await openTable(first.url);
      seats.push({ table: table.id, token: table.seats[0]! });
    }
    await first.close();
    const { url } = await startTest({ data: first.data });
    const laptop = await newPerson(url);
    expect((await tablesOf(url, laptop, seats)).body.tables).toHaveLength(20);
    // Each of them had to be loaded for it.
    expect((await request<{ rooms: number }>(url, '/health')).body.rooms).toBe(20);
    expect((await tablesOf(url, laptop, seats)).body.tables).toHaveLength(25);
  });

  test('seats come first; who holds none here looks on', async () => {
    const { url } = await atTime();
    const { table } = await seated(url);
    const livia = await newPerson(url);
    await tablesOf(url, livia, [{ table: table.id, token: table.seats[0]! }]);
    expect(await seatIn(url, table.id, { token: table.seats[1]!, person: livia })).toBe(1);
    expect(await seatIn(url, table.id, { person: livia })).toBe(0);
    expect(await seatIn(url, table.id, { token: 'nonsense', person: livia })).toBe(0);
    const bruno = await newPerson(url);
    expect(await seatIn(url, table.id, { person: bruno })).toBe('spectator');
    expect(await seatIn(url, table.id, { token: bruno })).toBe('spectator');
    expect(await seatIn(url, table.id, { token: 'nonsense', person: bruno })).toBe('server.badToken');
  });

  test('who opened a table may do on the second device what its owner may', async () => {
    const { url } = await atTime();
    const { table } = await seated(url);
    const laptop = await newPerson(url);
    await tablesOf(url, laptop, [{ table: table.id, owner: table.owner }]);
    const phone = await anotherDevice(url, laptop);
    // The secret of the owner, or of a seat, opens what it opens, also where the device was signed out since.
    const gone = { person: 'me.gone', owner: table.owner };
    expect((await enter(url, table.id, gone)).answer).toMatchObject({ t: 'sync', seat: 'spectator', owner: true });
    expect(await seatIn(url, table.id, { person: 'me.gone', token: table.seats[1]! })).toBe(1);
    const muted = await post(url, `/api/tables/${table.id}/mute`, { t: 'mute', nonce: newNonce(), on: true }, phone);
    expect(muted.status).toBe(200);
    expect((await remove(url, `/api/tables/${table.id}`, phone)).status).toBe(204);
    expect((await tablesOf(url, phone)).body.tables).toEqual([]);
  });

  test('a rematch is held by those who held the game before, on their new seats', async () => {
    const { url } = await atTime();
    const { table, clients } = await seated(url);
    const livia = await newPerson(url);
    await tablesOf(url, livia, [{ table: table.id, token: table.seats[1]!, owner: table.owner }]);
    await playOn(clients);
    const again = await post<{ id: string }>(url, `/api/tables/${table.id}/rematch`, {}, livia);
    expect(again.status).toBe(201);
    const found = await enter(url, again.body.id, { person: livia });
    expect(found.answer).toMatchObject({ t: 'sync', seat: 0, owner: true });
  });

  test('everything is found again after a restart, and over a stream where sockets are blocked', async () => {
    const first = await startTest();
    const { table } = await seated(first.url);
    const laptop = await newPerson(first.url);
    await tablesOf(first.url, laptop, [{ table: table.id, token: table.seats[1]! }]);
    const phone = await anotherDevice(first.url, laptop);
    await first.close();
    const { url } = await startTest({ data: first.data });
    expect(await seatIn(url, table.id, { person: phone })).toBe(1);
    const stream = await fetch(`${url}/api/tables/${table.id}/events`, { headers: { 'X-Person': phone } });
    const reader = stream.body!.getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toContain('"seat":1');
    // Signed out elsewhere: it ends with the reason.
    const { devices } = (await me(url, laptop)).body;
    await remove(url, `/api/me/devices/${devices.find((d) => !d.here)!.id}`, laptop);
    let rest = '';
    for (let next = await reader.read(); !next.done; next = await reader.read())
      rest += new TextDecoder().decode(next.value);
    expect(rest).toContain('server.signedOut');
  });
});

describe('a new secret for a seat', () => {
  const renew = (url: string, table: string, token: string, nonce: string) =>
    post<{ seat: number; token: string }>(url, `/api/tables/${table}/renew`, { nonce }, token);

  test('old links open nothing, own devices stay, and the game goes on as it was', async () => {
    const { url, time } = await atTime();
    const { table, clients } = await seated(url, 2, { answerTime: 3600 });
    await playOn(clients, 2);
    const laptop = await newPerson(url);
    const old = table.seats[1]!;
    await tablesOf(url, laptop, [{ table: table.id, token: old }]);
    const phone = await anotherDevice(url, laptop);
    const { deadline } = clients[0]!.table;
    time.now += 10 * MINUTE;
    const bye = clients[1]!.next('bye');
    const { status, body } = await renew(url, table.id, laptop, A_NONCE);
    expect([status, body.seat]).toEqual([201, 1]);
    expect((await bye).reason.k).toBe('server.renewed');
    expect(await seatIn(url, table.id, { token: old })).toBe('server.badToken');
    expect(await seatIn(url, table.id, { token: body.token })).toBe(1);
    expect(await seatIn(url, table.id, { person: phone })).toBe(1);
    // A device that still has the old secret is let in by what it holds, and told that the secret is stale.
    expect(await seatIn(url, table.id, { token: old, person: phone })).toBe(1);
    expect((await tablesOf(url, phone, [{ table: table.id, token: old }])).body).toMatchObject({
      tables: [{ id: table.id, mine: [1] }],
      stale: [table.id],
    });
    // Nobody gains time by it, and nobody looks as if they had never moved.
    const after = await watch(url, table.id, body.token);
    expect(after.table.deadline).toEqual(deadline);
    expect(after.table.seats.map((s) => s.idle)).toEqual([undefined, undefined]);
    await playOn([clients[0]!, after], 3);
  });

  test('who did not hear the answer asks again and is told the same; by the secret alone it works too', async () => {
    const first = await startTest();
    const { table } = await seated(first.url);
    const once = await renew(first.url, table.id, table.seats[0]!, A_NONCE);
    const twice = await renew(first.url, table.id, table.seats[0]!, A_NONCE);
    expect(twice.body).toEqual(once.body);
    await first.close();
    const { url } = await startTest({ data: first.data });
    expect((await renew(url, table.id, table.seats[0]!, A_NONCE)).body).toEqual(once.body);
    expect(await seatIn(url, table.id, { token: once.body.token })).toBe(0);
    const other = await renew(url, table.id, once.body.token, A_NONCE + 2);
    expect(other.status).toBe(201);
    // The first nonce brings no secret back that was given up since.
    expect((await renew(url, table.id, other.body.token, A_NONCE)).body.reason!.k).toBe('server.badToken');
    expect(await seatIn(url, table.id, { token: once.body.token })).toBe('server.badToken');
  });

  test('the owner of the table cannot, nor can who looks on, nor anybody when the game is over', async () => {
    const { url } = await atTime();
    const { table, clients } = await seated(url);
    expect((await renew(url, table.id, table.owner, A_NONCE)).body.reason!.k).toBe('server.notSeated');
    expect((await post(url, `/api/tables/${table.id}/renew`, { nonce: A_NONCE })).body.reason!.k).toBe(
      'server.notSeated',
    );
    expect((await renew(url, table.id, table.seats[0]!, 'short')).status).toBe(400);
    await playOn(clients);
    expect((await renew(url, table.id, table.seats[0]!, A_NONCE)).body.reason!.k).toBe('kernel.over');
    expect(await seatIn(url, table.id, { token: table.seats[0]! })).toBe(0);
  });
});

describe('all that is known of a person', () => {
  test('is given as a file without secrets', async () => {
    const { url, time } = await atTime();
    const { table } = await seated(url, 2, { name: 'Long frontier' });
    const laptop = await newPerson(url);
    await tablesOf(url, laptop, [{ table: table.id, token: table.seats[1]!, owner: table.owner }]);
    await newCode(url, laptop);
    const { body, text } = await request<PersonFile>(url, '/api/me/export', { token: laptop });
    const known = { table: table.id, tableName: 'Long frontier', game: 'toy-cards', since: time.now };
    expect(body).toEqual({
      format: 'tabularium-person/1',
      exported: time.now,
      id: expect.any(String),
      created: time.now,
      devices: [{ id: expect.any(String), label: 'laptop', created: time.now, seen: time.now }],
      passkeys: [],
      issuers: [],
      results: [],
      ratings: [],
      notices: expect.objectContaining({ contacts: [], deliveries: [], tables: [] }),
      codes: [{ expires: time.now + 10 * MINUTE }],
      holds: [
        { ...known, owner: true },
        { ...known, seat: 1, name: 'P1' },
      ],
    });
    for (const secret of [laptop, table.seats[1]!, table.owner]) expect(text).not.toContain(secret);
    time.now += 10 * MINUTE;
    expect((await request<PersonFile>(url, '/api/me/export', { token: laptop })).body.codes).toEqual([]);
  });

  test('is deleted whole, and seats go on by their own secrets', async () => {
    const { url } = await startTest();
    const { table } = await seated(url);
    const laptop = await newPerson(url);
    const phone = await anotherDevice(url, laptop);
    await tablesOf(url, laptop, [{ table: table.id, token: table.seats[1]! }]);
    const code = await newCode(url, laptop);
    const open = await watch(url, table.id, phone);
    const bye = open.next('bye');
    expect((await remove(url, '/api/me', laptop)).status).toBe(204);
    expect((await bye).reason.k).toBe('server.signedOut');
    for (const session of [laptop, phone]) expect((await me(url, session)).status).toBe(401);
    expect((await pair(url, code)).status).toBe(403);
    expect(await seatIn(url, table.id, { person: phone })).toBe('server.signedOut');
    expect(await seatIn(url, table.id, { token: table.seats[1]! })).toBe(1);
  });
});
