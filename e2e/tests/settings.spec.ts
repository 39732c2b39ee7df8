import { shot } from '../support/look.ts';
import { advance } from '../support/advance.ts';
import { playOne } from '../support/play.ts';
import { playNow } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test('the language changes at once, is kept, and reaches the game', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('radio', { name: 'Español' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Juegos de la antigüedad')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Jugar ya: Tetrarchia' }).click();
  await expect(page.locator('#question')).toHaveText(/Elige|flota/i);
  await shot(page, 'table-es');
  await advance(page, 4);
  await page.locator('.top .tools button').last().click();
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await shot(page, 'table-it');
});

test.describe('in an Italian browser', () => {
  test.use({ locale: 'it-IT' });
  test('it begins in Italian', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page.getByText('Giochi dell’antichità')).toBeVisible();
  });
});

test('dark and light follow the system until somebody chooses', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Light', exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

const MOVING = (): number =>
  document.getAnimations().filter((a) => a.playState === 'running' && Number(a.effect?.getTiming().duration) > 1)
    .length;

test('where motion is not wanted nothing moves', async ({ page }) => {
  await playNow(page);
  for (let i = 0; i < 4; i++) {
    await playOne(page);
    expect(await page.evaluate(MOVING)).toBe(0);
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('what is offered breathes, and one switch stills it', async ({ page }) => {
    await playNow(page);
    await expect.poll(() => page.evaluate(MOVING)).toBeGreaterThan(0);
    await playOne(page);
    await page.getByRole('button', { name: 'Table and settings' }).click();
    await page.getByText('Motion', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(MOVING)).toBe(0);
  });
});
