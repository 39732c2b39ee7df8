/**
 * A small game to search in: each of two seats draws from a well in turn, five times. Every draw brings a die and what the well
 * has besides; in one of them lies a treasure that nobody sees.
 */
import { type GameModule, messages, procsFor, type Seen, standingAt, viewFrom } from '@tabularium/kernel';
import type { Bot } from '@tabularium/parts';
import type { Brain } from '../src/search/index.ts';

export interface Wells {
  readonly brings: readonly number[];
  /** The well with the treasure. */
  treasure: number;
  readonly points: number[];
  draws: number;
}

const TREASURE = 20;
const SEATS = 2;
const en = { 'game:wells': 'Wells', 'wells.draw': 'From which well?', 'verb.draw': 'Draw' } as const;
const t = messages(en);
const proc = procsFor<Wells>();
const game = proc('game', () => ({}), {
  start: (cx) => {
    const { points, draws } = cx.g;
    if (draws < 5 * SEATS) return 'ask';
    const most = Math.max(...points);
    return cx.finish({ how: 'drawn', winners: [0, 1].filter((s) => points[s] === most), points: [...points] });
  },
  ask: {
    to: (cx) => cx.g.draws % SEATS,
    say: () => t('wells.draw'),
    ranges: {
      draw: {
        of: (cx) => [0, cx.g.brings.length - 1],
        take: (cx, _, well, by) => {
          cx.g.points[by]! += cx.d6() + cx.g.brings[well]! + (cx.g.treasure === well ? TREASURE : 0);
          cx.g.draws++;
          return 'start';
        },
      },
    },
  },
});

const SIGHT = { brings: 'open', treasure: 'hidden', points: 'open', draws: 'open' } as const;
export type WellsView = Seen<Wells, typeof SIGHT>;

/** What the first well brings, and so on. */
export const wells = (...brings: readonly number[]): GameModule<Wells, WellsView> => ({
  meta: { id: 'wells', version: 1, seats: { min: 2, max: 2, default: 2 }, options: {}, endings: ['drawn'] },
  procs: [game],
  interrupts: [],
  first: game,
  setup: () => ({ brings, treasure: -1, points: [0, 0], draws: 0 }),
  view: viewFrom(SIGHT, [game]),
  guess: (v, _, rng) =>
    standingAt(
      v,
      {
        brings: v.brings,
        treasure: rng.below(2) === 0 ? -1 : rng.below(v.brings.length),
        points: [...v.points],
        draws: v.draws,
      },
      SEATS,
      v.flow,
      rng,
    ),
  check: () => {},
  migrations: [],
  messages: en,
  translations: {},
});

/** Draws from the first well, whatever the others bring. */
export const firstWell = (): Bot<Wells, WellsView> => ({
  name: 'first well',
  choose: ({ seat }) => ({ by: seat, verb: 'draw', arg: 0 }),
});

export const wellsBrain: Brain<Wells, WellsView> = {
  policy: firstWell,
  candidates: ({ view, seat }) => view.brings.map((_, arg) => ({ by: seat, verb: 'draw', arg })),
  undoing: [],
  spell: ({ view }) => String(view.draws),
  isFar: () => false,
  value: ({ g, over }, seat) =>
    over
      ? over.winners.includes(seat)
        ? 1 / over.winners.length
        : 0
      : 1 / (1 + Math.exp((g.points[1 - seat]! - g.points[seat]!) / 4)),
};
