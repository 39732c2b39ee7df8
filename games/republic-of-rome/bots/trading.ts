/** What cards are worth in hand, and trading them: he answers what others hold out to him — 1.11.1 */
import { listed } from '@tabularium/kernel';
import { cardOf, numberOf, type OpenRome } from '../rules/study.ts';
import { best, point, press } from '@tabularium/parts';
import { type Answering, type Asked, sum } from './asked.ts';
import { threat } from './standing.ts';
import { W } from './weights.ts';

/** How much it is worth to keep a card in hand, by its kind. */
const KEEP: Readonly<Record<string, number>> = {
  statesman: 9,
  concession: 8,
  tribune: 7,
  seduction: 6,
  'influence-peddling': 6,
  'secret-bodyguard': 5,
  assassin: 4,
  blackmail: 4,
  'open-bodyguard': 4,
  law: 2,
};
/** [1.07.312-a] A Statesman whose Family is another Faction's can be played by that Faction alone. */
const UNPLAYABLE = 1;
export const keepWorth = (g: OpenRome, me: number, id: string): number => {
  const card = cardOf(g, id);
  if (card.kind !== 'statesman') return KEEP[card.kind] ?? 1;
  const number = numberOf(g, card.of);
  const owner = g.senators.find((x) => x.family && numberOf(g, x.id) === number)?.faction ?? -1;
  return owner < 0 || owner === me ? KEEP['statesman']! : UNPLAYABLE;
};

interface Held {
  readonly from: number;
  readonly cards: readonly string[];
  readonly against: readonly string[];
  readonly to: number;
}
const isHeld = (x: unknown): x is Held =>
  typeof x === 'object' &&
  x !== null &&
  'from' in x &&
  'to' in x &&
  'cards' in x &&
  Array.isArray(x.cards) &&
  'against' in x &&
  Array.isArray(x.against);
/** What lies open to him of what is held out: of the cards of others only those that are meant for him. */
const heldOut = (s: Asked): Held[] =>
  s.view.flow.flatMap(({ local }) =>
    'offers' in local && Array.isArray(local.offers) ? local.offers.filter(isHeld) : [],
  );
const factionOf = (ref: string): number => Number(ref.slice('faction:'.length));

/** He gives less than he receives, and nothing to whoever is about to win. */
const MARGIN = 1;
const worthOf = (s: Asked, cards: readonly string[]): number => sum(cards.map((id) => keepWorth(s.g, s.faction, id)));
const received = (s: Asked, ref: string): number =>
  worthOf(s, heldOut(s).find((o) => o.from === factionOf(ref) && o.to === s.faction)?.cards ?? []);
/** Less than this is not worth a card. */
const WANTED = 4;

/** The best card that is worth less to him than what he is offered for it. */
const inReturn = (s: Asked, of: readonly string[], ref: string): string | undefined => {
  const price = (id: string): number => keepWorth(s.g, s.faction, id);
  return best(
    of.filter((id) => price(id) <= received(s, ref) - MARGIN),
    price,
  );
};

export const trade: Answering = (s) => {
  const isFriend = (ref: string): boolean => threat(s.g, s.faction, factionOf(ref)) < W.meddle;
  const hand = listed(s.g.factions[s.faction]!.hand);
  const isWelcome = (ref: string): boolean => received(s, ref) >= WANTED && inReturn(s, hand, ref) !== undefined;
  const wanted = s.list('answerOffer').find((ref) => isFriend(ref) && isWelcome(ref));
  if (wanted !== undefined) return point('answerOffer', wanted);
  const o = s.offer('layCards');
  if (o?.t === 'choose') {
    const card = o.min === 0 ? inReturn(s, o.of, s.word('to')) : undefined;
    return card === undefined ? press('dropDraft') : point('layCards', [card]);
  }
  if (s.has('dropDraft')) return press('dropDraft');
  return (
    point('declineOffer', s.list('declineOffer')[0]) ??
    point('refuseTrade', s.list('refuseTrade')[0]) ??
    press('doneTrading')
  );
};
