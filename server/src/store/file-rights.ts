/** The file holds everybody's secrets: it is for the account that runs the server, and for nobody else. */
import { chmodSync, closeSync, existsSync, lstatSync, openSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

const FOR_OWNER = 0o600;
const OWNER_BITS = 0o700;
const OWNER_WRITES = 0o200;

/** Makes the file if there is none, and takes from everybody else what rights they had. */
export const forOwnerOnly = (file: string): void => {
  closeSync(openSync(file, existsSync(file) ? 'r' : 'a', FOR_OWNER));
  const { mode } = statSync(file);
  // A file that is read-only on purpose stays so.
  if ((mode & 0o777) !== (mode & OWNER_BITS)) chmodSync(file, mode & OWNER_BITS);
};

/** Was it made read-only? Whoever may write everything is held to it as well. */
export const isReadOnly = (file: string): boolean => existsSync(file) && (statSync(file).mode & OWNER_WRITES) === 0;

/** The file itself, whatever links lead to it: two names of one file are one file. */
export const realFile = (file: string): string => {
  if (existsSync(file)) return realpathSync(file);
  const link = lstatSync(file, { throwIfNoEntry: false });
  if (link?.isSymbolicLink()) return realFile(resolve(dirname(file), readlinkSync(file)));
  return existsSync(dirname(file)) ? join(realpathSync(dirname(file)), basename(file)) : resolve(file);
};
