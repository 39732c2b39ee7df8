import { CannotStart, DEFAULT_DATA } from '@tabularium/server';
import { CheckFailed } from './errors.ts';
import { userPath } from './paths.ts';

/** The file of the server's games. */
export const dataFile = (asked: string | undefined): string => (asked === undefined ? DEFAULT_DATA : userPath(asked));

export const dataArg = {
  type: 'string',
  valueHint: 'FILE',
  description: 'where games are kept (data/tabularium.sqlite)',
} as const;

/** Says in plain words why a file, or an address, cannot be used. */
export const usable = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (e) {
    throw e instanceof CannotStart ? new CheckFailed(e.message) : e;
  }
};
