/** Cards: decks, hands and discard piles — 2, 3.2, 9 */
import type { OpenEmpires } from '../sight.ts';
import type { Cx, Seat } from '@tabularium/kernel';
import type { Card } from '../data/content.ts';
import type { EffectOf, Op } from '../data/effects.ts';
import { contentOf } from '../data/printed.ts';
import type { Empires } from '../game.ts';
import type { CardId, CardType } from '../ids.ts';
import { t } from '../say.ts';
import { empireOf } from './order.ts';

export const cardOf = (g: OpenEmpires, id: CardId): Card => contentOf(g).cards[id]!;
export const hasType = (g: OpenEmpires, id: CardId, type: CardType): boolean => cardOf(g, id).types.includes(type);

/** The effects of one operation on a card. */
export const effectsOf = <O extends Op>(g: OpenEmpires, id: CardId, op: O): readonly EffectOf<O>[] =>
  cardOf(g, id).byOp[op];

/** [MED.9-d] Whose pile it is discarded to. */
export const pileOf = (g: Empires, id: CardId): Seat => g.agreed.empires.indexOf(cardOf(g, id).empire);

/** [MED.9-c][MED.9-d][MED.A48] To the pile of the deck it came from, whoever played it. */
export const discard = (g: Empires, id: CardId): void => {
  g.discards[pileOf(g, id)]!.push(id);
};

/** [MED.A31] There is no limit during a turn. */
export const addToHand = (g: Empires, seat: Seat, id: CardId): void => {
  const hand = g.hands[seat]!;
  let i = hand.length;
  while (hand[i - 1]! > id) i--;
  hand.splice(i, 0, id);
};

/** Of cards among which it is. */
export const takeFrom = (cards: CardId[], id: CardId): void => {
  cards.splice(cards.indexOf(id), 1);
};

/** [MED.A30] So many, or as many as there are. */
export const draw = (cx: Cx<Empires>, seat: Seat, n: number): void => {
  const { g } = cx;
  const drawn: CardId[] = [];
  while (drawn.length < n && g.decks[seat]!.length > 0) drawn.push(g.decks[seat]!.pop()!);
  if (drawn.length === 0) return;
  for (const id of drawn) addToHand(g, seat, id);
  cx.reveal();
  cx.tell(
    [seat],
    t('med.drew', { who: empireOf(g, seat), cards: drawn }),
    t('med.drewSome', { who: empireOf(g, seat), n: drawn.length }),
  );
};

/** Cards out of a hand by chance, to their piles. */
export const discardRandom = (cx: Cx<Empires>, seat: Seat, n: number): void => {
  const { g } = cx;
  for (let i = 0; i < n && g.hands[seat]!.length > 0; i++) {
    const [id] = g.hands[seat]!.splice(cx.below(g.hands[seat]!.length), 1);
    discard(g, id!);
    cx.log(t('med.discards', { who: empireOf(g, seat), cards: [id!] }), 'MED.9-d');
  }
};
