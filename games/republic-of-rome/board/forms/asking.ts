/** What forms look at: the procedures that are going on, and their locals as far as this seat sees them. */
import type { Asked, Offer, Question, Showing } from '@tabularium/kernel';
import { type AdvancedRule, plays } from '../../rules/advanced/advanced.ts';
import { advanced } from '../../rules/advanced/part.ts';
import { frameOf, localOf } from '../../rules/explain/look.ts';
import { neutrals } from '../../rules/neutrals/part.ts';
import type { RomeView } from '../../rules/sight/view.ts';

type Flow = Pick<RomeView, 'flow'>;
/** The locals of the procedure that asks, if it is this one. Their type is that of the procedure. */
export const askingIn = <V>(view: Flow, proc: Showing<V>): V | undefined => localOf({ view }, proc);

/** The locals of a procedure that is going on, whether it asks or waits for another. */
export const goingOn = <V>(view: Flow, proc: Showing<V>): V | undefined => frameOf(view, proc);

/** The same of a procedure of an Advanced Rule, which is there only where the rule is played. */
export const goingOnIfPlayed = <V>(
  view: RomeView,
  rule: AdvancedRule,
  proc: (rules: ReturnType<typeof advanced>) => Showing<V>,
): V | undefined => (plays(view, rule) ? goingOn(view, proc(advanced())) : undefined);

/** The same of a procedure for one and two players, which is there only where Factions are Neutral. */
export const goingOnWithNeutrals = <V>(
  view: RomeView,
  proc: (rules: ReturnType<typeof neutrals>) => Showing<V>,
): V | undefined => (view.neutrals ? goingOn(view, proc(neutrals())) : undefined);

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
