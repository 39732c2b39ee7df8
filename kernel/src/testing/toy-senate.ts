import { call, end, type Interrupt, procsFor } from '../flow.ts';
import { lastCall } from '../last-call.ts';
import type { Offer } from '../question.ts';
import { clockwise, type Seat } from '../seat.ts';
import { END_OF_TURN, GRAFT, LAWS, ON_TRIBUNE, ON_VOTE, owned, play, say, type Toy, TRIBUNE } from './toy-game.ts';

const proc = procsFor<Toy>();
const REVOLT = 5;

const beforeLastVote = lastCall<Toy>('senate.beforeLastVote', ON_VOTE, {
  say: () => say('toy.step'),
  untils: [END_OF_TURN],
  after: (_, result) => (result === 'vetoed' ? 'close' : 'ask again'),
});
const onTribune = lastCall<Toy>('senate.onTribune', ON_TRIBUNE, {
  say: () => say('toy.step'),
  rules: ['TOY.senate-d'],
  untils: [END_OF_TURN],
  after: () => 'close',
});

/** Seats vote one after another; anybody may veto until the last vote is in. */
const vote = proc(
  'senate.vote',
  { left: 'open', yea: 'open', nay: 'open', call: 'open' },
  (a: { order: readonly Seat[] }) => ({ left: [...a.order], yea: 0, nay: 0, call: 'closed' }),
  {
    start: (cx, l) =>
      l.left.length === 1 ? call(beforeLastVote, { seats: clockwise(cx.seats, 0) }, 'called', 'call') : 'ask',
    called: (_, l) => (l.call === 'interrupted' ? end('vetoed') : 'ask'),
    ask: {
      to: (_, l) => l.left[0]!,
      say: (_, l) => say('toy.vote', { yea: l.yea, nay: l.nay }),
      rules: ['TOY.senate-b'],
      buttons: {
        yea: {
          take: (cx, l, by) => {
            l.yea += owned(cx.g, by).length;
            return 'counted';
          },
        },
        nay: {
          take: (cx, l, by) => {
            l.nay += owned(cx.g, by).length;
            return 'counted';
          },
        },
      },
      windows: [ON_VOTE],
      resumed: (_, __, result) => (result === 'vetoed' ? end('vetoed') : undefined),
    },
    counted: (_, l) => {
      l.left.shift();
      if (l.left.length > 0) return 'start';
      return l.yea > l.nay ? end('passed') : end('failed');
    },
  },
);

/** A tribune is played; it may be stopped before it takes effect. */
const vetoing = proc('senate.veto', { by: 'open', call: 'open' }, (a: { by: Seat }) => ({ by: a.by, call: 'closed' }), {
  start: (cx, l) => {
    play(cx.g, l.by, TRIBUNE);
    cx.reveal();
    return call(onTribune, { seats: clockwise(cx.seats, 0) }, 'done', 'call');
  },
  done: (cx, l) => {
    if (l.call === 'interrupted') return end('stopped');
    cx.log(say('toy.vetoed', { seat: l.by }), 'TOY.senate-c');
    return end('vetoed');
  },
});
const grafting = proc('senate.graft', { by: 'open' }, (a: { by: Seat }) => ({ by: a.by }), {
  start: (cx, l) => {
    play(cx.g, l.by, GRAFT);
    cx.reveal();
    return end('stopped');
  },
});

const holding = (hand: readonly string[], card: string, rule: string): Offer => ({
  t: 'pick',
  of: hand.includes(card) ? [card] : [],
  rules: [rule],
});
export const veto: Interrupt<Toy> = {
  verb: 'veto',
  window: ON_VOTE,
  offer: (cx, by) => holding(cx.g.hands[by]!, TRIBUNE, 'TOY.senate-c'),
  start: (_, by) => call(vetoing, { by }),
};
export const graft: Interrupt<Toy> = {
  verb: 'graft',
  window: ON_TRIBUNE,
  offer: (cx, by) => holding(cx.g.hands[by]!, GRAFT, 'TOY.senate-d'),
  start: (_, by) => call(grafting, { by }),
};

export const senate = proc(
  'senate',
  { proposed: 'open', result: 'open' },
  (): { proposed: string[]; result: string } => ({ proposed: [], result: '' }),
  {
    start: (cx) => (cx.g.laws.length > 0 ? 'propose' : end()),
    propose: {
      to: (cx) => cx.g.turn % cx.seats,
      say: () => say('toy.propose'),
      rules: ['TOY.senate-a'],
      chooses: {
        propose: {
          of: (cx) => ({ of: cx.g.laws, min: 1, max: 2 }),
          take: (cx, l, laws, by) => {
            l.proposed = LAWS.filter((law) => laws.includes(law));
            return call(vote, { order: clockwise(cx.seats, by) }, 'voted', 'result');
          },
        },
      },
    },
    voted: (cx, l) => {
      if (l.result === 'passed') cx.g.laws = cx.g.laws.filter((law) => !l.proposed.includes(law));
      else if (++cx.g.unrest >= REVOLT) cx.finish({ how: 'revolt', winners: [] });
      return end();
    },
  },
);

export const senateProcs = [senate, vote, beforeLastVote, onTribune, vetoing, grafting];
