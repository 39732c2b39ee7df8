/** People at a table: they see what they may, act in turn, come back, take back, talk. */
import { patch } from '@tabularium/kernel';
import type { Scene } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { Client, newNonce } from './client.ts';
import { onEnd, openTable, people, playOn, post, request, seated, startTest, watch } from './table.ts';
import { propose, replaceByBot, takeBack } from './votes.ts';

test('a table is opened, joined by its link, and played to the end', async () => {
  const { url } = await startTest();
  const table = await openTable(url, { seats: [{ kind: 'human', name: 'Anna' }, { kind: 'open' }] });
  expect(table.seats[1]).toBeNull();
  const joined = await post<{ seat: number; token: string }>(url, `/api/tables/${table.id}/join`, { name: 'Bruno' });
  expect(joined.body.seat).toBe(1);
  expect((await post(url, `/api/tables/${table.id}/join`, { name: 'Carla' })).body.reason).toEqual({
    k: 'server.noOpenSeat',
  });
  const anna = await watch(url, table.id, table.seats[0]);
  const bruno = await watch(url, table.id, joined.body.token);
  const guest = await watch(url, table.id);
  expect(anna.table.seats.map((s) => s.name)).toEqual(['Anna', 'Bruno']);
  expect(guest.scene.question).toBeUndefined();
  await playOn([anna, bruno]);
  expect(anna.scene.over).toBeDefined();
  await expect.poll(() => guest.scene.inputs).toBe(anna.scene.inputs);
  await expect.poll(() => guest.table.dice.key).toMatch(/^[0-9a-f]{64}$/);
});

test('presence is told, and the record is read by each eye as it may', async () => {
  const { url } = await startTest();
  const { table, clients } = await seated(url);
  await expect.poll(() => clients[0]!.table.seats.map((s) => s.online)).toEqual([true, true]);
  const { next } = clients[0]!.scene.question!.verbs['draw'] ? { next: 'draw' } : { next: '' };
  await clients[0]!.act(next);
  clients[1]!.close();
  await expect.poll(() => clients[0]!.table.seats.map((s) => s.online)).toEqual([true, false]);
  const own = await request<{ record: { lines: { m: { k: string } }[] }[] }>(url, `/api/tables/${table.id}/record`, {
    token: table.seats[0]!,
  });
  const other = await request<typeof own.body>(url, `/api/tables/${table.id}/record`, { token: table.seats[1]! });
  expect(own.body.record[1]!.lines[0]!.m.k).toBe('cards.you-drew');
  expect(other.body.record[1]!.lines[0]!.m.k).toBe('cards.drew');
});

test('whoever comes back is sent what is new, and an entry taken back meanwhile is dropped', async () => {
  const { url } = await startTest();
  const { table, clients } = await seated(url);
  const [anna, bruno] = clients as [Client, Client];
  await playOn(clients, 1);
  await expect.poll(() => bruno.isAsked()).toBe(true);
  await bruno.act('play', (bruno.scene.view as { hand: string[] }).hand[0]!);
  await expect.poll(() => bruno.scene.inputs).toBe(2);
  bruno.close();
  const since = bruno.n;
  await anna.ask({ t: 'say', nonce: newNonce(), room: 'table', text: 'Where are you?' });
  const back = new Client(url);
  onEnd(() => back.close());
  await back.opened();
  back.send({ t: 'hello', table: table.id, token: table.seats[1]!, since });
  const sync = await back.next('sync');
  expect(sync.from).toBe(3);
  expect(sync.record).toEqual([]);
  expect(sync.chat.map((l) => l.text)).toEqual(['Where are you?']);
  expect((await back.ask({ t: 'undo', nonce: newNonce() })).t).toBe('ok');
  const again = await Client.at(url, table.id, table.seats[0], since);
  onEnd(() => again.close());
  const last = again.got[0]!;
  expect(last.t === 'sync' && [last.from, last.record.length]).toEqual([2, 0]);
  const whole = await Client.at(url, table.id, table.seats[0]);
  onEnd(() => whole.close());
  expect(whole.got[0]!.t === 'sync' && whole.got[0]!.record.map((e) => e.input)).toEqual([0, 1]);
});

test('undo takes back one’s own last input, for everybody, and not past what was shown', async () => {
  const { url } = await startTest();
  const { clients } = await seated(url);
  const [anna, bruno] = clients as [Client, Client];
  const card = (anna.scene.view as { hand: string[] }).hand[0]!;
  const before = structuredClone(bruno.scene.view);
  await anna.act('play', card);
  expect((await bruno.ask({ t: 'undo', nonce: newNonce() })).t).toBe('no');
  const undone = bruno.next('step', (m) => m.undone === 1);
  expect((await anna.ask({ t: 'undo', nonce: newNonce() })).t).toBe('ok');
  await undone;
  expect(bruno.scene.view).toEqual(before);
  await anna.act('draw');
  const no = await anna.ask({ t: 'undo', nonce: newNonce() });
  expect(no.t === 'no' && no.reason.k).toBe('kernel.undoFloor');
});

test('undo that names its input takes back no other, whichever window it comes from', async () => {
  const { url } = await startTest();
  const { table, clients } = await seated(url, 1);
  const [anna] = clients as [Client];
  const other = await watch(url, table.id, table.seats[0]);
  const hand = () => (anna.scene.view as { hand: string[] }).hand;
  await anna.act('play', hand()[0]!);
  const late = { t: 'undo', input: anna.scene.inputs } as const;
  await anna.act('play', hand()[0]!);
  expect(await other.ask({ ...late, nonce: newNonce() })).toMatchObject({ t: 'no', reason: { k: 'kernel.stale' } });
  expect(anna.scene.inputs).toBe(2);
  const both = [other, anna].map((c) => c.ask({ t: 'undo', nonce: newNonce(), input: 2 }));
  expect((await Promise.all(both)).map((a) => a.t).sort()).toEqual(['no', 'ok']);
  expect(anna.scene.inputs).toBe(1);
});

test('chat goes to the table or to those it is for, and to nobody else', async () => {
  const { url } = await startTest();
  const { table, clients } = await seated(url, 3);
  const [a, b, c] = clients as [Client, Client, Client];
  const guest = await watch(url, table.id);
  const heard = b.next('chat');
  expect((await a.ask({ t: 'say', nonce: newNonce(), room: [1], text: 'whisper-4711' })).t).toBe('ok');
  expect((await heard).line).toMatchObject({ by: 0, room: [0, 1], text: 'whisper-4711' });
  const all = guest.next('chat');
  const numbers = c.n;
  expect((await c.ask({ t: 'say', nonce: newNonce(), room: 'table', text: 'hello \u202Eall\u0007' })).t).toBe('ok');
  expect((await all).line.text).toBe('hello  all');
  // Not even a gap in the numbers tells that others have whispered.
  expect(c.n).toBe(numbers + 1);
  c.send({ t: 'resync' });
  await c.next('sync');
  expect([...c.raw, ...guest.raw].join()).not.toContain('whisper-4711');
  const alone = await a.ask({ t: 'say', nonce: newNonce(), room: [0], text: 'me' });
  expect(alone.t === 'no' && alone.reason.k).toBe('server.alone');
  const spectator = await guest.ask({ t: 'say', nonce: newNonce(), room: [0], text: 'psst' });
  expect(spectator.t === 'no' && spectator.reason.k).toBe('server.notSeated');
});

test('chat has limits of length and of speed', async () => {
  const { url } = await startTest();
  const { clients } = await seated(url);
  const [a] = clients as [Client];
  const empty = await a.ask({ t: 'say', nonce: newNonce(), room: 'table', text: ' \u0000 ' });
  expect(empty.t === 'no' && empty.reason.k).toBe('server.emptyText');
  const answers = [];
  for (let i = 0; i < 20; i++) answers.push(await a.ask({ t: 'say', nonce: newNonce(), room: 'table', text: `${i}` }));
  expect(answers.filter((m) => m.t === 'no').map((m) => m.t === 'no' && m.reason.k)).toContain('server.tooFast');
  const bye = a.next('bye');
  a.send({ t: 'say', nonce: newNonce(), room: 'table', text: 'x'.repeat(1001) });
  expect((await bye).reason.k).toBe('server.malformed');
});

test('any input can be looked at again: while the game runs as oneself, afterwards as anybody', async () => {
  const { url } = await startTest();
  const { table, clients } = await seated(url);
  const [a] = clients as [Client];
  const first = structuredClone(a.scene.view);
  await playOn(clients, 3);
  const at = (n: number | string, as: string, token?: string) =>
    request<Scene>(url, `/api/tables/${table.id}/at/${n}?as=${as}`, token === undefined ? {} : { token });
  expect((await at(0, '0', table.seats[0]!)).body.view).toEqual(first);
  expect((await at(0, 'public')).body.view).not.toHaveProperty('hand');
  expect((await at(0, '1', table.seats[0]!)).body.reason?.k).toBe('server.notSeated');
  expect((await at(0, '1')).status).toBe(403);
  expect((await at(9, 'public')).status).toBe(404);
  expect((await at('x', 'public')).status).toBe(404);
  expect((await at(0, '7')).status).toBe(400);
  await playOn(clients);
  expect((await at(0, '1')).body.view).toHaveProperty('hand');
});

test('a rematch seats everybody one further, with the secrets they have', async () => {
  const { url } = await startTest();
  const { table, clients } = await seated(url, 3);
  expect((await post(url, `/api/tables/${table.id}/rematch`, {}, table.seats[0]!)).body.reason?.k).toBe(
    'server.running',
  );
  await playOn(clients);
  expect((await post(url, `/api/tables/${table.id}/rematch`, {})).status).toBe(403);
  const told = clients[1]!.next('table', (m) => m.table.rematch !== undefined);
  const both = await Promise.all(
    [0, 1].map((i) => post<{ id: string }>(url, `/api/tables/${table.id}/rematch`, {}, table.seats[i]!)),
  );
  expect(both[0]!.body.id).toBe(both[1]!.body.id);
  expect((await told).table.rematch).toBe(both[0]!.body.id);
  const again = await watch(url, both[0]!.body.id, table.seats[0]);
  const sync = again.got[0]!;
  expect(sync.t === 'sync' && sync.seat).toBe(1);
  expect(again.table.seats.map((s) => s.name)).toEqual(['P2', 'P0', 'P1']);
  expect(again.table.options).toEqual(clients[0]!.table.options);
});

test('an absent seat goes to a bot when all others agree, and comes back with its owner', async () => {
  const { url } = await startTest({ limits: { awayMs: 0 } });
  const { table, clients } = await seated(url, 3);
  const [a, b, c] = clients as [Client, Client, Client];
  const present = await propose(a, { kind: 'replace', seat: 1, with: 'bot' });
  expect(present.t === 'no' && present.reason.k).toBe('server.notAbsent');
  c.close();
  await expect.poll(() => a.table.seats[2]!.online).toBe(false);
  await replaceByBot([a, b], 2);
  await expect.poll(() => a.table.seats[2]).toMatchObject({ kind: 'bot', name: 'P2', standsIn: true });
  await playOn([a, b], 2);
  await expect.poll(() => a.isAsked(), { timeout: 5000 }).toBe(true);
  const back = await watch(url, table.id, table.seats[2]);
  const no = await back.ask({ t: 'undo', nonce: newNonce() });
  expect(no.t === 'no' && no.reason.k).toBe('server.botPlays');
  expect((await takeBack(back)).t).toBe('ok');
  expect(back.table.seats[2]).toMatchObject({ kind: 'human', name: 'P2' });
  await playOn([a, b, back]);
  expect(back.scene.over).toBeDefined();
});

test('who has come back and played is not handed over by what was agreed before', async () => {
  const { url } = await startTest({ limits: { awayMs: 0 } });
  const { table, clients } = await seated(url, 3);
  const [a, b, c] = clients as [Client, Client, Client];
  const isHere = () => b.table.seats[0]!.online;
  const agree = (client: Client) => propose(client, { kind: 'replace', seat: 0, with: 'bot' });
  a.close();
  await expect.poll(isHere).toBe(false);
  expect((await agree(b)).t).toBe('ok');
  const back = await watch(url, table.id, table.seats[0]);
  expect(back.table.votes).toMatchObject([{ by: 1, agreed: [1], voices: [1, 2], enough: 2 }]);
  await back.actAnyhow();
  await expect.poll(() => c.table.votes).toBeUndefined();
  back.close();
  await expect.poll(isHere).toBe(false);
  expect((await agree(c)).t).toBe('ok');
  await expect.poll(() => b.table.votes).toMatchObject([{ by: 2, agreed: [2] }]);
  expect(b.table.seats[0]!.kind).toBe('human');
});

test('the owner removes a table; whoever was there is told; nobody else can', async () => {
  const { url } = await startTest();
  const { table, clients } = await seated(url);
  const path = `/api/tables/${table.id}`;
  expect((await request(url, path, { method: 'DELETE' })).status).toBe(403);
  expect((await request(url, path, { method: 'DELETE', token: table.seats[0]! })).status).toBe(403);
  const bye = clients[0]!.next('bye');
  expect((await request(url, path, { method: 'DELETE', token: table.owner })).status).toBe(204);
  expect((await bye).reason.k).toBe('server.removed');
  expect((await request(url, path)).status).toBe(404);
});

test('the same messages come as server-sent events, and deeds as requests', async () => {
  const { url } = await startTest();
  const table = await openTable(url, { seats: people(2) });
  const path = `/api/tables/${table.id}`;
  const away = new AbortController();
  onEnd(() => away.abort());
  const stream = await fetch(`${url}${path}/events`, {
    headers: { Authorization: `Bearer ${table.seats[0]}` },
    signal: away.signal,
  });
  expect(stream.headers.get('content-type')).toBe('text/event-stream');
  const events = readEvents(stream);
  const sync = (await events.next()).value!;
  expect(sync.message).toMatchObject({ t: 'sync', seat: 0 });
  const scene = sync.message['scene'] as Scene;
  const card = (scene.view as { hand: string[] }).hand[0]!;
  const deed = { t: 'act', decision: scene.decision, nonce: newNonce(), verb: 'play', arg: card };
  const ok = await post(url, `${path}/act`, deed, table.seats[0]!);
  expect(ok).toMatchObject({ status: 200, body: { t: 'ok', n: 1 } });
  expect(await post(url, `${path}/act`, deed, table.seats[0]!)).toMatchObject({ status: 200, body: { t: 'ok', n: 1 } });
  let step = (await events.next()).value!;
  while (step.message['t'] !== 'step') step = (await events.next()).value!;
  expect(step.id).toBe('1');
  expect((patch(scene, step.message['diff'] as never).view as { played: string[] }).played).toEqual([card]);
  const stale = await post(url, `${path}/act`, { ...deed, nonce: newNonce() }, table.seats[0]!);
  expect(stale).toMatchObject({ status: 409, body: { t: 'no', reason: { k: 'kernel.stale' } } });
  expect((await post(url, `${path}/act`, { ...deed, nonce: newNonce() })).status).toBe(403);
  expect(
    (await post(url, `${path}/say`, { t: 'say', nonce: newNonce(), room: 'table', text: 'Salve' }, table.seats[1]!))
      .status,
  ).toBe(200);
  expect((await post(url, `${path}/undo`, { t: 'undo', nonce: newNonce() }, table.seats[0]!)).status).toBe(200);
  expect((await fetch(`${url}${path}/events`, { headers: { Authorization: 'Bearer wrong' } })).status).toBe(403);
});

async function* readEvents(
  response: Response,
): AsyncGenerator<{ id: string | undefined; message: Record<string, unknown> }> {
  let text = '';
  for await (const bytes of response.body!) {
    text += Buffer.from(bytes).toString();
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      const data = lines.find((l) => l.startsWith('data: '))?.slice(6);
      if (data)
        yield {
          id: lines.find((l) => l.startsWith('id: '))?.slice(4),
          message: JSON.parse(data) as Record<string, unknown>,
        };
    }
  }
}
