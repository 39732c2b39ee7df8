import type { Page } from '@playwright/test';
import { shot } from '../support/look.ts';
import { offeredAt, playOne } from '../support/play.ts';
import { expect, test } from '../support/test.ts';

const MOST = 150;
const LONGEST_MS = 240_000;

/** Points at an army, looks at the odds, and does not attack. */
const aim = async (page: Page): Promise<void> => {
  await page.locator('.q [data-verb="attack"]').click();
  if ((await offeredAt(page)).picks.length > 0) await page.locator('.q [data-pick]').first().click();
  await expect(page.getByRole('img', { name: /^win \d+ percent, draw \d+, lose \d+$/ })).toBeVisible();
  await shot(page, 'table-attack');
  await page.keyboard.press('Escape');
  await expect(page.locator('.q .commit')).toBeHidden();
};

test('a game alone, from Play now to its end, by what is offered and what glows', async ({ page }) => {
  test.setTimeout(LONGEST_MS);
  await page.goto('/');
  await expect(page.locator('.games .pic svg')).toHaveCount(3);
  await shot(page, 'home');
  await page.getByRole('button', { name: 'Play now: Tetrarchia' }).click();
  await expect(page.locator('#question')).toBeVisible();
  await shot(page, 'table-start');
  let aimed = false;
  for (let made = 0; made < MOST; made++) {
    const { over, verbs } = await offeredAt(page);
    if (over) break;
    if (!aimed && verbs.includes('attack')) {
      await aim(page);
      aimed = true;
    }
    await playOne(page);
    if (made === 12) await shot(page, 'table-play');
  }
  await expect(page.getByRole('heading', { name: /^(Victory|Defeat): / })).toBeVisible();
  await expect(page.locator('.fate-facts')).toContainText(/Score−?\d+ \/ 10/);
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(/Score: −?\d+ of 10/);
  await shot(page, 'table-over');
});
