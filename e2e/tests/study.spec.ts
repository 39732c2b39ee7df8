import { join, resolve } from 'node:path';
import { openGame, toFile } from '@tabularium/kernel';
import { readGolden } from '@tabularium/kit';
import { tetrarchia } from '@tabularium/games/tetrarchia/rules';
import type { Page } from '@playwright/test';
import { advance } from '../support/advance.ts';
import { expectAccessible, expectNoSidewaysScroll, shot } from '../support/look.ts';
import { playNow } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

const GOLDEN = join(resolve(import.meta.dirname, '../..'), 'games/tetrarchia/golden');

/** A recorded game as a file, played to its end. */
const recorded = (name: string): { readonly name: string; readonly mimeType: string; readonly buffer: Buffer } => {
  const { seats, options, seed, inputs } = readGolden(join(GOLDEN, name));
  const opened = openGame(tetrarchia, seats, options, { t: 'seed', seed });
  for (const [by, verb, arg] of inputs) opened.match.play(arg === undefined ? { by, verb } : { by, verb, arg });
  return { name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(toFile(opened))) };
};

/** A lost game of two, in which the chance fell to nothing in the first round. */
const openLost = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.locator('input[type="file"]').setInputFiles(recorded('fleets-together-2-players.json'));
  await expect(page.locator('.fate')).toBeVisible();
};
const studyButton = (page: Page) => page.locator('.q').getByRole('button', { name: 'Study', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Chances to win, turn by turn' });

/**
 * Until a turning point is known, and no longer: a whole study takes a minute. The games that are played until it is stopped may show
 * that it was chance; then it goes on.
 */
const studyUntilTurning = async (page: Page): Promise<void> => {
  const turning = dialog(page).locator('.turning-list li').first();
  await dialog(page).getByRole('button', { name: 'Study this game' }).click();
  await expect(async () => {
    const more = dialog(page).getByRole('button', { name: 'Play more games' });
    if (await more.isVisible()) await more.click();
    await expect(turning).toBeVisible({ timeout: 120_000 });
    await dialog(page).getByRole('button', { name: 'Stop' }).click({ timeout: 2000 });
    await expect(more).toBeVisible();
    await expect(turning).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 240_000 });
};

test('a finished game is studied: lines, a turning point, and from there into the replay', async ({ page }) => {
  await openLost(page);
  await studyButton(page).click();
  await studyUntilTurning(page);
  const chart = dialog(page).getByRole('img', { name: /^Chances in 100 games/ });
  await expect(chart).toHaveAccessibleName(/The end: The table 0 %/);
  await expect(chart.locator('.line path')).toHaveAttribute('d', /L/);
  await expect(chart.locator('.band')).toHaveCount(1);
  await expect(dialog(page).locator('.turning-list li').first()).toContainText(/The table from \d+ % to \d+ %/);
  await expectAccessible(page, 'study');

  // The same in numbers, for those who read.
  await dialog(page).getByText('The same in numbers').click();
  const rows = dialog(page).getByRole('row');
  await expect(rows.nth(1)).toContainText(/^The beginning0\d+ \(\d+–\d+\)\d+$/);
  await expect(rows.last()).toContainText(/^The end2900$/);

  const there = dialog(page)
    .locator('.turning-list')
    .getByRole('button', { name: /^Go to move \d+$/ })
    .first();
  const at = /\d+/.exec(await there.innerText())![0];
  await there.click();
  await expect(page.getByRole('heading', { name: `Looking back: move ${at} of 29` })).toBeVisible();
  await expect(page.locator('.replay-bar .study-marks path')).toHaveAttribute('d', new RegExp(`M${at} `));
  await shot(page, 'study-replay');

  // It is not worked out twice.
  await page.reload();
  await studyButton(page).click();
  await expect(dialog(page).locator('.turning-list li').first()).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Play more games' })).toBeVisible();
});

test('by keyboard: begun, stopped, read along the turns, and left', async ({ page }) => {
  await openLost(page);
  await studyButton(page).focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Study this game' }).focus();
  await page.keyboard.press('Enter');
  const turns = dialog(page).getByRole('slider', { name: 'Position' });
  await expect(turns).toBeVisible({ timeout: 120_000 });
  await expect(turns).not.toHaveAttribute('max', '1', { timeout: 120_000 });
  const stop = dialog(page).getByRole('button', { name: 'Stop' });
  await stop.focus();
  await page.keyboard.press('Enter');
  await expect(stop).toBeHidden();
  await turns.focus();
  await page.keyboard.press('Home');
  await expect(turns).toHaveAttribute('aria-valuetext', /^The beginning: The table \d+ % \(\d+–\d+\)$/);
  await page.keyboard.press('ArrowRight');
  await expect(turns).toHaveAttribute('aria-valuetext', /^Round 1: Galerius: /);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Looking back: move \d+ of 29$/ })).toBeVisible();
});

test('what if: a position becomes a game of its own, and its end is told beside the first', async ({ page }) => {
  await openLost(page);
  await page.getByRole('button', { name: 'Replay', exact: true }).last().click();
  const slider = page.locator('.replay-bar').getByRole('slider');
  await slider.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'Looking back: move 28 of 29' })).toBeVisible();
  await page.getByRole('button', { name: 'What if…' }).click();
  const asked = page.getByRole('dialog', { name: 'What if, from move 28 on?' });
  await asked.getByLabel('Your seat').selectOption({ index: 1 });
  await asked.getByLabel('The others').selectOption('Easy');
  await expectAccessible(page, 'what-if');
  const first = page.url();
  await asked.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(page.locator('.seat').filter({ hasText: '– you' })).toHaveCount(2);
  // Nothing can be saved any more: each turn is ended at once.
  for (let i = 0; i < 200 && (await page.locator('.fate').count()) === 0; i++) await advance(page, 1);
  await expect(page.locator('.fate')).toBeVisible();
  await expect(page.locator('.log')).toContainText('From here on the dice are new.');
  const both = page.getByRole('region', { name: 'Beside the first game' });
  await expect(both).toContainText('This game left the first one after move 28.');
  await expect(
    both
      .getByRole('row', { name: /^Points of/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('−12');
  await expect(both.getByRole('row', { name: /^Chance of the table/ })).toContainText(/\d+ \(\d+–\d+\)/, {
    timeout: 120_000,
  });
  await expectAccessible(page, 'what-if-end');
});

test('alone, a game is studied while it goes on', async ({ page }) => {
  await playNow(page);
  await advance(page, 6);
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await studyButton(page).click();
  const until = page.getByRole('dialog', { name: 'Chances to win until now' });
  await until.getByRole('button', { name: 'Study this game' }).click();
  await expect(until.getByRole('img', { name: /Now: The table \d+ %/ })).toBeVisible({ timeout: 120_000 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('a study fits', async ({ page }) => {
    await openLost(page);
    await studyButton(page).tap();
    await dialog(page).getByRole('button', { name: 'Study this game' }).tap();
    await expect(dialog(page).getByRole('slider', { name: 'Position' })).toBeVisible({ timeout: 120_000 });
    await dialog(page).getByRole('button', { name: 'Stop' }).tap();
    await expectNoSidewaysScroll(page);
    const wide = await dialog(page).evaluate((el) => el.scrollWidth - el.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await shot(page, 'study-phone');
  });
});
