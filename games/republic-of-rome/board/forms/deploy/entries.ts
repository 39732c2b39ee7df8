/** What is entered in the form of a deployment, and the answers that it gives — 1.09.64, 1.09.643 to 1.09.647 */
import type { Answer, Asked, LocalsOf, Rehearsed } from '@tabularium/kernel';
import { type Filled, numberGiven, refGiven, refsGiven } from '@tabularium/parts/web';
import { enoughFor } from '../../../rules/explain/orders.ts';
import { isRebelArmy, isSenatorId } from '../../../rules/ids.ts';
import { least, type Target, targets } from '../../../rules/senate/business/command.ts';
import { deploymentDraft } from '../../../rules/senate/business/deployment-draft.ts';
import { atHand, type Orders, ordinaryOf } from '../../../rules/senate/business/orders.ts';
import type { ForceOrder } from '../../../rules/senate/proposal.ts';
import { rebelAt, rebelOf } from '../../../rules/rome/rebels.ts';
import { LEGIONS } from '../../../rules/rome/forces.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askingIn } from '../asking.ts';

type Kind = ForceOrder['t'];
/** An order as it is entered. What a kind of order does not need stays empty. */
export interface Plan {
  readonly t: Kind;
  /** The Commander who is sent or recalled, the Force by its name, or the Province. */
  readonly ref: string;
  readonly war: string;
  readonly replaces: string;
  readonly legions: number;
  readonly veterans: readonly string[];
  readonly fleets: number;
}
export interface Entered {
  /** Another draft begins anew. */
  readonly draft: string;
  /** How many orders the rules knew when the form was opened. */
  readonly base: number;
  readonly plans: readonly Plan[];
  /** Which of the plans is worked on. */
  readonly open: number;
  readonly drops: boolean;
}
export type DeployForm = Filled<RomeView, Entered>;

export type Local = LocalsOf<typeof deploymentDraft>;
export const localOf = ({ view }: Pick<Asked<RomeView>, 'view'>): Local | undefined => askingIn(view, deploymentDraft);
const nodeOf = ({ view }: Pick<Asked<RomeView>, 'view'>): string => view.flow.at(-1)?.node ?? '';

/** The verb that begins each kind of order. */
export const BEGINS: Readonly<Record<Kind, string>> = {
  send: 'sendCommander',
  reinforce: 'reinforce',
  recall: 'recallCommander',
  withdraw: 'withdrawFrom',
  garrison: 'sendGarrison',
  ungarrison: 'recallGarrison',
};
export const KINDS = ['send', 'reinforce', 'recall', 'withdraw', 'garrison', 'ungarrison'] as const;

export const offeredBy = ({ question }: Asked<RomeView>, verb: string): readonly string[] => {
  const offer = question.verbs[verb];
  return offer?.t === 'pick' || offer?.t === 'choose' ? offer.of : [];
};

/** The Rebel is pointed at by name. */
export const refOfTarget = (view: RomeView, war: string): string => rebelAt(view, war)?.senator ?? war;
export const targetOf = (view: RomeView, ref: string): Target | undefined =>
  rebelOf(view, ref)?.army ??
  [...view.wars.map((w) => w.id), ...view.bequests.map((b) => b.card)].find((x) => x === ref);

/** Wars that wait for somebody come first, then those that are fought already, or will be by an earlier order. */
const WORTH = { active: 0, imminent: 1, inactive: 2 } as const;
const likeliest = (view: RomeView, all: readonly Target[], before: Orders): string => {
  const worth = (war: Target): number => {
    const isSentTo = before.some((o) => o.t === 'send' && o.war === war);
    if (isRebelArmy(war)) return isSentTo ? 3 : -1;
    const w = view.wars.find((x) => x.id === war);
    const isLed = isSentTo || view.forces.some((f) => f.war === war && f.commander !== '');
    return w ? WORTH[w.status] + (isLed ? 3 : 0) : 6;
  };
  const [first] = [...all].sort((a, b) => worth(a) - worth(b));
  return first === undefined ? '' : refOfTarget(view, first);
};

const EMPTY = { war: '', replaces: '', legions: 0, veterans: [], fleets: 0 } as const;

/** The smallest Force that needs no consent. */
export const filled = (view: RomeView, plan: Plan, before: Orders): Plan => {
  const war = targetOf(view, plan.war);
  if (plan.t !== 'send' || !isSenatorId(plan.ref) || war === undefined) return plan;
  const { ref: commander, replaces } = plan;
  const order = { commander, war, replaces: isSenatorId(replaces) ? replaces : ('' as const) };
  const { ordinary, veterans, fleets } = enoughFor(view, order, least(view, order, before), before);
  return { ...plan, legions: ordinary, veterans, fleets };
};

/** The likely order of this kind, at a question for the next order. */
export const suggested = (asked: Asked<RomeView>, t: Kind): Plan | undefined => {
  const { view } = asked;
  const before = localOf(asked)?.orders ?? [];
  const all = offeredBy(asked, BEGINS[t]);
  // Whoever presides ends the meeting by leaving: others first.
  const ref = all.find((id) => id !== view.senate.presiding) ?? all[0];
  if (ref === undefined) return undefined;
  if (t !== 'send') {
    // All that are in Rome, or in the Province; one to be taken away or to be a Garrison.
    const legions =
      t === 'reinforce' ? ordinaryOf(view, atHand(view, before)).length : t === 'ungarrison' ? LEGIONS : 1;
    return { ...EMPTY, t, ref, legions };
  }
  const who = maybeSenator(view, ref);
  const war = who ? likeliest(view, targets(view, who, before), before) : '';
  return filled(view, { ...EMPTY, t, ref, war }, before);
};

/** What the rules have of an order that was broken off while it was written. */
const halfWritten = (asked: Asked<RomeView>): Plan | undefined => {
  const l = localOf(asked);
  if (!l || nodeOf(asked) === 'order') return undefined;
  const { view } = asked;
  const force = view.forces.find((f) => f.id === l.force);
  const ref = l.commander || l.province || (force?.commander ?? '') || refOfTarget(view, force?.war ?? '');
  const plan = { ...EMPTY, t: l.t, ref, replaces: l.replaces };
  if (l.t !== 'send') return { ...plan, legions: Math.max(1, l.ordinary), veterans: l.veterans };
  const who = maybeSenator(view, l.commander);
  const war =
    l.war === '' ? (who ? likeliest(view, targets(view, who, l.orders), l.orders) : '') : refOfTarget(view, l.war);
  return filled(view, { ...plan, war }, l.orders);
};

const draftName = (asked: Asked<RomeView>): string => `${asked.view.turn}/${localOf(asked)?.seen ?? ''}`;

export const begins = (asked: Asked<RomeView>, before: Entered | undefined): Entered => {
  const l = localOf(asked)!;
  const draft = draftName(asked);
  const base = l.orders.length;
  if (before?.draft === draft && !before.drops) return { ...before, base: Math.min(before.base, base) };
  const first =
    halfWritten(asked) ??
    (base === 0 ? KINDS.map((t) => suggested(asked, t)).find((plan) => plan !== undefined) : undefined);
  return { draft, base, plans: first ? [first] : [], open: 0, drops: false };
};

/** As near to what was entered as is offered: an earlier order may have left less. */
const within = (n: number, min: number, max: number): number => Math.min(max, Math.max(min, n));

export const answer = (asked: Asked<RomeView>, { base, plans, drops }: Entered): Answer | undefined => {
  const l = localOf(asked)!;
  const { verbs } = asked.question;
  const plan = plans[l.orders.length - base];
  if (nodeOf(asked) === 'order') {
    if (drops) return { verb: 'drop' };
    if (!plan) return { verb: 'put' };
    return plan.ref === '' ? undefined : { verb: BEGINS[plan.t], arg: plan.ref };
  }
  if (!plan) return undefined;
  const [legions, veterans, fleets] = [verbs['legions'], verbs['veterans'], verbs['fleets']];
  if (legions?.t === 'range') return { verb: 'legions', arg: within(plan.legions, legions.min, legions.max) };
  if (fleets?.t === 'range') return { verb: 'fleets', arg: within(plan.fleets, fleets.min, fleets.max) };
  if (veterans?.t === 'choose') {
    const wanted = veterans.of.filter((id) => plan.veterans.includes(id)).slice(0, veterans.max);
    const more = veterans.of.filter((id) => !wanted.includes(id)).slice(0, Math.max(0, veterans.min - wanted.length));
    return { verb: 'veterans', arg: [...wanted, ...more] };
  }
  if (Object.hasOwn(verbs, 'sendAgainst')) return plan.war === '' ? undefined : { verb: 'sendAgainst', arg: plan.war };
  if (plan.replaces !== '') return { verb: 'replaceCommander', arg: plan.replaces };
  return Object.hasOwn(verbs, 'alongside')
    ? { verb: 'alongside' }
    : { verb: 'replaceCommander', arg: offeredBy(asked, 'replaceCommander')[0] ?? '' };
};

/** Each answer says something of the order that is written; what it replaces was only likely. */
export const taking = (asked: Asked<RomeView>, entered: Entered, given: Answer): Entered => {
  const at = (localOf(asked)?.orders.length ?? 0) - entered.base;
  const before = entered.plans.slice(0, at);
  const kind = KINDS.find((t) => BEGINS[t] === given.verb);
  const ref = refGiven(given);
  const plan = kind ? { ...EMPTY, t: kind, ref } : entered.plans[at];
  if (!plan || given.verb === 'put' || given.verb === 'drop') return { ...entered, plans: before, open: 0 };
  const says: Partial<Plan> =
    {
      sendAgainst: { war: ref },
      replaceCommander: { replaces: ref },
      alongside: { replaces: '' },
      legions: { legions: numberGiven(given) },
      veterans: { veterans: refsGiven(given) },
      fleets: { fleets: numberGiven(given) },
    }[given.verb] ?? {};
  return { ...entered, plans: [...before, { ...plan, ...says }], open: at };
};

/** The question of this plan that has such a verb, offered or not. */
export const stepOf = (form: DeployForm, at: number, verb: string): Rehearsed<RomeView> | undefined =>
  form.steps.find((s) => {
    const l = localOf(s);
    if (l?.orders.length !== form.entered.base + at) return false;
    const { verbs, denied, withheld } = s.question;
    return [verbs, denied, withheld].some((all) => Object.hasOwn(all, verb));
  });
/** The question for the order of this plan, or for the one after all of them. */
export const orderStep = (form: DeployForm, at: number): Rehearsed<RomeView> | undefined =>
  form.steps.find((s) => nodeOf(s) === 'order' && localOf(s)?.orders.length === form.entered.base + at);

/** The last of the form's questions: all orders that could be written are there. */
export const lastStep = (form: DeployForm): Rehearsed<RomeView> =>
  form.steps.findLast((s) => localOf(s) !== undefined) ?? form.steps[0]!;
export const ordersOf = (form: DeployForm): Orders => localOf(lastStep(form))?.orders ?? [];

export const changed = (form: DeployForm, at: number, to: Plan): Entered => ({
  ...form.entered,
  plans: form.entered.plans.map((p, i) => (i === at ? to : p)),
});
export const added = (form: DeployForm, plan: Plan): Entered => ({
  ...form.entered,
  plans: [...form.entered.plans, plan],
  open: form.entered.plans.length,
});
export const without = (form: DeployForm, at: number): Entered => ({
  ...form.entered,
  plans: form.entered.plans.filter((_, i) => i !== at),
  open: Math.max(0, form.entered.open - (at <= form.entered.open ? 1 : 0)),
});
