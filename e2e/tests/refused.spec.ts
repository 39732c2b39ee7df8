import type { Page } from '@playwright/test';
import { shot } from '../support/look.ts';
import { answer, playOne } from '../support/play.ts';
import { newTable } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

const openSolo = (page: Page): Promise<void> =>
  newTable(page, { where: 'Online', name: 'Livia', others: [], tableName: 'Alone' });

test('a link to no table, and one with a wrong key, say so', async ({ page, newPerson, watch }) => {
  watch.allow(/status of 404/);
  await page.goto('/#/table/nosuchtable');
  await expect(page.getByText('There is no such table')).toBeVisible();
  await shot(page, 'no-table');
  await page.getByRole('link', { name: 'Tabularium, home' }).first().click();
  await expect(page.getByRole('button', { name: 'Play now: Tetrarchia' })).toBeVisible();
  await page.getByRole('button', { name: 'Join with a code' }).click();
  await page.getByLabel('Code or link of the table').fill('what is this');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('This is neither a code nor a link of a table.');

  const other = await newPerson();
  await openSolo(other);
  await page.goto(`${other.url()}/no-such-key`);
  await expect(page.getByText('This link does not open a seat here.')).toBeVisible();
});

test('a table deleted while somebody looks on says so', async ({ page, newPerson, watch }) => {
  watch.allow(/status of 404/);
  await openSolo(page);
  const spectator = await newPerson();
  await spectator.goto(page.url());
  await expect(spectator.locator('#question')).toHaveText('Waiting for Livia');
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await page.getByRole('button', { name: 'Delete this table' }).click();
  await page.getByRole('button', { name: 'Really delete' }).click();
  await expect(page.getByRole('button', { name: 'Play now: Tetrarchia' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your tables' }).getByText('Alone')).toBeHidden();
  await expect(spectator.getByText('This table has been removed.')).toBeVisible();
  await shot(spectator, 'table-removed');
  await spectator.reload();
  await expect(spectator.getByText('There is no such table')).toBeVisible();
});

test('a move that the server refuses is explained, and the game goes on', async ({ page }) => {
  let spoil = false;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as { t: string; verb?: string };
      server.send(JSON.stringify(spoil && message.t === 'act' ? { ...message, verb: 'fly' } : message));
    });
  });
  await openSolo(page);
  await playOne(page);
  spoil = true;
  await answer(page);
  await expect(page.locator('.q').getByRole('alert')).toBeVisible();
  await shot(page, 'refused');
  spoil = false;
  await playOne(page);
  await expect(page.locator('.q').getByRole('alert')).toBeHidden();
});
