import type { Page } from '@playwright/test';
import { FORM_PLACES, openCut } from '../support/forms.ts';
import { expectAccessible, expectNoSidewaysScroll, shot } from '../support/look.ts';
import { hurry, pressOn } from '../support/press.ts';
import { cutAt } from '../support/recorded.ts';
import { startNow } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

const LONGEST_MS = 420_000;
const MOST = 4000;

const playRome = async (page: Page): Promise<void> => {
  await hurry(page);
  await page.goto('/');
  await startNow(page, 'Republic of Rome');
  await expect(page.locator('#question')).toBeVisible();
};

/** Plays until one has to vote in the Senate: then nothing goes on by itself. */
const toTheFloor = async (page: Page): Promise<void> => {
  await pressOn(page, 400, 3, '[data-form="vote"]');
  await expect(page.locator('[data-form="vote"]')).toBeVisible();
};

test('a game of Rome against bots, from Play now to its end, by what is offered', async ({ page }) => {
  test.setTimeout(LONGEST_MS);
  await playRome(page);
  await shot(page, 'rome-start');
  await pressOn(page, 12, 7);
  await shot(page, 'rome-revenue');
  await toTheFloor(page);
  await shot(page, 'rome-floor');
  const { over } = await pressOn(page, MOST, 11);
  await shot(page, 'rome-over');
  expect(over).toBe(true);
  await expect(page.locator('.fate h2')).toContainText(/Rome|era|Consul for Life|Rebel|Faction/);
});

test('a new game comes to the first Initiative with six presses at most: what is likely is entered', async ({
  page,
}) => {
  await playRome(page);
  const forum = page.locator('.rr-phases li[aria-current="step"]', { hasText: 'Forum' });
  const red = page.locator('.q [data-commit].primary:enabled:not([aria-disabled="true"])');
  let pressed = 0;
  for (;;) {
    await expect(forum.or(red).first()).toBeVisible({ timeout: 20_000 });
    if (await forum.isVisible()) break;
    const asked = await page.locator('#question').textContent();
    await red.click();
    pressed++;
    await expect(page.locator('#question')).not.toHaveText(asked ?? '');
  }
  expect(pressed).toBeLessThanOrEqual(6);
});

test('the table of Rome, its agreements, a new table, the rules: nothing that axe objects to', async ({ page }) => {
  test.setTimeout(LONGEST_MS);
  await playRome(page);
  await expectAccessible(page, 'rome-setup');
  await toTheFloor(page);
  await expectAccessible(page, 'rome-senate');
  await page.getByRole('tab', { name: 'Agreements' }).click();
  await expectAccessible(page, 'rome-agreements');
  await page.goto('/#/new/republic-of-rome');
  await expect(page.getByRole('combobox', { name: 'Scenario' })).toBeVisible();
  await expectAccessible(page, 'rome-new-table');
  await page.goto('/#/rules/republic-of-rome');
  await expect(page.locator('.contents li').first()).toBeVisible();
  await shot(page, 'rome-rules');
  await page.getByLabel('Search the rules').fill('Popular Appeal table');
  await page.locator('.results a').first().click();
  await expect(page.locator('.book-table').first()).toBeVisible();
  await expectAccessible(page, 'rome-rule-table');
});

test('step by step an agreement is written word by word, beside whatever is asked', async ({ page }) => {
  await playRome(page);
  await page.getByRole('button', { name: 'Step by step' }).click();
  const also = page.locator('.acts.also');
  await pressOn(page, 60, 5, '.acts.also [data-verb="deal"]');
  await also.locator('[data-verb="deal"]').click();
  await page.locator('.q [data-pick="deal:new-public"]').click();
  await expect(page.locator('.q .so-far')).toContainText('With whom?');
  await page.locator('.q [data-pick^="faction:"]').first().click();
  await expect(page.locator('.q .so-far')).toContainText(/and/);
  await shot(page, 'rome-draft');
  await page.locator('.q [data-pick="deal:drop"]').click();
  await expect(page.locator('.q .so-far')).toBeHidden();
});

test('what is about to be done beside a form has the red button, and the Enter key', async ({ page }) => {
  const place = 'nomination of consuls';
  await openCut(page, cutAt({ [place]: FORM_PLACES[place] }).get(place)!);
  await expect(page.locator('.q .primary')).toHaveText(/^Put this pair to the vote/);
  await page.locator('.q').getByRole('button', { name: 'More…' }).click();
  await page.locator('.also [data-verb="moveInWords"]').click();
  await page.locator('.q .entry input').fill('Rome stays calm.');
  await expect(page.locator('.q .primary')).toHaveText(/^Minor Motion in your own words/);
  await page.locator('#question-bar').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.q .entry')).toBeHidden();
  await expect(page.locator('.side')).toContainText('Rome stays calm.');
  await expect(page.locator('.q .primary')).toHaveText(/^Put this pair to the vote/);
});

test('online, with bots of the server: hands stay hidden from whoever watches', async ({ page, newPerson }) => {
  test.setTimeout(LONGEST_MS);
  await page.goto('/#/new/republic-of-rome');
  await page.getByLabel('Your name').fill('Livia');
  await page.getByRole('radio', { name: 'Online' }).check();
  await page.getByRole('button', { name: /Fewer/ }).click();
  const seats = page.getByRole('combobox', { name: /^Who sits at seat/ });
  for (let seat = 1; seat < 4; seat++) await seats.nth(seat).selectOption('A bot');
  await page.getByRole('button', { name: 'Open the table' }).click();
  // In the form that plays it, or else in the bar.
  await expect(page.locator('.hand-card, .hand-cards li').filter({ visible: true }).first()).toBeVisible();
  const { over, pressed } = await pressOn(page, 5, 5);
  expect({ over, pressed }).toEqual({ over: false, pressed: 5 });
  const other = await newPerson();
  await other.goto(page.url());
  await expect(other.locator('.rr-sheet')).toBeVisible();
  await expect(other.locator('.hand, .hand-cards')).toHaveCount(0);
  await shot(other, 'rome-watching');
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('Rome fits, and the question is always there', async ({ page }) => {
    await playRome(page);
    await expectNoSidewaysScroll(page);
    await toTheFloor(page);
    await expect(page.locator('#question')).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'rome-phone');
    for (const part of ['Log', 'Agreements', 'Rules'] as const) {
      await page.getByRole('navigation').getByRole('button', { name: part }).tap();
      const shown = part === 'Agreements' ? page.locator('#deals') : page.getByRole('tabpanel', { name: part });
      await expect(shown).toBeInViewport();
      await expectNoSidewaysScroll(page);
      await shot(page, `rome-phone-${part.toLowerCase()}`);
    }
  });
});
