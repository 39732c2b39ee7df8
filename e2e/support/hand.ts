/** A real pointer in the window: it presses where something is visible, and hits whatever is on top at that point. */
import { expect, type Page } from '@playwright/test';

export type Hand = 'click' | 'tap';

const pieceOf = (ref: string): string => `.board-view [data-ref="${ref}"].can`;
/** Names are drawn beside their places, so only the drawing of the piece itself counts. */
const drawnOf = (ref: string): string => `${pieceOf(ref)} :is(circle, path, rect, use, text)`;

/** Waits until nothing moves, and returns a point where a press hits the wanted element and nothing above it. */
const pointOn = (page: Page, selector: string, parts: string): Promise<readonly [number, number] | undefined> =>
  page.evaluate(
    async ([wanted, within]) => {
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      await frame();
      document.querySelector(wanted)?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      for (const el of document.querySelectorAll(within)) {
        const { left, top, width, height } = el.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (width > 0 && document.elementFromPoint(x, y)?.closest(wanted)) return [x, y] as const;
      }
      return undefined;
    },
    [selector, parts] as const,
  );

export const canReach = async (page: Page, ref: string): Promise<boolean> =>
  (await pointOn(page, pieceOf(ref), drawnOf(ref))) !== undefined;

const press = async (page: Page, selector: string, parts: string, hand: Hand): Promise<void> => {
  const at = await pointOn(page, selector, parts);
  expect(at, `${selector} can be reached`).toBeDefined();
  if (hand === 'tap') await page.touchscreen.tap(...at!);
  else await page.mouse.click(...at!);
};

export const pressAt = (page: Page, selector: string, hand: Hand): Promise<void> =>
  press(page, selector, selector, hand);

export const pressPiece = (page: Page, ref: string, hand: Hand): Promise<void> =>
  press(page, pieceOf(ref), drawnOf(ref), hand);
