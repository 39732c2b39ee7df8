/** A test with its own server, in which every page is watched for errors. */
import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { fixChance } from './chance.ts';
import { TestServer } from './server.ts';
import { Watch } from './watch.ts';

interface Given {
  readonly watch: Watch;
  /** Another person with their own browser. */
  readonly newPerson: (options?: BrowserContextOptions) => Promise<Page>;
}

/**
 * Chromium never closes a context while its page is reloading. If a page starts reloading just then, closing is tried a
 * second time.
 */
const leave = async (context: BrowserContext): Promise<void> => {
  for (const page of context.pages()) await base.expect(() => page.goto('about:blank')).toPass();
};

export const test = base.extend<Given, { readonly server: TestServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is wanted here: nothing
    async ({}, use) => {
      const server = new TestServer();
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  watch: [
    async ({ server }, use) => {
      const watch = new Watch(server.url);
      await use(watch);
      base.expect(watch.complaints).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, watch }, use) => {
    watch.over(context);
    await fixChance(context);
    await use(context);
    await leave(context);
  },
  newPerson: async ({ browser, watch }, use) => {
    const open: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      watch.over(context);
      await fixChance(context);
      open.push(context);
      return context.newPage();
    });
    for (const context of open) {
      await leave(context);
      await context.close();
    }
  },
});

export { expect } from '@playwright/test';
