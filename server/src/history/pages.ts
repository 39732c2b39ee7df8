/** Lists of finished games come in pages, the latest first. A mark says where the next page begins. */
import type { PastGame } from '@tabularium/protocol';
import { parsed } from '../store/postgres-read.ts';

/** Of one page. */
export const MOST_LISTED = 30;

export interface Mark {
  readonly ended: number;
  readonly table: string;
}

/** Later than everything. */
const BEGINNING: Mark = { ended: Number.MAX_SAFE_INTEGER, table: '' };

/** As it was sent out; anything else begins with the first page. */
export const markFrom = (text: string | undefined): Mark => {
  const [, ended, table] = /^(\d{1,15})-(.{1,64})$/.exec(text ?? '') ?? [];
  return ended !== undefined && table !== undefined ? { ended: Number(ended), table } : BEGINNING;
};

export interface PastRow {
  readonly id: string;
  readonly ended: number;
  readonly gone: number;
  readonly body: string;
}

/** One more row than fits is asked for, to know whether there is another page. */
export const nextMark = (rows: readonly PastRow[]): { readonly next?: string } => {
  const last = rows[MOST_LISTED - 1];
  return rows.length > MOST_LISTED && last ? { next: `${last.ended}-${last.id}` } : {};
};

/** A table that was removed cannot be looked at any more. */
export const pastGame = ({ gone, body }: Pick<PastRow, 'gone' | 'body'>): PastGame => {
  const { table, ...rest } = parsed<PastGame>(body);
  return gone === 0 && table !== undefined ? { table, ...rest } : rest;
};
