/** The sequence of play: building, turns, rounds — 4 */
import { call, end, type Seat } from '@tabularium/kernel';
import { cardWindow } from './cards/window.ts';
import { empireOf, orderFrom, roundOrder, seatOf } from './empire/order.ts';
import { cityCount } from './empire/places.ts';
import { endTurn } from './end/count.ts';
import { endByPoints } from './end/victory.ts';
import type { Empires } from './game.ts';
import { proc } from './procs.ts';
import { action } from './round/action.ts';
import { event } from './round/event.ts';
import { t } from './say.ts';
import { build } from './setup/build.ts';

/** [MED.4-a] A round: an event, then one action for everybody. */
export const round = proc('round', { at: 'open' }, () => ({ at: 0 }), {
  start: (cx) => {
    const { g } = cx;
    g.round++;
    g.passed = [];
    cx.log(t('med.round', { turn: g.turn, round: g.round }), 'MED.4-a');
    return call(event, undefined, 'evented');
  },
  // [MED.4.1-s] The end of the turn comes at once.
  evented: (cx) => {
    const { g } = cx;
    cx.expire('action');
    return g.event === 'end-of-turn' ? end() : call(cardWindow, { kind: 'event', order: roundOrder(g) }, 'next');
  },
  next: ({ g }, l) => call(action, { seat: roundOrder(g)[l.at]! }, 'acted'),
  // [MED.9-o] Between actions, beginning with the player whose action comes next.
  acted: (cx, l) => {
    cx.expire('action');
    l.at++;
    const order = roundOrder(cx.g);
    if (l.at >= order.length) return 'over';
    return call(cardWindow, { kind: 'between', order: orderFrom(cx.g, order[l.at]!) }, 'next');
  },
  over: (cx) => {
    const { g } = cx;
    // [MED.4.1-c][MED.A33]
    g.allPassed = g.passed.length === g.agreed.order.length;
    cx.expire('round');
    return end();
  },
});

/** [MED.8.1-a][MED.A55] The leader by points; of several the first in the order of the scenario. */
const leader = (g: Empires): Seat => {
  const most = Math.max(...g.vp);
  return g.agreed.order.find((s) => g.vp[s] === most)!;
};

export const turn = proc('turn', () => ({}), {
  start: ({ g }) => {
    g.turn++;
    g.round = 0;
    g.allPassed = false;
    g.event = '';
    // [MED.4.2-l]
    for (const seat of g.agreed.order) g.before[seat] = cityCount(g, seat);
    g.first = g.agreed.order[0]!;
    return g.agreed.firstLeads ? 'first' : 'round';
  },
  first: {
    to: ({ g }) => leader(g),
    say: () => t('med.ask.first'),
    rules: ['MED.8.1-a'],
    silent: ({ g }, _, by) => [{ verb: 'begins', arg: empireOf(g, by) }],
    picks: {
      begins: {
        of: ({ g }) => g.agreed.order.map((s) => empireOf(g, s)),
        take: (cx, _, ref) => {
          cx.g.first = seatOf(cx.g, ref);
          cx.log(t('med.first', { who: ref }), 'MED.8.1-a');
          return 'round';
        },
      },
    },
  },
  round: () => call(round, undefined, 'rounded'),
  rounded: ({ g }) => (g.event === 'end-of-turn' ? call(endTurn, undefined, 'over') : 'round'),
  over: () => end(),
});

/** [MED.4-a][MED.4.4-a][MED.8.2-a] */
export const game = proc('game', () => ({}), {
  start: () => call(build, undefined, 'turn'),
  turn: ({ g }) => (g.turn < g.agreed.turns ? call(turn, undefined, 'turn') : 'over'),
  over: (cx) => endByPoints(cx),
});

export const FRAME = [game, build, turn, round, event, action, endTurn];
