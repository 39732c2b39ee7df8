import { ballot, type Vote } from '../ballot.ts';
import { call, end, procsFor } from '../flow.ts';
import { round } from '../round.ts';
import { clockwise, others, type PerSeat, type Seat } from '../seat.ts';
import { less, plus, type Tally, tally } from '../tally.ts';
import { owned, SENATORS, say, type Toy } from './toy-game.ts';

const proc = procsFor<Toy>();
const GAMES = 2;

/** Secret bids for the first word. */
const bids = ballot<Toy, { seats: readonly Seat[] }>('forum.bids', 'open', {
  say: () => say('toy.bid'),
  ranges: { bid: { of: (cx, _, by) => [0, cx.g.purse[by]!] } },
});

/** Counter-bribes go round until everybody in turn has passed. Ends with the money laid against. */
const counterBribes = round<Toy>()(
  'forum.counterBribes',
  { total: 'open' },
  () => ({ total: 0 }),
  {
    say: (_, l) => say('toy.counter', { total: l.total }),
    rules: ['TOY.forum-c'],
    ranges: {
      add: {
        of: (cx, _, by) => [1, cx.g.purse[by]!],
        take: (cx, l, n, by) => {
          cx.g.purse[by]! -= n;
          l.total += n;
          return 'acted';
        },
      },
    },
    buttons: { pass: { take: () => 'passed' } },
  },
  (_, l) => l.total,
);

const persuasion = (g: Toy, target: string, bribe: number, against: number): Tally =>
  tally(
    'persuasion',
    plus('influence', 6, 'TOY.forum-b'),
    plus('bribe', bribe, 'TOY.forum-b'),
    less('against', against, 'TOY.forum-c'),
    less('loyalty', g.senators[target]!.faction < 0 ? 0 : g.senators[target]!.loyalty, 'TOY.forum-b', [target]),
  );

const persuade = proc(
  'forum.persuade',
  { seat: 'open', target: 'open', bribe: 'open', against: 'open' },
  (a: { seat: Seat; target: string }) => ({ seat: a.seat, target: a.target, bribe: 0, against: 0 }),
  {
    start: {
      to: (_, l) => l.seat,
      say: (_, l) => say('toy.bribe', { target: l.target }),
      ranges: {
        bribe: {
          of: (cx, l) => [0, cx.g.purse[l.seat]!],
          take: (cx, l, n) => {
            cx.g.purse[l.seat]! -= n;
            l.bribe = n;
            return call(counterBribes, { order: others(cx.seats, l.seat) }, 'roll', 'against');
          },
        },
      },
    },
    roll: (cx, l) => {
      const { total: base } = persuasion(cx.g, l.target, l.bribe, l.against);
      const roll = cx.d6() + cx.d6();
      cx.log(say('toy.roll', { target: l.target, roll, base }), 'TOY.forum-b');
      if (roll > base) return end(false);
      cx.g.senators[l.target]!.faction = l.seat;
      return end(true);
    },
  },
);

/** One seat's turn to speak. */
const speak = proc(
  'forum.speak',
  { seat: 'open', won: 'open' },
  (a: { seat: Seat }) => ({ seat: a.seat, won: false }),
  {
    start: {
      to: (_, l) => l.seat,
      say: () => say('toy.forum'),
      rules: ['TOY.forum-a'],
      picks: {
        persuade: {
          rules: ['TOY.forum-b'],
          of: (cx, l) => SENATORS.filter((id) => cx.g.senators[id]!.faction !== l.seat),
          why: (cx, l, id) => (cx.g.senators[id]!.faction === l.seat ? say('toy.own', { who: id }) : undefined),
          take: (_, l, target) => call(persuade, { seat: l.seat, target }, 'done', 'won'),
        },
      },
      buttons: {
        games: {
          rules: ['TOY.forum-d'],
          when: (cx, l) => cx.g.purse[l.seat]! >= GAMES || say('toy.poor', { cost: GAMES, have: cx.g.purse[l.seat]! }),
          take: (cx, l) => {
            cx.g.purse[l.seat]! -= GAMES;
            cx.g.unrest = Math.max(0, cx.g.unrest - 1);
            return 'done';
          },
        },
        pass: { take: () => 'done' },
      },
    },
    done: (cx, l) => {
      if (!l.won && owned(cx.g, l.seat).length === 0) cx.g.unrest++;
      return end();
    },
  },
);

export const forum = proc(
  'forum',
  { bids: 'open', order: 'open' },
  (): { bids: PerSeat<Vote>; order: Seat[] } => ({ bids: {}, order: [] }),
  {
    start: (cx) => call(bids, { seats: clockwise(cx.seats, 0) }, 'opened', 'bids'),
    opened: (cx, l) => {
      const bid = (seat: Seat): number => l.bids[seat]!.arg as number;
      l.order = clockwise(cx.seats, 0).sort((a, b) => bid(b) - bid(a) || a - b);
      cx.g.purse[l.order[0]!]! -= bid(l.order[0]!);
      l.bids = {};
      return 'next';
    },
    next: (_, l) => {
      const seat = l.order.shift();
      return seat === undefined ? end() : call(speak, { seat }, 'next');
    },
  },
);

export const forumProcs = [forum, speak, persuade, counterBribes, bids];
