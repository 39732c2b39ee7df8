import { accessSync, constants, existsSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, resolve } from 'node:path';
import { WrongUse } from './errors.ts';

/** The repository this command belongs to: games, benches and rules are found from here. */
export const ROOT = resolve(import.meta.dirname, '../..');

const SCRIPTS = ['tabularium', 'start', 'bench'];

/** The command as this user can type it again: npm puts it on nobody's PATH. */
export const COMMAND: string = commandFrom(process.env['npm_lifecycle_event']);

function commandFrom(script: string | undefined): string {
  if (script === 'npx') return 'npx tabularium';
  return SCRIPTS.includes(script ?? '') ? 'npm run -s tabularium --' : 'tabularium';
}

/** A file as the user meant it: npm runs its scripts from the root, whatever folder the user stands in. */
export const userPath = (path: string): string => {
  if (isAbsolute(path)) return path;
  const { npm_lifecycle_event: script, INIT_CWD: stood } = process.env;
  return resolve(stood !== undefined && SCRIPTS.includes(script ?? '') ? stood : process.cwd(), path);
};

/** Checked before long work, so that its result is not lost. */
export const checkWritable = (path: string): void => {
  try {
    if (existsSync(path)) accessSync(path, constants.W_OK);
    else accessSync(dirname(path), constants.W_OK);
  } catch (e) {
    throw new WrongUse(`${path} cannot be written: ${e instanceof Error ? e.message : String(e)}`);
  }
};

/** Writes where the user said, or says why not. */
export const writeUserFile = (path: string, text: string): void => {
  try {
    writeFileSync(path, text);
  } catch (e) {
    throw new WrongUse(`${path} cannot be written: ${e instanceof Error ? e.message : String(e)}`);
  }
};
