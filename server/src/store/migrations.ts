/** The schema of the file, built step by step. A step that has been released never changes. */
import type Database from 'better-sqlite3';
import { CannotStart } from '../program/cannot-start.ts';

const UPGRADES: readonly string[] = [
  // What changes with every move is small and apart from what never changes; events are written one after another,
  // whatever table they belong to.
  `CREATE TABLE tables (
     id TEXT PRIMARY KEY,
     name TEXT NOT NULL,
     game TEXT NOT NULL,
     visibility TEXT NOT NULL,
     created INTEGER NOT NULL,
     updated INTEGER NOT NULL,
     ended INTEGER NOT NULL,
     bot_due INTEGER NOT NULL,
     open_seats INTEGER NOT NULL,
     waiting TEXT NOT NULL,
     seats TEXT NOT NULL
   ) STRICT;
   CREATE INDEX tables_public ON tables (updated) WHERE visibility = 'public' AND ended = 0;
   CREATE INDEX tables_bots ON tables (id) WHERE bot_due = 1;
   CREATE TABLE bodies (
     table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
     body TEXT NOT NULL
   ) STRICT;
   CREATE TABLE events (
     table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
     n INTEGER NOT NULL,
     body TEXT NOT NULL
   ) STRICT;
   CREATE UNIQUE INDEX events_order ON events (table_id, n);
   CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
   INSERT INTO facts VALUES ('secret', lower(hex(randomblob(32))));`,
  // How many inputs there were after an event: who comes back is told what was done since. Only the last one is ever asked.
  `ALTER TABLE events ADD COLUMN inputs INTEGER NOT NULL DEFAULT 0;
   CREATE TEMP TABLE counted AS
     SELECT table_id, max(n) AS n,
            sum(CASE json_extract(body, '$.body.t') WHEN 'input' THEN 1 WHEN 'undo' THEN -1 ELSE 0 END) AS inputs
     FROM events GROUP BY table_id;
   UPDATE events SET inputs = counted.inputs
     FROM counted WHERE events.table_id = counted.table_id AND events.n = counted.n;
   DROP TABLE counted;`,
  // Content packs: each once, for all tables that are played with it.
  `CREATE TABLE packs (name TEXT PRIMARY KEY, content TEXT NOT NULL) STRICT;
   ALTER TABLE tables ADD COLUMN pack TEXT REFERENCES packs (name);
   CREATE INDEX tables_pack ON tables (pack) WHERE pack IS NOT NULL;`,
  // When somebody's time to answer is over: the tables of which nobody is timed need never be looked at.
  `ALTER TABLE tables ADD COLUMN due INTEGER;
   CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;`,
  // A check sum beside every text, so that a damaged page is noticed when it is read; older texts have none. And how
  // many bytes came with an imported game: there is a quota for those, and they expire.
  `ALTER TABLE events ADD COLUMN sum INTEGER;
   ALTER TABLE bodies ADD COLUMN sum INTEGER;
   ALTER TABLE tables ADD COLUMN imported INTEGER;
   UPDATE tables SET imported =
     (SELECT length(body) FROM bodies WHERE table_id = id) +
     coalesce((SELECT sum(length(body)) FROM events WHERE table_id = id), 0)
     WHERE (SELECT json_extract(body, '$.origin.t') FROM bodies WHERE table_id = id) = 'import';
   CREATE INDEX tables_imported ON tables (updated, imported) WHERE imported IS NOT NULL;`,
  // Short codes that lead people to a table; older tables have none.
  `ALTER TABLE tables ADD COLUMN code TEXT;
   CREATE INDEX tables_code ON tables (code, created) WHERE code IS NOT NULL;`,
  // People, if they want to be known on several devices. A hold is good only as long as the seat is known by that hash; the
  // seat -1 stands for the table itself, which its owner holds.
  `CREATE TABLE people (id TEXT PRIMARY KEY, created INTEGER NOT NULL) STRICT;
   CREATE TABLE sessions (
     hash TEXT PRIMARY KEY,
     id TEXT NOT NULL,
     person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     label TEXT NOT NULL,
     created INTEGER NOT NULL,
     seen INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX sessions_person ON sessions (person);
   CREATE INDEX sessions_seen ON sessions (seen);
   CREATE TABLE codes (
     hash TEXT PRIMARY KEY,
     person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     expires INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX codes_person ON codes (person);
   CREATE INDEX codes_expires ON codes (expires);
   CREATE TABLE holds (
     person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     table_id TEXT NOT NULL,
     seat INTEGER NOT NULL,
     token_hash TEXT NOT NULL,
     since INTEGER NOT NULL,
     PRIMARY KEY (person, table_id, seat)
   ) STRICT;
   CREATE INDEX holds_table ON holds (table_id, seat);`,
  // Passkeys, with which people sign in anywhere, and what browsers were asked to sign with them.
  `CREATE TABLE passkeys (
     credential TEXT PRIMARY KEY,
     id TEXT NOT NULL,
     person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     public_key TEXT NOT NULL,
     counter INTEGER NOT NULL,
     label TEXT NOT NULL,
     created INTEGER NOT NULL,
     used INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX passkeys_person ON passkeys (person);
   CREATE TABLE challenges (
     hash TEXT PRIMARY KEY,
     person TEXT REFERENCES people (id) ON DELETE CASCADE,
     expires INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX challenges_person ON challenges (person);
   CREATE INDEX challenges_expires ON challenges (expires);`,
  // Who an issuer of the operator says that somebody is, and what was begun there.
  `CREATE TABLE identities (
     issuer TEXT NOT NULL,
     sub TEXT NOT NULL,
     person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     created INTEGER NOT NULL,
     PRIMARY KEY (issuer, sub)
   ) STRICT;
   CREATE INDEX identities_person ON identities (person);
   CREATE TABLE issuer_begun (
     hash TEXT PRIMARY KEY,
     verifier TEXT NOT NULL,
     nonce TEXT NOT NULL,
     person TEXT REFERENCES people (id) ON DELETE CASCADE,
     expires INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX issuer_begun_person ON issuer_begun (person);
   CREATE INDEX issuer_begun_expires ON issuer_begun (expires);`,
  // Results of finished games, written once: `kept` says for which tables that is done. Who played is apart from what everybody at
  // the table knows, and goes with the person. Ratings are in millionths; `rated` is the order in which games were counted.
  `ALTER TABLE tables ADD COLUMN kept INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX tables_kept ON tables (updated) WHERE ended = 1 AND kept = 0;
   CREATE TABLE results (
     table_id TEXT PRIMARY KEY,
     game TEXT NOT NULL,
     series TEXT NOT NULL,
     ended INTEGER NOT NULL,
     rated INTEGER NOT NULL,
     shown INTEGER NOT NULL DEFAULT 0,
     gone INTEGER NOT NULL DEFAULT 0,
     body TEXT NOT NULL
   ) STRICT;
   CREATE INDEX results_shown ON results (ended, table_id) WHERE shown = 1;
   CREATE INDEX results_shown_of ON results (game, ended, table_id) WHERE shown = 1;
   CREATE INDEX results_unrated ON results (ended, table_id) WHERE rated = 1;
   CREATE INDEX results_series ON results (series, ended);
   CREATE INDEX results_gone ON results (table_id) WHERE gone = 1;
   CREATE TABLE result_seats (
     table_id TEXT NOT NULL REFERENCES results (table_id) ON DELETE CASCADE,
     seat INTEGER NOT NULL,
     token_hash TEXT NOT NULL,
     agreed INTEGER NOT NULL DEFAULT 0,
     PRIMARY KEY (table_id, seat)
   ) STRICT;
   CREATE TABLE played (
     person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     table_id TEXT NOT NULL REFERENCES results (table_id) ON DELETE CASCADE,
     seat INTEGER NOT NULL,
     game TEXT NOT NULL,
     scenario TEXT NOT NULL,
     sides TEXT NOT NULL,
     came TEXT NOT NULL,
     counted INTEGER NOT NULL,
     words_kept INTEGER NOT NULL,
     words_broken INTEGER NOT NULL,
     ended INTEGER NOT NULL,
     first INTEGER NOT NULL,
     mu INTEGER,
     sigma INTEGER,
     PRIMARY KEY (person, table_id, seat)
   ) STRICT;
   CREATE INDEX played_ended ON played (person, ended, table_id);
   CREATE INDEX played_table ON played (table_id);
   CREATE TABLE ratings (
     person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     game TEXT NOT NULL,
     mu INTEGER NOT NULL,
     sigma INTEGER NOT NULL,
     games INTEGER NOT NULL,
     PRIMARY KEY (person, game)
   ) STRICT;
   CREATE TABLE rated (
     game TEXT NOT NULL,
     n INTEGER NOT NULL,
     table_id TEXT NOT NULL UNIQUE REFERENCES results (table_id) ON DELETE CASCADE,
     PRIMARY KEY (game, n)
   ) STRICT;`,
  // Finished games that nobody touches: what they began with and their events up to `n`, compressed; bodies and events have
  // no lines for them. A release from before finds nothing there, and cannot play on from the beginning.
  `ALTER TABLE tables ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX tables_running ON tables (created) WHERE ended = 0;
   CREATE INDEX tables_archivable ON tables (updated) WHERE ended = 1 AND archived = 0;
   CREATE TABLE archives (
     table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
     n INTEGER NOT NULL,
     inputs INTEGER NOT NULL,
     body TEXT NOT NULL,
     sum INTEGER
   ) STRICT;`,
  // Since when people are waited for, kept with the summary, and since when somebody is waited for of whom it was not seen to that
  // they are told (untold). Where people can be reached, what they chose, what is to be sent (their turn, or a reminder), and what
  // costs others something and is therefore counted (spent).
  `ALTER TABLE tables ADD COLUMN waits TEXT NOT NULL DEFAULT '{}';
   ALTER TABLE tables ADD COLUMN untold INTEGER;
   CREATE INDEX tables_untold ON tables (untold) WHERE untold IS NOT NULL;
   CREATE TABLE contacts (
     id TEXT PRIMARY KEY,
     person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     kind TEXT NOT NULL,
     address TEXT NOT NULL,
     label TEXT NOT NULL,
     created INTEGER NOT NULL,
     confirmed INTEGER,
     code TEXT,
     code_until INTEGER,
     code_tries INTEGER NOT NULL DEFAULT 0,
     sent INTEGER,
     stopped INTEGER,
     why TEXT,
     error TEXT,
     taken_until INTEGER NOT NULL DEFAULT 0
   ) STRICT;
   CREATE UNIQUE INDEX contacts_person ON contacts (person, kind, address);
   CREATE TABLE choices (
     person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
     body TEXT NOT NULL
   ) STRICT;
   CREATE TABLE table_choices (
     person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     table_id TEXT NOT NULL,
     ways TEXT NOT NULL,
     PRIMARY KEY (person, table_id)
   ) STRICT;
   CREATE INDEX table_choices_table ON table_choices (table_id);
   CREATE TABLE deliveries (
     contact TEXT NOT NULL REFERENCES contacts (id) ON DELETE CASCADE,
     table_id TEXT NOT NULL,
     seat INTEGER NOT NULL,
     n INTEGER NOT NULL,
     kind TEXT NOT NULL,
     at INTEGER NOT NULL,
     due INTEGER,
     tries INTEGER NOT NULL DEFAULT 0,
     error TEXT,
     PRIMARY KEY (contact, table_id, seat, n, kind)
   ) STRICT;
   CREATE INDEX deliveries_due ON deliveries (due) WHERE due IS NOT NULL;
   CREATE INDEX deliveries_table ON deliveries (table_id);
   CREATE INDEX deliveries_at ON deliveries (at);
   CREATE TABLE reminders (
     table_id TEXT NOT NULL,
     seat INTEGER NOT NULL,
     n INTEGER NOT NULL,
     at INTEGER NOT NULL,
     PRIMARY KEY (table_id, seat, n)
   ) STRICT;
   CREATE TABLE spent (what TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
   CREATE INDEX spent_what ON spent (what, at);
   CREATE INDEX spent_at ON spent (at);`,
];

/** Marks a SQLite file as ours: "Tabu". */
const OURS = 0x54616275;

/** The file cannot be used and was not changed. The message is for the person who runs the server. */
export class UnusableFile extends CannotStart {
  override readonly name = 'UnusableFile';
}

/** Throws unless this file is empty or one of ours that this release can read. Changes nothing. */
export const checkSchema = (db: Database.Database, file: string): void => {
  const found = version(db);
  const known = UPGRADES.length;
  if (found === 0 && db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get() === 0) return;
  if (db.pragma('application_id', { simple: true }) !== OURS)
    throw new UnusableFile(`${file} is a database of something else. Nothing was changed. Choose another file.`);
  if (found > known)
    throw new UnusableFile(
      `${file} was written by a newer release of Tabularium (schema ${found}, this one knows up to ${known}). Nothing was changed. Use the newer release, or another file.`,
    );
};

/** Brings the schema up to date. Each step is one transaction. */
export const migrateSchema = (db: Database.Database): void => {
  for (let step = version(db); step < UPGRADES.length; step++) {
    db.transaction(() => {
      db.exec(UPGRADES[step]!);
      db.pragma(`application_id = ${OURS}`);
      db.pragma(`user_version = ${step + 1}`);
    })();
  }
};

export const isPresent = (db: Database.Database): boolean => version(db) === UPGRADES.length;

const version = (db: Database.Database): number => Number(db.pragma('user_version', { simple: true }));
