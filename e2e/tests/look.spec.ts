/** What can be measured about the look of a page: nothing hides what must be read, and nothing is drawn in vain. */
import type { Page } from '@playwright/test';
import { advance } from '../support/advance.ts';
import { expectNoSidewaysScroll, shot } from '../support/look.ts';
import { playNow } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

interface Rect {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const rectsOf = (page: Page, selector: string): Promise<Rect[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((el) => {
      const { left, top, right, bottom } = el.getBoundingClientRect();
      return { name: el.textContent ?? '', left, top, right, bottom };
    }),
  );

/** How far two boxes overlap, in pixels. */
const depth = (a: Rect, b: Rect): number =>
  Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  );

/** Plays until something is forbidden, if possible several things for the same reason. */
const untilDenied = async (page: Page): Promise<void> => {
  for (let i = 0; i < 20 && (await page.locator('.denied').count()) === 0; i++) await advance(page, 1);
  await expect(page.locator('.denied').first()).toBeAttached();
};

const untilNews = async (page: Page): Promise<void> => {
  for (let i = 0; i < 40 && (await page.locator('.news:visible').count()) === 0; i++) await advance(page, 1);
  await expect(page.locator('.news:visible')).toHaveCount(1);
};

test('risks and costs hide neither names nor one another', async ({ page }) => {
  await playNow(page);
  await untilDenied(page);
  await page.getByRole('button', { name: 'Risks of the next roll' }).click();
  const pills = await rectsOf(page, '.tet .pill');
  const names = await rectsOf(page, '.tet .name');
  expect(pills.length).toBeGreaterThan(20);
  const hidden = pills.flatMap((p) => names.filter((n) => depth(p, n) > 5).map((n) => `${p.name} on ${n.name}`));
  expect(hidden).toEqual([]);
  const stacked = pills.filter((p, i) => pills.slice(i + 1).some((q) => depth(p, q) > 5));
  expect(stacked.map((p) => p.name)).toEqual([]);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [900, 700],
  [768, 1024],
] as const)
  test(`at ${width} by ${height} the map can be read, and its signs do not cover it`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await playNow(page);
    await untilDenied(page);
    const small = await page.locator('.tet :is(.name, .region-name, .tag text, .number)').evaluateAll((all) =>
      all.flatMap((el) => {
        const shown = parseFloat(getComputedStyle(el).fontSize) * (el as SVGGraphicsElement).getScreenCTM()!.a;
        return shown < 10.8 ? [`${el.textContent} ${shown.toFixed(1)}`] : [];
      }),
    );
    expect(small).toEqual([]);
    await page.getByRole('button', { name: 'Signs of the map' }).click();
    const [signs] = await rectsOf(page, '.legend-band');
    const [board] = await rectsOf(page, '.board-view');
    expect(depth(signs!, board!)).toBeLessThanOrEqual(0.5);
    await expectNoSidewaysScroll(page);
    await shot(page, `look-${width}x${height}`);
  });

test('what the dice brought stands beside the board, and over a board without a panel only for a while', async ({
  page,
}) => {
  await page.clock.install();
  await playNow(page);
  await untilNews(page);
  const [news] = await rectsOf(page, '.news:visible');
  const [board] = await rectsOf(page, '.board');
  expect(depth(news!, board!)).toBeLessThanOrEqual(0.5);
  await page.setViewportSize({ width: 900, height: 700 });
  const card = page.locator('.news.over');
  await expect(card).toBeVisible();
  expect(await card.evaluate((el) => el.scrollHeight - el.clientHeight)).toBeLessThanOrEqual(1);
  await page.clock.runFor(30_000);
  await expect(card).toBeHidden();
});

test('a reason that several things share is said once', async ({ page }) => {
  await playNow(page);
  await untilDenied(page);
  for (let i = 0; i < 12; i++) {
    const reasons = await page.locator('.denied small').allTextContents();
    expect(new Set(reasons).size).toBe(reasons.length);
    await advance(page, 1);
  }
});

test('the record has no two heads in a row, and numbers have a minus', async ({ page }) => {
  await playNow(page);
  await advance(page, 14);
  for (const chapter of await page.locator('.log section').all())
    expect(await chapter.locator('li').count()).toBeGreaterThan(0);
  expect(await page.locator('.table-page').textContent()).not.toMatch(/(^|\s)-\d/);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('what glows is not drawn anew, and comes to rest', async ({ page }) => {
    await playNow(page);
    await untilDenied(page);
    // Once the last piece has reached its place, only glowing things still move.
    await expect(async () => {
      const moving = await page.evaluate(() =>
        document.getAnimations().map((a) => {
          const effect = a.effect as KeyframeEffect;
          const what = effect.getKeyframes().flatMap((k) => Object.keys(k));
          const changed = what.filter((k) => !['offset', 'computedOffset', 'easing', 'composite'].includes(k));
          return { changed: [...new Set(changed)], endless: effect.getTiming().iterations === Infinity };
        }),
      );
      expect(moving.length).toBeGreaterThan(0);
      for (const one of moving) expect(one).toEqual({ changed: ['opacity'], endless: false });
    }).toPass({ intervals: [50] });
  });
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('no answer is cut off', async ({ page }) => {
    await playNow(page);
    await untilDenied(page);
    await page.locator('.not-now-open').tap();
    for (const answer of await page.locator('.q :is(.acts .btn, .denied button)').all())
      await expect(answer).toBeInViewport({ ratio: 1 });
    const names = await page.locator('.seat.now b').evaluateAll((all) => all.map((b) => b.scrollWidth - b.clientWidth));
    expect(Math.max(...names)).toBeLessThanOrEqual(0);
    await shot(page, 'look-phone');
  });
});
