/** Several people at one table of the server. */
import { expect, type Page } from '@playwright/test';
import { Client } from '../../server/test/client.ts';
import { advanceTogether, isAsked } from './advance.ts';
import { inviteLink, joinBy, newTable } from './table.ts';

/** The first person opens a table and the others take its open seats by the link, in order. Returns the link. */
export const sitDown = async (first: Page, ...others: readonly (readonly [Page, string])[]): Promise<string> => {
  await newTable(first, {
    where: 'Online',
    name: 'Livia',
    others: others.map(() => 'Open to anybody'),
    tableName: 'The long frontier',
  });
  const link = await inviteLink(first);
  for (const [i, [page, name]] of others.entries()) {
    await joinBy(page, link, name, i + 2);
    await expect(first.locator('.seat').filter({ hasText: name }).first()).toBeVisible();
  }
  return link;
};

/** Plays until this person is asked and the others are not. */
export const untilAsked = async (page: Page, ...others: readonly Page[]): Promise<void> => {
  for (let i = 0; i < 40 && !(await isAsked(page)); i++) await advanceTogether([...others, page], 1);
  expect(await isAsked(page)).toBe(true);
};

/** The secret of the seat that this browser has at its table. */
export const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const tables = JSON.parse(localStorage.getItem('tabularium.tables') ?? '[]') as {
      id: string;
      seats: Record<string, string>;
    }[];
    return Object.values(tables.find((m) => location.hash.includes(m.id))!.seats)[0]!;
  });

/** Plays the game to its end from the seats of these browsers, quickly and at random. */
export const playToEnd = async (url: string, pages: readonly Page[]): Promise<void> => {
  const table = /#\/table\/([^/]+)/.exec(pages[0]!.url())![1]!;
  const clients = await Promise.all(pages.map(async (p) => Client.at(url, table, await tokenOf(p))));
  for (let made = 0; made < 5000; made++) {
    const next = clients.find((c) => c.isAsked());
    if (!next) break;
    const told = clients.map((c) => c.next('step'));
    expect((await next.actAnyhow()).t).toBe('ok');
    await Promise.all(told);
  }
  for (const c of clients) c.close();
  for (const page of pages) await expect(page.getByRole('heading', { name: /^(Victory|Defeat): / })).toBeVisible();
};
