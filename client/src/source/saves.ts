/** Games on this device, in IndexedDB. After every input, what is new of the game is written. */
import type { Seat } from '@tabularium/kernel';
import type { SeatInfo, TableFile } from '@tabularium/protocol';
import { once } from '../app/once.ts';
import type { SaidLine } from './source.ts';

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
  readonly chat: readonly SaidLine[];
  readonly inputs: number;
  readonly over?: string;
  readonly waiting: readonly Seat[];
}
/** What lists need of it. */
export type ListedGame = Omit<SavedGame, 'file'>;

/** The stored game is not the one that was saved here last: another window has continued it. */
export class Elsewhere extends Error {}

export interface Saves {
  /** `before` is the time of the version that is replaced, `undefined` for a new game. Fails with `Elsewhere` if another is stored. */
  put(game: SavedGame, before: number | undefined): Promise<void>;
  get(id: string): Promise<SavedGame | undefined>;
  all(): Promise<readonly ListedGame[]>;
  remove(id: string): Promise<void>;
}

const NAME = 'tabularium';
const VERSION = 3;
/**
 * Three stores: the games by their ids, without the entries of their files; when each was changed, so that it can be asked which
 * version is stored without reading it; and the entries, so many to a row, because a long game has thousands and each input adds
 * one. No store takes keys out of what is put into it: browsers read a whole game for that, which takes longer than a move.
 * For the same reason files and entries are kept as text.
 */
const GAMES = 'saved';
const CHANGED = 'changed';
const ENTRIES = 'entries';
/** Where games lay in the first version of the database, as objects. In the second they lay in `saved`, all of a file as text. */
const BEFORE = 'games';
const IN_A_ROW = 20;

type Entries = TableFile['entries'];
type Stored = ListedGame & { readonly file: string };

/** Entries never change, so the text of each is made once. */
const entryText = once((entry: object) => JSON.stringify(entry));

const rowOf = (entries: Entries, row: number): string =>
  entries
    .slice(row * IN_A_ROW, (row + 1) * IN_A_ROW)
    .map(entryText)
    .join();
const rowsFrom = (id: string, row: number): IDBKeyRange => IDBKeyRange.bound([id, row], [id, Infinity]);

/** The entries that each game has in the store, as far as this page knows: what it wrote last, and when. */
const written = new Map<string, { readonly changed: number; readonly entries: Entries }>();

/** Writes the rows in which something has changed since then, and removes those that an undo has emptied. */
const putEntries = (store: IDBObjectStore, id: string, entries: Entries, before: Entries): void => {
  const changed = entries.findIndex((entry, i) => entry !== before[i]);
  const rows = Math.ceil(entries.length / IN_A_ROW);
  for (let row = Math.floor((changed < 0 ? entries.length : changed) / IN_A_ROW); row < rows; row++)
    store.put(rowOf(entries, row), [id, row]);
  if (before.length === 0 || before.length > entries.length) store.delete(rowsFrom(id, rows));
};

const putGame = ({ games, changed, entries: rows }: Stores, game: SavedGame, before: Entries): void => {
  const { file, ...listed } = game;
  const { entries, ...rest } = file;
  games.put({ ...listed, file: JSON.stringify(rest) } satisfies Stored, game.id);
  changed.put(game.changed, game.id);
  putEntries(rows, game.id, entries, before);
};

const restored = ({ file, ...game }: Stored, rows: readonly string[]): SavedGame => {
  const rest: Omit<TableFile, 'entries'> = JSON.parse(file);
  const entries: Entries = JSON.parse(`[${rows.join()}]`);
  return { ...game, file: { ...rest, entries } };
};

/** Lays out anew what an earlier version of the database holds. */
const carryOver = (from: IDBObjectStore, stores: Stores): void => {
  const all: IDBRequest<(SavedGame | Stored)[]> = from.getAll();
  all.onsuccess = () => {
    for (const game of all.result) {
      const file: TableFile = typeof game.file === 'string' ? JSON.parse(game.file) : game.file;
      putGame(stores, { ...game, file }, []);
    }
    if (from.name === BEFORE) from.transaction.db.deleteObjectStore(BEFORE);
  };
};

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((done, fail) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      const there = request.transaction!;
      for (const store of [GAMES, CHANGED, ENTRIES])
        if (!there.objectStoreNames.contains(store)) request.result.createObjectStore(store);
      if (oldVersion > 0) carryOver(there.objectStore(oldVersion === 1 ? BEFORE : GAMES), storesOf(there));
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
  readonly entries: IDBObjectStore;
}
const storesOf = (transaction: IDBTransaction): Stores => ({
  games: transaction.objectStore(GAMES),
  changed: transaction.objectStore(CHANGED),
  entries: transaction.objectStore(ENTRIES),
});

/** Waits until the transaction is durable, not only until its requests were answered. `work` tells how to read what they found. */
const inStore = async <T>(mode: IDBTransactionMode, work: (stores: Stores) => () => T): Promise<T> => {
  database ??= openDatabase();
  database.catch(forget);
  const transaction = (await database).transaction([GAMES, CHANGED, ENTRIES], mode, {
    durability: mode === 'readonly' ? 'default' : 'strict',
  });
  const found = work(storesOf(transaction));
  return new Promise((done, fail) => {
    transaction.oncomplete = () => done(found());
    transaction.onabort = () => fail(transaction.error ?? new Error('not saved'));
    transaction.onerror = () => fail(transaction.error ?? new Error('not saved'));
  });
};

export const deviceSaves: Saves = {
  put: async (game, before) => {
    let elsewhere = false;
    const last = written.get(game.id);
    written.delete(game.id);
    await inStore('readwrite', (stores) => {
      const there: IDBRequest<number | undefined> = stores.changed.get(game.id);
      there.onsuccess = () => {
        elsewhere = there.result !== before;
        if (!elsewhere) putGame(stores, game, last !== undefined && last.changed === before ? last.entries : []);
      };
      return () => {};
    });
    if (elsewhere) throw new Elsewhere();
    written.set(game.id, { changed: game.changed, entries: game.file.entries });
  },
  get: (id) =>
    inStore('readonly', ({ games, entries }) => {
      const game: IDBRequest<Stored | undefined> = games.get(id);
      const rows: IDBRequest<string[]> = entries.getAll(rowsFrom(id, 0));
      return () => game.result && restored(game.result, rows.result);
    }),
  all: () =>
    inStore('readonly', ({ games }) => {
      const all: IDBRequest<Stored[]> = games.getAll();
      return () => all.result.sort((a, b) => b.changed - a.changed);
    }),
  remove: async (id) => {
    written.delete(id);
    await inStore('readwrite', ({ games, changed, entries }) => {
      games.delete(id);
      changed.delete(id);
      entries.delete(rowsFrom(id, 0));
      return () => {};
    });
  },
};
