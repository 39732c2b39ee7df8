/** All other questions: building, events, effects of cards — 3.1, 4.1, 4.2, 7.2 */
import { howMany, listed } from '@tabularium/kernel';
import type { Seat } from '@tabularium/kernel';
import {
  capitalOf,
  cardOf,
  cityAt,
  connected,
  contentOf,
  defence,
  type OpenEmpires,
  isKeyCity,
  isPort,
  ownerOf,
  type Place,
  placeOf,
  seatOf,
} from '../rules/study.ts';
import { best, point, press } from '@tabularium/parts';
import { type Answering, type Answers, ranked, type Asked } from './asked.ts';
import { harm, hordeOn } from './empire-cards.ts';
import { roadsFrom } from './roads.ts';
import { W } from './weights.ts';
import { cardPrice, cityWorth, conquest, enmity, loss, rating } from './worth.ts';

const neighbours = (g: OpenEmpires, place: Place): Place[] => contentOf(g).links[place]!.map((l) => l.to);

/** [MED.3.1-e] Prefers big cities, ports, the way to key cities, and what others would take. */
const settling = (s: Asked, ref: string): number => {
  const { g, seat } = s;
  const place = placeOf(g, ref);
  let n = cityAt(g, place).size + (isPort(g, place) ? W.port : 0);
  for (const p of neighbours(g, place)) {
    const owner = ownerOf(g, p);
    if (isKeyCity(g, p)) n += W.byKey;
    else if (owner === -1) n += W.room * cityAt(g, p).size;
    if (owner >= 0 && owner !== seat) n += W.contested;
  }
  return n;
};

/** How many neighbouring places another player could attack from. */
const threats = (g: OpenEmpires, seat: Seat, place: Place): number =>
  neighbours(g, place).filter((p) => ownerOf(g, p) >= 0 && ownerOf(g, p) !== seat).length;
/** Forts go to cities that are valuable and in danger, not twice to the same one. */
const fortifying = (s: Asked, ref: string): number => {
  const place = placeOf(s.g, ref);
  const isCapital = capitalOf(s.g, s.seat) === place;
  return (
    (cityWorth(s.g, s.seat, place) * (1 + threats(s.g, s.seat, place))) / defence(s.g, place) + (isCapital ? 1 : 0)
  );
};

const fort: Answering = (s) =>
  point(
    'settle',
    best(s.list('settle'), (ref) => settling(s, ref)),
  ) ??
  point(
    'fortify',
    best(s.list('fortify'), (ref) => fortifying(s, ref)),
  );

/** How much the loss of this city would hurt its owner; less for a city that is well defended and unlikely to fall. */
const hurts = (s: Asked, place: Place): number => {
  const owner = ownerOf(s.g, place);
  return owner < 0 ? 0 : (enmity(s.g, s.seat, owner) * loss(s.g, owner, place)) / defence(s.g, place) ** 2;
};
const victim =
  (verb: string): Answering =>
  (s) =>
    point(
      verb,
      best(s.list(verb), (ref) => hurts(s, placeOf(s.g, ref))),
    );
/** The place from which the most damage can be done. */
const from =
  (verb: string): Answering =>
  (s) =>
    point(
      verb,
      best(s.list(verb), (ref) => {
        const near = connected(s.g, placeOf(s.g, ref)).map((p) => hurts(s, p));
        return near.length === 0 ? 0 : Math.max(...near);
      }),
    );

/** The rival who has the most to lose. */
const rival =
  (verb: string): Answering =>
  (s) =>
    point(
      verb,
      best(s.list(verb), (ref) => {
        const seat = seatOf(s.g, ref);
        return enmity(s.g, s.seat, seat) * (1 + howMany(s.view.hands[seat]!));
      }),
    );

const dearest =
  (verb: string): Answering =>
  (s) =>
    point(
      verb,
      best(s.list(verb), (id) => rating(s.g, id)),
    );
const poorest =
  (verb: string): Answering =>
  (s) =>
    point(
      verb,
      best(s.list(verb), (id) => -rating(s.g, id)),
    );

/** [MED.4.1-e][MED.4.1-r] Two points or two cards, whichever is worth more. */
const cardsAreDearer = (s: Asked): boolean => W.byChance * cardPrice(s.g, s.seat) > 1;

const surplus: Answering = (s) => {
  const o = s.question.verbs['discard'];
  if (o?.t !== 'choose') return undefined;
  return { verb: 'discard', arg: ranked(o.of, (id) => -rating(s.g, id)).slice(0, o.min) };
};

/** Prefers areas next to the cities of others to areas next to his own. */
const unsettle: Answering = (s) =>
  point(
    'unsettle',
    best(s.list('unsettle'), (ref) => {
      const near = neighbours(s.g, placeOf(s.g, ref)).map((p) => ownerOf(s.g, p));
      return near.filter((o) => o >= 0 && o !== s.seat).length - 2 * near.filter((o) => o === s.seat).length;
    }),
  );

/** [MED.7.3-a] The area and the city for which the most can be expected of a horde. */
const horde: Answering = (s) =>
  point(
    'rouse',
    best(s.list('rouse'), (ref) => {
      const area = placeOf(s.g, ref);
      return Math.max(0, ...neighbours(s.g, area).map((city) => hordeOn(s.g, s.seat, area, city)));
    }),
  );
const hordeTarget: Answering = (s) => {
  const area = s.question.prompt.a?.['area'];
  return point(
    'unleash',
    best(s.list('unleash'), (ref) =>
      typeof area === 'string'
        ? hordeOn(s.g, s.seat, placeOf(s.g, area), placeOf(s.g, ref))
        : hurts(s, placeOf(s.g, ref)),
    ),
  );
};

/** A wild area is worth more while it can still be conquered, unless it bars the way to cities. */
const fear: Answering = (s) => {
  const area = best(s.list('overawe'), (ref) => roadsFrom(s.g, s.seat, placeOf(s.g, ref)));
  return area !== undefined && roadsFrom(s.g, s.seat, placeOf(s.g, area)) > W.area
    ? point('overawe', area)
    : press('enough');
};

/** [MED.9-k] A ship that sinks takes its cargo with it: the troops are spread over all of them. */
const load: Answering = (s) => {
  const force = [s.g.attack?.force, s.g.attack?.guard].find((f) => f?.seat === s.seat);
  const aboard = (ship: string): number => (force ? listed(force.units).filter((u) => u.on === ship).length : 0);
  // Some ships double what their cargo counts for.
  const doubles = (ship: string): number =>
    cardOf(s.g, ship).effects.some((e) => e.op === 'double-cargo-naval-fc') ? DOUBLED : 0;
  return point(
    'load',
    best(s.list('load'), (ship) => doubles(ship) - aboard(ship)),
  );
};
/** A ship that doubles its cargo is filled with one troop more than others. */
const DOUBLED = 1;

export const CHOICES: Answers = {
  'med.ask.fort': fort,
  'med.ask.first': (s) =>
    point(
      'begins',
      s.list('begins').find((ref) => seatOf(s.g, ref) === s.seat),
    ),
  'med.ask.prosperity': (s) => press(cardsAreDearer(s) && s.has('drawTwo') ? 'drawTwo' : 'gainTwo'),
  'med.ask.scarcity': (s) => press(cardsAreDearer(s) ? 'loseTwo' : 'discardTwo'),
  'med.ask.homecoming': dearest('bringHome'),
  'med.ask.neutralFrom': from('neutralFrom'),
  'med.ask.neutralTarget': victim('neutralTarget'),
  'med.ask.neutralVia': (s) => point('neutralVia', s.list('neutralVia')[0]),
  'med.ask.pirates': victim('raid'),
  'med.ask.horde': horde,
  'med.ask.hordeTarget': hordeTarget,
  // The second point costs a random card: worth it if a card is worth less than a point.
  'med.ask.hard': (s) => press(cardPrice(s.g, s.seat) < 1 ? 'twoPoints' : 'onePoint'),
  'med.ask.migrate': unsettle,
  'med.ask.fear': fear,
  'med.ask.surplusHand': surplus,
  'med.ask.surplus': poorest('leaveBehind'),
  'med.ask.load': load,
  'med.ask.recover': dearest('recover'),
  'med.ask.storm': (s) => point('show', s.list('show')[0]) ?? press('keepHidden'),
  // If he refused, the attack would only be turned on him.
  'med.ask.passage': () => press('grant'),
  'med.ask.acquire': (s) =>
    point(
      'court',
      best(s.list('court'), (ref) => conquest(s.g, s.seat, placeOf(s.g, ref))),
    ),
  'med.ask.seize': (s) =>
    point(
      'seize',
      best(s.list('seize'), (ref) => conquest(s.g, s.seat, placeOf(s.g, ref))),
    ),
  'med.ask.revolt': (s) =>
    point(
      'incite',
      best(s.list('incite'), (ref) => harm(s.g, s.seat, placeOf(s.g, ref))),
    ),
  'med.ask.placeFort': (s) =>
    point(
      'reinforce',
      best(s.list('reinforce'), (ref) => fortifying(s, ref)),
    ),
  'med.ask.takeBack': dearest('takeBack'),
  'med.ask.lookTake': dearest('keep'),
  'med.ask.lookBury': poorest('bury'),
  'med.ask.spy': rival('spyOn'),
  'med.ask.spyDiscard': dearest('expose'),
  'med.ask.steal': rival('rob'),
  'med.ask.forceDiscard': rival('despoil'),
  'med.ask.pacify': (s) =>
    point(
      'appease',
      best(s.list('appease'), (ref) => roadsFrom(s.g, s.seat, placeOf(s.g, ref))),
    ),
};
