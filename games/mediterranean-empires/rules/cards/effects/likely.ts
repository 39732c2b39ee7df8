/** What a card is aimed at when its player does not say: the first that is possible, the best first. */
import { howMany, type Seat } from '@tabularium/kernel';
import { empireOf } from '../../empire/order.ts';
import { cityAt, refsOf } from '../../empire/places.ts';
import type { Empires } from '../../game.ts';
import type { Place } from '../../ids.ts';
import { withCards } from './rivals.ts';

export const aimedAt = (verb: string, refs: readonly string[]) => refs.map((arg) => ({ verb, arg }));

export const largestFirst = (g: Empires, cities: readonly Place[]): Place[] =>
  [...cities].sort((a, b) => cityAt(g, b).size - cityAt(g, a).size);
export const atLargest = (g: Empires, verb: string, cities: readonly Place[]) =>
  aimedAt(verb, refsOf(g, largestFirst(g, cities)));

/** The rival with the most cards. */
export const atRichest = (g: Empires, verb: string, seat: Seat) => {
  const held = (s: Seat): number => howMany(g.hands[s]!);
  const rivals = withCards(g, seat).sort((a, b) => held(b) - held(a));
  return aimedAt(
    verb,
    rivals.map((s) => empireOf(g, s)),
  );
};
