import { basename, resolve } from 'node:path';

const named = process.env['TABULARIUM_DATA'];

/** Whether `--data` names a Postgres database, and not a file. */
export const isPostgres = (data: string): boolean => /^postgres(ql)?:\/\//.test(data);

/** An installed package may be replaced at any time and keeps nothing: games are kept where one stands. */
const HOME = import.meta.filename.endsWith('.js') ? process.cwd() : resolve(import.meta.dirname, '../../..');
const OWN_FILE = resolve(HOME, 'data/tabularium.sqlite');

const byDefault = (): string => {
  if (named === undefined || named === '') return OWN_FILE;
  return isPostgres(named) ? named : resolve(named);
};

/** Where games are kept by default. The lock of a file, and the content in use with it, lie in the same folder. */
export const DEFAULT_DATA: string = byDefault();

/** The address for logs and messages: without user and password. */
export const shownData = (data: string): string => {
  if (!isPostgres(data)) return data;
  if (!URL.canParse(data)) return 'postgres://…';
  const { host, pathname } = new URL(data);
  return `postgres://${host}${pathname}`;
};

/** SQLite's name for a database without a file. Here it would become a real file of that name, so it is refused. */
export const isNoFile = (data: string): boolean => basename(data) === ':memory:';

export const NO_FILE =
  'Games are kept in a file, and :memory: is no name for one. Name a file, for example one in a temporary folder.';
