/** Governors: who goes to which Province, and who is replaced. */
import '../senate/senate.css';
import type { Commit, Form } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { dropOf } from '../senate/commits.ts';
import type { Paired } from '../senate/pairs.ts';
import { inWords } from '../standing.ts';
import { GovernorsBody } from './body.tsx';
import { answer, begins, isOf, taking } from './entries.ts';

export const governorsForm: Form<RomeView, Paired> = {
  name: 'governors',
  size: 'small',
  verbs: ['fillProvince', 'replaceGovernor', 'nominate', 'put', 'drop'],
  isOf,
  begins,
  answer,
  taking,
  commits: (form, say) => {
    const { asked, entered, isComplete } = form;
    const n = entered.pairs.length;
    const isPut = form.steps.some((s) => s.answer?.verb === 'put');
    const isAsked = isComplete && !isPut && form.steps.findLast((s) => s.answer)?.answer?.verb === 'nominate';
    const label = isAsked
      ? say('governors.ask')
      : isComplete && !isPut && n > 0
        ? say('governors.appoint')
        : say('governors.put', { n });
    const missing = n === 0 ? say('governors.missing') : isComplete ? undefined : (inWords(say, form.why) ?? '');
    const put: Commit<Paired> = { name: 'put', entered, label, ...(missing !== undefined && { missing }) };
    return [put, ...dropOf(asked, entered, say)];
  },
  Body: GovernorsBody,
};
