/** Attacks with files: positions that were never played, changes that fill the memory, uploads that never end. */
import { connect } from 'node:net';
import { digest, type Entry, openGame, patch, randomInput, rng, type State, toFile } from '@tabularium/kernel';
import type { OpenedTable, TableFile, TableInfo } from '@tabularium/protocol';
import { expect, test } from 'vitest';
import { silent } from '../src/common/log.ts';
import { LIMITS_BY_DEFAULT } from '../src/connections/limits.ts';
import { createTable } from '../src/opening/create.ts';
import { importTable } from '../src/opening/import.ts';
import { openMemory } from '../src/store/memory.ts';
import { Tables } from '../src/tables/tables.ts';
import { startPool } from '../src/workers/pool.ts';
import { onEnd, playOn, post, request, seated, startTest } from './table.ts';
import { toyCards } from './toy-cards.ts';
import { toyGames } from './toy-games.ts';

/** A whole game that was played by the rules, away from the server. */
const finished = (): TableFile => {
  const opened = openGame(toyCards, 2, {}, { t: 'seed', seed: 'x' });
  const { below } = rng('answers');
  while (!opened.match.state.over) {
    const seat = opened.match.engine.waitingFor(opened.match.state)[0]!;
    opened.match.play(randomInput(opened.match.question(seat)!, seat, below)!);
  }
  return structuredClone(toFile(opened));
};

/** The file with other changes: digests are made to fit, as an attacker would. */
const forged = (
  change: (state: State<unknown>) => void,
  entry: (e: Entry, i: number) => Entry = (e) => e,
): TableFile => {
  const file = finished();
  const start = structuredClone(file.start);
  change(start);
  let state = structuredClone(start);
  const entries = file.entries.map((e, i) => {
    const made = entry(e, i);
    try {
      state = patch(state, made.diff);
    } catch {
      // The position is spoilt from here on; whoever reads the file must notice.
    }
    return { ...made, digest: digest(state) };
  });
  return { ...file, start, entries };
};

const importing = (url: string, file: unknown) => post<OpenedTable>(url, '/api/tables/import', { file });
const originOf = async (url: string, id: string) => (await request<TableInfo>(url, `/api/tables/${id}`)).body.origin;

test('a forged game is not sealed by being exported, and never becomes one that can be played on', async () => {
  const { url } = await startTest();
  const lie = forged((s) => (s.g as { played: string[] }).played.push('card:never-dealt'));
  const first = await importing(url, lie);
  expect(first.status).toBe(201);
  expect(await originOf(url, first.body.id)).toEqual({ t: 'import', verified: false });
  const file = JSON.parse((await request(url, `/api/tables/${first.body.id}/export`)).text) as TableFile;
  expect(file.seal).toBeUndefined();
  const second = await importing(url, file);
  expect(second.status).toBe(201);
  expect(await originOf(url, second.body.id)).toEqual({ t: 'import', verified: false });
  const clone = await post(url, `/api/tables/${second.body.id}/clone`, { input: 1 });
  expect(clone.body.reason?.k).toBe('server.unchecked');
});

test('what was verified, or played here, is sealed', async () => {
  const { url } = await startTest();
  const { table, clients } = await seated(url);
  await playOn(clients);
  const exported = async (id: string) => JSON.parse((await request(url, `/api/tables/${id}/export`)).text) as TableFile;
  const file = await exported(table.id);
  expect(file.seal).toMatch(/^[0-9a-f]{64}$/);
  const { body } = await importing(url, finished());
  expect((await exported(body.id)).seal).toMatch(/^[0-9a-f]{64}$/);
});

const EMPTY = (s: State<unknown>): void => {
  (s.g as { hoard: unknown[] }).hoard = [];
};
/** The first change also does this to an empty list of the position. */
const first =
  (path: readonly (string | number)[], value: unknown) =>
  (e: Entry, i: number): Entry =>
    i === 0 ? { ...e, diff: [...e.diff, [['g', 'hoard', ...path], value]] } : e;

test.each([
  ['a length', first(['length'], 5000)],
  ['a hole', first([5000], 1)],
])('a change that gives a list %s it does not have is refused', async (_, change) => {
  const { url } = await startTest();
  const { status, body } = await importing(url, forged(EMPTY, change));
  expect(status).toBe(400);
  expect(body.problems?.at(-1)).toEqual({ k: 'server.file.position', a: { input: 1 } });
});

test('a position of absurd size is refused, at the start or later', async () => {
  const { url } = await startTest();
  const large = Array.from({ length: 300_000 }, () => 0);
  const early = await importing(
    url,
    forged((s) => ((s.g as { hoard: unknown[] }).hoard = large)),
  );
  expect(early.body.problems?.at(-1)).toEqual({ k: 'server.file.stateSize', a: { input: 0 } });
  const later = await importing(url, forged(EMPTY, first([0], large)));
  expect(later.body.problems?.at(-1)).toEqual({ k: 'server.file.stateSize', a: { input: 1 } });
});

test('a file that says it was brought to newer rules is refused', async () => {
  const { url } = await startTest();
  const upgrade = (e: Entry, i: number): Entry => (i === 0 ? { ...e, input: { by: -1, verb: 'upgrade', arg: 99 } } : e);
  const { body } = await importing(
    url,
    forged(() => {}, upgrade),
  );
  expect(body.problems?.at(-1)).toEqual({ k: 'server.file.newer', a: { input: 1, version: 99, here: 1 } });
});

/** Begins to send a file and never ends. */
const dribble = (port: number): Promise<void> =>
  new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`POST /api/tables/import HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 1000000\r\n\r\n{`);
      setTimeout(done, 50);
    });
    socket.on('error', failed);
    onEnd(() => void socket.destroy());
  });

test('uploads that never end keep nobody else from importing; one address has only so many', async () => {
  const { url, port } = await startTest({ limits: { uploadMs: 60_000, uploadsPerAddress: 8 } });
  for (let i = 0; i < 7; i++) await dribble(port);
  expect((await importing(url, finished())).status).toBe(201);
  await dribble(port);
  await expect.poll(async () => (await importing(url, finished())).body.reason?.k).toBe('server.tooMany');
});

test('uploads that never end are cut off, and there is room again', async () => {
  const { url, port } = await startTest({ limits: { uploadMs: 300, uploadsPerAddress: 2 } });
  for (let i = 0; i < 2; i++) await dribble(port);
  await expect.poll(async () => (await importing(url, finished())).status, { timeout: 10_000 }).toBe(201);
});

test('imported games have a quota', async () => {
  const bytes = JSON.stringify(finished()).length;
  const { url } = await startTest({ limits: { importedBytes: 2.5 * bytes } });
  expect((await importing(url, finished())).status).toBe(201);
  const refused = [await importing(url, finished()), await importing(url, finished())].find((r) => r.status !== 201);
  expect([refused?.status, refused?.body.reason?.k]).toEqual([503, 'server.importFull']);
});

test('imported games at which nothing happens expire; those played here, or looked at, do not', async () => {
  let now = 1_000_000;
  const store = openMemory();
  const tables = new Tables(store, toyGames, () => now, silent);
  const pool = startPool(toyGames.href, 1000);
  onEnd(() => pool.close());
  const seats = [
    { kind: 'human', name: 'A' },
    { kind: 'human', name: 'B' },
  ] as const;
  const own = await createTable(tables, { game: 'toy-cards', seats: [...seats], visibility: 'link', options: {} });
  const text = JSON.stringify({ file: finished() });
  const [a, b] = [await importTable(tables, pool, text), await importTable(tables, pool, text)];
  const looked = await tables.room(b.id);
  await looked!.enter({ eye: 'public', owner: false, send: () => {} });
  now += 1000;
  await tables.expire({ ...LIMITS_BY_DEFAULT, importedMs: 2000 });
  expect(await store.load(a.id)).toBeDefined();
  now += 1001;
  await tables.expire({ ...LIMITS_BY_DEFAULT, importedMs: 2000 });
  expect([await store.load(a.id), await tables.room(a.id)]).toEqual([undefined, undefined]);
  expect(await store.load(b.id)).toBeDefined();
  expect(await store.load(own.id)).toBeDefined();
});

test('one address may not send any number of megabytes', async () => {
  const { url } = await startTest({ limits: { imports: { burst: 0.001, perSecond: 0 } } });
  expect((await importing(url, finished())).body.reason?.k).toBe('server.tooFast');
});
