/** Finished games: rated ones, a person's own, and those that everybody may find. */
import type { Page } from '@playwright/test';
import { Client } from '../../server/test/client.ts';
import { expectAccessible, expectNoSidewaysScroll, shot } from '../support/look.ts';
import { inviteLink } from '../support/table.ts';
import { expect, test } from '../support/test.ts';
import { playToEnd, sitDown, tokenOf } from '../support/together.ts';

const PHONE = { width: 390, height: 844 };
const GAME = 'mediterranean-empires';

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/#/you');
  await page.getByRole('button', { name: 'Remember my seats' }).click();
  await expect(page.getByRole('region', { name: 'Your devices' }).getByText('this device')).toBeVisible();
};

/** Livia opens a rated table for two. */
const openRated = async (page: Page, tableName: string): Promise<string> => {
  await page.goto(`/#/new/${GAME}`);
  await page.getByRole('radio', { name: 'Online' }).check();
  await page.getByLabel('Your name').fill('Livia');
  const seats = page.getByRole('combobox', { name: /^Who sits at seat/ });
  while ((await seats.count()) > 2) await page.getByRole('button', { name: /Fewer/ }).click();
  await page.getByLabel('Name of the table').fill(tableName);
  await page.getByRole('switch', { name: /^Rated/ }).check({ force: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('Rated table')).toBeVisible();
  return inviteLink(page);
};

/** Both seats answer at random until the game is over, while their browsers are elsewhere: drawing every move would take minutes. */
const playOut = async (url: string, pages: readonly Page[]): Promise<void> => {
  const table = pages[0]!.url();
  const id = /#\/table\/([^/]+)/.exec(table)![1]!;
  const tokens = await Promise.all(pages.map(tokenOf));
  for (const page of pages) await page.goto('/');
  const clients = await Promise.all(tokens.map((token) => Client.at(url, id, token)));
  while (clients.every((c) => !c.scene.over)) {
    // Of what one does in private the other is told nothing, so nobody waits to be told.
    const next = clients.find((c) => c.isAsked());
    if (next) await next.actAnyhow();
    else await new Promise((done) => setTimeout(done, 2));
  }
  for (const c of clients) c.close();
  for (const page of pages) await page.goto(table);
};

const result = (page: Page) => page.getByRole('dialog', { name: 'How it came out' });
const openResult = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'The result' }).click();
  await expect(result(page).getByRole('table')).toBeVisible();
};
const mayBeFound = (page: Page) => result(page).getByRole('switch', { name: /^Everybody may find this game/ });

test('a rated game, seen by all before they sit, is in the history of both and found by all when both agree', async ({
  page: livia,
  newPerson,
  server,
}) => {
  test.setTimeout(180_000);
  const bruno = await newPerson();
  await signIn(livia);
  await signIn(bruno);
  const link = await openRated(livia, 'Mare nostrum');
  await shot(livia, 'history-rated-waiting');
  await bruno.goto(link);
  const offer = bruno.getByRole('dialog');
  await expect(offer.getByText('Rated table')).toBeVisible();
  await expect(offer.getByText('1,500 ± 400')).toBeVisible();
  await expectAccessible(bruno, 'history-rated-offer', '[role=dialog], dialog');
  await offer.getByLabel('Your name').fill('Bruno');
  await offer.getByRole('button', { name: /^Take seat 2/ }).click();
  await expect(bruno.locator('.seat').filter({ hasText: '– you' }).first()).toBeVisible();
  await playOut(server.url, [livia, bruno]);
  // What opens the seal of the dice is told with the end.
  const proof = livia.locator('.fate .dice-proof');
  await expect(proof).toContainText('The dice can be checked by this');
  await expect(proof.locator('code')).toHaveText(/^\S{20,}$/);

  await openResult(livia);
  await expect(
    result(livia)
      .getByText(/1,[45]\d\d ± 3\d\d/)
      .first(),
  ).toBeVisible();
  await expectAccessible(livia, 'history-result', 'dialog');
  await mayBeFound(livia).check({ force: true });
  await expect(result(livia).getByText('Agreed: Livia. Not said so far: Bruno.')).toBeVisible();
  const stranger = await newPerson();
  await stranger.goto('/#/games');
  await expect(stranger.getByText('Nobody has made a game public yet.')).toBeVisible();
  await openResult(bruno);
  // By keyboard.
  await mayBeFound(bruno).focus();
  await bruno.keyboard.press('Space');
  await expect(result(bruno).getByText('It is public.')).toBeVisible();

  await stranger.goto('/');
  await stranger.getByRole('link', { name: 'Finished games to look at' }).click();
  await expect(stranger.getByRole('listitem').filter({ hasText: 'Mare nostrum' })).toContainText(
    /Won by (Livia|Bruno)/,
  );
  await expectAccessible(stranger, 'history-public');
  await stranger.getByLabel('Which games').selectOption('Tetrarchia');
  await expect(stranger.getByText('No game of this kind.')).toBeVisible();
  await stranger.getByLabel('Which games').selectOption('All games');
  await stranger.getByRole('link', { name: 'Look at it: Mare nostrum' }).click();
  await expect(stranger.getByRole('button', { name: 'Replay' }).first()).toBeVisible();
  // Whoever takes it back takes it off.
  await mayBeFound(bruno).uncheck({ force: true });
  await expect(result(bruno).getByText('Agreed: Livia.')).toBeVisible();
  await stranger.goto('/#/games');
  await expect(stranger.getByText('Nobody has made a game public yet.')).toBeVisible();

  await livia.goto('/#/you');
  await livia.getByRole('link', { name: 'Past games' }).click();
  await expect(livia.getByRole('heading', { name: 'Past games', level: 1 })).toBeVisible();
  const ratings = livia.getByRole('region', { name: 'Ratings' });
  await expect(ratings).toContainText(/Mediterranean Empires1,[45]\d\d ± 3\d\d after 1 game/);
  const numbers = livia.getByRole('region', { name: 'Mediterranean Empires' });
  await expect(numbers.getByRole('table', { name: 'By side' }).getByRole('row')).toHaveCount(2);
  await expect(livia.getByRole('region', { name: 'Games' })).toContainText(/You (won|lost)/);
  await expectAccessible(livia, 'history-past');
  await livia.setViewportSize(PHONE);
  await expectNoSidewaysScroll(livia);
  await expectAccessible(livia, 'history-past-phone');
  await livia.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await shot(livia, 'history-past-phone-below');
});

test('games that are won or lost together say so, in three languages, and cannot be rated', async ({
  page: livia,
  newPerson,
  server,
}) => {
  const bruno = await newPerson();
  await signIn(livia);
  await livia.goto('/#/new/tetrarchia');
  await livia.getByRole('radio', { name: 'Online' }).check();
  await expect(livia.getByRole('switch', { name: /^Rated/ })).toHaveCount(0);
  await sitDown(livia, [bruno, 'Bruno']);
  await playToEnd(server.url, [livia, bruno]);
  await livia.goto('/#/you/past');
  const game = livia.getByRole('region', { name: 'Games' }).getByRole('listitem').first();
  await expect(game).toContainText('The long frontier');
  await expect(game).toContainText(/Lost by all|Won together/);
  await expect(game).toContainText('Level 4200');
  await expect(game).toContainText('Livia (you)');
  await expect(livia.getByRole('region', { name: 'Ratings' })).toHaveCount(0);
  for (const [language, title, level] of [
    ['Español', 'Partidas anteriores', 'Nivel 4200'],
    ['Italiano', 'Partite passate', 'Livello 4200'],
  ] as const) {
    await livia.getByRole('button', { name: /Settings|Ajustes/ }).click();
    await livia.getByRole('dialog').getByRole('radio', { name: language }).check();
    await livia.keyboard.press('Escape');
    await expect(livia.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(livia.getByRole('listitem').filter({ hasText: 'The long frontier' })).toContainText(level);
    await shot(livia, `history-past-${language.slice(0, 2).toLowerCase()}`);
  }
});
