/** Standing orders, beside whatever is asked: what one wants done, or not to be asked about, without being there — amb-F5 */
import './orders.css';
import type { Commit, Filled, Form, Say } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { KillBody, PassBody, VetoBody } from './body.tsx';
import {
  among,
  isLodging,
  isPassing,
  isWindow,
  type Killing,
  offered,
  type Passing,
  passes,
  type Vetoing,
  vetoes,
} from './entries.ts';
import { ownOrders } from './in-words.ts';

const committed = <E>(form: Filled<RomeView, E>, name: string, label: string, say: Say): readonly Commit<E>[] => {
  const commit = { name, entered: form.entered, label };
  return [
    form.isComplete
      ? commit
      : { ...commit, missing: form.why ? say(form.why.k, form.why.a ?? {}) : say('orders.choose') },
  ];
};

export const orderPassForm: Form<RomeView, Passing> = {
  name: 'order-pass',
  size: 'small',
  verbs: ['orderPass', 'pass', 'passUntil'],
  aside: 'orderPass',
  isOf: isPassing,
  begins: (asked, before) => before ?? { until: among(offered(asked, 'orderPass'), 'until').at(-1) ?? '', unless: [] },
  answer: passes,
  commits: (form, say) => {
    const { until, unless } = form.entered;
    const label =
      unless.length === 0 ? say('orders.goPass', { until }) : say('orders.goPassUnless', { until, n: unless.length });
    const [commit] = committed(form, 'lodge', label, say);
    return [isWindow(form.asked) ? { ...commit!, detail: say('orders.thisToo') } : commit!];
  },
  Body: PassBody,
};

export const orderVetoForm: Form<RomeView, Vetoing> = {
  name: 'order-veto',
  size: 'small',
  verbs: ['orderVeto'],
  aside: 'orderVeto',
  isOf: (asked, entered) => isLodging(asked, 'orderVeto', entered),
  begins: ({ view }) => ({ before: ownOrders(view).length, kind: '', naming: '' }),
  answer: (_, entered) => vetoes(entered),
  commits: (form, say) => {
    const what = [form.entered.kind, form.entered.naming].filter((ref) => ref !== '');
    if (what.length === 0)
      return [{ name: 'lodge', entered: form.entered, label: say('orders.goVeto'), missing: say('orders.choose') }];
    return committed(form, 'lodge', say('orders.vetoes', { what }), say);
  },
  Body: VetoBody,
};

export const orderKillForm: Form<RomeView, Killing> = {
  name: 'order-kill',
  size: 'small',
  verbs: ['orderAssassination'],
  aside: 'orderAssassination',
  isOf: (asked, entered) => isLodging(asked, 'orderAssassination', entered),
  begins: ({ view }) => ({ before: ownOrders(view).length, target: '' }),
  answer: (_, { target }) => (target === '' ? undefined : { verb: 'orderAssassination', arg: target }),
  commits: (form, say) => {
    const { target } = form.entered;
    if (target === '')
      return [{ name: 'lodge', entered: form.entered, label: say('orders.goKill'), missing: say('orders.choose') }];
    return committed(form, 'lodge', say('orders.kills', { who: target }), say);
  },
  Body: KillBody,
};
