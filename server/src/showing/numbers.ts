/**
 * Each eye has its own numbering of events, which counts only those it may know of. A gap in the numbers would show
 * that others whispered or acted in private.
 */
import type { Eye } from '@tabularium/kernel';
import type { ChatLine } from '@tabularium/protocol';
import type { TableRecord } from '../tables/record.ts';

const mayRead = (room: ChatLine['room'], eye: Eye): boolean =>
  room === 'table' || (eye !== 'public' && room.includes(eye));

/** The number under which this eye knows event `n`. */
export const toldNumber = ({ told }: TableRecord, eye: Eye, n: number): number => told.number(n, eye);

/** The event that this eye knows under the number `number`. */
export const eventNumber = ({ told }: TableRecord, eye: Eye, number: number): number =>
  number === 0 ? 0 : told.real(number, eye);

/** The lines that this eye may read, after event `since`. */
export const chatFor = (r: TableRecord, eye: Eye, since: number): ChatLine[] =>
  r.chat
    .filter((line) => line.n > since && mayRead(line.room, eye))
    .map((line) => ({ ...line, n: toldNumber(r, eye, line.n) }));
