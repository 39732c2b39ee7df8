/** What happens at a table of Mediterranean Empires is seen; fingers, digits, and windows of middle width. */
import type { Page } from '@playwright/test';
import { copy, engineOf, type Question, type State } from '@tabularium/kernel';
import { type Empires, mediterraneanEmpires as game } from '@tabularium/games/mediterranean-empires/rules';
import { boxOf } from '../support/box.ts';
import { cutEmpires, offers, toMap } from '../support/empires.ts';
import { openCut } from '../support/forms.ts';
import { expectNoSidewaysScroll, shot } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

const engine = engineOf(game);
/** With one answer a city changes hands, and somebody gets points for it. */
const isDecided = (question: Question, state: State<Empires>): boolean => {
  if (!Object.hasOwn(question.verbs, 'decline') || state.g.combat === null) return false;
  const after = copy(state);
  engine.apply(after, { by: engine.waitingFor(state)[0]!, verb: 'decline' });
  const target = state.g.attack?.target ?? -1;
  return target >= 0 && after.g.owner[target] !== state.g.owner[target] && after.g.vp.join() !== state.g.vp.join();
};
const conquest = cutEmpires(3, 'conquest', (_at, question, state) => isDecided(question, state));
const eight = cutEmpires(
  8,
  'eight',
  (at, q, { g }) => at === 'round.action/act' && g.round > 1 && offers(q, 'attack') > 8,
);
const four = cutEmpires(
  4,
  'expedition',
  (at, q, { g }) => at === 'round.action/act' && g.round > 1 && offers(q, 'attack') > 8 && offers(q, 'empire') > 0,
);

/** Opens a game that was cut, whether or not its question has a form. */
const open = async (page: Page, file: string): Promise<void> => {
  await page.goto('/');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'cut.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(page.locator('.q :is([data-verb], [data-commit], [data-pick])').first()).toBeVisible();
};

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('a conquered city turns over, and points fly to their seat', async ({ page }) => {
    await open(page, conquest);
    await toMap(page);
    await expect(page.locator('.seat .gain')).toHaveCount(0);
    await page.keyboard.press('n');
    await expect(page.locator('.seat .gain').first()).toHaveText(/^[+−]\d+$/);
    const mark = page.locator('.med .city [data-turned]');
    await expect(mark).toHaveCount(1);
    // The mark that was turned away is not seen any more in the end.
    await expect(page.locator('.med .city .turns.away:visible')).toHaveCount(0);
    await expect(mark.locator('.figure')).toBeVisible();
  });
});

test('without motion the number simply changes', async ({ page }) => {
  await open(page, conquest);
  await toMap(page);
  const points = (): Promise<string[]> => page.locator('.seat .points').allInnerTexts();
  const before = await points();
  await page.keyboard.press('n');
  await expect.poll(points).not.toEqual(before);
  await expect(page.locator('.seat .gain')).toHaveCount(0);
});

for (const [language, names] of [
  ['en', 177],
  ['es', 170],
  ['it', 170],
] as const)
  test.describe(language, () => {
    test.use({ locale: language });
    test('with eight Empires the bar of an expedition leaves every name its room, and its question its line', async ({
      page,
    }) => {
      await openCut(page, eight);
      await page.locator('.exp-targets').selectOption({ index: 1 });
      await expect(page.locator('[data-commit="declare"]')).toBeVisible();
      expect((await boxOf(page.locator('.q h2'))).height).toBeLessThan(36);
      expect((await boxOf(page.locator('.q'))).height).toBeLessThanOrEqual(192);
      // What has no room under the chances is read whole with the focus, by keyboard too, and covers no button.
      const notes = page.locator('.exp-odds .exp-notes');
      const cut = (): Promise<number> => notes.evaluate((el) => el.scrollHeight - el.clientHeight);
      expect(await cut()).toBeGreaterThan(1);
      await page.locator('.exp-ways button').last().focus();
      for (let i = 0; i < 3 && !(await notes.evaluate((el) => el === document.activeElement)); i++)
        await page.keyboard.press('Tab');
      await expect(notes).toBeFocused();
      expect(await cut()).toBeLessThanOrEqual(1);
      await notes.blur();
      await expect.poll(() => page.locator('.med .names > text').count()).toBeGreaterThanOrEqual(names);
    });
  });

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('two places within reach of a finger open a choice of the two', async ({ page }) => {
    await openCut(page, eight);
    await expect(page.locator('.med .city.can').first()).toBeVisible();
    await page.getByRole('button', { name: 'Whole board' }).click();
    const findPair = () => {
      const frame = document.querySelector('.board-view')!.getBoundingClientRect();
      const all = [...document.querySelectorAll('.med [data-ref].can')].flatMap((el) => {
        const box = el.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        // Where nothing lies over it.
        const isFree = x > 60 && x < frame.right - 70 && y > frame.top + 60 && y < frame.bottom - 90;
        return isFree ? [{ x, y, ref: el.getAttribute('data-ref')! }] : [];
      });
      for (const a of all)
        for (const b of all)
          if (a.ref < b.ref && Math.hypot(a.x - b.x, a.y - b.y) < 40) return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      return undefined;
    };
    await expect.poll(() => page.evaluate(findPair)).toBeDefined();
    const between = (await page.evaluate(findPair))!;
    await page.touchscreen.tap(between.x, between.y);
    const menu = page.getByRole('menu', { name: 'Which one?' });
    const choices = menu.getByRole('menuitem');
    await expect(choices.first()).toBeVisible();
    expect(await choices.count()).toBeGreaterThanOrEqual(3);
    for (const box of await choices.evaluateAll((all) => all.map((el) => el.getBoundingClientRect().height)))
      expect(box).toBeGreaterThanOrEqual(44);
    const name = await choices.first().innerText();
    await choices.first().click();
    await expect(menu).toBeHidden();
    await expect(page.locator('#question')).toContainText(name);
  });
});

test('on the page of the hand a digit plays the card that bears it', async ({ page }) => {
  await openCut(page, four);
  await page.keyboard.press('h');
  const first = page.locator('.hand-cards > ul > li').first();
  await expect(first.locator('.hand-digit')).toHaveText('1');
  const ref = await first.locator('.hand-face').getAttribute('data-read');
  await page.keyboard.press('1');
  await expect(page.locator('.hand-cards')).toBeHidden();
  await expect(page.locator(`[data-option="${ref}"]`).first()).toBeVisible();
});

for (const [width, height] of [
  [768, 1024],
  [820, 1180],
  [1024, 768],
] as const)
  test(`a window of ${width} by ${height}: seats, cards and map have room`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openCut(page, eight);
    await page.locator('.exp-targets').selectOption({ index: 1 });
    await expect(page.locator('[data-commit="declare"]')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await shot(page, `empires-${width}`);
    const cut = await page.evaluate(() => {
      const parts = [...document.querySelectorAll<HTMLElement>('.seat b, .exp-card .med-name, .exp-card .med-kind')];
      return parts.flatMap((el) => (el.scrollWidth > el.clientWidth + 1 && el.clientWidth > 0 ? [el.innerText] : []));
    });
    expect(cut).toEqual([]);
    const overlaps = await page.locator('.seat').evaluateAll((all) =>
      all.flatMap((seat) => {
        const [name, points] = [seat.querySelector('.who b'), seat.querySelector('.points')].map((el) =>
          el!.getBoundingClientRect(),
        );
        return name!.right > points!.left && name!.bottom > points!.top && name!.top < points!.bottom
          ? [seat.textContent]
          : [];
      }),
    );
    expect(overlaps).toEqual([]);
    // Everybody's cards in hand are said.
    for (const seat of await page.locator('.seat').all()) await expect(seat.locator('.count').nth(1)).toBeVisible();
    const map = await boxOf(page.locator('.board-view'));
    expect(map.height).toBeGreaterThan(440);
  });
