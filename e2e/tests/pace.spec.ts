import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, shot } from '../support/look.ts';
import { offeredAt } from '../support/play.ts';
import { pressOn } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

const LONG_MS = 300_000;
const NAMES = ['Livia', 'Bruno', 'Carla', 'Dino', 'Elena'];
const CUT = [/WebSocket connection to .* failed/, /net::ERR_/];

const newRome = async (page: Page, where: 'On this device' | 'Online', others: readonly string[]): Promise<void> => {
  await page.goto('/#/new/republic-of-rome');
  await page.getByLabel('Your name').fill('Livia');
  await page.getByRole('radio', { name: where }).check();
  const seats = page.getByRole('combobox', { name: /^Who sits at seat/ });
  for (const [i, other] of others.entries()) {
    const kind = other === 'bot' ? 'A bot' : where === 'Online' ? 'Open to anybody' : 'Another person here';
    await seats.nth(i + 1).selectOption(kind);
    // These make no offers, each of which would be answered before the game goes on.
    if (other === 'bot') await page.getByRole('combobox', { name: `Bot of seat ${i + 2}` }).selectOption('Easy');
    if (where === 'On this device') await page.getByLabel(`Name at seat ${i + 2}`).fill(other);
  }
  await page.getByRole('button', { name: /^(Start the game|Open the table)$/ }).click();
};

const phaseOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.rr-phases [aria-current="step"]')?.textContent ?? 'before');

/** Presses what finishes an answer, and waits until it is made: until then the same button still stands there. */
const finish = async (page: Page, red: Locator): Promise<void> => {
  const { moves } = await offeredAt(page);
  await red.click();
  await expect.poll(async () => (await offeredAt(page)).moves, { intervals: [10, 50] }).not.toBe(moves);
};

/** Enough for some votes. */
const SAID_IN_SENATE = 24;

interface Around {
  readonly sat: { readonly phase: string; readonly who: string }[];
  /** How many questions were answered before all eyes in the Senate. */
  readonly said: number;
}
/** Plays into the first Senate Phase: what can be said aloud is said, and whoever else is asked sits down. */
const playAround = async (page: Page, name: string): Promise<Around> => {
  const sat: { phase: string; who: string }[] = [];
  let said = 0;
  const curtain = page.locator('.curtain button');
  const aloud = page.locator('.aloud .acts [data-verb]:enabled');
  const red = page.locator('.q [data-commit].primary:enabled:not([aria-disabled="true"])');
  for (let i = 0; i < 300 && said < SAID_IN_SENATE; i++) {
    const phase = await phaseOf(page);
    if (/Combat|Revolution/.test(phase)) break;
    if (await curtain.isVisible()) {
      // The phase of this moment: the curtain may have come after the one above was read.
      sat.push({ phase: await phaseOf(page), who: ((await curtain.textContent()) ?? '').replace('I am ', '') });
      await curtain.click();
      // On a busy machine it may still be there when the next look is taken, and would count twice.
      await expect(curtain).toBeHidden();
    } else if ((await aloud.count()) > 0) {
      if (phase.includes('Senate') && said++ === 0) {
        // Nothing of anybody's hand is on the page.
        await expect(page.locator('.hand-card')).toHaveCount(0);
        await expectAccessible(page, name, '.q');
      }
      await aloud.first().click();
    } else if ((await red.count()) > 0) await finish(page, red);
    else await pressOn(page, 2, i, '.curtain, .aloud');
  }
  return { sat, said };
};

test('five people around one screen: who sits down alone, phase by phase', async ({ page }) => {
  test.setTimeout(LONG_MS);
  await newRome(page, 'On this device', NAMES.slice(1));
  const { sat, said } = await playAround(page, 'around-one-screen');
  const times = (phase: string, who: string): number =>
    sat.filter((s) => s.phase.includes(phase) && s.who === who).length;
  for (const who of NAMES) expect(times('Revenue', who), `${who} in Revenue`).toBeLessThanOrEqual(1);
  const early = sat.filter((s) => !s.phase.includes('Senate')).length;
  test.info().annotations.push({ type: 'curtains', description: JSON.stringify(sat) });
  expect(early, 'curtains before the first Senate').toBeLessThan(22);
  expect(said, 'asked before all eyes in the first Senate').toBeGreaterThan(8);
  expect(sat.length - early, 'curtains in the first Senate').toBeLessThan(16);
});

test('who keeps the screen asks the others aloud from it, and lays the table open when they want to see it', async ({
  page,
}) => {
  test.setTimeout(LONG_MS);
  await newRome(page, 'On this device', NAMES.slice(1));
  const aloud = page.locator('.aloud .acts [data-verb]:enabled');
  const red = page.locator('.q [data-commit].primary:enabled:not([aria-disabled="true"])');
  const curtain = page.locator('.curtain');
  const keep = curtain.getByRole('checkbox', { name: 'Keep the screen while others answer aloud' });
  /** What was pressed last has come to its end. */
  const isReached = async (until: Locator): Promise<boolean> => {
    if (!(await until.isVisible())) return false;
    await page.waitForTimeout(500);
    return until.isVisible();
  };
  const goOn = async (until: Locator): Promise<void> => {
    for (let i = 0; i < 100 && !(await isReached(until)); i++) {
      if (await curtain.isVisible()) {
        await keep.check();
        await curtain.getByRole('button').click();
      } else if ((await aloud.count()) > 0) await aloud.first().click();
      else if ((await red.count()) > 0) await finish(page, red.first());
      else await pressOn(page, 1, i, '.curtain, .aloud');
    }
  };
  await goOn(curtain);
  await keep.check();
  await expectAccessible(page, 'keep-screen', '.curtain');
  await shot(page, 'keep-screen');
  const held = page.locator('.aloud', { hasText: 'You keep the screen' });
  await goOn(held);
  await expect(page.locator('.hand-card').first()).toBeVisible();
  await expectAccessible(page, 'kept-screen', '.q');
  await shot(page, 'kept-screen');
  await held.getByRole('button', { name: 'Lay the table open' }).click();
  await expect(page.locator('.aloud')).toContainText('Said before everybody');
  await expect(page.locator('.hand-card')).toHaveCount(0);
});

/** Is this person asked, and not only free to step in? */
const isAsked = (page: Page): Promise<boolean> => page.locator('.asked-now > .ask:not([hidden])').isVisible();

test('by correspondence: a standing order passes, also after a restart of the server', async ({
  page: livia,
  newPerson,
  server,
  watch,
}) => {
  test.setTimeout(2 * LONG_MS);
  watch.allow(...CUT);
  await newRome(livia, 'Online', ['Bruno', 'bot', 'bot', 'bot']);
  const code = await livia.locator('.code output').textContent();
  const bruno = await newPerson({ viewport: { width: 390, height: 844 } });
  await bruno.goto('/');
  await bruno.getByRole('button', { name: 'Join with a code' }).click();
  await bruno.getByLabel('Code or link of the table').fill(code!);
  await bruno.getByRole('button', { name: 'Join', exact: true }).click();
  await bruno.getByLabel('Your name').fill('Bruno');
  await bruno.getByRole('button', { name: 'Take seat 2' }).click();

  const heard: string[] = [];
  const goOn = async (until: () => Promise<boolean>): Promise<void> => {
    for (let i = 0; i < 600 && !(await until()); i++) {
      for (const page of [livia, bruno]) {
        if (!(await isAsked(page))) continue;
        if (page === livia) heard.push((await livia.locator('#question').textContent()) ?? '');
        await pressOn(page, 1, i);
      }
      await livia.waitForTimeout(40);
    }
    expect(await until()).toBe(true);
  };
  const order = livia.locator('[data-verb="orderPass"]');
  await goOn(async () => (await order.count()) > 0);
  // In sight while others are asked, and behind More… when it is Livia's turn.
  await expect(async () => {
    if (!(await order.isVisible())) await livia.getByRole('button', { name: 'More…' }).click({ timeout: 1000 });
    await order.click({ timeout: 2000 });
  }).toPass();
  await expect(livia.getByRole('group', { name: 'until when' })).toBeVisible();
  await livia.getByRole('button', { name: 'a Senator of mine is accused' }).click();
  await expectAccessible(livia, 'standing-order', '.q');
  await livia.getByRole('button', { name: /^Pass this Senate phase, with 1 exception/ }).click();
  const standing = livia.locator('.standing');
  await expect(standing).toHaveText(/Pass every window of this Senate phase, unless/);
  await shot(livia, 'standing-order-waits');

  await server.kill();
  await server.start();
  for (const page of [livia, bruno]) await page.reload();
  await expect(standing).toHaveText(/Pass every window of this Senate phase, unless/);
  await expect(bruno.locator('.standing')).toHaveCount(0);
  await expectNoSidewaysScroll(bruno);
  heard.length = 0;
  await goOn(async () => !(await phaseOf(livia)).includes('Senate'));
  // While others are asked the bar says so; that is no question of one's own.
  expect(heard.filter((asked) => asked.includes('step in') && !asked.startsWith('Everybody is asked'))).toEqual([]);
  await expect(standing).toHaveCount(0);
});
