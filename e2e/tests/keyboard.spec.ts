import type { Page } from '@playwright/test';
import { shot } from '../support/look.ts';
import { offeredAt } from '../support/play.ts';
import { playNow } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

/** What has the focus, and whether that can be seen: a visible outline on it, or on what is drawn for it. */
const focused = (page: Page): Promise<{ readonly name: string; readonly seen: boolean }> =>
  page.evaluate(() => {
    const el = document.activeElement ?? document.body;
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--focus)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    const isRinged = (e: Element): boolean => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(e);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor === color;
    };
    const isStroked = (e: Element): boolean => getComputedStyle(e).stroke === color;
    const own = [el, el.nextElementSibling, el.closest('label')].filter((e) => e !== null);
    const ringed = own.find(isRinged) ?? [...el.querySelectorAll('svg *')].find(isStroked);
    const { left, right, top, bottom } = (ringed ?? el).getBoundingClientRect();
    const inside = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    const name = el.getAttribute('aria-label') ?? el.textContent ?? '';
    return { name: `${el.tagName.toLowerCase()} ${name.trim().slice(0, 60)}`, seen: ringed !== undefined && inside };
  });

/** Presses Tab until the wanted element has the focus; everything on the way must show its focus too. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  const way: string[] = [];
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    expect(at, `the focus is seen after ${way.join(', ')}`).toMatchObject({ seen: true });
    if (name.test(at.name)) return;
    way.push(at.name);
  }
  expect(way, `a way to ${name}`).toContain(name);
};

const keyOf = (page: Page, verb: string): Promise<string> =>
  page
    .locator(`.q [data-verb="${verb}"]`)
    .getAttribute('aria-keyshortcuts')
    .then((key) => (key ?? '').toLowerCase());

const movesAre = (page: Page, n: number): Promise<void> =>
  expect.poll(async () => (await offeredAt(page)).moves).toBe(n);

/** Places the fleets, and the Emperor if he has a choice. Returns how many moves that took. */
const takeFirstPicks = async (page: Page): Promise<number> => {
  let made = 0;
  while ((await offeredAt(page)).picks.length > 0) {
    await page.keyboard.press('1');
    await movesAre(page, ++made);
  }
  return made;
};

test('from home to several moves and an undo without a mouse, the focus always in sight', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, /Skip to the games/);
  await tabTo(page, /Play now: Tetrarchia/);
  await shot(page, 'keyboard-home');
  await page.keyboard.press('Enter');
  await expect(page.locator('#question')).toBeVisible();
  await tabTo(page, /Skip to the question/);
  await page.keyboard.press('Enter');
  const begun = await takeFirstPicks(page);

  await page.keyboard.press(await keyOf(page, 'move'));
  await expect(page.locator('.q [data-pick]').first()).toBeVisible();
  await page.keyboard.press('1');
  await movesAre(page, begun + 1);
  await page.keyboard.press('u');
  await movesAre(page, begun);

  await tabTo(page, /^g Move: /);
  await shot(page, 'keyboard-board');
  await page.keyboard.press('Enter');
  await movesAre(page, begun + 1);

  await page.keyboard.press(await keyOf(page, 'endPhase'));
  await expect(page.locator('.q .commit')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.q .commit')).toBeHidden();
  await page.keyboard.press(await keyOf(page, 'endPhase'));
  await page.keyboard.press('Enter');
  await movesAre(page, begun + 2);
});

test('a dialog keeps the focus and gives it back; the tabs of the panel answer to arrows', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, /Settings/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, main, header')?.tagName)).not.toBe(
      'MAIN',
    );
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await focused(page)).name).toContain('Settings');
  await page.getByRole('button', { name: 'Play now: Tetrarchia' }).press('Enter');
  await expect(page.locator('#question')).toBeVisible();
  await tabTo(page, /Skip to log/);
  await page.keyboard.press('Enter');
  await tabTo(page, /Log$/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Chat' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
});

test('who does not want single letters to answer can turn them off; everything else stays', async ({ page }) => {
  await playNow(page);
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await page.getByText('Letters and digits as keys').click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.q .kbd').first()).toBeHidden();
  await page.keyboard.press('1');
  await page.locator('.q [data-pick]').first().press('Enter');
  await movesAre(page, 1);
});
