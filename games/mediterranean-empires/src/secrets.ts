/** Procedures that keep something hidden in their locals, and how much of it each seat may see. */
import type { Frame, Seat } from '@tabularium/kernel';
import { defenderSeat } from './empire/order.ts';
import type { Draft } from './expedition/way.ts';
import type { Empires } from './game.ts';
import { NONE } from './ids.ts';

export const DRAFT = 'expedition.draft';
export const INTERCEPT = 'expedition.intercept';

/** The frame as this seat may see it: the same shape, with what is hidden left out. */
export const maskFrame = (g: Empires, frame: Frame, seat: Seat | 'public'): Frame => {
  if (frame.proc === DRAFT) {
    const draft = frame.local as Draft;
    // Nothing is known before it is declared: not against whom, nor how far it has come.
    if (draft.seat === seat) return frame;
    return { ...frame, node: 'cards', local: { ...draft, target: NONE, way: '', path: [], sea: NONE, units: [] } };
  }
  // Where somebody means to intercept, while he draws it up.
  if (frame.proc === INTERCEPT && frame.node === 'pass' && defenderSeat(g) !== seat)
    return { ...frame, local: { ...frame.local, place: NONE } };
  return frame;
};
