/** What forms look at: the procedures that are going on, and their locals as far as this seat sees them. */
import type { Asked, Question, Showing } from '@tabularium/kernel';
import type { EmpiresView } from '../../rules/view.ts';

export type AskedHere = Asked<EmpiresView>;
type Flow = Pick<EmpiresView, 'flow'>;

const localIn = <L>(frame: EmpiresView['flow'][number] | undefined, proc: Showing<L>): L | undefined =>
  frame?.proc === proc.name ? (frame.local as L) : undefined;

/** The locals of the procedure that asks, if it is this one. */
export const askingIn = <L>({ flow }: Flow, proc: Showing<L>): L | undefined => localIn(flow.at(-1), proc);

/** The same of a procedure that may wait for another. */
export const goingOn = <L>({ flow }: Flow, proc: Showing<L>): L | undefined =>
  localIn(
    flow.findLast((f) => f.proc === proc.name),
    proc,
  );

/** The things that a verb of the question offers. */
export const listOf = ({ verbs }: Question, verb: string): readonly string[] => {
  const offer = verbs[verb];
  return offer && (offer.t === 'pick' || offer.t === 'choose') ? offer.of : [];
};

/** Cards of the hand of whoever is asked. */
export const handOf = ({ view, seat }: AskedHere): readonly string[] => {
  const hand = view.hands[seat];
  return typeof hand === 'number' || hand === undefined ? [] : hand;
};
