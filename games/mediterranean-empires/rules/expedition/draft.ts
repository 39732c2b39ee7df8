/**
 * An expedition is drawn up in secret, step by step: the way, the route, the cards; then it is declared — 5.4, 5.4.1, 5.4.2
 *
 * Nobody else sees any of it before it is declared, and all of it can be taken back.
 */
import { end, type Eye, type LocalSight, type Look, type Msg, type Seat, STEP, to } from '@tabularium/kernel';
import { hasType } from '../empire/cards.ts';
import { empireOf } from '../empire/order.ts';
import { capitalOf, isArea, placeOf, refOf, refsOf } from '../empire/places.ts';
import type { Arrival, Empires, Unit } from '../game.ts';
import { NONE, type Place } from '../ids.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';
import { declareAttack, declareGuard } from './declare.ts';
import { canAssaultDirectly, capacity, factorOf } from './force.ts';
import { arrivesBySea } from './route.ts';
import { type Way, waysTo, waysToIntercept } from './targets.ts';
import { attackerRef } from './whose.ts';
import { complete, type Draft, harbourPath, here, type Purpose, sails, steps } from './way.ts';

/** Cards of his hand that are not yet in the draft. */
const free = ({ g }: Look<Empires>, l: Draft, type: 'T' | 'F'): string[] =>
  g.hands[l.seat]!.filter((id) => hasType(g, id, type) && !l.units.some((u) => u.card === id));

/** [MED.A65] On the way to a battle on land the last card that could be a troop does not become a fleet. */
const fleetsToAdd = (cx: Look<Empires>, l: Draft): string[] => {
  const all = free(cx, l, 'F');
  if (l.purpose !== 'land' || crew(l) > 0) return all;
  const others = free(cx, l, 'T');
  return all.filter((id) => others.some((other) => other !== id));
};

const crew = (l: Draft): number => l.units.filter((u) => u.as === 'T').length;
const canAddTroop = (g: Empires, l: Draft): boolean =>
  // [MED.5.4.1-g][MED.A13] No more troops than the fleets can carry.
  !sailsAtAll(l) || crew(l) < capacity(g, l.units);
const sailsAtAll = (l: Draft): boolean => l.way === 'sea' || l.purpose === 'naval';

/**
 * [MED.A65] A land interception needs a troop, a naval one a fleet; [MED.A14] an attack any card. Whoever sails chooses a
 * fleet first: without one no troop is carried.
 */
const isReady = (l: Draft): boolean => (l.purpose === 'land' ? crew(l) > 0 : l.units.length > 0);

const bySea = (l: Draft): boolean =>
  l.purpose === 'attack' && arrivesBySea({ path: l.path, sails: l.way === 'sea', sea: l.sea });

/** [MED.A14] Nothing here could assault the city, or fight the area. */
const isFeint = (g: Empires, l: Draft): boolean => {
  const kind = isArea(g, l.target) ? 'field' : 'assault';
  const fights = (u: Unit): boolean => (u.as === 'T' || bySea(l)) && factorOf(g, u, kind) !== null;
  return l.purpose === 'attack' && l.units.length > 0 && !l.units.some(fights);
};

/** The same for every step, so that nobody else learns which it is; [MED.5.4.1-h] also against the own lost capital. */
const RULES = ['MED.5.4-d', 'MED.5.4.1-a', 'MED.5.4.1-h'];

/** Others, who may have an order to take back, read no more than who is at it. */
const prompt =
  (own: (cx: Look<Empires>, l: Draft) => Msg) =>
  (cx: Look<Empires>, l: Draft, by: Seat): Msg =>
    by === l.seat ? own(cx, l) : t('med.ask.drafting', { who: empireOf(cx.g, l.seat) });

/** Nothing is known before it is declared: not against whom, nor how far it has come. */
const isHis = (l: Draft, eye: Eye): boolean => l.seat === eye;
const SIGHT = {
  seat: 'open',
  purpose: 'open',
  target: to(isHis),
  way: to(isHis),
  path: to(isHis),
  sea: to(isHis),
  units: to(isHis),
  [STEP]: isHis,
} satisfies LocalSight<Draft, Empires>;

/** What was begun and never declared was never sent: whoever says nothing in the middle of it keeps all their cards. */
const dropped = () => [{ instead: () => end() }];

export const draft = proc(
  'expedition.draft',
  SIGHT,
  (a: { seat: Seat; purpose: Purpose; target: Place }): Draft => ({ ...a, way: '', path: [], sea: NONE, units: [] }),
  {
    start: ({ g }, l) => {
      const capital = capitalOf(g, l.seat);
      if (l.purpose === 'naval') {
        // [MED.5.4.4-f] To any port of his; the easiest way is taken.
        l.path = harbourPath(g, l.seat);
        l.way = 'land';
        return 'cards';
      }
      const ways = l.purpose === 'attack' ? waysTo(g, l.seat, l.target) : waysToIntercept(g, l.seat, l.target);
      l.path = [capital];
      if (ways.length > 1) return 'way';
      l.way = ways[0]!;
      return 'route';
    },
    way: {
      to: (_, l) => l.seat,
      silent: dropped,
      say: prompt(({ g }, l) => t('med.ask.way', { place: refOf(g, l.target) })),
      rules: RULES,
      buttons: {
        byLand: { take: (_, l) => choose(l, 'land') },
        bySea: { take: (_, l) => choose(l, 'sea') },
      },
    },
    // [MED.5.4.1-h][MED.A66] No route is traced to a lost capital; [MED.A18] nor to his own, where he may intercept.
    route: (_, l) => (here(l) === l.target ? 'cards' : 'walk'),
    walk: {
      to: (_, l) => l.seat,
      silent: dropped,
      say: prompt(({ g }, l) => t('med.ask.route', { from: refOf(g, here(l)), place: refOf(g, l.target) })),
      rules: RULES,
      buttons: {
        shortest: {
          take: ({ g }, l) => {
            complete(g, l);
            return 'cards';
          },
        },
      },
      picks: {
        step: {
          rules: ['MED.5.4.1-b'],
          of: ({ g }, l) => refsOf(g, steps(g, l)),
          take: ({ g }, l, id) => {
            l.path.push(placeOf(g, id));
            return 'route';
          },
        },
        sail: {
          rules: ['MED.5.4.1-c', 'MED.5.4.1-d', 'MED.5.4.1-e'],
          of: ({ g }, l) => refsOf(g, sails(g, l)),
          take: ({ g }, l, id) => {
            l.sea = l.path.length - 1;
            l.path.push(placeOf(g, id));
            return 'route';
          },
        },
      },
    },
    cards: {
      to: (_, l) => l.seat,
      silent: dropped,
      say: prompt(({ g }, l) =>
        isFeint(g, l)
          ? t('med.ask.feint', { place: refOf(g, l.target) })
          : t('med.ask.units', {
              purpose: l.purpose,
              place: refOf(g, l.target),
              who: l.purpose === 'attack' ? empireOf(g, l.seat) : attackerRef(g),
              n: l.units.length,
            }),
      ),
      rules: RULES,
      picks: {
        troop: {
          rules: ['MED.5.4-d', 'MED.5.4.1-g'],
          of: (cx, l) => (canAddTroop(cx.g, l) ? free(cx, l, 'T') : []),
          take: (_, l, card) => add(l, card, 'T'),
        },
        fleet: {
          rules: ['MED.5.4-d', 'MED.5.4.1-f'],
          of: (cx, l) => (sailsAtAll(l) ? fleetsToAdd(cx, l) : []),
          take: (_, l, card) => add(l, card, 'F'),
        },
      },
      buttons: {
        declare: {
          rules: ['MED.5.4-d', 'MED.5.4.1-f', 'MED.5.4.1-g'],
          when: (_, l) => !bySea(l) && (isReady(l) || t('med.no.cards')),
          take: (cx, l) => {
            declare(cx, l, 'land');
            return end();
          },
        },
        landing: {
          rules: ['MED.5.4.2-a', 'MED.5.4.2-c'],
          when: (_, l) => bySea(l) && (isReady(l) || t('med.no.cards')),
          take: (cx, l) => {
            declare(cx, l, 'landing');
            return end();
          },
        },
        directAssault: {
          rules: ['MED.5.4.2-a', 'MED.5.4.2-b'],
          when: ({ g }, l) =>
            bySea(l) && isReady(l) && (canAssaultDirectly(g, l.units, l.target) || t('med.no.direct')),
          take: (cx, l) => {
            declare(cx, l, 'direct');
            return end();
          },
        },
      },
    },
  },
);

const choose = (l: Draft, way: Way): 'route' => {
  l.way = way;
  return 'route';
};

const add = (l: Draft, card: string, as: Unit['as']): 'cards' => {
  l.units.push({ card, as, on: '' });
  return 'cards';
};

const declare = (cx: Parameters<typeof declareAttack>[0], l: Draft, arrival: Arrival): void => {
  const way = { path: l.path, sails: sailsAtAll(l), sea: l.sea };
  if (l.purpose === 'attack') declareAttack(cx, l.seat, l.target, arrival, l.units, way);
  else declareGuard(cx, l.seat, l.purpose, l.target, l.units, way);
};
