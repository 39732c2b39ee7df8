import { advance } from '../support/advance.ts';
import { expectAccessible } from '../support/look.ts';
import { fillNewTable, newTable, playNow } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test('home, settings, a new table, the rules: nothing that axe objects to', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now: Tetrarchia' })).toBeVisible();
  await expectAccessible(page, 'home');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectAccessible(page, 'settings', 'dialog');
  await fillNewTable(page, { where: 'Online', name: 'Livia', others: ['Open to anybody', 'A bot'] });
  await expectAccessible(page, 'new-table');
  await page.goto('/#/rules/tetrarchia');
  await expect(page.locator('.contents li').first()).toBeVisible();
  await expectAccessible(page, 'rules');
});

test('the table, its menu, a rule, replay: nothing that axe objects to', async ({ page }) => {
  await playNow(page);
  await advance(page, 9);
  await expectAccessible(page, 'table');
  await page
    .getByRole('button', { name: /^(Rule:|The rule)/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'rule', 'dialog');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await expectAccessible(page, 'menu', 'dialog');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Looking back/ })).toBeVisible();
  await expectAccessible(page, 'replay', 'main > :not(.board)');
});

test('the screen between players, and a table that is not there', async ({ page, watch }) => {
  await newTable(page, { where: 'On this device', name: 'Livia', others: [{ here: 'Bruno' }] });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'screen', '.curtain');
  watch.allow(/404/);
  await page.goto('/#/table/nowhere');
  await expect(page.getByRole('heading', { name: 'No table here' })).toBeVisible();
  await expectAccessible(page, 'nowhere');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('home, the table and its log: nothing that axe objects to', async ({ page }) => {
    await page.goto('/');
    await expectAccessible(page, 'phone-home');
    await playNow(page);
    await advance(page, 4);
    await expectAccessible(page, 'phone');
    await page.getByRole('navigation').getByRole('button', { name: 'Log' }).tap();
    await expectAccessible(page, 'phone-log', '.side');
  });
});
