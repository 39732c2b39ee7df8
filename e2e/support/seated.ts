/** People and somebody who looks on, at one table of the server. After everything that is done, all pages are looked through. */
import { expect, type Locator, type Page } from '@playwright/test';
import { digest, type Eye, type State } from '@tabularium/kernel';
import { sceneOf } from '@tabularium/protocol';
import type { TableRecord } from '../../server/src/tables/record.ts';
import { Hearer } from './hear.ts';
import { LaidTable, type Played } from './laid.ts';
import { foundIn, type Secrets, secretsFrom } from './secrets.ts';
import type { TestServer } from './server.ts';

const NAMES = ['Livia', 'Bruno', 'Carla', 'Dario', 'Elena'] as const;

interface Sitting {
  readonly eye: Eye;
  readonly hearer: Hearer;
}

/** All who are at a table, and the table. */
export interface Company {
  readonly server: TestServer;
  readonly table: LaidTable;
  readonly all: readonly Sitting[];
}

/** All take their seats by the link, one after another; the last one only looks on. */
export const gather = async (
  server: TestServer,
  played: Played,
  state: State<unknown>,
  newPage: () => Promise<Page>,
): Promise<Company> => {
  const table = await LaidTable.of(server, 'Curia', played, state);
  const all: Sitting[] = [];
  for (const [seat, name] of NAMES.slice(0, state.seats).entries()) {
    const hearer = new Hearer(await newPage());
    await sit(hearer.page, table.link, name, seat);
    all.push({ eye: seat, hearer });
  }
  const watching = new Hearer(await newPage());
  await watching.page.goto(table.link);
  await expect(watching.page.locator('#question')).toBeVisible();
  all.push({ eye: 'public', hearer: watching });
  return { server, table, all };
};

export class Seated<G> {
  protected readonly server: TestServer;
  protected readonly table: LaidTable;
  protected readonly all: readonly Sitting[];
  /** What each eye could not know when it was last looked through. */
  private hidden: ReadonlyMap<Eye, Secrets> = new Map();
  /** How often everything was looked through, and how much of it there was. */
  readonly looked = { times: 0, characters: 0 };

  constructor({ server, table, all }: Company) {
    this.server = server;
    this.table = table;
    this.all = all;
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
  async g(): Promise<G> {
    return (await this.record()).match.state.g as G;
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

  /** Does something that makes at least one input. */
  async does(seat: number, act: () => Promise<void>): Promise<void> {
    const before = (await this.record()).match.entries.length;
    await act();
    await expect.poll(async () => (await this.record()).match.entries.length, POLL).toBeGreaterThan(before);
    await this.settled(seat);
    await this.look();
  }

  /** The first whom the game waits for, and what he may answer. */
  async asked(): Promise<readonly [seat: number, verbs: readonly string[]]> {
    const { match } = await this.record();
    const [seat] = match.engine.waitingFor(match.state);
    return [seat!, Object.keys(match.question(seat!)!.verbs)];
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
