/** Republic of Rome with its Advanced Rules: chosen when a table is opened, played against bots, found again after a reload. */
import type { Page } from '@playwright/test';
import { expectAccessible, shot } from '../support/look.ts';
import { hurry, pressOn } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

const RULES = [
  /^Pontifex Maximus/,
  /^Provincial Wars/,
  /^Rebel Governors/,
  /^Disbandment and recall/,
  /^Advocates/,
  /^Passing Laws/,
];

const choose = async (page: Page): Promise<void> => {
  await page.goto('/#/new/republic-of-rome');
  const governors = page.getByRole('switch', { name: RULES[2]! });
  // Each says what it costs in time; this one is nothing without another.
  await expect(governors).toBeDisabled();
  for (const name of RULES)
    await page
      .locator('label.switch')
      .filter({ has: page.getByRole('switch', { name }) })
      .click();
  await expect(governors).toBeChecked();
};

test('a game with all Advanced Rules against bots, to its end; it goes on where it was after a reload', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await hurry(page);
  await choose(page);
  await expectAccessible(page, 'rome-new-table-advanced');
  const seats = page.getByRole('combobox', { name: /^Who sits at seat/ });
  for (let seat = 1; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption('A bot');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('#question')).toBeVisible();
  await pressOn(page, 60, 5);
  await page.reload();
  await expect(page.locator('#question')).toBeVisible();
  await shot(page, 'rome-advanced');
  const { over } = await pressOn(page, 4000, 11);
  expect(over).toBe(true);
});
