import type { Page } from '@playwright/test';
import { Client } from '../../server/test/client.ts';
import { expectAccessible, expectNoSidewaysScroll, shot } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

const NAMES = ['Livia', 'Bruno', 'Carla', 'Dario'];

/** A table of Rome on the server; the link of each seat, and its secret. */
const openRome = async (url: string): Promise<{ readonly id: string; readonly seats: readonly string[] }> => {
  const seats = NAMES.map((name) => ({ kind: 'human', name }));
  const body = JSON.stringify({ game: 'republic-of-rome', seats });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/tables`, { method: 'POST', headers, body });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: string; seats: string[] };
};
const sit = async (
  page: Page,
  { id, seats }: { readonly id: string; readonly seats: readonly string[] },
  seat: number,
) => {
  await page.goto(`/#/table/${id}/${seats[seat]}`);
  await expect(page.locator('.rr-sheet')).toBeVisible();
};

/** How many times something was pressed from now on, by whatever means. */
const counted = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const now = window as unknown as { presses: number };
    now.presses = 0;
    addEventListener('click', (e) => (now.presses += e.isTrusted ? 1 : 0), { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses);
};

test('an agreement from a template takes three presses, accepting it one, and the question stays in sight', async ({
  page: livia,
  newPerson,
  server,
}) => {
  const table = await openRome(server.url);
  const bruno = await newPerson();
  await sit(livia, table, 0);
  await sit(bruno, table, 1);
  await livia.keyboard.press('g');
  await expect(livia.getByRole('region', { name: 'Negotiation' })).toBeVisible();
  await expect(livia.locator('#question')).toBeInViewport({ ratio: 1 });
  await livia.locator('[data-room="0+1"]').click();
  const presses = await counted(livia);
  await livia.locator('[data-template="buy-votes"]').click();
  await livia.locator('.deal-tray [data-word="4"]').click();
  await livia.locator('[data-offer]').click();
  await expect(livia.locator('.deals-room .deal-offer')).toContainText('4 Talents');
  expect(await presses()).toBe(3);
  await expect(livia.locator('.deal-row [data-state="byMe"]')).toBeVisible();
  // Whoever is offered it answers from the notice, beside whatever is asked.
  const notice = bruno.getByRole('region', { name: 'An offer waits for your answer' });
  await expect(notice).toContainText('4 Talents');
  await expect(bruno.locator('#question')).toBeInViewport({ ratio: 1 });
  await shot(bruno, 'deals-notice');
  const answered = await counted(bruno);
  await notice.getByRole('button', { name: 'Accept' }).click();
  await expect(notice).toBeHidden();
  expect(await answered()).toBe(1);
  await expect(livia.locator('.deal-row [data-state="inForce"]')).toBeVisible();
  await expectAccessible(livia, 'deals', '.table-page');
  // Names open into leaves.
  await livia
    .locator('.deals-standing .name', { hasText: /^Optimates$/ })
    .first()
    .click();
  await expect(livia.getByRole('dialog')).toContainText('Optimates');
  await livia.keyboard.press('Escape');
  await livia.keyboard.press('Escape');
  await expect(livia.getByRole('region', { name: 'Negotiation' })).toBeHidden();
  await expect(livia.locator('.rr-sheet')).toBeVisible();
});

test('with the keyboard alone: a verb by its digit, an amount by arrows, the offer by Enter; a counter-offer begins with its clauses', async ({
  page: livia,
  newPerson,
  server,
}) => {
  const table = await openRome(server.url);
  const bruno = await newPerson();
  await sit(livia, table, 0);
  await sit(bruno, table, 1);
  await livia.keyboard.press('g');
  await expect(livia.locator('.deal-builder')).toBeVisible();
  await livia.keyboard.press('1');
  await expect(livia.locator('.deal-tray [aria-pressed="true"]')).toBeFocused();
  await livia.keyboard.press('ArrowRight');
  await livia.keyboard.press('Enter');
  await expect(livia.getByRole('button', { name: 'how much: 6 Talents' })).toBeVisible();
  // What no clause may be about stands among what it may, with the reason.
  await livia.getByRole('button', { name: /^what: / }).click();
  const never = livia.locator('.deal-tray .never').first();
  await expect(never).toHaveAttribute('aria-disabled', 'true');
  await never.focus();
  await livia.keyboard.press('Enter');
  await expect(livia.locator('.refused')).toContainText('No clause can be about who becomes Rome or Field Consul');
  await livia.keyboard.press('Escape');
  await expect(livia.locator('.deal-tray')).toBeHidden();
  await livia.locator('[data-offer]').focus();
  await livia.keyboard.press('Enter');
  await expect(livia.locator('.deals-room .deal-offer')).toContainText('6 Talents');
  await bruno.locator('.deal-notice [data-answer="counter"]').click();
  await expect(bruno.locator('.deal-clauses')).toContainText('6 Talents');
  await bruno.getByRole('button', { name: 'how much: 6 Talents' }).click();
  await bruno.locator('.deal-tray [data-word="8"]').click();
  await bruno.locator('[data-offer]').click();
  await expect(livia.locator('.deals-room .deal-offer.waits')).toContainText('8 Talents');
  await expect(livia.locator('.deals-room .deal-offer')).toHaveCount(1);
  await livia.keyboard.press('Escape');
  await expect(livia.locator('#deals')).toBeHidden();
});

test('[AGR-05] a room, and a private agreement made in it, are nobody else’s business', async ({
  page: livia,
  newPerson,
  server,
}) => {
  const table = await openRome(server.url);
  const [bruno, dario] = [await newPerson(), await newPerson()];
  const carla = await Client.at(server.url, table.id, table.seats[2]);
  await sit(livia, table, 0);
  await sit(bruno, table, 1);
  await sit(dario, table, 3);
  const before = carla.raw.filter((text) => !text.includes('"t":"table"')).length;
  await livia.keyboard.press('g');
  await livia.locator('[data-room="0+1"]').click();
  await livia.getByLabel('Message').fill('Between the two of us');
  await livia.keyboard.press('Enter');
  await livia.getByRole('button', { name: 'Private', exact: true }).click();
  await livia.locator('[data-template="buy-votes"]').click();
  await livia.locator('.deal-tray [data-word="3"]').click();
  await expect(livia.locator('.deal-builder')).toContainText('a record only');
  await livia.locator('[data-offer]').click();
  await bruno.locator('.deal-notice [data-answer="accept"]').click();
  await expect(livia.locator('.deal-row', { hasText: '3 Talents' })).toContainText('private');
  // The floor is heard by all. Nothing else has come to the others, and no number was left out.
  await livia.locator('[data-room="table"]').click();
  await livia.getByLabel('Message').fill('Nothing to hide');
  const heard = carla.next('chat');
  await livia.keyboard.press('Enter');
  expect((await heard).line.text).toBe('Nothing to hide');
  const came = carla.raw.filter((text) => !text.includes('"t":"table"')).slice(before);
  expect(came.map((text) => text.slice(0, 14))).toEqual(['{"t":"writing"', '{"t":"chat","n']);
  expect(came[0]).toBe('{"t":"writing","by":0,"room":"table"}');
  expect(carla.raw.join('\n')).not.toMatch(/Between the two|agreement:/);
  await dario.getByRole('tab', { name: /Chat/ }).click();
  await expect(dario.getByRole('log')).toContainText('Nothing to hide');
  await dario.keyboard.press('g');
  await expect(dario.locator('.deals-page')).not.toContainText(/Between the two|3 Talents/);
  await expect(dario.locator('.room .badge')).toHaveCount(0);
  // In the room it is there, unread until it is opened.
  await bruno.keyboard.press('g');
  await expect(bruno.locator('[data-room="0+1"] .badge')).toContainText('1');
  await bruno.locator('[data-room="0+1"]').click();
  await expect(bruno.getByRole('log')).toContainText('Between the two of us');
  await expect(bruno.locator('.on-the-floor')).toContainText('Nothing to hide');
  await expect(bruno.locator('[data-room="0+1"] .badge')).toHaveCount(0);
  // That somebody is writing is seen by whoever will read it, for a while.
  await livia.locator('[data-room="0+1"]').click();
  await livia.getByLabel('Message').pressSequentially('And then');
  await expect(bruno.locator('[data-room="0+1"]')).toContainText('Livia is writing…');
  await expect(bruno.locator('.is-writing')).toHaveText('Livia is writing…');
  await shot(bruno, 'deals-room');
  await expect(dario.locator('.deals-page')).not.toContainText('writing…');
  await expect(bruno.locator('.is-writing')).toHaveCount(0);
  expect(carla.raw.filter((text) => text.includes('"t":"writing"'))).toHaveLength(1);
  carla.close();
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('rooms are a list, a clause has a page, an offer is answered from its notice', async ({
    page,
    newPerson,
    server,
  }) => {
    const table = await openRome(server.url);
    const bruno = await newPerson({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await sit(page, table, 0);
    await sit(bruno, table, 1);
    await page.getByRole('navigation').getByRole('button', { name: 'Agreements' }).tap();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Talk' }).tap();
    await page.locator('[data-room="0+1"]').tap();
    await expect(page.getByLabel('Message')).toBeInViewport();
    await page.getByRole('button', { name: 'Write', exact: true }).tap();
    await page.locator('[data-template="no-veto"]').tap();
    await page.locator('.deal-tray [data-word="2"]').tap();
    await expect(page.locator('.deal-clause:visible')).toHaveCount(1);
    await page.getByRole('button', { name: 'Previous clause' }).tap();
    await expect(page.locator('.deal-clause:visible')).toContainText('from a veto');
    await expect(page.locator('[data-offer]')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#question')).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, 'deals-phone', '.table-page');
    await page.locator('[data-offer]').tap();
    await expect(bruno.locator('.deal-notice')).toBeInViewport();
    await expect(bruno.locator('#question')).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(bruno);
    await bruno.locator('.deal-notice [data-answer="accept"]').tap();
    await page.getByRole('button', { name: 'Agreements', pressed: false }).first().tap();
    await expect(page.locator('.deal-row [data-state="inForce"]')).toBeVisible();
    await shot(page, 'deals-phone-list');
  });
});

test('[1.04.5-b] cards that were shown are a line of the room, and open into what can be read about them', async ({
  page: livia,
  newPerson,
  server,
}) => {
  const table = await openRome(server.url);
  const [bruno, dario] = [await newPerson(), await newPerson()];
  await sit(livia, table, 0);
  await sit(bruno, table, 1);
  await sit(dario, table, 3);
  await livia.keyboard.press('g');
  await livia.locator('[data-room="0+1"]').click();
  await livia.getByRole('button', { name: 'Show', exact: true }).click();
  // Before the question has come, pressing a card would only read it.
  await expect(livia.locator('#question')).toHaveText('Which cards does Optimates see?');
  const card = livia.locator('.hand-card').first();
  const name = await card.locator('> span').evaluate((span) => span.firstChild?.textContent ?? '');
  await card.click();
  await livia.locator('.q .commit').click();
  for (const page of [bruno, livia]) {
    await page.keyboard.press('g');
    await page.locator('[data-room="0+1"]').click();
    await expect(page.locator('.shown-line')).toContainText(name);
  }
  await shot(bruno, 'deals-shown');
  await expectAccessible(bruno, 'deals-shown', '.deals-room');
  await bruno.locator('.shown-line [data-read]').last().press('Enter');
  await expect(bruno.getByRole('dialog')).toContainText(name);
  // He learns from the record that something was shown, and has no line of it in any room.
  await dario.keyboard.press('g');
  for (const room of ['table', '0+3', '1+3']) {
    await dario.locator(`[data-room="${room}"]`).click();
    await expect(dario.locator('.shown-line')).toHaveCount(0);
  }
});
