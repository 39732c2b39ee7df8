/** The player's own cards for the question and for the page of the hand: when each is played, and why not now. */
import { listed } from '@tabularium/kernel';
import type { HandCard } from '@tabularium/parts/web';
import type { Card, Factor } from '../../rules/data/content.ts';
import { contentOf } from '../../rules/data/printed.ts';
import { empireOf } from '../../rules/empire/order.ts';
import { CARD_TYPES, COMBATS } from '../../rules/ids.ts';
import type { EmpiresView } from '../../rules/view.ts';
import { whyNot } from './why-not.ts';

/** Taking it from the hand for these is not playing it. */
const APART = ['change', 'discard', 'spyDiscard'];

/** The mean of a die. */
const MEAN = 3.5;
const worth = (f: Factor): number => (f === null ? 0 : typeof f === 'number' ? f : f.dice * MEAN);
const strengthOf = ({ factors }: Card): number => COMBATS.reduce((n, kind) => n + worth(factors[kind]), 0);

/** The key of the words that say when a card is played: by its kind, and for a special event by what it says. */
export const whenOf = ({ types: [type], effects }: Card): string =>
  type === 'X' && effects[0] ? `hand.when.${effects[0].when}` : `hand.when.${type}`;

/** [MED.5.4-d] Troops and fleets are played by declaring an expedition. */
const verbsOf = ({ types }: Card): readonly string[] => (types.includes('T') || types.includes('F') ? ['attack'] : []);

export const hand = (view: EmpiresView): readonly HandCard[] => {
  const { seat } = view;
  if (seat === 'public') return [];
  const { cards } = contentOf(view);
  return listed(view.hands[seat]!).map((ref) => {
    const card = cards[ref]!;
    return {
      ref,
      icon: 'hand',
      when: whenOf(card),
      verbs: verbsOf(card),
      apart: APART,
      whyNot: whyNot(view, seat, card),
      kind: CARD_TYPES.indexOf(card.types[0]!),
      strength: strengthOf(card),
    };
  });
};

/** [MED.9-d] Discards are public. */
export const piles = (view: EmpiresView): readonly { readonly of: string; readonly cards: readonly string[] }[] =>
  view.agreed.order.map((seat) => ({ of: empireOf(view, seat), cards: view.discards[seat]! }));
