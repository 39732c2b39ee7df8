import type { TableSummary } from '@tabularium/protocol';
import type { SummaryChange } from './store.ts';
import { parseWaits, sinceOf } from './waits.ts';

/** A row of the table `tables`. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly visibility: TableSummary['visibility'];
  readonly created: number;
  readonly updated: number;
  readonly ended: number;
  readonly open_seats: number;
  readonly waiting: string;
  readonly inputs: number;
  readonly seats: string;
  readonly waits: string;
}

/** The number of inputs is stored with every event, so that a move need not update the row of its table; and with an archive. */
const INPUTS = `coalesce((SELECT inputs FROM events WHERE table_id = id ORDER BY n DESC LIMIT 1),
  (SELECT inputs FROM archives WHERE table_id = id), 0) AS inputs`;
export const COLUMNS = `id, name, game, visibility, created, updated, ended, open_seats, waiting, seats, waits, ${INPUTS}`;

export const fromRow = ({ open_seats, ended, waiting: asked, seats, waits, ...rest }: Row): TableSummary => {
  const waiting = JSON.parse(asked) as TableSummary['waiting'];
  return {
    ...rest,
    ended: ended === 1,
    openSeats: open_seats,
    waiting,
    since: sinceOf(parseWaits(waits), waiting),
    seats: JSON.parse(seats) as TableSummary['seats'],
  };
};

/** The table is removed. Its result stays with the people who played, and nobody else finds it. */
export const RESULT_LEFT = 'UPDATE results SET gone = 1, shown = 0 WHERE table_id = $1';

/** The values of `ended, bot_due, open_seats, waiting, seats, due`. */
export const changed = (s: SummaryChange): [number, number, number, string, string, number | null] => [
  Number(s.ended),
  Number(s.botDue),
  s.openSeats,
  JSON.stringify(s.waiting),
  JSON.stringify(s.seats),
  s.due,
];
