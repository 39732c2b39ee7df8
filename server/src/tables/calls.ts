/** A call asks everybody alike whether they step in. It has one time for all: nobody's answer makes it longer for the others. */
import type { Seat } from '@tabularium/kernel';
import type { TableRecord } from './record.ts';

/** The call that is open at this moment, as everybody knows it. */
export interface OpenCall {
  /** Where in the rules it is asked. */
  readonly place: string;
  readonly waiting: readonly Seat[];
}

export const openCall = ({ match: { engine, state } }: TableRecord): OpenCall | undefined => {
  if (!engine.isCall(state)) return undefined;
  const top = state.stack.at(-1);
  return { place: `${state.stack.length} ${top?.proc}/${top?.node}`, waiting: [...engine.waitingFor(state)] };
};

/**
 * Did an answer take `before` to `after`, so that it is the same call, with fewer to wait for? Who answers last closes a call;
 * the next one, perhaps at the same place, asks everybody anew.
 */
export const isAnswered = (before: OpenCall | undefined, after: OpenCall | undefined): boolean =>
  before !== undefined &&
  before.place === after?.place &&
  after.waiting.length < before.waiting.length &&
  after.waiting.every((seat) => before.waiting.includes(seat));
