/** Who is to be told that they are waited for: those who hold the seat, can be reached, want it by that way, and do not look. */
import type { Seat } from '@tabularium/kernel';
import type { ContactKind, NoticeChoices } from '@tabularium/protocol';
import type { Sql, SqlWrite } from '../store/sql.ts';
import { lookingWith } from '../tables/looking.ts';
import type { Tables } from '../tables/tables.ts';
import { choicesFrom, waysFor } from './choices.ts';
import { mayBeSent } from './when.ts';

export interface Reached {
  readonly table: string;
  readonly seat: Seat;
  /** The hash by which the seat was known when the person showed its secret. */
  readonly hash: string;
  readonly contact: string;
  readonly kind: ContactKind;
  readonly sent: number | null;
  readonly choices: NoticeChoices;
}

/** As many as one statement asks for, so that there is one statement. */
const AT_ONCE = 50;
const PLACES = Array.from({ length: AT_ONCE }, (_, i) => `$${i + 1}`).join(', ');

const REACHED = `
  SELECT h.table_id AS "table", h.seat, h.token_hash AS hash, c.id AS contact, c.kind, c.sent, p.body, t.ways
  FROM holds h JOIN contacts c ON c.person = h.person
  LEFT JOIN choices p ON p.person = h.person
  LEFT JOIN table_choices t ON t.person = h.person AND t.table_id = h.table_id
  WHERE h.table_id IN (${PLACES}) AND h.seat >= 0 AND c.confirmed IS NOT NULL AND c.stopped IS NULL`;

/** Everybody who can be reached about one of these tables and wants to be, by each way. */
export const reachedAt = async (
  sql: Sql,
  ids: readonly string[],
  ways: ReadonlySet<ContactKind>,
): Promise<readonly Reached[]> => {
  const found: Reached[] = [];
  for (let i = 0; i < ids.length; i += AT_ONCE) {
    const some = ids.slice(i, i + AT_ONCE);
    const asked = Array.from({ length: AT_ONCE }, (_, k) => some[k] ?? some[0]!);
    type Row = Omit<Reached, 'choices'> & { readonly body: string | null; readonly ways: string | null };
    for (const { body, ways: own, ...rest } of await sql.all<Row>(REACHED, asked)) {
      const choices = choicesFrom(body);
      if (ways.has(rest.kind) && waysFor(choices, own).includes(rest.kind)) found.push({ ...rest, choices });
    }
  }
  return found;
};

/** Seats at which somebody looks at the table now, in any process: `table seat`. */
export const lookedAt = async ({ store, known }: LookedAt, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const looked = new Set(ids.length > 0 ? await store.shared?.looking(ids) : []);
  for (const id of ids) {
    const room = await known(id);
    for (const eye of room?.audience.keys() ?? []) if (lookingWith(room!.audience, eye) > 0) looked.add(`${id} ${eye}`);
  }
  return looked;
};
type LookedAt = Pick<Tables, 'store' | 'known'>;

/** One line for each contact and wait, however often it is written. */
export const delivery = (
  { table, seat, contact, kind: way, sent, choices }: Reached,
  n: number,
  kind: 'turn' | 'reminder',
  at: number,
): SqlWrite => ({
  text: `INSERT INTO deliveries (contact, table_id, seat, n, kind, at, due) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT DO NOTHING`,
  values: [contact, table, seat, n, kind, at, mayBeSent({ kind: way, choices, sent, at })],
});
