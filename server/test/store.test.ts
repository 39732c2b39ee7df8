import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { backupFile, restoreFile } from '../src/store/backup.ts';
import { aSummary, aTable, anEvent, storeContract } from '../src/store/contract.ts';
import { openMemory } from '../src/store/memory.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { ofTheFirstRelease } from './old-file.ts';
import { tempFolder } from './table.ts';

storeContract('memory', openMemory);
storeContract('sqlite', () => openSqlite(join(tempFolder(), 'games.sqlite')));

const aFile = (): string => join(tempFolder(), 'sub/games.sqlite');

test('a file is found again as it was left, and its schema brought up only once', async () => {
  const file = aFile();
  const first = openSqlite(file);
  await first.create(aTable('a'), aSummary());
  await first.append('a', anEvent(1), aSummary());
  const secret = await first.secret();
  await first.close();
  const second = openSqlite(file);
  expect((await second.load('a'))?.events).toEqual([anEvent(1)]);
  expect(await second.secret()).toBe(secret);
  await second.close();
});

/** What this process has locked, as far as the system tells it: numbers of files. */
const locked = (): string[] =>
  readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .flatMap((line) => (line.includes(` ${process.pid} `) ? [line.split(/[: ]+/).at(-3)!] : []));

// Without this lock another process, a backup for instance, takes the memory that they share for left over and empties it. The
// server ended by SIGBUS then.
test.runIf(existsSync('/proc/locks'))('others can tell that the file is in use', async () => {
  const file = aFile();
  const store = openSqlite(file);
  await store.create(aTable('a'), aSummary());
  expect(locked()).toContain(String(statSync(`${file}-shm`).ino));
  await store.close();
});

test('a file that a newer release has written is refused in words, and not touched', async () => {
  const file = aFile();
  await openSqlite(file).close();
  const db = new Database(file);
  db.pragma('user_version = 99');
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  const before = readFileSync(file);
  expect(() => openSqlite(file)).toThrow(/newer release of Tabularium \(schema 99, this one knows up to \d+\)/);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('a file of the first release is brought up with all that is in it, and its moves are counted', async () => {
  const file = join(tempFolder(), 'old.sqlite');
  ofTheFirstRelease(file);
  for (let i = 0; i < 2; i++) {
    const store = openSqlite(file);
    expect((await store.summaries(['a', 'b'])).map((s) => s.inputs)).toEqual([1, 0]);
    expect((await store.load('a'))?.events).toHaveLength(4 + i);
    expect(await store.secret()).toBe('the secret of old');
    await store.append('a', anEvent(5 + i), aSummary({ inputs: 1 }));
    await store.close();
  }
});

test('a database of something else, or no database at all, is refused and not touched', () => {
  const other = join(tempFolder(), 'other.sqlite');
  const db = new Database(other);
  db.exec('CREATE TABLE recipes (soup TEXT)');
  db.close();
  const before = readFileSync(other);
  expect(() => openSqlite(other)).toThrow(/something else/);
  expect(readFileSync(other).equals(before)).toBe(true);
  const text = join(tempFolder(), 'text.sqlite');
  writeFileSync(text, 'This is a letter, not a database. '.repeat(100));
  expect(() => openSqlite(text)).toThrow(/cannot be read as a database/);
});

test('a copy taken while people play is whole, and comes back', async () => {
  const file = aFile();
  const store = openSqlite(file);
  const pack = { name: 'mine-1', content: { cards: ['a'] } };
  await store.create(aTable('a', { pack: pack.name }), aSummary(), [], pack);
  const writing = (async () => {
    for (let n = 1; n <= 200; n++) await store.append('a', anEvent(n), aSummary());
  })();
  const copy = join(tempFolder(), 'copy.sqlite');
  expect(await backupFile(file, copy)).toBe(1);
  await writing;
  await store.close();

  const { tables, kept } = await restoreFile(copy, file);
  expect(tables).toBe(1);
  expect(kept).toBeDefined();
  const again = openSqlite(file);
  const events = (await again.load('a'))!.events;
  expect(events.map((e) => e.n)).toEqual(events.map((_, i) => i + 1));
  expect(await again.pack(pack.name)).toEqual(pack);
  await again.close();
  const old = openSqlite(kept!);
  expect((await old.load('a'))?.events).toHaveLength(200);
  await old.close();
});

test('a damaged copy is not restored over good games', async () => {
  const file = aFile();
  const store = openSqlite(file);
  await store.create(aTable('a'), aSummary());
  await store.close();
  const bad = join(tempFolder(), 'bad.sqlite');
  copyFileSync(file, bad);
  const bytes = readFileSync(bad);
  bytes.fill(0x41, 4096);
  writeFileSync(bad, bytes);
  await expect(restoreFile(bad, file)).rejects.toThrow(/damaged|malformed|cannot be read/);
  const again = openSqlite(file);
  expect(await again.load('a')).toBeDefined();
  await again.close();
});

test('a copy comes to an end however much is written meanwhile', async () => {
  const file = aFile();
  const store = openSqlite(file);
  await store.create(aTable('a', { name: 'x'.repeat(2_000_000) }), aSummary());
  let isDone = false;
  const writing = (async () => {
    for (let n = 1; !isDone; n++) await store.append('a', anEvent(n), aSummary());
  })();
  expect(await backupFile(file, join(tempFolder(), 'copy.sqlite'))).toBe(1);
  isDone = true;
  await writing;
  await store.close();
});

test('what is left of a file that was killed, or damaged, does not get into what is restored', async () => {
  const copy = aFile();
  const good = openSqlite(copy);
  await good.create(aTable('good'), aSummary());
  await good.close();
  const other = aFile();
  const store = openSqlite(other);
  await store.create(aTable('other'), aSummary());
  // A journal whose file is gone, and a file that cannot be read.
  const alone = aFile();
  const damaged = aFile();
  for (const file of [alone, damaged]) mkdirSync(dirname(file));
  copyFileSync(`${other}-wal`, `${alone}-wal`);
  writeFileSync(damaged, 'this is no database '.repeat(1000));
  await store.close();
  expect((await restoreFile(copy, alone)).kept).toBeUndefined();
  const { kept } = await restoreFile(copy, damaged);
  expect(readFileSync(kept!, 'utf8')).toMatch(/^this is no database/);
  for (const file of [alone, damaged]) {
    const again = openSqlite(file);
    expect(await again.summaries(['good', 'other'])).toMatchObject([{ id: 'good' }]);
    await again.close();
  }
});
