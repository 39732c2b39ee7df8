/** What surrounds the tables: files and their rights, names of the server and of people, what it says of itself. */
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { accepts, type Offer } from '@tabularium/kernel';
import type { OpenedTable, TableInfo } from '@tabularium/protocol';
import { speaker } from '@tabularium/text';
import { expect, test } from 'vitest';
import { cleanText } from '../src/common/clean-text.ts';
import { ourGames } from '../src/games/games.ts';
import { isStuck } from '../src/http/health.ts';
import { hostCheck } from '../src/http/hosts.ts';
import { readRules } from '../src/http/rules.ts';
import { lockProblem } from '../src/program/lock.ts';
import { backupFile, restoreFile } from '../src/store/backup.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { type Client, newNonce } from './client.ts';
import { isOnFile, openTable, people, post, request, seated, startTest, tempFolder, watch } from './table.ts';
import { propose, takeBack } from './votes.ts';

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

test.runIf(isOnFile)(
  'nobody but the account of the server reads its files: tables, journal, lock, backup, also older ones',
  async () => {
    const data = join(tempFolder(), 'games.sqlite');
    await openSqlite(data).close();
    chmodSync(data, 0o644);
    const server = await startTest({ data });
    await openTable(server.url);
    for (const part of ['', '-wal', '-shm', '.lock']) expect([part, modeOf(data + part)]).toEqual([part, '600']);
    const copy = join(tempFolder(), 'copy.sqlite');
    await backupFile(data, copy);
    expect(modeOf(copy)).toBe('600');
  },
);

test.runIf(isOnFile)('a link to the file finds the lock of the file', async () => {
  const server = await startTest();
  const link = join(tempFolder(), 'link.sqlite');
  symlinkSync(server.data, link);
  await expect(startTest({ data: link })).rejects.toThrow('in use by another server');
});

test.runIf(isOnFile)(
  'a second name of the file does not get around the lock, whether a server runs or not',
  async () => {
    const server = await startTest();
    await openTable(server.url);
    const copy = join(tempFolder(), 'copy.sqlite');
    await backupFile(server.data, copy);
    const link = join(tempFolder(), 'link.sqlite');
    linkSync(server.data, link);
    const refused = 'has 2 names (hard links)';
    await expect(startTest({ data: link })).rejects.toThrow(refused);
    // What was played last is in the journal beside the other name: a backup by this one would lack it.
    await expect(backupFile(link, join(tempFolder(), 'lacking.sqlite'))).rejects.toThrow(refused);
    await expect(restoreFile(copy, link)).rejects.toThrow(refused);
    await server.close();
    await expect(startTest({ data: server.data })).rejects.toThrow(refused);
    rmSync(link);
    const again = await startTest({ data: server.data });
    expect((await request(again.url, '/health')).body).toMatchObject({ ok: true, tables: 1 });
  },
);

test('only a file that somebody else holds is said to be in use', () => {
  expect(lockProblem('f', { code: 'SQLITE_BUSY' }).message).toContain('in use by another server');
  expect(lockProblem('f', { code: 'SQLITE_FULL' }).message).toContain('The disk is full');
  expect(lockProblem('f', { code: 'SQLITE_IOERR' }).message).toMatch(/cannot be written \(SQLITE_IOERR\)/);
});

test.runIf(isOnFile)('a read-only file is not started on, and stays as it is', async () => {
  const data = join(tempFolder(), 'games.sqlite');
  await openSqlite(data).close();
  chmodSync(data, 0o444);
  await expect(startTest({ data })).rejects.toThrow('is read-only');
  expect(modeOf(data)).toBe('444');
});

test.runIf(isOnFile)('no server keeps its games in a file called :memory:', async () => {
  const data = join(tempFolder(), ':memory:');
  await expect(startTest({ data })).rejects.toThrow(':memory: is no name for one');
  expect(existsSync(data)).toBe(false);
});

test.runIf(isOnFile)('a backup into a folder that is not there is refused in words', async () => {
  const server = await startTest();
  const to = join(tempFolder(), 'nowhere', 'copy.sqlite');
  await expect(backupFile(server.data, to)).rejects.toThrow(`${to} cannot be written: there is no folder`);
});

test('health says when the store cannot write, and when everything was held up', async () => {
  const server = await startTest();
  expect((await request(server.url, '/health')).body).toMatchObject({ ok: true, tables: 0 });
  const full = join(tempFolder(), 'full.sqlite');
  const small = openSqlite(full);
  const holder = new Database(full, { timeout: 0 });
  // Somebody who never lets go of the file keeps it from being written, as a full disk does.
  holder.exec('BEGIN IMMEDIATE');
  expect(await small.health()).toEqual({ ok: false, tables: 0, problem: 'the store cannot write' });
  holder.exec('ROLLBACK');
  holder.close();
  await small.close();
  expect([isStuck(40), isStuck(2500)]).toEqual([false, true]);
});

test.runIf(isOnFile)(
  'over HTTP a store that cannot write is 503, and 200 again when it can',
  { timeout: 20_000 },
  async () => {
    const { url, data } = await startTest();
    const beside = new Database(data);
    // Every write that asks whether the file can be written fails from here on, as it would on a full disk.
    beside.exec("CREATE TRIGGER full BEFORE INSERT ON facts BEGIN SELECT RAISE(ABORT, 'full'); END");
    const ill = await request(url, '/health');
    expect(ill.status).toBe(503);
    expect(ill.body).toMatchObject({ ok: false, problem: 'the store cannot write' });
    beside.exec('DROP TRIGGER full');
    beside.close();
    await expect.poll(async () => (await request(url, '/health')).status, { timeout: 10_000 }).toBe(200);
  },
);

test('the server answers under its own names and addresses, and under no name that somebody else has', async () => {
  const isOurs = hostCheck(['games.example.org']);
  const ours = ['localhost:8700', 'LOCALHOST', 'x.localhost', '127.0.0.1:1', '192.168.1.7', '[::1]:8700', undefined];
  for (const host of [...ours, 'games.example.org', 'Games.Example.Org.:443'])
    expect([host, isOurs(host)]).toEqual([host, true]);
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '', 'games.example.org.evil'])
    expect([host, isOurs(host)]).toEqual([host, false]);
  const { port } = await startTest();
  const answer = (lines: readonly string[]) =>
    new Promise<string>((done) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
      socket.once('data', (data) => {
        done(data.toString().split('\r\n')[0]!);
        socket.destroy();
      });
    });
  const upgrade = [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ];
  for (const host of ['evil.example', '127.0.0.1']) {
    const isEvil = host === 'evil.example';
    expect(await answer(['GET /api/tables HTTP/1.1', `Host: ${host}`])).toContain(isEvil ? ' 421 ' : ' 200 ');
    expect(await answer(['GET /ws HTTP/1.1', `Host: ${host}`, `Origin: http://${host}`, ...upgrade])).toContain(
      isEvil ? ' 421 ' : ' 101 ',
    );
  }
});

test('signs that nobody sees are not part of names or talk, but joiners that are written stay', async () => {
  for (const sign of [
    '\u061C',
    '\u200B',
    '\u2028',
    '\u2029',
    '\u202E',
    '\u2060',
    '\uFEFF',
    '\u00AD',
    '\u3164',
    '\u{E0041}',
  ])
    expect(cleanText(`An${sign}na`)).toBe('An na');
  expect(cleanText('\u200DAnna\u200C')).toBe('Anna');
  for (const text of ['👩‍🚀', 'می‌خواهم', 'क्‍ष', 'José Ñandú 🏳️‍🌈']) expect(cleanText(text)).toBe(text);
  const { url } = await startTest();
  const no = await post(url, '/api/tables', { game: 'toy-cards', seats: [{ kind: 'human', name: '\u200B\u3164' }] });
  expect([no.status, no.body.reason?.k]).toEqual([400, 'server.noName']);
});

test('every rule and ruling of every game is told', () => {
  for (const { id, folder } of ourGames.all) {
    const rows = ['RULES.md', 'RULINGS.md'].flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
    const ids = rows.flatMap((row) => /^(?:\| *|- \[)([A-Za-z0-9][\w.-]*)(?: *\||\])/.exec(row)?.[1] ?? []);
    const rules = readRules(folder);
    expect([id, Object.keys(rules)]).toEqual([id, [...new Set(ids.filter((x) => x !== 'id'))]]);
    expect(Object.values(rules).every((r) => r.text.length > 0)).toBe(true);
  }
  const rome = ourGames.all.find(({ folder }) => basename(folder) === 'republic-of-rome')!;
  expect(Object.keys(readRules(rome.folder)).length).toBeGreaterThan(1000);
});

test('an argument of a message that is no text, number or list is shown as three dots', () => {
  const speak = speaker('en', { greet: 'Hello {who}, {n, plural, one {one} other {many}}' });
  const odd = [{ x: 1 }, null, true, [{}]] as never[];
  for (const who of odd) expect(speak.say({ k: 'greet', a: { who, n: 1 } })).toBe('Hello …, one');
  expect(() => speak.say({ k: 'greet', a: { who: 'you', n: {} as never } })).not.toThrow();
});

test('the example bot has an answer to every kind of offer', () => {
  const source = readFileSync(join(import.meta.dirname, '../../docs/example-bot.mjs'), 'utf8');
  const [, body] = /const answers = (\{[\s\S]*?\n\});/.exec(source)!;
  // oxlint-disable-next-line typescript/no-implied-eval -- our own file, which would play if it were imported
  const answers = new Function('pick', `return ${body}`)((list: unknown[]) => list[0]) as Record<
    string,
    (o: Offer) => never
  >;
  const rules: string[] = [];
  const offers: Record<Offer['t'], Offer> = {
    button: { t: 'button', rules },
    pick: { t: 'pick', of: ['a'], rules },
    range: { t: 'range', min: 2, max: 5, rules },
    choose: { t: 'choose', of: ['a', 'b'], min: 1, max: 2, rules },
    allot: { t: 'allot', of: { a: 2, b: 2 }, min: 3, max: 3, rules },
    text: { t: 'text', max: 5, rules },
  };
  for (const offer of Object.values(offers))
    expect([offer.t, accepts(offer, answers[offer.t]!(offer))]).toEqual([offer.t, true]);
});

test('a seat goes to a bot only when its person has been away for a time that fits the table', async () => {
  const WEEK = 604_800;
  let now = Date.now();
  const server = await startTest({ clock: () => now });
  const hand = async (more: Record<string, unknown>, waits: readonly number[]) => {
    const { table, clients } = await seated(server.url, 2, more);
    clients[1]!.close();
    await expect.poll(() => clients[0]!.table.seats[1]!.online).toBe(false);
    const agree = () => propose(clients[0]!, { kind: 'replace', seat: 1, with: 'bot' });
    const seen = [];
    for (const wait of waits) {
      now += wait;
      const answer = await agree();
      seen.push(answer.t === 'no' ? answer.reason.k : answer.t);
    }
    return { table, seen };
  };
  const untimed = await hand({}, [300, 4 * 60_000, 60_000]);
  expect(untimed.seen).toEqual(['server.notAwayLong', 'server.notAwayLong', 'ok']);
  const slow = await hand({ answerTime: WEEK }, [300, 36 * 3_600_000, 6 * 3_600_000]);
  expect(slow.seen).toEqual(['server.notAwayLong', 'server.notAwayLong', 'ok']);
  const info = () => request<TableInfo>(server.url, `/api/tables/${slow.table.id}`);
  expect((await info()).body.seats[1]).toMatchObject({ kind: 'bot', standsIn: true });
  const back = await watch(server.url, slow.table.id, slow.table.seats[1]);
  expect((await takeBack(back)).t).toBe('ok');
  expect((await info()).body.seats[1]).toMatchObject({
    kind: 'human',
    name: people(2)[1]!.kind === 'human' ? 'P1' : '',
  });
});

test('one address may open only so many tables, however slowly; a refused one is not kept', async () => {
  const { url } = await startTest({ limits: { tables: { burst: 2, perSecond: 0 } } });
  const open = () => post<OpenedTable>(url, '/api/tables', { game: 'toy-cards', seats: people(2) });
  const [first] = [await open(), await open()];
  expect(first.status).toBe(201);
  const third = await open();
  expect([third.status, third.body.reason?.k]).toEqual([429, 'server.tooFast']);
  const clone = await post(url, `/api/tables/${first.body.id}/clone`, {}, first.body.owner);
  expect(clone.body.reason?.k).toBe('server.tooFast');
});

test('a seat may do only so much, through however many connections; others are not held up', async () => {
  const { url } = await startTest({ limits: { messages: { burst: 6, perSecond: 0 } } });
  const { table, clients } = await seated(url, 2);
  const second = await watch(url, table.id, table.seats[0]!);
  const mute = async (client: Client) => {
    const answer = await client.ask({ t: 'mute', nonce: newNonce(), on: true });
    return answer.t === 'no' ? answer.reason.k : answer.t;
  };
  const answers: string[] = [];
  for (let i = 0; i < 4; i++) for (const c of [clients[0]!, second]) answers.push(await mute(c));
  const [allowed, tooMuch] = [answers.slice(0, 6), answers.slice(6)];
  expect(allowed).toEqual(allowed.map(() => 'server.notOwner'));
  expect(tooMuch).toEqual(['server.tooFast', 'server.tooFast']);
  expect(await mute(clients[1]!)).toBe('server.notOwner');
});
