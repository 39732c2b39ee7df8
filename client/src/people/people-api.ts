/** Requests of a person to the server. */
import type { Me, MySeats, MyTables, MyVacation, PersonFile } from '@tabularium/protocol';
import { ask } from '../app/api.ts';

/** Was this device signed out? */
export const isSignedOut = (e: unknown): boolean => e instanceof Error && 'status' in e && e.status === 401;

interface SignedIn {
  readonly session: string;
}
interface Code {
  readonly code: string;
  readonly expires: number;
}

export const peopleApi = {
  create: (label: string) => ask<SignedIn>('POST', '/people', { label }),
  pair: (code: string, label: string) => ask<SignedIn>('POST', '/people/pair', { code, label }),
  me: (token: string) => ask<Me>('GET', '/me', undefined, { token }),
  code: (token: string) => ask<Code>('POST', '/me/code', undefined, { token }),
  tables: (token: string, seats: MySeats['seats']) => ask<MyTables>('POST', '/me/tables', { seats }, { token }),
  vacation: (token: string, until: number | null) =>
    ask<{ readonly tables: readonly MyVacation[] }>('POST', '/me/vacation', { until }, { token }),
  rename: (token: string, id: string, label: string) => ask<unknown>('PUT', `/me/devices/${id}`, { label }, { token }),
  signOut: (token: string, id: string) => ask<unknown>('DELETE', `/me/devices/${id}`, undefined, { token }),
  signOutOthers: (token: string) => ask<unknown>('DELETE', '/me/devices', undefined, { token }),
  remove: (token: string) => ask<unknown>('DELETE', '/me', undefined, { token }),
  file: (token: string) => ask<PersonFile>('GET', '/me/export', undefined, { token }),
  /** A new secret for a seat. Asked again with the same nonce, the server says the same. */
  renew: (token: string, table: string, nonce: string) =>
    ask<{ readonly seat: number; readonly token: string }>(
      'POST',
      `/tables/${encodeURIComponent(table)}/renew`,
      { nonce },
      { token },
    ),
};
