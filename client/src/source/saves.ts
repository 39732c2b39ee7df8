/** Games on this device, in IndexedDB: one row each, written whole after every input. */
import type { Seat } from '@tabularium/kernel';
import type { ChatLine, SeatInfo, TableFile } from '@tabularium/protocol';

export interface SavedGame {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly seats: readonly SeatInfo[];
  /** A curtain stands between people at one device. */
  readonly screen: boolean;
  readonly created: number;
  readonly changed: number;
  readonly file: TableFile;
  /** When each input was made. */
  readonly times: readonly number[];
  readonly chat: readonly ChatLine[];
  /** For lists, without opening the file. */
  readonly inputs: number;
  readonly over?: string;
  readonly waiting: readonly Seat[];
}

/** The stored game is not the one that was saved here last: another window has continued it. */
export class Elsewhere extends Error {}

export interface Saves {
  /** `before` is the time of the version that is replaced, `undefined` for a new game. Fails with `Elsewhere` if another is stored. */
  put(game: SavedGame, before: number | undefined): Promise<void>;
  get(id: string): Promise<SavedGame | undefined>;
  all(): Promise<readonly SavedGame[]>;
  remove(id: string): Promise<void>;
}

const NAME = 'tabularium';
const GAMES = 'games';

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((done, fail) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.onsuccess = () => {
      request.result.onclose = forget;
      done(request.result);
    };
    request.onerror = () => fail(request.error ?? new Error('no database'));
  });

let database: Promise<IDBDatabase> | undefined;
/** A database that failed, or that the browser closed, is opened again. */
const forget = (): void => {
  database = undefined;
};

/** Waits until the transaction is durable, not only until its request was answered. */
const inStore = async <T>(mode: IDBTransactionMode, work: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  database ??= openDatabase();
  database.catch(forget);
  const transaction = (await database).transaction(GAMES, mode, {
    durability: mode === 'readonly' ? 'default' : 'strict',
  });
  const request = work(transaction.objectStore(GAMES));
  return new Promise((done, fail) => {
    transaction.oncomplete = () => done(request.result);
    transaction.onabort = () => fail(transaction.error ?? new Error('not saved'));
    transaction.onerror = () => fail(transaction.error ?? new Error('not saved'));
  });
};

export const deviceSaves: Saves = {
  put: async (game, before) => {
    let elsewhere = false;
    await inStore('readwrite', (games) => {
      const there: IDBRequest<SavedGame | undefined> = games.get(game.id);
      there.onsuccess = () => {
        elsewhere = there.result?.changed !== before;
        if (!elsewhere) games.put(game);
      };
      return there;
    });
    if (elsewhere) throw new Elsewhere();
  },
  get: (id) => inStore<SavedGame | undefined>('readonly', (games) => games.get(id)),
  all: async () => {
    const games = await inStore<SavedGame[]>('readonly', (store) => store.getAll());
    return games.sort((a, b) => b.changed - a.changed);
  },
  remove: async (id) => {
    await inStore('readwrite', (games) => games.delete(id));
  },
};
