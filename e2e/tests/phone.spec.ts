import { expectNoSidewaysScroll, shot } from '../support/look.ts';
import { playOne } from '../support/play.ts';
import { playNow } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

for (const [width, height] of [
  [390, 844],
  [360, 740],
] as const) {
  test.describe(`a phone of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('plays by tapping; the question is always there and nothing scrolls sideways', async ({ page }) => {
      await playNow(page);
      await expectNoSidewaysScroll(page);
      const size = `${width}x${height}`;
      for (let i = 0; i < 7; i++) {
        await expect(page.locator('#question')).toBeInViewport({ ratio: 1 });
        if (i === 3) await shot(page, `phone-table-${size}`);
        await playOne(page, 'tap');
      }
      for (const part of ['Log', 'Chat', 'Rules'] as const) {
        await page.getByRole('navigation').getByRole('button', { name: part }).tap();
        await expect(page.getByRole('tabpanel', { name: part })).toBeInViewport();
        await expectNoSidewaysScroll(page);
        await shot(page, `phone-${part.toLowerCase()}-${size}`);
      }
      await page.getByRole('navigation').getByRole('button', { name: 'Board' }).tap();
      await expect(page.locator('#question')).toBeInViewport();
    });

    test('home, a new table and the rules fit', async ({ page }) => {
      for (const [path, name] of [
        ['/', 'home'],
        ['/#/new/tetrarchia', 'new'],
        ['/#/rules/tetrarchia', 'rules-page'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await shot(page, `phone-${name}-${width}x${height}`);
      }
    });
  });
}

test.describe('the longest title', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'es-ES' });

  test('leaves the menu of the table within reach', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Jugar ya: Imperios del Mediterráneo' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Contra bots fáciles' }).tap();
    const menu = page.locator('.top .tools button').last();
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await menu.tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
