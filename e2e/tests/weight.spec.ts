/** How much script a browser has asked for when the first question of a new table can be answered. */
import type { Page } from '@playwright/test';
import { hurry, pressOn } from '../support/press.ts';
import { startNow } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

// It would fetch everything, while nobody waits for it.
test.use({ serviceWorkers: 'block' });

/** Notes when a button of the question can first be pressed. */
const noteFirstQuestion = (page: Page) =>
  page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('.q button.btn:enabled'))
        document.documentElement.dataset['asked'] ??= `${performance.now()}`;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** The scripts that had been asked for by then. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const asked = Number(document.documentElement.dataset['asked']);
    const all = performance.getEntriesByType('resource').filter((e) => e.startTime <= asked && e.name.endsWith('.js'));
    return [...new Set(all.map((e) => e.name))];
  });

const weightOf = async (page: Page, scripts: readonly string[]): Promise<number> => {
  const sizes = scripts.map(async (url) => {
    const answer = await page.request.get(url, { headers: { 'accept-encoding': 'gzip' } });
    const { 'content-encoding': how, 'content-length': size } = answer.headers();
    // What is smaller than half a kilobyte is not packed.
    expect(how === 'gzip' || Number(size) < 512).toBe(true);
    return Number(size) / 1000;
  });
  return (await Promise.all(sizes)).reduce((sum, kb) => sum + kb, 0);
};

for (const [game, most] of [
  ['Republic of Rome', 200],
  ['Tetrarchia', 120],
] as const)
  test(`from the home page to the first question of ${game}: at most ${most} kB of script`, async ({ page, watch }) => {
    watch.allow(/Service Worker registration blocked/);
    await hurry(page);
    await noteFirstQuestion(page);
    await page.goto('/');
    await startNow(page, game);
    await expect(page.locator('html[data-asked]')).toBeAttached();
    const scripts = await scriptsOf(page);
    const kb = await weightOf(page, scripts);
    test.info().annotations.push({ type: 'weight', description: `${kb.toFixed(1)} kB in ${scripts.length} scripts` });
    expect(kb).toBeGreaterThan(60);
    expect(kb).toBeLessThan(most);
    expect(scripts.join()).toContain('rules');
  });

test('what bots of Republic of Rome think with: a copy of the rules without their words', async ({ page, watch }) => {
  watch.allow(/Service Worker registration blocked/);
  await hurry(page);
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (/bot-worker.*\.js$/.test(request.url())) asked.add(request.url());
  });
  await page.goto('/');
  await startNow(page, 'Republic of Rome');
  // They have been asked, so all that they need is there.
  const isThinking = (): boolean => [...asked].some((url) => /bot-worker-(bots|sensible)/.test(url));
  for (let i = 0; i < 60 && !isThinking(); i++) await pressOn(page, 1, i);
  expect(isThinking()).toBe(true);
  await page.waitForLoadState('networkidle');
  const kb = await weightOf(page, [...asked]);
  test.info().annotations.push({ type: 'weight', description: `${kb.toFixed(1)} kB in ${asked.size} scripts` });
  expect(kb).toBeGreaterThan(80);
  expect(kb).toBeLessThan(120);
});
