/** Pages of Mediterranean Empires in the place of the map: the hand, the count, the end. Wide and on a phone, light and dark, in three languages. */
import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../support/box.ts';
import { cutEmpires, offers, playedEmpires } from '../support/empires.ts';
import { openCut } from '../support/forms.ts';
import { expectAccessible, expectNoSidewaysScroll, shot } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

const action = cutEmpires(
  4,
  'expedition',
  (at, q, { g }) => at === 'round.action/act' && g.round > 1 && offers(q, 'attack') > 8 && offers(q, 'empire') > 0,
);
/** Somebody has to discard after the count of the first turn. */
const counted = playedEmpires(3, 'a', ({ stack }) => stack.some(({ proc }) => proc === 'end.turn'));
const ended = playedEmpires(3, 'count', ({ over }) => Boolean(over));

/** Opens a game that was played elsewhere, and sits down if there is somebody to sit down for. */
const open = async (page: Page, file: string): Promise<void> => {
  await page.goto('/');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'played.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(page.locator('#question')).toBeAttached();
  const curtain = page.locator('.curtain .btn.primary');
  await expect(curtain.or(page.locator('.q .fate, .q [data-verb], .q [data-commit]')).first()).toBeVisible();
  if (await curtain.isVisible()) await curtain.click();
  await expect(curtain).toHaveCount(0);
};

const hand = async (page: Page): Promise<Locator> => {
  await openCut(page, action);
  await page.keyboard.press('h');
  await expect(page.locator('.hand-cards > ul > li').first()).toBeVisible();
  return page.locator('.hand-cards');
};
const count = async (page: Page): Promise<Locator> => {
  await open(page, counted);
  // It has come up by itself.
  await expect(page.locator('.med-count')).toBeVisible();
  return page.locator('.med-count');
};
const end = async (page: Page): Promise<Locator> => {
  await open(page, ended);
  await expect(page.locator('.med-end .med-ranking li').first()).toBeVisible();
  return page.locator('.med-end');
};

/** What each is headed by, in every language. */
const PAGES = {
  hand: { to: hand, en: 'Your hand', es: 'Tu mano', it: 'La tua mano' },
  count: { to: count, en: 'The count of turn 1', es: 'El recuento del turno 1', it: 'Il conteggio del turno 1' },
  end: { to: end, en: 'Final ranking', es: 'Clasificación final', it: 'Classifica finale' },
} as const;
const LANGUAGES = ['en', 'es', 'it'] as const;
type Name = keyof typeof PAGES;
const NAMES = Object.keys(PAGES) as Name[];

/** Keys of words, refs of things and placeholders: nothing of that is for people to read. */
const RAW =
  /\b(?:ui|med|exp|count|end|card|hand|board|battle|leaf|page|verb|ending)\.[a-z]\w*|\b(?:city|card|area|empire|event|scenario|type):\w|\{\w+[,}]/;

const expectWords = async (part: Locator): Promise<void> => {
  const text = await part.evaluate((el) => {
    const labels = [...el.querySelectorAll('[aria-label], [title]')].flatMap((x) => [
      x.getAttribute('aria-label') ?? '',
      x.getAttribute('title') ?? '',
    ]);
    return [(el as HTMLElement).innerText, ...labels].join('\n');
  });
  expect(text.length).toBeGreaterThan(100);
  expect(text).not.toMatch(RAW);
};

for (const name of NAMES) {
  test(`${name}: nothing that axe objects to, light and dark`, async ({ page }) => {
    await PAGES[name].to(page);
    await expectAccessible(page, `empires-${name}`);
  });
}

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: language });
    for (const name of NAMES)
      test(`${name}: said in the language, without keys of words`, async ({ page }) => {
        const part = await PAGES[name].to(page);
        await expect(part.getByRole('heading', { name: PAGES[name][language] }).first()).toBeVisible();
        await expectWords(page.locator('main'));
        await shot(page, `empires-${name}-${language}`);
      });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const name of NAMES)
    test(`${name}: nothing is wider than the screen, what is pressed is large enough, nothing that axe objects to`, async ({
      page,
    }) => {
      const part = await PAGES[name].to(page);
      await expectNoSidewaysScroll(page);
      if (name === 'hand') {
        const [top, first] = await Promise.all([page.locator('.top'), part].map(boxOf));
        expect(first!.y - top!.y - top!.height).toBeLessThan(2);
      }
      const small = await part
        .locator('button:visible')
        .evaluateAll((all) => all.filter((el) => el.getBoundingClientRect().height < 43).map((el) => el.outerHTML));
      expect(small).toEqual([]);
      await expectAccessible(page, `empires-${name}-phone`);
    });
});

test('the hand is sorted, hidden and left; the count shows another turn and whose points; the end leads into the replay', async ({
  page,
}) => {
  const cards = await hand(page);
  const n = await cards.locator('> ul > li').count();
  // What can be played stands first, everything else says why not.
  await expect(cards.locator('> ul > li').first()).toHaveClass('can');
  await expect(cards.locator('> ul > li.off .why').first()).not.toBeEmpty();
  const orders = cards.getByRole('group', { name: 'Order of the hand' }).or(cards.locator('.hand-orders')).first();
  await orders.getByRole('button').last().click();
  await expect(cards.locator('> ul > li')).toHaveCount(n);
  await cards.getByRole('button', { name: /Hide/ }).click();
  await expect(cards.locator('> ul > li')).toHaveCount(0);
  await page.keyboard.press('m');
  await expect(cards).toHaveCount(0);
  await expect(page.locator('.board-view')).toBeVisible();

  const table = await count(page);
  await expect(table.locator('tbody tr')).toHaveCount(3);
  await page.keyboard.press('m');
  await expect(page.locator('.board-view')).toBeVisible();
  await page.keyboard.press('c');
  await expect(table).toBeVisible();

  const story = await end(page);
  await expect(story.locator('.med-ranking li')).toHaveCount(3);
  await expect(story.locator('.med-ranking li').first()).toHaveClass(/won/);
  await story.getByRole('button', { name: /replay/i }).click();
  await expect(page.getByRole('heading', { name: /^Looking back/ })).toBeVisible();
  await expect(page.locator('.med-end')).toHaveCount(0);
});

test('a line of the log is as high as its words; the end fills its page', async ({ page }) => {
  const story = await end(page);
  const lines = page.locator('.log li:not(.together):has(.why)');
  await expect(lines.first()).toBeVisible();
  const spare = await lines.evaluateAll((all) =>
    all.flatMap((li) => {
      const words = document.createRange();
      words.selectNodeContents(li.querySelector(':scope > div')!);
      const { height } = words.getBoundingClientRect();
      return height > 0 ? [li.getBoundingClientRect().height - height] : [];
    }),
  );
  expect(Math.max(...spare)).toBeLessThan(26);
  const [ranking, bar] = await Promise.all([story.locator('.med-ranking'), page.locator('#question-bar')].map(boxOf));
  expect(bar!.y - ranking!.y - ranking!.height).toBeLessThan(2);
  expect(bar!.height).toBeLessThan(120);
});

test('the count stays until one goes on from it, while others discard and act, and does not come again', async ({
  page,
}) => {
  const page1 = await count(page);
  // First what is asked: too many cards.
  await expect(page1.locator('.med-count-on')).toContainText(/^Your next hand: \d+ cards/);
  await expect(page1.locator('[data-go-on]')).toHaveCount(0);
  const on = page.locator('[data-go-on]');
  const curtain = page.locator('.curtain .btn.primary');
  await expect(async () => {
    if (await curtain.isVisible()) await curtain.click();
    const card = page.locator('[data-form="discard"] .exp-card[aria-pressed="false"]').first();
    const red = page.locator('[data-commit="discard"]');
    if (await red.isVisible()) {
      if ((await red.getAttribute('aria-disabled')) === 'true') await card.click({ timeout: 2000 });
      else await red.click({ timeout: 2000 });
    }
    expect(await on.isVisible()).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [100] });
  await expect(on).toHaveText('On to turn 2');
  await on.click();
  await expect(page.locator('.med-count')).toHaveCount(0);
  await expect(page.locator('.board-view')).toBeVisible();
});

test('the list is one press away from the hand and from the count too', async ({ page }) => {
  await hand(page);
  const list = page.locator('.top').getByRole('button', { name: 'List' });
  const table = page.locator('.board-table');
  await list.click();
  await expect(table.locator('tbody tr').first()).toBeVisible();
  await expect(page.locator('.hand-cards')).toHaveCount(0);
  await page.keyboard.press('c');
  await expect(page.locator('.med-count')).toBeVisible();
  await expect(list).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('l');
  await expect(table.locator('tbody tr').first()).toBeVisible();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('l');
  await expect(page.locator('.med .city').first()).toBeVisible();
});
