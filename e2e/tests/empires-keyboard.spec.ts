/** A turn of Mediterranean Empires without a mouse: by Tab, Enter, arrows and the keys that buttons name. */
import type { Page } from '@playwright/test';
import { hurry } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

const LONGEST_MS = 420_000;
/** More than anybody is asked in a turn. */
const MOST = 150;

const RED = '.q :is(.commit, [data-commit]):enabled:not([aria-disabled="true"])';
/** What leaves it at that, each with a key of its own. */
const LEAVES = ['decline', 'letPass', 'keepHidden', 'recoverNone', 'enough', 'drawNone'] as const;

const movesOf = (page: Page): Promise<string | null> =>
  page.getByRole('slider', { name: 'Replay' }).getAttribute('max');

/** The key that a choice names, if it is there. */
const keyOf = async (page: Page, verbs: readonly string[]): Promise<string | undefined> => {
  const found = page.locator(verbs.map((v) => `.q :is([data-verb="${v}"], [data-commit="${v}"]):enabled`).join(', '));
  if ((await found.count()) === 0) return undefined;
  return (await found.first().getAttribute('aria-keyshortcuts'))?.split(' ').at(-1)?.toLowerCase();
};

/** Declares an expedition against the first target of the list; gives whether one was possible. */
const declare = async (page: Page): Promise<boolean> => {
  const list = page.locator('.exp-targets');
  if ((await list.count()) === 0) return false;
  for (let i = 0; i < MOST && !(await list.evaluate((el) => el === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await expect(list).toBeFocused();
  // What is chosen there is the target.
  await page.keyboard.press('ArrowDown');
  const red = page.locator('[data-commit="declare"]');
  await expect(red).toBeVisible();
  if ((await red.getAttribute('aria-disabled')) === 'true') return false;
  await page.locator('#question-bar').focus();
  await page.keyboard.press('Enter');
  return true;
};

/** One key: what leaves it at that, or what is about to be done, the first that can be picked, or the first choice. */
const answer = async (page: Page): Promise<void> => {
  const leave = await keyOf(page, LEAVES);
  const isRed = (await page.locator(RED).count()) > 0;
  const picks = (await page.locator('.q [data-pick]').count()) > 0;
  const named = (selector: string): Promise<string | undefined> =>
    page
      .locator(selector)
      .evaluateAll((all) =>
        all.map((el) => el.getAttribute('aria-keyshortcuts')?.split(' ')[0]?.toLowerCase()).find((key) => key),
      );
  const first = await named('.q .acts:not(.also) [data-verb]:enabled');
  const card = await named('.exp-card[aria-pressed="false"]');
  const pass = await keyOf(page, ['pass']);
  const leaves = leave ?? pass;
  await page.locator('#question-bar').focus();
  await page.keyboard.press(leaves ?? (isRed ? 'Enter' : picks ? '1' : (first ?? card ?? 'Enter')));
  // What is weighty is chosen with its key and confirmed with Enter.
  if (leaves !== undefined) await page.keyboard.press('Enter');
};

test('from home through a turn against bots without a mouse, with an expedition', async ({ page }) => {
  test.setTimeout(LONGEST_MS);
  await hurry(page);
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play now: Mediterranean Empires' });
  await expect(play).toBeVisible();
  for (let i = 0; i < MOST && !(await play.evaluate((el) => el === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await expect(play).toBeFocused();
  await page.keyboard.press('Enter');
  const way = page.getByRole('dialog').getByRole('button', { name: 'Against normal bots' });
  await expect(way).toBeVisible();
  for (let i = 0; i < MOST && !(await way.evaluate((el) => el === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await expect(way).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.board-view')).toBeVisible();
  const next = page.getByRole('banner').getByText(/^Turn 2 of/);
  const asked = page.locator(`${RED}, .q [data-verb]:enabled, .q [data-pick], .exp-targets`).first();
  let declared = 0;
  for (let i = 0; i < MOST; i++) {
    await expect(asked.or(next).first()).toBeVisible({ timeout: 60_000 });
    if (await next.isVisible()) break;
    const before = await movesOf(page);
    if (declared === 0 && (await declare(page))) declared++;
    await expect(async () => {
      if ((await movesOf(page)) === before && (await asked.isVisible())) await answer(page);
      expect(await movesOf(page)).not.toBe(before);
    }).toPass({ timeout: 60_000, intervals: [100, 250] });
  }
  await expect(next).toBeVisible();
  expect(declared).toBe(1);
});
