/** What is done with an action: an expedition, an Empire card, another card, or nothing. */
import type { Answer } from '@tabularium/kernel';
import { refGiven } from '@tabularium/parts/web';
import { action } from '../../../rules/round/action.ts';
import { changeCard } from '../../../rules/round/change-card.ts';
import { refOf } from '../../../rules/empire/places.ts';
import { type AskedHere, askingIn, goingOn, listOf } from '../asking.ts';
import { AIM_VERBS, aimAnswer, type Aimed, aimingCard, aimsDone, aimsNow } from './aims.ts';
import { bare, BLANK, draftAnswer, draftIn, type Plan, planFor, planGiven, planOf } from '../draft/entries.ts';

const MODES = ['expedition', 'empire', 'change'] as const;
export type Mode = (typeof MODES)[number];
export const VERB_OF = { expedition: 'attack', empire: 'empire', change: 'change' } as const;

export interface Entered {
  /** Which action it is. */
  readonly at: string;
  readonly mode: Mode | 'pass' | 'enough';
  readonly plan: Plan;
  /** The Empire card that is played, or the card that is changed. */
  readonly card?: string;
  /** What an Empire card is aimed at. */
  readonly aimed?: Aimed;
  /** Of which the rules had been told so many when the form opened. */
  readonly told?: number;
  /** Whether one is drawn for the card that is changed. */
  readonly draws: boolean;
}

const atOf = ({ view, seat }: AskedHere): string => `${seat}/${view.turn}/${view.round}`;

/** [MED.5-a] The action itself, what is drawn up in it, and the card drawn for another. */
export const isAction = (asked: AskedHere): boolean => {
  const { view, question } = asked;
  if (!question.due) return false;
  if (askingIn(view, action) !== undefined || askingIn(view, changeCard) !== undefined) return true;
  if (aimingCard(asked) !== undefined) return true;
  return draftIn(asked)?.purpose === 'attack';
};

export const isSame = (asked: AskedHere, entered: Entered | undefined): boolean =>
  entered === undefined || (entered.at === atOf(asked) && goingOn(asked.view, action) !== undefined);

/** What may be done at all, the most likely first. */
export const modesOf = ({ question }: AskedHere): readonly Mode[] =>
  MODES.filter((mode) => Object.hasOwn(question.verbs, VERB_OF[mode]));

const fresh = (asked: AskedHere): Entered => ({
  at: atOf(asked),
  mode: modesOf(asked)[0] ?? 'pass',
  plan: BLANK,
  draws: true,
});

/** Is what was entered still on offer? */
const stands = (asked: AskedHere, { mode, plan, card }: Entered): boolean => {
  if (mode === 'pass' || mode === 'enough' || !Object.hasOwn(asked.question.verbs, VERB_OF[mode])) return false;
  const chosen = mode === 'expedition' ? plan.target : card;
  return chosen !== undefined && listOf(asked.question, VERB_OF[mode]).includes(chosen);
};

/** [MED.5.3-a] What was chosen with the card, if it is still possible; otherwise the only thing that is. */
const aimsAt = (asked: AskedHere, card: string, kept: Entered | undefined): Entered => {
  const told = aimsDone(asked);
  const { verb, of } = aimsNow(asked, card)!;
  const wanted = kept?.card === card && kept.aimed?.verb === verb ? kept.aimed.at : [];
  const at = wanted.every((ref) => of.includes(ref)) ? wanted : [];
  const only = of.length === 1 && !Object.hasOwn(asked.question.verbs, 'enough') ? [...of] : [];
  return { ...fresh(asked), mode: 'empire', card, aimed: { verb, at: at.length > 0 ? at : only }, told };
};

export const begins = (asked: AskedHere, before: Entered | undefined): Entered => {
  const l = draftIn(asked);
  const kept = before?.at === atOf(asked) ? before : undefined;
  if (l) {
    const target = refOf(asked.view, l.target);
    if (kept?.mode === 'expedition' && kept.plan.target === target) return kept;
    return { ...fresh(asked), mode: 'expedition', plan: planOf(asked, l, target) };
  }
  const aiming = aimingCard(asked);
  if (aiming !== undefined) return aimsAt(asked, aiming, kept);
  if (askingIn(asked.view, changeCard)) return kept ?? { ...fresh(asked), mode: 'change' };
  return kept && stands(asked, kept) ? kept : fresh(asked);
};

export const answer = (asked: AskedHere, entered: Entered): Answer | undefined => {
  const { mode, plan, card, draws, aimed, told = 0 } = entered;
  const l = draftIn(asked);
  if (aimingCard(asked) !== undefined) return mode === 'enough' ? { verb: 'enough' } : aimAnswer(asked, aimed, told);
  if (l) return draftAnswer(asked, l, plan);
  if (askingIn(asked.view, changeCard)) return { verb: draws ? 'drawOne' : 'drawNone' };
  if (mode === 'pass' || mode === 'enough') return { verb: mode };
  const arg = mode === 'expedition' ? plan.target : card;
  return arg === undefined ? undefined : { verb: VERB_OF[mode], arg };
};

/** A button says nothing that is entered. */
export const taking = (asked: AskedHere, entered: Entered, given: Answer): Entered => {
  const l = draftIn(asked);
  const ref = refGiven(given);
  const { view, seat } = asked;
  if (l) return { ...entered, mode: 'expedition', plan: planGiven(asked, l, entered.plan, given) };
  if (given.verb === 'attack')
    return { ...entered, mode: 'expedition', plan: bare(planFor(view, seat, 'attack', ref)) };
  if (given.verb === 'empire' || given.verb === 'change') return { ...entered, mode: given.verb, card: ref };
  if (given.verb === 'drawOne' || given.verb === 'drawNone') return { ...entered, draws: given.verb === 'drawOne' };
  const verb = AIM_VERBS.find((x) => x === given.verb);
  if (verb === undefined) return entered;
  const before = entered.aimed?.verb === verb && aimsDone(asked) > (entered.told ?? 0) ? entered.aimed.at : [];
  return { ...entered, aimed: { verb, at: [...before, ref] } };
};

/** What was chosen with the card is answered by itself when the rules ask for it: nobody decides that twice. */
export const goesOn = (asked: AskedHere, entered: Entered): boolean =>
  aimingCard(asked) !== undefined &&
  entered.card === aimingCard(asked) &&
  (entered.aimed?.at.length ?? 0) > 0 &&
  begins(asked, entered).aimed?.at.length === entered.aimed?.at.length &&
  begins(asked, entered).aimed?.verb === entered.aimed?.verb;
