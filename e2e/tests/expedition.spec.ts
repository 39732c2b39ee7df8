/** An expedition and an interception of Mediterranean Empires, as one form each: presses, keys, phone, languages, axe. */
import { engineOf } from '@tabularium/kernel';
import { mediterraneanEmpires, PRINTED } from '@tabularium/games/mediterranean-empires/rules';
import { boxOf } from '../support/box.ts';
import { cutEmpires, offers } from '../support/empires.ts';
import { openCut } from '../support/forms.ts';
import { expectAccessible, expectNoSidewaysScroll, shot } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

const engine = engineOf(mediterraneanEmpires);
const action = cutEmpires(
  4,
  'expedition',
  (at, q, { g }) => at === 'round.action/act' && g.round > 1 && offers(q, 'attack') > 8 && offers(q, 'empire') > 0,
);
const intercepted = cutEmpires(
  4,
  'intercepted',
  (at, q, { g }) =>
    at === 'expedition.intercept/ask' && g.attack?.kind === 'expedition' && offers(q, 'interceptAt') > 1,
);

/** Somebody may win a neutral city over by a card. */
let treaty = '';
const courting = cutEmpires(4, 'aimed', (at, q, state) => {
  const by = engine.waitingFor(state)[0]!;
  const offer = q.verbs['empire'];
  const cards = at === 'round.action/act' && state.g.round > 1 && offer?.t === 'pick' ? offer.of : [];
  treaty = cards.find((id) => PRINTED.cards[id]!.effects[0]?.op === 'acquire-neutral-city') ?? '';
  return treaty !== '' && state.g.hands[by]!.includes(treaty);
});

test('a known target takes two presses: the place on the map, and Declare', async ({ page }) => {
  await openCut(page, action);
  await page.locator('.board [data-ref^="city:"].can').first().click();
  await expect(page.locator('#question')).toContainText('Which cards go to');
  await expect(page.locator('.exp-card[aria-pressed="true"]').first()).toBeVisible();
  await expect(page.locator('.exp-proposed')).toBeVisible();
  await expectAccessible(page, 'expedition');
  await shot(page, 'expedition');
  await page.locator('[data-commit="declare"]').click();
  await expect(page.locator('[data-form="action"]')).toBeHidden();
});

test('by keys: the target in the list, a card by its digit, Enter; Esc takes the target back', async ({ page }) => {
  await openCut(page, action);
  const list = page.locator('.exp-targets');
  await list.selectOption({ index: 1 });
  await expect(page.locator('[data-commit="declare"]')).toBeEnabled();
  await page.locator('#question-bar').focus();
  await page.keyboard.press('Escape');
  await expect(list).toBeVisible();
  await list.selectOption({ index: 1 });
  const chosen = page.locator('.exp-card[aria-pressed="true"]');
  await expect(chosen.first()).toBeVisible();
  const before = await chosen.count();
  const cards = page.locator('.exp-card');
  const n = await cards.evaluateAll((all) => all.findIndex((el) => el.getAttribute('aria-pressed') === 'true'));
  await page.locator('#question-bar').focus();
  await page.keyboard.press(String(n + 1));
  await expect(chosen).toHaveCount(before - 1);
  await page.keyboard.press(String(n + 1));
  await expect(chosen).toHaveCount(before);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-form="action"]')).toBeHidden();
});

test('the proposal is cleared with one press, and then nothing can be declared', async ({ page }) => {
  await openCut(page, action);
  await page.locator('.exp-targets').selectOption({ index: 1 });
  await page.locator('.exp-proposed').click();
  await expect(page.locator('.exp-card[aria-pressed="true"]')).toHaveCount(0);
  await expect(page.locator('[data-commit="declare"]')).toHaveAttribute('aria-disabled', 'true');
});

test('an Empire card is aimed at a place of the map before it is played, and that is all that has to be said', async ({
  page,
}) => {
  await openCut(page, courting);
  const bar = page.locator('#question-bar');
  await page.locator('.exp').getByText('Empire card').click();
  await page.locator(`.exp-card[data-option="${treaty}"]`).click();
  const red = page.locator('[data-commit="empire"]');
  await expect(red).toHaveAttribute('aria-disabled', 'true');
  await page.locator('.board [data-ref^="city:"].can').first().click();
  await expect(red).toContainText(/^Play .+: .+/);
  const city = (await red.innerText()).split(': ')[1]!.split('\n')[0]!;
  await expectAccessible(page, 'aimed');
  await bar.focus();
  await page.keyboard.press('Enter');
  // Nobody answers it; then the die falls for that city, without another question.
  const log = page.locator('.log');
  await expect(async () => {
    const next = page.locator('.curtain .btn.primary, .q [data-commit="decline"]').first();
    if (!(await log.innerText()).includes(`rolls for ${city}`)) await next.click({ timeout: 2000 });
    const line = log.locator('li', { hasText: `rolls for ${city}` });
    await expect(line.locator('.dice-sum')).toContainText(/at least \d needed/, { timeout: 2000 });
  }).toPass();
});

test('an interception says who comes and what for; N lets it pass', async ({ page }) => {
  await openCut(page, intercepted);
  await expect(page.locator('#question')).toContainText(/sends \d+ cards? against your .*: do you intercept/);
  await expectAccessible(page, 'interception');
  await page.locator('#question-bar').focus();
  await page.keyboard.press('n');
  await expect(page.locator('[data-form="intercept"]')).toBeHidden();
});

for (const language of ['en', 'es', 'it'])
  test.describe(language, () => {
    test.use({ locale: language, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test('on a phone the map stays in sight, nothing is wider than the window, nothing too small', async ({ page }) => {
      await openCut(page, action);
      await page.locator('.exp-targets').selectOption({ index: 1 });
      await expect(page.locator('[data-commit="declare"]')).toBeVisible();
      await expectNoSidewaysScroll(page);
      const map = await boxOf(page.locator('.board-view'));
      const bar = await boxOf(page.locator('#question-bar'));
      expect(bar.y - map.y).toBeGreaterThan(230);
      expect(bar.height).toBeLessThanOrEqual(297);
      // What can be changed of the way shows on demand.
      const ways = page.locator('.exp-ways');
      await expect(ways).toBeHidden();
      await page.locator('.exp-more summary').click();
      await expect(ways).toBeVisible();
      await expectNoSidewaysScroll(page);
      expect(await page.locator('.asked-now').innerText()).not.toMatch(/exp\.|med\.|city:|card:|\{/);
      const small = await page
        .locator('.exp button:visible, .acts button:visible')
        .evaluateAll((all) => all.filter((el) => el.getBoundingClientRect().height < 43).map((el) => el.textContent));
      expect(small).toEqual([]);
      await shot(page, `expedition-phone-${language}`);
    });
    test('on a phone an interception at one of several places leaves the map its room', async ({ page }) => {
      await openCut(page, intercepted);
      await expect(page.locator('[data-commit="meet"]')).toBeVisible();
      await expectNoSidewaysScroll(page);
      const map = await boxOf(page.locator('.board-view'));
      const bar = await boxOf(page.locator('#question-bar'));
      expect(bar.height).toBeLessThanOrEqual(375);
      expect(bar.y - map.y).toBeGreaterThan(300);
      const small = await page
        .locator('.exp button:visible, .acts button:visible')
        .evaluateAll((all) => all.filter((el) => el.getBoundingClientRect().height < 43).map((el) => el.textContent));
      expect(small).toEqual([]);
      await shot(page, `interception-phone-${language}`);
    });
  });
