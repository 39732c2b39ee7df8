/** An expedition that somebody else draws up: some that he could be drawing up. */
import type { Frame } from '@tabularium/kernel';
import { capitalOf, holdsCapital } from './empire/places.ts';
import { complete, type Draft, harbourPath } from './expedition/way.ts';
import { type Leg, placesOn } from './expedition/interception.ts';
import { targets, waysTo, waysToIntercept } from './expedition/targets.ts';
import type { Empires } from './game.ts';
import { NONE, type Place } from './ids.ts';
import { DRAFT, INTERCEPT } from './secrets.ts';

/** The stack with every hidden draft filled in. `g` is the world that is being made up. */
export const guessDrafts = (g: Empires, flow: readonly Frame[]): Frame[] => {
  const stack = flow.map((f) => ({ ...f }));
  const at = stack.findIndex((f) => f.proc === DRAFT && !('target' in f.local));
  if (at < 0) return stack;
  const below = stack[at - 1];
  const leg = below?.proc === INTERCEPT ? (below.local as { leg: Leg }).leg : undefined;
  const made = makeDraft(g, stack[at]!.local as Draft, leg);
  stack[at] = { ...stack[at]!, node: 'cards', local: made };
  if (below && leg !== undefined)
    stack[at - 1] = { ...below, local: { ...below.local, place: leg === 'sea' ? NONE : made.target } };
  return stack;
};

const makeDraft = (g: Empires, l: Draft, leg: Leg | undefined): Draft => {
  const { seat, purpose } = l;
  const target = someTarget(g, l, leg);
  const units = l.units ?? [];
  if (purpose === 'naval') return { ...l, target, way: 'land', path: harbourPath(g, seat), sea: NONE, units };
  const [way = 'land'] = purpose === 'attack' ? waysTo(g, seat, target) : waysToIntercept(g, seat, target);
  const made: Draft = { ...l, target, way, path: [capitalOf(g, seat)], sea: NONE, units };
  if (holdsCapital(g, seat)) complete(g, made);
  return made;
};

const someTarget = (g: Empires, { seat, purpose }: Draft, leg: Leg | undefined): Place => {
  if (purpose === 'naval') return g.attack!.target;
  const places =
    purpose === 'attack'
      ? targets(g, seat)
      : placesOn(g.attack!, leg ?? 'before').filter((p) => waysToIntercept(g, seat, p).length > 0);
  return places[0] ?? capitalOf(g, seat);
};
