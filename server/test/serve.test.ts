/** The server as a whole: its pages, its headers, its beginning and its end. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { catalogProblems } from '@tabularium/text';
import { serverEn, serverWords } from '@tabularium/protocol';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openNotices } from '../src/notices/open.ts';
import { createApp } from '../src/http/app.ts';
import { openapi } from '../src/http/openapi.ts';
import { LIMITS_BY_DEFAULT } from '../src/connections/limits.ts';
import { silent } from '../src/common/log.ts';
import { startServer } from '../src/program/start.ts';
import { openMemory } from '../src/store/memory.ts';
import { Tables } from '../src/tables/tables.ts';
import { Readers } from '../src/connections/readers.ts';
import { startPool } from '../src/workers/pool.ts';
import { Readiness } from '../src/http/ready.ts';
import { newNonce } from './client.ts';
import { isOnFile, openTable, playOn, request, seated, startTest, tempFolder, watch } from './table.ts';
import { toyGames } from './toy-games.ts';

const builtClient = (): string => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script type="module" src="/assets/app-1a2b.js"></script>');
  const script = `console.log(${JSON.stringify('x'.repeat(5000))})`;
  writeFileSync(join(folder, 'assets/app-1a2b.js'), script);
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/app-1a2b.js.gz'), gzipSync(script));
  writeFileSync(join(folder, 'secret.key'), 'not for anybody');
  return folder;
};

test('pages are served with strict headers; built files for ever, the page itself never stale', async () => {
  const { url } = await startTest({ client: builtClient() });
  for (const [path, status] of [
    ['/', 200],
    ['/index.html', 200],
    ['/no/such/page', 404],
    ['/assets/none.js', 404],
  ] as const) {
    const page = await fetch(url + path, { headers: { Accept: 'text/html,*/*' } });
    expect([path, page.status]).toEqual([path, status]);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  }
  for (const [accepted, used] of [
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const script = await fetch(`${url}/assets/app-1a2b.js`, { headers: { 'Accept-Encoding': accepted } });
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect([accepted, script.headers.get('content-encoding')]).toEqual([accepted, used]);
    expect(await script.text()).toContain('console.log');
  }
  expect((await fetch(`${url}/assets/app-1a2b.js.br`)).status).toBe(404);
  const known = await fetch(url, { headers: { 'If-None-Match': (await fetch(url)).headers.get('etag')! } });
  expect(known.status).toBe(304);
  for (const path of ['/secret.key', '/assets/none.js', '/../package.json', '/%2e%2e/package.json', '/api/none'])
    expect([path, (await request(url, path)).status]).toEqual([path, 404]);
});

test('games, rules and the description of the API can be read', async () => {
  const { url } = await startTest();
  const games = await request<{ games: { id: string; bots: string[]; languages: string[] }[] }>(url, '/api/games');
  expect(games.body.games[0]).toMatchObject({ id: 'tetrarchia', languages: ['en', 'es', 'it'] });
  expect(games.body.games[0]!.bots).toContain('random');
  const rules = await request<{ rules: Record<string, { text: string }> }>(url, '/api/rules/tetrarchia');
  expect(rules.body.rules['TET.goal-a']!.text).toMatch(/cooperative/);
  expect(rules.body.rules['TET.A1']).toBeDefined();
  expect((await request(url, '/api/rules/chess')).status).toBe(400);
  const api = await request<{ paths: object; components: { schemas: Record<string, object> } }>(
    url,
    '/api/openapi.json',
  );
  const named = [...api.text.matchAll(/#\/components\/schemas\/(\w+)/g)].map((m) => m[1]!);
  expect(named.filter((name) => !(name in api.body.components.schemas))).toEqual([]);
});

test('every request that is answered is described', async () => {
  const tables = new Tables(openMemory(), toyGames, Date.now, silent);
  const pool = startPool(toyGames.href, 1000);
  const app = createApp({
    tables,
    notices: await openNotices(tables, {}),
    pool,
    limits: LIMITS_BY_DEFAULT,
    origins: [],
    files: new Map(),
    carrierOf: () => undefined,
    addressOf: () => '',
    sockets: () => 0,
    readers: new Readers(LIMITS_BY_DEFAULT, Date.now),
    readiness: new Readiness(),
    isOurHost: () => true,
    lag: () => 0,
  });
  const answered = app.routes
    .filter((r) => r.method !== 'ALL' && /^\/(api|health|readyz)/.test(r.path) && r.path !== '/api/openapi.json')
    .map((r) => `${r.method} ${r.path.replaceAll(/:(\w+)/g, '{$1}')}`);
  const described = Object.entries(openapi()['paths'] as Record<string, object>).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(new Set(described)).toEqual(new Set(answered));
});

test('the words of the server are there in every language', () => {
  for (const language of ['es', 'it']) expect(catalogProblems(serverEn, serverWords[language]!)).toEqual([]);
});

test('a taken port gives the next free one', async () => {
  const first = await startTest();
  const second = await startTest({ port: first.port });
  expect(second.moved).toBe(true);
  expect(second.port).toBeGreaterThan(first.port);
});

test.runIf(isOnFile)('a second server on the same file is refused', async () => {
  const { data } = await startTest();
  await expect(startServer({ port: 0, data })).rejects.toThrow(/in use by another server/);
});

test.runIf(isOnFile)(
  'closing tells everybody, and leaves a file without a journal that goes on where it was',
  async () => {
    const server = await startTest();
    const { table, clients } = await seated(server.url);
    await playOn(clients, 3);
    const bye = clients[0]!.next('bye');
    const closed = clients[1]!.closed();
    await server.close();
    expect((await bye).reason.k).toBe('server.closing');
    expect(await closed).toBe(1001);
    const db = new Database(server.data, { readonly: true });
    expect(db.prepare('SELECT count(*) FROM events').pluck().get()).toBe(3);
    db.close();
    const again = await startTest({ data: server.data });
    const players = await Promise.all(table.seats.map((t) => watch(again.url, table.id, t)));
    expect(players[0]!.scene).toEqual(clients[0]!.scene);
    await playOn(players);
    expect(players[0]!.scene.over).toBeDefined();
  },
);

/** In a fresh tree the command builds the client before it starts, which takes its time on a busy machine. */
const BUILT_MS = 90_000;

test('the command starts, says where it is, and ends cleanly on a signal', { timeout: 2 * BUILT_MS }, async () => {
  const data = join(tempFolder(), 'games.sqlite');
  const root = join(import.meta.dirname, '../..');
  const child = spawn(process.execPath, ['cli/src/main.ts', 'serve', '--port', '0', '--data', data], { cwd: root });
  let out = '';
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  await expect.poll(() => out, { timeout: BUILT_MS }).toMatch(/Tabularium is at http:\S+/);
  const url = /http:\S+/.exec(out)![0];
  const table = await openTable(url, { game: 'tetrarchia' });
  const a = await watch(url, table.id, table.seats[0]);
  await a.ask({ t: 'say', nonce: newNonce(), room: 'table', text: 'Ave' });
  const code = new Promise((done) => child.on('exit', done));
  const bye = a.next('bye');
  child.kill('SIGTERM');
  expect((await bye).reason.k).toBe('server.closing');
  expect(await code).toBe(0);
});

test('a server for everybody says where others find it, and one for this machine does not', async () => {
  const wanted = { port: 0, games: toyGames, client: '/nowhere' };
  const own = await startServer({ ...wanted, data: join(tempFolder(), 'games.sqlite') });
  expect(own.url).toBe(`http://127.0.0.1:${own.port}`);
  expect(own.elsewhere).toEqual([]);
  await own.close();
  const server = await startServer({ ...wanted, host: '0.0.0.0', data: join(tempFolder(), 'games.sqlite') });
  expect(server.url).toBe(`http://localhost:${server.port}`);
  for (const address of server.elsewhere) expect((await fetch(`${address}/health`)).status).toBe(200);
  await server.close();
});

test('the example bot of the documentation plays a seat to the end', async () => {
  const { url } = await startTest();
  const table = await openTable(url, { game: 'tetrarchia', seats: [{ kind: 'open' }, { kind: 'bot', bot: 'random' }] });
  const file = join(import.meta.dirname, '../../docs/example-bot.mjs');
  const child = spawn(process.execPath, [file, url, table.id], { stdio: 'ignore' });
  expect(await new Promise((done) => child.on('exit', done))).toBe(0);
  expect((await request<{ ended: boolean }>(url, `/api/tables/${table.id}`)).body.ended).toBe(true);
});

const command = async (...args: string[]): Promise<{ code: unknown; out: string }> => {
  const root = join(import.meta.dirname, '../..');
  const child = spawn(process.execPath, ['cli/src/main.ts', ...args], { cwd: root });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (out += text.toString()));
  const code = await new Promise((done) => child.on('close', done));
  return { code, out };
};

test.runIf(isOnFile)('backup copies while people play, restore waits for the server to stop', async () => {
  const server = await startTest();
  const { table, clients } = await seated(server.url);
  await playOn(clients, 2);
  const copy = join(tempFolder(), 'copy.sqlite');
  const taken = await command('backup', copy, '--data', server.data, '--json');
  expect(JSON.parse(taken.out)).toMatchObject({ file: copy, tables: 1 });
  expect(await command('backup', copy, '--data', server.data)).toMatchObject({ code: 2 });
  await playOn(clients);
  const early = await command('restore', copy, '--data', server.data);
  expect(early.code).toBe(1);
  expect(early.out).toContain('in use by another server');
  await server.close();
  expect(await command('restore', copy, '--data', server.data)).toMatchObject({ code: 0 });
  const again = await startTest({ data: server.data });
  const back = await watch(again.url, table.id, table.seats[0]);
  expect(back.scene.inputs).toBe(2);
});

test('what keeps the command from starting is said in plain words', async () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'file'), '');
  const serve = (...more: string[]) => command('serve', '--quiet', '--port', '0', ...more);
  const data = join(folder, 'games.sqlite');
  const wrong = [
    await serve('--data', join(folder, 'file/games.sqlite')),
    await serve('--data', data, '--host', '192.0.2.1'),
  ];
  for (const { code, out } of wrong) {
    expect([code, out]).toEqual([1, expect.stringMatching(/^failed: .* Choose another .*\.$/m)]);
    expect(out).not.toMatch(/ at .*:\d+:\d+/);
  }
});
