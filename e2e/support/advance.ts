/** Plays some moves quickly, for tests that are not about pressing things. */
import { expect, type Page } from '@playwright/test';
import { LIKED, offeredAt } from './play.ts';

/**
 * Answers from inside the page up to a number of times, as long as this page is asked. Returns how many answers were
 * made.
 */
export const advance = (page: Page, most: number): Promise<number> =>
  page.evaluate(
    async ({ wanted, liked }) => {
      const pause = (): Promise<unknown> => new Promise((done) => setTimeout(done, 8));
      const moves = (): number => Number(document.querySelector('.slider input')?.getAttribute('max') ?? -1);
      const one = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(`.q ${selector}`);
      const verb = (name: string): HTMLElement | null => one(`[data-verb="${name}"]:not([aria-disabled])`);
      const next = (): HTMLElement | null => {
        const useful = liked.map(verb).find((el) => el !== null);
        const move = moves() % 3 === 0 ? verb('move') : null;
        const choice = useful ?? move ?? verb('endPhase') ?? one('[data-verb]:not([aria-disabled])');
        const isOpen = choice?.getAttribute('aria-pressed') === 'true';
        return one('.commit:enabled') ?? one('[data-pick]') ?? (isOpen ? null : choice);
      };
      const giveUp = performance.now() + 60_000;
      const start = moves();
      while (moves() - start < wanted && performance.now() < giveUp) {
        const before = moves();
        const press = next();
        if (!press) break;
        press.click();
        // Waits for a slow page; if a press changes nothing at all, stops.
        const enough = performance.now() + 10_000;
        while (moves() === before && (next() === press || next() === null) && performance.now() < enough) await pause();
      }
      return moves() - start;
    },
    { wanted: most, liked: LIKED },
  );

export const isAsked = async (page: Page): Promise<boolean> => {
  const { verbs, picks } = await offeredAt(page);
  return verbs.length + picks.length > 0;
};

const movesOf = async (page: Page): Promise<number> => (await offeredAt(page)).moves;

/** Lets whoever is asked play, until a number of further inputs is made and everybody has seen them. */
export const advanceTogether = async (people: readonly Page[], inputs: number): Promise<void> => {
  const goal = (await movesOf(people[0]!)) + inputs;
  for (let left = inputs; left > 0; left = goal - (await movesOf(people[0]!))) {
    // Another player's last input may still be on its way to the page that is asked now.
    const asked = async (): Promise<boolean> => (await Promise.all(people.map(isAsked))).includes(true);
    await expect.poll(asked, { message: 'somebody is asked' }).toBe(true);
    let made = 0;
    for (const page of people) if (made === 0 && (await isAsked(page))) made = await advance(page, left);
    expect(made, 'somebody is asked, and answers').toBeGreaterThan(0);
    const now = Math.max(...(await Promise.all(people.map(movesOf))));
    for (const page of people) await expect.poll(() => movesOf(page)).toBe(now);
  }
};
