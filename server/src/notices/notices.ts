/** Tells people that they are waited for. All that is still to be done is in the database, so that it outlives the process. */
import { Refused, type Seat } from '@tabularium/kernel';
import type { ContactKind, NoticeError, Notices as Known, PersonNotices, Remindable } from '@tabularium/protocol';
import { errorFacts } from '../common/log.ts';
import { msg } from '../common/msg.ts';
import type { Room } from '../tables/room.ts';
import type { Tables } from '../tables/tables.ts';
import { Choices } from './choices.ts';
import { Contacts, type SendCode, UNCONFIRMED_MS } from './contacts.ts';
import { type Deliver, deliverDue } from './deliver.ts';
import type { Links } from './links.ts';
import { remind, remindable } from './remind.ts';
import { askForSignIn, type SendSignIn } from './sign-in.ts';
import { SPENT_MS } from './spent.ts';
import { tryOut } from './trying.ts';
import { seeToUntold } from './untold.ts';
import type { Outcome, Way } from './ways/way.ts';

/** Whoever answers at once, or takes something back, spares everybody a notice. */
const GRACE_MS = 60_000;
/** What was sent or given up is remembered for this long, so that people can see what went wrong. */
const KEPT_MS = 30 * 24 * 3600_000;
const MOST_ERRORS = 50;
/** A letter that is on its way when the server stops is waited for, but not for long. */
const CLOSE_MS = 1500;

export interface NoticesConfig {
  readonly ways: readonly Way[];
  readonly links: Links;
  readonly sendCode: SendCode;
  readonly sendSignIn?: SendSignIn;
  readonly graceMs?: number;
  /** Ends what ways keep open. */
  readonly end?: () => void;
}

export class Notices {
  readonly contacts: Contacts;
  readonly choices: Choices;
  readonly links: Links;
  private readonly tables: Tables;
  private readonly ways: ReadonlyMap<ContactKind, Way>;
  private readonly kinds: ReadonlySet<ContactKind>;
  private readonly graceMs: number;
  private readonly sendSignIn: SendSignIn | undefined;
  private readonly end: () => void;
  private looking: Promise<void> | undefined;
  private closed = false;

  constructor(
    tables: Tables,
    { ways, links, sendCode, sendSignIn, graceMs = GRACE_MS, end = () => {} }: NoticesConfig,
  ) {
    this.tables = tables;
    this.links = links;
    this.ways = new Map(ways.map((way) => [way.kind, way]));
    this.kinds = new Set(this.ways.keys());
    this.graceMs = graceMs;
    this.sendSignIn = sendSignIn;
    this.end = end;
    const { sql } = tables.store;
    this.choices = new Choices(sql);
    this.contacts = new Contacts({ sql, clock: tables.clock, ways: this.ways, sendCode });
  }

  /** Can people sign in by letter? */
  get hasLetters(): boolean {
    return this.sendSignIn !== undefined;
  }

  /** Sends a letter that signs its reader in, if somebody has confirmed this address. */
  async askForSignIn(address: string, network: string): Promise<void> {
    const { sendSignIn: send } = this;
    const way = this.ways.get('mail');
    if (!send || !way) throw new Refused(msg('server.noWay'));
    const { store, clock, people } = this.tables;
    await askForSignIn({ sql: store.sql, clock, people, way, send }, address, network);
  }

  /** Sees to those who came to be waited for, and sends what is due. One pass at a time. */
  look(): Promise<void> {
    return (this.looking ??= this.goOn().finally(() => {
      this.looking = undefined;
    }));
  }

  private async goOn(): Promise<void> {
    if (this.closed || this.ways.size === 0) return;
    const { tables } = this;
    const isClosed = (): boolean => this.closed;
    try {
      await seeToUntold(tables, this.kinds, this.graceMs, isClosed);
      await deliverDue(this.delivering(), isClosed);
    } catch (e) {
      if (!this.closed) tables.log('notices.failed', errorFacts(e));
    }
  }

  private delivering(): Deliver {
    const { tables, ways, links } = this;
    const count = (kind: ContactKind, outcome: Outcome['t']): void =>
      tables.metrics.count('deliveries_total', { kind, outcome });
    return { tables, ways, links, count };
  }

  /** Sends a person a notice that says nothing, to see whether it arrives. Returns why it did not. */
  tryOut(person: string, contact: string): Promise<string | undefined> {
    return tryOut(this.delivering(), person, contact);
  }

  /** All that a person is shown about being told. */
  async about(person: string): Promise<Known> {
    const key = this.ways.get('push')?.publicKey;
    return {
      ways: [...this.kinds],
      ...(key !== undefined && { pushKey: key }),
      contacts: await this.contacts.of(person),
      choices: await this.choices.of(person),
      tables: await this.choices.tables(person),
      errors: await this.errors(person),
    };
  }

  private async errors(person: string): Promise<readonly NoticeError[]> {
    const { store } = this.tables;
    const rows = await store.sql.all<Omit<NoticeError, 'tableName'>>(
      `SELECT d.contact, c.kind, d.table_id AS "table", d.at, d.tries, d.due AS again, d.error
       FROM deliveries d JOIN contacts c ON c.id = d.contact
       WHERE c.person = $1 AND d.error IS NOT NULL ORDER BY d.at DESC LIMIT ${MOST_ERRORS}`,
      [person],
    );
    const summaries = await store.summaries([...new Set(rows.map((r) => r.table))]);
    return rows.map((r) => ({ ...r, tableName: summaries.find((s) => s.id === r.table)?.name ?? '' }));
  }

  /** All that is known of a person here. */
  async export(person: string): Promise<PersonNotices> {
    const { contacts, choices, tables } = await this.about(person);
    const deliveries = await this.tables.store.sql.all<PersonNotices['deliveries'][number]>(
      `SELECT d.contact, d.table_id AS "table", d.seat, d.kind, d.at, d.tries, d.due, d.error
       FROM deliveries d JOIN contacts c ON c.id = d.contact WHERE c.person = $1 ORDER BY d.at, d.table_id, d.seat`,
      [person],
    );
    return { contacts, choices, tables, deliveries };
  }

  remindable(room: Room, by: Seat): Promise<Remindable> {
    return remindable(this.tables, this.kinds, room, by);
  }

  async remind(room: Room, by: Seat, seat: Seat): Promise<void> {
    await remind(this.tables, this.kinds, room, by, seat);
  }

  /** Forgets what is of no use any more. */
  async sweep(): Promise<void> {
    const { store, clock } = this.tables;
    const now = clock();
    await store.sql.run('DELETE FROM spent WHERE at <= $1', [now - SPENT_MS]);
    await store.sql.run('DELETE FROM deliveries WHERE due IS NULL AND at <= $1', [now - KEPT_MS]);
    await store.sql.run('DELETE FROM reminders WHERE at <= $1', [now - KEPT_MS]);
    const unconfirmed = 'DELETE FROM contacts WHERE confirmed IS NULL AND stopped IS NULL AND created <= $1';
    await store.sql.run(unconfirmed, [now - UNCONFIRMED_MS]);
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.race([this.looking, new Promise((done) => setTimeout(done, CLOSE_MS).unref())]);
    this.end();
  }
}
