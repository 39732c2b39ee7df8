/** Builds the client and holds it to its promises: how much script a first visit loads, and that nothing comes from elsewhere. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAMES } from '@tabularium/games';
import { build, type Manifest } from 'vite';

/** Kilobytes of script, packed, for the home page and a table of the lightest game together, board included. */
const MOST_KB = 120;

const HOME = 'index.html';
const TABLE = 'src/table/table-page.tsx';
/** A board brings the rules with it. */
const boardOf = (game: string): string => `../games/${game}/board/table.ts`;

/** The chunks that come with these, whatever else may be loaded later. */
const chunksFor = (manifest: Manifest, wanted: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in Vite's manifest`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const other of chunk.imports ?? []) add(other);
  };
  for (const key of wanted) add(key);
  return found;
};

const out = mkdtempSync(join(tmpdir(), 'tabularium-client-'));
const problems: string[] = [];
const packed = (file: string): number => gzipSync(readFileSync(join(out, file))).length / 1000;
const sizeOf = (files: ReadonlySet<string>): number => [...files].reduce((sum, file) => sum + packed(file), 0);
const shown = (kb: number): string => `${kb.toFixed(1)} kB`;

const checkBudget = (manifest: Manifest): void => {
  console.log(`${shown(sizeOf(chunksFor(manifest, [HOME])))} of script for the home page`);
  const drawn = GAMES.filter(({ id }) => manifest[boardOf(id)] !== undefined);
  const tables = drawn.map(({ id }) => ({ id, kb: sizeOf(chunksFor(manifest, [HOME, TABLE, boardOf(id)])) }));
  for (const { id, kb } of tables) console.log(`${shown(kb)} with a table of ${id}`);
  const least = Math.min(...tables.map((table) => table.kb));
  if (least > MOST_KB) problems.push(`a first visit loads ${shown(least)} of script, at most ${MOST_KB} kB`);
};

/** What the service worker keeps: every file of the build, and no bot twice. */
const checkKept = (assets: readonly string[]): void => {
  const worker = readFileSync(join(out, 'sw.js'), 'utf8');
  for (const name of assets)
    if (name.endsWith('.js') && !worker.includes(name)) problems.push(`the service worker does not keep ${name}`);
};

/** Texts are compressed when they are built, so that no server has to do it while people wait. */
const checkCompressed = (assets: readonly string[]): void => {
  const texts = assets.filter((name) => /\.(js|css)$/.test(name)).map((name) => `assets/${name}`);
  for (const name of ['index.html', ...texts].filter((n) => statSync(join(out, n)).size >= 1024))
    for (const ending of ['.br', '.gz'])
      if (!existsSync(join(out, name + ending))) problems.push(`${name} is not compressed`);
};

const checkPage = (assets: readonly string[]): void => {
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  if (/<script(?![^>]*\bsrc=)/.test(page)) problems.push('index.html has a script in it');
  if (/\sstyle=|<style/.test(page)) problems.push('index.html has a style in it');
  for (const name of assets.filter((n) => n.endsWith('.css') || n.endsWith('.html'))) {
    const text = readFileSync(join(out, 'assets', name), 'utf8');
    if (/url\(\s*["']?(https?:)?\/\//.test(text)) problems.push(`${name} loads something from elsewhere`);
  }
};

try {
  await build({ root: join(import.meta.dirname, '..'), logLevel: 'warn', build: { outDir: out, emptyOutDir: true } });
  const manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')) as Manifest;
  const assets = readdirSync(join(out, 'assets'));
  checkBudget(manifest);
  checkKept(assets);
  checkCompressed(assets);
  checkPage(assets);
  const bots = Object.keys(manifest).filter((key) => /^\.\.\/games\/[^/]+\/bots\//.test(key));
  if (bots.length > 0) problems.push(`bots belong to their worker, the page has them too: ${bots.join(', ')}`);
} finally {
  rmSync(out, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
