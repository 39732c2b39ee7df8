/** Talk as rooms: the floor, where everybody hears it, one room with each other seat, and groups of several. */
import type { Eye, Msg, Seat } from '@tabularium/kernel';
import type { ChatLine } from '@tabularium/protocol';
import type { SaidLine, Writing } from '../source/source.ts';

export const FLOOR = 'table';

/** Something was shown to those in the room, and to nobody else. */
export interface Shown {
  readonly room: ChatLine['room'];
  readonly input: number;
  readonly at: number;
  readonly m: Msg;
}

export interface Room {
  /** `table`, or the seats of its members: `0+2`. */
  readonly id: string;
  readonly kind: 'floor' | 'private' | 'group';
  /** Who else is in it; of the floor nobody is named. */
  readonly others: readonly Seat[];
  readonly lines: readonly SaidLine[];
  readonly shown: readonly Shown[];
  /** Lines of others that have not been looked at. */
  readonly unread: number;
  /** Who is writing in it. */
  readonly writing: readonly Seat[];
}

/** How far each room has been read, by the number of its last line; and groups that were opened here and are still silent. */
export interface Marks {
  readonly read: Readonly<Record<string, number>>;
  readonly opened: readonly string[];
}
export const NO_MARKS: Marks = { read: {}, opened: [] };

const roomId = (room: ChatLine['room']): string =>
  room === FLOOR ? FLOOR : [...new Set(room)].sort((a, b) => a - b).join('+');
export const roomWith = (eye: Eye, others: readonly Seat[]): string =>
  eye === 'public' ? FLOOR : roomId([eye, ...others]);
const membersOf = (id: string): Seat[] => id.split('+').map(Number);

/** What happened in a room, in order: what was said, and what was shown. */
export const eventsIn = ({ lines, shown }: Pick<Room, 'lines' | 'shown'>): readonly (SaidLine | Shown)[] =>
  shown.length === 0 ? lines : [...lines, ...shown].sort((a, b) => a.at - b.at);

/** To whom a line goes that is written in this room. */
export const addressees = ({ kind, others }: Room): 'table' | readonly Seat[] => (kind === 'floor' ? FLOOR : others);

export const lastOf = ({ lines }: Room): number => lines.at(-1)?.n ?? 0;

/** What there is to be put into rooms. */
export interface Heard {
  readonly chat: readonly SaidLine[];
  readonly shown?: readonly Shown[];
  readonly writing?: readonly Writing[] | undefined;
}

/** All rooms of whoever looks: the floor, then one for each of these seats, then the groups. */
export const roomsOf = (
  { chat, shown = [], writing = [] }: Heard,
  eye: Eye,
  seats: readonly Seat[],
  { read, opened }: Marks,
): readonly Room[] => {
  const byRoom = new Map<string, SaidLine[]>();
  for (const line of chat) {
    const id = roomId(line.room);
    const lines = byRoom.get(id);
    if (lines) lines.push(line);
    else byRoom.set(id, [line]);
  }
  const room = (id: string): Room => {
    const others = id === FLOOR ? [] : membersOf(id).filter((seat) => seat !== eye);
    const lines = byRoom.get(id) ?? [];
    const since = read[id] ?? 0;
    return {
      id,
      kind: id === FLOOR ? 'floor' : others.length > 1 ? 'group' : 'private',
      others,
      lines,
      shown: shown.filter((s) => roomId(s.room) === id),
      unread: lines.filter((line) => line.n > since && line.by !== eye).length,
      writing: writing.filter((w) => roomId(w.room) === id).map((w) => w.by),
    };
  };
  const known = [...byRoom.keys(), ...(eye === 'public' ? [] : opened)].filter((id) => id !== FLOOR);
  const withOne = eye === 'public' ? [] : seats.filter((seat) => seat !== eye).map((seat) => roomWith(eye, [seat]));
  return [...new Set([FLOOR, ...withOne, ...known])].map(room);
};
