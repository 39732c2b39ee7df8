/** Notices in a real browser: what it shows, pushes that its service worker is given, and pages that are hidden. */
import { type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test';

/** The page that a service worker is registered for, once it is. */
export const ready = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** The notices that this browser shows. */
export const shownIn = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(async () => {
    const own = await navigator.serviceWorker.ready;
    return (await own.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** As if another window lay over it. */
export const hide = (page: Page, isHidden = true): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Hands the browser of this page a push, as its push service would. */
export const deliver = async (page: Page, data: string): Promise<void> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  const found = new Promise<string>((done) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations;
      if (own) done(own.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data });
  await session.detach();
};

/** The icon of the tab. */
export const iconOf = (page: Page): Promise<string | null> => page.locator('link[rel="icon"]').getAttribute('href');

/** Turns a switch that lies over its own words. */
export const turnOn = async (page: Page, name: string): Promise<void> => {
  const found = page.getByRole('switch', { name });
  await found.focus();
  await page.keyboard.press('Space');
  await expect(found).toBeChecked();
};

/** Presses the notice of this table. */
export const press = async (context: BrowserContext, tag: string): Promise<void> => {
  const [worker] = context.serviceWorkers();
  await worker!.evaluate(async (wanted) => {
    const own = (globalThis as unknown as { registration: ServiceWorkerRegistration }).registration;
    const [notification] = await own.getNotifications({ tag: wanted });
    const pressed = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} });
    globalThis.dispatchEvent(pressed);
  }, tag);
};
