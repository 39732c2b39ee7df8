import type { Page } from '@playwright/test';
import { advance, isAsked } from '../support/advance.ts';
import { newTable } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

declare global {
  var sounded: { contexts: number; tones: number };
}

/** Counts the sounds that the page plays; the real audio is still used. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.sounded = { contexts: 0, tones: 0 };
    const Real = globalThis.AudioContext;
    globalThis.AudioContext = class extends Real {
      constructor() {
        super();
        globalThis.sounded.contexts++;
      }
      override createOscillator() {
        globalThis.sounded.tones++;
        return super.createOscillator();
      }
    };
  });
const heard = (page: Page) => page.evaluate(() => globalThis.sounded);

/** Three bots think, perhaps on a busy machine. */
const BOTS_MS = 100_000;

/** Waits until the others have had their turn and this page is asked again. */
const aTurn = async (page: Page): Promise<void> => {
  const waiting = page.getByRole('heading', { name: /^Waiting for / });
  await expect(async () => {
    if (!(await waiting.isVisible())) await advance(page, 1);
    expect(await waiting.isVisible()).toBe(true);
  }).toPass({ timeout: BOTS_MS, intervals: [10] });
  await expect.poll(() => isAsked(page), { timeout: BOTS_MS }).toBe(true);
};

test('nothing is heard until it is wanted; then a tone when it is one’s turn', async ({ page }) => {
  await listen(page);
  await newTable(page, { where: 'Online', name: 'Livia', others: ['A bot', 'A bot', 'A bot'], tableName: 'With bots' });
  await aTurn(page);
  expect(await heard(page)).toEqual({ contexts: 0, tones: 0 });

  await page.getByRole('button', { name: 'Table and settings' }).click();
  await expect(page.getByRole('switch', { name: 'Sound' })).not.toBeChecked();
  await page.getByText('Sound', { exact: true }).click();
  await page.keyboard.press('Escape');
  await aTurn(page);
  expect(await heard(page)).toMatchObject({ contexts: 1, tones: 1 });
});
