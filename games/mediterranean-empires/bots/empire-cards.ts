/** What an Empire card is worth, by the operations of its text — 5.3 */
import { howMany } from '@tabularium/kernel';
import {
  areaDice,
  capitalMarker,
  cardOf,
  type CardId,
  citiesOf,
  cityAt,
  contentOf,
  defence,
  type Effect,
  type EffectOf,
  hasType,
  isKeyCity,
  isPort,
  isWild,
  type OpenEmpires,
  ownerOf,
  type Place,
} from '../rules/study.ts';
import type { Asked } from './asked.ts';
import { chance } from './chance.ts';
import { roadsFrom } from './roads.ts';
import { W } from './weights.ts';
import { cardPrice, conquest, enmity, loss, rating, spite } from './worth.ts';

/** Choosing a card is better than drawing one. */
const CHOSEN = 1.25;
/** How much of a horde's chance is left after an interception that may come. */
const UNMET = 0.85;
/** An operation that is not known here is probably worth about a card: it was printed to be played. */
const UNKNOWN = 1;

const roll = (min: number): number => (7 - min) / 6;
const most = (all: readonly number[]): number => Math.max(0, ...all);
const neighbours = (g: OpenEmpires, place: Place): Place[] => contentOf(g).links[place]!.map((l) => l.to);

/** Cities next to his own. */
const around = (g: OpenEmpires, seat: number): Set<Place> =>
  new Set(citiesOf(g, seat).flatMap((city) => neighbours(g, city)));

/** What this city's fall would be worth to someone who does not gain it. */
export const harm = (g: OpenEmpires, seat: number, place: Place): number => {
  const owner = ownerOf(g, place);
  return owner < 0 ? 0 : enmity(g, seat, owner) * loss(g, owner, place);
};

/** [MED.7.3-a] What a horde from this area can be expected to do to the city. */
export const hordeOn = (g: OpenEmpires, seat: number, area: Place, city: Place): number =>
  ownerOf(g, city) < 0 || ownerOf(g, city) === seat
    ? 0
    : UNMET * chance({ fixed: 0, dice: areaDice(g, area) }, { fixed: 0, dice: defence(g, city) }) * harm(g, seat, city);

const bestHorde = (g: OpenEmpires, seat: number): number =>
  most(wildAreas(g).flatMap((area) => neighbours(g, area).map((city) => hordeOn(g, seat, area, city))));
const wildAreas = (g: OpenEmpires): Place[] =>
  g.areas.map((_, i) => g.owner.length + i).filter((place) => isWild(g, place));

/** [MED.6-d] The best city that may come over. */
const bestCourted = (g: OpenEmpires, seat: number, e: EffectOf<'acquire-neutral-city'>): number =>
  most(
    [...around(g, seat)]
      .filter((p) => ownerOf(g, p) === -1 && cityAt(g, p).size <= e.maxSize)
      .filter((p) => (isPort(g, p) || !e.portOnly) && (e.allowKey || !isKeyCity(g, p)))
      .map((p) => conquest(g, seat, p)),
  );

/** Cities of others beside his own that are small enough; never a capital. */
const restless = (g: OpenEmpires, seat: number, maxSize: number): Place[] =>
  [...around(g, seat)].filter(
    (p) => ownerOf(g, p) >= 0 && ownerOf(g, p) !== seat && cityAt(g, p).size <= maxSize && capitalMarker(g, p) < 0,
  );
const bestRevolt = (g: OpenEmpires, seat: number, e: EffectOf<'revolt-city'>): number =>
  most(restless(g, seat, e.maxSize).map((p) => harm(g, seat, p)));
const bestSeized = (g: OpenEmpires, seat: number, e: EffectOf<'seize-city'>): number =>
  most(restless(g, seat, e.maxSize).map((p) => conquest(g, seat, p)));

/** What is counted for a tribute. */
const COUNTED: Readonly<Record<EffectOf<'tribute'>['of'], (g: OpenEmpires, place: Place) => boolean>> = {
  cities: () => true,
  ports: isPort,
  'key-cities': isKeyCity,
};
const paid = (g: OpenEmpires, seat: number, { of, per, max }: EffectOf<'tribute'>): number =>
  Math.min(max, Math.floor(citiesOf(g, seat).filter((p) => COUNTED[of](g, p)).length / per));

const back = (g: OpenEmpires, seat: number, types: readonly string[]): number =>
  g.discards[seat]!.filter((id) => cardOf(g, id).types.some((type) => types.includes(type))).length;

/** What an effect of an Empire card is worth. */
const effectWorth = (g: OpenEmpires, seat: number, e: Effect): number => {
  const price = cardPrice(g, seat);
  const drawn = (n: number): number => Math.min(n, howMany(g.decks[seat]!)) * price;
  const when: string = e.when;
  switch (e.op) {
    case 'acquire-neutral-city':
      return roll(e.minRoll) * bestCourted(g, seat, e);
    case 'revolt-city':
      return roll(e.minRoll) * bestRevolt(g, seat, e);
    case 'barbarian-allies':
      return bestHorde(g, seat);
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
      return e.n * W.fort;
    case 'seize-city':
      return roll(e.minRoll) * bestSeized(g, seat, e);
    case 'tribute':
      return e.gives === 'vp' ? paid(g, seat, e) : drawn(paid(g, seat, e));
    case 'pacify-area':
      return roll(e.minRoll ?? 1) * (W.area + most(wildAreas(g).map((area) => roadsFrom(g, seat, area))));
    default:
      return when === 'action' ? UNKNOWN * price : 0;
  }
};

/** All that the card does, whoever plays it. */
export const effectsWorth = (g: OpenEmpires, seat: number, id: CardId): number =>
  cardOf(g, id).effects.reduce((n, e) => n + effectWorth(g, seat, e), 0);

/** What is left after its price: a card that could also march is lost as a troop. */
export const cardWorth = ({ g, seat }: Asked, id: CardId): number =>
  effectsWorth(g, seat, id) - rating(g, id) * cardPrice(g, seat) * (hasType(g, id, 'T') ? 1 : W.empirePrice);
