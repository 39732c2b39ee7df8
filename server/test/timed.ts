/** Tables at which time goes by as a test says, on the database of the tests. */
import type { NewTable, SeatInfo } from '@tabularium/protocol';
import { expect } from 'vitest';
import { silent } from '../src/common/log.ts';
import type { Games } from '../src/games/games.ts';
import { createTable } from '../src/opening/create.ts';
import { decisionOf } from '../src/showing/scenes.ts';
import type { EventBody, Store } from '../src/store/store.ts';
import { act, undo } from '../src/tables/acts.ts';
import type { Outages } from '../src/tables/outages.ts';
import { Overdue } from '../src/tables/overdue.ts';
import { isOver, SERVER } from '../src/tables/record.ts';
import type { Room } from '../src/tables/room.ts';
import { tableInfo } from '../src/tables/table-info.ts';
import { recordOf, Tables } from '../src/tables/tables.ts';
import { goOnVacation } from '../src/tables/vacation.ts';
import { newNonce } from './client.ts';
import { openTestStore, people } from './table.ts';
import { toyGames } from './toy-games.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const START = 1_800_000_000_000;
/** A server that has been up for long grants no time of grace any more. */
const LONG_AGO = 10 * MINUTE;

export interface Timed {
  readonly tables: Tables;
  readonly store: Store;
  readonly now: number;
  /** Lets time go by, and looks whose is over. */
  readonly pass: (ms: number) => Promise<void>;
  readonly open: (more?: Partial<NewTable>) => Promise<Room>;
  /** Another server on the same store, which has been up for long. */
  readonly anew: () => Timed;
}

interface Wanted {
  readonly games?: Games;
  readonly store?: Store;
  readonly outages?: (tables: Tables) => Outages;
}

export const setUp = async (wanted: Wanted = {}): Promise<Timed> => {
  const { games = toyGames, store = await openTestStore(), outages } = wanted;
  const at = { now: START };
  const serve = (): Timed => {
    const tables = new Tables(store, games, () => at.now, silent);
    if (!outages) tables.mercyUntil -= LONG_AGO;
    const overdue = new Overdue(tables, outages?.(tables));
    return {
      tables,
      store,
      get now() {
        return at.now;
      },
      pass: (ms) => {
        at.now += ms;
        return overdue.look();
      },
      open: async (more = {}) => {
        const table = { game: games.all.at(-1)!.id, options: {}, visibility: 'link', seats: people(2) } as const;
        const { id } = await createTable(tables, { ...table, seats: people(2), answerTime: 3600, ...more });
        return (await tables.room(id))!;
      },
      anew: serve,
    };
  };
  return serve();
};

export const inputs = ({ record }: Room): string[] => record.match.entries.map((e) => `${e.input.by} ${e.input.verb}`);
export const infoOf = (room: Room) => tableInfo(room.record, room.audience);
export const deadline = (room: Room) => infoOf(room).deadline;
export const banks = (room: Room): SeatInfo['bank'][] => infoOf(room).seats.map((s) => s.bank);

export const answers = async (room: Room, seat: number, verb: string, arg?: string): Promise<void> => {
  const deed = { decision: decisionOf(room.record, seat), nonce: newNonce(), verb, ...(arg !== undefined && { arg }) };
  expect(await act(room, { eye: seat }, deed)).toMatchObject({ t: 'ok' });
};
/** Plays the first card of the hand, which can be taken back. */
export const playsCard = (room: Room, seat: number): Promise<void> => {
  const offer = room.record.match.question(seat)!.verbs['play']!;
  return answers(room, seat, 'play', 'of' in offer && Array.isArray(offer.of) ? offer.of[0] : '');
};
export const playsToTheEnd = async (room: Room): Promise<void> => {
  const { record } = room;
  while (!isOver(record)) {
    const [seat = 0] = record.match.engine.waitingFor(record.match.state);
    await (record.match.question(seat)!.verbs['play'] ? playsCard(room, seat) : answers(room, seat, 'show'));
  }
};
export const takesBack = async (room: Room, seat: number): Promise<void> =>
  expect(await undo(room, { eye: seat }, { nonce: newNonce() })).toMatchObject({ t: 'ok' });
export const isAway = (room: Room, seat: number, until: number | null) =>
  goOnVacation(room, { eye: seat }, { nonce: newNonce(), until });

/** What a vote of the table has decided. */
export const decided = (room: Room, body: EventBody): Promise<void> => room.inTurn(() => room.commit(SERVER, '', body));

/** Whoever loads the table has the same clocks. */
export const expectSameAnew = async ({ record, store }: Room): Promise<void> => {
  const stored = (await store.load(record.table.id))!;
  expect(recordOf(record.game, stored.table, stored.events, record.clocks.outages).clocks).toEqual(record.clocks);
};
