/** Three people and somebody who looks on: one expedition with everything that can happen to it. Nobody learns what is not theirs. */
import type { Locator, Page } from '@playwright/test';
import type { Empires } from '@tabularium/games/mediterranean-empires/rules';
import { secretsFrom } from '../support/secrets.ts';
import { gather, Seated } from '../support/seated.ts';
import { expect, test } from '../support/test.ts';
import { CARTAGO, city, HISPANIA, ROMA, romeActs, WEST } from '../support/three.ts';

type CombatKind = NonNullable<Empires['combat']>['kind'];

const LONGEST_MS = 600_000;
const EYES = [ROMA, HISPANIA, CARTAGO, 'public'] as const;

/** The card in the form by which an expedition or an interception is drawn up. */
const inForm = (page: Page, card: string): Locator => page.locator(`.exp-card[data-option="${card}"]`);

/** Exactly these cards go, whatever was proposed. */
const send = async (page: Page, cards: readonly string[]): Promise<void> => {
  const proposed = page.locator('.exp-proposed');
  await expect(page.locator('.exp-card').first()).toBeVisible();
  if (await proposed.isVisible()) await proposed.click();
  await expect(page.locator('.exp-card[aria-pressed="true"]')).toHaveCount(0);
  for (const card of cards) {
    await inForm(page, card).click();
    await expect(inForm(page, card)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** Whoever may play a card in this combat, or on the way, plays none; up to the turn of one of them, if that is wanted. */
const nobodyPlays = async (three: Seated<Empires>, kind?: CombatKind, until?: number): Promise<void> => {
  for (;;) {
    const [seat, verbs] = await three.asked();
    const { combat } = await three.g();
    if (!verbs.includes('decline') || combat?.kind !== kind || seat === until) return;
    await three.does(seat, () => three.bar(seat).locator('[data-commit="decline"]').click());
  }
};

/** All see the page of the battle with this heading. */
const allSee = async (three: Seated<Empires>, title: RegExp): Promise<void> => {
  for (const eye of EYES)
    await expect(three.page(eye).locator('.med-battle').getByRole('heading', { level: 2 })).toHaveText(title);
};

test('an expedition by sea: met at sea, met in the field with a card of a third party, and the city assaulted', async ({
  server,
  newPerson,
}) => {
  test.setTimeout(LONGEST_MS);
  const three = new Seated<Empires>(await gather(server, WEST, romeActs(), newPerson));
  await three.look();
  // There is something to look for: the cards of others, and all decks.
  for (const eye of EYES)
    expect(
      [...secretsFrom(await three.record(), eye).keys()].filter((x) => x.startsWith('card:')).length,
    ).toBeGreaterThan(80);
  const [roma, hispania, carthago] = [ROMA, HISPANIA, CARTAGO].map((seat) => three.page(seat)) as [Page, Page, Page];
  const hands = (await three.g()).hands.map((hand) => [...hand]);
  const of = (seat: number, ...kinds: readonly string[]): string[] =>
    hands[seat]!.filter((card) => kinds.some((kind) => card.endsWith(kind)));

  await test.step('Rome declares: three fleets and four troops', async () => {
    await roma.locator('.exp-targets').selectOption('city:utica');
    await roma.locator('[data-way="sea"]').click();
    await send(roma, [...of(ROMA, '-14', '-15', '-16'), ...of(ROMA, '-04', '-05', '-07', '-08')]);
    const landing = roma.locator('.exp-arrival');
    await expect(landing).toBeVisible();
    if (!(await landing.innerText()).includes('Land first')) await landing.click();
    await expect(landing).toContainText('Land first');
    await three.does(ROMA, () => roma.locator('[data-commit="declare"]').click());
    await expect.poll(async () => (await three.g()).attack?.arrival).toBe('landing');
  });
  // What was declared face down is known to Rome alone.
  expect((await three.g()).attack?.force.faceUp).toBe(false);

  await test.step('Carthage meets it at sea and is beaten', async () => {
    await nobodyPlays(three);
    await expect(carthago.locator('#question')).toContainText(/do you intercept/);
    await send(carthago, of(CARTAGO, '-16'));
    await three.does(CARTAGO, () => carthago.locator('[data-commit="meet"]').click());
    expect(await three.asked()).toEqual([ROMA, expect.arrayContaining(['loadAll'])]);
    await three.does(ROMA, () => roma.locator('[data-commit="load"]').click());
    expect((await three.g()).combat?.kind).toBe('naval');
    await allSee(three, /^Naval battle on the way to Utica/);
    await nobodyPlays(three, 'naval');
    expect((await three.g()).attack?.intercepted).toEqual(['naval']);
  });

  await test.step('Carthage meets it before Utica; Hispania plays a card for one side', async () => {
    await send(carthago, of(CARTAGO, '-01'));
    await three.does(CARTAGO, () => carthago.locator('[data-commit="meet"]').click());
    await nobodyPlays(three, 'field', HISPANIA);
    expect((await three.g()).combat?.kind).toBe('field');
    await allSee(three, /^Field battle at /);
    const [blow] = of(HISPANIA, '-35');
    // A press on it chooses it and opens nothing; it is not played before it is said for whom.
    await hispania.locator(`.win-card[data-option="${blow}"]`).click();
    await expect(hispania.getByRole('dialog')).toHaveCount(0);
    const red = hispania.locator('[data-commit="play"]');
    await expect(red).toHaveAttribute('aria-disabled', 'true');
    await hispania.locator('.win-row').getByText('for Carthago').click();
    await expect(red).toContainText(/Play Surprise Attack.*Carthago \d+ %/);
    await three.does(HISPANIA, () => red.click());
    await expect.poll(async () => (await three.g()).table.at(-1)?.side).toBe(1);
    for (const eye of EYES) await expect(three.page(eye).locator('.med-battle')).toContainText('Surprise Attack');
    expect((await three.g()).table).toMatchObject([{ card: blow, by: HISPANIA, side: 1 }]);
    await nobodyPlays(three, 'field');
    expect((await three.g()).attack?.intercepted).toEqual(['naval', 'land']);
  });

  await test.step('the assault: Utica changes hands, and all maps show it', async () => {
    expect((await three.g()).combat?.kind).toBe('assault');
    await allSee(three, /^Assault on Utica/);
    await nobodyPlays(three, 'assault');
    const g = await three.g();
    expect(g.owner[city('utica')]).toBe(ROMA);
    for (const eye of EYES) {
      const log = three.page(eye).locator('.log');
      await expect(log).toContainText(/Roma against Utica/);
    }
  });
  // Every frame and every page was looked through after every answer.
  expect(three.looked.times).toBeGreaterThan(15);
  expect(three.looked.characters).toBeGreaterThan(1_000_000);
  await three.close();
});
