import { offeredAt, playOne } from '../support/play.ts';
import { shot } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

const MOST = 150;
const LONGEST_MS = 240_000;

test('a game alone, from Play now to its end, by what is offered and what glows', async ({ page }) => {
  test.setTimeout(LONGEST_MS);
  await page.goto('/');
  await shot(page, 'home');
  await page.getByRole('button', { name: 'Play now: Tetrarchia' }).click();
  await expect(page.locator('#question')).toBeVisible();
  await shot(page, 'table-start');
  let made = 0;
  while (!(await offeredAt(page)).over && made < MOST) {
    await playOne(page);
    if (++made === 12) await shot(page, 'table-play');
  }
  await expect(page.getByRole('heading', { name: /^(Victory|Defeat): / })).toBeVisible();
  await expect(page.getByText(/^-?\d+ points?$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(/Score: -?\d+ of 10/);
  await shot(page, 'table-over');
});
