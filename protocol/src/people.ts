/** What a person who is signed in and the server say to each other. */
import type { Seat } from '@tabularium/kernel';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import type { PersonNotices } from './notices.ts';
import type { TableSummary } from './scene.ts';

const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
/** What a device is called in the list of devices. */
const label = v.optional(v.pipe(v.string(), v.maxLength(LIMITS.name)), '');

export const deviceSchema = v.strictObject({ label });
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

export interface Me {
  readonly created: number;
  readonly devices: readonly Device[];
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
  /** How they can be told that they are waited for, and what was sent. */
  readonly notices: PersonNotices;
}
