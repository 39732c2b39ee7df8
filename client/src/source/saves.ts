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
/**
 * The games by their ids, and beside them when each was changed, so that it can be asked which version is stored without reading
 * it. Neither store takes keys out of what is put into it: browsers read a whole game for that, which takes longer than a move.
 * For the same reason the file of a game is kept as text.
 */
const GAMES = 'saved';
const CHANGED = 'changed';
/** Where games lay in the first version of the database. */
const BEFORE = 'games';

type Stored = Omit<SavedGame, 'file'> & { readonly file: string };
/** Entries never change, so the text of each is made once: a long game has thousands, and is saved after every input. */
const entryTexts = new WeakMap<object, string>();
const entryText = (entry: object): string => {
  const known = entryTexts.get(entry) ?? JSON.stringify(entry);
  entryTexts.set(entry, known);
  return known;
};
/** The same as `JSON.stringify`, its parts in another order. */
const textOf = ({ entries, ...rest }: TableFile): string =>
  `{"entries":[${entries.map(entryText).join()}],${JSON.stringify(rest).slice(1)}`;

const stored = (game: SavedGame): Stored => ({ ...game, file: textOf(game.file) });
const restored = (game: Stored): SavedGame => {
  const file: TableFile = JSON.parse(game.file);
  return { ...game, file };
};

const carryOver = (from: IDBObjectStore, games: IDBObjectStore, changed: IDBObjectStore): void => {
  const all: IDBRequest<SavedGame[]> = from.getAll();
  all.onsuccess = () => {
    for (const game of all.result) {
      games.put(stored(game), game.id);
      changed.put(game.changed, game.id);
    }
    from.transaction.db.deleteObjectStore(BEFORE);
  };
};

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((done, fail) => {
    const request = indexedDB.open(NAME, 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      const [games, changed] = [GAMES, CHANGED].map((store) => request.result.createObjectStore(store));
      if (oldVersion > 0) carryOver(request.transaction!.objectStore(BEFORE), games!, changed!);
    };
    request.onsuccess = () => {
      request.result.onclose = forget;
      // Another window wants a newer database.
      request.result.onversionchange = () => {
        request.result.close();
        forget();
      };
      done(request.result);
    };
    request.onerror = () => fail(request.error ?? new Error('no database'));
  });

let database: Promise<IDBDatabase> | undefined;
/** A database that failed, or that the browser closed, is opened again. */
const forget = (): void => {
  database = undefined;
};

interface Stores {
  readonly games: IDBObjectStore;
  readonly changed: IDBObjectStore;
}

/** Waits until the transaction is durable, not only until its request was answered. */
const inStore = async <T>(mode: IDBTransactionMode, work: (stores: Stores) => IDBRequest<T>): Promise<T> => {
  database ??= openDatabase();
  database.catch(forget);
  const transaction = (await database).transaction([GAMES, CHANGED], mode, {
    durability: mode === 'readonly' ? 'default' : 'strict',
  });
  const request = work({ games: transaction.objectStore(GAMES), changed: transaction.objectStore(CHANGED) });
  return new Promise((done, fail) => {
    transaction.oncomplete = () => done(request.result);
    transaction.onabort = () => fail(transaction.error ?? new Error('not saved'));
    transaction.onerror = () => fail(transaction.error ?? new Error('not saved'));
  });
};

export const deviceSaves: Saves = {
  put: async (game, before) => {
    let elsewhere = false;
    await inStore('readwrite', ({ games, changed }) => {
      const there: IDBRequest<number | undefined> = changed.get(game.id);
      there.onsuccess = () => {
        elsewhere = there.result !== before;
        if (elsewhere) return;
        games.put(stored(game), game.id);
        changed.put(game.changed, game.id);
      };
      return there;
    });
    if (elsewhere) throw new Elsewhere();
  },
  get: async (id) => {
    const game = await inStore<Stored | undefined>('readonly', ({ games }) => games.get(id));
    return game && restored(game);
  },
  all: async () => {
    const games = await inStore<Stored[]>('readonly', (stores) => stores.games.getAll());
    return games.map(restored).sort((a, b) => b.changed - a.changed);
  },
  remove: async (id) => {
    await inStore('readwrite', ({ games, changed }) => {
      games.delete(id);
      return changed.delete(id);
    });
  },
};
