import type { Page } from '@playwright/test';
import { toMap } from '../support/empires.ts';
import { expectAccessible, expectNoSidewaysScroll, shot } from '../support/look.ts';
import { hurry, pressOn } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

const LONGEST_MS = 240_000;
const MOST = 4000;

const playEmpires = async (page: Page): Promise<void> => {
  await hurry(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Mediterranean Empires' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Against normal bots' }).click();
  await expect(page.locator('#question')).toBeVisible();
};

/** A form that is being sent stays on the page for a moment, so what is looked for has to stay longer. */
const pressOnTo = (page: Page, wanted: string): Promise<void> =>
  expect(async () => {
    await pressOn(page, MOST, 7, wanted);
    await page.waitForTimeout(1000);
    await expect(page.locator(wanted).first()).toBeVisible({ timeout: 1 });
  }).toPass({ timeout: 120_000 });

/** The hand stands in the bar, by itself or in a form. */
const HAND = '.q :is(.hand, [data-hand])';

test('a game of Mediterranean Empires against bots, from Play now to its end', async ({ page }) => {
  test.setTimeout(LONGEST_MS);
  await playEmpires(page);
  await shot(page, 'empires-start');
  // What is offered on the map is chosen on the map.
  const before = await page.locator('.med .city:not(.neutral)').count();
  await page.locator('.med .city.neutral.can .spot').first().click();
  const commit = page.locator('.q .commit:enabled');
  const taken = async (): Promise<number> => {
    if (await commit.isVisible()) await commit.click();
    return page.locator('.med .city:not(.neutral)').count();
  };
  await expect.poll(taken).toBeGreaterThan(before);
  await pressOn(page, 40, 7);
  // How far forty presses lead depends on the speed of the page, so go on until there are cards in hand.
  await pressOnTo(page, '.q [data-hand] [data-option]');
  await shot(page, 'empires-turn');
  const { over } = await pressOn(page, MOST, 11);
  await shot(page, 'empires-over');
  expect(over).toBe(true);
});

test('the table, its legend, a new table, the rules: nothing that axe objects to', async ({ page }) => {
  test.setTimeout(LONGEST_MS);
  await playEmpires(page);
  // On one's own turn no page comes up by itself.
  await pressOnTo(page, '[data-form="action"]');
  await toMap(page);
  await page.getByRole('button', { name: 'Signs of the map' }).click();
  await expect(page.locator('.med-note')).toContainText('reconstruction');
  await expectAccessible(page, 'empires-table');
  await page.goto('/#/new/mediterranean-empires');
  await expect(page.getByRole('combobox', { name: 'Scenario' })).toBeVisible();
  await expectAccessible(page, 'empires-new-table');
  await page.goto('/#/rules/mediterranean-empires');
  await expect(page.locator('.contents li').first()).toBeVisible();
  await expect(page.locator('.book .note')).toContainText('reconstruction');
});

test('online, with bots of the server: hands stay hidden from whoever watches', async ({ page, newPerson }) => {
  test.setTimeout(LONGEST_MS);
  await page.goto('/#/new/mediterranean-empires');
  await page.getByLabel('Your name').fill('Livia');
  await page.getByRole('radio', { name: 'Online' }).check();
  await page.getByRole('button', { name: /Fewer/ }).click();
  const seats = page.getByRole('combobox', { name: /^Who sits at seat/ });
  for (let seat = 1; seat < 3; seat++) await seats.nth(seat).selectOption('A bot');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.med-panel.event')).toBeVisible();
  await pressOnTo(page, HAND);
  const other = await newPerson();
  await other.goto(page.url());
  await expect(other.locator('.board').locator('.med, .med-battle, .med-count').first()).toBeVisible();
  await expect(other.locator('.hand, [data-hand]')).toHaveCount(0);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('Mediterranean Empires fits, and the question is always there', async ({ page }) => {
    await playEmpires(page);
    await expectNoSidewaysScroll(page);
    await pressOn(page, 20, 5);
    await expect(page.locator('#question')).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'empires-phone');
  });
});
