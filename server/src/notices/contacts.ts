/** Where people can be reached. An address of e-mail must be confirmed before anything else is sent there. */
import { createHash } from 'node:crypto';
import { Refused } from '@tabularium/kernel';
import type { ContactInfo, ContactKind, NewContact, NewContactAnswer } from '@tabularium/protocol';
import type { Clock } from '../common/clock.ts';
import { msg } from '../common/msg.ts';
import { newId, newPairingCode, plainCode } from '../people/sessions.ts';
import { hashOf } from '../seats/tokens.ts';
import type { Sql } from '../store/sql.ts';
import { type Allowance, spend } from './spent.ts';
import type { Way } from './ways/way.ts';

const MOST_CONTACTS = 10;
const DAY_MS = 24 * 3600_000;
const CODE_MS = DAY_MS;
/** A code has 59 bits; this many wrong ones are allowed for people who cannot read it. */
const MOST_TRIES = 20;
/** An address that nobody has confirmed is forgotten. */
export const UNCONFIRMED_MS = 7 * DAY_MS;

/** Letters that ask whether an address is somebody's own: to one address, for one person, from one network address, in all. */
const CODES = { address: 3, person: 10, network: 20, all: 500 };

interface Row {
  readonly id: string;
  readonly kind: ContactKind;
  readonly address: string;
  readonly label: string;
  readonly created: number;
  readonly confirmed: number | null;
  readonly sent: number | null;
  readonly stopped: number | null;
  readonly why: string | null;
  readonly error: string | null;
}
const COLUMNS = 'id, kind, address, label, created, confirmed, sent, stopped, why, error';

const infoOf = ({ id, kind, label, created, confirmed, sent, stopped, why, error }: Row): ContactInfo => ({
  id,
  kind,
  label,
  created,
  confirmed: confirmed !== null,
  sent,
  ...(stopped !== null && {
    stopped: { at: stopped, why: why === 'asked' ? 'asked' : 'failed', ...(error !== null && { error }) },
  }),
});

/** Sends the letter with a code. Returns why it could not be sent. */
export type SendCode = (contact: string, address: string, code: string, person: string) => Promise<string | undefined>;

export interface ContactsConfig {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly ways: ReadonlyMap<ContactKind, Way>;
  readonly sendCode: SendCode;
}

export class Contacts {
  private readonly c: ContactsConfig;

  constructor(config: ContactsConfig) {
    this.c = config;
  }

  async of(person: string): Promise<readonly ContactInfo[]> {
    const rows = await this.c.sql.all<Row>(`SELECT ${COLUMNS} FROM contacts WHERE person = $1 ORDER BY created, id`, [
      person,
    ]);
    return rows.map(infoOf);
  }

  /** `network` is where the request comes from. */
  async add(person: string, wanted: NewContact, network: string): Promise<NewContactAnswer> {
    const { sql, clock, ways } = this.c;
    const way = ways.get(wanted.kind);
    if (!way) throw new Refused(msg('server.noWay'));
    const { address, label, secret } = await way.take(wanted);
    const known = await this.find('person = $1 AND kind = $2 AND address = $3', [person, wanted.kind, address]);
    if (known) return { contact: await this.renewed(person, known, way, network) };
    const [{ many } = { many: 0 }] = await sql.all<{ readonly many: number }>(
      'SELECT count(*) AS many FROM contacts WHERE person = $1',
      [person],
    );
    if (many >= MOST_CONTACTS) throw new Refused(msg('server.manyContacts', { most: MOST_CONTACTS }));
    const id = newId();
    const now = clock();
    if (way.mustConfirm) await this.allowCode(person, address, network);
    await sql.run(
      `INSERT INTO contacts (id, person, kind, address, label, created, confirmed) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (person, kind, address) DO NOTHING`,
      [id, person, wanted.kind, address, label, now, way.mustConfirm ? null : now],
    );
    if (way.mustConfirm) await this.send(person, id, address);
    return { contact: infoOf(await this.demand(person, id)), ...(secret !== undefined && { secret }) };
  }

  /** The same place once more: it is good again, and asked again whether it is the person's own if that is not known. */
  private async renewed(person: string, known: Row, way: Way, network: string): Promise<ContactInfo> {
    await this.c.sql.run(
      'UPDATE contacts SET stopped = NULL, why = NULL, error = NULL, confirmed = coalesce(confirmed, $1) WHERE id = $2',
      [way.mustConfirm ? null : this.c.clock(), known.id],
    );
    if (way.mustConfirm && known.confirmed === null) await this.sendAgain(person, known.id, network);
    return infoOf(await this.demand(person, known.id));
  }

  /** Sends another code, or begins again with a contact that was stopped. */
  async again(person: string, id: string, network: string): Promise<ContactInfo> {
    const found = await this.demand(person, id);
    const way = this.c.ways.get(found.kind);
    if (!way) throw new Refused(msg('server.noWay'));
    return this.renewed(person, found, way, network);
  }

  private async sendAgain(person: string, id: string, network: string): Promise<void> {
    const { address } = await this.demand(person, id);
    await this.allowCode(person, address, network);
    await this.send(person, id, address);
  }

  private async allowCode(person: string, address: string, network: string): Promise<void> {
    const named = (kind: string, of: string): string =>
      `code/${kind}/${createHash('sha256').update(of.toLowerCase()).digest('base64url')}`;
    const within = (what: string, most: number): Allowance => ({ what, most, withinMs: DAY_MS });
    await spend(this.c.sql, this.c.clock, [
      within(named('person', person), CODES.person),
      within(named('network', network), CODES.network),
      within(named('address', address), CODES.address),
      within('code/all', CODES.all),
    ]);
  }

  private async send(person: string, id: string, address: string): Promise<void> {
    const { sql, clock, sendCode } = this.c;
    const code = newPairingCode();
    await sql.run('UPDATE contacts SET code = $1, code_until = $2, code_tries = 0 WHERE id = $3', [
      hashOf(code),
      clock() + CODE_MS,
      id,
    ]);
    const error = await sendCode(id, address, code, person);
    await sql.run('UPDATE contacts SET error = $1 WHERE id = $2', [error ?? null, id]);
    if (error !== undefined) throw new Refused(msg('server.notSent', { error }));
  }

  /** With the code of the letter. `person` is missing if the link of the letter was followed. */
  async confirm(id: string, code: string, person?: string): Promise<ContactInfo> {
    const { sql, clock } = this.c;
    const now = clock();
    const whose = person === undefined ? '' : 'AND person = $5';
    const [found] = await sql.all<Row>(
      `UPDATE contacts SET confirmed = $1, code = NULL, stopped = NULL, why = NULL, error = NULL
       WHERE id = $2 AND code = $3 AND code_until > $1 AND code_tries < $4 ${whose} RETURNING ${COLUMNS}`,
      [now, id, hashOf(plainCode(code)), MOST_TRIES, ...(person === undefined ? [] : [person])],
    );
    if (found) return infoOf(found);
    await sql.run('UPDATE contacts SET code_tries = code_tries + 1 WHERE id = $1', [id]);
    throw new Refused(msg('server.badContactCode'));
  }

  /** What the page of a link shows, if the link is good. */
  async toConfirm(id: string, code: string): Promise<ContactInfo | undefined> {
    const found = await this.find('id = $1 AND code = $2 AND code_until > $3', [
      id,
      hashOf(plainCode(code)),
      this.c.clock(),
    ]);
    return found && infoOf(found);
  }

  async known(id: string): Promise<ContactInfo | undefined> {
    const found = await this.find('id = $1', [id]);
    return found && infoOf(found);
  }

  /** Nothing more is sent there, because somebody who has a letter said so. To begin again, it must be confirmed again. */
  async stop(id: string): Promise<void> {
    await this.c.sql.together([
      {
        text: "UPDATE contacts SET stopped = $1, why = 'asked', confirmed = NULL WHERE id = $2 AND stopped IS NULL",
        values: [this.c.clock(), id],
      },
      { text: 'UPDATE deliveries SET due = NULL WHERE contact = $1', values: [id] },
    ]);
  }

  async remove(person: string, id: string): Promise<void> {
    const gone = await this.c.sql.run('DELETE FROM contacts WHERE person = $1 AND id = $2', [person, id]);
    if (gone === 0) throw new Refused(msg('server.noContact'));
  }

  private async find(where: string, values: readonly (string | number)[]): Promise<Row | undefined> {
    return (await this.c.sql.all<Row>(`SELECT ${COLUMNS} FROM contacts WHERE ${where}`, values))[0];
  }

  private async demand(person: string, id: string): Promise<Row> {
    const found = await this.find('person = $1 AND id = $2', [person, id]);
    if (!found) throw new Refused(msg('server.noContact'));
    return found;
  }
}
