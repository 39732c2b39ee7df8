/** Somebody who has never seen the game: does what the teacher says, and looks at nothing but the teacher and the marks. */
import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf } from './box.ts';

export const panel = (page: Page) => page.locator('section.lesson');

/** Where the teacher stands: which step, and whether it is to be read or done. */
const at = async (page: Page): Promise<string> => (await panel(page).locator('.lesson-at').textContent()) ?? '';
const isAtEnd = (page: Page): Promise<boolean> => panel(page).locator('[data-lesson="play"]').isVisible();

type Hand = 'click' | 'tap' | 'keys';

/** Where the mark is, and what has been entered: a number goes up where one presses again. */
const markAt = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const entered = [...document.querySelectorAll<HTMLInputElement>('.q .entry input')].map((input) => input.value);
    return [document.querySelector('[data-mark="answer"]')?.getAttribute('style') ?? '', ...entered].join();
  });

/** Presses where the ring is, as a finger or a pointer would: whatever lies there is what gets it. */
const pressMark = async (page: Page, hand: Hand): Promise<string> => {
  const ring = page.locator('[data-mark="answer"]').first();
  await expect(ring).toBeVisible();
  const mark = await markAt(page);
  // To be shown it is to have the focus as well.
  if (hand === 'keys') {
    await page.keyboard.press('Enter');
    return mark;
  }
  const box = await boxOf(ring);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (hand === 'tap' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  return mark;
};

const pressed = async (button: Locator, hand: Hand): Promise<void> => {
  if (hand === 'tap') await button.tap();
  else if (hand === 'click') await button.click();
  else await button.press('Enter');
};

const PATIENCE = 60;
const SOON = { intervals: [20, 50] };
const MOST_PRESSES = 60;

/** One step: read and gone on, or shown and pressed until the teacher says something else. */
const doStep = async (page: Page, hand: Hand = 'click'): Promise<void> => {
  const before = await at(page);
  const button = panel(page).locator('[data-lesson]');
  const changed = async (): Promise<boolean> => (await isAtEnd(page)) || (await at(page)) !== before;
  for (let n = 0; !(await changed()) && n < MOST_PRESSES; n++) {
    await expect(button).toBeEnabled();
    if (await changed()) return;
    if ((await button.getAttribute('data-lesson')) === 'on') {
      await pressed(button, hand);
      await expect.poll(changed, SOON).toBe(true);
      return;
    }
    await pressed(button, hand);
    const mark = await pressMark(page, hand);
    // Whoever sees nothing happen asks to be shown again.
    for (let waited = 0; waited < PATIENCE && !(await changed()) && (await markAt(page)) === mark; waited++)
      await page.waitForTimeout(50);
  }
  expect(await changed(), `${before} is done by what it marks`).toBe(true);
};

/** The whole lesson, or so many steps of it. `each` is called at every step, with its number. */
export const doLesson = async (
  page: Page,
  hand: Hand = 'click',
  each?: (step: number) => Promise<void>,
  most = Infinity,
): Promise<void> => {
  for (let step = 1; step <= most && !(await isAtEnd(page)); step++) {
    await each?.(step);
    await doStep(page, hand);
  }
};

export const openLesson = async (page: Page, game: string): Promise<void> => {
  await page.goto('/');
  await page.getByRole('link', { name: `First lesson: ${game}` }).click();
  await expect(panel(page)).toBeVisible();
};
