/**
 * A letter that signs its reader in: to an address that a person has confirmed, with a code for another device. Whoever asks is
 * told the same whether anybody has that address or not.
 */
import { createHash } from 'node:crypto';
import type { Clock } from '../common/clock.ts';
import type { People } from '../people/people.ts';
import type { Sql } from '../store/sql.ts';
import { type Allowance, spend } from './spent.ts';
import type { Way } from './ways/way.ts';

/** A letter may be on its way for a while. */
const LETTER_MS = 30 * 60_000;
const DAY_MS = 24 * 3600_000;
/** Letters in a day: to one address, asked for from one network address, in all. */
const MOST = { address: 5, network: 20, all: 500 };

/** Sends it. Returns why it could not be sent. */
export type SendSignIn = (address: string, code: string, person: string) => Promise<string | undefined>;

export interface SignInConfig {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly people: People;
  readonly way: Way;
  readonly send: SendSignIn;
}

/** Throws if this cannot be an address, or too much was asked for. */
export const askForSignIn = async (config: SignInConfig, wanted: string, network: string): Promise<void> => {
  const { sql, clock, way } = config;
  const { address } = await way.take({ kind: 'mail', address: wanted });
  const named = (kind: string, of: string): string =>
    `sign-in/${kind}/${createHash('sha256').update(of.toLowerCase()).digest('base64url')}`;
  const within = (what: string, most: number): Allowance => ({ what, most, withinMs: DAY_MS });
  await spend(sql, clock, [
    within(named('network', network), MOST.network),
    within(named('address', address), MOST.address),
    within('sign-in/all', MOST.all),
  ]);
  // How long the answer takes must not tell whether somebody is known, so nobody waits for the letter.
  void sendTo(config, address);
};

/** Where several people have confirmed the same address, it is whoever did so last. What goes wrong is told to nobody: it would tell who is known. */
const sendTo = async ({ sql, people, send }: SignInConfig, address: string): Promise<void> => {
  try {
    const [found] = await sql.all<{ readonly person: string }>(
      `SELECT person FROM contacts WHERE kind = 'mail' AND address = $1 AND confirmed IS NOT NULL
       ORDER BY confirmed DESC LIMIT 1`,
      [address],
    );
    if (found) await send(address, (await people.newCode(found, LETTER_MS)).code, found.person);
  } catch {
    // The store is closed or cannot be reached. Whoever gets no letter asks for another.
  }
};
