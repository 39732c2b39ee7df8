/** The table decides together: pause and go on, and back to an earlier point, by three people. */
import type { Page } from '@playwright/test';
import { advanceTogether } from '../support/advance.ts';
import { expectAccessible, expectNoSidewaysScroll, shot } from '../support/look.ts';
import { newTable } from '../support/table.ts';
import { playOne } from '../support/play.ts';
import { expect, test } from '../support/test.ts';
import { sitDown, untilAsked } from '../support/together.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const vote = (page: Page, what: string | RegExp) => page.getByRole('region', { name: what });
const agree = (page: Page, what: string | RegExp) =>
  vote(page, what).getByRole('button', { name: 'Agree', exact: true }).click();
const decide = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await page.getByRole('button', { name: 'Decide together' }).click();
};
const three = async (livia: Page, newPerson: (options?: typeof PHONE) => Promise<Page>) => {
  const bruno = await newPerson();
  const carla = await newPerson(PHONE);
  await sitDown(livia, [bruno, 'Bruno'], [carla, 'Carla']);
  await untilAsked(livia, bruno, carla);
  return { bruno, carla };
};

test('three people pause the table and go on, by keyboard too; the chat tells it', async ({
  page: livia,
  newPerson,
}) => {
  const { bruno, carla } = await three(livia, newPerson);
  await decide(livia);
  const dialog = livia.getByRole('dialog');
  await expect(dialog.getByText('Bots have no voice')).toBeVisible();
  const pause = dialog.getByText('Pause the table');
  await pause.focus();
  await livia.keyboard.press('Enter');
  await expect(dialog.getByText('More than half must agree.', { exact: false }).first()).toBeVisible();
  await expectAccessible(livia, 'votes-decide', 'dialog');
  await dialog.getByRole('button', { name: 'Propose' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(vote(bruno, /Pause the table/)).toContainText('Livia proposes');
  await expect(vote(bruno, /Pause the table/)).toContainText('1 of 2 needed');
  await expect(vote(bruno, /Pause the table/)).toContainText('Bruno has said nothing yet');
  await expectAccessible(bruno, 'votes-open');
  await expectNoSidewaysScroll(carla);
  await shot(carla, 'votes-open-phone');
  // One may change one's mind until it is decided.
  await vote(carla, /Pause the table/)
    .getByRole('button', { name: 'Refuse' })
    .click();
  await expect(vote(livia, /Pause the table/)).toContainText('Carla refuses');
  await agree(bruno, /Pause the table/);
  for (const page of [livia, bruno, carla]) {
    await expect(page.locator('#question')).toHaveText('The table is paused');
    await expect(vote(page, /Pause the table/)).toHaveCount(0);
  }
  await bruno.getByRole('tab', { name: 'Chat' }).click();
  await expect(bruno.getByRole('log')).toContainText('Decided by Livia and Bruno: Pause the table.');
  await expect(livia.locator('.log')).toContainText('Decided by Livia and Bruno: Pause the table.');
  await shot(bruno, 'votes-chat');
  await carla.getByRole('button', { name: 'Propose to go on' }).click();
  await agree(livia, /Go on/);
  await untilAsked(livia, bruno, carla);
});

test('back to an earlier point, when everybody agrees; what was seen stays in the record', async ({
  page: livia,
  newPerson,
}) => {
  const { bruno, carla } = await three(livia, newPerson);
  await playOne(livia);
  await expect(livia.locator('.log li')).not.toHaveCount(0);
  const before = await livia.locator('.log li').count();
  await livia.getByRole('button', { name: 'Replay' }).click();
  await livia.getByRole('slider').first().fill('0');
  await livia.getByRole('button', { name: 'Back to here …' }).click();
  await expect(livia.getByRole('dialog')).toContainText('it was seen and stays in the record');
  await expectAccessible(livia, 'votes-back', 'dialog');
  await livia.getByRole('dialog').getByRole('button', { name: 'Propose' }).click();
  await expect(livia.getByRole('dialog')).toBeHidden();
  await agree(bruno, /Go back to move 0/);
  await expect(vote(carla, /Go back to move 0/)).toContainText('2 of 3 needed');
  await vote(carla, /Go back to move 0/)
    .getByRole('button', { name: 'Look at that point' })
    .click();
  await expect(carla.getByRole('heading', { name: /0/ }).first()).toBeVisible();
  await carla.getByRole('button', { name: 'Back to now' }).click();
  await agree(carla, /Go back to move 0/);
  for (const page of [livia, bruno]) await expect(page.locator('.log')).toContainText('Everybody agreed to go back');
  await expect(livia.locator('.log li.taken-back')).not.toHaveCount(0);
  expect(await livia.locator('.log li').count()).toBeGreaterThanOrEqual(before);
  await expectAccessible(livia, 'votes-taken-back');
  await livia.reload();
  await expect(livia.locator('.log li.taken-back')).not.toHaveCount(0);
  await untilAsked(livia, bruno, carla);
  await advanceTogether([livia, bruno, carla], 1);
});

test('another pace is proposed with a bank, which everybody then has', async ({ page: livia, newPerson }) => {
  const { bruno, carla } = await three(livia, newPerson);
  await decide(livia);
  const dialog = livia.getByRole('dialog');
  await dialog.getByText('Change the pace').click();
  await dialog.getByRole('combobox', { name: 'Time to answer' }).selectOption('1 day');
  await dialog.getByRole('combobox', { name: 'Bank of time' }).selectOption('3 days');
  await shot(livia, 'votes-pace');
  await dialog.locator('details[open]').getByRole('button', { name: 'Propose' }).click();
  const what = '1 day for every answer, and a bank of 3 days for everybody';
  await agree(bruno, new RegExp(what));
  await agree(carla, new RegExp(what));
  await livia.getByRole('button', { name: 'Table and settings' }).click();
  await expect(livia.getByText(/bank of 3 days/).first()).toBeVisible();
});

test('around one screen everybody is asked once', async ({ page }) => {
  await newTable(page, { where: 'On this device', name: 'Livia', others: [{ here: 'Bruno' }], screen: 'off' });
  await playOne(page);
  await playOne(page);
  // A line of the record leads back to the moment it tells of.
  const line = page.locator(`.log li:has([aria-label="See this moment again"])`).last();
  await line.hover();
  await line.getByRole('button', { name: 'See this moment again' }).click();
  await expect(page.getByRole('heading', { name: /^Looking back: move \d+ of/ })).toBeVisible();
  await shot(page, 'votes-line-back');
  await page.getByRole('slider').first().fill('0');
  await page.getByRole('button', { name: 'Back to here …' }).click();
  await expect(page.getByRole('dialog')).toContainText('Is everybody around this screen agreed?');
  await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
  await expect(page.locator('.log')).toContainText('Everybody agreed to go back');
  await page.reload();
  await expect(page.locator('.log li.taken-back')).not.toHaveCount(0);
});
