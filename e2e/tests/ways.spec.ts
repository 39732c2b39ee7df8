/** A game that can be played in several ways asks which, before a first game begins. */
import { expectAccessible, expectNoSidewaysScroll, shot } from '../support/look.ts';
import { hurry } from '../support/press.ts';
import { startNow } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

const PLAY = 'Play now: Republic of Rome';
const SOLITAIRE = 'Solitaire by the book';

test('Play now asks how: each way says what it is, Escape leaves it, and the focus is where it was', async ({
  page,
}) => {
  await page.goto('/');
  const play = page.getByRole('button', { name: PLAY });
  await play.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: PLAY });
  const solitaire = dialog.getByRole('button', { name: SOLITAIRE });
  await expect(solitaire).toBeFocused();
  await expect(solitaire).toHaveAccessibleName(/four Neutral Factions.*explains itself/);
  await expect(dialog.getByRole('button', { name: 'Against bots' })).toHaveAccessibleName(/four bots/);
  await expectAccessible(page, 'ways', 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(play).toBeFocused();
  await expect(page).toHaveURL(/\/$|#\/$/);
});

test('solitaire needs no network: one person, five Factions, and the moves of Neutrals one by one', async ({
  page,
  context,
  watch,
}) => {
  await hurry(page);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  watch.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await page.reload();
  await startNow(page, 'Republic of Rome', SOLITAIRE);
  await expect(page.locator('#question')).toBeVisible();
  const factions = ['Imperials', 'Plutocrats', 'Conservatives', 'Populists'];
  for (const faction of factions) await expect(page.getByRole('main')).toContainText(faction);
  await shot(page, 'solitaire-start');
  await page.goto('/');
  await expect(page.getByText('alone')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('the ways fit, in every language', async ({ page }) => {
    for (const [language, play, solitaire] of [
      ['en', PLAY, SOLITAIRE],
      ['es', 'Jugar ya: República de Roma', 'En solitario, según el reglamento'],
      ['it', 'Gioca subito: La Repubblica di Roma', 'In solitario, secondo il regolamento'],
    ] as const) {
      await page.goto('/');
      await page.evaluate(
        (spoken) => localStorage.setItem('tabularium.settings', JSON.stringify({ language: spoken })),
        language,
      );
      await page.reload();
      await page.getByRole('button', { name: play }).tap();
      await expect(page.getByRole('button', { name: solitaire })).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
      await shot(page, `ways-phone-${language}`);
    }
  });
});

test('a new table for one or two says what is played then', async ({ page }) => {
  await page.goto('/#/new/republic-of-rome');
  const fewer = page.getByRole('button', { name: /Fewer/ });
  await expect(page.getByRole('combobox', { name: 'Moves of Neutral Factions' })).toHaveCount(0);
  for (let seats = 5; seats > 2; seats--) {
    await expect(page.getByText(/Neutral/)).toHaveCount(0);
    await fewer.click();
  }
  await expect(page.getByText(/Two people play a Faction each\. Three more are Neutral/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Moves of Neutral Factions' })).toBeVisible();
  await expect(page.getByText('Advanced rules')).toHaveCount(0);
  await shot(page, 'new-table-two');
  await fewer.click();
  await expect(page.getByText(/The other four are Neutral/)).toBeVisible();
  await expectAccessible(page, 'new-table-one');
  await shot(page, 'new-table-one');
});
