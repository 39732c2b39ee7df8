/** Records what a page must not do: log errors, throw, or send requests to anything but its own server. */
import type { BrowserContext, Page } from '@playwright/test';

export class Watch {
  private readonly origin: string;
  private readonly allowed: RegExp[] = [];
  private readonly seen: string[] = [];

  constructor(url: string) {
    this.origin = new URL(url).origin;
  }

  /** A test that breaks something on purpose may name the error it expects. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  over(context: BrowserContext): void {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (e) => this.seen.push(`uncaught: ${e.error().stack ?? e.error().message}`));
    context.on('request', (request) => this.reached(request.url()));
    context.on('page', (page) => this.hear(page));
    for (const page of context.pages()) this.hear(page);
  }

  get complaints(): readonly string[] {
    return this.seen.filter((text) => !this.allowed.some((pattern) => pattern.test(text)));
  }

  private hear(page: Page): void {
    page.on('websocket', (socket) => this.reached(socket.url().replace(/^ws/, 'http')));
  }

  private reached(url: string): void {
    if (/^(data|blob|about):/.test(url)) return;
    if (new URL(url).origin !== this.origin) this.seen.push(`left the origin: ${url}`);
  }
}
