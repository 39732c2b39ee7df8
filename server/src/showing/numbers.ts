/**
 * Events are numbered for everybody by what they may know of: a gap where two
 * others whispered would tell that they did.
 */
import type { ChatLine } from '@tabularium/protocol';
import type { TableRecord } from '../tables/record.ts';
import type { Eye } from './scenes.ts';

const mayRead = (room: ChatLine['room'], eye: Eye): boolean =>
  room === 'table' || (eye !== 'spectator' && room.includes(eye));

/** The number under which this eye knows event `n`. */
export const toldNumber = ({ whispers }: TableRecord, eye: Eye, n: number): number => {
  let told = n;
  for (const w of whispers) if (w.n <= n && !mayRead(w.room, eye)) told--;
  return told;
};

/** The event that this eye knows under the number `told`. */
export const eventNumber = ({ whispers }: TableRecord, eye: Eye, told: number): number => {
  let n = told;
  for (const w of whispers) if (w.n <= n && !mayRead(w.room, eye)) n++;
  return n;
};

/** The lines that this eye may read, after event `since`. */
export const chatFor = (r: TableRecord, eye: Eye, since: number): ChatLine[] =>
  r.chat
    .filter((line) => line.n > since && mayRead(line.room, eye))
    .map((line) => ({ ...line, n: toldNumber(r, eye, line.n) }));
