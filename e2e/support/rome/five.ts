/** Five people and somebody who looks on, at a table of Republic of Rome. */
import { expect, type Page } from '@playwright/test';
import type { State } from '@tabularium/kernel';
import type { Rome } from '@tabularium/games/republic-of-rome/rules';
import { Client, newNonce } from '../../../server/test/client.ts';
import type { Played } from '../laid.ts';
import { gather, Seated } from '../seated.ts';
import type { TestServer } from '../server.ts';
import { tokenOf } from '../together.ts';

export const EARLY: Played = { game: 'republic-of-rome', options: { scenario: 'early' } };

export class Five extends Seated<Rome> {
  static async at(server: TestServer, state: State<Rome>, newPage: () => Promise<Page>): Promise<Five> {
    const five = new Five(await gather(server, EARLY, state, newPage));
    await five.look();
    return five;
  }

  /** Somebody plays a card or does something else of weight: chooses it and confirms. */
  async confirm(seat: number, name: RegExp): Promise<void> {
    const button = this.bar(seat).getByRole('button', { name });
    await button.last().click();
    await expect(button).not.toHaveCount(1);
    await this.does(seat, () => button.first().click());
  }

  /** The likely answer: the red button, or else the button of this name. */
  async likely(seat: number, otherwise: RegExp): Promise<void> {
    const red = this.bar(seat).locator('.commit:enabled:not([aria-disabled="true"])');
    const other = this.bar(seat).getByRole('button', { name: otherwise });
    await expect(red.or(other).first()).toBeVisible();
    await this.does(seat, () => red.or(other).first().click());
  }

  /** Everybody who is asked whether to step in passes. */
  async allPass(): Promise<void> {
    for (;;) {
      const [seat, verbs] = await this.asked();
      if (!verbs.includes('pass')) return;
      await this.press(seat, 'Pass');
    }
  }

  /** What is on the floor is voted on: nobody steps in, who presides calls all, and these seats vote against it. */
  async vote(...against: readonly number[]): Promise<void> {
    for (;;) {
      const [seat, verbs] = await this.asked();
      if (verbs.includes('aye')) await this.press(seat, against.includes(seat) ? AGAINST : FOR);
      else if (verbs.includes('callClockwise')) await this.press(seat, /^Call /);
      else if (verbs.includes('pass')) await this.press(seat, 'Pass');
      else return;
    }
  }

  /** Waits until all see this in the question bar: what was done last, for whoever is not asked himself. */
  async allRead(...said: readonly RegExp[]): Promise<void> {
    const [asked] = await this.asked();
    for (const { eye, hearer } of this.all)
      for (const line of said) if (eye !== asked) await expect(hearer.page.locator('.q')).toContainText(line);
  }

  /** Somebody writes to some others alone. */
  async writes(seat: number, room: readonly number[], text: string): Promise<void> {
    const client = await Client.at(this.server.url, this.table.id, await tokenOf(this.page(seat)));
    expect((await client.ask({ t: 'say', nonce: newNonce(), room: [...room], text })).t).toBe('ok');
    client.close();
    await this.look();
  }
}

const FOR = /^(Cast \d+ for|All for)/;
const AGAINST = /^(Cast \d+ against|All against)/;
