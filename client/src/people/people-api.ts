/** Requests of a person to the server. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { Me, MySeats, MyTables, MyVacation, PersonFile, SignInWays } from '@tabularium/protocol';
import { ask } from '../app/api.ts';

/** Was this device signed out? */
export const isSignedOut = (e: unknown): boolean => e instanceof Error && 'status' in e && e.status === 401;

interface SignedIn {
  readonly session: string;
}
interface ToIssuer {
  readonly url: string;
  readonly state: string;
}
interface Code {
  readonly code: string;
  readonly expires: number;
}

export const peopleApi = {
  create: (label: string) => ask<SignedIn>('POST', '/people', { label }),
  pair: (code: string, label: string) => ask<SignedIn>('POST', '/people/pair', { code, label }),
  me: (token: string) => ask<Me>('GET', '/me', undefined, { token }),
  ways: () => ask<SignInWays>('GET', '/people'),
  /** Where to go to sign in by the issuer; with a session, to be known by it as well. */
  toIssuer: (token?: string) =>
    token === undefined
      ? ask<ToIssuer>('POST', '/people/issuer')
      : ask<ToIssuer>('POST', '/me/issuer', undefined, { token }),
  fromIssuer: (code: string, state: string, label: string) =>
    ask<SignedIn>('POST', '/people/issuer/return', { code, state, label }),
  link: (token: string, code: string, state: string) =>
    ask<unknown>('POST', '/me/issuer/return', { code, state }, { token }),
  unlink: (token: string) => ask<unknown>('DELETE', '/me/issuer', undefined, { token }),
  letter: (address: string) => ask<unknown>('POST', '/people/letter', { address }),
  passkeyToMake: (token: string) =>
    ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/me/passkeys/options', undefined, { token }),
  addPasskey: (token: string, label: string, made: RegistrationResponseJSON) =>
    ask<unknown>('POST', '/me/passkeys', { label, made }, { token }),
  removePasskey: (token: string, id: string) => ask<unknown>('DELETE', `/me/passkeys/${id}`, undefined, { token }),
  passkeyToUse: () => ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/people/passkey/options'),
  usePasskey: (label: string, used: AuthenticationResponseJSON) =>
    ask<SignedIn>('POST', '/people/passkey', { label, used }),
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
