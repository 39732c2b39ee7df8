import { packOf } from '@tabularium/kernel';
import { mediterraneanEmpires } from '@tabularium/games/mediterranean-empires/rules';
import { useOwnContent, usePack } from '@tabularium/server/content';
import { hurry, pressOn } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

const GAME = 'mediterranean-empires';

test('a table with a content pack: its map and names, on the server and, from a file, on this device', async ({
  page,
  server,
}) => {
  const raw = structuredClone(mediterraneanEmpires.content!.raw) as {
    map: { cities: { id: string; name: string; xy: [number, number] }[] };
  };
  const roma = raw.map.cities.find((c) => c.id === 'roma')!;
  roma.name = 'Roma Quadrata';
  roma.xy = [roma.xy[0] + 30, roma.xy[1]];
  const pack = packOf('quadrata', raw);
  usePack(server.data, GAME, pack);
  try {
    await hurry(page);
    await page.goto(`/#/new/${GAME}`);
    await expect(page.getByText('a reconstruction, not the published game')).toBeVisible();
    await page.getByLabel('Your name').fill('Livia');
    await page.getByRole('radio', { name: 'Online' }).check();
    const seats = page.getByRole('combobox', { name: /^Who sits at seat/ });
    for (let seat = 1; seat < 4; seat++) await seats.nth(seat).selectOption('A bot');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page.locator('.med .names')).toContainText('Roma Quadrata', { ignoreCase: true });
  } finally {
    useOwnContent(server.data, GAME);
  }
  await expect(page.locator('.top .chip', { hasText: pack.name })).toBeVisible();
  await pressOn(page, 20, 3);
  await page.reload();
  await expect(page.locator('.med .names')).toContainText('Roma Quadrata', { ignoreCase: true });
  await page.getByRole('button', { name: 'Table and settings' }).click();
  await expect(page.getByText(`Played with the content pack ${pack.name}.`)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game as a file' }).click();
  const file = await (await downloading).path();

  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.locator('.med .names')).toContainText('Roma Quadrata', { ignoreCase: true });
  await pressOn(page, 10, 5);
  await expect(page.locator('.top .chip', { hasText: pack.name })).toBeVisible();
});
