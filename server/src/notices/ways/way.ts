/**
 * A way to reach people: letters, pushes, hooks. A way knows nothing of tables and waits: it is given a contact and what to say,
 * in the person's language, and tells what became of it. What it is given holds nothing that others may not know.
 */
import type { Seat } from '@tabularium/kernel';
import type { ContactKind, NewContact } from '@tabularium/protocol';

/** Where somebody can be reached. */
export interface Contact {
  readonly id: string;
  readonly kind: ContactKind;
  /** What `take` of the way has made of it. */
  readonly address: string;
}

/** One table that waits for the person. */
export interface NoticeOf {
  readonly table: string;
  /** The name of the table, or of the game if it has none. */
  readonly name: string;
  /** The id of the game, and its name. */
  readonly game: string;
  readonly gameName: string;
  readonly seat: Seat;
  /** The event with which the person came to be waited for. With table and seat it names this wait for good. */
  readonly n: number;
  /** Since when they are waited for. */
  readonly since: number;
  /** Somebody at the table has asked that they are told again. */
  readonly isReminder: boolean;
  /** What is asked, as far as everybody may know it. */
  readonly asked?: string;
  /** All of it in one line: that it is their turn, where, and what is asked. */
  readonly text: string;
  /** Leads to that question. It has no secret in it. */
  readonly link: string;
}

/** What waits, put together for one contact. */
export interface Notice {
  readonly person: string;
  readonly lang: string;
  /** A headline for all of it. */
  readonly title: string;
  readonly tables: readonly NoticeOf[];
  /** Whoever opens this link can stop all notices to this contact. */
  readonly stop: string;
}

export type Outcome =
  | { readonly t: 'sent' }
  /** To be tried again. */
  | { readonly t: 'later'; readonly why: string }
  /** Never to be tried again: the contact does not exist any more. */
  | { readonly t: 'gone'; readonly why: string };

/** What is kept of a new contact, and what the person is shown of it. */
export interface Taken {
  readonly address: string;
  readonly label: string;
  /** Shown to the person once. */
  readonly secret?: string;
}

export interface Way {
  readonly kind: ContactKind;
  /** The person must show that the contact is theirs before anything else is sent. */
  readonly mustConfirm: boolean;
  /** What a browser needs to subscribe. */
  readonly publicKey?: string;
  /** Throws `Refused` if this cannot be an address. */
  take(wanted: NewContact): Promise<Taken>;
  /** Never throws. The same notice may come again: then the receiver should be able to know it as the same. */
  send(contact: Contact, notice: Notice): Promise<Outcome>;
}
