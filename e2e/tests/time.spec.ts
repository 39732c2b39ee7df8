import type { Page } from '@playwright/test';
import { expectAccessible, shot } from '../support/look.ts';
import { LaidTable } from '../support/laid.ts';
import { EARLY } from '../support/rome/five.ts';
import { adjourning } from '../support/rome/positions.ts';
import { sit } from '../support/seated.ts';
import { inviteLink } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

/** An hour to answer, and no bank. */
const chooseAnHour = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'Pace' }).selectOption('Other …');
  await page.getByRole('combobox', { name: 'Time to answer' }).selectOption('1 hour');
  await page.getByRole('combobox', { name: 'Bank of time' }).selectOption('None');
};

test('a time to answer is chosen with an online table, and everybody sees until when', async ({ page, newPerson }) => {
  await page.goto('/#/new/republic-of-rome');
  await page.getByLabel('Your name').fill('Livia');
  await expect(page.getByText('On this device nobody is timed.')).toBeVisible();
  await page.getByRole('radio', { name: 'Online' }).check();
  await expect(page.getByText('On this device nobody is timed.')).toBeHidden();
  for (const seat of await page.getByRole('combobox', { name: /^Who sits at seat/ }).all()) {
    if ((await seat.inputValue()) === 'open') await seat.selectOption('A bot');
  }
  await chooseAnHour(page);
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
  await expect(page.getByRole('combobox', { name: 'Pace' })).toBeHidden();
});

test('whoever wants a bot to play for somebody who has just left is told when it may', async ({
  page: livia,
  newPerson,
}) => {
  await livia.goto('/#/new/republic-of-rome');
  await livia.getByLabel('Your name').fill('Livia');
  await livia.getByRole('radio', { name: 'Online' }).check();
  const seats = await livia.getByRole('combobox', { name: /^Who sits at seat/ }).all();
  for (const seat of seats.slice(2)) await seat.selectOption('A bot');
  await chooseAnHour(livia);
  await livia.getByRole('button', { name: 'Open the table' }).click();
  const bruno = await newPerson();
  await bruno.goto(await inviteLink(livia));
  await bruno.getByLabel('Your name').fill('Bruno');
  await bruno.getByRole('button', { name: 'Take seat 2' }).click();
  await expect(livia.locator('.deadline')).toContainText('You have until');
  await livia.goto('about:blank');
  await bruno.getByRole('button', { name: /^Let a bot play for Livia/ }).click();
  await expect(bruno.getByRole('alert')).toContainText('A bot may take over in 15 minutes.');
});

test('[amb-F4] a window shows everybody the same bar, whoever has passed', async ({
  page: livia,
  newPerson,
  server,
}) => {
  const table = await LaidTable.of(server, 'Curia', EARLY, adjourning(), { answerTime: 3600 });
  const [bruno, spectator] = [await newPerson(), await newPerson()];
  await sit(livia, table.link, 'Livia', 0);
  await sit(bruno, table.link, 'Bruno', 1);
  await spectator.goto(table.link);
  const read = () =>
    Promise.all(
      [livia, bruno, spectator].map(async (page) => {
        await expect(page.locator('.deadline .time-bar')).toBeVisible();
        const text = (await page.locator('.deadline').innerText()).replace(/\(.*\)/, '');
        return [text, await page.locator('.time-bar i').evaluate((bar) => bar.style.transform)] as const;
      }),
    );
  const before = await read();
  expect(new Set(before.map(([text]) => text)).size).toBe(1);
  expect(before[0]![0]).toMatch(/^Open until .*, the same for every seat, with or without a card\.$/);
  await expectAccessible(livia, 'time-window', '.q');
  await shot(livia, 'time-window');
  await livia.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect(livia.locator('#question')).toHaveText('Everybody is asked whether they step in');
  await expect(spectator.locator('#question')).toHaveText('Everybody is asked whether they step in');
  const after = await read();
  expect(after.map(([text]) => text)).toEqual(before.map(([text]) => text));
  // It runs down for all of them, and no answer has filled it again.
  for (const [i, [, bar]] of after.entries())
    expect(Number(/[\d.]+/.exec(bar)![0])).toBeLessThanOrEqual(Number(/[\d.]+/.exec(before[i]![1])![0]));
  await table.close();
});
