import { resolve } from 'node:path';

const named = process.env['TABULARIUM_DATA'];

/** The SQLite file that is used by default. Its lock and the content in use lie in the same folder. */
export const DEFAULT_DATA: string =
  named === undefined || named === ''
    ? resolve(import.meta.dirname, '../../../data/tabularium.sqlite')
    : resolve(named);
