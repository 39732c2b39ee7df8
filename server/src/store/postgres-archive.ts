/** Finished games in one compressed line each. */
import type { Pool } from 'pg';
import { packed, type Texts, unpacked } from './archive.ts';
import { inTransaction } from './postgres-sql.ts';

/** What the table began with and its events, as they were written; from the archive too. */
export const textsOf = async (pool: Pool, id: string): Promise<Texts | undefined> => {
  // One statement, so that what is moved to the archive meanwhile is found once, here or there.
  const text = `SELECT (SELECT body FROM bodies WHERE table_id = t.id) AS body,
                  (SELECT body FROM archives WHERE table_id = t.id) AS archive,
                  (SELECT array_agg(e.body ORDER BY n) FROM events e WHERE e.table_id = t.id) AS events
                FROM tables t WHERE id = $1`;
  const { rows } = await pool.query<{ body: string | null; archive: string | null; events: string[] | null }>({
    name: 'texts',
    text,
    values: [id],
  });
  const { body, archive, events } = rows[0] ?? { body: null, archive: null, events: null };
  const past = body !== null ? { body, events: [] } : archive !== null ? unpacked(archive) : undefined;
  return past && { body: past.body, events: [...past.events, ...(events ?? [])] };
};

export const archivePostgres = async (pool: Pool, id: string): Promise<boolean> => {
  const texts = await textsOf(pool, id);
  if (!texts) return false;
  const body = await packed(texts);
  const n = texts.events.length;
  return inTransaction(pool, async (query) => {
    // Of two processes that come with the same game, the second finds it done.
    const mine = await query(
      'UPDATE tables SET archived = 1 WHERE id = $1 AND ended = 1 AND archived = 0 RETURNING id',
      [id],
    );
    if (mine.length === 0) return false;
    await query(
      `INSERT INTO archives (table_id, n, inputs, body)
       VALUES ($1, $2, coalesce((SELECT inputs FROM events WHERE table_id = $1 AND n = $2), 0), $3)`,
      [id, n, body],
    );
    await query('DELETE FROM bodies WHERE table_id = $1', [id]);
    await query('DELETE FROM events WHERE table_id = $1 AND n <= $2', [id, n]);
    return true;
  });
};
