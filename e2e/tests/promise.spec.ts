import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, shot } from '../support/look.ts';
import { leavesAlone } from '../support/promise.ts';
import { expect, test } from '../support/test.ts';

const openGame = async (page: Page, file: string): Promise<void> => {
  await page.goto('/');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'promise.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(page.locator('#question')).toBeVisible();
};
/** Question by question, without the form. */
const openStepByStep = async (page: Page, file: string): Promise<void> => {
  await openGame(page, file);
  await page.getByRole('button', { name: 'Step by step' }).click();
};

test('[AGR-24] whom somebody promised to leave alone is listed greyed, with the agreement', async ({ page }) => {
  const { file, senator } = leavesAlone('somebody');
  await openStepByStep(page, file);
  await page.locator('.q [data-verb="persuade"]').click();
  await page.locator('.q [data-pick]').first().click();
  const held = page.locator(`.q [data-held="${senator}"]`);
  await expect(held).toBeVisible();
  await expect(held).toHaveAttribute('aria-disabled', 'true');
  await expect(held).toHaveAccessibleDescription(/Withheld by Agreement/);
  await expect(page.locator(`.q [data-pick="${senator}"]`)).toHaveCount(0);
  // It can be reached by keyboard like everything else, and only says why it is not possible.
  await held.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.refused')).toContainText('Withheld by Agreement');
  await expect(held).toBeVisible();
  await expectAccessible(page, 'rome-held');
  // Pressing it on the board says the same.
  await page.keyboard.press('Escape');
  await expect(page.locator('.refused')).toBeHidden();
  await page.locator(`.sheet-view [data-ref="${senator}"]`).first().click();
  await expect(page.locator('.refused')).toContainText('Withheld by Agreement');
});

test('[AGR-24] what is withheld altogether stands with what may not be done', async ({ page }) => {
  await openStepByStep(page, leavesAlone('everybody').file);
  const persuade = page.locator('.not-now [data-verb="persuade"]');
  await expect(persuade).toBeVisible();
  await expect(persuade).toHaveAccessibleDescription(/Withheld by Agreement/);
  await persuade.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.refused')).toContainText('Withheld by Agreement');
  await shot(page, 'rome-withheld');
});

test('[AGR-24] in the form of an Initiative it stands with a lock, and all the steps are easy to read', async ({
  page,
}) => {
  const { file, senator } = leavesAlone('somebody');
  await openGame(page, file);
  await page.locator('[data-step="persuade"]').click();
  const held = page.locator(`.who-and-whom [data-option="${senator}"]`);
  await expect(held).toHaveAttribute('aria-disabled', 'true');
  const row = page.locator('.who-and-whom tr.no', { has: page.locator(`[data-option="${senator}"]`) });
  await expect(row).toContainText('Withheld by Agreement');
  await held.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.refused')).toContainText('Withheld by Agreement');
  await expectAccessible(page, 'rome-persuade');
  for (const step of await page.locator('[data-step][aria-disabled="false"]').all()) {
    await step.click();
    await expect(step).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page, `rome-${await step.getAttribute('data-step')}`);
  }
});

test('[AGR-24] whom nobody may approach, there is no step for', async ({ page }) => {
  await openGame(page, leavesAlone('everybody').file);
  const step = page.locator('[data-step="persuade"]');
  await expect(step).toHaveAttribute('aria-disabled', 'true');
  await step.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.refused')).toContainText('Withheld by Agreement');
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('[AGR-24] it opens on a press', async ({ page }) => {
    const { file, senator } = leavesAlone('somebody');
    await openStepByStep(page, file);
    await page.locator('.q [data-verb="persuade"]').tap();
    await page.locator('.q [data-pick]').first().tap();
    await shot(page, 'rome-held-phone-closed');
    await page.locator('.q .not-now-open').first().tap();
    await expect(page.locator(`.q [data-held="${senator}"]`)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'rome-held-phone');
  });

  test('the form of an Initiative fits', async ({ page }) => {
    await openGame(page, leavesAlone('somebody').file);
    await page.locator('[data-step="persuade"]').tap();
    await expect(page.locator('.attempt-short')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'rome-persuade-phone');
  });
});
