/** Who is to govern which Province, several in one proposal, and the answers that this gives — 1.09.5, 1.09.52 */
import { type Answer, type Asked, isOffered } from '@tabularium/kernel';
import type { Filled } from '@tabularium/parts/web';
import { draft } from '../../../rules/senate/elections/governors.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt, askingIn } from '../asking.ts';
import {
  namingStep,
  pairAnswer,
  pairGiven,
  type Paired,
  type PairsDrawn,
  pairsToBegin,
  stepsTo,
} from '../senate/pairs.ts';
import { listedFor } from '../standing.ts';

export type GovernorsForm = Filled<RomeView, Paired>;

const DRAFT = draft.name;
const drawnIn = ({ view }: Pick<Asked<RomeView>, 'view'>): PairsDrawn | undefined => {
  const l = askingIn(view, draft);
  return l && { pairs: l.posts.map((p) => [p.province, p.senator] as const), now: l.province };
};

export const isOf = (asked: Asked<RomeView>): boolean => {
  const at = askedAt(asked);
  return at === 'senate.governors/propose' || at.startsWith(`${DRAFT}/`);
};

export const begins = pairsToBegin(drawnIn);

export const answer = (asked: Asked<RomeView>, entered: Paired): Answer | undefined =>
  pairAnswer(drawnIn(asked), entered, {
    who: (arg) => ({ verb: 'nominate', arg }),
    what: (arg) => {
      const replace = { verb: 'replaceGovernor', arg };
      return isOffered(asked.question, replace) ? replace : { verb: 'fillProvince', arg };
    },
  });

export const taking = pairGiven(drawnIn, 'nominate');

/** The question in which the Governor of this Province is named; or that nobody is asked, because one alone is left. */
export const naming = (form: GovernorsForm, province: string): Asked<RomeView> | 'nobody asked' | undefined => {
  const step = namingStep(form, drawnIn, province);
  if (step) return step;
  const to = stepsTo(form, drawnIn, province);
  const given = to?.steps.findLast((s) => s.answer)?.answer;
  return to?.isComplete && given?.verb === 'fillProvince' && given.arg === province ? 'nobody asked' : undefined;
};

/** Provinces that can be in it, as far as any of the questions says so. */
export const fillable = (form: GovernorsForm): string[] => {
  const listed = form.steps.flatMap((s) => [...listedFor(s, 'fillProvince'), ...listedFor(s, 'replaceGovernor')]);
  const now = drawnIn(form.asked)?.now ?? '';
  return [...new Set([...listed, ...(now === '' ? [] : [now])])];
};
