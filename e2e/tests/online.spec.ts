import type { Page } from '@playwright/test';
import { expectAccessible, shot } from '../support/look.ts';
import { advanceTogether } from '../support/advance.ts';
import { answer, offeredAt, playOne } from '../support/play.ts';
import { told } from '../support/table.ts';
import { expect, test } from '../support/test.ts';
import { sitDown, untilAsked } from '../support/together.ts';

const LOST = 'The connection is lost.';
/** Browsers write this to the console by themselves when a connection fails. */
const CUT = [/WebSocket connection to .* failed/, /net::ERR_/];

const expectSame = async (a: Page, b: Page): Promise<void> => {
  await expect.poll(() => told(b)).toEqual(await told(a));
};

test('two people online: a link, moves, a reload, a lost connection, a killed server', async ({
  page: livia,
  newPerson,
  server,
  watch,
}) => {
  watch.allow(...CUT);
  const bruno = await newPerson();
  await sitDown(livia, [bruno, 'Bruno']);
  await advanceTogether([livia, bruno], 4);
  await expectSame(livia, bruno);
  await shot(livia, 'online-livia');
  await shot(bruno, 'online-bruno');

  await bruno.reload();
  await expect(bruno.locator('#question')).toBeVisible();
  await expectSame(livia, bruno);

  await untilAsked(livia, bruno);
  await bruno.context().setOffline(true);
  await expect(bruno.getByText(LOST)).toBeVisible();
  await shot(bruno, 'online-lost');
  await playOne(livia);
  await bruno.context().setOffline(false);
  await expect(bruno.getByText(LOST)).toBeHidden();
  await expectSame(livia, bruno);

  await untilAsked(bruno, livia);
  const { moves } = await offeredAt(bruno);
  await bruno.context().setOffline(true);
  await expect(bruno.getByText(LOST)).toBeVisible();
  await answer(bruno);
  await expect(bruno.getByText('Kept here, and sent when the connection is back.')).toBeVisible();
  await bruno.context().setOffline(false);
  await expect.poll(async () => (await offeredAt(livia)).moves).toBe(moves + 1);
  await expectSame(livia, bruno);

  const before = await told(livia);
  await server.kill();
  await expect(livia.getByText(LOST)).toBeVisible();
  await server.start();
  for (const page of [livia, bruno]) await expect(page.getByText(LOST)).toBeHidden({ timeout: 20_000 });
  expect(await told(livia)).toEqual(before);
  await advanceTogether([livia, bruno], 2);
  await expectSame(livia, bruno);
});

/** The room with this seat, from the list of rooms. */
const openRoom = async (page: Page, room: string): Promise<void> => {
  await page.getByRole('button', { name: /^Rooms/ }).click();
  await page.locator(`[data-room="${room}"]`).click();
};

test('chat reaches the others, is counted while unread, stays, and may be private', async ({
  page: livia,
  newPerson,
}) => {
  const bruno = await newPerson();
  const link = await sitDown(livia, [bruno, 'Bruno']);
  const spectator = await newPerson();
  await spectator.goto(link);
  await livia.getByRole('tab', { name: 'Chat' }).click();
  await livia.getByLabel('Message').fill('Ave, Bruno');
  await livia.keyboard.press('Enter');
  await expect(bruno.getByRole('tab', { name: /Chat/ })).toContainText('1');
  await bruno.getByRole('tab', { name: /Chat/ }).click();
  await expect(bruno.getByRole('log')).toContainText('Ave, Bruno');
  await openRoom(bruno, '0+1');
  await bruno.getByLabel('Message').fill('<b>Guard Syria</b>');
  await bruno.getByRole('button', { name: 'Send' }).click();
  await expect(livia.getByRole('tab', { name: /Chat/ })).toContainText('1');
  await expect(livia.getByRole('log')).not.toContainText('Guard Syria');
  await openRoom(livia, '0+1');
  await expect(livia.getByRole('log')).toContainText('<b>Guard Syria</b>');
  // An answer goes where the words came from.
  await livia.getByLabel('Message').fill('And who guards Rome?');
  await livia.keyboard.press('Enter');
  await expect(bruno.getByRole('log')).toContainText('And who guards Rome?');
  await shot(livia, 'chat');
  await spectator.getByRole('tab', { name: /Chat/ }).click();
  await expect(spectator.getByRole('log')).toContainText('Ave, Bruno');
  await expect(spectator.getByRole('log')).not.toContainText(/Guard Syria|guards Rome/);
  await bruno.reload();
  await bruno.getByRole('tab', { name: /Chat/ }).click();
  await openRoom(bruno, '0+1');
  await expect(bruno.getByRole('log')).toContainText('Guard Syria');
});

test('a room of several is read by those in it and by nobody else', async ({ page: livia, newPerson }) => {
  const [bruno, carla, dario] = [await newPerson(), await newPerson(), await newPerson()];
  await sitDown(livia, [bruno, 'Bruno'], [carla, 'Carla'], [dario, 'Dario']);
  for (const page of [livia, bruno, carla, dario]) await page.getByRole('tab', { name: /Chat/ }).click();
  await livia.getByRole('button', { name: 'Rooms' }).click();
  await livia.getByRole('button', { name: /New room/ }).click();
  await livia.getByRole('checkbox', { name: /Bruno/ }).check();
  await expect(livia.getByText('Choose at least two.')).toBeVisible();
  await expect(livia.getByRole('button', { name: 'Open it' })).toHaveAttribute('aria-disabled', 'true');
  await livia.getByRole('checkbox', { name: /Carla/ }).check();
  await livia.getByRole('button', { name: 'Open it' }).click();
  await livia.getByLabel('Message').fill('We three hold the Rhine');
  await livia.getByRole('button', { name: 'Send' }).click();
  for (const page of [bruno, carla]) {
    await expect(page.getByRole('tab', { name: /Chat/ })).toContainText('1');
    await openRoom(page, '0+1+2');
  }
  for (const page of [bruno, carla]) await expect(page.getByRole('log')).toContainText('We three hold the Rhine');
  await shot(livia, 'chat-several');
  await dario.getByLabel('Message').fill('Is anybody there?');
  await dario.keyboard.press('Enter');
  // The last words on the floor stand over whatever room is open.
  await expect(livia.locator('.on-the-floor')).toContainText('Is anybody there?');
  await dario.getByRole('button', { name: /Rooms/ }).click();
  await expect(dario.locator('.room-list')).not.toContainText('the Rhine');
  await expect(dario.locator('[data-room="0+1+2"]')).toHaveCount(0);
});

test('who opened the table silences those who look on, and lets them speak again', async ({
  page: livia,
  newPerson,
}) => {
  const bruno = await newPerson();
  const link = await sitDown(livia, [bruno, 'Bruno']);
  for (const page of [livia, bruno]) await page.getByRole('tab', { name: /Chat/ }).click();
  const mute = livia.getByRole('button', { name: 'Mute those who look on' });
  await expect(mute).toHaveCount(0);
  const spectator = await newPerson();
  await spectator.goto(link);
  await spectator.getByRole('tab', { name: /Chat/ }).click();
  await spectator.getByLabel('Message').fill('Attack, attack!');
  await spectator.keyboard.press('Enter');
  await expect(livia.getByRole('log')).toContainText('Attack, attack!');
  await shot(livia, 'mute');
  await mute.click();
  await expect(spectator.getByText('allows only players to chat')).toBeVisible();
  await expect(spectator.getByLabel('Message')).toHaveCount(0);
  await expect(bruno.getByRole('button', { name: /those who look on/ })).toHaveCount(0);
  await bruno.getByLabel('Message').fill('Peace');
  await bruno.keyboard.press('Enter');
  await expect(spectator.getByRole('log')).toContainText('Peace');
  await expectAccessible(spectator, 'silenced', '#panel');
  await livia.getByRole('button', { name: 'Let those who look on speak again' }).click();
  await spectator.getByLabel('Message').fill('Thank you');
  await spectator.keyboard.press('Enter');
  await expect(livia.getByRole('log')).toContainText('Thank you');
});

test('a spectator sees the table as it goes on, and is offered nothing', async ({ page: livia, newPerson }) => {
  const bruno = await newPerson();
  const link = await sitDown(livia, [bruno, 'Bruno']);
  const spectator = await newPerson();
  await spectator.goto('/');
  await spectator.locator(`a[href="${new URL(link).hash}"]`).click();
  await expect(spectator.locator('#question')).toHaveText(/^Waiting for /);
  await advanceTogether([livia, bruno], 4);
  await expectSame(livia, spectator);
  expect(await offeredAt(spectator)).toMatchObject({ verbs: [], picks: [], glowing: [], canCommit: false });
  await expect(spectator.getByRole('button', { name: /^Undo/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(spectator.getByText('Spectator', { exact: true })).toBeVisible();
  await spectator.keyboard.press('m');
  await spectator.keyboard.press('u');
  await expectSame(livia, spectator);
  await shot(spectator, 'spectator');
});
