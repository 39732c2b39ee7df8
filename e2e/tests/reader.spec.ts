import { expect, test } from '../support/test.ts';
import { hurry } from '../support/press.ts';
import { asks, expectInOrder, QUESTION, Reader } from '../support/reader.ts';
import { Five } from '../support/rome/five.ts';
import { firstTurn } from '../support/rome/positions.ts';
import type { Page } from '@playwright/test';

const LONGEST_MS = 420_000;
/** The red button of a question, or that of a window in which one may step in. */
const SENDS = /^button, (.*key shortcuts Enter|Pass, )/;

/** From the home page to the first question, by what the reader says. */
const begin = async (page: Page, game: string, way?: string): Promise<Reader> => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  const home = await Reader.on(page);
  await home.press(new RegExp(`^button, Play now: ${game}`));
  if (way !== undefined) {
    await expect(page.getByRole('dialog')).toBeVisible();
    await home.fromTop();
    await home.pressAndStop(new RegExp(`^button, ${way}`));
  }
  await page.waitForURL(/#\/local/);
  const reader = await Reader.on(page);
  await asks(reader);
  return reader;
};

test('a turn of Tetrarchia by what a screen reader says, and nothing else', async ({ page }) => {
  const reader = await begin(page, 'Tetrarchia');
  await reader.press(/^button, Mare Internum/);
  await reader.hears(/A fleet takes station in Mare Internum\.[^]*Choose a sea for the last fleet\./);
  await reader.press(/^button, Mare A/);
  await reader.hears(/Where does Diocletian come onto the board\?/);
  await reader.press(/^button, Roma/);
  await reader.hears(/Diocletian has 6 points to spend\./);

  expectInOrder(
    await reader.whole(),
    /^heading, Diocletian has 6 points to spend\., level 2/,
    /^6 of 6 left$/,
    /^button, Move from 1 Imperium/,
    /^button, End the turn/,
    /^button, Turn Revolt into Unrest, There is no Revolt here\., disabled/,
    /^region, Board of Tetrarchia/,
    /^heading, Hispania, level 3/,
    /^Gallaecia \(5\): Revolt; linked to/,
    /^complementary, Log, chat and rules/,
  );
  await reader.fromTop();
  await reader.press(/^button, Move from 1/);
  await reader.press(/^button, Narbonensis/);
  await reader.hears(/Diocletian moves .*Narbonensis/);
  expectInOrder(await reader.whole(), /^5 of 6 left$/, /^Narbonensis \(6\): Diocletian/);

  await reader.fromTop();
  await reader.press(/^button, End the turn/);
  const confirm = await reader.to(/^button, End the turn$/);
  expect(confirm.join('\n')).toMatch(/5 points are lost\. Then the barbarians come\./);
  await reader.act();
  // What the barbarians do, die by die, and who is next.
  await reader.hears(/The dice name .*Round 1: \w+\./);
  expectInOrder(await asks(reader), QUESTION, /^6 of 6 left$/, /^button, Move/, /^region, Board of Tetrarchia/);
});

/** What leaves it at that: a standing order for the whole meeting, or else the red button. */
const LEAVES: readonly RegExp[] = [/^button, Pass this Senate phase/, /^button, Adjourn/, /^button, End Prosecutions/];
/** More than anybody is asked in a turn who passes every window of the Senate. */
const MOST_ASKED = 60;

test('a turn of Republic of Rome against bots by what a screen reader says, and nothing else', async ({ page }) => {
  test.setTimeout(2 * LONGEST_MS);
  await hurry(page);
  const reader = await begin(page, 'Republic of Rome', 'Against bots');
  const read: string[] = [];
  let hasVoted = false;
  for (let asked = 0; ; asked++) {
    const said = await asks(reader);
    if (said.includes('Turn 2')) break;
    expect(
      asked,
      said.find((phrase) => QUESTION.test(phrase)),
    ).toBeLessThan(MOST_ASKED);
    expectInOrder(said, QUESTION, SENDS, /^button, State treasury/, /^(list|region), Factions/, /^complementary, /);
    // What a choice is made by is read before the button that makes it.
    read.push(
      ...said.slice(
        0,
        said.findIndex((phrase) => SENDS.test(phrase)),
      ),
    );
    hasVoted ||= said.some((phrase) => /^button, Cast \d+ for/.test(phrase));
    const leaves = LEAVES.find((phrase) => said.some((text) => phrase.test(text)));
    await reader.fromTop();
    await reader.press(leaves ?? SENDS);
    await reader.hears(/^polite: /);
  }
  expect(hasVoted).toBe(true);
  const [whole, heard] = [read.join('\n'), reader.heard.join('\n')];
  expect.soft(whole, 'choices say why they cannot be made').toMatch(/^button, Games, [^,]+\., disabled/m);
  expect.soft(whole, 'a sum is one sentence').toMatch(/^image, 3 Leader, \+\d 2 Senators = \d to place$/m);
  expect.soft(whole, 'a chance stands with its price').toMatch(/^\d T: \d+ %$/m);
  expect.soft(whole, 'the tally is one sentence').toMatch(/^image, (For \d+|Against \d+|You \d+), .*\d+$/m);
  expect.soft(heard, 'others are asked in silence').not.toMatch(/Initiative of (?!Populares).*: what do you do/);
  expect.soft(heard, 'dice and what came of them').toMatch(/rolls \d and gains (a|no) Knight/);
});

test('what is not yet placed is not said again when somebody else places his money', async ({ server, newPerson }) => {
  const five = await Five.at(server, firstTurn(), newPerson);
  const left = five.page(0).locator('.money-left');
  await expect(left).toHaveText('0 Talents not yet placed');
  await left.evaluate((el) => {
    el.dataset['said'] = '0';
    const say = (): void => void (el.dataset['said'] = String(Number(el.dataset['said']) + 1));
    new MutationObserver(say).observe(el, { subtree: true, childList: true, characterData: true });
  });
  await five.likely(1, /^Finish/);
  await expect(left).toHaveAttribute('data-said', '0');
  await five.close();
});
