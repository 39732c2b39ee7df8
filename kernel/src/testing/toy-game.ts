import { messages } from '../message.ts';
import type { Seat } from '../seat.ts';

interface Senator {
  /** The seat it follows, or -1. */
  faction: number;
  readonly loyalty: number;
  talents: number;
}

export interface Toy {
  turn: number;
  unrest: number;
  /** Laws that may still be passed. */
  laws: string[];
  purse: number[];
  senators: Record<string, Senator>;
  /** Cards that were played, for all to see. */
  spent: string[];
  /** Hidden: what each seat holds, and the order of the rest. */
  hands: string[][];
  deck: string[];
}

export const SENATORS = ['senator:a', 'senator:b', 'senator:c', 'senator:d', 'senator:e', 'senator:f', 'senator:g'];
export const LAWS = ['law:bread', 'law:games', 'law:land', 'law:roads', 'law:walls'];
export const TRIBUNE = 'card:tribune';
export const GRAFT = 'card:graft';
const BLANK = 'card:blank';

/** The window in which a vote may be vetoed, and the one in which the veto may be stopped. */
export const ON_VOTE = 'vote';
export const ON_TRIBUNE = 'tribune';
export const END_OF_TURN = 'turn';

export const cardsFor = (seats: number): string[] =>
  Array.from({ length: seats }, () => [TRIBUNE, TRIBUNE, GRAFT, BLANK]).flat();

export const owned = (g: Toy, seat: Seat): string[] => SENATORS.filter((id) => g.senators[id]!.faction === seat);

export const play = (g: Toy, seat: Seat, card: string): void => {
  const hand = g.hands[seat]!;
  hand.splice(hand.indexOf(card), 1);
  g.spent.push(card);
};

export const en = {
  'game:toy': 'Toy',
  'toy.drew': 'You drew {card}.',
  'toy.drewHidden': 'Seat {seat} drew a card.',
  'toy.bid': 'Bid for the first word.',
  'toy.forum': 'Persuade a senator, hold games, or pass.',
  'toy.own': '{who} is yours already.',
  'toy.poor': 'Games cost {cost, plural, one {# talent} other {# talents}}; you have {have}.',
  'toy.bribe': 'How much for {target}?',
  'toy.counter': '{total} laid against. Add to it?',
  'toy.roll': '{target}: {roll} against {base}.',
  'toy.propose': 'Propose laws.',
  'toy.vote': '{yea} for, {nay} against.',
  'toy.step': 'Do you step in?',
  'toy.vetoed': 'Seat {seat} vetoed.',
  'toy.wages': 'Pay your senators.',
} as const;
export const say = messages(en);
