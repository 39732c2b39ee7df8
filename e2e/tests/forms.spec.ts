/** Every form of Rome on a phone: readable for everybody in both themes, nothing wider than the window, no word missing. */
import type { BrowserContextOptions, Page } from '@playwright/test';
import { FORM_PLACES, openCut } from '../support/forms.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts';
import { cutAt } from '../support/recorded.ts';
import { expect, test } from '../support/test.ts';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
let files: ReadonlyMap<string, string>;
test.beforeAll(() => {
  files = cutAt(FORM_PLACES);
});

const open = (page: Page, place: string): Promise<void> => openCut(page, files.get(place)!);

/** Keys of messages and names of things, which nobody should ever read. */
const RAW = /\b[a-z][a-zA-Z-]*\.[a-z][a-zA-Z-]*(?:\.[\w-]+)*\b|\b[a-z-]+:(?:\d+|[a-z]+-[a-z-]+)\b/;
const expectWords = async (page: Page): Promise<void> => {
  const read = await page.locator('.rr-sheet, .q').allInnerTexts();
  expect(read.join('\n')).not.toMatch(RAW);
};

/** What is cut off at the side of a form or of the bar, or is too small for a finger. */
const flaws = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const e of document.querySelectorAll<HTMLElement>('[data-form] :is(button, select, input), .q .acts button')) {
      const { width, height, left, right } = e.getBoundingClientRect();
      const isDrawn = width > 0 && e.closest('[aria-hidden="true"]') === null;
      const isLine = e.matches('[type="range"], [type="checkbox"], [type="radio"]');
      const scrolls = e.closest<HTMLElement>('.form-rows, .chance-columns, .trial-throws');
      const what = `${e.textContent || e.getAttribute('aria-label')}: ${Math.round(width)} × ${Math.round(height)}`;
      if (isDrawn && !isLine && height < 43.5) found.push(`small: ${what}`);
      if (isDrawn && !scrolls && (right > innerWidth + 1 || left < -1)) found.push(`cut off: ${what}`);
    }
    return found;
  });

/** So many forms in one test: a browser is opened once for all of them. */
const AT_ONCE = 15;
const places = Object.keys(FORM_PLACES);
const groups = Array.from({ length: Math.ceil(places.length / AT_ONCE) }, (_, i) =>
  places.slice(AT_ONCE * i, AT_ONCE * (i + 1)),
);

for (const group of groups) {
  test(`forms on a phone: ${group[0]} to ${group.at(-1)}`, async ({ newPerson }) => {
    test.setTimeout(600_000);
    const page = await newPerson({ ...PHONE, locale: 'en-GB' });
    for (const place of group)
      await test.step(place, async () => {
        await open(page, place);
        await expectNoSidewaysScroll(page);
        await expectWords(page);
        expect.soft(await flaws(page), place).toEqual([]);
        await expectAccessible(page, `form-${place.replaceAll(/[ ,]+/g, '-')}`, '[data-form]');
      });
  });
  test(`the same in Spanish and Italian: ${group[0]} to ${group.at(-1)}`, async ({ newPerson }) => {
    test.setTimeout(600_000);
    for (const locale of ['es-ES', 'it-IT']) {
      const page = await newPerson({ ...PHONE, locale });
      for (const place of group)
        await test.step(`${place}, ${locale}`, async () => {
          await open(page, place);
          await expectNoSidewaysScroll(page);
          await expectWords(page);
          expect.soft(await flaws(page), place).toEqual([]);
        });
    }
  });
}
