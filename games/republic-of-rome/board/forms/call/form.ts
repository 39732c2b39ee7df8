/** Whoever presides calls the Factions to vote: clockwise, or in an order of his own. */
import '../senate/senate.css';
import type { Form } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { callAnswer, isCall, ordered, orderGiven } from '../senate/calling.ts';
import { CallBody } from './body.tsx';
import type { Entered } from './entries.ts';

const LABELS: Readonly<Record<string, string>> = {
  callClockwise: 'call.callClockwise',
  callInOrder: 'call.callAll',
  callFaction: 'call.callOne',
};

export const callForm: Form<RomeView, Entered> = {
  name: 'call',
  size: 'small',
  verbs: ['callFaction', 'callInOrder', 'callClockwise'],
  isOf: isCall,
  begins: (_, before) => before ?? { order: undefined },
  answer: (asked, { order }) => callAnswer(asked, order),
  taking: (_, __, given) => ({ order: orderGiven(given) }),
  commits: ({ asked, entered }, say) => {
    const given = callAnswer(asked, entered.order);
    const [first] = ordered(asked, entered.order);
    if (!given || first === undefined)
      return [{ name: 'call', entered, label: say('call.callAll'), missing: say('call.nobody') }];
    const who = typeof given.arg === 'string' ? given.arg : first;
    const label = say(LABELS[given.verb]!, { who });
    return [
      { name: 'call', entered, label, ...(given.verb !== 'callFaction' && { detail: say('call.beginning', { who }) }) },
    ];
  },
  Body: CallBody,
};
