/** What a seat of the toy game sees, and a world it could not tell from the real one. */
import {
  copy,
  type Frame,
  fromSeed,
  type Order,
  type Outcome,
  type Rng,
  type Seat,
  type State,
} from '@tabularium/kernel';
import type { Fault } from './fault.ts';
import { CARDS, type Toy } from './toy.ts';

type Public = Omit<Toy, 'hands' | 'deck'>;

export interface ToyView extends Public {
  readonly hand: readonly string[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  /** No local of this game is hidden. */
  readonly flow: readonly Frame[];
  readonly orders: readonly Order[];
  readonly over?: Outcome;
  readonly next?: string;
}

export const viewOf =
  (fault: Fault | undefined) =>
  ({ g, stack, orders, over }: State<Toy>, seat: Seat | 'public'): ToyView => {
    const { hands, deck, ...open } = g;
    return {
      ...copy(open),
      hand: seat === 'public' ? [] : [...hands[seat]!],
      handSizes: hands.map((h) => h.length),
      deckSize: deck.length,
      flow: copy(stack),
      orders: copy(orders),
      ...(over && { over: copy(over) }),
      ...(fault === 'leaking-view' && deck.length > 0 && { next: deck.at(-1)! }),
    };
  };

export const guessOf =
  (fault: Fault | undefined) =>
  (view: ToyView, seat: Seat | 'public', rng: Rng): State<Toy> => {
    const { hand, handSizes, deckSize, flow, orders, over, next: _, ...open } = copy(view);
    const unseen = CARDS.filter((c) => !hand.includes(c) && !open.table.includes(c));
    const draw = (): string => unseen.splice(rng.below(unseen.length), 1)[0]!;
    const hands = handSizes.map((n, s) => (s === seat ? [...hand] : Array.from({ length: n }, draw)));
    const deck = Array.from({ length: deckSize }, draw);
    if (fault === 'bad-guess') deck.fill('card:1');
    return {
      g: { ...open, hands, deck },
      seats: open.seats,
      stack: [...flow],
      chance: fromSeed(`${rng.below(1000)}`),
      rig: [],
      inputs: 0,
      floor: 0,
      orders: [...orders],
      ...(over && { over }),
    };
  };
