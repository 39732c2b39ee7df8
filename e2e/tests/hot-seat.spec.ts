import type { Page } from '@playwright/test';
import { shot } from '../support/look.ts';
import { advance } from '../support/advance.ts';
import { offeredAt } from '../support/play.ts';
import { newTable } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

/** Everything that can be pressed or seen in the window. */
const expectCovered = async (page: Page): Promise<void> => {
  const seen = await page.evaluate(() => {
    const points = [0.05, 0.3, 0.5, 0.7, 0.95].flatMap((x) => [0.05, 0.3, 0.5, 0.7, 0.95].map((y) => [x, y] as const));
    return points.filter(([x, y]) => !document.elementFromPoint(x * innerWidth, y * innerHeight)?.closest('.curtain'));
  });
  expect(seen).toEqual([]);
};

const takeTurns = async (page: Page): Promise<string[]> => {
  const sat: string[] = [];
  for (let i = 0; i < 40 && sat.length < 3; i++) {
    const curtain = page.getByRole('dialog');
    if (await curtain.isVisible()) {
      await expectCovered(page);
      expect(await offeredAt(page)).toMatchObject({ verbs: [], picks: [], glowing: [] });
      if (sat.length === 1) await shot(page, 'hot-seat-screen');
      sat.push((await curtain.getByRole('button').textContent()) ?? '');
      await curtain.getByRole('button').click();
      // On a busy machine it may still be there when the next look is taken, and would count twice.
      await expect(curtain).toBeHidden();
    } else await advance(page, 5);
  }
  return sat;
};

test('two at one screen: nothing is seen until the next one has sat down', async ({ page }) => {
  await newTable(page, { where: 'On this device', name: 'Livia', others: [{ here: 'Bruno' }] });
  expect(await takeTurns(page)).toEqual(['I am Livia', 'I am Bruno', 'I am Livia']);
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectCovered(page);
});

test('while the screen stands the keyboard does not reach behind it', async ({ page }) => {
  await newTable(page, { where: 'On this device', name: 'Livia', others: [{ here: 'Bruno' }] });
  await expect(page.getByRole('dialog')).toBeVisible();
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.table-page > :not(.curtain)'))).toBeNull();
  }
});

test('a bot takes its turns by itself', async ({ page }) => {
  await newTable(page, { where: 'On this device', name: 'Livia', others: ['A bot'] });
  const waiting = page.getByRole('heading', { name: /^Waiting for / });
  for (let i = 0; i < 20 && !(await waiting.isVisible()); i++) await advance(page, 1);
  const { moves } = await offeredAt(page);
  await expect.poll(async () => (await offeredAt(page)).moves, { timeout: 30_000 }).toBeGreaterThan(moves);
});
