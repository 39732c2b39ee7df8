import type { Page } from '@playwright/test';
import { PRINTED } from '@tabularium/games/mediterranean-empires/rules';
import { attackAt, type Cut } from '../support/attacks.ts';
import { boxOf } from '../support/box.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

const inWindow = (proc: string): boolean => proc === 'cards.window';

/** Opens the game and sits down in the seat that is asked. */
const open = async (page: Page, { file, by }: Cut): Promise<void> => {
  await page.goto('/');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'attack.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(page.locator('#question')).toBeVisible();
  const sitter = page.locator(`.sitter[data-seat="${by}"]`);
  const curtain = page.locator('.curtain .btn.primary');
  const decline = page.locator('.q [data-commit="decline"]');
  await expect(sitter.or(curtain).or(decline).first()).toBeVisible();
  if (await sitter.isVisible()) await sitter.click();
  await expect(curtain.or(decline).first()).toBeVisible();
  if (await curtain.isVisible()) await curtain.click();
  await expect(page.locator('.med-battle')).toBeVisible();
};

const assault = (): Cut =>
  attackAt(
    8,
    (g, question, proc) =>
      g.combat?.kind === 'assault' &&
      inWindow(proc) &&
      question.verbs['play'] !== undefined &&
      g.attack!.guard!.seat >= 0 &&
      g.attack!.force.units.length > 1,
  );

test('an assault stands in the place of the map: its steps, both sides, the chances, and who may play', async ({
  page,
}) => {
  await open(page, assault());
  const battle = page.locator('.med-battle');
  await expect(battle.getByRole('heading', { level: 2 })).toHaveText(/^Assault on /);
  await expect(battle.locator('[aria-current="step"]')).toContainText('Assault · cards');
  await expect(battle.getByRole('img', { name: /^As it lies: .+ wins with \d+ %$/ })).toBeVisible();
  await expect(battle.getByText('Rolled when the window closes')).toBeVisible();
  await expect(battle.locator('.med-b-window li')).toHaveCount(8);
  await expect(battle.locator('.med-b-window .asked')).toHaveCount(1);
  // A card that is about to be played changes the chances.
  await page.locator('.win-can .win-card').first().click();
  await expect(battle.getByRole('img', { name: /^With / })).toBeVisible();
  // The sum opens into its parts.
  await battle.locator('.med-b-sum summary').first().click();
  await expect(battle.locator('.med-b-sum li').first()).toBeVisible();
  await expectAccessible(page, 'empires-battle');
});

test('the map and back, by keys and by buttons', async ({ page }) => {
  await open(page, assault());
  const battle = page.locator('.med-battle');
  await page.keyboard.press('m');
  await expect(battle).toHaveCount(0);
  await expect(page.locator('.board-view')).toBeVisible();
  await page.keyboard.press('b');
  await expect(battle).toBeVisible();
  await page.getByRole('button', { name: 'Map' }).click();
  await expect(battle).toHaveCount(0);
  await page.getByRole('button', { name: 'Battle', exact: true }).click();
  await expect(battle).toBeVisible();
});

/** Somebody who is in neither side holds a card that names one. */
const between = (): Cut =>
  attackAt(8, (g, question, proc) => {
    const { whose } = question.prompt.a ?? {};
    const offer = question.verbs['play'];
    const isThird = whose === 'owned' || whose === 'free';
    const names = (id: string): boolean =>
      PRINTED.cards[id]!.types[0] === 'X' && PRINTED.cards[id]!.effects.some((e) => e.op === 'discard-random-troop');
    return inWindow(proc) && g.combat?.kind === 'field' && isThird && offer?.t === 'pick' && offer.of.some(names);
  });

test('a card is played in a low form: what it changes, why others cannot be played; by key and by press', async ({
  page,
}) => {
  await open(page, assault());
  const bar = page.locator('#question-bar');
  const form = page.locator('[data-form="window"]');
  await expect(form).toBeVisible();
  const red = page.locator('[data-commit="play"]');
  await expect(red).toHaveAttribute('aria-disabled', 'true');
  await expect(form.locator('.win-note')).toContainText(/As it lies (you win|.+ wins) with \d+ %/);
  const first = form.locator('.win-can .win-card').first();
  await expect(first.locator('.med-foot')).toContainText(/\d+ %$/);
  for (const off of await form.locator('.win-off .win-card').all()) {
    await expect(off).toHaveAttribute('aria-disabled', 'true');
    expect((await off.locator('.med-foot').innerText()).length).toBeGreaterThan(3);
  }
  await bar.focus();
  await page.keyboard.press('1');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(red).toContainText(/^Play .+ %/);
  expect((await boxOf(bar)).height).toBeLessThanOrEqual(192);
  await page.keyboard.press('Escape');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  const name = await first.locator('.med-name').innerText();
  await first.click();
  await bar.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.log')).toContainText(`plays ${name}`);
});

test('in a battle of others a card is played for one of them, in the same form', async ({ page }) => {
  await open(page, between());
  const form = page.locator('[data-form="window"]');
  await expect(form.locator('.win-note')).toContainText('Neither side is yours');
  const card = form.locator('.win-can .win-card', { hasText: 'by its text' }).first();
  await card.click();
  const red = page.locator('[data-commit="play"]');
  await expect(red).toContainText('for whom?');
  await form
    .getByText(/^against /)
    .first()
    .click();
  await expect(red).not.toHaveAttribute('aria-disabled', 'true');
  await expect(form.locator('.win-note')).toContainText(/^It helps /);
  await expectAccessible(page, 'empires-window');
  await red.click();
  await expect(page.locator('.log')).toContainText(/plays /);
  await expect(page.locator('.q [data-verb="forAttacker"]')).toHaveCount(0);
});

test('nothing until the end of the combat is one press', async ({ page }) => {
  await open(page, assault());
  const asked = page.locator('.med-b-window .asked');
  const who = await asked.locator('b').innerText();
  await page.locator('[data-until="combat"]').click();
  await expect(page.locator('.med-b-window li', { hasText: who })).not.toHaveClass(/asked/);
});

test('no card of another hand is anywhere on the page', async ({ page }) => {
  const cut = assault();
  await open(page, cut);
  const html = await page.locator('.board').innerHTML();
  for (const card of cut.hidden) expect(html).not.toContain(card);
});

test('when all play nothing, the dice fall and are told, then the map comes back', async ({ page }) => {
  await open(page, assault());
  const rolled = page.locator('.med-battle.over .med-b-rolled');
  await expect(async () => {
    if ((await rolled.count()) > 0) return;
    const next = page.locator('.curtain .btn.primary, .q [data-commit="decline"], .sitter').first();
    await next.click({ timeout: 2000 });
    expect(await rolled.count()).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000, intervals: [100] });
  await expect(rolled.locator('.med-b-dice')).toHaveCount(2);
  await expect(rolled).toContainText(/goes to|holds out/);
  await expect(page.locator('.board-view')).toBeVisible({ timeout: 20_000 });
});

/** The chances and who may play lie above the question, whole, wherever the sides have been scrolled to. */
const expectInSight = async (page: Page): Promise<void> => {
  const seen = async (what: string) => boxOf(page.locator(what));
  for (const to of [0, 10_000]) {
    await page.locator('.sheet-view').evaluate((el, top) => el.scrollTo({ top }), to);
    const [chances, players, bar, view] = await Promise.all(
      ['.med-b-chances', '.med-b-window ol', '#question-bar', '.sheet-view'].map(seen),
    );
    expect(chances!.y).toBeGreaterThanOrEqual(view!.y);
    for (const box of [chances!, players!]) expect(box.y + box.height).toBeLessThanOrEqual(bar!.y + 1);
  }
};

test('in a window of middle width the chances and who may play are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await open(page, assault());
  await expectInSight(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('sides stand one above the other, and nothing is wider than the screen', async ({ page }) => {
    await open(page, assault());
    const [attacker, defender] = await Promise.all(
      ['.s0', '.s1'].map((side) => boxOf(page.locator(`.med-b-side${side}`))),
    );
    expect(defender!.y).toBeGreaterThanOrEqual(attacker!.y + attacker!.height - 1);
    await expectNoSidewaysScroll(page);
    await expectInSight(page);
    const back = await boxOf(page.getByRole('button', { name: 'Map' }));
    expect(Math.min(back.width, back.height)).toBeGreaterThanOrEqual(44);
  });

  for (const language of ['en', 'es', 'it'])
    test.describe(language, () => {
      test.use({ locale: language });
      test('a card is played in the same form: nothing too small, no key in place of a word', async ({ page }) => {
        await open(page, assault());
        const form = page.locator('[data-form="window"]');
        const barHeight = async () => (await boxOf(page.locator('#question-bar'))).height;
        expect(await barHeight()).toBeLessThanOrEqual(210);
        const longer = form.locator('[data-until]').first();
        await expect(longer).toBeHidden();
        await form.locator('.win-more summary').click();
        await expect(longer).toBeVisible();
        await form.locator('.win-can .win-card').first().click();
        await expect(page.locator('[data-commit="play"]')).not.toHaveAttribute('aria-disabled', 'true');
        await expectNoSidewaysScroll(page);
        expect(await barHeight()).toBeLessThanOrEqual(265);
        await expectInSight(page);
        expect(await page.locator('.asked-now').innerText()).not.toMatch(/win\.|med\.|hand\.|card:|\{/);
        const small = await page
          .locator('.win button:visible, .acts button:visible')
          .evaluateAll((all) => all.filter((el) => el.getBoundingClientRect().height < 43).map((el) => el.textContent));
        expect(small).toEqual([]);
        const battle = await boxOf(page.locator('.med-battle'));
        expect((await boxOf(page.locator('#question-bar'))).y - battle.y).toBeGreaterThan(300);
      });
    });
});
