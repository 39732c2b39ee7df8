/** A whole game alone by the book, from *Play now* to its end. */
import { expectAccessible, expectNoSidewaysScroll, shot } from '../support/look.ts';
import { hurry, pressOn } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

const LONG_MS = 600_000;
/** More presses than any game has had that was played at random. */
const MOST = 150;
const AT_ONCE = 40;

for (const [name, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`a solitaire game from Play now to its end, ${name}`, async ({ page }) => {
    test.setTimeout(LONG_MS);
    await hurry(page);
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now: Republic of Rome' }).click();
    await page.getByRole('button', { name: /Solitaire by the book/ }).click();
    await expect(page.getByRole('button', { name: /^Next move/ })).toBeVisible();
    let isOver = false;
    for (let i = 0; i < MOST && !isOver; i++) {
      const { over, pressed } = await pressOn(page, AT_ONCE, i);
      // Nothing that is asked is without an answer.
      expect(over || pressed > 0, (await page.locator('#question').textContent()) ?? '').toBe(true);
      isOver = over;
    }
    expect(isOver).toBe(true);
    // A Neutral may have won, and then no Player has.
    await expect(page.locator('.q .fate')).toContainText(/You have (won|lost)/);
    await expect(page.getByText(/: score \d+/).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, `solitaire-end-${name}`, 'body');
    await shot(page, `solitaire-end-${name}`);
  });
