/** A hint fills in the form that its question has, and sends nothing. */
import type { Locator, Page } from '@playwright/test';
import { cutEmpires, offers } from '../support/empires.ts';
import { FORM_PLACES, openCut } from '../support/forms.ts';
import { expectAccessible, expectNoSidewaysScroll, shot } from '../support/look.ts';
import { cutAt } from '../support/recorded.ts';
import { expect, test } from '../support/test.ts';

const action = cutEmpires(
  4,
  'expedition',
  (at, q, { g }) => at === 'round.action/act' && g.round > 1 && offers(q, 'attack') > 8 && offers(q, 'empire') === 0,
);
const empireCard = cutEmpires(
  4,
  'expedition',
  (at, q, { g }) => at === 'round.action/act' && g.round > 1 && offers(q, 'attack') > 8 && offers(q, 'empire') > 0,
);
let rome: ReadonlyMap<string, string>;
test.beforeAll(() => {
  const { deploy, governors, vote } = FORM_PLACES;
  rome = cutAt({ deploy, governors, vote });
});

const hint = (page: Page): Locator => page.locator('section.hint');
const opens = (page: Page): Locator => hint(page).locator('.hint-open');
const fill = (page: Page): Locator => hint(page).locator('[data-hint="fill"]');
const inputs = (page: Page): Promise<string | null> => page.locator('.slider input').getAttribute('max');

/** Pressed once it says what there is to see, pressed again the answer. */
const askTwice = async (page: Page): Promise<void> => {
  await opens(page).click();
  await expect(hint(page).getByRole('listitem')).not.toHaveCount(0);
  await opens(page).click();
};

test('pressed again it shows the answer, and fills in an expedition, which nobody has sent', async ({ page }) => {
  await openCut(page, action);
  const before = await inputs(page);
  await askTwice(page);
  await expect(hint(page).locator('.hint-answer')).toContainText('It would answer:');
  await expect(page.locator('.exp-card[aria-pressed="true"]')).toHaveCount(0);
  await fill(page).click();
  const told = hint(page).getByRole('status').filter({ hasText: 'It is filled in.' });
  await expect(told).toContainText('nothing is sent before you press');
  await expect(page.locator('.exp-card[aria-pressed="true"]').first()).toBeVisible();
  await expect(fill(page)).toBeFocused();
  expect(await inputs(page)).toBe(before);
  await expectAccessible(page, 'hint-filled');
  await shot(page, 'hint-filled');
  // Something is changed: it can be filled in again.
  await page.locator('.exp-card[aria-pressed="true"]').first().click();
  await expect(told).toHaveCount(0);
  await fill(page).click();
  await expect(told).toHaveCount(1);
  await page.locator('.q .commit').click();
  await expect.poll(() => inputs(page)).not.toBe(before);
});

test('what others may answer first is left to whoever fills it in: an Empire card says what is still to do', async ({
  page,
}) => {
  await openCut(page, empireCard);
  await askTwice(page);
  await fill(page).click();
  await expect(hint(page)).toContainText('What is known of it is filled in, and nothing has been sent. Still to do:');
  await shot(page, 'hint-filled-part');
});

test('by keyboard alone: a deployment of the Republic', async ({ page }) => {
  await openCut(page, rome.get('deploy')!);
  const before = await inputs(page);
  await opens(page).focus();
  await page.keyboard.press('Enter');
  await expect(hint(page).getByRole('listitem')).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await fill(page).focus();
  await page.keyboard.press('Enter');
  await expect(hint(page)).toContainText('It is filled in.');
  await expect(fill(page)).toBeFocused();
  expect(await inputs(page)).toBe(before);
  // Pressed a third time the hint is closed.
  await opens(page).focus();
  await page.keyboard.press('Enter');
  await expect(hint(page).getByRole('listitem')).toHaveCount(0);
});

test.describe('on a phone, in Spanish', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'es-ES' });
  test('governors are filled in, with room for form, hint and buttons', async ({ page }) => {
    await openCut(page, rome.get('governors')!);
    await opens(page).tap();
    await expect(hint(page).getByRole('listitem')).not.toHaveCount(0);
    await opens(page).tap();
    await fill(page).tap();
    await expect(hint(page)).toContainText('Está rellenado.');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'hint-filled-phone');
    await shot(page, 'hint-filled-phone');
  });
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });
  test('a vote is filled in, or its button is marked', async ({ page }) => {
    await openCut(page, rome.get('vote')!);
    await askTwice(page);
    await expect(hint(page).locator('.hint-answer')).toBeVisible();
    if (await fill(page).isVisible()) await fill(page).click();
    await expect(page.locator('[data-mark="answer"]')).toHaveCount(1);
    await shot(page, 'hint-vote-dark');
  });
});
