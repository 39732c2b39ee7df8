/** What is done with an action: an expedition, an Empire card, another card, or nothing. */
import type { Answer } from '@tabularium/kernel';
import { action } from '../../../rules/round/action.ts';
import { changeCard } from '../../../rules/round/change-card.ts';
import { refOf } from '../../../rules/empire/places.ts';
import { type AskedHere, askingIn, goingOn, listOf } from '../asking.ts';
import { BLANK, draftAnswer, draftIn, type Plan, planOf } from '../draft/entries.ts';

const MODES = ['expedition', 'empire', 'change'] as const;
export type Mode = (typeof MODES)[number];
export const VERB_OF = { expedition: 'attack', empire: 'empire', change: 'change' } as const;

export interface Entered {
  /** Which action it is. */
  readonly at: string;
  readonly mode: Mode | 'pass';
  readonly plan: Plan;
  /** The Empire card that is played, or the card that is changed. */
  readonly card?: string;
  /** Whether one is drawn for the card that is changed. */
  readonly draws: boolean;
}

const atOf = ({ view, seat }: AskedHere): string => `${seat}/${view.turn}/${view.round}`;

/** [MED.5-a] The action itself, what is drawn up in it, and the card drawn for another. */
export const isAction = (asked: AskedHere): boolean => {
  const { view, question } = asked;
  if (!question.due) return false;
  if (askingIn(view, action) !== undefined || askingIn(view, changeCard) !== undefined) return true;
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
  if (mode === 'pass' || !Object.hasOwn(asked.question.verbs, VERB_OF[mode])) return false;
  const chosen = mode === 'expedition' ? plan.target : card;
  return chosen !== undefined && listOf(asked.question, VERB_OF[mode]).includes(chosen);
};

export const begins = (asked: AskedHere, before: Entered | undefined): Entered => {
  const l = draftIn(asked);
  const kept = before?.at === atOf(asked) ? before : undefined;
  if (l) {
    const target = refOf(asked.view, l.target);
    if (kept?.mode === 'expedition' && kept.plan.target === target) return kept;
    return { ...fresh(asked), mode: 'expedition', plan: planOf(asked, l, target) };
  }
  if (askingIn(asked.view, changeCard)) return kept ?? { ...fresh(asked), mode: 'change' };
  return kept && stands(asked, kept) ? kept : fresh(asked);
};

export const answer = (asked: AskedHere, entered: Entered): Answer | undefined => {
  const { mode, plan, card, draws } = entered;
  const l = draftIn(asked);
  if (l) return draftAnswer(asked, l, plan);
  if (askingIn(asked.view, changeCard)) return { verb: draws ? 'drawOne' : 'drawNone' };
  if (mode === 'pass') return { verb: 'pass' };
  const arg = mode === 'expedition' ? plan.target : card;
  return arg === undefined ? undefined : { verb: VERB_OF[mode], arg };
};
