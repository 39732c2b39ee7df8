/** Tables of four, each played by four connections from this process. */
import { openTable, Seat } from './seat.ts';

const SEATS = 4;

/** One table: `move` makes whoever is asked answer; `onMove` hears when all four have seen it. */
export interface LoadTable {
  move(): boolean;
  onMove: (ms: number) => void;
  close(): void;
}

const loadTable = async (url: string): Promise<LoadTable> => {
  const table = await openTable(url, 'tetrarchia', SEATS);
  let seen = 0;
  let sent = 0;
  const out: LoadTable = {
    move: () => {
      sent = performance.now();
      seen = 0;
      const next = seats[0]!.scene().waiting[0];
      return next !== undefined && seats[next]!.act();
    },
    onMove: () => {},
    close: () => {
      for (const s of seats) s.socket.terminate();
    },
  };
  const onStep = (): void => {
    if (++seen === SEATS) out.onMove(performance.now() - sent);
  };
  const seats = table.seats.map((token) => new Seat(url, table.id, token!, onStep));
  await Promise.all(seats.map((s) => s.ready));
  return out;
};

/** Many tables, opened a few at a time. */
export const loadTables = async (url: string, n: number): Promise<LoadTable[]> => {
  const out: LoadTable[] = [];
  while (out.length < n) {
    const few = Math.min(16, n - out.length);
    out.push(...(await Promise.all(Array.from({ length: few }, () => loadTable(url)))));
  }
  return out;
};
