/** The strip of seats above a map says everything in whole words, however wide the window is. */
import { expect, test } from '../support/test.ts';

const WIDTHS = [700, 768, 820, 980, 1024, 1100, 1200, 1280, 1366, 1440];

for (const locale of ['en', 'es', 'it'])
  test.describe(locale, () => {
    test.use({ locale });
    test('no word of the strip of seats is cut', async ({ page }) => {
      await page.goto('/#/new/tetrarchia');
      await page.locator('main .btn.primary').first().click();
      const words = page.locator('.seat :is(b, .where, .line)');
      await expect(words).toHaveCount(12);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const cut = () =>
          words.evaluateAll((all) =>
            all.flatMap((el) => (el.scrollWidth > el.clientWidth + 1 ? [el.textContent] : [])),
          );
        await expect.poll(cut, { message: `at a width of ${width}` }).toEqual([]);
        // Nor is anything left out for want of room.
        const low = await words.evaluateAll(
          (all) =>
            all.filter((el) => {
              const [own, row] = [el, el.parentElement!].map((x) => x.getBoundingClientRect());
              return own!.top >= row!.bottom - 1;
            }).length,
        );
        expect([width, low]).toEqual([width, 0]);
      }
    });
  });
