import { resolve } from 'node:path';

const named = process.env['TABULARIUM_DATA'];

/** The SQLite file, where nothing else is said. What belongs to it lies in the same folder. */
export const DEFAULT_DATA: string =
  named === undefined || named === ''
    ? resolve(import.meta.dirname, '../../../data/tabularium.sqlite')
    : resolve(named);
