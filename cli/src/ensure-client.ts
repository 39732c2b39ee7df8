/** Builds the web client if it is missing or older than its sources. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CheckFailed } from './errors.ts';
import { ROOT } from './paths.ts';

const MADE_OF = [
  'package-lock.json',
  'client/{index.html,vite.config.ts,package.json}',
  '{client,kernel,text,protocol,parts,bots}/{src,public}/**',
  'games/*.ts',
  'games/*/{game.ts,*.md}',
  'games/*/{rules,bots,board,card}/**',
];
const DIST = join(ROOT, 'client/dist');
const STAMP = join(DIST, '.made-of');

/** A name for the sources as they stand: which files, how long, and when they were last written. */
const sources = (): string => {
  const hash = createHash('sha256');
  for (const file of globSync(MADE_OF, { cwd: ROOT }).sort()) {
    const { size, mtimeMs } = statSync(join(ROOT, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

const isBuilt = (now: string): boolean =>
  existsSync(join(DIST, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now;

/** In a process of its own, so that the build tool does not stay in the server's memory. */
export const ensureClient = (): void => {
  // An installed package comes with the client built, and without its sources.
  if (!existsSync(join(ROOT, 'client/vite.config.ts'))) return;
  const now = sources();
  if (isBuilt(now)) return;
  process.stderr.write('tabularium: building the web client (once for each change)\n');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', join(ROOT, 'client'), '--logLevel', 'error'];
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new CheckFailed('the web client could not be built: see above');
  writeFileSync(STAMP, now);
};
