/** What to do with an action: an expedition, an Empire card, a change of cards — 5 */
import type { CardId } from '../rules/study.ts';
import { best, point, press } from '@tabularium/parts';
import { type Answering, type Answers, type Asked } from './asked.ts';
import { bestAttack } from './attack.ts';
import { cardWorth } from './empire-cards.ts';
import { W } from './weights.ts';
import { rating } from './worth.ts';

/** The worst card, if it is poor enough to be exchanged. */
const change = (s: Asked): CardId | undefined => {
  if (s.view.decks[s.seat]! === 0) return undefined;
  const card = best(s.list('change'), (id) => -rating(s.g, id));
  return card === undefined || rating(s.g, card) > W.poor ? undefined : card;
};

const act: Answering = (s) => {
  const attack = bestAttack(s);
  const card = best(s.list('empire'), (id) => cardWorth(s, id));
  const [byArms, byCard] = [attack?.worth ?? 0, card === undefined ? 0 : cardWorth(s, card)];
  if (Math.max(byArms, byCard) < W.least) return point('change', change(s)) ?? press('pass');
  return byArms >= byCard ? point('attack', attack?.ref) : point('empire', card);
};

export const ACTIONS: Answers = {
  'med.ask.act': act,
  'med.ask.again': act,
  'med.ask.draw': () => press('drawOne'),
};
