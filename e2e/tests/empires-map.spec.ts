/** The map of Mediterranean Empires: names that can be read, panels that fold, keys that go from place to place, the list. */
import type { Page } from '@playwright/test';
import { boxOf } from '../support/box.ts';
import { expectAccessible, shot } from '../support/look.ts';
import { hurry } from '../support/press.ts';
import { startNow } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

const playEmpires = async (page: Page): Promise<void> => {
  await hurry(page);
  await page.goto('/');
  await startNow(page, 'Mediterranean Empires');
  await expect(page.locator('.med .city').first()).toBeVisible();
};

interface Rect {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** Letters, without the room above and below them. */
const rectsOf = (page: Page, selector: string, [above, below] = [0, 0]): Promise<Rect[]> =>
  page.locator(selector).evaluateAll(
    (all, [top = 0, bottom = 0]) =>
      all.map((el) => {
        const box = el.getBoundingClientRect();
        return {
          name: el.textContent ?? '',
          left: box.left + 0.5,
          right: box.right - 0.5,
          top: box.top + box.height * top,
          bottom: box.bottom - box.height * bottom,
        };
      }),
    [above, below],
  );
const touch = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('no name touches another, a panel or the edge, and none is smaller than 11 pixels', async ({ page }) => {
  await playEmpires(page);
  const names = await rectsOf(page, '.med .names > text', [0.2, 0.16]);
  expect(names.length).toBeGreaterThan(80);
  const others = await rectsOf(page, '.panels > *, .corner-tools');
  const [board] = await rectsOf(page, '.board-view');
  for (const [i, name] of names.entries()) {
    expect(names.slice(i + 1).flatMap((other) => (touch(name, other) ? [`${name.name} ${other.name}`] : []))).toEqual(
      [],
    );
    expect(others.flatMap((panel) => (touch(name, panel) ? [`${name.name} under ${panel.name}`] : []))).toEqual([]);
    expect(name.left >= board!.left && name.right <= board!.right).toBe(true);
  }
  const small = await page.locator('.med text').evaluateAll((all) =>
    all.flatMap((el) => {
      const shown = parseFloat(getComputedStyle(el).fontSize) * (el as SVGGraphicsElement).getScreenCTM()!.a;
      return shown < 10.9 ? [`${el.textContent} ${shown}`] : [];
    }),
  );
  expect(small).toEqual([]);
});

test('panels fold to their titles', async ({ page }) => {
  await playEmpires(page);
  const title = page.getByRole('button', { name: /Victory points/i });
  await expect(page.locator('.med-panel.tracks svg').first()).toBeVisible();
  await title.click();
  await expect(title).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('.med-panel.tracks svg')).toHaveCount(0);
});

test('closer, marks and names keep their size', async ({ page }) => {
  await playEmpires(page);
  const width = async (): Promise<number> => (await boxOf(page.locator('.med .city.neutral .spot').first())).width;
  const before = await width();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(async () => expect(Math.abs((await width()) - before)).toBeLessThan(0.5)).toPass();
});

test('Tab enters the map once; arrows go from place to place, Enter chooses', async ({ page }) => {
  await playEmpires(page);
  await page.locator('.board-view').focus();
  await page.keyboard.press('Home');
  const focused = page.locator('.med [data-ref]:focus');
  await expect(focused).toHaveCount(1);
  const home = await focused.getAttribute('data-ref');
  await expect(focused.locator('.crown')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(focused).not.toHaveAttribute('data-ref', home!);
  // T goes to what is offered, and Enter chooses it as a click does.
  await page.keyboard.press('t');
  await expect(focused).toHaveClass(/can/);
  await expect(page.locator('.med [data-ref][tabindex="0"]')).toHaveCount(0);
  const place = page.locator(`.med [data-ref="${await focused.getAttribute('data-ref')}"]`).first();
  const before = await place.evaluate((el) => el.outerHTML);
  await page.keyboard.press('Enter');
  await expect.poll(() => place.evaluate((el) => el.outerHTML)).not.toBe(before);
});

test('L shows the same places as a table that can be pressed', async ({ page }) => {
  await playEmpires(page);
  const cities = await page.locator('.med [data-ref]:is(.city, .area)').count();
  await page.keyboard.press('l');
  const table = page.locator('.board-table');
  await expect(table.locator('tbody tr')).toHaveCount(cities);
  await expect(table.locator('.offered').first()).toBeVisible();
  await table.getByRole('button', { name: 'Can be chosen' }).click();
  await expect(table.locator('tbody tr:not(:has(.offered))')).toHaveCount(0);
  await table.getByRole('searchbox').fill('zzz');
  await expect(table.locator('tbody tr')).toHaveCount(0);
  await table.getByRole('searchbox').fill('');
  await expectAccessible(page, 'empires-list');
  await table.locator('.offered').first().click();
  await page.locator('.top').getByRole('button', { name: 'List' }).click();
  await expect(page.locator('.med .city').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('the map opens where it is asked, and names at the edge are left out', async ({ page }) => {
    await playEmpires(page);
    await expect(page.locator('.med .can').first()).toBeAttached();
    const [board] = await rectsOf(page, '.board-view');
    const names = await rectsOf(page, '.med .names > text');
    const seen = names.filter((name) => touch(name, board!));
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.filter(({ left, right }) => left < board!.left - 2 || right > board!.right + 2)).toEqual([]);
    await shot(page, 'empires-map-phone');
  });
});
