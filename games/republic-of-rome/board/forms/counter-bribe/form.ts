/** Somebody tries to persuade a Senator: does one spend against it? — 1.07.413 */
import './counter-bribe.css';
import { percent } from '@tabularium/parts/kit';
import { type Form, numberGiven } from '@tabularium/parts/web';
import { attemptIn } from '../../../rules/explain/persuading.ts';
import { counterBribes } from '../../../rules/forum/counter-bribes.ts';
import { explainedBy } from '../../../rules/explain/by-verb.ts';
import { FORUM } from '../../../rules/explain/forum.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askingIn } from '../asking.ts';
import { CounterBribeBody } from './body.tsx';

export interface Entered {
  /** Which attempt, and how it stands. */
  readonly at: string;
  /** Nothing: he passes. */
  readonly n: number;
}

export const counterBribeForm: Form<RomeView, Entered> = {
  name: 'counter-bribe',
  size: 'small',
  explain: explainedBy(FORUM),
  verbs: ['counterBribe', 'pass'],
  isOf: ({ view, question }) => question.due && askingIn(view, counterBribes) !== undefined,
  begins: ({ view }, before) => {
    const { by, target, bribe, against } = attemptIn(view)!;
    const at = `${view.turn}/${by}/${target}/${bribe}/${against}`;
    return before?.at === at ? before : { at, n: 0 };
  },
  answer: (_, { n }) => (n > 0 ? { verb: 'counterBribe', arg: n } : { verb: 'pass' }),
  taking: (_, entered, given) => ({ ...entered, n: numberGiven(given) }),
  commits: (form, say) => {
    const { asked, entered } = form;
    const chance = percent(form.explain(asked, 'counterBribe', entered.n)?.odds?.lose ?? 0);
    const detail = say('counter.comesOn', { chance });
    const nothing = { name: 'pass', label: say('counter.nothing'), entered: { ...entered, n: 0 } };
    if (entered.n === 0) return [{ ...nothing, key: 'n', detail }];
    const missing = form.isComplete ? {} : { missing: form.why ? say(form.why.k, form.why.a ?? {}) : '' };
    return [
      { name: 'spend', label: say('counter.spend', { n: entered.n }), detail, entered, ...missing },
      { ...nothing, key: 'n' },
    ];
  },
  Body: CounterBribeBody,
};
