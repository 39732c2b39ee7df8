import { expectAccessible, shot } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

test('a time to answer is chosen with an online table, and everybody sees until when', async ({ page, newPerson }) => {
  await page.goto('/#/new/republic-of-rome');
  await page.getByLabel('Your name').fill('Livia');
  await expect(page.getByText('On this device nobody is timed.')).toBeVisible();
  await page.getByRole('radio', { name: 'Online' }).check();
  await expect(page.getByText('On this device nobody is timed.')).toBeHidden();
  for (const seat of await page.getByRole('combobox', { name: /^Who sits at seat/ }).all()) {
    if ((await seat.inputValue()) === 'open') await seat.selectOption('A bot');
  }
  await page.getByRole('combobox', { name: 'Time to answer' }).selectOption('1 hour');
  await shot(page, 'time-new-table');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const time = page.locator('.deadline');
  await expect(time).toContainText(
    /^You have until .* \(in (59|60) minutes\)\. Then the game goes on without your answer/,
    {
      timeout: 30_000,
    },
  );
  await expectAccessible(page, 'time-table');
  await shot(page, 'time-table');
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await expect(page.getByText(/^Time to answer: 1 hour\./)).toBeVisible();
  const other = await newPerson();
  await other.goto(page.url());
  await expect(other.locator('.deadline')).toContainText('Livia: until');
});

test('a game in which nobody can be left out has no time to answer', async ({ page }) => {
  await page.goto('/#/new/tetrarchia');
  await page.getByRole('radio', { name: 'Online' }).check();
  await expect(page.getByLabel('Name of the table')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Time to answer' })).toBeHidden();
});
