/** Attacks that are under way, for tests of what happens on the way and at the end. */
import type { Attack, Empires, Force, Unit } from '../game.ts';
import { cardForce } from '../expedition/force.ts';
import { ofOwn, place, take } from './at.ts';

export interface Sent {
  readonly by: number;
  readonly path: readonly string[];
  readonly troops?: readonly string[];
  readonly fleets?: readonly string[];
  /** The step at which it embarks. */
  readonly sea?: number;
  readonly arrival?: Attack['arrival'];
}

const unitsOf = (g: Empires, { by, troops = [], fleets = [] }: Sent): Unit[] => {
  const ids = take(g, ...ofOwn(g, by, [...troops, ...fleets]));
  return ids.map((card, i) => ({ card, as: i < troops.length ? 'T' : 'F', on: '' }));
};

const forceOf = (g: Empires, sent: Sent): Force =>
  cardForce(sent.by, unitsOf(g, sent), {
    path: sent.path.map(place),
    sails: sent.sea !== undefined,
    sea: sent.sea ?? -1,
  });

/** An expedition that has been declared. */
export const send = (g: Empires, sent: Sent): void => {
  g.attack = {
    kind: 'expedition',
    seat: sent.by,
    target: place(sent.path.at(-1)!),
    arrival: sent.arrival ?? 'land',
    force: forceOf(g, sent),
    guard: null,
    intercepted: [],
    over: false,
    wrecked: false,
  };
};

/** Somebody stands against it. */
export const meet = (g: Empires, sent: Sent): void => {
  g.attack!.guard = forceOf(g, sent);
};
