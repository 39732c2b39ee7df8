/** Concessions from the Forum, and who is to have them. */
import '../senate/senate.css';
import type { Commit, Form } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { dropOf } from '../senate/commits.ts';
import type { Paired } from '../senate/pairs.ts';
import { inWords } from '../standing.ts';
import { ConcessionsBody } from './body.tsx';
import { answer, begins, isOf, taking } from './entries.ts';

export const concessionsForm: Form<RomeView, Paired> = {
  name: 'concessions',
  size: 'small',
  verbs: ['concession', 'recipient', 'put', 'drop'],
  isOf,
  begins,
  answer,
  taking,
  commits: (form, say) => {
    const { asked, entered, isComplete } = form;
    const n = entered.pairs.length;
    const missing = n === 0 ? say('concessions.missing') : isComplete ? undefined : (inWords(say, form.why) ?? '');
    const put: Commit<Paired> = {
      name: 'put',
      entered,
      label: say('concessions.put', { n }),
      ...(missing !== undefined && { missing }),
    };
    return [put, ...dropOf(asked, entered, say)];
  },
  Body: ConcessionsBody,
};
