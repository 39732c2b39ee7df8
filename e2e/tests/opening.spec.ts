import { advanceTogether } from '../support/advance.ts';
import { expectAccessible, shot } from '../support/look.ts';
import { newTable } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test('a new table waits: the invitation at once, a code typed at home, and nothing begins before', async ({
  page: livia,
  newPerson,
  server,
  watch,
}) => {
  // The server is killed and started again.
  watch.allow(/WebSocket connection to .* failed/, /net::ERR_/);
  await newTable(livia, { where: 'Online', name: 'Livia', others: ['Open to anybody', 'A bot'], tableName: 'Waits' });
  const title = livia.getByRole('heading', { name: 'The game begins when one more has come' });
  await expect(title).toBeVisible();
  const came = livia.getByRole('list', { name: 'Who has come' });
  await expect(came.getByRole('listitem')).toHaveText(['Livia', 'open seat', 'bot']);
  await expectAccessible(livia, 'waiting-room');
  await shot(livia, 'waiting-room');
  const code = await livia.locator('output').textContent();

  // Also over a restart of the server.
  await server.kill();
  await server.start();
  await livia.reload();
  await expect(title).toBeVisible();
  await expect(livia.locator('.asked-now')).toHaveCount(0);

  const bruno = await newPerson();
  await bruno.goto('/');
  await bruno.getByRole('button', { name: 'Join with a code' }).click();
  await bruno.getByLabel('Code or link of the table').fill(code!.toLowerCase());
  await bruno.getByRole('button', { name: 'Join', exact: true }).click();
  await bruno.getByLabel('Your name').fill('Bruno');
  await bruno.getByRole('button', { name: 'Take seat 2' }).click();
  await expect(title).toBeHidden();
  await advanceTogether([livia, bruno], 3);
});

test('who opened the table need not wait', async ({ page }) => {
  await newTable(page, { where: 'Online', name: 'Livia', others: ['Open to anybody'] });
  await page.getByRole('button', { name: 'Bots take the free seats' }).click();
  await expect(page.getByRole('button', { name: 'Bots take the free seats' })).toBeHidden();
  await expect(page.locator('.seat').filter({ hasText: 'open seat' })).toHaveCount(0);
  await expect(page.locator('#question')).not.toHaveText(/begins when/);
});
