/**
 * Passkeys: a key that a device or a password manager keeps, with which a person signs in on any device, also when all
 * others are lost. They work where browsers allow them: under a name (not an IP address), with TLS or on the machine itself.
 */
import { isIP } from 'node:net';
import { Refused } from '@tabularium/kernel';
import type { newPasskeySchema, Passkey, usePasskeySchema } from '@tabularium/protocol';
import type * as v from 'valibot';
import { cleanText } from '../common/clean-text.ts';
import type { Clock } from '../common/clock.ts';
import { msg } from '../common/msg.ts';
import { hashOf } from '../seats/tokens.ts';
import type { Sql } from '../store/sql.ts';
import type { People, SignedIn } from './people.ts';
import { newId } from './sessions.ts';

/** Loaded when it is first needed: a third of what a server must read before it starts would be this. */
const webauthn = () => import('@simplewebauthn/server');

/** How long somebody may take to touch a sensor or to find a key. */
const CHALLENGE_MS = 5 * 60_000;
const MOST_PASSKEYS = 10;
/** EdDSA, ES256 and RS256: what devices have. */
const ALGORITHMS = [-8, -7, -257];

/** The name that a passkey belongs to, and the page that asks for it. */
export interface Site {
  readonly name: string;
  readonly origin: string;
}

/** Throws where browsers have no passkeys. */
export const siteOf = (origin: string | undefined): Site => {
  const page = origin === undefined ? undefined : URL.parse(origin);
  if (!page || isIP(page.hostname.replace(/^\[|\]$/g, '')) !== 0) throw new Refused(msg('server.noPasskeysHere'));
  return { name: page.hostname, origin: page.origin };
};

interface StoredPasskey {
  readonly person: string;
  readonly public_key: string;
  readonly counter: number;
}

export class Passkeys {
  private readonly people: People;
  private readonly sql: Sql;
  private readonly clock: Clock;

  constructor(people: People, sql: Sql, clock: Clock) {
    this.people = people;
    this.sql = sql;
    this.clock = clock;
  }

  of({ person }: SignedIn): Promise<readonly Passkey[]> {
    return this.sql.all('SELECT id, label, created, used FROM passkeys WHERE person = $1 ORDER BY created, id', [
      person,
    ]);
  }

  /** What a browser needs to make a passkey for this person. */
  async toMake({ person }: SignedIn, { name }: Site): Promise<object> {
    const known = await this.sql.all<{ readonly credential: string }>(
      'SELECT credential FROM passkeys WHERE person = $1',
      [person],
    );
    if (known.length >= MOST_PASSKEYS) throw new Refused(msg('server.manyPasskeys', { most: MOST_PASSKEYS }));
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      rpName: 'Tabularium',
      rpID: name,
      userID: new TextEncoder().encode(person),
      // Shown by the browser when it asks which key to use. A person has no name here.
      userName: `Tabularium, ${name}`,
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ credential }) => ({ id: credential })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.remember(options.challenge, person);
    return options;
  }

  async add({ person }: SignedIn, site: Site, { label, made }: v.InferOutput<typeof newPasskeySchema>): Promise<void> {
    const { verifyRegistrationResponse } = await webauthn();
    const proof = await checked(() =>
      verifyRegistrationResponse({
        response: made,
        expectedChallenge: (challenge) => this.isNew(challenge, person),
        expectedOrigin: site.origin,
        expectedRPID: site.name,
        supportedAlgorithmIDs: ALGORITHMS,
        requireUserVerification: false,
      }),
    );
    if (!proof.verified) throw new Refused(msg('server.badPasskey'));
    const { id, publicKey, counter } = proof.registrationInfo.credential;
    const now = this.clock();
    const added = await this.sql.run(
      `INSERT INTO passkeys (credential, id, person, public_key, counter, label, created, used)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $7) ON CONFLICT DO NOTHING`,
      [id, newId(), person, Buffer.from(publicKey).toString('base64url'), counter, cleanText(label), now],
    );
    if (added === 0) throw new Refused(msg('server.badPasskey'));
  }

  async remove({ person }: SignedIn, id: string): Promise<void> {
    const gone = await this.sql.run('DELETE FROM passkeys WHERE person = $1 AND id = $2', [person, id]);
    if (gone === 0) throw new Refused(msg('server.noPasskey'));
  }

  /** What a browser needs to sign somebody in; whom, only the key says. */
  async toUse({ name }: Site): Promise<object> {
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({ rpID: name, userVerification: 'preferred' });
    await this.remember(options.challenge, null);
    return options;
  }

  /** Signs a device in with a passkey. */
  async use(site: Site, { label, used }: v.InferOutput<typeof usePasskeySchema>): Promise<string> {
    const [key] = await this.sql.all<StoredPasskey>(
      'SELECT person, public_key, counter FROM passkeys WHERE credential = $1',
      [used.id],
    );
    if (!key) throw new Refused(msg('server.badPasskey'));
    const { verifyAuthenticationResponse } = await webauthn();
    const proof = await checked(() =>
      verifyAuthenticationResponse({
        response: used,
        expectedChallenge: (challenge) => this.isNew(challenge, null),
        expectedOrigin: site.origin,
        expectedRPID: site.name,
        credential: {
          id: used.id,
          publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
          counter: key.counter,
        },
        requireUserVerification: false,
      }),
    );
    if (!proof.verified) throw new Refused(msg('server.badPasskey'));
    await this.sql.run('UPDATE passkeys SET counter = $1, used = $2 WHERE credential = $3', [
      proof.authenticationInfo.newCounter,
      this.clock(),
      used.id,
    ]);
    return this.people.signIn(key.person, label);
  }

  private async remember(challenge: string, person: string | null): Promise<void> {
    await this.sql.run('INSERT INTO challenges (hash, person, expires) VALUES ($1, $2, $3)', [
      hashOf(challenge),
      person,
      this.clock() + CHALLENGE_MS,
    ]);
  }

  /** Was this asked of this person (or of nobody yet), not long ago, and is it answered for the first time? */
  private async isNew(challenge: string, person: string | null): Promise<boolean> {
    const [asked] = await this.sql.all<{ readonly person: string | null }>(
      'DELETE FROM challenges WHERE hash = $1 AND expires > $2 RETURNING person',
      [hashOf(challenge), this.clock()],
    );
    return asked !== undefined && asked.person === person;
  }
}

/** The library throws whatever is wrong with an answer. It concerns nobody but the browser that made it. */
const checked = async <T>(check: () => Promise<T>): Promise<T> => {
  try {
    return await check();
  } catch (e) {
    if (e instanceof Refused) throw e;
    throw new Refused(msg('server.badPasskey'));
  }
};
