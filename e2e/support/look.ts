/** What a page looks like: kept as a picture to be judged, and held to what can be measured. */
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
  // Everything else about a run is left out: it takes longer than the run.
  axe.options({
    ...(rules.length > 0 && { runOnly: { type: 'rule', values: [...rules] } }),
    resultTypes: ['violations'],
  });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.slice(0, 3).map((n) => n.html) }));
  expect(found).toEqual([]);
};

/** By every rule that axe knows, not only those of WCAG; in the dark only the colours are others. */
export const expectAccessible = async (page: Page, name: string, part = 'html'): Promise<void> => {
  await shot(page, `${name}-light`);
  await expectNoViolations(page, part, []);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await shot(page, `${name}-dark`);
  await expectNoViolations(page, part, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
};

/** Nothing is wider than the window. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const wide = await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
};
