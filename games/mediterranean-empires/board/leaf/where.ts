/** Where a card is, as far as whoever looks may know. */
import { listed, type Msg } from '@tabularium/kernel';
import type { CardId } from '../../rules/ids.ts';
import { empireOf, seatOf } from '../../rules/empire/order.ts';
import { empireRef } from '../../rules/data/printed.ts';
import { contentOf } from '../../rules/data/printed.ts';
import type { EmpiresView, ForceView } from '../../rules/view.ts';

const isIn = (force: ForceView | null | undefined, card: CardId): boolean =>
  force !== null &&
  force !== undefined &&
  (listed(force.units).some((unit) => unit.card === card) || force.leaders.includes(card));

export const whereIs = (view: EmpiresView, card: CardId): Msg => {
  const holder = view.hands.findIndex((hand) => listed(hand).includes(card));
  if (holder >= 0)
    return holder === view.seat ? { k: 'leaf.in.hand' } : { k: 'leaf.in.handOf', a: { who: empireOf(view, holder) } };
  const pile = view.discards.findIndex((cards) => cards.includes(card));
  if (pile >= 0) return { k: 'leaf.in.discards', a: { who: empireOf(view, pile) } };
  if (isIn(view.attack?.force, card) || isIn(view.attack?.guard, card)) return { k: 'leaf.in.force' };
  const played = view.table.find((x) => x.card === card);
  if (played) return { k: 'leaf.in.play', a: { who: empireOf(view, played.by) } };
  const who = empireRef(contentOf(view).cards[card]!.empire);
  return { k: seatOf(view, who) < 0 ? 'leaf.in.nowhere' : 'leaf.in.unknown', a: { who } };
};
