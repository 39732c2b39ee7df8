/** Tables of a game, played from this process with one connection for each seat. */
import type { GAMES } from '@tabularium/games';
import type { AnyModule } from '@tabularium/parts';
import { openTable, Seat } from './seat.ts';

/** Which game is played, with how many people and which options. */
export interface BenchedTable {
  readonly game: string;
  readonly module: AnyModule;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * A server is measured with a person at every seat; a game for one is played with the largest number of players it
 * allows.
 */
export const tableOf = async ({ id, rules, benched }: (typeof GAMES)[number]): Promise<BenchedTable> => {
  const module = await rules();
  const { seats = module.meta.seats.default, options = {} } = benched ?? {};
  return { game: id, module, seats: seats === 1 ? module.meta.seats.max : seats, options };
};

/** One table: `move` lets the seat that is asked answer; `onMove` is called when every seat has seen the move. */
export interface LoadTable {
  move(): boolean;
  onMove: (ms: number) => void;
  close(): void;
}

/** A private move is not shown to the other seats, so they are not waited for longer than this. A game without secrets has none. */
const PRIVATE_MS = 100;

const loadTable = async (urls: readonly string[], benched: BenchedTable): Promise<LoadTable> => {
  const table = await openTable(urls[0]!, benched);
  let seen = 0;
  let sent = 0;
  let actor = -1;
  let isPrivate: NodeJS.Timeout | undefined;
  const out: LoadTable = {
    move: () => {
      sent = performance.now();
      seen = 0;
      actor = seats[0]!.scene().waiting[0] ?? -1;
      return actor >= 0 && seats[actor]!.act();
    },
    onMove: () => {},
    close: () => {
      for (const s of seats) s.socket.terminate();
    },
  };
  const moved = (): void => {
    clearTimeout(isPrivate);
    out.onMove(performance.now() - sent);
  };
  const onStep = (seat: number): void => {
    if (++seen === benched.seats) moved();
    else if (seat === actor && !benched.module.view.isOpen) isPrivate = setTimeout(moved, PRIVATE_MS);
  };
  const seats = table.seats.map(
    (token, seat) => new Seat(urls[seat % urls.length]!, table.id, token!, () => onStep(seat)),
  );
  await Promise.all(seats.map((s) => s.ready));
  return out;
};

/** Many tables, opened a few at a time. The seats of each are spread over all processes. */
export const loadTables = async (urls: readonly string[], benched: BenchedTable, n: number): Promise<LoadTable[]> => {
  const out: LoadTable[] = [];
  while (out.length < n) {
    const few = Math.min(16, n - out.length);
    out.push(...(await Promise.all(Array.from({ length: few }, () => loadTable(urls, benched)))));
  }
  return out;
};
