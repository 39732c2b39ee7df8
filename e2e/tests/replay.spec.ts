import { shot } from '../support/look.ts';
import { advance } from '../support/advance.ts';
import { playOne } from '../support/play.ts';
import { newTable, told } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test('looking back: any move, step by step, as another seat, and back to now', async ({ page }) => {
  await newTable(page, { where: 'On this device', name: 'Livia', others: [{ here: 'Bruno' }], screen: 'off' });
  const seen = [(await told(page)).board];
  for (let i = 0; i < 7; i++) {
    await advance(page, 1);
    seen.push((await told(page)).board);
  }
  const boardIs = (at: number): Promise<void> => expect.poll(async () => (await told(page)).board).toBe(seen[at]!);

  await page.getByRole('slider', { name: 'Replay' }).fill('3');
  await expect(page.getByRole('heading', { name: 'Looking back: move 3 of 7' })).toBeVisible();
  await boardIs(3);
  await expect(page.locator('.q [data-verb], .board-view .can')).toHaveCount(0);
  await page.getByRole('button', { name: 'One move on' }).click();
  await boardIs(4);
  await page.getByRole('slider', { name: 'Move' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await boardIs(2);
  const as = page.getByRole('combobox', { name: 'as' });
  expect(await as.locator('option').allTextContents()).toEqual(expect.arrayContaining(['Spectator', 'Bruno']));
  await as.selectOption('Bruno');
  await boardIs(2);
  await shot(page, 'replay-as-bruno');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await boardIs(7);
  await playOne(page);
});
