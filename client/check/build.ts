/** Builds the client and holds it to its promises: how much script a first visit loads, and that nothing comes from elsewhere. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Kilobytes of script, packed, for home and a table of Tetrarchia together, board included. */
const MOST_KB = 115;
/** Loaded only when asked for: another language, the rules to read, the bots, setting up a table, its menu, the other games. */
const LATER =
  /^(es|it|RULES|RULINGS|bot-worker|new-table-page|table-menu|rule-dialog|rules-panel|rules-page|republic-of-rome|mediterranean-empires)-/;

const out = mkdtempSync(join(tmpdir(), 'tabularium-client-'));
const problems: string[] = [];
try {
  await build({ root: join(import.meta.dirname, '..'), logLevel: 'warn', build: { outDir: out, emptyOutDir: true } });
  const assets = readdirSync(join(out, 'assets'));
  const first = assets.filter((name) => name.endsWith('.js') && !LATER.test(name));
  const bytes = first.reduce((sum, name) => sum + gzipSync(readFileSync(join(out, 'assets', name))).length, 0);
  const kb = bytes / 1000;
  console.log(`${kb.toFixed(1)} kB of script for home and table, at most ${MOST_KB}`);
  if (kb > MOST_KB) problems.push(`a first visit loads ${kb.toFixed(1)} kB of script`);
  for (const name of ['index.html', ...first.map((n) => `assets/${n}`)])
    for (const ending of ['.br', '.gz'])
      if (statSync(join(out, name)).size >= 1024 && !existsSync(join(out, name + ending)))
        problems.push(`${name} is not compressed`);
  const worker = readFileSync(join(out, 'sw.js'), 'utf8');
  for (const name of assets)
    if (name.endsWith('.js') && !worker.includes(name)) problems.push(`the service worker does not keep ${name}`);
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  if (/<script(?![^>]*\bsrc=)/.test(page)) problems.push('index.html has a script in it');
  if (/\sstyle=|<style/.test(page)) problems.push('index.html has a style in it');
  for (const name of assets.filter((n) => n.endsWith('.css') || n.endsWith('.html'))) {
    const text = readFileSync(join(out, 'assets', name), 'utf8');
    if (/url\(\s*["']?(https?:)?\/\//.test(text)) problems.push(`${name} loads something from elsewhere`);
  }
} finally {
  rmSync(out, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
