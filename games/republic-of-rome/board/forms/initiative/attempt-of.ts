/** The attempt that is entered: as far as it has been announced, and with what would be spent on it. */
import type { InputArg } from '@tabularium/kernel';
import { type AttemptUnderWay, attemptIn } from '../../../rules/explain/persuading.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import type { SenatorId } from '../../../rules/ids.ts';
import type { InitiativeForm } from './entries.ts';

/** What is answered with this verb, on the way. */
export const given = ({ steps }: InitiativeForm, verb: string): InputArg | undefined =>
  steps.find((s) => s.answer?.verb === verb)?.answer?.arg;
/** The same where a thing is answered; empty for none. */
export const givenRef = (form: InitiativeForm, verb: string): string => {
  const arg = given(form, verb);
  return typeof arg === 'string' ? arg : '';
};
const senatorIn = (form: InitiativeForm, verb: string): SenatorId | undefined =>
  maybeSenator(form.asked.view, givenRef(form, verb))?.id;

/** What is being spent now. */
export const spentIn = (form: InitiativeForm): number => {
  const arg = given(form, 'raise') ?? given(form, 'bribe');
  return typeof arg === 'number' ? arg : 0;
};

/** Without what is being spent now. */
export const attemptBefore = (form: InitiativeForm): AttemptUnderWay | undefined => {
  const l = attemptIn(form.asked.view);
  const by = l?.by ?? senatorIn(form, 'persuade');
  if (by === undefined) return undefined;
  return {
    seat: maybeSenator(form.asked.view, by)!.faction,
    by,
    bribe: 0,
    against: 0,
    ...l,
    card: (l?.card || form.entered.card) ?? '',
    target: (l?.target || senatorIn(form, 'target')) ?? '',
  };
};

export const attemptOf = (form: InitiativeForm): AttemptUnderWay | undefined => {
  const l = attemptBefore(form);
  return l && { ...l, bribe: l.bribe + spentIn(form) };
};
