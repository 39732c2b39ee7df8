/** Requests to a server over HTTP. Without a server all of them fail, and games on this device go on. */
import type { GameFile, Msg, Pack } from '@tabularium/kernel';
import type {
  ImportTable,
  Join,
  NewTable,
  OpenedTable,
  Problem,
  Scene,
  TableInfo,
  TableSummary,
} from '@tabularium/protocol';
import type { Speaker } from '@tabularium/text';
import { toItsTable } from '../source/affinity.ts';
import { newNonce } from '../source/new-nonce.ts';
import type { Eye } from '@tabularium/kernel';
import type { Secrets } from '../source/transport.ts';
import { loadServerWords } from '../words/server-words.ts';

/** The server refused, and said why. */
class ApiError extends Error {
  readonly status: number;
  readonly reasons: readonly Msg[];
  constructor(status: number, reasons: readonly Msg[]) {
    super(`status ${status}`);
    this.status = status;
    this.reasons = reasons;
  }
}

/** Did the server answer at all, even if it refused? */
export const isAnswered = (e: unknown): boolean => e instanceof ApiError && e.reasons.length > 0;

export const problemOf = (e: unknown, speaker: Speaker): string | undefined =>
  e instanceof ApiError && e.reasons.length > 0 ? e.reasons.map((m) => speaker.say(m)).join(' ') : undefined;

const reasonsIn = (body: Partial<Problem> | undefined): readonly Msg[] =>
  body?.problems ?? (body?.reason ? [body.reason] : []);

export const headersFor = (secrets: Secrets, hasBody: boolean): Record<string, string> => ({
  ...(hasBody && { 'content-type': 'application/json' }),
  ...(secrets.token !== undefined && { authorization: `Bearer ${secrets.token}` }),
  ...(secrets.owner !== undefined && { 'x-owner': secrets.owner }),
  ...(secrets.person !== undefined && { 'x-person': secrets.person }),
});

export const ask = async <T>(method: string, path: string, body?: unknown, secrets: Secrets = {}): Promise<T> => {
  const hasBody = body !== undefined;
  const response = await fetch(`/api${toItsTable(path)}`, {
    method,
    headers: headersFor(secrets, hasBody),
    ...(hasBody && { body: JSON.stringify(body) }),
  });
  if (response.status === 204 || response.status === 202) return undefined as T;
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const said: unknown = isJson ? await response.json() : undefined;
  if (response.ok && isJson) return said as T;
  await loadServerWords();
  throw new ApiError(response.status, reasonsIn(said as Partial<Problem> | undefined));
};

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  openTables: () => ask<{ readonly tables: readonly TableSummary[] }>('GET', '/tables'),
  summaries: (ids: readonly string[]) =>
    ask<{ readonly tables: readonly TableSummary[] }>('GET', `/tables?ids=${ids.map(encodeURIComponent).join(',')}`),
  table: (id: string) => ask<TableInfo>('GET', at(id)),
  /** The content pack that a table is played with. */
  pack: (name: string) => ask<Pack>('GET', `/packs/${encodeURIComponent(name)}`),
  create: (wanted: NewTable) => ask<OpenedTable>('POST', '/tables', wanted),
  /** Whoever is signed in (`own`) holds the seat at once. */
  join: (id: string, wanted: Join, own: Secrets) =>
    ask<{ readonly seat: number; readonly token: string }>('POST', `${at(id)}/join`, wanted, own),
  /** Frees a seat and revokes its token: one's own seat or, for whoever opened the table, one that has not moved yet. */
  free: (id: string, seat: number, own: Secrets) =>
    ask<unknown>('POST', `${at(id)}/free`, { t: 'free', nonce: newNonce(), seat }, own),
  /** The table that a short code leads to. */
  byCode: (code: string) => ask<{ readonly id: string }>('GET', `/codes/${encodeURIComponent(code)}`),
  /** Lets the game begin although seats are free: they stay open, or bots take them. */
  begin: (id: string, free: 'open' | 'bots', own: Secrets) =>
    ask<unknown>('POST', `${at(id)}/begin`, { t: 'begin', nonce: newNonce(), free }, own),
  /** Forbids spectators to write in the chat, or allows it again. */
  mute: (id: string, on: boolean, own: Secrets) =>
    ask<unknown>('POST', `${at(id)}/mute`, { t: 'mute', nonce: newNonce(), on }, own),
  /** Away until then, or back. */
  vacation: (id: string, until: number | null, own: Secrets) =>
    ask<unknown>('POST', `${at(id)}/vacation`, { t: 'vacation', nonce: newNonce(), until }, own),
  rematch: (id: string, own: Secrets) => ask<{ readonly id: string }>('POST', `${at(id)}/rematch`, {}, own),
  clone: (id: string, own: Secrets) => ask<OpenedTable>('POST', `${at(id)}/clone`, {}, own),
  export: (id: string, own: Secrets) => ask<GameFile>('GET', `${at(id)}/export`, undefined, own),
  import: (wanted: Omit<ImportTable, 'file'> & { readonly file: GameFile }) =>
    ask<OpenedTable>('POST', '/tables/import', wanted),
  sceneAt: (id: string, input: number, eye: Eye, own: Secrets) =>
    ask<Scene>('GET', `${at(id)}/at/${input}?as=${eye}`, undefined, own),
  remove: (id: string, own: Secrets) => ask<unknown>('DELETE', at(id), undefined, own),
};
