/**
 * When the server was down or asleep: nobody could answer, so nobody's clock ran. A server says now and then that it is alive; if it
 * has not for long, everything since then is an outage. All processes on a store share one list, and one that is alive is enough.
 */
import type { Sql } from '../store/sql.ts';
import type { Stop } from './stops.ts';
import { MERCY_MS, type Tables } from './tables.ts';

const BEAT_MS = 20_000;
/** A server that has said nothing for longer was down. A shorter restart costs nobody more than this. */
const DOWN_MS = 60_000;
/** No clock has been running for longer. */
const KEPT_MS = 400 * 86_400_000;
const PREFIX = 'outage:';

export class Outages {
  private readonly tables: Tables;
  private readonly downMs: number;
  private beaten = -Infinity;

  constructor(tables: Tables, downMs = DOWN_MS) {
    this.tables = tables;
    this.downMs = downMs;
  }

  /** Says that the server is alive. Must be called before anybody is passed over. */
  async notice(): Promise<void> {
    const { tables } = this;
    const now = tables.clock();
    if (now - this.beaten < BEAT_MS) return;
    const { sql } = tables.store;
    const downSince = await this.beat(sql, now);
    if (downSince !== undefined) await this.write(sql, downSince, now);
    this.beaten = now;
    if (await this.read(sql, now)) await this.moved(now);
  }

  /** Returns since when no process was alive, if that is long ago. */
  private async beat(sql: Sql, now: number): Promise<number | undefined> {
    const alive = await sql.run(
      `UPDATE facts SET value = CASE WHEN CAST(value AS BIGINT) < $1 THEN $2 ELSE value END
       WHERE name = 'alive' AND CAST(value AS BIGINT) >= $3`,
      [now, String(now), now - Math.min(this.downMs, now)],
    );
    if (alive > 0) return undefined;
    const [last] = await sql.all<{ value: string }>("SELECT value FROM facts WHERE name = 'alive'");
    if (last) return Number(last.value);
    await sql.run("INSERT INTO facts (name, value) VALUES ('alive', $1) ON CONFLICT (name) DO NOTHING", [String(now)]);
    return undefined;
  }

  /** Two processes may notice the same: it is one outage. Those who come back have the time of grace besides. */
  private async write(sql: Sql, from: number, now: number): Promise<void> {
    await sql.together([
      {
        text: 'INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
        values: [`${PREFIX}${from}`, String(now + MERCY_MS)],
      },
      { text: "UPDATE facts SET value = $1 WHERE name = 'alive'", values: [String(now)] },
    ]);
    this.tables.log('server.wasDown', { from, ms: now - from });
  }

  /** Returns whether there are others than before. */
  private async read(sql: Sql, now: number): Promise<boolean> {
    const rows = await sql.all<{ name: string; value: string }>(
      `SELECT name, value FROM facts WHERE name LIKE '${PREFIX}%'`,
    );
    const found = rows.map(({ name, value }): Stop => ({ from: Number(name.slice(PREFIX.length)), to: Number(value) }));
    const old = found.filter(({ to = now }) => now - to > KEPT_MS);
    for (const { from } of old) await sql.run('DELETE FROM facts WHERE name = $1', [`${PREFIX}${from}`]);
    const { outages } = this.tables;
    const isNew = found.length - old.length !== outages.length;
    outages.splice(0, Infinity, ...found.filter((o) => !old.includes(o)).sort((a, b) => a.from - b.from));
    return isNew;
  }

  /** All clocks have moved, so everybody is told. */
  private async moved(now: number): Promise<void> {
    const { tables } = this;
    if (tables.outages.some(({ to = 0 }) => to > now)) tables.mercyUntil = Math.max(tables.mercyUntil, now + MERCY_MS);
    for (const room of await tables.loadedRooms()) await room.inTurn(() => room.tellTable()).catch(() => {});
  }
}
