import { advanceTogether } from '../support/advance.ts';
import { offeredAt, playOne } from '../support/play.ts';
import { expect, test } from '../support/test.ts';
import { sitDown, untilAsked } from '../support/together.ts';

// The player who is away is asked first: the fewer turns a test needs, the less likely the game is lost before it is
// done.
test('a bot plays for somebody who is away when more than half of the others agree, until they come back', async ({
  page: livia,
  newPerson,
}) => {
  const bruno = await newPerson();
  const carla = await newPerson();
  const link = await sitDown(livia, [bruno, 'Bruno'], [carla, 'Carla']);
  await untilAsked(livia, bruno, carla);
  await livia.goto('about:blank');
  const ask = { name: /^Let a bot play for Livia/ };
  await expect(bruno.getByRole('button', ask)).toBeVisible();
  const how = { name: 'How Livia is to be played' };
  await bruno.getByRole('combobox', how).selectOption({ label: 'Easy' });
  await bruno.getByRole('button', ask).click();
  const vote = (page: typeof bruno) => page.getByRole('region', { name: /A bot plays for Livia: Easy/ });
  await expect(vote(carla)).toContainText('1 of 2 needed');
  // What is proposed can be withdrawn and proposed again; meanwhile nothing else of the kind is.
  await expect(carla.getByRole('button', ask)).toBeHidden();
  await vote(bruno).getByRole('button', { name: 'Withdraw it' }).click();
  await expect(vote(carla)).toBeHidden();
  await bruno.getByRole('combobox', how).selectOption('easy');
  await bruno.getByRole('button', ask).click();
  const { moves } = await offeredAt(bruno);
  await vote(carla).getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(bruno.locator('.seat').filter({ hasText: 'Livia' }).first()).toContainText('bot');
  await expect.poll(async () => (await offeredAt(bruno)).moves, { timeout: 30_000 }).toBeGreaterThan(moves);

  await livia.goto(link);
  await expect(livia.getByRole('heading', { name: 'A bot plays for you' })).toBeVisible();
  await livia.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(livia.getByRole('heading', { name: 'A bot plays for you' })).toBeHidden();
  await untilAsked(livia, bruno, carla);
  await playOne(livia);
  await advanceTogether([livia, bruno, carla], 1);
});
