/** Everything that a browser receives from the server, and everything that its page holds. */
import type { Page } from '@playwright/test';
import { patch } from '@tabularium/kernel';
import type { Scene, ServerMessage } from '@tabularium/protocol';

/** One browser. It must be made before the page is opened, or the first messages are missed. */
export class Hearer {
  readonly page: Page;
  /** The scene that the messages so far add up to. */
  scene: Scene | undefined;
  /** What has come since it was last taken. */
  private heard: string[] = [];
  private bodies: Promise<string>[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.took(String(payload))));
    page.on('response', (response) => {
      // A body can no longer be read when the page has gone on to another.
      if (response.url().includes('/api/')) this.bodies.push(response.text().catch(() => ''));
    });
  }

  /** Messages and answers since this was last asked for, as they came. */
  async take(): Promise<readonly string[]> {
    const [heard, bodies] = [this.heard, this.bodies];
    this.heard = [];
    this.bodies = [];
    return [...heard, ...(await Promise.all(bodies))];
  }

  /** The page as it is: its elements with all attributes, what stands in its fields, and what it keeps. */
  holds(): Promise<string> {
    return this.page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map((f) => f.value);
      const kept = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat());
      return [document.title, document.documentElement.outerHTML, ...fields, ...kept].join('\n');
    });
  }

  private took(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'sync') this.scene = message.scene;
    if (message.t === 'step' && this.scene) this.scene = patch(this.scene, message.diff);
  }
}
