/** A round: closed hands, opened at once — PAR-a, PAR-b, PAR-c */
import { ballot, call, type Cx, end, procsFor, type Seat, type Vote } from '@tabularium/kernel';
import type { ParImpar } from './game.ts';
import { say } from './say.ts';

const MOST = 5;
const proc = procsFor<ParImpar>();

/** [PAR-b] A ballot shows every answer to its own seat alone until all are in. */
export const closing = ballot<ParImpar, { readonly seats: readonly Seat[] }>('hands.closing', 'open', {
  say: () => say('par.close'),
  rules: ['PAR-b'],
  ranges: { close: { of: () => [1, MOST] } },
});

/** [PAR-a][PAR-c] */
const openHands = (cx: Cx<ParImpar>, closed: Readonly<Record<Seat, Vote>>): void => {
  const [first, second] = [Number(closed[0]!.arg), Number(closed[1]!.arg)];
  const winner = (first + second) % 2;
  cx.g.opened = [first, second];
  cx.g.points[winner]!++;
  cx.log(say('par.opened', { first, second, sum: first + second, seat: winner + 1 }), 'PAR-c');
};

export const hands = proc(
  'hands',
  { closed: 'open' },
  (): { closed: Readonly<Record<Seat, Vote>> } => ({ closed: {} }),
  {
    start: () => call(closing, { seats: [0, 1] }, 'opened', 'closed'),
    opened: (cx, l) => {
      openHands(cx, l.closed);
      return end();
    },
  },
);
