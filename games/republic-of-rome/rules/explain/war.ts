/** Wars: how strong they are, and the exact chances of a Force before the Senate sends it. */
import type { Explanation, LocalsOf } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import type { ProvinceId } from '../ids.ts';
import { rebelTally } from '../revolution/civil-battle.ts';
import { rebelOf } from '../rome/rebels.ts';
import { deploymentDraft } from '../senate/business/deployment-draft.ts';
import { atHand, type Orders, ordinaryOf, unitsOf } from '../senate/business/orders.ts';
import { written } from '../senate/business/units.ts';
import { rebelEndGame } from '../victory/rebel.ts';
import { isNavalFirst } from '../wars/fighting.ts';
import { fleetTally, landTally, maybeWar, needsNavalBattle } from '../wars/wars.ts';
import { type Explainer, localOf, type Weighed } from './look.ts';
import { battleAhead } from './battle.ts';
import { asAttacked, oddsIfOrdered } from './orders.ts';
import type { OpenRome } from '../sight/sight.ts';

const sendAgainst: Explainer = (asked) => {
  const { ref } = asked;
  const rebel = rebelOf(asked.g, ref);
  if (rebel) {
    const land = rebelTally(asked.g, rebel);
    return { tallies: isNavalFirst(asked.g, rebel.army) ? [rebelTally(asked.g, rebel, 'sea'), land] : [land] };
  }
  const g = asAttacked(asked.g, [ref]);
  const w = maybeWar(g, ref);
  return w && { tallies: needsNavalBattle(g, w) ? [fleetTally(g, w), landTally(g, w)] : [landTally(g, w)] };
};

const draftOf = (asked: Weighed): LocalsOf<typeof deploymentDraft> | undefined => localOf(asked, deploymentDraft);

/** [2.02.4-m] The battle of a Province that has to fight, with so many more Legions. */
const garrisoned = (g: OpenRome, id: ProvinceId, orders: Orders, n: number): Explanation | undefined =>
  plays(g, 'provincial-wars')
    ? advanced().provinceIfGarrisoned(g, id, ordinaryOf(g, atHand(g, orders)).slice(0, n))
    : undefined;
const sendGarrison: Explainer = ({ g, ref }) =>
  plays(g, 'provincial-wars') ? advanced().provinceAhead(g, ref) : undefined;

/** With the units named so far, and as many Fleets as there are for a battle at sea. */
const legions: Explainer = (asked) => {
  const l = draftOf(asked);
  const { g } = asked;
  if (l?.t === 'garrison' && l.province !== '') return garrisoned(g, l.province, l.orders, Number(asked.ref));
  if (l?.t !== 'send') return undefined;
  const n = Math.min(Number(asked.ref), ordinaryOf(g, atHand(g, l.orders)).length);
  const { fleets } = atHand(g, l.orders);
  const order = written(g, { ...l, ordinary: n }, fleets);
  return order.t === 'send' ? oddsIfOrdered(g, order, l.orders) : undefined;
};
const fleets: Explainer = (asked) => {
  const l = draftOf(asked);
  const order = l?.t === 'send' ? written(asked.g, l, Number(asked.ref)) : undefined;
  return l && order?.t === 'send' ? oddsIfOrdered(asked.g, order, l.orders) : undefined;
};
/** The first order to go out, or the first Garrison of a Province that has to fight. */
const put: Explainer = (asked) => {
  const orders = draftOf(asked)?.orders ?? [];
  const order = orders.find((o) => o.t === 'send');
  if (order) return oddsIfOrdered(asked.g, order, orders);
  const guard = plays(asked.g, 'provincial-wars') ? orders.find((o) => o.t === 'garrison') : undefined;
  return guard && advanced().provinceIfGarrisoned(asked.g, guard.province, unitsOf(guard).legions);
};

/** [1.12.3-c][1.12.3-d] The Rebel has everything, and chooses where he fights. */
const attackWar: Explainer = (asked) => {
  const l = localOf(asked, rebelEndGame);
  const f = asked.g.forces.find((x) => x.id === l?.force);
  const w = maybeWar(asked.g, asked.ref);
  return f && w && battleAhead(asked.g, { ...f, war: w.id });
};

export const WAR: Readonly<Record<string, Explainer>> = { sendAgainst, sendGarrison, legions, fleets, put, attackWar };
