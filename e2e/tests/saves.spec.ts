import type { Page } from '@playwright/test';
import { openGame, randomInput, rng, toFile } from '@tabularium/kernel';
import { republicOfRome } from '@tabularium/games/republic-of-rome/rules';
import { advance } from '../support/advance.ts';
import { told } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

/** Puts the saved games into the database as a build of this version would have left them. */
const asSavedBy = (page: Page, version: 1 | 2): Promise<void> =>
  page.evaluate(async (old) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((is, not) => {
        request.onsuccess = () => is(request.result);
        request.onerror = () => not(request.error ?? new Error('no database'));
      });
    const now = await done(indexedDB.open('tabularium'));
    const all = now.transaction(['saved', 'entries']);
    const games = await done(all.objectStore('saved').getAll());
    const rows = await Promise.all(
      games.map((game) =>
        done(all.objectStore('entries').getAll(IDBKeyRange.bound([game.id, 0], [game.id, Infinity]))),
      ),
    );
    now.close();
    await done(indexedDB.deleteDatabase('tabularium'));
    const opening = indexedDB.open('tabularium', old);
    opening.onupgradeneeded = () => {
      if (old === 1) opening.result.createObjectStore('games', { keyPath: 'id' });
      else for (const store of ['saved', 'changed']) opening.result.createObjectStore(store);
    };
    const before = await done(opening);
    for (const [i, game] of games.entries()) {
      const file = { ...JSON.parse(game.file), entries: JSON.parse(`[${rows[i]!.join()}]`) };
      if (old === 1) {
        await done(
          before
            .transaction('games', 'readwrite')
            .objectStore('games')
            .put({ ...game, file }),
        );
        continue;
      }
      const stores = before.transaction(['saved', 'changed'], 'readwrite');
      stores.objectStore('changed').put(game.changed, game.id);
      await done(stores.objectStore('saved').put({ ...game, file: JSON.stringify(file) }, game.id));
    }
    before.close();
  }, version);

for (const version of [1, 2] as const)
  test(`games that an earlier build saved on this device are carried over from version ${version}`, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now: Tetrarchia' }).click();
    await expect(page.locator('#question')).toBeVisible();
    await advance(page, 3);
    const before = await told(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
    await asSavedBy(page, version);
    await page.reload();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page.locator('#question')).toBeVisible();
    expect(await told(page)).toEqual(before);
    expect(await advance(page, 1)).toBe(1);
  });

/** A game whose last answer can be taken back, and was the first of another row of the store. */
const gameToUndo = (inRow: number): string => {
  for (let n = 0; ; n++) {
    const opened = openGame(republicOfRome, 3, {}, { t: 'seed', seed: `rows/${n}` });
    const { match } = opened;
    const chance = rng(`rows/${n}`);
    let by = 0;
    while (match.entries.length <= inRow && !match.state.over) {
      [by = 0] = match.engine.waitingFor(match.state);
      match.play(randomInput(match.question(by)!, by, (of) => chance.below(of))!);
    }
    // The page is that of whoever is asked next.
    const [next] = match.engine.waitingFor(match.state);
    if (!match.state.over && next === by && match.canUndo(by)) return JSON.stringify(toFile(opened));
  }
};

test('a game longer than a row of the store is found again whole: as it came, after an answer was taken back, and played on', async ({
  page,
}) => {
  await page.goto('/');
  const file = { name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(gameToUndo(200)) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.locator('#question')).toBeVisible();
  const inputs = (): Promise<string | null> => page.locator('.slider input').getAttribute('max');
  const foundAgain = async (): Promise<void> => {
    // A form may still be sending the rest of its answers.
    for (let n = await inputs(); ; n = await inputs()) {
      await page.waitForTimeout(1000);
      if ((await inputs()) === n) break;
    }
    const n = await inputs();
    await page.reload();
    await expect(page.locator('#question')).toBeVisible();
    expect(await inputs()).toBe(n);
  };
  expect(await inputs()).toBe('201');
  await foundAgain();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(inputs).toBe('200');
  await foundAgain();
  expect(await advance(page, 3)).toBe(3);
  await foundAgain();
});
