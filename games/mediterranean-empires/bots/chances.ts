/** How likely each seat is to win, at a glance: fitted to games that the bot played against itself. */
import type { Seat, State } from '@tabularium/kernel';
import { citiesOf, type Empires, holdsCapital, isKeyCity } from '../rules/study.ts';
import { FITTED } from './fitted.ts';

/** What is looked at, in this order: points, cities, key cities, cards in hand, the own capital, cities more than when the turn began. */
export const FEATURES = 6;
/** Each turn has weights of its own: early on cities count for more, late the points. */
export const TURNS = 3;

/** The features of a seat, and which turn's weights they are for: later turns have those of the last. */
export const featuresOf = (g: Empires, seat: Seat): readonly number[] => {
  const own = citiesOf(g, seat);
  return [
    g.vp[seat]!,
    own.length,
    own.filter((c) => isKeyCity(g, c)).length,
    g.hands[seat]!.length,
    holdsCapital(g, seat) ? 1 : 0,
    own.length - g.before[seat]!,
  ];
};
/** Turns are counted from the end, because games may have other numbers of them. */
export const stageOf = (g: Empires): number => Math.max(0, TURNS - 1 - (g.agreed.turns - Math.max(1, g.turn)));

const standing = (g: Empires, seat: Seat, stage: number): number =>
  featuresOf(g, seat).reduce((sum, x, i) => sum + x * FITTED[stage * FEATURES + i]!, 0);

export const chanceToWin = ({ g, over }: State<Empires>, seat: Seat): number => {
  if (over) return over.winners.includes(seat) ? 1 / over.winners.length : 0;
  const stage = stageOf(g);
  const own = standing(g, seat, stage);
  return 1 / g.vp.reduce((sum, _, s) => sum + Math.exp(standing(g, s, stage) - own), 0);
};
