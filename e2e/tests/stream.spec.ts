import type { Page } from '@playwright/test';
import { advanceTogether } from '../support/advance.ts';
import { told } from '../support/table.ts';
import { expect, test } from '../support/test.ts';
import { sitDown } from '../support/together.ts';

/** Like a proxy that blocks WebSockets. */
const block = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.WebSocket = class extends EventTarget {
      static readonly OPEN = 1;
      readyState = 3;
      onerror: (() => void) | undefined;
      onclose: (() => void) | undefined;
      constructor() {
        super();
        setTimeout(() => {
          this.onerror?.();
          this.onclose?.();
        }, 5);
      }
      close(): void {}
    } as never;
  });

/** Like a proxy that lets a WebSocket open but passes no messages. */
const cutOff = (page: Page): Promise<void> => page.routeWebSocket(/\/ws\?/, (socket) => void socket.close());

for (const [how, obstruct] of [
  ['is blocked', block],
  ['opens and is cut off', cutOff],
] as const)
  test(`where WebSocket ${how} the game is played all the same`, async ({ page: livia, newPerson, watch }) => {
    watch.allow(/WebSocket connection to .* failed/);
    const bruno = await newPerson();
    await obstruct(bruno);
    const streams: string[] = [];
    bruno.on('request', (r) => void (r.url().includes('/events') && streams.push(r.url())));
    await sitDown(livia, [bruno, 'Bruno']);
    expect(streams.length).toBeGreaterThan(0);
    await advanceTogether([livia, bruno], 8);
    await expect.poll(() => told(bruno)).toEqual(await told(livia));
    await livia.getByRole('tab', { name: 'Chat' }).click();
    await livia.getByLabel('Message').fill('Ave');
    await livia.keyboard.press('Enter');
    await bruno.getByRole('tab', { name: /Chat/ }).click();
    await expect(bruno.getByRole('log')).toContainText('Ave');
    await livia.getByRole('tab', { name: 'Log' }).click();
    await bruno.reload();
    await expect(bruno.locator('.seat').filter({ hasText: '– you' }).first()).toBeVisible();
    await advanceTogether([livia, bruno], 2);
  });
