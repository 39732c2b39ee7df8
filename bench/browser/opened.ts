/** The client as it is built for people, in a real browser, with a game file opened in it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { ensureChromium, LAUNCH_ARGS } from '../../e2e/support/chromium.ts';

type Open = (file: string) => Promise<Page>;

export const inBrowser = async (work: (open: Open) => Promise<void>): Promise<void> => {
  const out = mkdtempSync(join(tmpdir(), 'tabularium-bench-'));
  const root = resolve(import.meta.dirname, '../../client');
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...LAUNCH_ARGS] });
  try {
    await build({ root, logLevel: 'error', build: { outDir: out, emptyOutDir: true } });
    const server = await preview({
      root,
      logLevel: 'error',
      build: { outDir: out },
      preview: { port: 0, host: '127.0.0.1' },
    });
    await work(async (file) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
      await page.goto(server.resolvedUrls!.local[0]!);
      const upload = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) };
      await page.locator('input[type="file"]').setInputFiles(upload);
      await page.locator('#question').waitFor();
      await page.waitForTimeout(3000);
      return page;
    });
    await server.close();
  } finally {
    await browser.close();
    rmSync(out, { recursive: true, force: true });
  }
};

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export const told = (all: readonly number[]): string => {
  const sorted = all.toSorted((a, b) => a - b);
  const [median, p95, longest] = [0.5, 0.95, 1].map((share) => at(sorted, share).toFixed(1));
  return `${median} ms, p95 ${p95}, longest ${longest}`;
};
