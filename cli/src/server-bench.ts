import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

/** The load on a server is measured from outside, by a program of its own. */
export const serverBench = (args: readonly string[]): Promise<number> =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, [join(ROOT, 'bench/server/run.ts'), ...args], { stdio: 'inherit' });
    child.on('error', failed);
    child.on('exit', (code) => done(code ?? 1));
  });
