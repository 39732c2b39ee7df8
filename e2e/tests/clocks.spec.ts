/** Pace and bank, the clocks at the seats, a paused table and vacations, as people see them. */
import type { Page } from '@playwright/test';
import { hashOf, newToken } from '../../server/src/seats/tokens.ts';
import { LaidTable } from '../support/laid.ts';
import { expectAccessible, expectNoSidewaysScroll, shot } from '../support/look.ts';
import { EARLY } from '../support/rome/five.ts';
import { firstTurn } from '../support/rome/positions.ts';
import { inviteLink } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const HOUR = 3_600_000;
const NAMES = ['Livia', 'Bruno', 'Carla', 'Dario', 'Elena'] as const;
const clock = (page: Page) => page.locator('.seat .clock');
const menu = (page: Page) => page.getByRole('button', { name: 'Table and settings' }).click();

/** A day as a field for days has it, so many days from now. */
const inDays = (days: number): string => {
  const d = new Date();
  d.setDate(d.getDate() + days);
  return [d.getFullYear(), d.getMonth() + 1, d.getDate()].map((n) => `${n}`.padStart(2, '0')).join('-');
};

/** A table of five people that was left as it is some hours ago, and the links of their seats. */
const leftAt = async (server: Parameters<typeof LaidTable.of>[0], hours: number) => {
  const tokens = NAMES.map(() => newToken());
  const seats = NAMES.map((name, i) => ({ kind: 'human', name, tokenHash: hashOf(tokens[i]!) }) as const);
  const more = { answerTime: 86_400, bank: 259_200, seats, created: Date.now() - hours * HOUR };
  const table = await LaidTable.of(server, 'Curia', EARLY, firstTurn(), more);
  const { match } = await table.record();
  const asked = match.engine.waitingFor(match.state).find((s) => match.engine.knowsSilence(match.state, s))!;
  const link = (seat: number): string => `${table.link}/${tokens[seat]}`;
  return { table, asked, link, other: (asked + 1) % NAMES.length };
};

test('a pace is chosen with its bank; the seat that is waited for shows its clock, and the menu the banks', async ({
  page,
  newPerson,
}) => {
  await page.goto('/#/new/republic-of-rome');
  await page.getByLabel('Your name').fill('Livia');
  await page.getByRole('radio', { name: 'Online' }).check();
  const pace = page.getByRole('combobox', { name: 'Pace' });
  await expect(page.getByText('Nobody is timed.')).toBeVisible();
  await pace.selectOption('Live');
  await expect(page.getByText(/^5 minutes for every answer, and 10 minutes in the bank/)).toBeVisible();
  await pace.selectOption('A move a week');
  await expect(page.getByText(/^7 days for every answer, and 7 days in the bank/)).toBeVisible();
  await pace.selectOption('Other …');
  await page.getByRole('combobox', { name: 'Bank of time' }).selectOption('None');
  await expect(page.getByText(/^7 days for every answer\. Whoever lets it go by/)).toBeVisible();
  await shot(page, 'clocks-pace-own');
  await pace.selectOption('A move a day');
  await expect(page.getByRole('combobox', { name: 'Bank of time' })).toBeHidden();
  const seats = await page.getByRole('combobox', { name: /^Who sits at seat/ }).all();
  for (const seat of seats.slice(2)) await seat.selectOption('A bot');
  await expectAccessible(page, 'clocks-pace');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const bruno = await newPerson(PHONE);
  await bruno.goto(await inviteLink(page));
  await bruno.getByLabel('Your name').fill('Bruno');
  await bruno.getByRole('button', { name: 'Take seat 2' }).click();
  await expect(page.locator('.deadline')).toContainText(/^You have until .* \(in 23 hours\), then your bank: 3 days\./);
  await expect(clock(page)).toHaveText(/23 hr/);
  await expect(clock(page)).toHaveAttribute('title', 'Time to answer: 23 hours left, then 3 days in the bank');
  await expectAccessible(page, 'clocks-table');
  await menu(page);
  await expect(
    page.getByText(/^Bank of time: 3 days for the whole game\. Left: Livia 3 days and Bruno 3 days\./),
  ).toBeVisible();
  await expect(bruno.locator('.deadline')).toContainText('Livia: until');
  await expectNoSidewaysScroll(bruno);
  await shot(bruno, 'clocks-table-phone');
});

test('when the time to answer is over the bank runs, calmly, and a reader is told once', async ({
  page,
  newPerson,
  server,
}) => {
  const { table, asked, link, other } = await leftAt(server, 30);
  await page.goto(link(asked));
  await expect(page.locator('.deadline')).toContainText(/^Your bank is running, until .* \(in 2 days\)\. Then/);
  await expect(
    page.getByRole('status').filter({ hasText: 'Your time to answer is over. Your bank is running.' }),
  ).toHaveCount(1);
  await expect(clock(page)).toHaveText(/bank 2 days/);
  await expectAccessible(page, 'clocks-bank', '.q');
  const seen = await newPerson(PHONE);
  await seen.goto(link(other));
  await expect(seen.locator('.deadline')).toContainText(`${NAMES[asked]}: until`);
  await expect(seen.getByRole('status').filter({ hasText: 'bank is running' })).toHaveCount(0);
  await shot(seen, 'clocks-bank-phone');
  await table.close();
});

test('a paused table says so: nobody is asked, and people still talk', async ({ page, newPerson, server }) => {
  const { table, asked, link } = await leftAt(server, 2);
  await table.happened({ t: 'pause', on: true });
  await page.goto(link(asked));
  await expect(page.locator('#question')).toHaveText('The table is paused');
  await expect(page.getByText(/^Since .* Nobody moves, no bot either, and no clock runs\./)).toBeVisible();
  await expect(page.locator('.deadline')).toHaveCount(0);
  await expect(clock(page)).toHaveCount(0);
  await expectAccessible(page, 'clocks-paused');
  const phone = await newPerson(PHONE);
  await phone.goto(table.link);
  await expect(phone.locator('#question')).toHaveText('The table is paused');
  await expectNoSidewaysScroll(phone);
  await shot(phone, 'clocks-paused-phone');
  await table.close();
});

test('whoever goes on vacation says until when; everybody sees it, the clock stands still, and one may come back early', async ({
  page,
  newPerson,
  server,
}) => {
  const { table, asked, link, other } = await leftAt(server, 2);
  await page.goto(link(asked));
  await menu(page);
  const form = page.getByRole('form', { name: 'Vacation' });
  await expect(form).toContainText('You have 30 days in this game.');
  await form.getByLabel('Away to the end of').fill(inDays(5));
  await expectAccessible(page, 'clocks-vacation-menu', 'dialog');
  await form.getByRole('button', { name: 'I am away' }).click();
  await expect(form).toContainText('You are on vacation until');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.deadline.vacation')).toContainText('You are on vacation until');
  await expect(clock(page)).toHaveText(/^away to /);
  await expectAccessible(page, 'clocks-vacation', '.q');
  const seen = await newPerson(PHONE);
  await seen.goto(link(other));
  await expect(clock(seen)).toHaveText(/^away to /);
  await expect(seen.locator('.deadline')).toContainText(/\(in 6 days\)/);
  await expect(seen.locator('.deadline.vacation')).toHaveCount(0);
  await expectNoSidewaysScroll(seen);
  await shot(seen, 'clocks-vacation-phone');
  await page.getByRole('button', { name: 'I am back' }).click();
  await expect(page.locator('.deadline.vacation')).toHaveCount(0);
  await expect(clock(seen)).toHaveText(/2[12] hr/);
  await table.close();
});

test('who is signed in goes on vacation from all tables at once', async ({ page, newPerson, server }) => {
  const { table, asked, link, other } = await leftAt(server, 1);
  await page.goto(link(asked));
  await expect(page.locator('#question')).toBeVisible();
  await page.goto('/#/you');
  await page.getByRole('button', { name: 'Remember my seats' }).click();
  const section = page.getByRole('region', { name: 'Vacation' });
  await section.getByLabel('Away to the end of').fill(inDays(3));
  await section.getByRole('button', { name: 'I am away' }).click();
  await expect(section).toContainText('Away at 1 table:');
  await expect(section.getByRole('listitem')).toContainText('Curia: until');
  await expectAccessible(page, 'clocks-you', 'main');
  const seen = await newPerson();
  await seen.goto(link(other));
  await expect(clock(seen)).toHaveText(/^away to /);
  await section.getByRole('button', { name: 'I am back' }).click();
  await expect(section).toContainText('You are back at all your tables.');
  await expect(clock(seen)).toHaveText(/22 hr/);
  await table.close();
});
