/** Dice are seen to fall: briefly, never in the way, and not where nothing is to move. */
import type { Page } from '@playwright/test';
import { advance } from '../support/advance.ts';
import { expect, test } from '../support/test.ts';

const strip = (page: Page) => page.locator('.news:visible .strip').first();

/** Plays until dice have fallen. */
const untilDice = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Tetrarchia' }).click();
  await expect(page.locator('#question')).toBeVisible();
  for (let i = 0; i < 40 && (await strip(page).count()) === 0; i++) await advance(page, 1);
  await expect(strip(page)).toBeVisible();
};
const moving = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter((a) => (a as CSSAnimation).animationName === 'fall').length);

test('where motion is not wanted they lie at once', async ({ page }) => {
  await untilDice(page);
  expect(await moving(page)).toBe(0);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('they fall for less than a second, and lie as soon as anything is pressed; looking back they lie', async ({
    page,
  }) => {
    await untilDice(page);
    // On a slow machine they may lie already: what they would do is told by their style.
    const fall = await page.locator('.news:visible').evaluate((news) => {
      const copy = news.parentElement!.appendChild(document.importNode(news, true));
      copy.classList.add('falls');
      const seconds = (css: string): number => Math.max(...css.split(',').map((one) => Number.parseFloat(one)));
      const styles = [...copy.querySelectorAll('*')].map((el) => getComputedStyle(el));
      const longest = Math.max(...styles.map((s) => seconds(s.animationDuration) + seconds(s.animationDelay)));
      copy.remove();
      return 1000 * longest;
    });
    expect(fall).toBeGreaterThan(500);
    expect(fall).toBeLessThanOrEqual(900);
    await page.keyboard.press('Shift');
    await expect(page.locator('.news.falls')).toHaveCount(0);
    expect(await moving(page)).toBe(0);
    await expect(strip(page)).toBeVisible();
    await page.getByRole('button', { name: 'Replay' }).click();
    await expect(page.locator('.replay-bar')).toBeVisible();
    await expect(page.locator('.news.falls')).toHaveCount(0);
  });

  test('the question can be answered while they fall', async ({ page }) => {
    await untilDice(page);
    const before = await page.locator('.slider .num').textContent();
    expect(await advance(page, 1)).toBe(1);
    await expect(page.locator('.slider .num')).not.toHaveText(before ?? '');
  });
});
