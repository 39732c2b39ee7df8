/** The command as users start it: a process of its own. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const BATCH = fileURLToPath(new URL('./batch.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A folder for saved games and files that goes away after the tests of a file. */
export const scratch = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const start = (home: string, file: string, args: readonly string[], input: string): Promise<Ran> =>
  new Promise((done, fail) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: home,
      env: {
        PATH: process.env['PATH'],
        TABULARIUM_HOME: home,
        TABULARIUM_DATA: join(home, 'data', 'tabularium.sqlite'),
        LANG: 'C',
        NO_COLOR: '1',
      },
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.on('error', fail);
    child.on('close', (code) => done({ code, out, err }));
    // A command that does not read its input may have left already.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });

/** One command, one process. */
export const runner =
  (home: string) =>
  (args: readonly string[], input = ''): Promise<Ran> =>
    start(home, MAIN, args, input);

/** Many short commands share a process: starting one costs more than they do. */
export const batch = async (home: string, lines: readonly (readonly string[])[]): Promise<Ran[]> => {
  const { out, err } = await start(home, BATCH, [JSON.stringify(lines)], '');
  if (err !== '') throw new Error(err);
  return JSON.parse(out) as Ran[];
};

/** Exactly one object and nothing else. */
export const oneObject = (out: string): Record<string, unknown> => {
  if (!out.endsWith('\n') || out.trimEnd().includes('\n')) throw new Error(`not one line:\n${out}`);
  return JSON.parse(out) as Record<string, unknown>;
};
