/**
 * Tables that a test lays into the store of its server at a position of its own, with dice in order, and looks into
 * while people play: what it finds there is the truth that pages are compared with.
 */
import { fromKey, type State } from '@tabularium/kernel';
import { gameById, loaded, ourGames } from '../../server/src/games/games.ts';
import { hashOf, newTableId, newToken } from '../../server/src/seats/tokens.ts';
import { openSqlite } from '../../server/src/store/sqlite.ts';
import type { EventBody, Store, StoredTable } from '../../server/src/store/store.ts';
import { newRecord, SERVER, summaryOf, type TableRecord, tookEvent } from '../../server/src/tables/record.ts';
import { recordOf } from '../../server/src/tables/tables.ts';
import type { TestServer } from './server.ts';

/** What is played, and with which options. */
export interface Played {
  readonly game: string;
  readonly options: StoredTable['options'];
}

/** The same dice in every run. */
const KEY = Buffer.alloc(32, 'frontier').toString('hex');

export class LaidTable {
  readonly link: string;
  readonly id: string;
  private readonly store: Store;

  private constructor(server: TestServer, id: string, store: Store) {
    this.link = `${server.url}/#/table/${id}`;
    this.id = id;
    this.store = store;
  }

  /** Puts a table into the store, whose seats are open unless it is said who has them. The server finds it there when somebody comes by the link. */
  static async of(
    server: TestServer,
    name: string,
    { game: played, options }: Played,
    state: State<unknown>,
    more: Partial<Pick<StoredTable, 'answerTime' | 'bank' | 'seats' | 'created'>> = {},
  ): Promise<LaidTable> {
    const store = openSqlite(server.data);
    const game = await loaded(gameById(ourGames, played)!);
    const id = newTableId();
    const table: StoredTable = {
      id,
      name,
      game: game.id,
      version: game.module.meta.version,
      options: { ...options },
      visibility: 'link',
      seats: Array.from({ length: state.seats }, () => ({ kind: 'open', name: '' }) as const),
      created: Date.now(),
      ...more,
      ownerHash: hashOf(newToken()),
      key: KEY,
      start: { ...state, chance: fromKey() },
      opening: [],
    };
    await store.create(table, summaryOf(newRecord(game, table)));
    return new LaidTable(server, id, store);
  }

  /** Something has happened at the table before anybody comes. */
  async happened(body: EventBody): Promise<void> {
    const record = await this.record();
    const event = { n: record.n + 1, at: Date.now(), by: SERVER, nonce: '', body };
    tookEvent(record, event);
    await this.store.append(this.id, event, summaryOf(record));
  }

  /** What the server knows of the table at this moment. */
  async record(): Promise<TableRecord> {
    const { table, events } = (await this.store.load(this.id))!;
    return recordOf(await loaded(gameById(ourGames, table.game)!), table, events);
  }

  close(): Promise<void> {
    return this.store.close();
  }
}
