/**
 * A small game for testing the kit itself: hidden hands, dice, a window in which
 * others step in, standing orders, every kind of offer. Each turn a seat lays a
 * card and stakes coins; the others may veto with a card that is a multiple of
 * three; a die of four or more doubles the stake.
 */
import { Broken, type Meta, type Options, type Seat, type Setup } from '@tabularium/kernel';

export interface Toy {
  readonly seats: number;
  /** Hidden. */
  readonly hands: string[][];
  /** Hidden; drawn from the end. */
  readonly deck: string[];
  /** Face up. */
  readonly table: string[];
  readonly coins: number[];
  bank: number;
  turn: Seat;
  readonly goal: number;
  readonly extras: readonly string[];
}

export const CARDS: readonly string[] = Array.from({ length: 12 }, (_, i) => `card:${i + 1}`);
const COINS = 20;

export const META: Meta = {
  id: 'toy',
  version: 1,
  seats: { min: 2, max: 3, default: 2 },
  options: {
    goal: { t: 'choice', of: ['8', '10'], default: '10' },
    extras: { t: 'set', of: ['swap', 'gift'], default: [] },
    poor: { t: 'switch', default: false },
    deal: { t: 'code', of: ['23', '01'], default: '30' },
  },
  endings: ['rich', 'spent'],
};

/** The code `deal` says how many cards a hand has, and how many lie face up. */
export const setup = (cx: Setup, seats: number, options: Options): Toy => {
  const deck = cx.shuffle([...CARDS]);
  const [hand, open] = (options['deal'] as string).split('').map(Number) as [number, number];
  const each = options['poor'] === true ? 2 : 4;
  return {
    seats,
    hands: Array.from({ length: seats }, () => deck.splice(-hand)),
    table: deck.splice(0, open),
    deck,
    coins: new Array<number>(seats).fill(each),
    bank: COINS - seats * each,
    turn: 0,
    goal: Number(options['goal']),
    extras: options['extras'] as readonly string[],
  };
};

/** Every card is in one place; no coin appears or is lost. */
export const check = (g: Toy): void => {
  const cards = [...g.hands.flat(), ...g.deck, ...g.table].toSorted();
  if (cards.join() !== CARDS.toSorted().join()) throw new Broken(`cards: ${cards.join()}`);
  const coins = g.coins.reduce((a, b) => a + b, g.bank);
  if (coins !== COINS || g.coins.some((c) => c < 0)) throw new Broken(`coins: ${g.coins.join()} and ${g.bank}`);
};

export const isVeto = (card: string): boolean => Number(card.slice('card:'.length)) % 3 === 0;

export const richest = (g: Toy): Seat[] => {
  const most = Math.max(...g.coins);
  return g.coins.flatMap((c, seat) => (c === most ? [seat] : []));
};

export const take = (from: string[], card: string): void => {
  from.splice(from.indexOf(card), 1);
};

/** To the bank, or from it where `n` is below nothing. */
export const pay = (g: Toy, from: Seat, n: number): void => {
  g.coins[from]! -= n;
  g.bank += n;
};
