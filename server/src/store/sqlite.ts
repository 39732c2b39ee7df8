/** Tables in one SQLite file. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { codeOf, reasonOf } from '../program/cannot-start.ts';
import { packed, type Texts, unpacked } from './archive.ts';
import { Conflict } from './conflict.ts';
import { forOwnerOnly, isReadOnly } from './file-rights.ts';
import { FORSAKEN } from './forsaken.ts';
import { groupCommit } from './group-commit.ts';
import { checkSchema, migrateSchema, UnusableFile } from './migrations.ts';
import { COLUMNS, changed, fromRow, RESULT_LEFT, type Row } from './rows.ts';
import type { Store, StoredEvent, StoredTable, SummaryChange } from './store.ts';
import { sqliteSql } from './sql.ts';
import { checked, reading, type Summed, summed } from './summed.ts';
import { FORGET_TABLE } from './forgetting.ts';
import { type Happened, happenedIn, isNews, isQuiet, opened, parseWaits, type Waits, waitsAfter } from './waits.ts';

/** An unchanged summary gets a new `updated` time only after this long. */
const FRESH_MS = 5000;
const MOST_KNOWN = 10_000;

/** Checks a file without changing it. It is opened read-only, because opening for writing would already change it. */
export const checkFile = (file: string): void => {
  if (!existsSync(file) || statSync(file).size === 0) return;
  let db: Database.Database | undefined;
  try {
    db = new Database(file, { readonly: true });
    checkSchema(db, file);
  } catch (e) {
    if (e instanceof UnusableFile) throw e;
    throw new UnusableFile(`${file} cannot be read as a database: ${e instanceof Error ? e.message : String(e)}`);
  } finally {
    db?.close();
  }
};

const openFile = (file: string): Database.Database => {
  mkdirSync(dirname(file), { recursive: true });
  checkFile(file);
  if (isReadOnly(file))
    throw new UnusableFile(
      `${file} is read-only, and games could not be kept. Make it writable, or choose another file.`,
    );
  forOwnerOnly(file);
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  // Every commit reaches the disk before anybody hears of it.
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  // What is deleted is overwritten, so that nothing of it can be found in the file.
  db.pragma('secure_delete = ON');
  db.pragma('busy_timeout = 5000');
  migrateSchema(db);
  for (const beside of ['-wal', '-shm']) if (existsSync(file + beside)) forOwnerOnly(file + beside);
  return db;
};

/** A write that changes nothing of importance, to find out whether the file can be written. */
const PROBE = "INSERT OR REPLACE INTO facts VALUES ('looked', ?)";
/** The probe is a write to the disk, so it is made at most this often. */
const LOOK_MS = 5000;

/** Opens the file and writes once, so that a full disk or missing rights are reported clearly at the start. */
const openOrSay = (file: string): Database.Database => {
  try {
    const db = openFile(file);
    db.prepare(PROBE).run('0');
    return db;
  } catch (e) {
    if (e instanceof UnusableFile) throw e;
    const why = reasonOf(e) === 'SQLITE_FULL' ? 'the disk is full' : reasonOf(e);
    throw new UnusableFile(
      `${file} cannot be written (${why}). Make room or make it writable, or choose another file.`,
    );
  }
};

/** Puts `body`, which holds the events up to `n`, in the place of their lines; false if the game is archived already, or goes on. */
const archiveWith = (db: Database.Database): ((id: string, n: number, body: string) => boolean) => {
  const mark = db.prepare('UPDATE tables SET archived = 1 WHERE id = ? AND ended = 1 AND archived = 0');
  const insert = db.prepare(
    `INSERT INTO archives (table_id, n, inputs, body, sum)
     VALUES ($id, $n, coalesce((SELECT inputs FROM events WHERE table_id = $id AND n = $n), 0), $body, $sum)`,
  );
  const deleteBody = db.prepare('DELETE FROM bodies WHERE table_id = ?');
  const deleteEvents = db.prepare('DELETE FROM events WHERE table_id = ? AND n <= ?');
  return (id, n, text) => {
    if (mark.run(id).changes === 0) return false;
    const [body, sum] = summed(text);
    insert.run({ id, n, body, sum });
    deleteBody.run(id);
    deleteEvents.run(id, n);
    return true;
  };
};

/** Opens the file and creates or upgrades its schema. Refuses a file that a newer release has written. */
export const openSqlite = (file: string, onTrip: (many: number) => void = () => {}): Store => {
  const db = openOrSay(file);
  /** The last summary written for each table, to skip writes that change nothing. */
  const written = new Map<string, { readonly at: number; readonly text: string; readonly waits: Waits }>();
  const { durably, flush } = groupCommit(db, () => written.clear(), onTrip);
  const insertTable = db.prepare(
    `INSERT INTO tables (id, name, game, visibility, created, updated, ended, bot_due, open_seats, waiting, seats, due, pack, imported, code, waits, untold)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertPack = db.prepare('INSERT OR IGNORE INTO packs (name, content) VALUES (?, ?)');
  const selectPack = db.prepare<unknown[], string>('SELECT content FROM packs WHERE name = ?').pluck();
  const packAt = db.prepare<unknown[], string | null>('SELECT pack FROM tables WHERE id = ?').pluck();
  const deletePack = db.prepare(
    'DELETE FROM packs WHERE name = ? AND NOT EXISTS (SELECT 1 FROM tables WHERE pack = packs.name)',
  );
  const insertBody = db.prepare('INSERT INTO bodies (table_id, body, sum) VALUES (?, ?, ?)');
  const insertEvent = db.prepare(
    `INSERT INTO events (table_id, n, body, sum, inputs) SELECT $id, $n, $body, $sum, $inputs
     WHERE NOT EXISTS (SELECT 1 FROM archives WHERE table_id = $id AND n >= $n)`,
  );
  const updateTable = db.prepare(
    'UPDATE tables SET updated = ?, ended = ?, bot_due = ?, open_seats = ?, waiting = ?, seats = ?, due = ?, waits = ?, untold = coalesce(untold, ?) WHERE id = ?',
  );
  const selectBody = db.prepare<unknown[], Summed>('SELECT body, sum FROM bodies WHERE table_id = ?');
  const selectEvents = db.prepare<unknown[], Summed>('SELECT body, sum FROM events WHERE table_id = ? ORDER BY n');
  const selectArchive = db.prepare<unknown[], Summed>('SELECT body, sum FROM archives WHERE table_id = ?');
  const selectArchivable = db
    .prepare<unknown[], string>(
      'SELECT id FROM tables WHERE ended = 1 AND archived = 0 AND updated < ? ORDER BY updated LIMIT ?',
    )
    .pluck();
  const archiver = archiveWith(db);
  const selectSummary = db.prepare<unknown[], Row>(`SELECT ${COLUMNS} FROM tables WHERE id = ?`);
  const selectPublic = db.prepare<unknown[], Row>(
    `SELECT ${COLUMNS} FROM tables WHERE visibility = 'public' AND ended = 0 ORDER BY updated DESC LIMIT ?`,
  );
  const selectBots = db.prepare<unknown[], string>('SELECT id FROM tables WHERE bot_due = 1').pluck();
  const selectOverdue = db
    .prepare<unknown[], string>('SELECT id FROM tables WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?')
    .pluck();
  const moveDue = db.prepare('UPDATE tables SET due = ? WHERE id = ? AND due <= ?');
  const selectWaits = db.prepare<unknown[], string>('SELECT waits FROM tables WHERE id = ?').pluck();
  const selectUntold = db.prepare<unknown[], { readonly id: string; readonly from: number; readonly waits: string }>(
    'SELECT id, untold AS "from", waits FROM tables WHERE untold IS NOT NULL AND untold <= ? ORDER BY untold LIMIT ?',
  );
  const updateUntold = db.prepare('UPDATE tables SET untold = ? WHERE id = ? AND untold = ? AND waits = ?');
  const selectByCode = db
    .prepare<unknown[], string>(
      'SELECT id FROM tables WHERE code = ? AND ended = 0 AND open_seats > 0 ORDER BY created DESC LIMIT 1',
    )
    .pluck();
  const sumImported = db
    .prepare<unknown[], number>('SELECT coalesce(sum(imported), 0) FROM tables WHERE imported IS NOT NULL')
    .pluck();
  const selectStale = db
    .prepare<unknown[], string>(
      'SELECT id FROM tables WHERE imported IS NOT NULL AND updated < ? ORDER BY updated LIMIT ?',
    )
    .pluck();
  const deleteTable = db.prepare('DELETE FROM tables WHERE id = ?');
  const leaveResult = db.prepare(RESULT_LEFT.replace('$1', '?'));
  const forget = FORGET_TABLE.map((text) => db.prepare(text));
  const countTables = db.prepare<unknown[], number>('SELECT count(*) FROM tables').pluck();
  const probe = db.prepare(PROBE);
  let looked = { at: 0, ok: true };
  /** Whether the file can be written, tried at most every few seconds. */
  const canWrite = (): boolean => {
    if (Date.now() - looked.at < LOOK_MS) return looked.ok;
    let ok = true;
    try {
      probe.run(String(Date.now()));
    } catch {
      ok = false;
    }
    looked = { at: Date.now(), ok };
    return ok;
  };
  const selectSecret = db.prepare<unknown[], string>("SELECT value FROM facts WHERE name = 'secret'").pluck();

  /** The only constraints on an event are that its table is there and its number free. */
  const addEvent = (id: string, event: StoredEvent, inputs: number): void => {
    try {
      const [body, sum] = summed(JSON.stringify(event));
      if (insertEvent.run({ id, n: event.n, body, sum, inputs }).changes === 1) return;
    } catch (e) {
      if (!codeOf(e).startsWith('SQLITE_CONSTRAINT')) throw e;
    }
    throw new Conflict(`event ${event.n} of ${id} is there already, or the table is gone`);
  };
  /** As it was written, from the lines of the table or from the archive. */
  const textsOf = (id: string): Texts | undefined => {
    const body = selectBody.get(id);
    const archive = body ? undefined : selectArchive.get(id);
    const past = body ? { body: checked(body), events: [] } : archive && unpacked(checked(archive));
    return past && { body: past.body, events: [...past.events, ...selectEvents.all(id).map(checked)] };
  };

  const waitsOf = (id: string): Waits => parseWaits(selectWaits.get(id) ?? '{}');

  const bringUp = (id: string, happened: Happened, s: SummaryChange): void => {
    const { at } = happened;
    const values = changed(s);
    const text = values.join();
    const last = written.get(id);
    if (last?.text === text && at - last.at < FRESH_MS) return;
    if (written.size > MOST_KNOWN) written.clear();
    const before = last?.waits ?? waitsOf(id);
    const waits = waitsAfter(before, s, happened);
    written.set(id, { at, text, waits });
    updateTable.run(at, ...values, JSON.stringify(waits), isNews(before, waits) ? at : null, id);
  };

  const sql = sqliteSql(db, durably);
  return {
    sql,
    create: (table, s, events, pack) =>
      durably(() => {
        const { id, name, game, visibility, created } = table;
        if (pack) insertPack.run(pack.name, JSON.stringify(pack.content));
        const body = JSON.stringify(table);
        const texts = (events ?? []).map((e) => JSON.stringify(e));
        const bytes = table.origin?.t === 'import' ? texts.reduce((sum, t) => sum + t.length, body.length) : null;
        const waits = waitsAfter({}, s, opened(created, events));
        const untold = isNews({}, waits) ? created : null;
        const rest = [table.pack ?? null, bytes, table.code ?? null, JSON.stringify(waits), untold];
        insertTable.run(id, name, game, visibility, created, created, ...changed(s), ...rest);
        insertBody.run(id, ...summed(body));
        for (const [i, e] of (events ?? []).entries()) {
          const [text, sum] = summed(texts[i]!);
          insertEvent.run({ id, n: e.n, body: text, sum, inputs: s.inputs });
        }
      }),
    append: (id, event, s) =>
      durably(() => {
        addEvent(id, event, s.inputs);
        if (!isQuiet(event)) bringUp(id, happenedIn(event), s);
      }),
    load: async (id) =>
      reading(() => {
        const texts = textsOf(id);
        return (
          texts && {
            table: JSON.parse(texts.body) as StoredTable,
            events: JSON.parse(`[${texts.events.join()}]`) as StoredEvent[],
          }
        );
      }),
    forsaken: async (which, before, most) =>
      (await sql.all<{ id: string }>(FORSAKEN[which], [before, most])).map((r) => r.id),
    archivable: async (before, most) => selectArchivable.all(before, most),
    archive: async (id) => {
      const texts = reading(() => textsOf(id));
      if (!texts) return false;
      const body = await packed(texts);
      let isDone = false;
      await durably(() => {
        isDone = archiver(id, texts.events.length, body);
      });
      return isDone;
    },
    byCode: async (code) => selectByCode.get(code),
    importedBytes: async () => sumImported.get() ?? 0,
    staleImports: async (before, most) => selectStale.all(before, most),
    summaries: async (ids) =>
      ids.flatMap((id) => {
        const row = selectSummary.get(id);
        return row ? [fromRow(row)] : [];
      }),
    listPublic: async (most) => selectPublic.all(most).map(fromRow),
    botsDue: async () => selectBots.all(),
    overdue: async (at, most) => selectOverdue.all(at, most),
    putOff: (id, at, due) =>
      durably(() => {
        written.delete(id);
        moveDue.run(due, id, at);
      }),
    waits: async (ids) =>
      new Map(
        ids.flatMap((id) => {
          const text = selectWaits.get(id);
          return text === undefined ? [] : [[id, parseWaits(text)]];
        }),
      ),
    untold: async (before, most) =>
      selectUntold.all(before, most).map(({ waits, ...rest }) => ({ ...rest, waits: parseWaits(waits) })),
    seenTo: ({ id, from, waits }, next) => durably(() => void updateUntold.run(next, id, from, JSON.stringify(waits))),
    remove: (id) =>
      durably(() => {
        const pack = packAt.get(id);
        deleteTable.run(id);
        leaveResult.run(id);
        for (const statement of forget) statement.run({ 1: id });
        if (typeof pack === 'string') deletePack.run(pack);
      }),
    pack: async (name) => {
      const content = selectPack.get(name);
      return content === undefined ? undefined : { name, content: JSON.parse(content) as unknown };
    },
    secret: async () => {
      const secret = selectSecret.get();
      if (secret === undefined) throw new Error(`${file} has no secret`);
      return secret;
    },
    backup: async (to) => {
      flush();
      await db.backup(to);
    },
    health: async () => {
      const ok = canWrite();
      return { ok, tables: countTables.get() ?? 0, ...(!ok && { problem: 'the store cannot write' }) };
    },
    close: async () => {
      flush();
      db.pragma('wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
};
