import type { Locator, Page } from '@playwright/test';
import { untilAsked } from '../support/asked.ts';
import { expectAccessible, expectNoSidewaysScroll, shot } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

const openGame = async (page: Page, file: string): Promise<void> => {
  await page.goto('/');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'leaf.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(page.locator('#question')).toBeVisible();
};

/** Without forms, so that all that lies on the table is drawn. */
const openStepwise = async (page: Page, file: string): Promise<void> => {
  await openGame(page, file);
  await page.locator('.stepwise').click();
  await expect(page.locator('[data-form]')).toHaveCount(0);
};

const leaf = (page: Page): Locator => page.locator('dialog .leaf');
const moves = (page: Page): Promise<string | null> => page.locator('.slider input').getAttribute('max');

test('whatever is drawn is read by pressing it: its text, its numbers, its rules, and what belongs to it', async ({
  page,
}) => {
  await openStepwise(page, untilAsked('persuade', 'leaf'));
  const war = page.locator('.rr-war [data-ref^="war:"].reads').first();
  const name = (await war.textContent())!;
  await war.click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expect(leaf(page)).toContainText('Land Strength');
  await expect(leaf(page)).toContainText('Where it is');
  await expectAccessible(page, 'rome-leaf', 'dialog');
  await page.getByRole('button', { name: 'The rule' }).last().click();
  await expect(page.locator('.rule-pop .passage').first()).not.toHaveText('…');
  await page.keyboard.press('Escape');
  await expect(page.locator('.rule-pop')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(leaf(page)).toBeHidden();
  // The log names things too.
  await page.locator('.log [data-read]').first().click();
  await expect(leaf(page)).toBeVisible();
});

test.describe('on a slow network', () => {
  test.use({ serviceWorkers: 'block' });

  test('what is loaded after the page was drawn can be read too', async ({ page, watch }) => {
    watch.allow(/Service Worker registration blocked/);
    let isLate = false;
    await page.route('**/assets/lying-open-*.js', async (route) => {
      await expect(page.locator('#question')).toBeVisible();
      isLate = (await page.locator('.rr-war').count()) === 0;
      await route.continue();
    });
    await openStepwise(page, untilAsked('persuade', 'leaf'));
    await page.locator('.rr-war [data-ref^="war:"].reads').first().click();
    await expect(leaf(page)).toBeVisible();
    expect(isLate).toBe(true);
  });
});

test('by keyboard: Enter reads what is not offered, and i what is, without answering', async ({ page }) => {
  await openStepwise(page, untilAsked('persuade', 'leaf'));
  const before = await moves(page);
  const war = page.locator('.rr-war [data-ref^="war:"].reads').first();
  await war.focus();
  await page.keyboard.press('Enter');
  await expect(leaf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(war).toBeFocused();
  const offered = page.locator('.sheet-view [data-ref^="senator:"].can[role="button"]').first();
  await offered.focus();
  await page.keyboard.press('i');
  await expect(leaf(page)).toContainText('Loyalty');
  await page.keyboard.press('Escape');
  await expect(leaf(page)).toBeHidden();
  expect(await moves(page)).toBe(before);
  // For the mouse there is a corner.
  await offered.hover();
  await page.locator('.read-corner').click();
  await expect(leaf(page)).toContainText('Loyalty');
  expect(await moves(page)).toBe(before);
});

test('a card of the hand is chosen first and played second; one that cannot be played says when', async ({ page }) => {
  await openStepwise(page, untilAsked('playConcession', 'hand'));
  const before = await moves(page);
  const card = page.locator('.hand-card.can').first();
  await expectAccessible(page, 'rome-hand', '.q');
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  expect(await moves(page)).toBe(before);
  await shot(page, 'rome-hand-chosen');
  const ref = await card.getAttribute('data-ref');
  await page.locator('.q .commit').click();
  await expect(page.locator(`.hand-card[data-ref="${ref}"]`)).toHaveCount(0);
  const off = page.locator('.hand-card.off').first();
  await expect(off.locator('small').first()).not.toBeEmpty();
  await off.click();
  await expect(leaf(page)).toContainText('When it is played');
});

test('a Faction in the row above a form opens its table over it, in the order that one wants', async ({ page }) => {
  await openGame(page, untilAsked('aye', 'leaf'));
  await expect(page.locator('[data-form]')).toBeVisible();
  await page.locator('.rr-seats button').first().click();
  const names = leaf(page).locator('tbody .sn');
  await expect(names.first()).toBeVisible();
  await leaf(page).getByRole('button', { name: 'name' }).click();
  const read = await names.allTextContents();
  expect(read.length).toBeGreaterThan(1);
  expect(read).toEqual([...read].sort((a, b) => a.localeCompare(b)));
  await expectAccessible(page, 'rome-faction', 'dialog');
  await names.first().click();
  await expect(leaf(page)).toContainText('Loyalty');
});

test.describe('where the window is low', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('the state of the Republic stays in sight, each cell opens, and columns never touch', async ({ page }) => {
    await openStepwise(page, untilAsked('persuade', 'leaf'));
    await page.locator('.rr-forum').scrollIntoViewIfNeeded();
    const cells = page.locator('.rr-strip > button');
    await expect(cells).toHaveCount(8);
    for (const cell of await cells.all()) {
      await expect(cell).toBeInViewport({ ratio: 1 });
      await cell.click();
      await expect(leaf(page)).toBeVisible();
      await expect(leaf(page)).not.toBeEmpty();
      await page.keyboard.press('Escape');
      await expect(leaf(page)).toBeHidden();
    }
    for (const width of [768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await touching(page), `at ${width}`).toEqual([]);
    }
  });
});

/** Neighbours in one row of a table of Senators whose words stand closer than a blank. */
const touching = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const inked = (cell: Element): DOMRect => {
      const icon = cell.querySelector(':scope > svg');
      if (icon) return icon.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect();
    };
    const LEAST = 5;
    return [...document.querySelectorAll('.rr-senators tr')].flatMap((row) => {
      const cells = [...row.children].filter((c) => c.textContent !== '');
      return cells.slice(1).flatMap((cell, i) => {
        const gap = inked(cell).left - inked(cells[i]!).right;
        return gap < LEAST ? [`${cells[i]!.textContent} ${cell.textContent}: ${gap}`] : [];
      });
    });
  });

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the hand has a tab of its own, over the question, and a leaf fits', async ({ page }) => {
    await openStepwise(page, untilAsked('playConcession', 'hand'));
    await expect(page.locator('.hand-card').first()).toBeHidden();
    const tab = page.getByRole('navigation').getByRole('button', { name: 'Hand' });
    await tab.tap();
    const hand = page.getByRole('region', { name: 'Your hand' });
    await expect(hand).toBeVisible();
    await expect(page.locator('#board')).toBeHidden();
    await expect(page.locator('#question')).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'rome-hand-phone', '.hand-page');
    await shot(page, 'rome-hand-phone');
    await hand.getByRole('button', { name: 'Hide all' }).tap();
    await expect(hand.getByRole('listitem')).toHaveCount(0);
    await hand.getByRole('button', { name: 'Show my cards' }).tap();
    // Chosen on its page, played in the bar under it.
    const play = hand.locator('li.can .hand-foot button').first();
    await play.tap();
    await expect(play).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.q .drafting')).toBeVisible();
    await play.tap();
    await page.getByRole('navigation').getByRole('button', { name: 'Board' }).tap();
    await expect(hand).toHaveCount(0);
    await tab.tap();
    await hand.locator('.hand-head').first().tap();
    await expect(leaf(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'rome-leaf-phone', 'dialog');
  });
});
