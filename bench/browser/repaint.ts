/**
 * How long a press takes to be seen: from the click that answers a question to the frame that shows what came of it, in a real
 * browser, the fullest position of several games before it. `node bench/browser/repaint.ts [--game ID] [--presses N]`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { GAMES } from '@tabularium/games';
import { build, preview } from 'vite';
import { ensureChromium, LAUNCH_ARGS } from '../../e2e/support/chromium.ts';
import { crowded } from './position.ts';

const args = process.argv.slice(2);
const valueOf = (name: string): string | undefined => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const presses = Number(valueOf('--presses') ?? 60);
const games = GAMES.filter((g) => valueOf('--game') === undefined || g.id === valueOf('--game'));
const GAMES_PLAYED = 3;
const IDLE = 15;

/** Presses what is likely; how many milliseconds until the answer was painted, or nothing if it was no answer yet. */
const press = (page: Page): Promise<number | null | 'nothing'> =>
  page.evaluate(async (patience) => {
    const moves = (): string => document.querySelector('.slider input')?.getAttribute('max') ?? '';
    const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`.q ${selector}`)];
    const el = [
      ...all(':is(.commit, [data-commit]):enabled:not([aria-disabled="true"])'),
      ...all('[data-pick]'),
      ...all('.acts:not(.also) [data-verb]:not([aria-disabled], .selected)'),
      ...all('.choose-list :is(button:enabled, input)'),
      // A large form: something that can be chosen in it.
      ...document.querySelectorAll<HTMLElement>(
        'main button[aria-pressed="false"]:enabled:not([aria-disabled="true"])',
      ),
    ][0];
    if (!el) return 'nothing';
    const isAnswer = el.matches('.commit, [data-commit], [data-pick]');
    const before = moves();
    const changed = new Promise<boolean>((done) => {
      const watch = new MutationObserver(() => {
        if (moves() !== before) end(true);
      });
      const timer = setTimeout(() => end(false), isAnswer ? patience : patience / 10);
      const end = (is: boolean): void => {
        clearTimeout(timer);
        watch.disconnect();
        done(is);
      };
      watch.observe(document.body, { subtree: true, attributes: true, childList: true });
    });
    const start = performance.now();
    el.click();
    if (!(await changed)) return null;
    // After the frame: what was changed has been laid out and painted.
    await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(0);
    });
    return performance.now() - start;
  }, 3000);

/** Milliseconds of processor time that the page has used: a busy machine makes people wait, and this no longer. */
const usedBy = async (metrics: CDPSession): Promise<number> => {
  const { metrics: all } = await metrics.send('Performance.getMetrics');
  return 1000 * (all.find((m) => m.name === 'TaskDuration')?.value ?? Number.NaN);
};

interface Measured {
  /** What measuring takes by itself, nothing being pressed. */
  readonly idle: number[];
  readonly seen: number[];
  readonly used: number[];
}
const measured = async (page: Page, most: number): Promise<Measured> => {
  const metrics = await page.context().newCDPSession(page);
  await metrics.send('Performance.enable', { timeDomain: 'threadTicks' });
  const found: Measured = { idle: [], seen: [], used: [] };
  for (let i = 0; i < IDLE; i++) {
    const before = await usedBy(metrics);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    found.idle.push((await usedBy(metrics)) - before);
  }
  for (let tries = 0; found.seen.length < most && tries < most * 5; tries++) {
    const before = await usedBy(metrics);
    const ms = await press(page);
    if (ms === 'nothing') break;
    const after = await usedBy(metrics);
    if (ms !== null) {
      found.seen.push(ms);
      found.used.push(after - before);
    }
    await page.waitForTimeout(60);
  }
  return found;
};

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const told = (all: readonly number[]): string => {
  const sorted = all.toSorted((a, b) => a - b);
  const [median, p95, longest] = [0.5, 0.95, 1].map((share) => at(sorted, share).toFixed(1));
  return `${median} ms, p95 ${p95}, longest ${longest}`;
};

const out = mkdtempSync(join(tmpdir(), 'tabularium-repaint-'));
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
  for (const game of games) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await page.goto(server.resolvedUrls!.local[0]!);
    const file = {
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(await crowded(game, GAMES_PLAYED)),
    };
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.locator('#question').waitFor();
    await page.waitForTimeout(3000);
    const { idle, seen, used } = await measured(page, presses);
    console.log(
      `${game.id}: ${seen.length} presses; seen after ${told(seen)}; processor ${told(used)}; measuring alone ${told(idle)}`,
    );
    await page.close();
  }
  await server.close();
} finally {
  await browser.close();
  rmSync(out, { recursive: true, force: true });
}
