/** What a person and the server say to each other about being told: where they can be reached, what they chose, what went wrong. */
import type { Seat } from '@tabularium/kernel';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';

export const CONTACT_KINDS = ['mail', 'push', 'hook'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** Languages in which people are told. */
export const NOTICE_LANGUAGES = ['en', 'es', 'it'] as const;

const word = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
/** A minute of the day, from midnight. */
const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));
const ways = v.pipe(v.array(v.picklist(CONTACT_KINDS)), v.maxLength(CONTACT_KINDS.length));

/** A new place where somebody can be reached. */
export const newContactSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('mail'), address: word(LIMITS.mailAddress) }),
  /** As a browser describes it (`PushSubscription.toJSON()`). */
  v.strictObject({
    kind: v.literal('push'),
    endpoint: word(LIMITS.endpoint),
    keys: v.strictObject({ p256dh: word(200), auth: word(100) }),
    /** What the device is called in the list. */
    label: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.name)), ''),
  }),
  v.strictObject({ kind: v.literal('hook'), url: word(LIMITS.endpoint) }),
]);
export type NewContact = v.InferOutput<typeof newContactSchema>;

/** The code from the letter that was sent to a new address. */
export const confirmSchema = v.strictObject({ code: word(20) });

/** How somebody wants to be told, at all tables. Everything is replaced. */
export const choicesSchema = v.strictObject({
  lang: v.picklist(NOTICE_LANGUAGES),
  /** Where they live, as `Intl` names it: `Europe/Madrid`. */
  zone: word(64),
  ways,
  /** Letters and pushes wait until these hours are over. It may run over midnight. */
  quiet: v.nullable(v.strictObject({ from: minute, to: minute })),
  /** Letters once a day at this minute, instead of one when somebody is waited for. */
  digest: v.nullable(minute),
  /** Others at a table may ask that this person is told again. They learn that it is possible, and nothing else. */
  reminders: v.boolean(),
});
export type NoticeChoices = v.InferOutput<typeof choicesSchema>;

/** How somebody wants to be told at one table; null: as at all others. */
export const tableChoicesSchema = v.strictObject({ ways: v.nullable(ways) });

/** Asks that whoever sits there is told again that they are waited for. */
export const remindSchema = v.strictObject({
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15)),
});

/** A place where a person can be reached, as they are shown it themselves. */
export interface ContactInfo {
  readonly id: string;
  readonly kind: ContactKind;
  /** The address, the name of the device, or the host of a hook. */
  readonly label: string;
  readonly created: number;
  /** Nothing is sent before it is confirmed, except the letter with the code. */
  readonly confirmed: boolean;
  /** When something last arrived there; null if nothing has. */
  readonly sent: number | null;
  /** Nothing is sent any more: the person said so in a letter, or the address does not exist. */
  readonly stopped?: { readonly at: number; readonly why: 'asked' | 'failed'; readonly error?: string };
}

/** Something that did not arrive. */
export interface NoticeError {
  readonly contact: string;
  readonly kind: ContactKind;
  readonly table: string;
  readonly tableName: string;
  readonly at: number;
  readonly tries: number;
  /** When it is tried again; null: no more. */
  readonly again: number | null;
  /** What the other side said. */
  readonly error: string;
}

export interface Notices {
  /** The ways that this server has. */
  readonly ways: readonly ContactKind[];
  /** The public key of this server, with which a browser subscribes to pushes. */
  readonly pushKey?: string;
  readonly contacts: readonly ContactInfo[];
  readonly choices: NoticeChoices;
  /** Tables with choices of their own. */
  readonly tables: readonly { readonly table: string; readonly ways: readonly ContactKind[] }[];
  /** The latest first. */
  readonly errors: readonly NoticeError[];
}

/** All that is known of a person about being told. */
export interface PersonNotices extends Pick<Notices, 'contacts' | 'choices' | 'tables'> {
  readonly deliveries: readonly {
    readonly contact: string;
    readonly table: string;
    readonly seat: Seat;
    readonly kind: 'turn' | 'reminder';
    readonly at: number;
    readonly tries: number;
    /** When it is sent; null: it was, or nothing is to be sent any more. */
    readonly due: number | null;
    readonly error: string | null;
  }[];
}

/** The answer to a new contact. `secret` signs hooks; it is shown once. */
export interface NewContactAnswer {
  readonly contact: ContactInfo;
  readonly secret?: string;
}

/** Of the people a table waits for, those who can be reminded, and from when on. Missing: they cannot, or were reminded already. */
export interface Remindable {
  readonly seats: readonly { readonly seat: Seat; readonly from: number }[];
}
