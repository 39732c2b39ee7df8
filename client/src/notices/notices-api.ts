/** Requests about being told. */
import type {
  ContactKind,
  NewContact,
  NewContactAnswer,
  NoticeChoices,
  Notices,
  Remindable,
} from '@tabularium/protocol';
import { ask } from '../app/api.ts';
import type { Secrets } from '../source/transport.ts';

const tableAt = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const noticesApi = {
  all: (token: string) => ask<Notices>('GET', '/me/notices', undefined, { token }),
  choose: (token: string, choices: NoticeChoices) => ask<unknown>('PUT', '/me/notices', choices, { token }),
  chooseAt: (token: string, table: string, ways: readonly ContactKind[] | null) =>
    ask<unknown>('PUT', `/me/notices/tables/${encodeURIComponent(table)}`, { ways }, { token }),
  add: (token: string, contact: NewContact) => ask<NewContactAnswer>('POST', '/me/contacts', contact, { token }),
  remove: (token: string, id: string) => ask<unknown>('DELETE', `/me/contacts/${id}`, undefined, { token }),
  confirm: (token: string, id: string, code: string) =>
    ask<unknown>('POST', `/me/contacts/${id}/confirm`, { code }, { token }),
  /** The letter with the code once more; or what was stopped goes on. */
  again: (token: string, id: string) => ask<unknown>('POST', `/me/contacts/${id}/again`, undefined, { token }),
  /** Sends a notice that says nothing; `error` if it did not arrive. */
  test: (token: string, id: string) =>
    ask<{ readonly error?: string }>('POST', `/me/contacts/${id}/test`, undefined, { token }),
  /** Who can be reminded at a table. */
  remindable: (table: string, own: Secrets) => ask<Remindable>('GET', `${tableAt(table)}/remind`, undefined, own),
  remind: (table: string, seat: number, own: Secrets) =>
    ask<unknown>('POST', `${tableAt(table)}/remind`, { seat }, own),
};
