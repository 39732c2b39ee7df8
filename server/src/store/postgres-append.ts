/** Adding events: one statement, one trip and one write to the disk for all that arrive in the same moment. */
import type { Pool } from 'pg';
import { inBatches } from './batches.ts';
import { Conflict } from './conflict.ts';
import { isRefusal } from './postgres-sql.ts';
import { changed } from './rows.ts';
import type { StoredEvent, SummaryChange } from './store.ts';
import { happenedIn, isQuiet, peopleWaitedFor } from './waits.ts';

export interface Adding {
  readonly id: string;
  readonly event: StoredEvent;
  readonly summary: SummaryChange;
  /** When the event before it happened. */
  readonly after?: number | undefined;
}

/** An unchanged summary gets a new `updated` time only after this long. */
const FRESH_MS = 1000;
const LANES = { lanes: 2, most: 200 };

/** JSON has no raw control characters, so texts that are joined by one come apart again without being escaped. */
const SEPARATOR = '\x1e';
export const joined = (texts: readonly string[]): string => texts.join(SEPARATOR);

/** The same as `waitsAfter`, from what the database has: another process may have written since. */
const WAITS = `(
  SELECT coalesce(jsonb_object_agg(p.seat, CASE
    WHEN t.waits::jsonb -> p.seat IS NULL THEN jsonb_build_array(l.n, l.at, l.at)
    WHEN p.seat = l.acted::text THEN jsonb_build_array(t.waits::jsonb -> p.seat -> 0, t.waits::jsonb -> p.seat -> 1, l.at)
    ELSE t.waits::jsonb -> p.seat END), '{}')::text
  FROM unnest(string_to_array(l.people, ',')) AS p (seat))`;

/**
 * What is not among the answers was not added: the number is taken, the event before it is missing or another (a standby that
 * took over may lack the last ones, and something else may have happened since), or the table is gone. Summaries are compared here and not in the process, because another process
 * may have written since. Ordered, so that two batches never wait for each other crosswise.
 */
const APPEND = `
  WITH input AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], string_to_array($4, chr(30)), $5::bool[], $6::bigint[],
      $7::int[], $8::int[], $9::int[], string_to_array($10, chr(30)), string_to_array($11, chr(30)), $12::bigint[],
      $13::text[], $14::int[], $15::text[])
    AS i (id, n, inputs, body, quiet, at, ended, bot_due, open_seats, waiting, seats, due, people, acted, after)
  ),
  added AS (
    INSERT INTO events (table_id, n, inputs, body)
    SELECT i.id, i.n, i.inputs, i.body FROM input i JOIN tables t ON t.id = i.id
    WHERE (i.n = 1 AND t.archived = 0) OR EXISTS (SELECT 1 FROM events e WHERE e.table_id = i.id AND e.n = i.n - 1
        AND (i.after IS NULL OR e.body::json ->> 'at' = i.after))
      OR (t.archived = 1 AND EXISTS (SELECT 1 FROM archives a WHERE a.table_id = i.id AND a.n = i.n - 1))
    ORDER BY i.id, i.n
    ON CONFLICT DO NOTHING
    RETURNING table_id, n
  ),
  latest AS (
    SELECT DISTINCT ON (i.id) i.* FROM input i JOIN added a ON a.table_id = i.id AND a.n = i.n
    WHERE NOT i.quiet ORDER BY i.id, i.n DESC
  ),
  brought AS (
    UPDATE tables t
    SET updated = l.at, ended = l.ended, bot_due = l.bot_due, open_seats = l.open_seats, waiting = l.waiting,
        seats = l.seats, due = l.due, waits = ${WAITS},
        untold = coalesce(t.untold, CASE WHEN NOT t.waits::jsonb ?& string_to_array(l.people, ',') THEN l.at END)
    FROM latest l
    WHERE t.id = l.id AND (t.updated < l.at - ${FRESH_MS} OR
      (t.ended, t.bot_due, t.open_seats, t.waiting, t.seats, t.due) IS DISTINCT FROM
      (l.ended, l.bot_due, l.open_seats, l.waiting, l.seats, l.due))
  )
  SELECT table_id, n FROM added`;

const valuesOf = (items: readonly Adding[], bodies: readonly string[]): unknown[] => {
  const summaries = items.map((i) => changed(i.summary));
  return [
    items.map((i) => i.id),
    items.map((i) => i.event.n),
    items.map((i) => i.summary.inputs),
    joined(bodies),
    items.map((i) => isQuiet(i.event)),
    items.map((i) => i.event.at),
    summaries.map((s) => s[0]),
    summaries.map((s) => s[1]),
    summaries.map((s) => s[2]),
    joined(summaries.map((s) => s[3])),
    joined(summaries.map((s) => s[4])),
    summaries.map((s) => s[5]),
    items.map((i) => peopleWaitedFor(i.summary).join()),
    items.map((i) => happenedIn(i.event).seat),
    items.map((i) => i.after),
  ];
};

const keyOf = (id: string, n: number): string => `${id}:${n}`;

/** Called with `table:number` of everything that is stored, when the event before it happened, and the event as it is stored. */
export type OnAdded = (key: string, after: number | undefined, body: string) => void;

/** `onTrip` is called with how many go together. */
export const appender = (
  pool: Pool,
  onAdded: OnAdded,
  onTrip: (many: number) => void = () => {},
): ((item: Adding) => Promise<undefined>) => {
  const run = async (items: readonly Adding[]): Promise<readonly (undefined | Error)[]> => {
    onTrip(items.length);
    const bodies = items.map((i) => JSON.stringify(i.event));
    const values = valuesOf(items, bodies);
    const { rows } = await pool.query<{ table_id: string; n: number }>({ name: 'append', text: APPEND, values });
    const added = new Set(rows.map((r) => keyOf(r.table_id, r.n)));
    // Of two with the same number in one batch, only the first was added.
    return items.map(({ id, event: { n }, after }, i) => {
      const key = keyOf(id, n);
      if (!added.delete(key)) return new Conflict(`event ${n} of ${id} is there already, or the table is gone`);
      onAdded(key, after, bodies[i]!);
      return undefined;
    });
  };
  const alone = (item: Adding): Promise<undefined | Error> =>
    run([item]).then(
      ([result]) => result,
      (e: unknown) => (e instanceof Error ? e : new Error(String(e))),
    );
  return inBatches<Adding, undefined>(LANES, async (items) => {
    try {
      return await run(items);
    } catch (e) {
      // One that the database refuses must not take the others with it.
      if (!isRefusal(e) || items.length === 1) throw e;
      return Promise.all(items.map(alone));
    }
  });
};
