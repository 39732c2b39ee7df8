/** What a seat of the toy game sees, and a world it could not tell from the real one. */
import {
  bySeat,
  copy,
  type Eye,
  howMany,
  listed,
  type Rng,
  type Seen,
  type Sight,
  standingAt,
  type State,
  to,
  type View,
  viewFrom,
} from '@tabularium/kernel';
import type { Fault } from './fault.ts';
import { CARDS, isVeto, type Toy } from './toy.ts';
import { rulesOf } from './toy-turn.ts';

const SIGHT = {
  seats: 'open',
  hands: bySeat(to('own', 'open', 'count')),
  deck: 'count',
  table: 'open',
  coins: 'open',
  bank: 'open',
  turn: 'open',
  goal: 'open',
  extras: 'open',
} satisfies Sight<Toy>;

export type ToyView = Seen<Toy, typeof SIGHT>;

/** The goal shows as long as no veto is next: a rule that looks at what it hides. */
const LEAKING = { ...SIGHT, goal: to((_, __, g) => !isVeto(g.deck.at(-1) ?? '')) } satisfies Sight<Toy>;

/** Changes the state to look at it, and puts it back. */
const PUTTING_BACK = {
  ...SIGHT,
  goal: to((_, __, g) => g.table.reverse().length === g.table.reverse().length),
} satisfies Sight<Toy>;

export const viewOf = (fault: Fault | undefined): View<Toy, ToyView> => {
  const { procs } = rulesOf(fault);
  if (fault === 'leaking-view') return viewFrom(LEAKING, procs) as View<Toy, ToyView>;
  if (fault === 'leaking-field') return viewFrom({ ...SIGHT, next: 'open' } as typeof SIGHT, procs);
  if (fault === 'view-puts-back') return viewFrom(PUTTING_BACK, procs) as View<Toy, ToyView>;
  if (fault === 'leaking-nested-field')
    return viewFrom({ ...SIGHT, peeks: bySeat({ card: 'open' }) } as typeof SIGHT, procs);
  if (fault === 'shown-note') return viewFrom({ ...SIGHT, notes: bySeat('own'), said: 'open' } as typeof SIGHT, procs);
  if (fault === 'own-count') return viewFrom({ ...SIGHT, counts: bySeat('own') } as typeof SIGHT, procs);
  if (fault === 'leaking-aside') return viewFrom({ ...SIGHT, aside: 'hidden', next: 'open' } as typeof SIGHT, procs);
  if (fault === 'leaking-number' || fault === 'leaking-own-number')
    return viewFrom({ ...SIGHT, vetoes: 'open' } as typeof SIGHT, procs);
  return viewFrom(SIGHT, procs);
};

export const guessOf =
  (fault: Fault | undefined) =>
  (view: ToyView, _: Eye, rng: Rng): State<Toy> => {
    const { seats, table, coins, bank, turn, goal, extras, hands, deck: left, flow } = copy(view);
    const own = hands.flatMap(listed);
    const unseen = CARDS.filter((c) => !own.includes(c) && !table.includes(c));
    const draw = (): string => unseen.splice(rng.below(unseen.length), 1)[0]!;
    const dealt = hands.map((h) => (typeof h === 'number' ? Array.from({ length: howMany(h) }, draw) : [...h]));
    const deck = Array.from({ length: left }, draw);
    if (fault === 'bad-guess') deck.fill('card:1');
    // As a game's guess does with whatever it finds in a view: what leaked is copied, and looks sound.
    const leaked = fault === 'leaking-number' && { vetoes: (view as { vetoes?: number }).vetoes };
    const g: Toy = {
      seats,
      table: [...table],
      coins: [...coins],
      bank,
      turn,
      goal,
      extras,
      hands: dealt,
      deck,
      ...leaked,
    };
    return standingAt(view, g, seats, flow, rng);
  };
