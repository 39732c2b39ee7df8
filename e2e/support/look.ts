/** The look of a page: saves a screenshot for people to judge, and checks what can be measured. */
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SHOTS = join(import.meta.dirname, '../shots');

export const shot = async (page: Page, name: string): Promise<void> => {
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
};

const expectNoViolations = async (page: Page, part: string, rules: readonly string[]): Promise<void> => {
  const axe = new AxeBuilder({ page }).include(part);
  if (rules.length > 0) axe.withRules([...rules]);
  // Other details of a run are left out, because collecting them takes longer than the run itself.
  axe.options({
    ...(rules.length > 0 && { runOnly: { type: 'rule', values: [...rules] } }),
    resultTypes: ['violations'],
  });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.slice(0, 3).map((n) => n.html) }));
  expect(found).toEqual([]);
};

/**
 * Checks every rule that axe knows, not only those of WCAG. In the dark theme only colours differ, so only they are
 * checked.
 */
export const expectAccessible = async (page: Page, name: string, part = 'html'): Promise<void> => {
  await shot(page, `${name}-light`);
  await expectNoViolations(page, part, []);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await shot(page, `${name}-dark`);
  await expectNoViolations(page, part, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
};

/** Checks that nothing is wider than the window, the page of a board or the question bar. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const wide = await page.evaluate(() => [
    document.scrollingElement!.scrollWidth - innerWidth,
    ...[...document.querySelectorAll('.sheet-view, .q')].map((e) => e.scrollWidth - e.clientWidth),
  ]);
  expect(Math.max(...wide)).toBeLessThanOrEqual(0);
};
