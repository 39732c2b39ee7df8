/** Whether to intercept an attack, and with which cards — 5.4.4 */
import { howMany } from '@tabularium/kernel';
import {
  cardOf,
  contentOf,
  type CombatKind,
  defence,
  type OpenEmpires,
  type ForceView,
  type Place,
  placeOf,
  type Way,
  waysToIntercept,
} from '../rules/study.ts';
import { chance, type Power } from './chance.ts';
import { type Choice, muster } from './muster.ts';
import { best, point, press } from '@tabularium/parts';
import { type Answering, type Answers, type Asked } from './asked.ts';
import { battleStake, enmity, gainFor, loss, mean } from './worth.ts';
import { W } from './weights.ts';

/** The likely strength of a face-down card: the average of the cards of its deck that can go on an expedition. */
const averages = new Map<string, number>();
const average = (g: OpenEmpires, seat: number, kind: CombatKind): number => {
  const empire = g.agreed.empires[seat]!;
  const key = `${g.agreed.pack}/${empire}/${kind}`;
  let n = averages.get(key);
  if (n === undefined) {
    const all = contentOf(g)
      .decks[empire]!.map((id) => cardOf(g, id))
      .filter((c) => c.types.includes('T') || (c.types.includes('F') && kind === 'naval'));
    n = all.reduce((sum, c) => sum + mean(c.factors[kind]), 0) / Math.max(1, all.length);
    averages.set(key, n);
  }
  return n;
};
/** In an expedition that sails about every third card is a fleet, which counts for little on land. */
const ASHORE = 0.7;

const likely = (g: OpenEmpires, force: ForceView, kind: CombatKind): Power => {
  if (force.t === 'fixed') return { fixed: force[kind], dice: 1 };
  if (force.t !== 'cards') return { fixed: 0, dice: force.dice };
  const n = howMany(force.units);
  const each = average(g, force.seat, kind) * (force.sails && kind !== 'naval' ? ASHORE : 1);
  return { fixed: n * each + W.sleeve, dice: 1 };
};

export const planInterception = (
  s: Asked,
  purpose: 'land' | 'naval',
  place: Place,
  way: Way | undefined,
): Choice | undefined => {
  const { g, seat, view } = s;
  const attack = view.attack!;
  const kind = purpose === 'naval' ? 'naval' : 'field';
  const against = likely(g, attack.force, kind);
  const falls = chance(likely(g, attack.force, 'assault'), { fixed: 0, dice: defence(g, attack.target) });
  const saved =
    falls *
    (loss(g, seat, attack.target) +
      (attack.kind === 'expedition' ? gainFor(g, attack.seat, attack.target) * enmity(g, seat, attack.seat) : 0));
  const stake = battleStake(g, seat, attack.kind === 'expedition' ? attack.seat : -1);
  const go = purpose === 'naval' ? 'sea' : (way ?? waysToIntercept(g, seat, place)[0]);
  if (go === undefined) return undefined;
  return muster({
    g,
    seat,
    kind,
    side: 1,
    place,
    againstCards: attack.force.t === 'cards',
    way: go,
    fleetsFight: purpose === 'naval',
    most: saved + stake,
    worth: (m) => {
      const lost = chance(against, m);
      return (1 - lost) * (saved + stake + m.spoils) - lost * stake - m.cost;
    },
  });
};

const onLand: Answering = (s) => {
  const plans = s.list('interceptAt').map((ref) => {
    const place = placeOf(s.g, ref);
    return { ref, worth: planInterception(s, 'land', place, undefined)?.worth ?? 0 };
  });
  const plan = best(plans, (p) => p.worth);
  return plan && plan.worth > W.worthwhile ? point('interceptAt', plan.ref) : press('letPass');
};

const atSea: Answering = (s) => {
  if (!s.has('interceptAtSea')) return press('letPass');
  const plan = planInterception(s, 'naval', s.view.attack!.target, undefined);
  return press(plan && plan.worth > W.worthwhile ? 'interceptAtSea' : 'letPass');
};

export const INTERCEPTION: Answers = { 'med.ask.intercept': onLand, 'med.ask.interceptAtSea': atSea };
