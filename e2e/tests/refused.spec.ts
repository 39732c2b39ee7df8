import type { Page } from '@playwright/test';
import { shot } from '../support/look.ts';
import { answer, playOne } from '../support/play.ts';
import { joinBy, newTable, playNow, told } from '../support/table.ts';
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

test('an address that leads nowhere says so, and leads home', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  for (const [address, text] of [
    ['/no/such/page', 'There is no such page.'],
    ['/#/what/ever', 'There is no such page.'],
    ['/#/new/chess', 'This game is not here, or not yet.'],
    ['/#/rules/chess', 'This game is not here, or not yet.'],
    ['/#/table/%E0%A4%A', 'There is no such table'],
    ['/#/local/%', 'There is no such table'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('link', { name: 'Tabularium, home' }).last().click();
    await expect(page.getByRole('button', { name: 'Play now: Tetrarchia' })).toBeVisible();
  }
});

test('the secret link of a seat works where the table is already looked at', async ({ page, newPerson }) => {
  await newTable(page, { where: 'Online', name: 'Livia', others: ['Open to anybody'], tableName: 'Two' });
  const bruno = await newPerson();
  await joinBy(bruno, page.url(), 'Bruno', 2);
  const secret = await bruno.evaluate(
    () => Object.values((JSON.parse(localStorage.getItem('tabularium.tables')!) as { seats: object }[])[0]!.seats)[0],
  );
  const other = await newPerson();
  await other.goto(page.url());
  await expect(other.getByText('Spectator', { exact: true })).toBeVisible();
  await other.goto(`${page.url()}/${secret}`);
  await expect(other.locator('.seat').filter({ hasText: '– you' }).first()).toBeVisible();
  expect(other.url()).toBe(page.url());
});

test('a link is copied also where the page came without encryption', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openSolo(page);
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('one game in two windows: who comes second is told, and nothing is lost', async ({ page, context }) => {
  await playNow(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.locator('#question')).toBeVisible();
  await playOne(page);
  await answer(second);
  await expect(second.locator('.q').getByRole('alert')).toContainText('This game went on in another window.');
  expect(await told(second)).toEqual(await told(page));
  await playOne(second);
});

test('a page that a newer release has taken away is loaded anew', async ({ newPerson, watch }) => {
  watch.allow(/status of 404/, /Service Worker registration blocked/);
  const page = await newPerson({ serviceWorkers: 'block' });
  await page.goto('/');
  // Fails only once. The route is kept, because removing it while the page reloads can delay requests that are on their
  // way.
  let gone = 0;
  await page.route(/assets\/new-table-page/, (route) =>
    gone++ === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.getByRole('link', { name: 'New table: Tetrarchia' }).click();
  await expect(page.getByLabel('Your name')).toBeVisible();
  expect(gone).toBeGreaterThan(1);
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
  await page.routeWebSocket(/\/ws\?/, (socket) => {
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
