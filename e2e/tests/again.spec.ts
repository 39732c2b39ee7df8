import type { Page } from '@playwright/test';
import { advanceTogether } from '../support/advance.ts';
import { offeredAt, playOne } from '../support/play.ts';
import { newTable, told } from '../support/table.ts';
import { expect, test } from '../support/test.ts';
import { playToEnd, sitDown, untilAsked } from '../support/together.ts';

const menu = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await page.getByRole('button', { name }).click();
};
const own = (page: Page) => page.locator('.seat').filter({ hasText: '– you' }).first();

test('played again: everybody comes to the same new table, on a seat of their own, and it goes on', async ({
  page: livia,
  newPerson,
  server,
}) => {
  const bruno = await newPerson();
  await sitDown(livia, [bruno, 'Bruno']);
  const before = livia.url();
  await playToEnd(server.url, [livia, bruno]);
  const spectator = await newPerson();
  await spectator.goto(before);
  await expect(spectator.getByRole('button', { name: 'Replay' }).last()).toBeVisible();
  await expect(spectator.getByRole('button', { name: 'Play again' })).toBeHidden();
  await livia.getByRole('button', { name: 'Play again' }).click();
  await expect(livia).not.toHaveURL(before);
  await expect(own(livia)).toContainText('Livia');
  // Bruno is told about the new table and follows.
  await bruno.getByRole('button', { name: 'To the new table' }).click();
  await expect(bruno).toHaveURL(livia.url());
  await expect(own(bruno)).toContainText('Bruno');
  await advanceTogether([livia, bruno], 3);
  await livia.reload();
  await expect(own(livia)).toContainText('Livia');
  await livia.goto('/');
  await expect(livia.getByRole('region', { name: 'Your tables' }).getByText('The long frontier')).toHaveCount(2);
});

test('a copy of a running game goes on by itself; the old table stays as it was', async ({ page }) => {
  await newTable(page, { where: 'Online', name: 'Livia', others: [], tableName: 'Alone' });
  for (let i = 0; i < 3; i++) await playOne(page);
  const old = page.url();
  const before = await told(page);
  await menu(page, 'Copy to a table of my own');
  await expect(page).not.toHaveURL(old);
  await expect(page.locator('#question')).toBeVisible();
  await expect.poll(async () => (await told(page)).board).toBe(before.board);
  await expect(page.locator('.log')).toContainText('From here on the dice are new.');
  await playOne(page);
  await page.goto(old);
  await expect.poll(() => told(page)).toEqual(before);
  await playOne(page);
});

test('who copies a game that is over gets the seat that was theirs', async ({ page: livia, newPerson, server }) => {
  const bruno = await newPerson();
  await sitDown(livia, [bruno, 'Bruno']);
  await untilAsked(bruno, livia);
  await playToEnd(server.url, [livia, bruno]);
  const old = bruno.url();
  await menu(bruno, 'Copy to a table of my own');
  await expect(bruno).not.toHaveURL(old);
  await expect(own(bruno)).toContainText('Bruno');
  expect((await offeredAt(bruno)).over).toBe(false);
});
