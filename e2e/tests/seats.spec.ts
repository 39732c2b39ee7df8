import type { Page } from '@playwright/test';
import { advanceTogether, isAsked } from '../support/advance.ts';
import { expectAccessible, shot } from '../support/look.ts';
import { playOne } from '../support/play.ts';
import { inviteLink, joinBy, newTable, playNow } from '../support/table.ts';
import { expect, test } from '../support/test.ts';
import { sitDown, untilAsked } from '../support/together.ts';

const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Table and settings' }).click();
const mine = (page: Page) => page.getByRole('region', { name: 'Your tables' });

test('who opened the table makes a seat free; its person is told, and may come again', async ({
  page: livia,
  newPerson,
}) => {
  const bruno = await newPerson();
  await sitDown(livia, [bruno, 'Bruno']);
  await openMenu(livia);
  await livia.getByRole('button', { name: 'Make the seat of Bruno free' }).click();
  await expectAccessible(livia, 'free-seat', 'dialog');
  await livia.getByRole('button', { name: 'Really make it free' }).click();
  await expect(livia.locator('.seat').filter({ hasText: 'open seat' }).first()).toBeVisible();
  await livia.getByRole('button', { name: 'Close' }).click();
  await expect(bruno.getByText('This seat was freed.')).toBeVisible();
  await bruno.getByRole('button', { name: 'Look', exact: true }).click();
  await bruno.getByRole('button', { name: 'Take seat 2' }).click();
  await expect(bruno.locator('.seat').filter({ hasText: '– you' }).first()).toBeVisible();
  // A player who has moved cannot be removed.
  await untilAsked(bruno, livia);
  await playOne(bruno);
  await openMenu(livia);
  await expect(livia.getByRole('button', { name: 'Leave my seat' })).toBeVisible();
  await expect(livia.getByRole('button', { name: /^Make the seat/ })).toHaveCount(0);
});

test('who leaves a seat gives it to whoever comes', async ({ page: livia, newPerson }) => {
  const bruno = await newPerson();
  const link = await sitDown(livia, [bruno, 'Bruno']);
  await advanceTogether([livia, bruno], 4);
  await openMenu(bruno);
  await bruno.getByRole('button', { name: 'Leave my seat' }).click();
  await bruno.getByRole('button', { name: /^Really leave/ }).click();
  await expect(bruno.getByRole('button', { name: 'Play now: Tetrarchia' })).toBeVisible();
  await expect(mine(bruno).getByText('The long frontier')).toHaveCount(0);
  await expect(livia.locator('.seat').filter({ hasText: 'open seat' }).first()).toBeVisible();
  const carla = await newPerson();
  await carla.goto(link);
  await expect(carla.getByRole('button', { name: 'Take seat 2' })).toContainText('sat here before: Bruno');
  await joinBy(carla, link, 'Carla', 2);
  await advanceTogether([livia, carla], 3);
});

test('who comes by the link writes a name at once, reads whom a seat plays, and is told what is missing', async ({
  page: livia,
  newPerson,
}) => {
  await newTable(livia, { where: 'Online', name: 'Livia', others: ['Open to anybody'] });
  const bruno = await newPerson();
  await bruno.goto(await inviteLink(livia));
  await expect(bruno.getByLabel('Your name')).toBeFocused();
  const take = bruno.getByRole('button', { name: 'Take seat 2' });
  await expect(take).toContainText('Constantius, Maximian');
  await take.click();
  await expect(bruno.getByRole('alert')).toHaveText('Others need a name to call you by.');
  await bruno.keyboard.type('Bruno');
  await take.click();
  await expect(livia.locator('.seat').filter({ hasText: 'Bruno' }).first()).toBeVisible();
});

test('a table online without a name: the field is shown, with what is missing', async ({ page }) => {
  await page.goto('/#/new/tetrarchia');
  await page.getByRole('radio', { name: 'Online' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByRole('alert')).toBeInViewport();
  await page.getByLabel('Your name').fill('Livia');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('from a new table of one game to that of another, the seats and options are those of the other', async ({
  page,
}) => {
  await page.goto('/#/new/tetrarchia');
  const seats = page.getByRole('combobox', { name: /^Who sits at seat/ });
  await expect(seats).toHaveCount(1);
  await page.goto('/#/new/republic-of-rome');
  await expect(page.getByRole('heading', { name: 'Republic of Rome' })).toBeVisible();
  await expect(seats).toHaveCount(5);
});

test('an answer that is lost on the way costs nobody the seat', async ({ page: livia, newPerson, watch }) => {
  watch.allow(/net::ERR_/);
  await newTable(livia, { where: 'Online', name: 'Livia', others: ['Open to anybody'], tableName: 'Lost' });
  const link = await inviteLink(livia);
  const bruno = await newPerson();
  let lost = 0;
  await bruno.route(/\/join\?/, async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await joinBy(bruno, link, 'Bruno', 2);
  expect(lost).toBe(2);
  await expect(livia.locator('.seat').filter({ hasText: 'Bruno' }).first()).toBeVisible();
  await advanceTogether([livia, bruno], 3);
});

test('home says what was done since the last visit, and where one is asked first', async ({
  page: livia,
  newPerson,
}) => {
  const bruno = await newPerson();
  await sitDown(livia, [bruno, 'Bruno']);
  await untilAsked(livia, bruno);
  await bruno.goto('/#/');
  const row = mine(bruno).locator('li').filter({ hasText: 'The long frontier' });
  await expect(row).toContainText('waiting for Livia');
  await expect(row).not.toContainText('since your last visit');
  // A second game, created after the first.
  await playNow(bruno);
  await bruno.goto('/');
  await expect(mine(bruno).locator('li').first()).toContainText('on this device');
  let made = 0;
  for (; made < 20 && (await isAsked(livia)); made++) await playOne(livia);
  await expect(livia.getByRole('heading', { name: /^Waiting for Bruno/ })).toBeVisible();
  await bruno.reload();
  await expect(row).toContainText(`${made} move${made === 1 ? '' : 's'} since your last visit`);
  await expect(row).toContainText('Your turn');
  await expect(mine(bruno).locator('li').first()).toContainText('The long frontier');
  await shot(bruno, 'home-since');
  await row.getByRole('link', { name: 'Continue' }).click();
  await expect(bruno.getByRole('region', { name: 'Since your last visit' })).toBeVisible();
  await playOne(bruno);
  await bruno.goto('/#/');
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('since your last visit');
});

test('those at the table see that somebody looks on', async ({ page: livia, newPerson }) => {
  const bruno = await newPerson();
  const link = await sitDown(livia, [bruno, 'Bruno']);
  const guest = await newPerson();
  await guest.goto(link);
  await expect(livia.getByText('1 watching')).toBeVisible();
  await guest.goto('about:blank');
  await expect(livia.getByText('1 watching')).toBeHidden();
});

test.describe('in an Italian browser', () => {
  test.use({ locale: 'it-IT' });
  test('a rule is read in Italian', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Gioca subito: Tetrarchia' }).click();
    await page
      .getByRole('button', { name: /^(Regola:|La regola)/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('.passage').first()).toContainText(/Imperatore|flott|round/);
    await expect(dialog.locator('[lang="en"]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  });
});
