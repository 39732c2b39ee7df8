/** Whoever holds too many cards at the count discards some — 4.2 */
import { type Form, refsGiven } from '@tabularium/parts/web';
import { contentOf } from '../../../rules/data/printed.ts';
import { endTurn } from '../../../rules/end/count.ts';
import type { EmpiresView } from '../../../rules/view.ts';
import { type AskedHere, askingIn, listOf } from '../asking.ts';
import { HandCards } from '../cards.tsx';
import '../forms.css';

interface Entered {
  readonly turn: number;
  readonly cards: readonly string[];
}

const tooMany = ({ question }: AskedHere): number => {
  const offer = question.verbs['discard'];
  return offer?.t === 'choose' ? offer.min : 0;
};

/** Where no more fit, the one that was chosen first makes room. */
const toggled = (asked: AskedHere, entered: Entered, card: string): Entered => {
  const { cards } = entered;
  const now = cards.includes(card) ? cards.filter((c) => c !== card) : [...cards, card].slice(-tooMany(asked));
  return { ...entered, cards: now };
};

export const discardForm: Form<EmpiresView, Entered> = {
  name: 'discard',
  size: 'small',
  hasHand: true,
  verbs: ['discard'],
  isOf: ({ view, question }) => question.due && askingIn(view, endTurn) !== undefined,
  begins: ({ view: { turn } }, before) => (before?.turn === turn ? before : { turn, cards: [] }),
  answer: (asked, { cards }) => (cards.length < tooMany(asked) ? undefined : { verb: 'discard', arg: cards }),
  taking: (_, entered, given) => ({ ...entered, cards: refsGiven(given) }),
  commits: ({ asked, entered }, say) => {
    const left = tooMany(asked) - entered.cards.length;
    return [
      {
        name: 'discard',
        entered,
        label: say('exp.discard', { n: tooMany(asked) }),
        ...(left > 0 && { missing: say('exp.moreCards', { n: left }) }),
      },
    ];
  },
  typed: ({ asked, entered }, digit) => {
    const card = listOf(asked.question, 'discard')[digit - 1];
    return card === undefined ? undefined : toggled(asked, entered, card);
  },
  Body: ({ form: { asked, entered }, say, change }) => (
    <div class="exp">
      <HandCards
        label={say('exp.hand')}
        content={contentOf(asked.view)}
        say={say}
        held={listOf(asked.question, 'discard').map((card) => ({
          card,
          state: entered.cards.includes(card) ? 'chosen' : 'offered',
          onPress: () => change(toggled(asked, entered, card)),
        }))}
      />
    </div>
  ),
};
