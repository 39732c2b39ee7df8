/**
 * People who want to be known on several devices. A person is a secret, as a seat is: no name, no address, no password. Each
 * device that is signed in has a secret of its own (a session), so that one of them can be signed out alone.
 */
import { Refused } from '@tabularium/kernel';
import type { Device, Me, PersonFile } from '@tabularium/protocol';
import { cleanText } from '../common/clean-text.ts';
import type { Clock } from '../common/clock.ts';
import { msg } from '../common/msg.ts';
import { consentsTakenBack } from '../history/mine.ts';
import { hashOf } from '../seats/tokens.ts';
import type { Sql, SqlWrite } from '../store/sql.ts';
import { Holds } from './holds.ts';
import type { Issuer } from './issuer.ts';
import { Passkeys } from './passkeys.ts';
import { newId, newPairingCode, newSession, plainCode } from './sessions.ts';

const DAY_MS = 24 * 3600_000;
/** A device that was not seen for so long is signed out. */
const SESSION_MS = 400 * DAY_MS;
/** A passkey that was not used for so long is forgotten. */
const PASSKEY_MS = 1200 * DAY_MS;
const CODE_MS = 10 * 60_000;
/** When a device was last seen is written down at most this often. */
const SEEN_EVERY_MS = 10 * 60_000;
const MOST_DEVICES = 30;

/** A device that is signed in: whose it is, and the hash of its session. */
export interface SignedIn {
  readonly person: string;
  readonly session: string;
}

export class People {
  readonly holds: Holds;
  readonly passkeys: Passkeys;
  /** Somebody who knows people by other means, if the operator has named one. */
  issuer: Issuer | undefined;
  private readonly sql: Sql;
  private readonly clock: Clock;
  /** Called when a device was signed out here, with the hash of its session: it may be connected to another process. */
  onSignedOut: (session: string) => void = () => {};
  /** What ends when a device is signed out: its open connections, by the hash of its session. */
  private readonly open = new Map<string, Set<() => void>>();

  constructor(sql: Sql, clock: Clock) {
    this.sql = sql;
    this.clock = clock;
    this.holds = new Holds(sql, clock);
    this.passkeys = new Passkeys(this, sql, clock);
  }

  /** Makes a person and signs this device in. */
  async create(label: string): Promise<string> {
    const person = newId();
    const session = newSession();
    const made = { text: 'INSERT INTO people (id, created) VALUES ($1, $2)', values: [person, this.clock()] };
    await this.sql.together([made, this.signingIn(person, session, label)]);
    return session;
  }

  /** Who is signed in with this session; undefined if nobody is. */
  async known(session: string): Promise<SignedIn | undefined> {
    const hash = hashOf(session);
    const now = this.clock();
    const [found] = await this.sql.all<{ readonly person: string; readonly seen: number }>(
      'SELECT person, seen FROM sessions WHERE hash = $1 AND seen > $2',
      [hash, now - SESSION_MS],
    );
    if (!found) return undefined;
    if (now - found.seen > SEEN_EVERY_MS)
      await this.sql.run('UPDATE sessions SET seen = $1 WHERE hash = $2', [now, hash]);
    return { person: found.person, session: hash };
  }

  /** A code for another device of the same person: good once, and for ten minutes unless it travels by letter. An earlier one is good no longer. */
  async newCode(
    { person }: Pick<SignedIn, 'person'>,
    goodFor = CODE_MS,
  ): Promise<{ readonly code: string; readonly expires: number }> {
    const code = newPairingCode();
    const expires = this.clock() + goodFor;
    await this.sql.together([
      { text: 'DELETE FROM codes WHERE person = $1', values: [person] },
      {
        text: 'INSERT INTO codes (hash, person, expires) VALUES ($1, $2, $3)',
        values: [hashOf(code), person, expires],
      },
    ]);
    return { code, expires };
  }

  /** Signs a device in with a code. Whoever comes second with the same code finds nothing. */
  async pair(code: string, label: string): Promise<string> {
    const [used] = await this.sql.all<{ readonly person: string }>(
      'DELETE FROM codes WHERE hash = $1 AND expires > $2 RETURNING person',
      [hashOf(plainCode(code)), this.clock()],
    );
    if (!used) throw new Refused(msg('server.badCode'));
    return this.signIn(used.person, label);
  }

  /** Signs a device in of whoever has shown to be this person. */
  async signIn(person: string, label: string): Promise<string> {
    const devices = await this.sql.all('SELECT id FROM sessions WHERE person = $1', [person]);
    if (devices.length >= MOST_DEVICES) throw new Refused(msg('server.manyDevices', { most: MOST_DEVICES }));
    const session = newSession();
    const { text, values = [] } = this.signingIn(person, session, label);
    await this.sql.run(text, values);
    return session;
  }

  private signingIn(person: string, session: string, label: string): SqlWrite {
    const now = this.clock();
    return {
      text: 'INSERT INTO sessions (hash, id, person, label, created, seen) VALUES ($1, $2, $3, $4, $5, $5)',
      values: [hashOf(session), newId(), person, cleanText(label), now],
    };
  }

  /** What is known of a person, apart from what they hold. */
  async about(me: SignedIn): Promise<Me> {
    const { person, session } = me;
    const [found] = await this.sql.all<{ readonly created: number }>('SELECT created FROM people WHERE id = $1', [
      person,
    ]);
    const devices = await this.sql.all<Omit<Device, 'here'> & { readonly hash: string }>(
      'SELECT id, label, created, seen, hash FROM sessions WHERE person = $1 ORDER BY created, id',
      [person],
    );
    return {
      created: found?.created ?? 0,
      devices: devices.map(({ hash, ...device }) => ({ ...device, here: hash === session })),
      passkeys: await this.passkeys.of(me),
      letters:
        (await this.sql.all(`SELECT id FROM contacts WHERE person = $1 AND ${LEADS_BACK} LIMIT 1`, [person])).length >
        0,
      issuers: await this.sql.all('SELECT issuer, created FROM identities WHERE person = $1', [person]),
    };
  }

  /** Who the issuers say it is: their own number for the person. */
  identitiesOf({ person }: SignedIn): Promise<PersonFile['issuers']> {
    return this.sql.all('SELECT issuer, sub AS number, created FROM identities WHERE person = $1', [person]);
  }

  /** Codes for another device that are still good. */
  codesOf({ person }: SignedIn): Promise<readonly { readonly expires: number }[]> {
    return this.sql.all('SELECT expires FROM codes WHERE person = $1 AND expires > $2', [person, this.clock()]);
  }

  async rename({ person }: SignedIn, device: string, label: string): Promise<void> {
    const changed = await this.sql.run('UPDATE sessions SET label = $1 WHERE person = $2 AND id = $3', [
      cleanText(label),
      person,
      device,
    ]);
    if (changed === 0) throw new Refused(msg('server.noDevice'));
  }

  /** Signs one device out. With the last one the person is gone, unless a passkey, an issuer or a letter leads back to them. */
  async signOut({ person }: SignedIn, device: string): Promise<void> {
    const gone = await this.sql.all<{ readonly hash: string }>(
      'DELETE FROM sessions WHERE person = $1 AND id = $2 RETURNING hash',
      [person, device],
    );
    if (gone.length === 0) throw new Refused(msg('server.noDevice'));
    this.end(gone);
    await this.sql.run(`DELETE FROM people WHERE id = $1 AND ${UNREACHABLE}`, [person]);
  }

  /** Signs out every device but the one that asks, and takes back the code of a device to come. */
  async signOutOthers({ person, session }: SignedIn): Promise<void> {
    const gone = await this.sql.all<{ readonly hash: string }>(
      'DELETE FROM sessions WHERE person = $1 AND hash <> $2 RETURNING hash',
      [person, session],
    );
    await this.sql.run('DELETE FROM codes WHERE person = $1', [person]);
    this.end(gone);
  }

  /** Deletes a person with all that is known of them. Their seats go on by their own secrets. */
  async remove({ person }: SignedIn): Promise<void> {
    const gone = await this.sql.all<{ readonly hash: string }>(
      'DELETE FROM sessions WHERE person = $1 RETURNING hash',
      [person],
    );
    await this.sql.together([
      ...consentsTakenBack(person),
      { text: 'DELETE FROM people WHERE id = $1', values: [person] },
    ]);
    this.end(gone);
  }

  /** Calls `end` when this device is signed out. Returns what to call when the connection has ended by itself. */
  whileSignedIn(session: string, end: () => void): () => void {
    const ends = this.open.get(session) ?? new Set();
    this.open.set(session, ends.add(end));
    return () => {
      ends.delete(end);
      if (ends.size === 0 && this.open.get(session) === ends) this.open.delete(session);
    };
  }

  /** Forgets what has expired, and ends connections of devices that were signed out through another process. */
  async sweep(): Promise<void> {
    const now = this.clock();
    await this.sql.run('DELETE FROM codes WHERE expires <= $1', [now]);
    await this.sql.run('DELETE FROM challenges WHERE expires <= $1', [now]);
    await this.sql.run('DELETE FROM issuer_begun WHERE expires <= $1', [now]);
    await this.sql.run('DELETE FROM passkeys WHERE used <= $1', [now - PASSKEY_MS]);
    await this.sql.run('DELETE FROM sessions WHERE seen <= $1', [now - SESSION_MS]);
    // A person is made together with the first session, so that one whom nothing leads to is of the past.
    await this.sql.run(`DELETE FROM people WHERE ${UNREACHABLE}`);
    for (const session of this.open.keys()) await this.endIfSignedOut(session);
  }

  /** Ends the connections that a device has here if it was signed out through another process. */
  async endIfSignedOut(session: string): Promise<void> {
    if (!this.open.has(session)) return;
    const found = await this.sql.all('SELECT hash FROM sessions WHERE hash = $1', [session]);
    if (found.length === 0) this.endHere(session);
  }

  private end(gone: readonly { readonly hash: string }[]): void {
    for (const { hash } of gone) {
      this.endHere(hash);
      this.onSignedOut(hash);
    }
  }

  private endHere(session: string): void {
    const ends = this.open.get(session) ?? [];
    this.open.delete(session);
    for (const end of ends) end();
  }
}

/** An address to which a letter can be sent that signs them in. */
const LEADS_BACK = "kind = 'mail' AND confirmed IS NOT NULL";
const UNREACHABLE = `NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id)
  AND NOT EXISTS (SELECT 1 FROM passkeys WHERE person = people.id)
  AND NOT EXISTS (SELECT 1 FROM identities WHERE person = people.id)
  AND NOT EXISTS (SELECT 1 FROM contacts WHERE person = people.id AND ${LEADS_BACK})`;
