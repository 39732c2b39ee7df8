/** Statesmen and Concessions are played: all of them at once. */
import type { Form } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { HandCards, holdersIn, playing } from './cards.tsx';
import { Disband } from './disband.tsx';
import { answer, everything, localOf, type Plays, taking } from './plays.ts';

export const playHandForm: Form<RomeView, Plays> = {
  name: 'play-hand',
  size: 'small',
  hasHand: true,
  verbs: ['playStatesman', 'playConcession', 'giveConcession', 'disbandVeterans', 'done'],
  isOf: (asked) => asked.question.due && localOf(asked) !== undefined,
  begins: (asked, before) => (before?.turn === asked.view.turn && !before.onlyGives ? before : everything(asked)),
  answer,
  taking,
  commits: (form, say) => {
    const { asked, entered } = form;
    const why = form.why && say(form.why.k, form.why.a ?? {});
    const none = { ...entered, cards: [] };
    const { disbands = [] } = entered;
    return [
      {
        name: 'play',
        entered,
        label: playing(asked, entered, say),
        ...(disbands.length > 0 && { detail: say('hand.disbands', { n: disbands.length }) }),
        ...(!form.isComplete && !entered.onlyGives && { missing: why ?? '' }),
      },
      ...(entered.cards.length > 0 ? [{ name: 'none', key: 'n', entered: none, label: say('hand.none') }] : []),
    ];
  },
  Body: ({ form, say, change }) => (
    <>
      <HandCards asked={form.asked} say={say} plays={form.entered} holders={holdersIn(form)} change={change} />
      <Disband asked={form.asked} say={say} plays={form.entered} change={change} />
    </>
  ),
};
