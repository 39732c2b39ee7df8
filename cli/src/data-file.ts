import { DEFAULT_DATA } from '@tabularium/server/content';
import { userPath } from './paths.ts';

/** The file of the server's games. */
export const dataFile = (asked: string | undefined): string => (asked === undefined ? DEFAULT_DATA : userPath(asked));

export const dataArg = {
  type: 'string',
  valueHint: 'FILE',
  description: 'where games are kept (otherwise TABULARIUM_DATA, otherwise data/tabularium.sqlite)',
} as const;
