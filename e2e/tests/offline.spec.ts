import { shot } from '../support/look.ts';
import { advance } from '../support/advance.ts';
import { playOne } from '../support/play.ts';
import { told } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test('after one visit a game needs no network: it starts, goes on, and is there after a reload', async ({
  page,
  context,
  watch,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  watch.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await page.reload();
  await expect(page.getByText('No server can be reached.')).toBeVisible();
  await page.getByRole('button', { name: 'Play now: Tetrarchia' }).click();
  await expect(page.locator('#question')).toBeVisible();
  await advance(page, 5);
  const before = await told(page);
  await page.reload();
  await expect(page.locator('#question')).toBeVisible();
  expect(await told(page)).toEqual(before);
  await page.goto('/');
  await shot(page, 'offline-home');
  await page.getByRole('link', { name: 'Continue' }).click();
  await playOne(page);
});
