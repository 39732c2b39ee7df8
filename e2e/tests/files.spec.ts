import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { advance } from '../support/advance.ts';
import { playOne } from '../support/play.ts';
import { newTable, playNow, told } from '../support/table.ts';
import { shot } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

const saveFile = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Table and settings' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the game as a file' }).click(),
  ]);
  await page.getByRole('button', { name: 'Close' }).click();
  expect(download.suggestedFilename()).toMatch(/^tetrarchia-.*\.json$/);
  return download.path();
};

const openFile = async (page: Page, file: string): Promise<void> => {
  await page.goto('/');
  await page.locator('input[type="file"]').setInputFiles(file);
};

test('a saved file opens in another browser and goes on', async ({ page, newPerson }) => {
  await playNow(page);
  await advance(page, 6);
  const file = await saveFile(page);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'tetrarchia' });
  const other = await newPerson();
  await openFile(other, file);
  await expect(other.locator('#question')).toBeVisible();
  expect(await told(other)).toEqual(await told(page));
  await playOne(other);
});

test('bots sit again where they sat: from a file on a device, and online', async ({ page, newPerson }) => {
  await newTable(page, { where: 'On this device', name: 'Livia', others: ['A bot'] });
  await playOne(page);
  const file = await saveFile(page);
  const { seated } = JSON.parse(readFileSync(file, 'utf8')) as { seated: string[] };
  expect(seated).toEqual(['human', expect.not.stringMatching('human')]);
  const other = await newPerson();
  await openFile(other, file);
  const bots = other.locator('.seat').filter({ hasText: 'bot · ' });
  const yours = other.locator('.seat').filter({ hasText: '– you' });
  await expect(bots).toHaveCount(2);
  const own = await yours.allTextContents();
  // Nobody at this screen is asked to answer for the bot.
  await expect.poll(() => advance(other, 12)).toBeGreaterThan(0);
  await expect(yours).toHaveCount(own.length);
  await expect(bots).toHaveCount(2);
  await other.getByRole('button', { name: 'Table and settings' }).click();
  await other.getByRole('button', { name: 'Continue online' }).click();
  await expect(other).toHaveURL(/#\/table\//);
  await expect(bots).toHaveCount(2);
});

test('a game from this device goes on online, and its file comes back', async ({ page, newPerson }) => {
  await playNow(page);
  await advance(page, 4);
  const before = await told(page);
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await page.getByRole('button', { name: 'Continue online' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator('#question')).toBeVisible();
  expect((await told(page)).board).toBe(before.board);
  await playOne(page);
  await shot(page, 'continued-online');
  const file = await saveFile(page);
  const other = await newPerson();
  await openFile(other, file);
  await expect(other.locator('#question')).toBeVisible();
  expect((await told(other)).board).toBe((await told(page)).board);
  await playOne(other);
});

test('a file that is no game is refused in words', async ({ page }) => {
  await page.goto('/');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"other"}') });
  await expect(page.getByRole('alert')).toHaveText('This file is not a game that can be read here.');
});
