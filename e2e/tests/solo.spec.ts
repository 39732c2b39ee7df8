import type { Locator, Page } from '@playwright/test';
import { republicOfRome } from '@tabularium/games/republic-of-rome/rules';
import { openGame, toFile } from '@tabularium/kernel';
import { expectAccessible, expectNoSidewaysScroll, shot } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

const LONG_MS = 180_000;
const PHONE = { width: 390, height: 844 };

const newAlone = async (page: Page, moves: 'run' | 'step'): Promise<void> => {
  await page.goto('/#/new/republic-of-rome');
  await page.getByLabel('Your name').fill('Livia');
  await page.getByRole('spinbutton', { name: 'Players' }).fill('1');
  await page.getByLabel('Moves of Neutral Factions').selectOption(moves);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('#question')).toBeVisible();
};

const feed = (page: Page): Locator => page.getByRole('region', { name: 'Moves, the newest first' });
/** Those that have been made; the one that comes next stands above them. */
const done = (page: Page): Locator => feed(page).locator('ol > li:not(.next)');
const next = (page: Page): Locator => feed(page).locator('li.next');
const nextMove = (page: Page): Locator => page.getByRole('button', { name: 'Next move' });
const run = (page: Page): Locator => page.getByRole('button', { name: 'Run to my next decision' });
const pace = (page: Page, name: 'Step' | 'Calm' | 'At once'): Locator =>
  page.getByRole('group', { name: 'Pace' }).getByRole('button', { name });

/** Answers what is asked of a Player at the beginning, and nothing else. */
const nameLeader = async (page: Page): Promise<void> => {
  await expect(page.locator('#question')).toHaveText('Which of your Senators is Faction Leader?');
  await page.getByRole('button', { name: /^Name .* Leader/ }).click();
};

test('the next move stands on top of the feed with its reasons before it happens, and below it when it has', async ({
  page,
}) => {
  await newAlone(page, 'step');
  await expect(next(page)).toContainText('Next: Fabius is to lead Plutocrats.');
  // What it goes by, who fits best, and what rules out the others.
  await expect(next(page).getByRole('list', { name: 'Reasons' })).toContainText('Who leads, on the card of Plutocrats');
  const could = next(page).getByRole('list', { name: 'What could be chosen' }).getByRole('listitem');
  await expect(could.first()).toHaveText('Fabius (fits best)');
  await expect(could.nth(1)).toHaveText(/: Influence: \d+, not \d+$/);
  await expect(done(page)).toHaveCount(0);
  // The line of its card that it goes by is lit, and no other.
  const lit = page.locator('.rr-guide .lit');
  await expect(lit).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Card of Plutocrats' }).locator('.lit')).toContainText('Leader');
  await expect(page.locator('.rr-seats li', { hasText: 'Plutocrats' })).toContainText('neutral · moves now');
  await expect(page.getByRole('region', { name: 'Ruling Coalition' })).toContainText('If votes were counted now');
  await nextMove(page).click();
  await nameLeader(page);
  await expect(done(page).first()).toContainText('Fabius is to lead Plutocrats.');
  await expect(next(page)).toContainText('is to lead Conservatives.');
  await expect(page.getByRole('article', { name: 'Card of Plutocrats' })).toContainText('most Influence: Fabius');
  // The reasons can be left out.
  await page.getByRole('button', { name: 'Moves only' }).click();
  await expect(feed(page).getByRole('list', { name: 'Reasons' })).toHaveCount(0);
  await expect(next(page)).toContainText('is to lead Conservatives.');
  await page.getByRole('button', { name: 'Reasons', exact: true }).click();
  await expect(feed(page).getByRole('list', { name: 'Reasons' })).not.toHaveCount(0);
  // What used to be on the page is below it.
  await expect(page.getByRole('article', { name: 'Optimates' })).toBeVisible();
  await expectAccessible(page, 'solo');
});

test('by keyboard: Enter is the next move, Shift and Enter run to the next decision', async ({ page }) => {
  await newAlone(page, 'step');
  await expect(nextMove(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await nameLeader(page);
  await expect(nextMove(page)).toBeVisible();
  await expect(done(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(done(page)).toHaveCount(2);
  await expect(nextMove(page)).toBeVisible();
  await page.keyboard.press('Shift+Enter');
  await expect(page.locator('#question')).toHaveText('Do you play Statesmen or Concessions?');
  await expect(done(page)).toHaveCount(4);
});

test('a run stops at what somebody is asked, and the button does the same as the keys', async ({ page }) => {
  await newAlone(page, 'step');
  await nextMove(page).click();
  await nameLeader(page);
  await run(page).click();
  await expect(page.locator('#question')).toHaveText('Do you play Statesmen or Concessions?');
  await expect(done(page)).toHaveCount(4);
  await expect(run(page)).toBeHidden();
});

test('the pace: step waits, calm goes on after a while and can be stopped, at once does not wait; it is kept', async ({
  page,
}) => {
  test.setTimeout(LONG_MS);
  await newAlone(page, 'step');
  await nextMove(page).click();
  await nameLeader(page);
  await expect(pace(page, 'Step')).toHaveAttribute('aria-pressed', 'true');
  await expect(next(page)).toContainText('Conservatives');
  await page.waitForTimeout(500);
  await expect(done(page)).toHaveCount(1);
  // Time to read it, and then it happens.
  await pace(page, 'Calm').click();
  await page.waitForTimeout(500);
  await expect(done(page)).toHaveCount(1);
  await expect(done(page)).toHaveCount(2, { timeout: 8000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(run(page)).toBeVisible();
  await page.waitForTimeout(3500);
  await expect(done(page)).toHaveCount(2);
  // What was taken back stays where it is, to be looked at.
  await pace(page, 'At once').click();
  await expect(page.locator('#question')).toHaveText('Do you play Statesmen or Concessions?');
  await expect(done(page)).toHaveCount(4);
  await page.keyboard.press('u');
  await expect(done(page)).toHaveCount(3);
  await page.waitForTimeout(500);
  await expect(done(page)).toHaveCount(3);
  await nextMove(page).click();
  await expect(page.locator('#question')).toHaveText('Do you play Statesmen or Concessions?');
  // It is among the settings as well.
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'At once' })).toBeChecked();
  await page.keyboard.press('Escape');
  // Another game on this device goes at the same pace.
  await newAlone(page, 'step');
  await nameLeader(page);
  await expect(page.locator('#question')).toHaveText('Do you play Statesmen or Concessions?');
});

test('where moves are not looked at one by one nobody is asked, and the feed fills under what is asked', async ({
  page,
}) => {
  await newAlone(page, 'run');
  await expect(nextMove(page)).toHaveCount(0);
  await expect(done(page)).toHaveCount(1);
  await nameLeader(page);
  await expect(done(page).first()).toContainText(/revenue/i);
  await expect(next(page)).toHaveCount(0);
});

test('on a phone: the feed and the controls; a card opens from its Faction', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await newAlone(page, 'step');
  await expect(next(page)).toBeVisible();
  await expect(page.locator('.rr-solo .rr-guide').first()).toBeHidden();
  await nextMove(page).click();
  await nameLeader(page);
  await expect(next(page)).toContainText('Conservatives');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'solo-phone');
  await page.locator('.rr-seats button', { hasText: 'Conservatives' }).click();
  const leaf = page.getByRole('dialog');
  await expect(leaf.getByRole('article', { name: 'Card of Conservatives' })).toContainText('half put away');
  await expectAccessible(page, 'solo-phone-card', 'dialog');
  await shot(page, 'solo-phone-card');
});

test('for two: a run goes on after the other Player has answered, to the next decision of whoever runs', async ({
  page,
  newPerson,
  server,
}) => {
  test.setTimeout(LONG_MS);
  // In this game Bruno names his Leader after one move, and Livia hers after two more.
  const file = toFile(openGame(republicOfRome, 2, { moves: 'step' }, { t: 'seed', seed: 'two-13' }));
  const opened = await fetch(`${server.url}/api/tables/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ file, seats: ['Livia', 'Bruno'].map((name) => ({ kind: 'human', name })) }),
  });
  const { id, seats } = (await opened.json()) as { readonly id: string; readonly seats: readonly string[] };
  const bruno = await newPerson();
  await page.goto(`/#/table/${id}/${seats[0]}`);
  await bruno.goto(`/#/table/${id}/${seats[1]}`);
  await run(page).click();
  await nameLeader(bruno);
  await expect(page.locator('#question')).toHaveText('Which of your Senators is Faction Leader?');
  await expect(done(page)).toHaveCount(3);
});

test('for two around one screen: Leaders are named before all eyes, money and cards lie behind the curtain', async ({
  page,
}) => {
  test.setTimeout(LONG_MS);
  await page.goto('/#/new/republic-of-rome');
  await page.getByLabel('Your name').fill('Livia');
  await page.getByRole('spinbutton', { name: 'Players' }).fill('2');
  await page.getByRole('combobox', { name: /^Who sits at seat 2/ }).selectOption('Another person here');
  await page.getByLabel('Name at seat 2').fill('Bruno');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const question = page.locator('#question');
  const curtain = page.locator('.curtain');
  for (const _ of ['Livia', 'Bruno']) {
    await expect(question).toHaveText('Which of your Senators is Faction Leader?');
    await expect(page.locator('.q .hand')).toHaveCount(0);
    const asked = page.locator('.q [data-pick], .q [data-verb]');
    const names = await asked.allInnerTexts();
    await asked.first().click();
    await expect.poll(() => asked.allInnerTexts()).not.toEqual(names);
  }
  for (const _ of ['Livia', 'Bruno']) {
    await expect(question).toHaveText('Do you play Statesmen or Concessions?');
    const next = await page.getByRole('button', { name: /^I am / }).allInnerTexts();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => page.getByRole('button', { name: /^I am / }).allInnerTexts()).not.toEqual(next);
  }
  await expect(curtain).toBeVisible();
  await expect(curtain).toContainText(/(Livia|Bruno), your turn/);
  await curtain.getByRole('button', { name: /^I am / }).click();
  await expect(question).toContainText('Distribute the money of your Faction');
  await expect(page.locator('.q .hand')).toBeVisible();
  // Neutrals have no curtain: what they did in their turn stands in the feed for both.
  await expect(done(page).first()).toBeVisible();
});
