/**
 * Tests in a real browser: makes sure that Chromium is there, builds the client, and runs Playwright.
 *   node e2e/run.ts [--counts FILE] [ARGUMENT FOR PLAYWRIGHT…]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { ensureChromium } from './support/chromium.ts';

const args = process.argv.slice(2);
const counts = args[0] === '--counts' ? args.splice(0, 2)[1] : undefined;
const root = resolve(import.meta.dirname, '..');
const client = mkdtempSync(join(tmpdir(), 'tabularium-built-'));
try {
  const chromium = ensureChromium();
  await build({ root: join(root, 'client'), logLevel: 'warn', build: { outDir: client, emptyOutDir: true } });
  const playwright = spawn(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', import.meta.dirname, ...args],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROME_PATH: chromium,
        BROWSER_CLIENT: client,
        ...(counts !== undefined && { BROWSER_COUNTS: counts }),
      },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => playwright.kill(signal));
  const [code] = (await once(playwright, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} catch (e) {
  console.error(e instanceof Error ? e.message : e);
  process.exitCode = 1;
} finally {
  rmSync(client, { recursive: true, force: true });
}
