/** Five people and somebody who looks on, at a table of Republic of Rome. After everything that is done, all pages are looked through. */
import { expect, type Locator, type Page } from '@playwright/test';
import { digest, type Eye, type State } from '@tabularium/kernel';
import type { Rome } from '@tabularium/games/republic-of-rome/rules';
import { sceneOf } from '@tabularium/protocol';
import type { TableRecord } from '../../../server/src/tables/record.ts';
import { Client, newNonce } from '../../../server/test/client.ts';
import { Hearer } from '../hear.ts';
import { LaidTable } from '../laid.ts';
import { foundIn, type Secrets, secretsFrom } from '../secrets.ts';
import type { TestServer } from '../server.ts';
import { tokenOf } from '../together.ts';

const NAMES = ['Livia', 'Bruno', 'Carla', 'Dario', 'Elena'] as const;

interface Seated {
  readonly eye: Eye;
  readonly hearer: Hearer;
}

export class Five {
  private readonly server: TestServer;
  private readonly table: LaidTable;
  private readonly all: readonly Seated[];
  /** What each eye could not know when it was last looked through. */
  private hidden: ReadonlyMap<Eye, Secrets> = new Map();
  /** How often everything was looked through, and how much of it there was. */
  readonly looked = { times: 0, characters: 0 };

  private constructor(server: TestServer, table: LaidTable, all: readonly Seated[]) {
    this.server = server;
    this.table = table;
    this.all = all;
  }

  /** All take their seats by the link, one after another. */
  static async at(server: TestServer, state: State<Rome>, newPage: () => Promise<Page>): Promise<Five> {
    const table = await LaidTable.of(server, 'Curia', state);
    const all: Seated[] = [];
    for (const [seat, name] of NAMES.entries()) {
      const hearer = new Hearer(await newPage());
      await sit(hearer.page, table.link, name, seat);
      all.push({ eye: seat, hearer });
    }
    const watching = new Hearer(await newPage());
    await watching.page.goto(table.link);
    await expect(watching.page.locator('#question')).toBeVisible();
    all.push({ eye: 'public', hearer: watching });
    const five = new Five(server, table, all);
    await five.look();
    return five;
  }

  page(eye: Eye): Page {
    return this.all.find((s) => s.eye === eye)!.hearer.page;
  }
  get spectator(): Page {
    return this.page('public');
  }

  /** What the server knows. */
  record(): Promise<TableRecord> {
    return this.table.record();
  }
  async g(): Promise<Rome> {
    return (await this.record()).match.state.g as Rome;
  }

  /** The buttons, lists and fields of somebody's question bar. */
  bar(seat: number): Locator {
    return this.page(seat).locator('.q');
  }

  /** Somebody presses a button in the question bar by its name; everybody has seen what came of it when this is done. */
  press(seat: number, name: RegExp | string): Promise<void> {
    const button = this.bar(seat).getByRole('button', { name, exact: typeof name === 'string' });
    return this.does(seat, () => button.first().click());
  }

  /** Somebody plays a card or does something else of weight: chooses it and confirms. */
  async confirm(seat: number, name: RegExp): Promise<void> {
    const button = this.bar(seat).getByRole('button', { name });
    await button.last().click();
    await expect(button).not.toHaveCount(1);
    await this.does(seat, () => button.first().click());
  }

  /** Does something that makes at least one input. */
  async does(seat: number, act: () => Promise<void>): Promise<void> {
    const before = (await this.record()).match.entries.length;
    await act();
    await expect.poll(async () => (await this.record()).match.entries.length, POLL).toBeGreaterThan(before);
    await this.settled(seat);
    await this.look();
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

  /** The first whom the game waits for, and what he may answer. */
  async asked(): Promise<readonly [seat: number, verbs: readonly string[]]> {
    const { match } = await this.record();
    const [seat] = match.engine.waitingFor(match.state);
    return [seat!, Object.keys(match.question(seat!)!.verbs)];
  }

  /** Waits until all see this in the question bar: what was done last, for whoever is not asked himself. */
  async allRead(...said: readonly RegExp[]): Promise<void> {
    const [asked] = await this.asked();
    for (const { eye, hearer } of this.all)
      for (const line of said) if (eye !== asked) await expect(hearer.page.locator('.q')).toContainText(line);
  }

  /** A form sends several answers: waits until it has sent the last, and all pages show what the server knows. */
  private async settled(seat: number): Promise<void> {
    const busy = this.page(seat).locator('.form[inert], .q [data-commit]:disabled');
    await expect(async () => {
      await expect(busy).toHaveCount(0, { timeout: 5000 });
      const { match } = await this.record();
      const told = this.all.map(({ hearer }) => hearer.scene?.inputs);
      expect(told).toEqual(this.all.map(({ eye }) => match.inputsFor(eye)));
    }).toPass(POLL);
    await Promise.all(this.all.map(({ hearer }) => isDrawn(hearer.page)));
  }

  /** Somebody writes to some others alone. */
  async writes(seat: number, room: readonly number[], text: string): Promise<void> {
    const client = await Client.at(this.server.url, this.table.id, await tokenOf(this.page(seat)));
    expect((await client.ask({ t: 'say', nonce: newNonce(), room: [...room], text })).t).toBe('ok');
    client.close();
    await this.look();
  }

  /**
   * Looks through everything that came since the last time, and through every page, for what its reader may not know: what was hidden from
   * him before and still is. What he was sent must add up to what the server would show him, no more and no less.
   */
  async look(): Promise<void> {
    const record = await this.record();
    const now = new Map(this.all.map(({ eye }) => [eye, secretsFrom(record, eye)]));
    for (const { eye, hearer } of this.all) {
      const before = this.hidden.get(eye) ?? now.get(eye)!;
      const secrets = new Map([...now.get(eye)!].filter(([secret]) => before.has(secret)));
      const texts = [...(await hearer.take()), await hearer.holds()];
      const found = texts.flatMap((text) => foundIn(text, secrets));
      expect(found, `what ${eye} may not know`).toEqual([]);
      expect(digest(hearer.scene), `what ${eye} was sent`).toBe(digest(sceneOf(record.match, eye)));
      this.looked.characters += texts.reduce((n, text) => n + text.length, 0);
    }
    this.hidden = now;
    this.looked.times++;
  }

  close(): Promise<void> {
    return this.table.close();
  }
}

const FOR = /^(Cast \d+ for|All for)/;
const AGAINST = /^(Cast \d+ against|All against)/;
const POLL = { timeout: 60_000, intervals: [50, 100, 250] };

/** Waits until the page has drawn what it was sent. */
const isDrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done));
  });

export const sit = async (page: Page, link: string, name: string, seat: number): Promise<void> => {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: `Take seat ${seat + 1}` }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#question')).toBeVisible();
};
