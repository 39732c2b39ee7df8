import type { Page } from '@playwright/test';
import { attackAt, type Cut } from '../support/attacks.ts';
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
  const decline = page.locator('.q [data-verb="decline"]');
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
  await page.locator('.hand .med-card.offered').first().click();
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
    const next = page.locator('.curtain .btn.primary, .q [data-verb="decline"], .sitter').first();
    await next.click({ timeout: 2000 });
    expect(await rolled.count()).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000, intervals: [100] });
  await expect(rolled.locator('.med-b-dice')).toHaveCount(2);
  await expect(rolled).toContainText(/goes to|holds out/);
  await expect(page.locator('.board-view')).toBeVisible({ timeout: 20_000 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('sides stand one above the other, and nothing is wider than the screen', async ({ page }) => {
    await open(page, assault());
    const [attacker, defender] = await Promise.all(
      ['.s0', '.s1'].map((side) => page.locator(`.med-b-side${side}`).boundingBox()),
    );
    expect(defender!.y).toBeGreaterThanOrEqual(attacker!.y + attacker!.height - 1);
    await expectNoSidewaysScroll(page);
    const back = await page.getByRole('button', { name: 'Map' }).boundingBox();
    expect(Math.min(back!.width, back!.height)).toBeGreaterThanOrEqual(44);
  });
});
