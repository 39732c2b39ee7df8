/** Everybody is asked at once, again and again: several processes write at one table in the same moment. Played in tests only. */
import {
  ballot,
  call,
  type GameModule,
  messages,
  procsFor,
  type Seen,
  type Sight,
  type Vote,
  viewFrom,
} from '@tabularium/kernel';

interface Votes {
  rounds: number;
  sums: number[];
}

const SIGHT = { rounds: 'open', sums: 'open' } satisfies Sight<Votes>;
const ROUNDS = 60;
const en = { 'votes.bid': 'Bid.', 'verb.bid': 'Bid' } as const;
const say = messages(en);

const bids = ballot<Votes, { seats: readonly number[] }>('bids', 'open', {
  say: () => say('votes.bid'),
  rules: ['VOT.bid'],
  ranges: { bid: { of: () => [0, 9] } },
});

const main = procsFor<Votes>()('main', { votes: 'open' }, (): { votes: Record<number, Vote> } => ({ votes: {} }), {
  start: (cx) => call(bids, { seats: Array.from({ length: cx.seats }, (_, seat) => seat) }, 'done', 'votes'),
  done: (cx, l) => {
    for (const [seat, vote] of Object.entries(l.votes)) cx.g.sums[Number(seat)]! += Number(vote.arg);
    cx.g.rounds++;
    if (cx.g.rounds >= ROUNDS) cx.finish({ how: 'counted', winners: [0] });
    return 'start';
  },
});

/** Which release a process of a test is. */
export const RELEASE = Number(process.env['TABULARIUM_TEST_RELEASE'] ?? 1);

/** In later releases only the number of the rules differs, so that games begun under any of them can be played again. */
export const votesAt = (version: number): GameModule<Votes, Seen<Votes, typeof SIGHT>> => ({
  meta: { id: 'toy-votes', version, seats: { min: 1, max: 6, default: 4 }, options: {}, endings: ['counted'] },
  first: main,
  procs: [main, bids],
  interrupts: [],
  setup: (_, seats) => ({ rounds: 0, sums: Array.from({ length: seats }, () => 0) }),
  view: viewFrom(SIGHT, [main, bids]),
  guess: () => {
    throw new Error('nobody looks ahead in this game');
  },
  check: () => {},
  migrations: Array.from({ length: version - 1 }, (_, i) => ({ version: i + 2, why: 'a new release', up: () => {} })),
  messages: en,
  translations: {},
});

export const toyVotes = votesAt(RELEASE);
