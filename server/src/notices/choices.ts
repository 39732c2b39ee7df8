/** What people have chosen: by which ways they are told, when, in which language; at all tables and at single ones. */
import { Refused } from '@tabularium/kernel';
import { CONTACT_KINDS, type ContactKind, type NoticeChoices, type Notices } from '@tabularium/protocol';
import { BadRequest } from '../common/bad-request.ts';
import { msg } from '../common/msg.ts';
import { parsed } from '../store/postgres-read.ts';
import type { Sql } from '../store/sql.ts';
import { isZone } from './hours.ts';

/** What holds for whoever has chosen nothing. */
const USUAL: NoticeChoices = {
  lang: 'en',
  zone: 'UTC',
  ways: [...CONTACT_KINDS],
  quiet: null,
  digest: null,
  reminders: true,
};

/** As it is stored; a later release may have added something. */
export const choicesFrom = (body: string | null | undefined): NoticeChoices => ({
  ...USUAL,
  ...(typeof body === 'string' && parsed<Partial<NoticeChoices>>(body)),
});

/** The ways by which a person is told of a table. `own` is what they chose for that table, if anything. */
export const waysFor = ({ ways }: NoticeChoices, own: string | null): readonly ContactKind[] =>
  own === null ? ways : parsed<readonly ContactKind[]>(own);

export class Choices {
  private readonly sql: Sql;

  constructor(sql: Sql) {
    this.sql = sql;
  }

  async of(person: string): Promise<NoticeChoices> {
    const [found] = await this.sql.all<{ readonly body: string }>('SELECT body FROM choices WHERE person = $1', [
      person,
    ]);
    return choicesFrom(found?.body);
  }

  async choose(person: string, choices: NoticeChoices): Promise<void> {
    if (!isZone(choices.zone))
      throw new BadRequest('malformed', [msg('server.field.wrong', { at: 'zone', got: choices.zone })]);
    await this.sql.together([
      {
        text: 'INSERT INTO choices (person, body) VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET body = excluded.body',
        values: [person, JSON.stringify(choices)],
      },
      // What waits for an hour that was chosen before is looked at again now.
      {
        text: `UPDATE deliveries SET due = at WHERE due IS NOT NULL AND tries = 0
               AND contact IN (SELECT id FROM contacts WHERE person = $1)`,
        values: [person],
      },
    ]);
  }

  async tables(person: string): Promise<Notices['tables']> {
    const rows = await this.sql.all<{ readonly table: string; readonly ways: string }>(
      'SELECT table_id AS "table", ways FROM table_choices WHERE person = $1 ORDER BY table_id',
      [person],
    );
    return rows.map(({ table, ways }) => ({ table, ways: parsed(ways) }));
  }

  /** Only for tables that the person has something to do with: otherwise anybody could store what they like. */
  async chooseAt(person: string, table: string, ways: readonly ContactKind[] | null): Promise<void> {
    if (ways === null) {
      await this.sql.run('DELETE FROM table_choices WHERE person = $1 AND table_id = $2', [person, table]);
      return;
    }
    const stored = await this.sql.run(
      `INSERT INTO table_choices (person, table_id, ways)
         SELECT person, table_id, CAST($3 AS TEXT) FROM holds WHERE person = $1 AND table_id = $2 LIMIT 1
       ON CONFLICT (person, table_id) DO UPDATE SET ways = excluded.ways`,
      [person, table, JSON.stringify(ways)],
    );
    if (stored === 0) throw new Refused(msg('server.notSeated'));
  }
}
