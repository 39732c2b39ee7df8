/**
 * Signing in by somebody who already knows the person: an OpenID Connect issuer that the operator names, such as that of a
 * club or a school. The person is known again by the issuer and its number for them, never by an address, which may come to belong
 * to somebody else. Nothing else of what the issuer says is kept.
 */
import { Refused } from '@tabularium/kernel';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { Clock } from '../common/clock.ts';
import { errorFacts, type Log } from '../common/log.ts';
import { msg } from '../common/msg.ts';
import { hashOf } from '../seats/tokens.ts';
import type { Sql } from '../store/sql.ts';
import type { People, SignedIn } from './people.ts';

export interface IssuerConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret?: string;
  /** What the issuer is called on the page. */
  readonly name: string;
  /** Where this server is found by browsers. */
  readonly publicUrl: string;
}

/** How long somebody may take to sign in there. */
const BEGUN_MS = 15 * 60_000;
const TIMEOUT_S = 10;
/** Where the issuer sends the browser back to. */
export const RETURN_PATH = '/signed-in';

interface Begun {
  readonly verifier: string;
  readonly nonce: string;
  readonly person: string | null;
}

export interface Return {
  readonly code: string;
  readonly state: string;
}

export class Issuer {
  readonly name: string;
  private readonly config: IssuerConfig;
  private readonly people: People;
  private readonly sql: Sql;
  private readonly clock: Clock;
  private readonly log: Log;
  private found: Promise<Configuration> | undefined;

  constructor(config: IssuerConfig, people: People, { sql, clock, log }: { sql: Sql; clock: Clock; log: Log }) {
    this.config = config;
    this.name = config.name;
    this.people = people;
    this.sql = sql;
    this.clock = clock;
    this.log = log;
  }

  /** Where the browser goes to sign in there; as a person who is signed in here, to be known by that issuer as well. */
  async begin(me?: SignedIn): Promise<{ readonly url: string; readonly state: string }> {
    const there = await this.there();
    const [verifier, state, nonce] = [randomPKCECodeVerifier(), randomState(), randomNonce()];
    await this.sql.run(
      'INSERT INTO issuer_begun (hash, verifier, nonce, person, expires) VALUES ($1, $2, $3, $4, $5)',
      [hashOf(state), verifier, nonce, me?.person ?? null, this.clock() + BEGUN_MS],
    );
    const url = buildAuthorizationUrl(there, {
      redirect_uri: this.returnUrl().href,
      scope: 'openid',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, state };
  }

  /** Signs this device in as whoever the issuer says it is; somebody who was never here becomes a person. */
  async signIn(back: Return, label: string): Promise<string> {
    const sub = await this.whoCame(back, null);
    const known = await this.personOf(sub);
    if (known !== undefined) return this.people.signIn(known, label);
    const session = await this.people.create(label);
    const me = await this.people.known(session);
    if (me) await this.bind(me, sub);
    return session;
  }

  /** From now on the issuer leads to the person who is signed in here. */
  async link(me: SignedIn, back: Return): Promise<void> {
    const sub = await this.whoCame(back, me.person);
    await this.bind(me, sub);
    if ((await this.personOf(sub)) !== me.person) throw new Refused(msg('server.issuerTaken', { issuer: this.name }));
  }

  async unlink({ person }: SignedIn): Promise<void> {
    await this.sql.run('DELETE FROM identities WHERE person = $1 AND issuer = $2', [person, this.config.issuer]);
  }

  private async bind({ person }: SignedIn, sub: string): Promise<void> {
    await this.sql.run(
      'INSERT INTO identities (issuer, sub, person, created) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [this.config.issuer, sub, person, this.clock()],
    );
  }

  private async personOf(sub: string): Promise<string | undefined> {
    const [found] = await this.sql.all<{ readonly person: string }>(
      'SELECT person FROM identities WHERE issuer = $1 AND sub = $2',
      [this.config.issuer, sub],
    );
    return found?.person;
  }

  /** The issuer's number for whoever comes back. Each return is good once, and for the person who began it. */
  private async whoCame({ code, state }: Return, person: string | null): Promise<string> {
    const [begun] = await this.sql.all<Begun>(
      'DELETE FROM issuer_begun WHERE hash = $1 AND expires > $2 RETURNING verifier, nonce, person',
      [hashOf(state), this.clock()],
    );
    if (!begun || begun.person !== person) throw new Refused(msg('server.badReturn'));
    const there = await this.there();
    const at = this.returnUrl();
    at.search = new URLSearchParams({ code, state, iss: there.serverMetadata().issuer }).toString();
    try {
      const answer = await authorizationCodeGrant(there, at, {
        pkceCodeVerifier: begun.verifier,
        expectedState: state,
        expectedNonce: begun.nonce,
        idTokenExpected: true,
      });
      const sub = answer.claims()?.sub;
      if (sub !== undefined) return sub;
    } catch (e) {
      this.log('issuer.refused', errorFacts(e));
    }
    throw new Refused(msg('server.badReturn'));
  }

  private returnUrl(): URL {
    return new URL(RETURN_PATH, this.config.publicUrl);
  }

  /** What the issuer says of itself. If it cannot be reached, the next one who comes tries again. */
  private async there(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.config;
    const url = new URL(issuer);
    this.found ??= discovery(url, clientId, clientSecret, undefined, {
      timeout: TIMEOUT_S,
      // Only for an issuer on the same machine.
      ...(isLoopback(url) && { execute: [allowInsecureRequests] }),
    });
    try {
      return await this.found;
    } catch (e) {
      this.found = undefined;
      this.log('issuer.failed', errorFacts(e));
      throw new Refused(msg('server.issuerFailed', { issuer: this.name }));
    }
  }
}

const isLoopback = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
