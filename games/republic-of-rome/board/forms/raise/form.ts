/** Raising and disbanding forces: two numbers, and what they cost. */
import '../senate/senate.css';
import type { Commit, Form } from '@tabularium/parts/web';
import { unitCost } from '../../../rules/events/manpower-shortage.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { dropOf } from '../senate/commits.ts';
import { inWords } from '../standing.ts';
import { RaiseBody } from './body.tsx';
import { answer, begins, type Entered, isDisbanding, isOf, taking } from './entries.ts';

export const raiseForm: Form<RomeView, Entered> = {
  name: 'raise',
  size: 'small',
  verbs: ['legions', 'veterans', 'fleets', 'raiseDisbanded', 'drop'],
  isOf,
  begins,
  answer,
  taking,
  commits: (form, say) => {
    const { asked, entered, isComplete } = form;
    const { legions, veterans, fleets } = entered;
    const units = legions + veterans.length + fleets;
    const missing = units === 0 ? say('raise.nothing') : isComplete ? undefined : (inWords(say, form.why) ?? '');
    const detail = isDisbanding(asked)
      ? say('raise.units', { n: units })
      : say('raise.costs', { n: units * unitCost(asked.view) });
    const put: Commit<Entered> = {
      name: 'put',
      entered,
      // [4.05.1-c] Where there are Neutrals nobody votes on it.
      label: say(asked.view.neutrals ? 'raise.atOnce' : 'form.putToVote'),
      detail,
      ...(missing !== undefined && { missing }),
    };
    return [put, ...dropOf(asked, entered, say)];
  },
  Body: RaiseBody,
};
