/** Everything that a player decides before the first turn. */
import './opening.css';
import type { Form, Say } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { playing } from '../play-hand/cards.tsx';
import { everything, picksOf } from '../play-hand/plays.ts';
import { OpeningBody } from './body.tsx';
import {
  answer,
  type Entered,
  governorOf,
  isAtHand,
  isOpening,
  likelyLeader,
  type OpeningForm,
  taking,
} from './entries.ts';

const label = ({ asked, entered, steps }: OpeningForm, say: Say): string => {
  if (isAtHand(asked)) return playing(asked, entered.plays ?? everything(asked), say);
  if (asked.question.verbs['nameLeader']) return say('opening.lead', { who: entered.leader });
  const sent = steps.flatMap((s) => (s.question.verbs['nameGovernor'] ? [governorOf(s, entered)] : []));
  return sent.length > 0 ? say('opening.send', { who: sent }) : say('opening.setTerm');
};

export const openingForm: Form<RomeView, Entered> = {
  name: 'opening',
  size: 'large',
  hasHand: true,
  verbs: ['nameLeader', 'nameGovernor', 'setTerm', 'playStatesman', 'playConcession', 'giveConcession', 'done'],
  isOf: isOpening,
  begins: (asked, before) => ({
    leader:
      before && picksOf(asked.question, 'nameLeader').includes(before.leader) ? before.leader : likelyLeader(asked),
    governors: before?.governors ?? {},
    ...(isAtHand(asked) && { plays: everything(asked) }),
  }),
  answer,
  taking,
  commits: (form, say) => {
    const { asked, entered } = form;
    const why = form.why && say(form.why.k, form.why.a ?? {});
    const plays = isAtHand(asked) ? (entered.plays ?? everything(asked)) : undefined;
    return [
      {
        name: 'go',
        entered,
        label: label(form, say),
        ...(!form.isComplete && !entered.plays?.onlyGives && { missing: why ?? '' }),
      },
      ...(plays && plays.cards.length > 0
        ? [{ name: 'none', key: 'n', entered: { ...entered, plays: { ...plays, cards: [] } }, label: say('hand.none') }]
        : []),
    ];
  },
  Body: OpeningBody,
};
