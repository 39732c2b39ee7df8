/** Being told that a table waits: in the tab, by push, by what others remind one of; and the pages on which it is chosen. */
import { isAsked } from '../support/advance.ts';
import { deliver, hide, iconOf, ready, shownIn, turnOn } from '../support/pushes.ts';
import { expect, test } from '../support/test.ts';
import { sitDown, untilAsked } from '../support/together.ts';

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

test('a push is shown unless one looks at that table, and leads to it', async ({ page: livia, context, newPerson }) => {
  await context.grantPermissions(['notifications']);
  const bruno = await newPerson();
  const link = await sitDown(livia, [bruno, 'Bruno']);
  await ready(livia);
  const id = /table\/([\w-]+)/.exec(livia.url())![1]!;
  const push = JSON.stringify({ title: 'A', body: 'B', tag: id, link: `/#/table/${id}`, lang: 'en', renotify: false });
  await deliver(livia, push);
  await livia.waitForTimeout(1000);
  expect(await shownIn(livia)).toEqual([]);
  await livia.goto('/');
  await deliver(livia, push);
  await expect.poll(() => shownIn(livia)).toMatchObject([{ title: 'A', body: 'B', tag: id }]);
  await deliver(livia, push);
  await livia.waitForTimeout(500);
  expect(await shownIn(livia)).toHaveLength(1);
  expect(link).toContain(id);
  expect(await isAsked(bruno)).toBeDefined();
});
