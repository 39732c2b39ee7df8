/** Plays with a real pointer: presses what is offered in the bar, then what glows on the board. */
import { expect, type Page } from '@playwright/test';
import { canReach, type Hand, pressAt, pressPiece } from './hand.ts';

export interface Offered {
  readonly over: boolean;
  /** Inputs made so far. */
  readonly moves: number;
  readonly verbs: readonly string[];
  readonly picks: readonly string[];
  /** What glows on the board. */
  readonly glowing: readonly string[];
  readonly canCommit: boolean;
}

/** Waits until the page has been drawn. */
export const offeredAt = (page: Page): Promise<Offered> =>
  page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const bar = document.querySelector('.q');
    const all = (selector: string, under: Element | null): HTMLElement[] => [
      ...(under?.querySelectorAll<HTMLElement>(selector) ?? []),
    ];
    const glowing = all('.board-view [data-ref].can[role="button"]', document.body);
    return {
      over: bar !== null && bar.querySelector('.fate') !== null,
      moves: Number(document.querySelector('.slider input')?.getAttribute('max') ?? -1),
      verbs: all('[data-verb]:not([aria-disabled])', bar).map((el) => el.dataset['verb']!),
      picks: all('[data-pick]', bar).map((el) => el.dataset['pick']!),
      glowing: glowing.map((el) => el.dataset['ref']!),
      canCommit: bar !== null && bar.querySelector('.commit:enabled') !== null,
    };
  });

/** Verbs that help at once, in this order; now and then a move; otherwise the end of the turn. */
export const LIKED = ['protect', 'subdue', 'appease', 'attack', 'enter', 'placeFleet'] as const;

const likes = ({ verbs, moves }: Offered): string | undefined => {
  const useful = LIKED.find((verb) => verbs.includes(verb));
  if (useful !== undefined) return useful;
  if (verbs.includes('move') && moves % 3 === 0) return 'move';
  return verbs.includes('endPhase') ? 'endPhase' : verbs[0];
};

/** Presses a thing on the board if it is drawn there; if a small window hides it, by its name under the question. */
const pick = async (page: Page, { picks, glowing }: Offered, hand: Hand): Promise<void> => {
  const drawn = picks.filter((p) => glowing.includes(p));
  const seen = hand === 'click' ? drawn : await onScreen(page, drawn);
  if (seen[0] !== undefined) await pressPiece(page, seen[0], hand);
  else await pressAt(page, `.q [data-pick="${picks[0]}"]`, hand);
};

const onScreen = async (page: Page, refs: readonly string[]): Promise<string[]> => {
  for (const ref of refs) if (await canReach(page, ref)) return [ref];
  return [];
};

/** What is offered once the press has shown: it was a move, or something is to be picked or committed. */
const pressed = async (page: Page, before: Offered): Promise<Offered> => {
  let now = before;
  await expect
    .poll(
      async () => {
        now = await offeredAt(page);
        return now.moves !== before.moves || now.canCommit || now.picks.length > 0;
      },
      { intervals: [10, 50] },
    )
    .toBe(true);
  return now;
};

/** Gives one answer with the pointer, without waiting for its effect. */
export const answer = async (page: Page, hand: Hand = 'click'): Promise<void> => {
  const before = await offeredAt(page);
  const verb = likes(before);
  if (verb !== undefined) await pressAt(page, `.q [data-verb="${verb}"]`, hand);
  const now = verb === undefined ? before : await pressed(page, before);
  if (now.moves !== before.moves) return;
  if (now.canCommit) await pressAt(page, '.q .commit', hand);
  else if (now.picks.length > 0) {
    await pick(page, now, hand);
    const { canCommit, moves } = await offeredAt(page);
    if (canCommit && moves === before.moves) await pressAt(page, '.q .commit', hand);
  }
};

/** Makes one input, from the offer until it appears in the log. */
export const playOne = async (page: Page, hand: Hand = 'click'): Promise<void> => {
  const { moves } = await offeredAt(page);
  await answer(page, hand);
  await expect.poll(async () => (await offeredAt(page)).moves, { intervals: [10, 50] }).toBeGreaterThan(moves);
};
