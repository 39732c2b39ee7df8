import { DEFAULT_DATA, isNoFile, isPostgres, NO_FILE } from '@tabularium/server/content';
import { WrongUse } from './errors.ts';
import { userPath } from './paths.ts';

/** The file of the server's games, or the address of its database. */
export const dataFile = (asked: string | undefined): string => {
  if (asked !== undefined && isPostgres(asked)) return asked;
  const file = asked === undefined ? DEFAULT_DATA : userPath(asked);
  if (isNoFile(file)) throw new WrongUse(NO_FILE);
  return file;
};

export const dataArg = {
  type: 'string',
  valueHint: 'FILE',
  description:
    'where games are kept, a file or postgres://… (otherwise TABULARIUM_DATA, otherwise data/tabularium.sqlite)',
} as const;
