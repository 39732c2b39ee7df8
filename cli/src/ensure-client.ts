/** The web client is built when it is missing or older than what it is made of. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

const MADE_OF = [
  'package-lock.json',
  'client/{index.html,vite.config.ts,package.json}',
  '{client,kernel,text,protocol,bots}/{src,public}/**',
  'games/*/{src,board}/**',
  'games/*/*.md',
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

export const ensureClient = async (): Promise<void> => {
  const now = sources();
  if (isBuilt(now)) return;
  process.stderr.write('tabularium: building the web client (once for each change)\n');
  const { build } = await import('vite');
  await build({ root: join(ROOT, 'client'), logLevel: 'error' });
  writeFileSync(STAMP, now);
};
