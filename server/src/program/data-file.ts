import { basename, resolve } from 'node:path';

const named = process.env['TABULARIUM_DATA'];

/** The SQLite file that is used by default. Its lock and the content in use lie in the same folder. */
export const DEFAULT_DATA: string =
  named === undefined || named === ''
    ? resolve(import.meta.dirname, '../../../data/tabularium.sqlite')
    : resolve(named);

/** SQLite's name for a database without a file. Here it would become a real file of that name, so it is refused. */
export const isNoFile = (data: string): boolean => basename(data) === ':memory:';

export const NO_FILE =
  'Games are kept in a file, and :memory: is no name for one. Name a file, for example one in a temporary folder.';
