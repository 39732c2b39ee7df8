/** What to do with an action: an expedition, an Empire card, a change of cards — 5 */
import {
  cardOf,
  type CardId,
  citiesOf,
  type Effect,
  type OpenEmpires,
  hasType,
  isPort,
  placeOf,
} from '../rules/study.ts';
import { planAttack } from './attack.ts';
import { best, point, press } from '@tabularium/parts';
import { type Answering, type Answers, type Asked } from './asked.ts';
import { cardPrice, rating, spite } from './worth.ts';

/** [MED.6-d] What gaining a small city nearby is worth, with everything that comes with it. */
const NEUTRAL_CITY = 2;
const REVOLT = 1.5;
const FORT = 0.35;
/** A horde takes a city from a rival about every second time. */
const HORDE = 1;
const AREA = 0.8;
/** Choosing a card is better than drawing one. */
const CHOSEN = 1.25;

const roll = (min: number): number => (7 - min) / 6;

/** What an effect of an Empire card is worth. */
const effectWorth = (s: Asked, e: Effect): number => {
  const { g, seat, view } = s;
  const price = cardPrice(g, seat);
  const drawn = (n: number): number => Math.min(n, view.decks[seat]!) * price;
  switch (e.op) {
    case 'acquire-neutral-city':
      return roll(e.minRoll) * NEUTRAL_CITY;
    case 'revolt-city':
      return roll(e.minRoll) * REVOLT * spite(g);
    case 'barbarian-allies':
      return HORDE * spite(g);
    case 'draw':
      return drawn(e.n);
    case 'look-top':
      return drawn(e.take) * CHOSEN;
    case 'recover-discard':
      return Math.min(e.n, back(g, seat, e.types)) * price * CHOSEN;
    case 'steal-random-card':
      return e.n * price * (1 + spite(g));
    case 'force-discard-random':
      return e.n * price * spite(g);
    case 'gain-vp':
      return e.n;
    case 'gain-vp-per-ports':
      return Math.min(e.max, Math.floor(citiesOf(g, seat).filter((c) => isPort(g, c)).length / e.per));
    case 'place-forts':
      return e.n * FORT;
    case 'pacify-area':
      return AREA;
    default:
      return 0;
  }
};

const back = (g: OpenEmpires, seat: number, types: readonly string[]): number =>
  g.discards[seat]!.filter((id) => cardOf(g, id).types.some((type) => types.includes(type))).length;

/** A card that could also march is lost as a troop when it is played. */
const cardWorth = (s: Asked, id: CardId): number =>
  cardOf(s.g, id).effects.reduce((n, e) => n + effectWorth(s, e), 0) -
  (hasType(s.g, id, 'T') ? rating(s.g, id) * cardPrice(s.g, s.seat) : 0);

/** An action that is worth less than this does not justify its cards. */
const LEAST = 0.15;
/** A card that is worth less than this is exchanged. */
const POOR = 0.65;
/** How much a random card is worth, as a share of an ordinary one. */
const DRAWN = 0.95;

const change = (s: Asked): { readonly card: CardId; readonly worth: number } | undefined => {
  if (s.view.decks[s.seat]! === 0) return undefined;
  const card = best(s.list('change'), (id) => -rating(s.g, id));
  if (card === undefined || rating(s.g, card) > POOR) return undefined;
  return { card, worth: (DRAWN - rating(s.g, card)) * cardPrice(s.g, s.seat) };
};

const act: Answering = (s) => {
  const attacks = s.list('attack').map((ref) => ({ ref, worth: planAttack(s, placeOf(s.g, ref))?.worth ?? 0 }));
  const attack = best(attacks, (a) => a.worth);
  const card = best(s.list('empire'), (id) => cardWorth(s, id));
  const [byArms, byCard] = [attack?.worth ?? 0, card === undefined ? 0 : cardWorth(s, card)];
  if (Math.max(byArms, byCard) < LEAST) {
    const other = change(s);
    return other ? point('change', other.card) : press('pass');
  }
  return byArms >= byCard ? point('attack', attack?.ref) : point('empire', card);
};

export const ACTIONS: Answers = {
  'med.ask.act': act,
  'med.ask.again': act,
  'med.ask.draw': () => press('drawOne'),
};
