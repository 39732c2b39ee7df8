import { doLesson, openLesson } from '../support/lesson.ts';
import { shot } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

test('a lesson of Tetrarchia from its first word to its end, by doing only what it says', async ({ page }) => {
  test.setTimeout(240_000);
  await openLesson(page, 'Tetrarchia');
  await shot(page, 'lesson-start');
  let step = 0;
  await doLesson(page, 'click', async () => {
    step++;
    if ([3, 6, 9, 12, 16, 20].includes(step)) await shot(page, `lesson-${step}`);
  });
  await expect(page.getByText('You can do this now:')).toBeVisible();
  await shot(page, 'lesson-end');
  await page.getByRole('button', { name: 'Play a real game now' }).click();
  await expect(page.getByRole('region', { name: 'Lesson' })).toBeHidden();
  await expect(page.locator('#question')).toBeVisible();
});
