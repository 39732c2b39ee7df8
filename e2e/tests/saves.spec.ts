import { advance } from '../support/advance.ts';
import { told } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

test('games that an earlier build saved on this device are carried over', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Tetrarchia' }).click();
  await expect(page.locator('#question')).toBeVisible();
  await advance(page, 3);
  const before = await told(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  // As it lay in the first version of the database.
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((is, not) => {
        request.onsuccess = () => is(request.result);
        request.onerror = () => not(request.error ?? new Error('no database'));
      });
    const now = await done(indexedDB.open('tabularium'));
    const games = await done(now.transaction('saved').objectStore('saved').getAll());
    now.close();
    await done(indexedDB.deleteDatabase('tabularium'));
    const opening = indexedDB.open('tabularium', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' });
    const old = await done(opening);
    const store = old.transaction('games', 'readwrite').objectStore('games');
    for (const game of games) await done(store.put({ ...game, file: JSON.parse(game.file) }));
    old.close();
  });
  await page.reload();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.locator('#question')).toBeVisible();
  expect(await told(page)).toEqual(before);
  expect(await advance(page, 1)).toBe(1);
});
