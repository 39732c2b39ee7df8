/** Requests about finished games. */
import type { MyHistory, PublicGames, TableResult } from '@tabularium/protocol';
import { ask } from '../app/api.ts';
import type { Secrets } from '../source/transport.ts';

const query = (wanted: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(wanted).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
};
const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export interface Wanted {
  /** Of one kind only; empty for all. */
  readonly game: string;
  readonly before?: string | undefined;
}

export const historyApi = {
  mine: (token: string, { game, before }: Wanted) =>
    ask<MyHistory>('GET', `/me/history${query({ game, before })}`, undefined, { token }),
  past: ({ game, before }: Wanted) => ask<PublicGames>('GET', `/past${query({ game, before })}`),
  result: (id: string) => ask<TableResult>('GET', `${at(id)}/result`),
  publish: (id: string, on: boolean, own: Secrets) => ask<TableResult>('POST', `${at(id)}/publish`, { on }, own),
};
