/** Par impar: odd or even, a game with nuts that Roman children played. */
import type { GameModule } from '@tabularium/kernel';
import type { ParImpar } from './game.ts';
import { closing, hands } from './hands.ts';
import { game } from './match.ts';
import { en } from './messages/en.ts';
import { guess, type ParImparView, view } from './view.ts';

export type { ParImparView } from './view.ts';

export const parImpar: GameModule<ParImpar, ParImparView> = {
  meta: {
    id: 'par-impar',
    version: 1,
    seats: { min: 2, max: 2, default: 2 },
    options: { points: { t: 'choice', of: ['3', '5'], default: '3' } },
    endings: ['points'],
  },
  first: game,
  procs: [game, hands, closing],
  interrupts: [],
  setup: (_, seats, options) => ({
    goal: Number(options['points']),
    points: Array.from({ length: seats }, () => 0),
    opened: [],
  }),
  view,
  guess,
  check: (g) => {
    if (g.points.some((n) => n > g.goal)) throw new Error('somebody has more points than it takes to win');
  },
  migrations: [],
  messages: en,
  translations: {
    es: () => import('./messages/es.ts').then((m) => m.es),
    it: () => import('./messages/it.ts').then((m) => m.it),
  },
};
