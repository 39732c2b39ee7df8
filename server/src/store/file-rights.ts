/** Access rights of the data file. It holds everybody's secrets, so only the account that runs the server may read it. */
import { chmodSync, closeSync, existsSync, lstatSync, openSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

const FOR_OWNER = 0o600;
const OWNER_BITS = 0o700;
const OWNER_WRITES = 0o200;

/**
 * Creates the file if there is none, and removes the rights of all other accounts. A file that is there is never opened: when a
 * process closes a file, the system drops every lock that this process has on it, also those of the database.
 */
export const forOwnerOnly = (file: string): void => {
  if (!existsSync(file)) closeSync(openSync(file, 'a', FOR_OWNER));
  const { mode } = statSync(file);
  // A file that is read-only on purpose stays so.
  if ((mode & 0o777) !== (mode & OWNER_BITS)) chmodSync(file, mode & OWNER_BITS);
};

/** Whether the file is marked read-only. This is checked by its mode, because root could write it anyway. */
export const isReadOnly = (file: string): boolean => existsSync(file) && (statSync(file).mode & OWNER_WRITES) === 0;

/** The real path of a file, also through a symlink to a file that does not exist yet. */
export const realFile = (file: string): string => {
  if (existsSync(file)) return realpathSync(file);
  const link = lstatSync(file, { throwIfNoEntry: false });
  if (link?.isSymbolicLink()) return realFile(resolve(dirname(file), readlinkSync(file)));
  return existsSync(dirname(file)) ? join(realpathSync(dirname(file)), basename(file)) : resolve(file);
};
