/** Terms of the glossary in a question and its hint: what they mean, under the pointer, with the focus, and by touch. */
import type { Locator, Page } from '@playwright/test';
import { FORM_PLACES, openCut } from '../support/forms.ts';
import { expectAccessible, expectNoSidewaysScroll, shot } from '../support/look.ts';
import { cutAt } from '../support/recorded.ts';
import { expect, test } from '../support/test.ts';

let files: ReadonlyMap<string, string>;
test.beforeAll(() => {
  const { contribution } = FORM_PLACES;
  files = cutAt({ contribution });
});

const terms = (page: Page): Locator => page.locator('.q .gloss');
const note = (page: Page): Locator => page.getByRole('tooltip');
const inputs = (page: Page): Promise<string | null> => page.locator('.slider input').getAttribute('max');

/** The question has been read before: its words are the same when they are marked. */
const open = async (page: Page): Promise<void> => {
  await openCut(page, files.get('contribution')!);
  await page.locator('.hint-open').click();
  await expect(page.locator('section.hint').getByRole('listitem')).not.toHaveCount(0);
  await expect(terms(page)).not.toHaveCount(0);
};

test('under the pointer and with the focus; Escape closes it and nothing else', async ({ page }) => {
  await open(page);
  const asked = await page.locator('#question').innerText();
  const before = await inputs(page);
  const term = terms(page).first();
  await term.hover();
  await expect(note(page)).toBeVisible();
  await expect(note(page)).toContainText(/\S+ \S+/);
  await page.mouse.move(5, 5);
  await expect(note(page)).toBeHidden();
  await term.focus();
  await expect(note(page)).toBeVisible();
  await expect(term).toHaveAttribute('aria-describedby', (await note(page).getAttribute('id'))!);
  // What it is called is not longer for it.
  expect(await page.locator('#question').innerText()).toBe(asked);
  await expectAccessible(page, 'glossary');
  await shot(page, 'glossary');
  await page.keyboard.press('Escape');
  await expect(note(page)).toBeHidden();
  await expect(page.locator('section.hint').getByRole('listitem')).not.toHaveCount(0);
  expect(await inputs(page)).toBe(before);
});

test('a button has no term in it', async ({ page }) => {
  await open(page);
  await expect(page.locator('button .gloss, [role="button"] .gloss, a .gloss')).toHaveCount(0);
});

test.describe('on a phone in the dark, in Italian', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'it-IT',
    colorScheme: 'dark',
  });
  test('by touch, within the window, in the language of the reader', async ({ page }) => {
    await openCut(page, files.get('contribution')!);
    await page.locator('.hint-open').tap();
    await expect(terms(page)).not.toHaveCount(0);
    await terms(page).last().tap();
    await expect(note(page)).toBeVisible();
    const box = (await note(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(740);
    await expectNoSidewaysScroll(page);
    await shot(page, 'glossary-phone');
    await page.touchscreen.tap(5, 5);
    await expect(note(page)).toBeHidden();
  });
});
