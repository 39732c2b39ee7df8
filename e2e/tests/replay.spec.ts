import { boxOf } from '../support/box.ts';
import { shot } from '../support/look.ts';
import { advance } from '../support/advance.ts';
import { playOne } from '../support/play.ts';
import { newTable, told } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test('the slider has a mark where each turn began, and page keys go from one to the next', async ({ page }) => {
  await newTable(page, { where: 'On this device', name: 'Livia', others: [{ here: 'Bruno' }], screen: 'off' });
  const turns = page.locator('.side .turn-marks path');
  const marked = async (): Promise<number[]> =>
    ((await turns.getAttribute('d')) ?? '').split('M').slice(1).map(Number.parseFloat);
  await advance(page, 1);
  for (let i = 0; i < 40 && (await marked()).length < 3; i++) await advance(page, 1);
  const [first, second] = await marked();
  const slider = page.getByRole('slider', { name: 'Replay' });
  const last = Number(await slider.getAttribute('max'));
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('heading', { name: `Looking back: move 0 of ${last}` })).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('heading', { name: `Looking back: move ${first} of ${last}` })).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('heading', { name: `Looking back: move ${second} of ${last}` })).toBeVisible();
  // A reader who lands there is told about the new turn.
  await expect(page.locator('.log h3').first()).toBeVisible();
  await shot(page, 'replay-turns');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { name: `Looking back: move ${first} of ${last}` })).toBeVisible();
  const mark = await boxOf(turns);
  const track = await boxOf(slider);
  expect(mark.x).toBeGreaterThanOrEqual(track.x);
  expect(mark.x + mark.width).toBeLessThanOrEqual(track.x + track.width);
});

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
