/** A data file as the first release left it: two tables, one of them played at. */
import Database from 'better-sqlite3';
import { aTable, anEvent } from '../src/store/contract.ts';
import type { StoredEvent } from '../src/store/store.ts';

/** What the first release wrote. */
export const ofTheFirstRelease = (file: string): void => {
  const db = new Database(file);
  db.exec(`CREATE TABLE tables (
     id TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, visibility TEXT NOT NULL, created INTEGER NOT NULL,
     updated INTEGER NOT NULL, ended INTEGER NOT NULL, bot_due INTEGER NOT NULL, open_seats INTEGER NOT NULL,
     waiting TEXT NOT NULL, seats TEXT NOT NULL) STRICT;
   CREATE TABLE bodies (
     table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, body TEXT NOT NULL) STRICT;
   CREATE TABLE events (
     table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, n INTEGER NOT NULL, body TEXT NOT NULL) STRICT;
   CREATE UNIQUE INDEX events_order ON events (table_id, n);
   CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
   INSERT INTO facts VALUES ('secret', 'the secret of old');`);
  const events: StoredEvent[] = [
    anEvent(1),
    anEvent(2),
    { ...anEvent(3), body: { t: 'chat', line: { by: 0, room: 'table', text: 'Ave' } } },
    { ...anEvent(4), body: { t: 'undo' } },
  ];
  for (const id of ['a', 'b']) {
    db.prepare("INSERT INTO tables VALUES (?, '', 'toy', 'link', 1, 2, 0, 0, 1, '[0]', '[]')").run(id);
    db.prepare('INSERT INTO bodies VALUES (?, ?)').run(id, JSON.stringify(aTable(id)));
  }
  for (const e of events) db.prepare('INSERT INTO events VALUES (?, ?, ?)').run('a', e.n, JSON.stringify(e));
  db.pragma('application_id = 1415668341');
  db.pragma('user_version = 1');
  db.close();
};
