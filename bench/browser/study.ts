/**
 * How long a study of a finished game takes in a real browser, and whether the page stays smooth meanwhile: the time from each frame
 * to the next, and tasks of 50 ms and more. `node bench/browser/study.ts [--game ID] [--seed SEED]`
 */
import type { Page } from '@playwright/test';
import { GAMES } from '@tabularium/games';
import { inBrowser, told } from './opened.ts';
import { finished } from './position.ts';

const args = process.argv.slice(2);
const valueOf = (name: string): string | undefined => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const games = GAMES.filter((g) => g.studied && (valueOf('--game') === undefined || g.id === valueOf('--game')));
const LONGEST_MS = 600_000;

interface Watched {
  readonly frames: number[];
  readonly tasks: number[];
}

/** From now on every frame and every long task of the page is noted. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const found: Watched = { frames: [], tasks: [] };
    Object.assign(globalThis, { found });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.tasks.push(duration);
    }).observe({ type: 'longtask' });
    let last = performance.now();
    const next = (): void => {
      const now = performance.now();
      found.frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });

const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as { readonly found: Watched }).found);

await inBrowser(async (open) => {
  for (const game of games) {
    const page = await open(await finished(game, valueOf('--seed') ?? 'study/0'));
    await page.locator('.q').getByRole('button', { name: 'Study', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await watch(page);
    const start = performance.now();
    await dialog.getByRole('button', { name: 'Study this game' }).click();
    await dialog.getByRole('button', { name: 'Play more games' }).waitFor({ timeout: LONGEST_MS });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const { frames, tasks } = await watched(page);
    const long = tasks.length === 0 ? 'no long task' : `${tasks.length} long tasks, ${told(tasks)}`;
    console.log(`${game.id}: ${seconds} s; from frame to frame ${told(frames)}; ${long}`);
    await page.close();
  }
});
