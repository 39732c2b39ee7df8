/**
 * A screen reader inside the page (@guidepup/virtual-screen-reader). It moves over what is there for it, speaks, and
 * presses what it stands on. A test that has it sees nothing else of the page.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';

interface Virtual {
  start(options: { container: Node }): Promise<void>;
  stop(): Promise<void>;
  next(): Promise<void>;
  act(): Promise<void>;
  press(key: string): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
}
declare global {
  var reader: Virtual | undefined;
}

const require = createRequire(import.meta.url);
const PACKAGE = dirname(require.resolve('@guidepup/virtual-screen-reader/package.json'));

/** The module as an expression, because the page lets no foreign script in. */
const script = (): string => {
  const code = readFileSync(join(PACKAGE, 'lib/esm/index.browser.js'), 'utf8');
  const [, name] = /([\w$]+) as virtual\b/.exec(code)!;
  return `(() => { ${code.replace(/export\s*\{[^}]*\};?/, '')}\n globalThis.reader = ${name}; })()`;
};

/** Longer than any page is. */
const MOST = 4000;
/** As much as is of use when something is not found. */
const FEW = 60;

const isAnnounced = (said: string): boolean => /^(polite|assertive): /.test(said);

export class Reader {
  private readonly page: Page;
  /** How much of what was said has been listened to. */
  private heardUpTo = 0;
  /** All that the page has announced by itself until the reader last began at the top. */
  readonly heard: string[] = [];

  private constructor(page: Page) {
    this.page = page;
  }

  static async on(page: Page): Promise<Reader> {
    const reader = new Reader(page);
    await page.evaluate(script());
    await reader.fromTop();
    return reader;
  }

  /** Begins at the top of the page. */
  async fromTop(): Promise<void> {
    const log = await this.page.evaluate(async () => {
      const before = await globalThis.reader!.spokenPhraseLog().catch(() => []);
      await globalThis.reader!.stop();
      await globalThis.reader!.start({ container: document.body });
      return before;
    });
    this.heard.push(...log.filter(isAnnounced));
    this.heardUpTo = 0;
  }

  /** Goes on until it says this, or round the page once. Gives all that was said on the way. */
  async to(phrase: RegExp): Promise<readonly string[]> {
    const said = await this.page.evaluate(
      async ([source, flags, most]) => {
        const [wanted, out] = [new RegExp(source, flags), [] as string[]];
        let rounds = 0;
        for (let i = 0; i < most && rounds < 2; i++) {
          await globalThis.reader!.next();
          out.push(await globalThis.reader!.lastSpokenPhrase());
          if (wanted.test(out.at(-1)!)) return out;
          if (out.at(-1) === 'end of document') rounds++;
        }
        return out;
      },
      [phrase.source, phrase.flags, MOST] as const,
    );
    expect(said.at(-1), `it comes to ${phrase} after ${said.slice(0, FEW).join(' | ')}`).toMatch(phrase);
    return said;
  }

  /** Presses what it stands on. */
  async act(): Promise<void> {
    this.heardUpTo = await this.page.evaluate(async () => (await globalThis.reader!.spokenPhraseLog()).length);
    await this.page.evaluate(() => globalThis.reader!.act());
  }

  /** Goes there and presses it. */
  async press(phrase: RegExp): Promise<void> {
    await this.to(phrase);
    await this.act();
  }

  /** The same, and falls silent: it cannot read a dialog that is taken away while it stands in it. */
  async pressAndStop(phrase: RegExp): Promise<void> {
    await this.to(phrase);
    await this.page.evaluate(async () => {
      await globalThis.reader!.act();
      await globalThis.reader!.stop();
    });
  }

  /** What the page has announced by itself since something was last pressed. */
  private async announced(): Promise<readonly string[]> {
    const log = await this.page.evaluate(() => globalThis.reader!.spokenPhraseLog());
    return log.slice(this.heardUpTo).filter(isAnnounced);
  }

  /** Waits until the page has announced this. */
  async hears(phrase: RegExp): Promise<void> {
    await expect(async () => expect((await this.announced()).join('\n')).toMatch(phrase)).toPass({ timeout: 60_000 });
  }

  /** Everything from the top of the page to its end. */
  async whole(): Promise<readonly string[]> {
    await this.fromTop();
    return this.to(/^end of document$/);
  }
}

/** The heading of what this person is asked. */
export const QUESTION = /^heading, (?!Waiting for).*, level 2$/;

/** Waits until this person is asked something and nothing changes any more. Gives the whole page, as it is read. */
export const asks = async (reader: Reader): Promise<readonly string[]> => {
  let said: readonly string[] = [];
  await expect(async () => {
    const before = said;
    said = await reader.whole();
    expect(said.find((phrase) => phrase.endsWith(', level 2'))).toMatch(QUESTION);
    expect(said).toEqual(before);
  }).toPass({ timeout: 90_000, intervals: [500] });
  return said;
};

/** Where these are read first, in order. */
export const expectInOrder = (said: readonly string[], ...phrases: readonly RegExp[]): void => {
  let last = -1;
  for (const phrase of phrases) {
    const at = said.findIndex((text, i) => i > last && phrase.test(text));
    expect(at, `${phrase} is read after ${said[last]}`).toBeGreaterThan(last);
    last = at;
  }
};
