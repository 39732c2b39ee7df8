/** Whoever has set text twice as large: every form of Rome is whole, and nothing goes beyond the window. */
import type { Page } from '@playwright/test';
import { FORM_PLACES, openCut } from '../support/forms.ts';
import { expectNoSidewaysScroll } from '../support/look.ts';
import { cutAt } from '../support/recorded.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** What is cut off, or does not fit into its button. The names behind a line that opens may be cut: it opens. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const e of document.querySelectorAll<HTMLElement>('.table-page > *:not(.skip) *')) {
      const { overflowX, overflowY, visibility } = getComputedStyle(e);
      if (e.clientWidth <= 2 || visibility === 'hidden') continue;
      if (e.closest('svg, .side, [aria-hidden="true"], .also-open, .not-now-open')) continue;
      const isButton = e.matches('button');
      const hides = (how: string): boolean => isButton || how === 'hidden' || how === 'clip';
      const what = `${e.className} “${e.textContent.trim().slice(0, 40)}”`;
      if (hides(overflowX) && e.scrollWidth > e.clientWidth + 2) found.push(`${what}: ${e.scrollWidth} wide`);
      if (hides(overflowY) && e.scrollHeight > e.clientHeight + 2) found.push(`${what}: ${e.scrollHeight} high`);
    }
    return found;
  });

test('with text twice as large no form is cut', async ({ page }) => {
  test.setTimeout(600_000);
  const files = cutAt(FORM_PLACES);
  for (const [place, file] of files)
    await test.step(place, async () => {
      await openCut(page, file);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      // The page has taken the shape of a small one.
      await expect(page.locator('.nav')).toBeVisible();
      await expectNoSidewaysScroll(page);
      expect.soft(await cut(page), place).toEqual([]);
    });
});
