/**
 * The schema in Postgres, built step by step. A step that has been released never changes, and it only adds: while a new
 * release is rolled out, processes of the one before go on writing. What takes something away comes a release later, and
 * raises `least`.
 */
import type { Client } from 'pg';
import { CannotStart, codeOf } from '../program/cannot-start.ts';

/** Compared byte by byte: quicker, and an index outlives a change of the machine's collations. */
const ID = 'text COLLATE "C"';

const STEPS: readonly string[] = [
  `CREATE TABLE facts (name ${ID} PRIMARY KEY, value text NOT NULL);
   INSERT INTO facts VALUES ('secret', encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex'));
   CREATE TABLE packs (name ${ID} PRIMARY KEY, content text NOT NULL);
   -- Lines are written again and again, so there is room for the next version of a line on its page.
   CREATE TABLE tables (
     id ${ID} PRIMARY KEY,
     name text NOT NULL,
     game text NOT NULL,
     visibility text NOT NULL,
     created bigint NOT NULL,
     updated bigint NOT NULL,
     ended integer NOT NULL,
     bot_due integer NOT NULL,
     open_seats integer NOT NULL,
     waiting text NOT NULL,
     seats text NOT NULL,
     due bigint,
     pack ${ID} REFERENCES packs (name),
     imported bigint,
     code ${ID},
     claimed_until bigint NOT NULL DEFAULT 0
   ) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
   CREATE INDEX tables_public ON tables (updated) WHERE visibility = 'public' AND ended = 0;
   CREATE INDEX tables_bots ON tables (id) WHERE bot_due = 1;
   CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
   CREATE INDEX tables_pack ON tables (pack) WHERE pack IS NOT NULL;
   CREATE INDEX tables_imported ON tables (updated, imported) WHERE imported IS NOT NULL;
   CREATE INDEX tables_code ON tables (code, created) WHERE code IS NOT NULL;
   -- Text, not jsonb: keys keep their order, so that a game is restored byte for byte.
   CREATE TABLE bodies (table_id ${ID} PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, body text NOT NULL);
   -- No reference to tables: it would lock the table's line with every move.
   CREATE TABLE events (
     table_id ${ID} NOT NULL,
     n integer NOT NULL,
     inputs integer NOT NULL,
     body text NOT NULL,
     PRIMARY KEY (table_id, n)
   ) WITH (autovacuum_vacuum_insert_scale_factor = 0.05);
   CREATE TABLE people (id ${ID} PRIMARY KEY, created bigint NOT NULL);
   CREATE TABLE sessions (
     hash ${ID} PRIMARY KEY,
     id ${ID} NOT NULL,
     person ${ID} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     label text NOT NULL,
     created bigint NOT NULL,
     seen bigint NOT NULL
   );
   CREATE INDEX sessions_person ON sessions (person);
   CREATE INDEX sessions_seen ON sessions (seen);
   CREATE TABLE codes (
     hash ${ID} PRIMARY KEY,
     person ${ID} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     expires bigint NOT NULL
   );
   CREATE INDEX codes_person ON codes (person);
   CREATE INDEX codes_expires ON codes (expires);
   CREATE TABLE holds (
     person ${ID} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     table_id ${ID} NOT NULL,
     seat integer NOT NULL,
     token_hash text NOT NULL,
     since bigint NOT NULL,
     PRIMARY KEY (person, table_id, seat)
   );
   CREATE INDEX holds_table ON holds (table_id, seat);
   -- The processes that serve, and who looks at what in each. It need not outlive a crash of the database.
   CREATE UNLOGGED TABLE processes (id ${ID} PRIMARY KEY, beat bigint NOT NULL);
   CREATE UNLOGGED TABLE viewers (
     table_id ${ID} NOT NULL,
     eye ${ID} NOT NULL,
     process ${ID} NOT NULL,
     many integer NOT NULL,
     PRIMARY KEY (table_id, eye, process)
   );
   CREATE INDEX viewers_process ON viewers (process);`,
  `CREATE TABLE passkeys (
     credential ${ID} PRIMARY KEY,
     id ${ID} NOT NULL,
     person ${ID} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     public_key text NOT NULL,
     counter bigint NOT NULL,
     label text NOT NULL,
     created bigint NOT NULL,
     used bigint NOT NULL
   );
   CREATE INDEX passkeys_person ON passkeys (person);
   CREATE TABLE challenges (
     hash ${ID} PRIMARY KEY,
     person ${ID} REFERENCES people (id) ON DELETE CASCADE,
     expires bigint NOT NULL
   );
   CREATE INDEX challenges_person ON challenges (person);
   CREATE INDEX challenges_expires ON challenges (expires);`,
  `CREATE TABLE identities (
     issuer ${ID} NOT NULL,
     sub ${ID} NOT NULL,
     person ${ID} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     created bigint NOT NULL,
     PRIMARY KEY (issuer, sub)
   );
   CREATE INDEX identities_person ON identities (person);
   CREATE TABLE issuer_begun (
     hash ${ID} PRIMARY KEY,
     verifier text NOT NULL,
     nonce text NOT NULL,
     person ${ID} REFERENCES people (id) ON DELETE CASCADE,
     expires bigint NOT NULL
   );
   CREATE INDEX issuer_begun_person ON issuer_begun (person);
   CREATE INDEX issuer_begun_expires ON issuer_begun (expires);`,
  // Results of finished games, written once: `kept` says for which tables that is done. Who played is apart from what everybody at
  // the table knows, and goes with the person. Ratings are in millionths; `rated` is the order in which games were counted.
  `ALTER TABLE tables ADD COLUMN kept integer NOT NULL DEFAULT 0;
   CREATE INDEX tables_kept ON tables (updated) WHERE ended = 1 AND kept = 0;
   CREATE TABLE results (
     table_id ${ID} PRIMARY KEY,
     game text NOT NULL,
     series ${ID} NOT NULL,
     ended bigint NOT NULL,
     rated integer NOT NULL,
     shown integer NOT NULL DEFAULT 0,
     gone integer NOT NULL DEFAULT 0,
     body text NOT NULL
   );
   CREATE INDEX results_shown ON results (ended, table_id) WHERE shown = 1;
   CREATE INDEX results_shown_of ON results (game, ended, table_id) WHERE shown = 1;
   CREATE INDEX results_unrated ON results (ended, table_id) WHERE rated = 1;
   CREATE INDEX results_series ON results (series, ended);
   CREATE INDEX results_gone ON results (table_id) WHERE gone = 1;
   CREATE TABLE result_seats (
     table_id ${ID} NOT NULL REFERENCES results (table_id) ON DELETE CASCADE,
     seat integer NOT NULL,
     token_hash text NOT NULL,
     agreed integer NOT NULL DEFAULT 0,
     PRIMARY KEY (table_id, seat)
   );
   CREATE TABLE played (
     person ${ID} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     table_id ${ID} NOT NULL REFERENCES results (table_id) ON DELETE CASCADE,
     seat integer NOT NULL,
     game text NOT NULL,
     scenario text NOT NULL,
     sides text NOT NULL,
     came text NOT NULL,
     counted integer NOT NULL,
     words_kept integer NOT NULL,
     words_broken integer NOT NULL,
     ended bigint NOT NULL,
     first integer NOT NULL,
     mu bigint,
     sigma bigint,
     PRIMARY KEY (person, table_id, seat)
   );
   CREATE INDEX played_ended ON played (person, ended, table_id);
   CREATE INDEX played_table ON played (table_id);
   CREATE TABLE ratings (
     person ${ID} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     game ${ID} NOT NULL,
     mu bigint NOT NULL,
     sigma bigint NOT NULL,
     games integer NOT NULL,
     PRIMARY KEY (person, game)
   );
   CREATE TABLE rated (
     game ${ID} NOT NULL,
     n integer NOT NULL,
     table_id ${ID} NOT NULL UNIQUE REFERENCES results (table_id) ON DELETE CASCADE,
     PRIMARY KEY (game, n)
   );`,
  // Finished games that nobody touches: what they began with and their events up to `n`, compressed; bodies and events have
  // no lines for them. A release from before finds nothing there, and cannot play on from the beginning.
  `ALTER TABLE tables ADD COLUMN archived integer NOT NULL DEFAULT 0;
   CREATE INDEX tables_running ON tables (created) WHERE ended = 0;
   CREATE INDEX tables_archivable ON tables (updated) WHERE ended = 1 AND archived = 0;
   CREATE TABLE archives (
     table_id ${ID} PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
     n integer NOT NULL,
     inputs integer NOT NULL,
     body text NOT NULL
   );
   -- It is compressed already.
   ALTER TABLE archives ALTER COLUMN body SET STORAGE EXTERNAL;`,
  // Since when people are waited for, kept with the summary, and since when somebody is waited for of whom it was not seen to that
  // they are told (untold). Where people can be reached, what they chose, what is to be sent (their turn, or a reminder), and what
  // costs others something and is therefore counted (spent).
  `ALTER TABLE tables ADD COLUMN waits text NOT NULL DEFAULT '{}';
   ALTER TABLE tables ADD COLUMN untold bigint;
   CREATE INDEX tables_untold ON tables (untold) WHERE untold IS NOT NULL;
   ALTER TABLE viewers ADD COLUMN looking integer NOT NULL DEFAULT 0;
   CREATE TABLE contacts (
     id ${ID} PRIMARY KEY,
     person ${ID} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     kind text NOT NULL,
     address text NOT NULL,
     label text NOT NULL,
     created bigint NOT NULL,
     confirmed bigint,
     code text,
     code_until bigint,
     code_tries integer NOT NULL DEFAULT 0,
     sent bigint,
     stopped bigint,
     why text,
     error text,
     taken_until bigint NOT NULL DEFAULT 0
   );
   CREATE UNIQUE INDEX contacts_person ON contacts (person, kind, address);
   CREATE TABLE choices (
     person ${ID} PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
     body text NOT NULL
   );
   CREATE TABLE table_choices (
     person ${ID} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
     table_id ${ID} NOT NULL,
     ways text NOT NULL,
     PRIMARY KEY (person, table_id)
   );
   CREATE INDEX table_choices_table ON table_choices (table_id);
   CREATE TABLE deliveries (
     contact ${ID} NOT NULL REFERENCES contacts (id) ON DELETE CASCADE,
     table_id ${ID} NOT NULL,
     seat integer NOT NULL,
     n integer NOT NULL,
     kind text NOT NULL,
     at bigint NOT NULL,
     due bigint,
     tries integer NOT NULL DEFAULT 0,
     error text,
     PRIMARY KEY (contact, table_id, seat, n, kind)
   );
   CREATE INDEX deliveries_due ON deliveries (due) WHERE due IS NOT NULL;
   CREATE INDEX deliveries_table ON deliveries (table_id);
   CREATE INDEX deliveries_at ON deliveries (at);
   CREATE TABLE reminders (
     table_id ${ID} NOT NULL,
     seat integer NOT NULL,
     n integer NOT NULL,
     at bigint NOT NULL,
     PRIMARY KEY (table_id, seat, n)
   );
   CREATE TABLE spent (what ${ID} NOT NULL, at bigint NOT NULL);
   CREATE INDEX spent_what ON spent (what, at);
   CREATE INDEX spent_at ON spent (at);`,
];

/** "Tabu": the first half of the key of our advisory lock. */
const OURS = 0x54616275;
const OLDEST_SERVER = 150_000;

/** Brings the schema up to date, each step whole or not at all. One process does it while others wait. */
export const migratePostgres = async (db: Client, schema: string): Promise<void> => {
  await demandServer(db);
  await whileLocked(db, schema, async () => {
    if (schema !== 'public') await db.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
    const { found, least } = await versionOf(db);
    if (least > STEPS.length)
      throw new CannotStart(
        `The database was brought up to date by a newer release of Tabularium (schema ${found}, this one knows up to ${STEPS.length}). Nothing was changed. Use the newer release, or another database.`,
      );
    for (let step = found; step < STEPS.length; step++) await migrateTo(db, step);
  });
};

/** No server starts on the schema meanwhile: each waits for this lock first. */
export const whileLocked = async <T>(db: Client, schema: string, work: () => Promise<T>): Promise<T> => {
  await db.query('SELECT pg_advisory_lock($1, hashtext($2))', [OURS, schema]);
  try {
    return await work();
  } finally {
    // What failed in the middle of a transaction leaves it refusing everything; the lock goes with the connection then.
    await db.query('SELECT pg_advisory_unlock($1, hashtext($2))', [OURS, schema]).catch(() => {});
  }
};

const demandServer = async (db: Client): Promise<void> => {
  const { rows } = await db.query<{ version: string; encoding: string }>(
    "SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding",
  );
  const { version, encoding } = rows[0]!;
  if (Number(version) < OLDEST_SERVER) throw new CannotStart('The database is older than Postgres 15.');
  if (encoding !== 'UTF8') throw new CannotStart(`The database is encoded in ${encoding}; names of people want UTF8.`);
};

const versionOf = async (db: Client): Promise<{ found: number; least: number }> => {
  const { rows } = await db.query<{ there: string | null }>("SELECT to_regclass('facts') AS there");
  if (rows[0]?.there === null) return { found: 0, least: 0 };
  const facts = await explained(() =>
    db.query<{ name: string; value: string }>("SELECT name, value FROM facts WHERE name IN ('schema', 'least')"),
  );
  const named = (name: string): number => Number(facts.rows.find((f) => f.name === name)?.value ?? 0);
  return { found: named('schema'), least: named('least') };
};

const migrateTo = async (db: Client, step: number): Promise<void> => {
  await db.query('BEGIN');
  try {
    // Whoever waits for a lock makes everybody behind it wait as well.
    await db.query("SET LOCAL lock_timeout = '5s'");
    await explained(() => db.query(STEPS[step]!));
    await db.query("INSERT INTO facts VALUES ('schema', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value", [
      String(step + 1),
    ]);
    await db.query('COMMIT');
  } catch (e) {
    await db.query('ROLLBACK');
    throw e;
  }
};

const DUPLICATE_TABLE = '42P07';
const NO_COLUMN = '42703';

const explained = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (e) {
    if (![DUPLICATE_TABLE, NO_COLUMN].includes(codeOf(e))) throw e;
    throw new CannotStart(
      'The database has tables of something else. Nothing was changed. Use another database, or a schema of its own: ?schema=NAME',
    );
  }
};
