/** Cards change hands: given, held out, laid beside. */
import './trade.css';
import type { Commit, Form, Say } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { TradeBody } from './body.tsx';
import { answer, type Entered, fresh, howTo, isEmpty, localOf, taking, type TradeForm, waiting } from './entries.ts';

/** What will be done, in the order in which it is sent. */
const label = ({ entered }: TradeForm, say: Say): string => {
  const { to, replies, settled } = entered;
  const cards = Object.keys(to);
  const factions = [...new Set(Object.values(to))];
  const parts = [
    ...Object.entries(replies).map(([faction, reply]) =>
      say(reply === 'decline' ? 'trade.decline' : 'trade.answer', { faction }),
    ),
    ...Object.entries(settled).map(([faction, how]) => say(`trade.${how}`, { faction })),
    ...(factions.length === 0
      ? []
      : [say(factions.every((f) => howTo(entered, f) === 'give') ? 'trade.give' : 'trade.offer', { cards, factions })]),
  ];
  return parts.join(', ');
};

export const tradeForm: Form<RomeView, Entered> = {
  name: 'trade',
  size: 'small',
  verbs: [
    'giveTo',
    'offerTo',
    'answerOffer',
    'declineOffer',
    'acceptTrade',
    'refuseTrade',
    'layCards',
    'dropDraft',
    'doneTrading',
  ],
  isOf: (asked) => asked.question.due && localOf(asked) !== undefined,
  begins: (asked, before) => (before?.turn === asked.view.turn && !isEmpty(before) ? before : fresh(asked)),
  answer,
  taking,
  commits: (form, say) => {
    const { asked, entered } = form;
    const done: Commit<Entered> = {
      name: 'done',
      key: 'd',
      entered: fresh(asked),
      label: say('trade.done'),
      ...(waiting(asked).length > 0 && { detail: say('trade.lapse') }),
    };
    if (isEmpty(entered)) return [done];
    const why = form.why && say(form.why.k, form.why.a ?? {});
    const trade = { name: 'trade', entered, label: label(form, say) };
    return [form.steps.some((s) => s.answer) && why === undefined ? trade : { ...trade, missing: why ?? '' }, done];
  },
  Body: TradeBody,
};
