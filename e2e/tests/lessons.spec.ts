import type { Page } from '@playwright/test';
import { doLesson, openLesson, panel } from '../support/lesson.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

const WHOLE_MS = 600_000;

/** Somebody who has never seen the game: only what the teacher says is read, and only what it marks is pressed. */
const takeLesson = async (page: Page, game: string, looks: readonly number[]): Promise<void> => {
  const name = game.toLowerCase().replaceAll(' ', '-');
  await openLesson(page, game);
  await doLesson(page, 'click', async (step) => {
    if (looks.includes(step)) await expectAccessible(page, `lesson-${name}-${step}`);
  });
  await expect(panel(page)).toContainText('You can do this now:');
  await expectAccessible(page, `lesson-${name}-end`);
};

test('a lesson of Tetrarchia from its first word to its end, by doing only what it says', async ({ page }) => {
  test.setTimeout(WHOLE_MS);
  await takeLesson(page, 'Tetrarchia', [1, 6, 18]);
  await page.getByRole('button', { name: 'Play a real game now' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('#question')).toBeVisible();
});

test('a lesson of Mediterranean Empires, by doing only what it says', async ({ page }) => {
  test.setTimeout(WHOLE_MS);
  await takeLesson(page, 'Mediterranean Empires', [2, 6]);
});

test('a lesson of Republic of Rome, one turn with all its phases, by doing only what it says', async ({ page }) => {
  test.setTimeout(WHOLE_MS);
  await takeLesson(page, 'Republic of Rome', [2, 3, 11]);
});

test('by keyboard alone: what is shown has the focus, and Enter does it', async ({ page }) => {
  test.setTimeout(WHOLE_MS);
  await openLesson(page, 'Tetrarchia');
  await doLesson(page, 'keys');
  await expect(page.getByRole('button', { name: 'Play a real game now' })).toBeFocused();
});

test('something else is answered with the reason, and nothing has happened; a step back is one', async ({ page }) => {
  await openLesson(page, 'Tetrarchia');
  await doLesson(page, 'click', undefined, 2);
  await page.locator('.q [data-pick="sea:ATLANTICVM"]').click();
  await expect(page.locator('.q').getByRole('alert')).toContainText('A good sea too.');
  await expect(panel(page)).toContainText('Step 3 of 25');
  await doLesson(page, 'click', undefined, 1);
  await expect(page.locator('.q').getByRole('alert')).toBeHidden();
  await expect(panel(page)).toContainText('Step 4 of 25');
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(panel(page)).toContainText('Step 3 of 25');
  await expect(page.locator('.q [data-pick="sea:INTERNVM"]')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('the teacher leaves room for board and question; a lesson that was left goes on, also in Spanish', async ({
    page,
  }) => {
    test.setTimeout(WHOLE_MS);
    await openLesson(page, 'Tetrarchia');
    await doLesson(page, 'tap', () => expectNoSidewaysScroll(page), 9);
    await expectAccessible(page, 'lesson-phone');
    await page.getByRole('link', { name: 'Leave the lesson' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Español' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Primera lección: Tetrarchia' }).click();
    await expect(panel(page)).toContainText('Paso 10 de 25');
    await expect(panel(page)).toContainText('un disco gris, Agitación');
    await doLesson(page, 'tap', () => expectNoSidewaysScroll(page));
    await expect(page.getByRole('button', { name: 'Jugar ahora una partida de verdad' })).toBeVisible();
  });
});
