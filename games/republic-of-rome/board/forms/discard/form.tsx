/** Whoever holds too many cards discards some — 1.11.2 */
import type { Asked } from '@tabularium/kernel';
import { OptionCard, Options } from '@tabularium/parts/kit';
import { type Form, refsGiven } from '@tabularium/parts/web';
import { discardDown } from '../../../rules/revolution/discard.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askingIn, offerOf } from '../asking.ts';
import { printed } from '../play-hand/cards.tsx';

interface Entered {
  readonly turn: number;
  readonly cards: readonly string[];
}

const offer = ({ question }: Asked<RomeView>) => offerOf(question, 'discard', 'choose');
const tooMany = (asked: Asked<RomeView>): number => offer(asked)?.min ?? 0;

export const discardForm: Form<RomeView, Entered> = {
  name: 'discard',
  size: 'small',
  verbs: ['discard'],
  isOf: (asked) => asked.question.due && askingIn(asked.view, discardDown) !== undefined,
  begins: (asked, before) => (before?.turn === asked.view.turn ? before : { turn: asked.view.turn, cards: [] }),
  answer: (asked, { cards }) => (cards.length < tooMany(asked) ? undefined : { verb: 'discard', arg: cards }),
  taking: (_, entered, given) => ({ ...entered, cards: refsGiven(given) }),
  commits: ({ asked, entered }, say) => {
    const left = tooMany(asked) - entered.cards.length;
    return [
      {
        name: 'discard',
        entered,
        label: entered.cards.length === 0 ? say('discard.go') : say('discard.cards', { cards: entered.cards }),
        ...(left > 0 && { missing: say('discard.more', { n: left }) }),
      },
    ];
  },
  Body: ({ form: { asked, entered }, say, change }) => {
    const toggle = (card: string): void => {
      const { cards } = entered;
      // Where no more fit, the one that was chosen first makes room.
      const now = cards.includes(card) ? cards.filter((c) => c !== card) : [...cards, card].slice(-tooMany(asked));
      change({ ...entered, cards: now });
    };
    return (
      <Options label={say('discard.which')}>
        {offer(asked)?.of.map((card) => (
          <OptionCard
            key={card}
            value={card}
            title={say(card)}
            chosen={entered.cards.includes(card)}
            onPress={() => toggle(card)}
          >
            {printed(asked.view, say, card)}
          </OptionCard>
        ))}
      </Options>
    );
  },
};
