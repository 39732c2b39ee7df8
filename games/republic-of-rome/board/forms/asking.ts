/** What forms look at: the procedures that are going on, and their locals as far as this seat sees them. */
import type { Asked, Offer, Question } from '@tabularium/kernel';
import type { RomeView } from '../../rules/sight/view.ts';

type Frame = RomeView['flow'][number];
const localIn = <L>(frame: Frame | undefined, proc: string): L | undefined =>
  frame?.proc === proc ? (frame.local as L) : undefined;

/** The locals of the procedure that asks, if it is this one. */
export const askingIn = <L>(view: RomeView, proc: string): L | undefined => localIn(view.flow.at(-1), proc);

/** The locals of a procedure that is going on, whether it asks or waits for another. */
export const goingOn = <L>(view: RomeView, proc: string): L | undefined =>
  localIn(
    view.flow.findLast((f) => f.proc === proc),
    proc,
  );

/** Where this seat is asked: `senate.consuls/nominate`. Nowhere while somebody else is, though it may step in. */
export const askedAt = ({ view, question }: Asked<RomeView>): string => {
  const top = view.flow.at(-1);
  return top && question.due ? `${top.proc}/${top.node}` : '';
};

type OfferOf<T extends Offer['t']> = Extract<Offer, { readonly t: T }>;
const isA = <T extends Offer['t']>(offer: Offer | undefined, t: T): offer is OfferOf<T> => offer?.t === t;
/** What a verb of the question takes, if it is offered and of this kind. */
export const offerOf = <T extends Offer['t']>({ verbs }: Question, verb: string, t: T): OfferOf<T> | undefined => {
  const offer = verbs[verb];
  return isA(offer, t) ? offer : undefined;
};
