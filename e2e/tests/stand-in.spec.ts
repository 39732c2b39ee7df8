import { advanceTogether } from '../support/advance.ts';
import { offeredAt, playOne } from '../support/play.ts';
import { expect, test } from '../support/test.ts';
import { sitDown, untilAsked } from '../support/together.ts';

test('a bot plays for somebody who is away when more than half of the others agree, until they come back', async ({
  page: livia,
  newPerson,
}) => {
  const bruno = await newPerson();
  const carla = await newPerson();
  const link = await sitDown(livia, [bruno, 'Bruno'], [carla, 'Carla']);
  await untilAsked(carla, livia, bruno);
  await carla.goto('about:blank');
  const ask = { name: /^Let a bot play for Carla/ };
  await expect(livia.getByRole('button', ask)).toBeVisible();
  await livia.getByRole('button', ask).click();
  await expect(livia.getByRole('button', { name: /^Take back my consent/ })).toBeVisible();
  await expect(bruno.getByRole('button', ask)).toContainText('1 agreed');
  // Consent can be taken back, and given again.
  await livia.getByRole('button', { name: /^Take back my consent/ }).click();
  await expect(bruno.getByRole('button', ask)).not.toContainText('1 agreed');
  await livia.getByRole('button', ask).click();
  const { moves } = await offeredAt(livia);
  await bruno.getByRole('button', ask).click();
  await expect(livia.locator('.seat').filter({ hasText: 'Carla' }).first()).toContainText('bot');
  await expect.poll(async () => (await offeredAt(livia)).moves, { timeout: 30_000 }).toBeGreaterThan(moves);

  await carla.goto(link);
  await expect(carla.getByRole('heading', { name: 'A bot plays for you' })).toBeVisible();
  await carla.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(carla.getByRole('heading', { name: 'A bot plays for you' })).toBeHidden();
  await untilAsked(carla, livia, bruno);
  await playOne(carla);
  await advanceTogether([livia, bruno, carla], 1);
});
