/** Pushes and hooks, to a real push service and a real receiver on this machine. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { silent } from '../src/common/log.ts';
import { openData } from '../src/program/data.ts';
import { hookWay } from '../src/notices/ways/hooks.ts';
import { pushWay } from '../src/notices/ways/push.ts';
import { storedVapid } from '../src/notices/ways/vapid.ts';
import type { Contact, Notice, NoticeOf, Taken } from '../src/notices/ways/way.ts';
import { expect, test } from 'vitest';
import { bodyOf, listening, PushService } from './push-service.ts';
import { dataFor, onEnd, tempFolder } from './table.ts';

const NOW = 1_800_000_000_000;
const clock = (): number => NOW;

const aWait = (more: Partial<NoticeOf> = {}): NoticeOf => ({
  table: 'tableA',
  name: 'The long frontier',
  game: 'tetrarchia',
  gameName: 'Tetrarchia',
  seat: 1,
  n: 7,
  since: NOW - 60_000,
  isReminder: false,
  asked: 'Which Caesar acts?',
  text: 'Your turn at The long frontier: Which Caesar acts?',
  link: 'https://games.example/#/table/tableA',
  ...more,
});

const aNotice = (...tables: readonly NoticeOf[]): Notice => ({
  person: 'p',
  lang: 'en',
  title: 'Your turn at 2 tables',
  tables,
  stop: 'https://games.example/#/stop/x',
});

const contactOf = (kind: Contact['kind'], { address }: Taken): Contact => ({ id: 'c', kind, address });

const openStore = async (file: string) => {
  const { store, unlock } = await openData(dataFor(file), { log: silent, isMute: false });
  const close = async (): Promise<void> => {
    await store.close();
    unlock();
  };
  return { store, close };
};

const aPush = async () => {
  const service = await new PushService().start();
  onEnd(() => service.close());
  const { store, close } = await openStore(join(tempFolder(), 'a.sqlite'));
  onEnd(close);
  const vapid = await storedVapid(store.sql);
  const way = pushWay({ vapid, subject: 'https://games.example', clock, outside: { inside: [service.origin] } });
  const taken = await way.take({ kind: 'push', endpoint: service.endpoint, keys: service.keys, label: 'Firefox' });
  return { service, way, contact: contactOf('push', taken), taken, store };
};

test('a push reaches the browser: sealed for it, signed by this server, for a day, one for a table', async () => {
  const { service, way, contact, taken } = await aPush();
  expect(taken.label).toBe('Firefox');
  expect(await way.send(contact, aNotice(aWait()))).toEqual({ t: 'sent' });
  const [got] = service.received;
  expect(JSON.parse(got!.text)).toEqual({
    title: 'The long frontier',
    body: 'Your turn at The long frontier: Which Caesar acts?',
    tag: 'tableA',
    link: '/#/table/tableA',
    lang: 'en',
    renotify: false,
  });
  expect(got!.by).toBe(way.publicKey);
  expect(got!.claims).toEqual({ aud: service.origin, exp: NOW / 1000 + 12 * 3600, sub: 'https://games.example' });
  expect(got!.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
  expect(got!.headers['topic']).toMatch(/^[\w-]{1,32}$/);
});

test('what is told of one table replaces what waits of it, not of another; several come as one', async () => {
  const { service, way, contact } = await aPush();
  const other = aWait({ table: 'tableB', text: 'Your turn at B', link: 'https://games.example/#/table/tableB' });
  await way.send(contact, aNotice(aWait()));
  await way.send(contact, aNotice(aWait({ n: 9, isReminder: true })));
  await way.send(contact, aNotice(other));
  await way.send(contact, aNotice(aWait(), other));
  const topics = service.received.map((r) => r.headers['topic']);
  expect(topics[1]).toBe(topics[0]);
  expect(new Set(topics).size).toBe(3);
  expect(JSON.parse(service.received[1]!.text)).toMatchObject({ renotify: true });
  expect(JSON.parse(service.received[3]!.text)).toMatchObject({
    title: 'Your turn at 2 tables',
    body: 'Your turn at The long frontier: Which Caesar acts?\nYour turn at B',
    link: '/#/',
  });
});

test('a subscription that is withdrawn is forgotten; a service in trouble is tried again', async () => {
  const { service, way, contact } = await aPush();
  for (const status of [404, 410]) {
    service.status = status;
    expect(await way.send(contact, aNotice(aWait()))).toEqual({ t: 'gone', why: `status ${status}` });
  }
  for (const status of [429, 500, 503, 301]) {
    service.status = status;
    expect(await way.send(contact, aNotice(aWait()))).toEqual({ t: 'later', why: `status ${status}` });
  }
  service.close();
  expect(await way.send(contact, aNotice(aWait()))).toEqual({ t: 'later', why: 'no-answer' });
});

test('the longest text still fits into one push', async () => {
  const { service, way, contact } = await aPush();
  const long = aWait({ name: 'ა'.repeat(2000), text: '漢'.repeat(5000) });
  expect(await way.send(contact, aNotice(long))).toEqual({ t: 'sent' });
  expect(JSON.parse(service.received[0]!.text)).toMatchObject({ tag: 'tableA' });
});

test('no subscription leads inside, and none has keys that are none', async () => {
  const { service, way } = await aPush();
  const { keys } = service;
  const bad = [
    { endpoint: 'https://10.0.0.1/push', keys },
    { endpoint: 'http://push.example/', keys },
    { endpoint: 'https://push.example:8443/', keys },
    { endpoint: service.endpoint, keys: { ...keys, p256dh: 'AAAA' } },
  ];
  for (const wanted of bad)
    await expect(way.take({ kind: 'push', label: '', ...wanted })).rejects.toMatchObject({
      reason: { k: 'server.badSubscription' },
    });
  // Whatever got into the file all the same is not sent.
  const address = JSON.stringify({ endpoint: 'https://169.254.169.254/', keys });
  expect(await way.send(contactOf('push', { address, label: '' }), aNotice(aWait()))).toEqual({
    t: 'gone',
    why: 'not-outside',
  });
});

test('the keys of a server are made once, and stay over a restart', async () => {
  const file = join(tempFolder(), 'a.sqlite');
  const first = await openStore(file);
  const [one, two] = await Promise.all([storedVapid(first.store.sql), storedVapid(first.store.sql)]);
  expect(one.publicKey).toBe(two.publicKey);
  await first.close();
  const second = await openStore(file);
  onEnd(second.close);
  expect((await storedVapid(second.store.sql)).publicKey).toBe(one.publicKey);
  const other = await openStore(join(tempFolder(), 'b.sqlite'));
  onEnd(other.close);
  expect((await storedVapid(other.store.sql)).publicKey).not.toBe(one.publicKey);
});

interface Hooked {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const aHook = async () => {
  const got: Hooked[] = [];
  const answers = { status: 204 };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      got.push({ headers: request.headers, body: body.toString() });
      response.writeHead(answers.status, { location: '/elsewhere' }).end();
    });
  });
  const origin = await listening(server);
  onEnd(() => void server.close());
  const way = hookWay({ clock, outside: { inside: [origin] } });
  const taken = await way.take({ kind: 'hook', url: `${origin}/hooks/secret-path` });
  return { got, answers, way, taken, contact: contactOf('hook', taken), origin };
};

test('a hook is signed as the standard has it, and read by Discord and Slack as it is', async () => {
  const { got, way, taken, contact, origin } = await aHook();
  // The path of such an address lets others write there: it is not shown again.
  expect(taken.label).toBe(new URL(origin).host);
  expect(taken.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(await way.send(contact, aNotice(aWait()))).toEqual({ t: 'sent' });
  const { headers, body } = got[0]!;
  expect(headers['webhook-timestamp']).toBe(String(NOW / 1000));
  const signed = createHmac('sha256', Buffer.from(taken.secret!.slice('whsec_'.length), 'base64'))
    .update(`${headers['webhook-id'] as string}.${NOW / 1000}.${body}`)
    .digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signed}`);
  const line = 'Your turn at The long frontier: Which Caesar acts? https://games.example/#/table/tableA';
  expect(JSON.parse(body)).toMatchObject({
    type: 'turn',
    content: line,
    text: line,
    data: { lang: 'en', tables: [{ table: 'tableA', seat: 1, reminder: false, asked: 'Which Caesar acts?' }] },
  });
  expect(body).not.toContain('"person"');
});

test('told again, a hook has the same name; a reminder and another wait have others', async () => {
  const { got, way, contact } = await aHook();
  for (const wait of [aWait(), aWait(), aWait({ isReminder: true }), aWait({ n: 8 })])
    await way.send(contact, aNotice(wait));
  const ids = got.map((g) => g.headers['webhook-id']);
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
});

test('the name of a table calls nobody in a channel', async () => {
  const { got, way, contact } = await aHook();
  await way.send(contact, aNotice(aWait({ text: 'Your turn at @everyone <!channel>' })));
  const said = JSON.parse(got[0]!.body) as { text: string; allowed_mentions: unknown };
  expect(said.text).toContain('&lt;!channel&gt;');
  expect(said.allowed_mentions).toEqual({ parse: [] });
});

test('what does not answer well is tried again; an address that is gone is given up', async () => {
  const { got, answers, way, contact } = await aHook();
  for (const [status, t] of [
    [500, 'later'],
    [429, 'later'],
    [302, 'later'],
    [404, 'gone'],
    [410, 'gone'],
  ] as const) {
    answers.status = status;
    expect(await way.send(contact, aNotice(aWait()))).toEqual({ t, why: `status ${status}` });
  }
  // A redirect was not followed.
  expect(got).toHaveLength(5);
});

test('a hook that leads inside is refused when it is named, and again when it is used', async () => {
  const way = hookWay({ clock });
  for (const url of [
    'https://localhost:8700/',
    'http://example.org/',
    'https://[::1]/',
    'https://10.0.0.1/x',
    'nonsense',
  ])
    await expect(way.take({ kind: 'hook', url })).rejects.toMatchObject({ reason: { k: 'server.badHook' } });
  const taken = await way.take({ kind: 'hook', url: 'https://localhost/' });
  expect(await way.send(contactOf('hook', taken), aNotice(aWait()))).toEqual({ t: 'gone', why: 'not-outside' });
});
