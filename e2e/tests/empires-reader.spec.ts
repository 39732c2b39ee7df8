/** A turn of Mediterranean Empires by what a screen reader says, and nothing else. */
import type { Page } from '@playwright/test';
import { LaidTable } from '../support/laid.ts';
import { asks, expectInOrder, Reader } from '../support/reader.ts';
import { sit } from '../support/seated.ts';
import type { TestServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { ROMA, romeActs, WEST } from '../support/three.ts';

const LONGEST_MS = 420_000;
const ACTION = /^heading, What do you do\?, level 2$/;

/** Rome is played by a person, the others by bots of the server. */
const sitDown = async (page: Page, server: TestServer): Promise<void> => {
  const bot = { kind: 'bot', name: '', bot: 'sensible' } as const;
  const table = await LaidTable.of(server, 'Curia', WEST, romeActs(), {
    seats: [{ kind: 'open', name: '' }, bot, bot],
  });
  await sit(page, table.link, 'Livia', ROMA);
  await table.close();
};

test('a turn of Mediterranean Empires: the action, the target, the cards, the battle, the next action', async ({
  page,
  server,
}) => {
  test.setTimeout(LONGEST_MS);
  await sitDown(page, server);
  // Before that the page may still be loaded anew.
  await expect(page.getByRole('heading', { name: 'What do you do?' })).toBeVisible();
  const reader = await Reader.on(page);
  expectInOrder(
    await asks(reader),
    ACTION,
    /^group, Your hand$/,
    /^button, Troop Principes field 6 naval 1 assault 5/,
    /^group, Kind of action$/,
    /^button, Expedition, .*pressed$/,
    /^combobox, Target/,
    /^option, Utica · \d+ %/,
    /^button, Declare .*disabled/,
    /^button, Pass/,
    /^region, Board of Mediterranean Empires/,
    /^heading, Roma, level 3$/,
    /^Roma: size 3, \d forts?; capital of Roma; port; roads to/,
    /^heading, Neutral cities, level 3$/,
    /^complementary, Log, chat and rules/,
  );
  // A target is a button of the map.
  await reader.fromTop();
  await reader.press(/^button, Utica/);
  expectInOrder(
    await asks(reader),
    /^heading, Which cards go to Utica\?, level 2$/,
    /^button, Troop .*, pressed$/,
    /^group, Way$/,
    /^button, By land No way by land\., disabled/,
    /^image, succeeds \d+ %/,
    /^Route with a way over the sea: Roma and Utica\.$/,
    /^\d+ % as it lies/,
    /^button, Declare/,
  );
  await reader.fromTop();
  await reader.press(/^button, Declare/);
  await reader.hears(/Roma sends \d+ cards? against Utica/);
  // Whatever comes of it is asked and told in words, up to the next action.
  let said = await asks(reader);
  for (let i = 0; i < 30 && !said.some((phrase) => ACTION.test(phrase)); i++) {
    await reader.fromTop();
    // What leaves it at that, or what is proposed.
    await reader.press(/^button, (?!.*, disabled\b)(Play nothing,|.*key shortcuts (Enter|N)\b)/);
    await reader.hears(/^polite: /);
    said = await asks(reader);
  }
  expect(said.some((phrase) => ACTION.test(phrase))).toBe(true);
  const heard = reader.heard.join('\n');
  expect
    .soft(heard, 'the forces')
    .toMatch(/Assault on Utica: Roma against Carthago\. Roma: factors \d+, 1 die: .*Utica: \d dice/);
  expect
    .soft(heard, 'dice and what came of them')
    .toMatch(/Roma: factors \d+, dice \d.*in all \d+\. Utica: dice [\d ]+, in all \d+/);
  expect.soft(heard, 'what the form answers is not asked aloud').not.toMatch(/cards? so far|where next/);
  expect.soft(heard, 'how it ended').toMatch(/Roma against Utica: (the city is taken|the attack fails)/);
  expect.soft(heard, 'what others do').toMatch(/polite: (Hispania|Carthago) /);
});
