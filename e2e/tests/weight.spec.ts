/** How much script a browser has asked for when the first question of a new table can be answered. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { GAMES } from '@tabularium/games';
import type { Manifest } from 'vite';
import { atFirst, besides, chunksFor, drawingsOf, formsOf } from '../../client/check/loaded.ts';
import { hurry, pressOn } from '../support/press.ts';
import { CLIENT } from '../support/server.ts';
import { startNow } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

// It would fetch everything, while nobody waits for it.
test.use({ serviceWorkers: 'block' });

/** Notes when a button of the question is first in the page, whenever it is drawn. */
const noteFirstQuestion = (page: Page) =>
  page.addInitScript(() => {
    const look = new MutationObserver(() => {
      if (!document.querySelector('.q button.btn:enabled')) return;
      document.documentElement.dataset['asked'] = `${performance.now()}`;
      look.disconnect();
    });
    look.observe(document, { subtree: true, childList: true, attributes: true });
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

const readManifest = (): Manifest => JSON.parse(readFileSync(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Manifest;

/**
 * All that a table does not show at first is held back. A page asks for it when it has nothing else to do, as while others
 * think before the first question: nobody may have to wait for it.
 */
const holdRest = async (page: Page): Promise<() => void> => {
  let letGo = (): void => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/\/rest-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};

/** What came for the first question, without what is held back and all that comes with it alone. */
const withoutRest = (scripts: readonly string[], id: string): readonly string[] => {
  const manifest = readManifest();
  const counted = chunksFor(manifest, atFirst(manifest, GAMES.find((g) => g.id === id)!));
  // Words of parts that are loaded later come beside them (`lazy.tsx`).
  const rest = chunksFor(manifest, ['src/table/rest.ts', 'src/messages/en-later.ts']);
  return scripts.filter((url) => {
    const file = new URL(url).pathname.slice(1);
    return counted.has(file) || !rest.has(file);
  });
};

/** What the check of the build does not count, though a browser loads it. */
const notCounted = (scripts: readonly string[], id: string): readonly string[] => {
  const manifest = readManifest();
  const counted = atFirst(manifest, GAMES.find((g) => g.id === id)!);
  const files = [
    ...chunksFor(manifest, [...counted, ...drawingsOf(manifest, id), ...formsOf(manifest, id)]),
    ...besides(readdirSync(join(CLIENT, 'assets'))),
  ];
  return scripts.map((url) => new URL(url).pathname.slice(1)).filter((file) => !files.includes(file));
};

for (const [id, game, most] of [
  ['republic-of-rome', 'Republic of Rome', 200],
  ['tetrarchia', 'Tetrarchia', 120],
  ['mediterranean-empires', 'Mediterranean Empires', 180],
] as const)
  test(`from the home page to the first question of ${game}: at most ${most} kB of script`, async ({ page, watch }) => {
    watch.allow(/Service Worker registration blocked/);
    await hurry(page);
    await noteFirstQuestion(page);
    const letGo = await holdRest(page);
    await page.goto('/');
    await startNow(page, game);
    await expect(page.locator('html[data-asked]')).toBeAttached();
    const scripts = withoutRest(await scriptsOf(page), id);
    const kb = await weightOf(page, scripts);
    expect(notCounted(scripts, id)).toEqual([]);
    test.info().annotations.push({ type: 'weight', description: `${kb.toFixed(1)} kB in ${scripts.length} scripts` });
    expect(kb).toBeGreaterThan(60);
    expect(kb).toBeLessThan(most);
    expect(scripts.join()).toContain('rules');
    letGo();
  });

test('for whom one waits is said as soon as one has answered, whatever else is still on its way', async ({
  page,
  watch,
}) => {
  watch.allow(/Service Worker registration blocked/);
  const letGo = await holdRest(page);
  await page.goto('/');
  await startNow(page, 'Mediterranean Empires');
  await page.locator('.q [data-verb="fortify"]').click();
  await expect(page.locator('.q.idle #question')).toHaveText(/^Waiting for /);
  letGo();
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
  // The bot bargains: it draws up agreements and judges what they change in everybody's chances.
  expect(kb).toBeLessThan(140);
});
