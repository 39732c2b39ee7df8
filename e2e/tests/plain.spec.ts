/** A game without a board of its own: the page shows it as an outline and asks everything in the bar. */
import type { Page } from '@playwright/test';
import { FORM_PLACES, openCut } from '../support/forms.ts';
import { expectAccessible, expectNoSidewaysScroll, shot } from '../support/look.ts';
import { offeredAt, playOne } from '../support/play.ts';
import { hurry, pressOn } from '../support/press.ts';
import { cutAt } from '../support/recorded.ts';
import { startNow } from '../support/table.ts';
import { expect, test } from '../support/test.ts';
import type { Watch } from '../support/watch.ts';

// A cached client would bypass the change below.
test.use({ serviceWorkers: 'block' });

/** The place in the code where a game tells the page about its board, or about its own page instead of one. */
const DRAWN = /\b(?:board:(?=\{Board:)|board:[\w$]+\([^()]*\),boardOf:|sheet:(?=[\w$]+,))/;

/** The client as it was built, except for the one word by which the game offers its board. Counts how often that was found. */
const withoutDrawing = async (page: Page, watch: Watch): Promise<() => number> => {
  watch.allow(/Service Worker registration blocked/);
  let found = 0;
  await page.route(/\/assets\/[\w-]+-board-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (DRAWN.test(body)) found++;
    await route.fulfill({ response, body: body.replace(DRAWN, 'undrawn:') });
  });
  return () => found;
};

const openUndrawn = async (page: Page, watch: Watch, name: string): Promise<void> => {
  const found = await withoutDrawing(page, watch);
  await page.goto('/');
  await startNow(page, name);
  await expect(page.locator('#question')).toBeVisible();
  expect(found(), 'the game offered something drawn, and it was taken away').toBe(1);
  await expect(page.getByRole('region', { name: `Board of ${name}` }).locator('.outline')).toBeVisible();
  await expect(page.locator('.board-view, .sheet-view')).toHaveCount(0);
};

test('Tetrarchia without a board: every answer is given in the bar, and the outline follows', async ({
  page,
  watch,
}) => {
  await openUndrawn(page, watch, 'Tetrarchia');
  const outline = page.locator('.outline');
  await expect(outline, 'the board is there before anything is drawn on it').not.toBeEmpty();
  const before = await outline.textContent();
  for (let i = 0; i < 8; i++) await playOne(page);
  expect((await offeredAt(page)).moves).toBe(8);
  await expect(outline).not.toHaveText(before!);
  await page.getByRole('slider', { name: 'Replay' }).fill('0');
  await expect(outline).toHaveText(before!);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expectAccessible(page, 'plain-tetrarchia');
});

for (const [name, chunk] of [
  ['Mediterranean Empires', 'mediterranean-empires'],
  ['Republic of Rome', 'republic-of-rome'],
] as const)
  test(`${name} without anything drawn goes on all the same`, async ({ page, watch }) => {
    await hurry(page);
    await openUndrawn(page, watch, name);
    const { moves } = await offeredAt(page);
    const { pressed } = await pressOn(page, 24, 5);
    expect(pressed).toBe(24);
    expect((await offeredAt(page)).moves).toBeGreaterThan(moves + 10);
    await shot(page, `plain-${chunk}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await shot(page, `plain-${chunk}-phone`);
  });

test('the widest forms of Republic of Rome fit the question bar of a phone where nothing is drawn', async ({
  page,
  watch,
}) => {
  const files = cutAt({ money: FORM_PLACES.money, deploy: FORM_PLACES.deploy, vote: FORM_PLACES.vote });
  await withoutDrawing(page, watch);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [place, file] of files)
    await test.step(place, async () => {
      await openCut(page, file);
      await expect(page.locator('.q .form-large')).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
});
