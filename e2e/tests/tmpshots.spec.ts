import { expectAccessible, shot } from '../support/look.ts';
import { expect, test } from '../support/test.ts';
import { sitDown } from '../support/together.ts';
const now = Date.now();
const NOTICES = {
  ways: ['mail', 'push', 'hook'],
  pushKey: 'x',
  contacts: [
    { id: 'a', kind: 'push', label: 'Firefox · Linux', created: 1, confirmed: true, sent: now - 7200_000 },
    { id: 'b', kind: 'mail', label: 'livia@example.org', created: 1, confirmed: false, sent: null },
    { id: 'c', kind: 'hook', label: 'discord.com', created: 1, confirmed: true, sent: null, stopped: { at: 1, why: 'failed', error: 'status 404' } },
  ],
  choices: { lang: 'en', zone: 'Europe/Madrid', ways: ['push'], quiet: { from: 1320, to: 480 }, digest: 480, reminders: true },
  tables: [],
  errors: [
    { contact: 'c', kind: 'hook', table: 't', tableName: 'The long frontier', at: now - 600_000, tries: 1, again: now + 1800_000, error: 'timeout' },
    { contact: 'c', kind: 'mail', table: 't', tableName: 'The long frontier', at: now - 600_000, tries: 6, again: null, error: '550 no such user' },
  ],
};
test('shots', async ({ page, newPerson, context }) => {
  test.setTimeout(120000);
  const bruno = await newPerson();
  await context.route('**/api/me/notices', (r) => r.fulfill({ json: NOTICES }));
  const link = await sitDown(page, [bruno, 'Bruno']);
  await page.goto('/#/you');
  await page.getByRole('button', { name: 'Remember my seats' }).click();
  await expect(page.getByText('this device', { exact: true })).toBeVisible();
  await shot(page, 'tmp-you');
  await page.goto('/#/told');
  await expect(page.getByText('livia@example.org', {exact:true})).toBeVisible();
  await expectAccessible(page, 'tmp-told');
  await page.setViewportSize({ width: 900, height: 2600 });
  await shot(page, 'tmp-told-long');
  await page.setViewportSize({ width: 390, height: 3400 });
  await shot(page, 'tmp-told-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(link);
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await shot(page, 'tmp-menu');
  await page.getByRole('button', { name: 'Tell me…' }).click();
  await expect(page.getByRole('heading', { name: 'When this table waits for you' })).toBeVisible();
  await page.waitForTimeout(500);
  await expectAccessible(page, 'tmp-dialog', 'dialog');
});
