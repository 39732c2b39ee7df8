/** How to open a table, and how to read what it shows. */
import { expect, type Page } from '@playwright/test';

/** Against bots, and as well as they can, where a game asks how it shall be played. */
export const startNow = async (
  page: Page,
  game: string,
  way: string | RegExp = /^Against (normal )?bots/,
): Promise<void> => {
  const play = page.getByRole('button', { name: `Play now: ${game}` });
  const isAsked = (await play.getAttribute('aria-haspopup')) === 'dialog';
  await play.click();
  if (isAsked) await page.getByRole('dialog').getByRole('button', { name: way }).click();
};

export const playNow = async (page: Page): Promise<void> => {
  await page.goto('/');
  await startNow(page, 'Tetrarchia');
  await expect(page.locator('#question')).toBeVisible();
};

interface Wanted {
  readonly where: 'On this device' | 'Online';
  readonly name: string;
  /** Who plays each seat from the second on; a name means a person at this device. */
  readonly others: readonly ('Open to anybody' | 'A bot' | { readonly here: string })[];
  readonly tableName?: string;
  readonly screen?: 'off';
}

export const fillNewTable = async (page: Page, { where, name, others, tableName, screen }: Wanted): Promise<void> => {
  await page.goto('/#/new/tetrarchia');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('radio', { name: where }).check();
  // The dice are real: the easier the level, the less likely a game is lost before the test is done.
  await page.getByRole('button', { name: /^First game/ }).click();
  const seats = page.getByRole('combobox', { name: /^Who sits at seat/ });
  while ((await seats.count()) > others.length + 1) await page.getByRole('button', { name: /Fewer/ }).click();
  while ((await seats.count()) < others.length + 1) await page.getByRole('button', { name: /More/ }).click();
  for (const [i, other] of others.entries()) {
    await seats.nth(i + 1).selectOption(typeof other === 'string' ? other : 'Another person here');
    if (typeof other !== 'string') await page.getByLabel(`Name at seat ${i + 2}`).fill(other.here);
  }
  // Those who look on find it on the home page.
  if (where === 'Online') await page.getByRole('radio', { name: 'Everybody' }).check();
  if (tableName !== undefined) await page.getByLabel('Name of the table').fill(tableName);
  if (screen === 'off') await page.getByText('A screen between players').click();
};

export const newTable = async (page: Page, wanted: Wanted): Promise<void> => {
  await fillNewTable(page, wanted);
  await page.getByRole('button', { name: /^(Start the game|Open the table)$/ }).click();
  await expect(page.locator('#question')).toBeAttached();
};

/** The link for others, as the menu of the table gives it. */
export const inviteLink = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Table and settings' }).click();
  const menu = page.getByRole('dialog');
  const link = await menu.getByLabel(/^Link to (join|watch)$/).inputValue();
  await menu.getByRole('button', { name: 'Close' }).click();
  return link;
};

export const joinBy = async (page: Page, link: string, name: string, seat: number): Promise<void> => {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: `Take seat ${seat}` }).click();
  await expect(page.getByRole('button', { name: `Take seat ${seat}` })).toBeHidden();
  await expect(page.locator('.seat').filter({ hasText: '– you' }).first()).toBeVisible();
};

/** Everything that the page says about the position in words, and everything in the log. */
export const told = (page: Page): Promise<{ readonly board: string; readonly log: string }> =>
  page.evaluate(() => ({
    board: document.querySelector('.board .sr')?.textContent ?? '',
    log: document.querySelector('.log')?.textContent ?? '',
  }));
