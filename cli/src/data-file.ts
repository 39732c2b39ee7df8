import { DEFAULT_DATA, isNoFile, NO_FILE } from '@tabularium/server/content';
import { WrongUse } from './errors.ts';
import { userPath } from './paths.ts';

/** The file of the server's games. */
export const dataFile = (asked: string | undefined): string => {
  const file = asked === undefined ? DEFAULT_DATA : userPath(asked);
  if (isNoFile(file)) throw new WrongUse(NO_FILE);
  return file;
};

export const dataArg = {
  type: 'string',
  valueHint: 'FILE',
  description: 'where games are kept (otherwise TABULARIUM_DATA, otherwise data/tabularium.sqlite)',
} as const;
