/** The Rebel army is paid, or part of it leaves. */
import './rebel-pay.css';
import type { Form, Say } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { totalOf } from '../money/placing.ts';
import { RebelPayBody } from './body.tsx';
import {
  answer,
  type Entered,
  fleetsGone,
  fleetsIn,
  isOf,
  keeping,
  keptIn,
  paying,
  payStep,
  type RebelPayForm,
  releasedIn,
  releasing,
  sharesIn,
  taking,
} from './entries.ts';

const label = (form: RebelPayForm, say: Say): string => {
  const { asked, entered } = form;
  if (keeping(asked)) return say('rebelPay.keepThem', { n: keptIn(asked, entered) });
  const step = payStep(form);
  const n = step ? totalOf(sharesIn(step, entered)) : 0;
  const gone = releasedIn(asked, entered).length;
  const fleets = releasing(asked) && fleetsGone(asked, gone);
  if (fleets !== undefined) return say('rebelPay.withFleets', { legions: gone, fleets });
  const given = Math.max(0, fleetsIn(asked) - (entered.fleets ?? fleetsIn(asked)));
  if (given > 0) return say('rebelPay.giveUpAndPay', { fleets: given, n });
  if (gone === 0) return say('rebelPay.pay', { n });
  return step ? say('rebelPay.releaseAndPay', { gone, n }) : say('rebelPay.release', { gone });
};

/** What is missing, in numbers where they are known. */
const missing = (form: RebelPayForm, say: Say): string | undefined => {
  if (form.isComplete) return undefined;
  const last = form.steps.at(-1)!;
  const [pay, leave] = [paying(last), releasing(last)];
  if (leave) return say('rebelPay.leave', { n: releasedIn(last, form.entered).length, of: leave.max });
  if (pay) return say('rebelPay.paid', { n: totalOf(sharesIn(last, form.entered)), of: pay.max });
  return form.why ? say(form.why.k, form.why.a ?? {}) : '';
};

export const rebelPayForm: Form<RomeView, Entered> = {
  name: 'rebel-pay',
  size: 'small',
  verbs: ['payRebels', 'releaseLegions', 'keepFleets', 'keepReleased'],
  isOf,
  begins: (asked, before) => (before?.turn === asked.view.turn && !keeping(asked) ? before : { turn: asked.view.turn }),
  answer,
  taking,
  commits: (form, say) => {
    const why = missing(form, say);
    return [{ name: 'go', entered: form.entered, label: label(form, say), ...(why !== undefined && { missing: why }) }];
  },
  Body: RebelPayBody,
};
