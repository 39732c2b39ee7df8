/** The rooms of a table, which one is open, and what has been read in each: kept between visits, for each seat apart. */
import type { Seat } from '@tabularium/kernel';
import { useCallback, useMemo, useState } from 'preact/hooks';
import { keep, readKept } from '../app/kept.ts';
import type { GameUi } from '../games/game-ui.ts';
import type { Screen } from '../source/source.ts';
import { FLOOR, type Marks, NO_MARKS, type Room, roomsOf, roomWith } from './rooms.ts';

export interface Rooms {
  readonly all: readonly Room[];
  readonly current: Room;
  readonly unread: number;
  readonly open: (id: string) => void;
  /** Opens the room with these seats, which may be new. */
  readonly openWith: (others: readonly Seat[]) => void;
  /** Everything up to this line has been seen. */
  readonly read: (id: string, n: number) => void;
}

interface Kept {
  readonly key: string;
  readonly marks: Marks;
  readonly current: string;
}
const keptAt = (key: string): Kept => ({ key, marks: readKept(key, NO_MARKS), current: FLOOR });

/** Where there is something to settle with bots as well, each of them has a room. */
export const useRooms = ({ table, eye, chat, writing, record, scene }: Screen, deals: GameUi['deals']): Rooms => {
  const key = `rooms.${table.id}.${eye}`;
  const [kept, setKept] = useState(() => keptAt(key));
  // Another person has sat down at this screen: other rooms.
  const now = kept.key === key ? kept : keptAt(key);
  const change = useCallback(
    (to: (before: Kept) => Kept): void =>
      setKept((before) => {
        const next = to(before.key === key ? before : keptAt(key));
        keep(key, next.marks);
        return next;
      }),
    [key],
  );
  const seats = table.seats.flatMap((s, seat) => (s.kind === 'human' || (deals && s.kind === 'bot') ? [seat] : []));
  const shown = useMemo(
    () =>
      record.flatMap(({ input, at, lines }) =>
        lines.flatMap(({ m }) => {
          const room = deals?.shown?.(scene.view, m);
          return room ? [{ room, input, at, m }] : [];
        }),
      ),
    [record, deals],
  );
  const all = useMemo(
    () => roomsOf({ chat, shown, writing }, eye, seats, now.marks),
    [chat, shown, writing, eye, table.seats, now.marks],
  );
  const current = all.find((room) => room.id === now.current) ?? all[0]!;
  return {
    all,
    current,
    unread: all.reduce((sum, room) => sum + room.unread, 0),
    open: (id) => change((k) => ({ ...k, current: id })),
    openWith: (others) =>
      change((k) => {
        const id = roomWith(eye, others);
        const { opened } = k.marks;
        return { ...k, current: id, marks: { ...k.marks, opened: opened.includes(id) ? opened : [...opened, id] } };
      }),
    read: useCallback(
      (id: string, n: number) =>
        change((k) =>
          (k.marks.read[id] ?? 0) >= n ? k : { ...k, marks: { ...k.marks, read: { ...k.marks.read, [id]: n } } },
        ),
      [change],
    ),
  };
};
