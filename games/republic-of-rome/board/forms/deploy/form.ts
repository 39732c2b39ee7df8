/** A deployment: all orders of one proposal, with the chances of each, in one form. */
import './deploy.css';
import { percent } from '@tabularium/parts/kit';
import type { Form, Say } from '@tabularium/parts/web';
import { oddsIfOrdered } from '../../../rules/explain/orders.ts';
import { mustAgree } from '../../../rules/senate/business/minimum-force.ts';
import { mustAsk } from '../../../rules/senate/drafting.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { DeployBody } from './body.tsx';
import { answer, begins, type DeployForm, type Entered, lastStep, localOf, ordersOf, taking } from './entries.ts';

/** Who must be asked first, or the chances of the first battle. */
const detail = (form: DeployForm, say: Say): string | undefined => {
  const { view } = lastStep(form);
  const orders = ordersOf(form);
  const l = localOf(form.asked);
  const asked = mustAgree(view, orders).find((id) => {
    const faction = maybeSenator(view, id)?.faction;
    return l && faction !== undefined && mustAsk(view, l.by, faction);
  });
  if (asked !== undefined) return say('deploy.asksFirst', { who: asked });
  const odds = orders.map((o) => oddsIfOrdered(view, o, orders)).find((x) => x?.odds);
  return odds?.odds && say('odds.win', { n: percent(odds.odds.win) });
};

export const deployForm: Form<RomeView, Entered> = {
  name: 'deploy',
  size: 'large',
  verbs: [
    'sendCommander',
    'sendAgainst',
    'replaceCommander',
    'alongside',
    'legions',
    'veterans',
    'fleets',
    'reinforce',
    'recallCommander',
    'withdrawFrom',
    'sendGarrison',
    'recallGarrison',
    'put',
    'drop',
  ],
  isOf: (asked) => localOf(asked) !== undefined,
  begins,
  answer,
  taking,
  commits: (form, say) => {
    const { entered, asked } = form;
    const n = Math.max(ordersOf(form).length, entered.base + entered.plans.length);
    const more = detail(form, say);
    // [4.05.1-c] Where there are Neutrals nobody votes on it.
    const label = say(asked.view.neutrals ? 'deploy.atOnce' : 'deploy.put', { n });
    const put = { name: 'put', entered, label, ...(more !== undefined && { detail: more }) };
    const why = form.why ? say(form.why.k, form.why.a ?? {}) : say('deploy.incomplete');
    const others = Object.hasOwn(asked.question.verbs, 'drop')
      ? [{ name: 'drop', entered: { ...entered, plans: [], drops: true }, label: say('deploy.drop'), quiet: true }]
      : [];
    return [form.isComplete && n > 0 ? put : { ...put, missing: why }, ...others];
  },
  Body: DeployBody,
};
