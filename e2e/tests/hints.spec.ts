import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts';
import { playOne } from '../support/play.ts';
import { newTable, playNow } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

const hint = (page: Page): Locator => page.getByRole('region', { name: 'What would a good player look at?' });
const open = (page: Page): Locator => hint(page).getByRole('button', { name: /^Hint/ });
const reasons = (page: Page): Locator => hint(page).getByRole('listitem');
const inputs = (page: Page): Promise<string | null> => page.locator('.slider input').getAttribute('max');

test('first what there is to see, marked on the board; then the answer, which is chosen and not sent', async ({
  page,
}) => {
  await playNow(page);
  const before = await inputs(page);
  await expect(open(page)).toHaveAttribute('aria-expanded', 'false');
  await open(page).click();
  await expect(reasons(page).first()).toHaveText(
    'All coasts of a sea with a fleet in it are one step from each other.',
  );
  await expect(reasons(page)).toHaveCount(2);
  await expect(page.locator('[data-mark="point"]')).toHaveCount(1);
  await expectAccessible(page, 'hint');
  await hint(page).getByRole('button', { name: 'Show me the answer', exact: true }).click();
  await expect(hint(page)).toContainText('It would answer: Place a fleet: Mare Internum.');
  await expect(page.locator('[data-mark="answer"]')).toHaveCount(1);
  await expect(page.locator('[data-mark="point"]')).toHaveCount(0);
  const commit = page.locator('.q .commit');
  await expect(commit).toBeFocused();
  expect(await inputs(page)).toBe(before);
  await expectAccessible(page, 'hint-answer');
  await commit.click();
  // Another question: its hint has not been asked for.
  await expect(reasons(page)).toHaveCount(0);
  await expect(open(page)).toHaveAttribute('aria-expanded', 'false');
  expect(await inputs(page)).not.toBe(before);
});

test('by keyboard alone, from the hint to the answer', async ({ page }) => {
  await playNow(page);
  await open(page).focus();
  await page.keyboard.press('Enter');
  await expect(reasons(page)).not.toHaveCount(0);
  await hint(page).getByRole('button', { name: 'Show me the answer', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.q .commit')).toBeFocused();
  const before = await inputs(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => inputs(page)).not.toBe(before);
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' });
  test('it is said in the language that is read, and closed again', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Jugar ya: Tetrarchia' }).click();
    const panel = page.getByRole('region', { name: '¿En qué se fijaría un buen jugador?' });
    await panel.getByRole('button', { name: /^Pista/ }).click();
    await expect(panel.getByRole('listitem').first()).toContainText('Todas las costas de un mar con flota');
    await panel.getByRole('button', { name: 'Cerrar la pista' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(0);
  });
});

const WHY_MS = 120_000;
const why = (page: Page): Locator => page.getByRole('button', { name: 'Why did it do that?' });

/** Looks back to the last thing that a bot has done. */
const lookBack = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(page.getByRole('button', { name: 'One move back' })).toBeVisible();
  for (let i = 0; i < 30 && !(await why(page).isVisible()); i++)
    await page.getByRole('button', { name: 'One move back' }).click();
};

test('why a bot did something is told in a game that lies open', async ({ page }) => {
  test.setTimeout(WHY_MS);
  await newTable(page, { where: 'On this device', name: 'Livia', others: ['A bot'] });
  const bots = page.locator('.seat').filter({ hasText: 'bot' }).first();
  await expect(bots).toBeVisible();
  for (let i = 0; i < 14; i++) await playOne(page, 'click');
  await lookBack(page);
  await why(page).click();
  const told = page.locator('.hint-why');
  await expect(told).toContainText(/spoke for it:/);
  await expect(told.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'hint-why');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('question, hint and board have room', async ({ page }) => {
    await playNow(page);
    await open(page).tap();
    await expect(reasons(page)).not.toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expect(page.locator('#question')).toBeInViewport();
    await hint(page).getByRole('button', { name: 'Show me the answer', exact: true }).tap();
    await expect(page.locator('.q .commit')).toBeInViewport();
    await expectAccessible(page, 'hint-phone');
  });
});
