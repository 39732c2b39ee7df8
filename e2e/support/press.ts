/**
 * Presses whatever is offered in the bar, from inside the page, for games that are too long to be played with the
 * pointer.
 */
import type { Page } from '@playwright/test';

export interface Pressed {
  readonly over: boolean;
  readonly pressed: number;
}

/** Makes random presses, the same in every run, up to a limit or until something appears. Waits for bots. */
export const pressOn = (page: Page, most: number, seed: number, until = 'nothing'): Promise<Pressed> =>
  page.evaluate(
    async ([limit, first, wanted]) => {
      let chance = Math.imul(first + 1, 2_246_822_519) >>> 0;
      const below = (n: number): number => {
        chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((chance / 4_294_967_296) * n);
      };
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`.q ${selector}`)];
      const any = (some: readonly HTMLElement[]): HTMLElement => some[below(some.length)]!;
      const PATIENCE = 1200;
      let [pressed, idle] = [0, 0];
      while (pressed < limit && idle < PATIENCE) {
        await frame();
        if (document.querySelector(wanted) !== null) break;
        if (all('.fate').length > 0) return { over: true, pressed };
        const picks = all('[data-pick]');
        const steps = all('.choose-list :is(button:enabled, input)');
        const commit = all(':is(.commit, [data-commit]):enabled:not([aria-disabled="true"])');
        // What a form has to choose from, wherever it stands.
        const options = [
          ...document.querySelectorAll<HTMLElement>(
            '.form [data-option]:not([aria-disabled="true"], [aria-pressed="true"])',
          ),
        ];
        const lists = [...document.querySelectorAll<HTMLSelectElement>('.form select')];
        const verbs = all('.acts:not(.also) [data-verb]:not([aria-disabled], .selected)');
        const pass = verbs.filter((el) => el.dataset['verb'] === 'pass');
        if (commit.length > 0) any(commit).click();
        else if (picks.length > 0) any(picks).click();
        else if (steps.length > 0 && below(8) > 0) any(steps).click();
        else if (options.length > 0) any(options).click();
        else if (lists.length > 0) {
          const list = lists[below(lists.length)]!;
          list.selectedIndex = below(list.length);
          list.dispatchEvent(new Event('change', { bubbles: true }));
        } else if (pass.length > 0 && below(4) > 0) pass[0]!.click();
        else if (verbs.length > 0) any(verbs).click();
        else {
          idle++;
          continue;
        }
        idle = 0;
        pressed++;
      }
      return { over: false, pressed };
    },
    [most, seed, until] as const,
  );

/** Makes bots answer without delay. */
export const hurry = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const slow = globalThis.setTimeout;
    const quick = (work: TimerHandler, ms = 0, ...args: unknown[]): number =>
      slow(work as () => void, ms > 100 ? ms / 100 : ms, ...args) as unknown as number;
    globalThis.setTimeout = quick as typeof globalThis.setTimeout;
  });
};
