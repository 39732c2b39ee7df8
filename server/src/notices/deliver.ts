/**
 * Sends what is due. A contact is taken on by one process for a while and told of everything at once; whatever has been settled
 * meanwhile (answered, looked at, freed, chosen otherwise) is left out. If the process dies after sending, it is sent again:
 * at least once, and in a form that the receiver can know as the same.
 */
import { Refused, type Seat } from '@tabularium/kernel';
import type { ContactKind, TableSummary } from '@tabularium/protocol';
import { errorFacts } from '../common/log.ts';
import type { SqlWrite } from '../store/sql.ts';
import type { Waits } from '../store/waits.ts';
import type { Tables } from '../tables/tables.ts';
import { choicesFrom, waysFor } from './choices.ts';
import type { Links } from './links.ts';
import { askedOf, noticeOf, titleOf } from './saying.ts';
import type { Contact, NoticeOf, Outcome, Way } from './ways/way.ts';
import { AGAIN_MS, mayBeSent } from './when.ts';
import { lookedAt } from './whom.ts';

/** Nobody else writes to a contact for this long. It is longer than all that one process takes on at once can take. */
const CLAIM_MS = 60_000;
const AT_ONCE = 4;
/** A table that cannot be opened now is looked at again. */
const LATER_MS = 60_000;

interface Due {
  readonly table: string;
  readonly seat: Seat;
  readonly n: number;
  readonly kind: 'turn' | 'reminder';
  readonly at: number;
  readonly tries: number;
  readonly hash: string | null;
  readonly ways: string | null;
}

interface Taken extends Contact {
  readonly person: string;
  readonly sent: number | null;
  readonly stopped: number | null;
  readonly confirmed: number | null;
}

export interface Deliver {
  readonly tables: Tables;
  readonly ways: ReadonlyMap<ContactKind, Way>;
  readonly links: Links;
  readonly count: (kind: ContactKind, outcome: Outcome['t']) => void;
}

/** Sends until nothing more is due. */
export const deliverDue = async (d: Deliver, isClosed: () => boolean): Promise<void> => {
  while (!isClosed()) {
    const taken = await takeOn(d.tables);
    if (taken.length === 0) return;
    await Promise.all(taken.map((contact) => deliverTo(d, contact)));
  }
};

/** Of two processes that come for the same contact, the second finds it taken. */
const takeOn = ({ store, clock }: Tables): Promise<readonly Taken[]> => {
  const now = clock();
  return store.sql.all<Taken>(
    `UPDATE contacts SET taken_until = $1 WHERE taken_until <= $2 AND id IN (
       SELECT d.contact FROM deliveries d JOIN contacts c ON c.id = d.contact
       WHERE d.due <= $2 AND c.taken_until <= $2 ORDER BY d.due LIMIT ${AT_ONCE})
     RETURNING id, kind, address, person, sent, stopped, confirmed`,
    [now + CLAIM_MS, now],
  );
};

const deliverTo = async (d: Deliver, contact: Taken): Promise<void> => {
  const { tables } = d;
  try {
    const writes = await settled(d, contact);
    const free = { text: 'UPDATE contacts SET taken_until = 0 WHERE id = $1', values: [contact.id] };
    await tables.store.sql.together([...writes, free]);
  } catch (e) {
    // It stays taken, and is tried again when that is over.
    tables.log('notice.failed', { contact: contact.id, kind: contact.kind, ...errorFacts(e) });
  }
};

const settle = (
  contact: string,
  { table, seat, n, kind }: Due,
  due: number | null,
  error: string | null,
): SqlWrite => ({
  text: `UPDATE deliveries SET due = $1, error = $2, tries = tries + 1
         WHERE contact = $3 AND table_id = $4 AND seat = $5 AND n = $6 AND kind = $7`,
  values: [due, error, contact, table, seat, n, kind],
});

const postpone = (contact: string, { table, seat, n, kind }: Due, due: number): SqlWrite => ({
  text: 'UPDATE deliveries SET due = $1 WHERE contact = $2 AND table_id = $3 AND seat = $4 AND n = $5 AND kind = $6',
  values: [due, contact, table, seat, n, kind],
});

/** Sends what stands, and returns what is to be written down of it. */
const settled = async (d: Deliver, contact: Taken): Promise<readonly SqlWrite[]> => {
  const { tables, ways, links } = d;
  const { id, kind, person, sent } = contact;
  const { sql } = tables.store;
  const now = tables.clock();
  const all = await sql.all<Due>(
    `SELECT d.table_id AS "table", d.seat, d.n, d.kind, d.at, d.tries, h.token_hash AS hash, t.ways
     FROM deliveries d LEFT JOIN holds h ON h.person = $2 AND h.table_id = d.table_id AND h.seat = d.seat
     LEFT JOIN table_choices t ON t.person = $2 AND t.table_id = d.table_id
     WHERE d.contact = $1 AND d.due IS NOT NULL ORDER BY d.at, d.table_id, d.seat, d.kind`,
    [id, person],
  );
  const [chosen] = await sql.all<{ readonly body: string }>('SELECT body FROM choices WHERE person = $1', [person]);
  const choices = choicesFrom(chosen?.body);
  const way = contact.stopped === null && contact.confirmed !== null ? ways.get(kind) : undefined;
  const wanted = all.filter((due) => way && waysFor(choices, due.ways).includes(kind));
  const writes = all.filter((due) => !wanted.includes(due)).map((due) => settle(id, due, null, null));

  // The person may have chosen other hours since.
  const may = wanted.map((due) => ({ due, when: mayBeSent({ kind, choices, sent, at: due.at }) }));
  if (may.every(({ when }) => when > now)) return [...writes, ...may.map(({ due, when }) => postpone(id, due, when))];

  const { notices, standing, settledBy } = await standingOf(d, wanted, choices.lang);
  writes.push(
    ...settledBy.map(({ due, later }) => (later ? postpone(id, due, now + LATER_MS) : settle(id, due, null, null))),
  );
  if (notices.length === 0 || !way) return writes;
  const title = titleOf(notices, choices.lang);
  const outcome = await way.send(contact, { person, lang: choices.lang, title, tables: notices, stop: links.stop(id) });
  d.count(kind, outcome.t);
  return [...writes, ...afterSending(d, contact, standing, outcome)];
};

const afterSending = (d: Deliver, contact: Taken, standing: readonly Due[], outcome: Outcome): readonly SqlWrite[] => {
  const { id, kind } = contact;
  const now = d.tables.clock();
  if (outcome.t === 'sent')
    return [
      ...standing.map((due) => settle(id, due, null, null)),
      { text: 'UPDATE contacts SET sent = $1, error = NULL WHERE id = $2', values: [now, id] },
    ];
  const { why } = outcome;
  const again = outcome.t === 'later' ? AGAIN_MS[Math.min(...standing.map((due) => due.tries))] : undefined;
  // What a mail server says may have the address in it, which is nobody's business but the person's.
  const facts = { contact: id, kind, why: why.replaceAll(contact.address, '…') };
  d.tables.log(outcome.t === 'gone' ? 'notice.gone' : 'notice.later', {
    ...facts,
    ...(outcome.t === 'later' && { gaveUp: again === undefined }),
  });
  const stop: SqlWrite = {
    text: "UPDATE contacts SET stopped = $1, why = 'failed', error = $2 WHERE id = $3",
    values: [now, why, id],
  };
  return [
    ...standing.map((due) => settle(id, due, again === undefined ? null : now + again, why)),
    ...(outcome.t === 'gone' ? [stop] : []),
  ];
};

interface Standing {
  readonly notices: readonly NoticeOf[];
  /** The lines that these notices tell of. */
  readonly standing: readonly Due[];
  /** Lines of which there is nothing to tell, now or at all. */
  readonly settledBy: readonly { readonly due: Due; readonly later: boolean }[];
}

/** What is still true: the seat is waited for since then, it is still the person's, and nobody looks. */
const standingOf = async (d: Deliver, wanted: readonly Due[], lang: string): Promise<Standing> => {
  const { tables } = d;
  const ids = [...new Set(wanted.map((due) => due.table))];
  const [waits, summaries] = [await tables.store.waits(ids), await tables.store.summaries(ids)];
  const looked = await lookedAt({ store: tables.store, known: (id) => tables.known(id) }, ids);
  const notices: NoticeOf[] = [];
  const standing: Due[] = [];
  const settledBy: { due: Due; later: boolean }[] = [];
  for (const due of wanted) {
    const summary = summaries.find((s) => s.id === due.table);
    const told = notices.find((notice) => notice.table === due.table && notice.seat === due.seat);
    const isStill = summary && isWaitedFor(waits.get(due.table), due) && !looked.has(`${due.table} ${due.seat}`);
    const found = told ?? (isStill ? await tellOf(d, due, summary, lang, wanted) : undefined);
    if (found === 'later' || !found) settledBy.push({ due, later: found === 'later' });
    else standing.push(due);
    if (found && found !== 'later' && !told) notices.push(found);
  }
  return { notices, standing, settledBy };
};

const isWaitedFor = (waits: Waits | undefined, { seat, n }: Due): boolean => waits?.[seat]?.[0] === n;

const tellOf = async (
  { tables, links }: Deliver,
  due: Due,
  summary: TableSummary,
  lang: string,
  wanted: readonly Due[],
): Promise<NoticeOf | 'later' | undefined> => {
  const { table, seat, n, hash } = due;
  try {
    const room = await tables.room(table);
    await room?.freshen();
    // Whoever held the seat before is told nothing more of it.
    if (!room || hash === null || room.record.seats[seat]?.tokenHash !== hash) return undefined;
    const asked = await askedOf(room.record, seat, lang);
    const isReminder = wanted.some((w) => w.table === table && w.seat === seat && w.n === n && w.kind === 'reminder');
    const since = summary.since[seat] ?? summary.updated;
    const { name, game } = summary;
    const about = { table, name, game, seat, n, since, isReminder, link: links.table(table) };
    return noticeOf({ ...about, ...(asked !== undefined && { asked }) }, lang);
  } catch (e) {
    if (e instanceof Refused) return 'later';
    throw e;
  }
};
