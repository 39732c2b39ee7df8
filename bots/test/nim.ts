/** A small game to try bots on: take one to three from a heap; whoever takes the last one loses. */
import { type GameModule, messages, procsFor, type Seen, viewFrom } from '@tabularium/kernel';

export interface Nim {
  heap: number;
  readonly seats: number;
  next: number;
}

const en = {
  'game:nim': 'Nim',
  'nim.take': 'How many do you take of {heap}?',
  'nim.took': 'Seat {seat} takes {n}.',
  'verb.take': 'Take',
} as const;
const t = messages(en);
const proc = procsFor<Nim>();

const game = proc('game', () => ({}), {
  start: (cx) => {
    if (cx.g.heap > 0) return 'ask';
    // The one who would be next took nothing: everybody but the last to take has won.
    const last = (cx.g.next + cx.g.seats - 1) % cx.g.seats;
    const winners = Array.from({ length: cx.g.seats }, (_, i) => i).filter((s) => s !== last);
    return cx.finish({
      how: 'taken',
      winners,
      points: Array.from({ length: cx.g.seats }, (_, i) => Number(i !== last)),
    });
  },
  ask: {
    to: (cx) => cx.g.next,
    say: (cx) => t('nim.take', { heap: cx.g.heap }),
    ranges: {
      take: {
        of: (cx) => [1, Math.min(3, cx.g.heap)],
        take: (cx, _, n, by) => {
          cx.log(t('nim.took', { seat: by, n }));
          cx.g.heap -= n;
          cx.g.next = (by + 1) % cx.g.seats;
          return 'start';
        },
      },
    },
  },
});

export type NimView = Seen<Nim, { heap: 'open'; seats: 'hidden'; next: 'hidden' }>;

export const nim: GameModule<Nim, NimView> = {
  meta: {
    id: 'nim',
    version: 1,
    seats: { min: 2, max: 4, default: 2 },
    options: { long: { t: 'switch', default: false } },
    endings: ['taken'],
  },
  procs: [game],
  interrupts: [],
  first: game,
  setup: (cx, seats, options) => ({ heap: 10 + cx.d6() + (options['long'] === true ? 20 : 0), seats, next: 0 }),
  view: viewFrom({ heap: 'open', seats: 'hidden', next: 'hidden' }, [game]),
  guess: () => {
    throw new Error('nobody guesses at nim');
  },
  check: () => {},
  migrations: [],
  messages: en,
  translations: {},
};
