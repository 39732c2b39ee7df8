/** Being told that a table waits: in the tab, by push, by what others remind one of; and the pages on which it is chosen. */
import { DatabaseSync } from 'node:sqlite';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { linksFrom } from '../../server/src/notices/links.ts';
import { PushService } from '../../server/test/push-service.ts';
import { advance } from '../support/advance.ts';
import { expectAccessible, expectNoSidewaysScroll, shot } from '../support/look.ts';
import { deliver, hide, iconOf, press, ready, shownIn, turnOn } from '../support/pushes.ts';
import { TestServer } from '../support/server.ts';
import { expect, test as base } from '../support/test.ts';
import { sitDown, untilAsked } from '../support/together.ts';

/** A server that may send to our own push service, and does not wait long. */
const test = base.extend<object, { readonly pushes: PushService; readonly server: TestServer }>({
  pushes: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is wanted here: nothing
    async ({}, use) => {
      const pushes = await new PushService().start();
      await use(pushes);
      pushes.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ pushes }, use) => {
      const told = {
        publicUrl: 'http://127.0.0.1',
        graceMs: 300,
        lookMs: 200,
        outside: { inside: [pushes.origin] },
      };
      const server = new TestServer({ BROWSER_NOTICES: JSON.stringify(told) });
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
});

const HOUR_MS = 3600_000;
const tableIn = (page: Page): string => /table\/([\w-]+)/.exec(page.url())![1]!;
const where = (page: Page) => page.getByRole('region', { name: 'Where you are reached' });

/** The browser asks our own push service for an address, instead of the one of its maker. */
const subscribesTo = async (context: BrowserContext, pushes: PushService): Promise<void> => {
  await context.grantPermissions(['notifications']);
  const { endpoint, keys } = pushes;
  await context.addInitScript(
    (json) => {
      PushManager.prototype.getSubscription = () => Promise.resolve(null);
      PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => json } as unknown as PushSubscription);
    },
    { endpoint, keys },
  );
};

/** Plays alone until the others are waited for. */
const untilWaiting = async (page: Page): Promise<void> => {
  await expect(async () => {
    await advance(page, 50);
    await expect(page.getByRole('heading', { name: /^Waiting for / })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
};

/** Chooses pushes in this browser, from the menu of the table. */
const choosePush = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await page.getByRole('button', { name: 'Tell me…' }).click();
  await page.getByRole('button', { name: 'Remember my seats' }).click();
  await page.getByRole('button', { name: 'Tell me in this browser' }).click();
  await expect(page.getByRole('combobox', { name: 'Ways to be told at The long frontier' })).toBeVisible();
};

test('the tab says by its title and icon that it is one’s turn, and says so no longer after it', async ({
  page: livia,
  newPerson,
}) => {
  const bruno = await newPerson();
  await sitDown(livia, [bruno, 'Bruno']);
  await untilAsked(livia, bruno);
  await expect(livia).toHaveTitle('Your turn – The long frontier – Tabularium');
  await expect.poll(() => iconOf(livia)).toBe('/icon-turn.svg');
  await expect(bruno).toHaveTitle('The long frontier – Tabularium');
  await untilAsked(bruno, livia);
  await expect(livia).toHaveTitle('The long frontier – Tabularium');
  await expect.poll(() => iconOf(livia)).toBe('/icon.svg');
  await livia.goto('/');
  await expect(livia).toHaveTitle('Tabularium');
});

test('a hidden page shows what is asked, and takes it back when somebody looks', async ({
  page: livia,
  context,
  newPerson,
}) => {
  await context.grantPermissions(['notifications']);
  const bruno = await newPerson();
  const link = await sitDown(livia, [bruno, 'Bruno']);
  await livia.goto('/#/told');
  await turnOn(livia, 'A notice when the page is hidden');
  await livia.goto(link);
  await ready(livia);
  await untilAsked(bruno, livia);
  await hide(livia);
  await untilAsked(livia, bruno);
  await expect.poll(() => shownIn(livia)).toMatchObject([{ title: 'The long frontier' }]);
  expect((await shownIn(livia))[0]!.body).not.toBe('');
  await hide(livia, false);
  await expect.poll(() => shownIn(livia)).toEqual([]);
});

test('from the menu of a table to a push that is shown, and from it to the question', async ({
  page: livia,
  context,
  newPerson,
  pushes,
}) => {
  await subscribesTo(context, pushes);
  const bruno = await newPerson();
  await sitDown(livia, [bruno, 'Bruno']);
  await untilAsked(bruno, livia);
  await choosePush(livia);
  await expectAccessible(livia, 'tell-me', 'dialog');
  const id = tableIn(livia);
  const before = pushes.received.length;
  await livia.goto('/');
  await ready(livia);
  const told = () => pushes.received.slice(before).map((r) => JSON.parse(r.text) as Record<string, string>);
  await untilWaiting(bruno);
  await expect.poll(told, { timeout: 60_000 }).toHaveLength(1);
  const [push] = told();
  expect(push).toMatchObject({ title: 'The long frontier', tag: id, link: `/#/table/${id}`, lang: 'en' });
  expect(push!['body']).toContain('Your turn at The long frontier');
  await deliver(livia, JSON.stringify(push));
  await expect.poll(() => shownIn(livia)).toMatchObject([{ title: 'The long frontier', tag: id }]);
  // The same once more is not shown twice.
  await deliver(livia, JSON.stringify(push));
  await livia.waitForTimeout(300);
  expect(await shownIn(livia)).toHaveLength(1);
  await press(context, id);
  await expect(livia).toHaveURL(new RegExp(`#/table/${id}$`));
  await expect(livia.locator('#question')).toBeVisible();
  // Whoever looks at the table is shown nothing.
  await deliver(livia, JSON.stringify(push));
  await livia.waitForTimeout(1000);
  expect(await shownIn(livia)).toEqual([]);
});

test('somebody who is waited for is reminded once, by whoever sits there', async ({
  page: livia,
  context,
  newPerson,
  pushes,
  server,
}) => {
  await subscribesTo(context, pushes);
  const bruno = await newPerson();
  const link = await sitDown(livia, [bruno, 'Bruno']);
  await untilAsked(bruno, livia);
  await choosePush(livia);
  const before = pushes.received.length;
  await livia.goto('/');
  await untilWaiting(bruno);
  await expect.poll(() => pushes.received.length, { timeout: 30_000 }).toBe(before + 1);
  server.pass(2 * HOUR_MS);
  await bruno.clock.setFixedTime(Date.now() + 2 * HOUR_MS);
  await bruno.goto('/');
  await bruno.goto(link);
  const remind = bruno.getByRole('button', { name: 'Remind Livia' });
  await expect(remind).toBeVisible();
  await expectAccessible(bruno, 'remind', '.q');
  await remind.focus();
  await bruno.keyboard.press('Enter');
  await expect(bruno.getByText('Livia has been reminded.')).toBeVisible();
  await expect(remind).toBeHidden();
  await expect.poll(() => pushes.received.length, { timeout: 30_000 }).toBe(before + 2);
  const push = JSON.parse(pushes.received.at(-1)!.text) as { body: string; renotify: boolean };
  expect(push).toMatchObject({ renotify: true });
  expect(push.body).toContain('somebody there reminds you');
  server.pass(-2 * HOUR_MS);
});

test('ways, hours and tables are chosen and stay; what goes wrong is said in plain words', async ({
  page,
  context,
  newPerson,
  pushes,
  watch,
}) => {
  watch.allow(/400 \(Bad Request\)/);
  await subscribesTo(context, pushes);
  const bruno = await newPerson();
  await sitDown(page, [bruno, 'Bruno']);
  await page.goto('/#/you');
  await page.getByRole('button', { name: 'Remember my seats' }).click();
  await page.getByRole('link', { name: 'How you are told that a table waits for you' }).click();
  await expect(where(page).getByText('Nowhere yet.')).toBeVisible();
  await expect(page.getByText('This server sends no e-mail.')).toBeVisible();
  await page.getByRole('button', { name: 'Tell me in this browser' }).click();
  const row = where(page).getByRole('listitem').filter({ hasText: 'this browser' });
  await expect(row).toContainText('nothing was sent yet');
  // A test arrives; then the service says that the subscription is gone, and the page says so.
  const before = pushes.received.length;
  await row.getByRole('button', { name: /^Send a test/ }).click();
  await expect(row.getByText('Sent. It should be there in a moment.')).toBeVisible();
  expect(pushes.received.length).toBe(before + 1);
  pushes.status = 410;
  await row.getByRole('button', { name: /^Send a test/ }).click();
  await expect(row).toContainText('the other side says that there is nothing at this address any more');
  pushes.status = 201;
  await row.getByRole('button', { name: /^Go on/ }).click();
  await expect(row.getByRole('button', { name: /^Send a test/ })).toBeVisible();

  await page.getByLabel('Address of the hook').fill('https://10.0.0.1/x');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('alert')).toContainText('an https address on the open internet');
  await page.getByLabel('Address of the hook').fill('https://hooks.example/secret');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByLabel('The secret of this hook')).toHaveValue(/^whsec_/);
  await expect(where(page).getByText('hooks.example', { exact: true })).toBeVisible();

  await turnOn(page, 'Quiet hours');
  await page.getByLabel('from').fill('21:30');
  await page.getByLabel('to', { exact: true }).fill('07:15');
  await page.getByLabel('Where you live').selectOption('Europe/Madrid');
  await page.getByRole('checkbox', { name: 'hook' }).first().uncheck();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Ways to be told at The long frontier' }).selectOption('not at all');
  await expectAccessible(page, 'told');
  await page.reload();
  await expect(page.getByLabel('from')).toHaveValue('21:30');
  await expect(page.getByLabel('to', { exact: true })).toHaveValue('07:15');
  await expect(page.getByLabel('Where you live')).toHaveValue('Europe/Madrid');
  await expect(page.getByRole('checkbox', { name: 'hook' }).first()).not.toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Ways to be told at The long frontier' })).toHaveValue('none');
  await expect(page.getByLabel('The secret of this hook')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'told-phone');
  await where(page).getByRole('button', { name: 'Remove: hooks.example' }).click();
  await where(page).getByRole('button', { name: 'Really remove' }).click();
  await expect(where(page).getByText('hooks.example', { exact: true })).toHaveCount(0);
});

test('the link that stops notices changes nothing until its button is pressed', async ({
  page,
  context,
  newPerson,
  pushes,
  server,
}) => {
  await subscribesTo(context, pushes);
  const bruno = await newPerson();
  await sitDown(page, [bruno, 'Bruno']);
  await choosePush(page);
  await page.goto('/#/told');
  const contact = await page.evaluate(() => JSON.parse(localStorage.getItem('tabularium.push')!) as string);
  const db = new DatabaseSync(server.data, { readOnly: true });
  const secret = String(db.prepare("SELECT value FROM facts WHERE name = 'secret'").get()!['value']);
  db.close();
  const link = linksFrom(server.url, secret).stop(contact);
  const other = await newPerson();
  await other.goto(link);
  for (const colorScheme of ['light', 'dark'] as const) {
    await other.emulateMedia({ colorScheme });
    await shot(other, `stop-${colorScheme}`);
    expect((await new AxeBuilder({ page: other }).analyze()).violations).toEqual([]);
  }
  await page.reload();
  await expect(where(page).getByText('Stopped by you')).toHaveCount(0);
  await other.getByRole('button', { name: 'Yes, stop' }).click();
  await expect(other.getByText('Nothing more is sent')).toBeVisible();
  await page.reload();
  await expect(where(page).getByText('Stopped by you')).toBeVisible();
});

for (const [language, title, heading] of [
  ['es-ES', 'Cómo recibes avisos', 'Dónde te llegan'],
  ['it-IT', 'Come ricevi gli avvisi', 'Dove ti raggiungono'],
] as const)
  test(`everything is said in the language of the reader (${language})`, async ({ newPerson }) => {
    const page = await newPerson({ locale: language });
    await page.goto('/#/told');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.locator('.form-card .btn.primary').click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const text = await page.locator('main').innerText();
    expect(text).not.toMatch(/(told|you|ui)\.\w|\b(the|your|table)\b/i);
    await expect(page).toHaveTitle(`${title} – Tabularium`);
  });
