import type { Page } from '@playwright/test';
import { hurry } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

const LONGEST_MS = 420_000;
/** More than anybody is asked in a turn. */
const MOST = 80;

/** The key that a button names, if it is there and can be pressed. */
const keyOf = async (page: Page, name: RegExp): Promise<string | undefined> => {
  const button = page.locator('.q').getByRole('button', { name, disabled: false });
  if ((await button.count()) === 0) return undefined;
  return (await button.first().getAttribute('aria-keyshortcuts'))?.split(' ')[0];
};

const RED = '.q .commit:enabled:not([aria-disabled="true"])';
const PASS = /^Pass$/;

test('a turn of Rome against bots without a mouse: by Tab, Enter and the keys that buttons name', async ({ page }) => {
  test.setTimeout(LONGEST_MS);
  await hurry(page);
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play now: Republic of Rome' });
  await expect(play).toBeVisible();
  for (let i = 0; i < MOST; i++) {
    await page.keyboard.press('Tab');
    if (await play.evaluate((el) => el === document.activeElement)) break;
  }
  await expect(play).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Solitaire by the book' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Against bots' })).toBeFocused();
  await page.keyboard.press('Enter');
  const banner = page.getByRole('banner');
  const asked = page
    .locator(RED)
    .or(page.locator('.q').getByRole('button', { name: PASS }))
    .first();
  const next = banner.getByText('Turn 2');
  let proposals = 0;
  for (let i = 0; i < MOST; i++) {
    await expect(asked.or(next).first()).toBeVisible({ timeout: 60_000 });
    if (await next.isVisible()) break;
    const moves = page.getByRole('slider', { name: 'Replay' });
    const before = await moves.getAttribute('max');
    const adjourn = await keyOf(page, /^Adjourn/);
    const leave = adjourn !== undefined && proposals++ > 0 ? adjourn : await keyOf(page, /^End Prosecutions/);
    const key = leave ?? ((await page.locator(RED).count()) > 0 ? 'Enter' : await keyOf(page, PASS));
    await page.keyboard.press((key ?? 'Enter').toLowerCase() === 'enter' ? 'Enter' : key!.toLowerCase());
    await expect(async () => {
      // What is weighty is chosen with its key and confirmed with Enter.
      if ((await moves.getAttribute('max')) === before && leave !== undefined) await page.keyboard.press('Enter');
      expect(await moves.getAttribute('max')).not.toBe(before);
    }).toPass({ timeout: 30_000 });
  }
  await expect(next).toBeVisible();
});
