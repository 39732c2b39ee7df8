/** The rulebook as a book: read, searched, and opened from what a table asks and tells. */
import { advance } from '../support/advance.ts';
import { expectAccessible, expectNoSidewaysScroll, shot } from '../support/look.ts';
import { playNow } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test('from the home page to a chapter and to the next; tables, pictures, links to other places', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules: Tetrarchia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tetrarchia' })).toBeVisible();
  await expectAccessible(page, 'book-contents');
  await page.getByRole('link', { name: 'Setting up', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Setting up' })).toBeFocused();
  await expect(page).toHaveTitle('Setting up – Tetrarchia – Tabularium');
  await expect(page.getByRole('row', { name: 'Harder 2 0 3 3' })).toBeVisible();
  await expect(page.locator('[data-picture="set-up"] .board-picture .tet').first()).toBeVisible();
  await expectAccessible(page, 'book-chapter');
  await page.getByRole('link', { name: 'aftermath' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Barbarian phase' })).toBeVisible();
  await expect(page.locator('.piece.lit')).toHaveText(
    'After an uprising, if an army is left in the supply, the roman die is rolled.',
  );
  await expect(page.locator('.piece.lit')).toBeInViewport();
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The advance' })).toBeFocused();
  await page.goBack();
  await expect(page.locator('.piece.lit')).toBeInViewport();
});

test('words and numbers are searched with the keyboard alone', async ({ page }) => {
  await page.goto('/#/rules/tetrarchia');
  await expect(page.locator('.contents')).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search the rules' });
  await expect(search).toBeFocused();
  await search.fill('BROKEN army stays');
  await expect(page.locator('.results mark').first()).toBeVisible();
  await expect(page.locator('.results .count')).toHaveText('1 place');
  await expectAccessible(page, 'book-search');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.piece.lit')).toHaveText(
    'If the link is broken, it is rolled for first; on 1 to 3 the army stays.',
  );
  await search.fill('setup-j');
  await expect(page.locator('.results li')).toHaveText([/Diocletian takes the first turn/]);
  await search.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'The advance' })).toBeVisible();
  await search.fill('xyzzy');
  await expect(page.getByText('Nothing was found.')).toBeVisible();
});

test('the numbers of the rules are shown to those who want them, also next time', async ({ page }) => {
  await page.goto('/#/rules/tetrarchia/04-discs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.rule-number')).toHaveCount(0);
  await page.getByLabel('Show the numbers of the rules').check();
  await expect(page.getByRole('link', { name: 'subdue-d', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'subdue-d', exact: true })).toBeVisible();
  await expectAccessible(page, 'book-numbers');
});

test('a word of the glossary explains itself with the focus and under the pointer, and Escape puts it away', async ({
  page,
}) => {
  await page.goto('/#/rules/tetrarchia/04-discs');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const term = page.getByRole('button', { name: 'Unrest' }).first();
  await term.focus();
  const note = page.getByRole('tooltip').filter({ hasText: 'A grey disc, the first step to Revolt.' });
  await expect(note).toBeVisible();
  await expect(term).toHaveAccessibleDescription(/A grey disc/);
  await expectAccessible(page, 'book-term');
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await page.mouse.move(0, 0);
  await term.hover();
  await expect(note).toBeVisible();
  await page.goto('/#/rules/tetrarchia/glossary');
  await page.getByRole('link', { name: 'Uprising: Where it is told' }).click();
  await expect(page.locator('.piece.lit')).toHaveText('an uprising begins there');
});

test('what is loaded late takes nobody who reads back to the beginning', async ({ page }) => {
  const late = Promise.withResolvers<void>();
  await page.route(/\/assets\/RUL(ES|INGS)/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto('/#/rules/tetrarchia/04-discs');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const term = page.getByRole('button', { name: 'Unrest' }).first();
  await term.focus();
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/RULES'));
  late.resolve();
  await loaded;
  await page.waitForTimeout(1000);
  await expect(term).toBeFocused();
});

test('a question and a line of the log lead to the sentence, and the table stays', async ({ page }) => {
  await playNow(page);
  await advance(page, 6);
  await page
    .getByRole('button', { name: /^(Rule:|The rule)/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.lit').first()).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open in a tab of its own' })).toHaveAttribute('target', '_blank');
  await dialog.getByRole('button', { name: 'Read in context' }).click();
  const panel = page.getByRole('region', { name: 'Rulebook' });
  await expect(panel.locator('.piece.lit').first()).toBeInViewport();
  await expect(page.locator('#question')).toBeVisible();
  await expectAccessible(page, 'book-panel', '#panel');
  await page.locator('.book.in-panel').getByRole('link', { name: 'Contents' }).click();
  await expect(panel.getByText('Behind what is asked')).toBeVisible();
  await expectAccessible(page, 'book-panel-contents', '#panel');
  await page.getByRole('tab', { name: 'Log' }).click();
  const line = page.locator('.log li:has([aria-label="Which rule"])').first();
  await line.hover();
  await line.getByRole('button', { name: 'Which rule' }).click();
  const [book] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('dialog').getByRole('link', { name: 'Open in a tab of its own' }).click(),
  ]);
  await expect(book.locator('.piece.lit').first()).toBeVisible();
});

for (const [locale, chapter, search] of [
  ['en-GB', 'Prosecutions', 'Search the rules'],
  ['es-ES', 'Los juicios', 'Buscar en las reglas'],
  ['it-IT', 'I processi', 'Cerca nelle regole'],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test('the book speaks the language of its reader', async ({ page }) => {
      await page.goto('/#/rules/republic-of-rome/1.09.421-b');
      await expect(page.getByRole('heading', { level: 1, name: chapter })).toBeVisible();
      await expect(page.getByRole('searchbox', { name: search })).toBeVisible();
      await expect(page.locator('.piece.lit')).toBeInViewport();
      await shot(page, `book-${locale}`);
    });
  });

for (const [width, height] of [
  [360, 740],
  [390, 844],
] as const)
  test.describe(`on a phone of ${width}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });
    test('every part fits, and a term is tapped', async ({ page }) => {
      for (const where of ['', '/06-expeditions', '/04-turns-and-events', '/glossary']) {
        await page.goto(`/#/rules/mediterranean-empires${where}`);
        await expect(page.locator('.contents, .chapter').first()).toBeVisible();
        await expectNoSidewaysScroll(page);
      }
      await page.goto('/#/rules/mediterranean-empires/06-expeditions');
      await page.locator('.term').first().tap();
      await expect(page.getByRole('tooltip').first()).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, `book-phone-${width}`);
    });
  });
