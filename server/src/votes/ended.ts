/** A table may end a game without a result, by a vote. */
import { Refused } from '@tabularium/kernel';
import { msg } from '../common/msg.ts';
import type { TableRecord } from '../tables/record.ts';

/** The table has ended the game; it has no result, and cannot go on here. */
export const isEnded = ({ closed }: Pick<TableRecord, 'closed'>): boolean => closed !== undefined;

export const demandOpen = (record: TableRecord): void => {
  if (isEnded(record)) throw new Refused(msg('server.vote.ended'));
};
