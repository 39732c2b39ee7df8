/** Interceptions — 5.4.4 */
import { call, end, type LocalSight, type Seat, to } from '@tabularium/kernel';
import { battle } from '../combat/battle.ts';
import { hasType } from '../empire/cards.ts';
import { mayHold } from '../empire/hidden.ts';
import { defenderSeat } from '../empire/order.ts';
import { isIn } from '../empire/place-set.ts';
import { capitalOf, holdsCapital, placeOf, refsOf } from '../empire/places.ts';
import type { Attack, Empires, Force } from '../game.ts';
import { NONE, type Place } from '../ids.ts';
import { proc } from '../procs.ts';
import { t } from '../say.ts';
import { draft } from './draft.ts';
import { disband } from './force.ts';
import { sideRef } from './losses.ts';
import { askPassage } from './permission.ts';
import { arrivesBySea, ownPorts, reach } from './route.ts';
import { crossStraits } from './straits.ts';
import { comingSaid } from './whose.ts';
import { hasLandRoute, hasSeaRoute, waysToIntercept } from './targets.ts';

/**
 * [MED.A19][MED.A79] In the order of the route, asked once for each: on land before the naval leg, at sea, on land after
 * it. [MED.A20] What the first interception used is gone before the next is offered.
 */
export type Leg = 'before' | 'sea' | 'after';

/** [MED.5.4.4-e] Places of a land leg. */
type Coming = Pick<Attack, 'target' | 'arrival' | 'kind'> & { readonly force: Pick<Force, 'path' | 'sails' | 'sea'> };
export const placesOn = (attack: Coming, leg: Leg): readonly Place[] => {
  const { target, arrival, kind, force } = attack;
  const { path, sails, sea } = force;
  if (leg === 'sea') return [];
  // [MED.7.3-c][MED.A76] Hordes only at the target.
  if (kind === 'horde') return leg === 'before' ? [target] : [];
  if (!sails) return leg === 'before' ? path : [];
  if (leg === 'before') return sea > 0 ? path.slice(0, sea + 1) : [];
  // [MED.5.4.2-c][MED.A15] A landing can be met at the target, a direct assault cannot; [MED.4.1-p] nor can pirates.
  if (arrivesBySea(force)) return arrival === 'landing' ? [target] : [];
  return path.slice(sea + 1);
};

/** [MED.5.4.4-c][MED.A18][MED.A37] Is there a place that his own route reaches, as far as everybody knows? */
const hasPlace = (g: Empires, seat: Seat, leg: Leg): boolean => {
  const places = placesOn(g.attack!, leg);
  if (places.length === 0 || !mayHold(g, seat, 'troop')) return false;
  const sails = mayHold(g, seat, 'fleet');
  return places.some((p) => hasLandRoute(g, seat, p) || (sails && hasSeaRoute(g, seat, p)));
};

/** [MED.5.4.4-f] At sea from any port he controls and reaches. */
const hasHarbour = (g: Empires, seat: Seat): boolean => {
  const { set } = reach(g, seat, [capitalOf(g, seat)]);
  return ownPorts(g, seat).some((p) => isIn(set, p));
};

/**
 * [MED.5.4.4-a][MED.5.4.4-d][MED.5.4.4-g] Is the Defender asked? By what is public alone: the route, his capital, and
 * whether he may hold what he would need.
 */
const mayIntercept = (g: Empires, leg: Leg): boolean => {
  const attack = g.attack!;
  const seat = defenderSeat(g);
  if (attack.over || seat === NONE || !holdsCapital(g, seat)) return false;
  if (attack.intercepted.includes(leg === 'sea' ? 'naval' : 'land')) return false;
  if (leg === 'sea') return attack.force.sails && mayHold(g, seat, 'fleet') && hasHarbour(g, seat);
  return hasPlace(g, seat, leg);
};

const holdsFleet = (g: Empires, seat: Seat): boolean => g.hands[seat]!.some((id) => hasType(g, id, 'F'));

/** Where he means to intercept, while he draws it up; nowhere at sea. */
const SIGHT = {
  leg: 'open',
  place: to((_, eye, g) => g.attack!.guard !== null || defenderSeat(g) === eye),
  may: 'open',
} satisfies LocalSight<{ readonly leg: Leg; readonly place: Place; readonly may: boolean }, Empires>;

export const intercept = proc(
  'expedition.intercept',
  SIGHT,
  (a: { leg: Leg }) => ({ leg: a.leg, place: NONE, may: true }),
  {
    start: ({ g }, l) => (mayIntercept(g, l.leg) ? 'ask' : end()),
    ask: {
      to: ({ g }) => defenderSeat(g),
      say: ({ g }, l) =>
        l.leg === 'sea'
          ? t('med.ask.interceptAtSea', comingSaid(g))
          : t('med.ask.intercept', { ...comingSaid(g), leg: g.attack!.force.sails ? l.leg : 'land' }),
      rules: ['MED.5.4.4-d', 'MED.5.4.4-g'],
      silent: ['letPass'],
      picks: {
        interceptAt: {
          rules: ['MED.5.4.4-c', 'MED.5.4.4-e'],
          of: ({ g }, l, by) =>
            refsOf(
              g,
              placesOn(g.attack!, l.leg).filter((p) => waysToIntercept(g, by, p).length > 0),
            ),
          take: ({ g }, l, id, by) => {
            l.place = placeOf(g, id);
            return call(draft, { seat: by, purpose: 'land', target: l.place }, 'pass');
          },
        },
      },
      buttons: {
        interceptAtSea: {
          rules: ['MED.5.4.4-f'],
          when: ({ g }, l, by) => l.leg === 'sea' && holdsFleet(g, by),
          take: ({ g }, _, by) => call(draft, { seat: by, purpose: 'naval', target: g.attack!.target }, 'pass'),
        },
        letPass: { take: () => end() },
      },
    },
    // [MED.8.3-d] It may need the leave of others; [MED.A10] it crosses straits as any other. One that was not declared is none.
    pass: ({ g }) => (g.attack!.guard ? call(askPassage, { side: 1 }, 'straits', 'may') : end()),
    straits: (_, l) => (l.may ? call(crossStraits, { side: 1 }, 'meet') : 'gone'),
    meet: ({ g }, l) => {
      const { units } = g.attack!.guard!;
      // [MED.A10][MED.A65] Nothing that could fight is left: the interception is used up.
      if (!units.some((u) => u.as === (l.leg === 'sea' ? 'F' : 'T'))) return 'lost';
      return call(battle, { kind: l.leg === 'sea' ? 'naval' : 'field', place: l.place }, 'gone');
    },
    lost: (cx) => {
      const side = sideRef(cx.g, 1);
      const cards = disband(cx.g, cx.g.attack!.guard!);
      if (cards.length > 0) cx.log(t('med.lost', { side, cards }), 'MED.A65');
      return 'gone';
    },
    gone: ({ g }) => {
      g.attack!.guard = null;
      return end();
    },
  },
);
