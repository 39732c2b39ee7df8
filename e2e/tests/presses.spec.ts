/** How many presses the common case takes, from the moment a question is asked until it is answered. */
import type { Locator, Page } from '@playwright/test';
import { openCut } from '../support/forms.ts';
import { cutAt, type Place } from '../support/recorded.ts';
import { expect, test } from '../support/test.ts';

const PLACES = {
  vote: { at: 'senate.ballot/whole' },
  'vote with money': { at: 'senate.ballot/whole', verb: 'buyVotes' },
  // Somebody with money, whom it is worth trying with: the form opens there by itself.
  persuasion: { at: 'forum.initiative/act', verb: 'persuade', skip: 71 },
  money: { at: 'revenue.redistribution/ask', skip: 400 },
  nomination: { at: 'senate.consuls/nominate' },
  deployment: { at: 'senate.draft-deployment/order', verb: 'sendCommander' },
} as const satisfies Record<string, Place>;
let files: ReadonlyMap<string, string>;
test.beforeAll(() => {
  files = cutAt(PLACES);
});

const commit = (page: Page): Locator => page.locator('.q [data-commit].primary:not([aria-disabled="true"])');
/** Presses one control after another, the commit last; then this question is answered. */
const answered = async (page: Page, place: keyof typeof PLACES, controls: readonly string[]): Promise<void> => {
  await openCut(page, files.get(place)!);
  const asked = await page.locator('#question').textContent();
  const form = page.locator('[data-form]');
  for (const control of controls) await form.locator(control).first().click();
  await commit(page).click();
  await expect(page.locator('#question')).not.toHaveText(asked ?? '');
};

test('a vote takes one press', async ({ page }) => {
  await answered(page, 'vote', []);
});
test('a vote with bought votes takes two', async ({ page }) => {
  await answered(page, 'vote with money', ['.stepper button:enabled:last-of-type']);
});
test('a persuasion takes three: whom, how much, and it is announced', async ({ page }) => {
  await answered(page, 'persuasion', [
    '.list + .list tr:not(.no):not(.chosen) [data-option]',
    '.chances .columns button:last-of-type',
  ]);
});
test('money takes two with a preset', async ({ page }) => {
  await answered(page, 'money', ['.money-purses header .btn:not([aria-disabled="true"])']);
});
test('a nomination takes three: two names, and it is put', async ({ page }) => {
  await openCut(page, files.get('nomination')!);
  const asked = await page.locator('#question').textContent();
  const names = page.locator('[data-form] .candidate:not(.no):not(.chosen)');
  await names.first().click();
  await names.first().click();
  await commit(page).click();
  await expect(page.locator('#question')).not.toHaveText(asked ?? '');
});
test('a deployment takes three at most: the Commander stands there, a War, just enough, and it is put', async ({
  page,
}) => {
  await openCut(page, files.get('deployment')!);
  const asked = await page.locator('#question').textContent();
  const enough = page.locator('[data-form]').getByRole('button', { name: 'Just enough' });
  if (await enough.isEnabled()) await enough.click();
  await commit(page).click();
  await expect(page.locator('#question')).not.toHaveText(asked ?? '');
});
