import { type Eye, Refused } from '@tabularium/kernel';
import type { CloneTable, NewSeat, OpenedTable } from '@tabularium/protocol';
import { cleanText } from '../common/clean-text.ts';
import { isVerified, type TableRecord } from '../tables/record.ts';
import { wholeOf } from '../tables/past.ts';
import type { Room } from '../tables/room.ts';
import { msg } from '../common/msg.ts';
import type { StoredSeat } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { continueAt, type Past } from './continue.ts';
import { timeOf } from './create.ts';
import { diceAt } from './dice-of.ts';
import { demandWhole } from './export.ts';
import { seat } from './seats.ts';

/** Opens a new table that goes on from any input of this one, with new dice and new tokens. */
export const cloneTable = async (
  tables: Tables,
  room: Room,
  wanted: CloneTable,
  eye: Eye,
  isOwner: boolean,
): Promise<OpenedTable> => {
  const { record } = room;
  const { past, input } = await room.inTurn(async () => {
    demandWhole(room.record, isOwner);
    const past = pastOf(await wholeOf(room), wanted.input, eye);
    // Whoever looks at the copy can read this number, so it is counted as the public counts: nobody learns of private acts.
    return { past, input: record.match.inputsFor('public', past.entries.length) };
  });
  const { game, table } = record;
  const seats = seat(game, wanted.seats ?? record.seats.map(again));
  if (seats.seats.length !== table.seats.length)
    throw new Refused({
      k: 'kernel.seats',
      a: {
        game: `game:${table.game}`,
        min: table.seats.length,
        max: table.seats.length,
        got: String(seats.seats.length),
      },
    });
  const rest = {
    name: cleanText(wanted.name ?? table.name),
    visibility: wanted.visibility,
    ...timeOf(wanted.answerTime === undefined ? paceOf(record) : wanted),
    origin: { t: 'clone', table: table.id, input } as const,
  };
  return continueAt(tables, game, past, rest, seats);
};

/** The pace that the table has now. */
export const paceOf = ({ clocks: { answerTime, bank } }: TableRecord): Parameters<typeof timeOf>[0] => ({
  answerTime,
  bank: answerTime === undefined ? undefined : bank,
});

/** `input` is numbered as `eye` counts inputs. */
const pastOf = (record: TableRecord, input: number | undefined, eye: Eye): Past => {
  const { match, table } = record;
  if (!isVerified(record)) throw new Refused(msg('server.unchecked'));
  const max = match.entries.length - (match.state.over ? 1 : 0);
  const at = input === undefined ? max : match.inputOf(eye, input);
  if (at > max) throw new Refused(msg('server.noInput', { input: input!, max: match.inputsFor(eye, max) }));
  const { version, options, opening } = table;
  return { version, options, opening, start: match.start, entries: match.entries.slice(0, at), ...diceAt(record, at) };
};

const again = ({ kind, name, bot }: StoredSeat): NewSeat => {
  if (kind === 'bot') return { kind, bot: bot! };
  return kind === 'open' ? { kind } : { kind, name };
};
