import { CannotStart } from '@tabularium/server';
import { CheckFailed } from './errors.ts';

/** Says in plain words why a file, or an address, cannot be used. */
export const usable = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (e) {
    throw e instanceof CannotStart ? new CheckFailed(e.message) : e;
  }
};
