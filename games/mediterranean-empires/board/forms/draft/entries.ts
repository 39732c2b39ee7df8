/** An expedition or an interception as it is entered: where to, which way, with which cards. */
import type { Answer } from '@tabularium/kernel';
import { refGiven } from '@tabularium/parts/web';
import { draft } from '../../../rules/expedition/draft.ts';
import { type Proposal, propose, proposeBy, proposeGuard } from '../../../rules/expedition/proposal.ts';
import { type Way, waysTo, waysToIntercept } from '../../../rules/expedition/targets.ts';
import type { Draft, Purpose } from '../../../rules/expedition/way.ts';
import { placeOf, refsOf } from '../../../rules/empire/places.ts';
import { NONE } from '../../../rules/ids.ts';
import type { EmpiresView } from '../../../rules/view.ts';
import { type AskedHere, askingIn, listOf } from '../asking.ts';

type Use = 'T' | 'F';
export interface Sent {
  readonly card: string;
  readonly as: Use;
}

export interface Plan {
  readonly target?: string;
  readonly way?: Way;
  /** Another route than the easiest: its places, and at which of them it embarks. */
  readonly route?: { readonly path: readonly string[]; readonly sea: number };
  readonly units: readonly Sent[];
  /** The cards are a proposal that nobody has changed. */
  readonly isProposed: boolean;
  readonly arrival: 'direct' | 'landing';
}

export const BLANK: Plan = { units: [], isProposed: false, arrival: 'direct' };

/** What is being drawn up, if this seat is at it. */
export const draftIn = ({ view, seat, question }: AskedHere): Draft | undefined => {
  const l = askingIn(view, draft);
  if (!question.due || l?.seat !== seat) return undefined;
  const { purpose, target, way, path, sea, units } = l;
  if (target === undefined || way === undefined || path === undefined || sea === undefined || units === undefined)
    return undefined;
  return { seat, purpose, target, way, path: [...path], sea, units: [...units] };
};

const sentOf = (units: Draft['units']): Sent[] => units.map(({ card, as }) => ({ card, as }));

const proposed = (plan: Plan, found: Proposal | undefined, ways: readonly Way[]): Plan => {
  const way = found?.way ?? ways[0];
  const { route: _, ...rest } = plan;
  return {
    ...rest,
    ...(way !== undefined && { way }),
    units: sentOf([...(found?.units ?? [])]),
    isProposed: (found?.units.length ?? 0) > 0,
  };
};

/** The plan against this place, with a way and cards proposed; `by` keeps to one way. */
export const planFor = (view: EmpiresView, seat: number, purpose: Purpose, target: string, by?: Way): Plan => {
  const place = placeOf(view, target);
  const plan = { ...BLANK, target };
  if (purpose !== 'attack') {
    const ways: readonly Way[] = purpose === 'naval' ? ['land'] : waysToIntercept(view, seat, place);
    return proposed(plan, proposeGuard(view, seat, purpose, place, by), by ? [by] : ways);
  }
  const found = by ? proposeBy(view, seat, place, by) : propose(view, seat, place);
  return proposed(plan, found, by ? [by] : waysTo(view, seat, place));
};

/** What has been drawn up already, when a form is come back to half-way. */
export const planOf = (asked: AskedHere, l: Draft, target: string): Plan => {
  const { view, seat } = asked;
  if (l.way === '') return planFor(view, seat, l.purpose, target);
  const plan = planFor(view, seat, l.purpose, target, l.way);
  return l.units.length > 0 ? { ...plan, units: sentOf(l.units), isProposed: false } : plan;
};

const VERB = { T: 'troop', F: 'fleet' } as const;

/** The next card that is not laid yet, fleets before the troops that they carry. */
const nextCard = (l: Draft, { units }: Plan): Answer | undefined => {
  const left = units.filter(({ card }) => !l.units.some((u) => u.card === card));
  const next = left.find((u) => u.as === 'F') ?? left[0];
  return next && { verb: VERB[next.as], arg: next.card };
};

/** By land it is declared; from the sea it lands, or assaults at once where it can and is meant to. */
const declared = ({ question: { verbs } }: AskedHere, { arrival, units }: Plan): Answer | undefined => {
  if (units.length === 0) return undefined;
  if (Object.hasOwn(verbs, 'directAssault') && arrival === 'direct') return { verb: 'directAssault' };
  return { verb: Object.hasOwn(verbs, 'landing') ? 'landing' : 'declare' };
};

const walked = ({ view, question }: AskedHere, l: Draft, { route }: Plan): Answer => {
  const so = refsOf(view, l.path);
  const isOn = route && so.every((ref, i) => route.path[i] === ref);
  const next = isOn ? route.path[so.length] : undefined;
  if (next === undefined) return { verb: 'shortest' };
  const verb = so.length - 1 === route?.sea ? 'sail' : 'step';
  return listOf(question, verb).includes(next) ? { verb, arg: next } : { verb: 'shortest' };
};

/** The answers of a plan to the questions of drawing it up. */
export const draftAnswer = (asked: AskedHere, l: Draft, plan: Plan): Answer | undefined => {
  const { verbs } = asked.question;
  if (Object.hasOwn(verbs, 'byLand')) return plan.way && { verb: plan.way === 'land' ? 'byLand' : 'bySea' };
  if (Object.hasOwn(verbs, 'shortest')) return walked(asked, l, plan);
  return nextCard(l, plan) ?? declared(asked, plan);
};

/** Towards this place, with nothing laid yet. */
export const bare = (plan: Plan): Plan => ({ ...plan, units: [], isProposed: false });

/** The plan with what one of these questions is answered. */
export const planGiven = ({ view }: AskedHere, l: Draft, plan: Plan, given: Answer): Plan => {
  const { verb } = given;
  if (verb === 'byLand' || verb === 'bySea') return { ...plan, way: verb === 'byLand' ? 'land' : 'sea' };
  if (verb === 'step' || verb === 'sail') {
    const sea = verb === 'sail' ? l.path.length - 1 : (plan.route?.sea ?? NONE);
    return { ...plan, route: { path: [...refsOf(view, l.path), refGiven(given)], sea } };
  }
  if (verb === 'troop' || verb === 'fleet')
    return { ...plan, units: [...plan.units, { card: refGiven(given), as: verb === 'troop' ? 'T' : 'F' }] };
  if (verb === 'landing') return { ...plan, arrival: 'landing' };
  return verb === 'directAssault' ? { ...plan, arrival: 'direct' } : plan;
};

export const DRAFT_VERBS = [
  'byLand',
  'bySea',
  'shortest',
  'step',
  'sail',
  'troop',
  'fleet',
  'declare',
  'landing',
  'directAssault',
] as const;
