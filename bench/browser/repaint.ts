/**
 * How long a press takes to be seen: from the click that answers a question to the frame that shows what came of it, in a real
 * browser, the fullest position of several games before it. `node bench/browser/repaint.ts [--game ID] [--presses N]`
 */
import type { CDPSession, Page } from '@playwright/test';
import { GAMES } from '@tabularium/games';
import { inBrowser, told } from './opened.ts';
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

await inBrowser(async (open) => {
  for (const game of games) {
    const page = await open(await crowded(game, GAMES_PLAYED));
    const { idle, seen, used } = await measured(page, presses);
    console.log(
      `${game.id}: ${seen.length} presses; seen after ${told(seen)}; processor ${told(used)}; measuring alone ${told(idle)}`,
    );
    await page.close();
  }
});
