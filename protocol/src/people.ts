/** What a person who is signed in and the server say to each other. */
import type { Seat } from '@tabularium/kernel';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import type { MyPastGame, Rating } from './history.ts';
import type { PersonNotices } from './notices.ts';
import type { TableSummary } from './scene.ts';

const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
/** What a device is called in the list of devices. */
const label = v.optional(v.pipe(v.string(), v.maxLength(LIMITS.name)), '');

export const deviceSchema = v.strictObject({ label });
const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
/** What a browser answers when a passkey is made or used (WebAuthn). Browsers add further fields, which are left aside. */
const answered = <E extends v.ObjectEntries>(response: E) =>
  v.object({
    id: text(LIMITS.passkey),
    rawId: text(LIMITS.passkey),
    type: v.literal('public-key'),
    clientExtensionResults: v.optional(v.object({}), {}),
    response: v.object({ clientDataJSON: text(LIMITS.passkey), ...response }),
  });
export const newPasskeySchema = v.strictObject({
  label,
  made: answered({
    attestationObject: text(LIMITS.passkey * 2),
    transports: v.optional(v.pipe(v.array(text(32)), v.maxLength(10)), []),
  }),
});
export const usePasskeySchema = v.strictObject({
  label,
  used: answered({
    authenticatorData: text(LIMITS.passkey),
    signature: text(LIMITS.passkey),
  }),
});

/** What the issuer sent back through the browser. */
export const returnSchema = v.strictObject({ code: text(4096), state: text(200), label });

/** Asks for a letter that signs its reader in. */
export const letterSchema = v.strictObject({ address: text(LIMITS.mailAddress) });

export const pairSchema = v.strictObject({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(40)), label });

/** The secrets that a device has: of the seat it plays, and of having opened the table. */
export const mySeatsSchema = v.strictObject({
  seats: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          table: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
          token: v.optional(secret),
          owner: v.optional(secret),
        }),
      ),
      v.maxLength(100),
    ),
    [],
  ),
});
export type MySeats = v.InferOutput<typeof mySeatsSchema>;

/** Away until this time at all tables, or back (`null`). */
export const awaySchema = v.strictObject({ until: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))) });

/** A table at which a person is away now, and until when: as long as the table allows at most. */
export interface MyVacation {
  readonly table: string;
  readonly name: string;
  readonly game: string;
  readonly until: number | null;
}

/** A new secret for one's seat. Whoever knows the nonce is given it again, so it must be as hard to guess. */
export const renewSchema = v.strictObject({
  nonce: v.pipe(v.string(), v.minLength(LIMITS.joinNonce), v.maxLength(LIMITS.nonce)),
});

export interface Device {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly seen: number;
  /** The one that asks. */
  readonly here: boolean;
}

/** A key that a device or a password manager keeps, with which the person signs in anywhere. */
export interface Passkey {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly used: number;
}

/** How one can sign in at this server, besides a code from another device and a passkey. */
export interface SignInWays {
  /** The name of an issuer that the operator trusts. */
  readonly issuer?: string;
  /** Letters can be sent to those who have confirmed an address. */
  readonly letters?: true;
}

export interface Me {
  readonly created: number;
  readonly devices: readonly Device[];
  readonly passkeys: readonly Passkey[];
  /** The issuers that know this person, and since when. */
  readonly issuers: readonly { readonly issuer: string; readonly created: number }[];
  /** Can they sign in by a letter to an address that they have confirmed? */
  readonly letters: boolean;
}

export interface MyTable extends TableSummary {
  /** The seats that the person holds. */
  readonly mine: readonly Seat[];
  readonly owner: boolean;
}

export interface MyTables {
  readonly tables: readonly MyTable[];
  /** Tables at which a secret that was sent opens nothing. */
  readonly stale: readonly string[];
}

/** All that is known of a person. */
export interface PersonFile {
  readonly format: 'tabularium-person/1';
  readonly exported: number;
  readonly id: string;
  readonly created: number;
  readonly devices: readonly Omit<Device, 'here'>[];
  readonly passkeys: readonly Passkey[];
  readonly issuers: readonly { readonly issuer: string; readonly number: string; readonly created: number }[];
  /** Codes for another device that are still good. */
  readonly codes: readonly { readonly expires: number }[];
  readonly holds: readonly {
    readonly table: string;
    readonly tableName: string;
    readonly game: string;
    /** The seat and the name there, or that it is the table itself. */
    readonly seat?: Seat;
    readonly name?: string;
    readonly owner?: true;
    readonly since: number;
  }[];
  /** Finished games, and how they are rated. */
  readonly results: readonly MyPastGame[];
  readonly ratings: readonly (Rating & { readonly game: string })[];
  /** How they can be told that they are waited for, and what was sent. */
  readonly notices: PersonNotices;
}
