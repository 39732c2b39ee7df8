/**
 * A small game to try the kernel with: a forum with bribes and counter-bribes, a
 * senate whose votes anybody may veto, hands that nobody else sees. It has every
 * kind of offer, a round, a ballot, a last call, and interrupts upon interrupts.
 */
import { Broken } from '../errors.ts';
import { end, procsFor } from '../flow.ts';
import { copy } from '../json.ts';
import type { GameModule } from '../module.ts';
import type { Rng } from '../rng.ts';
import { clockwise, type Eye, type PerSeat, type Seat } from '../seat.ts';
import { listed } from '../shown.ts';
import { bySeat, type Sight, to } from '../sight.ts';
import { sequence } from '../sequence.ts';
import type { State } from '../state.ts';
import { type Seen, standingAt, viewFrom } from '../view.ts';
import { forum, forumProcs } from './toy-forum.ts';
import { cardsFor, END_OF_TURN, en, LAWS, owned, say, SENATORS, type Toy } from './toy-game.ts';
import { graft, senate, senateProcs, veto } from './toy-senate.ts';

const proc = procsFor<Toy>();
const TURNS = 4;
const INCOME = 3;

const income = proc('income', () => ({}), {
  start: (cx) => {
    const { g } = cx;
    if (++g.turn > TURNS) cx.finish({ how: 'time', winners: richest(g), points: [...g.purse] });
    cx.expire(END_OF_TURN);
    for (let seat = 0; seat < cx.seats; seat++) {
      g.purse[seat]! += INCOME;
      const card = g.deck.pop();
      if (card === undefined) continue;
      g.hands[seat]!.push(card);
      cx.tell([seat], say('toy.drew', { card }), say('toy.drewHidden', { seat }));
    }
    cx.reveal();
    return end();
  },
});

const richest = (g: Toy): Seat[] => {
  const most = Math.max(...g.purse);
  return g.purse.flatMap((n, seat) => (n === most ? [seat] : []));
};

/** Everybody in turn shares talents out among their own senators. */
const wages = proc('wages', { seat: 'open' }, () => ({ seat: 0 }), {
  start: (cx, l) => (l.seat < cx.seats ? (owned(cx.g, l.seat).length > 0 ? 'share' : 'next') : end()),
  share: {
    to: (_, l) => l.seat,
    say: () => say('toy.wages'),
    allots: {
      pay: {
        rules: ['TOY.wages-a'],
        of: (cx, l) => ({
          of: Object.fromEntries(owned(cx.g, l.seat).map((id) => [id, 2])),
          min: 0,
          max: cx.g.purse[l.seat]!,
        }),
        take: (cx, l, shares) => {
          for (const [id, n] of Object.entries(shares)) {
            cx.g.purse[l.seat]! -= n;
            cx.g.senators[id]!.talents += n;
          }
          return 'next';
        },
      },
    },
  },
  next: (_, l) => {
    l.seat++;
    return 'start';
  },
});

const turn = sequence<Toy>('turn', [income, forum, senate, wages], { again: () => true });

const SIGHT = {
  turn: 'open',
  unrest: 'open',
  laws: 'open',
  purse: 'open',
  senators: 'open',
  spent: 'open',
  hands: bySeat(to('own', 'open', 'count')),
  deck: 'count',
} satisfies Sight<Toy>;

export type ToyView = Seen<Toy, typeof SIGHT>;

const procs = [turn, income, wages, ...forumProcs, ...senateProcs];
const view = viewFrom(SIGHT, procs);

const guess = (v: ToyView, _: Eye, rng: Rng): State<Toy> => {
  const { turn, unrest, laws, purse, senators, spent, hands: held } = copy(v);
  const unseen = cardsFor(held.length);
  for (const card of [...held.flatMap(listed), ...spent]) unseen.splice(unseen.indexOf(card), 1);
  const draw = (): string => unseen.splice(rng.below(unseen.length), 1)[0]!;
  const hands = held.map((h) => (typeof h === 'number' ? Array.from({ length: h }, draw) : [...h]));
  const deck = Array.from({ length: v.deck }, draw);
  const stack = copy(v.flow).map((f) => {
    if (!('votes' in f.local)) return f;
    return {
      ...f,
      local: { ...f.local, votes: { ...votesOf(f.local as unknown as Urn, rng), ...(f.local.votes as object) } },
    };
  });
  const g: Toy = { turn, unrest, laws: [...laws], purse: [...purse], senators, spent: [...spent], hands, deck };
  return standingAt(v, g, held.length, stack, rng);
};

interface Urn {
  readonly about: { readonly seats: readonly Seat[] };
  readonly waiting: readonly Seat[];
}
const votesOf = ({ about, waiting }: Urn, rng: Rng): PerSeat<{ verb: string; arg: number }> =>
  Object.fromEntries(
    about.seats.filter((s) => !waiting.includes(s)).map((s) => [s, { verb: 'bid', arg: rng.below(2) }]),
  );

const check = (g: Toy): void => {
  const all = [...g.hands.flat(), ...g.deck, ...g.spent].sort();
  if (all.join() !== cardsFor(g.purse.length).sort().join()) throw new Broken('cards are not where they were');
  if (g.purse.some((n) => n < 0)) throw new Broken('somebody owes money');
};

export const toy: GameModule<Toy, ToyView> = {
  meta: {
    id: 'toy',
    version: 1,
    seats: { min: 2, max: 5, default: 3 },
    options: {
      purse: { t: 'code', of: ['0123456789', '0123456789'], default: '05' },
      laws: { t: 'set', of: LAWS, default: LAWS },
      mood: { t: 'choice', of: ['calm', 'angry'], default: 'calm' },
      open: { t: 'switch', default: false },
    },
    endings: ['time', 'revolt'],
  },
  procs,
  interrupts: [veto, graft],
  first: turn,
  setup: (cx, seats, options) => ({
    turn: 0,
    unrest: options.mood === 'angry' ? 3 : 0,
    laws: [...(options.laws as readonly string[])],
    purse: clockwise(seats, 0).map(() => Number(options.purse)),
    senators: Object.fromEntries(
      SENATORS.map((id, i) => [id, { faction: i < seats ? i : -1, loyalty: 4 + i, talents: 0 }]),
    ),
    spent: [],
    hands: clockwise(seats, 0).map(() => []),
    deck: cx.shuffle(cardsFor(seats)),
  }),
  view,
  guess,
  check,
  migrations: [],
  messages: en,
  translations: {},
};
