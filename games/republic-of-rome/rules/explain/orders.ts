/** Forces as orders would make them, the battles that these lead to, and the least that needs nobody's consent. */
import { copy, type Explanation } from '@tabularium/kernel';
import type { Force, Leader } from '../game.ts';
import { type LegionId, legionNumber, legionRef } from '../ids.ts';
import { forcePlace } from '../rome/forces.ts';
import { holderOf, isAlignedInRome } from '../rome/senators.ts';
import { takenOver } from '../senate/business/command.ts';
import { mustAgree } from '../senate/business/minimum-force.ts';
import {
  add,
  atHand,
  leftIn,
  type OrderOf,
  type Orders,
  ordinaryOf,
  type Units,
  unitsOf,
  veteransOf,
} from '../senate/business/orders.ts';
import type { ForceOrder } from '../senate/proposal.ts';
import type { OpenRome } from '../sight/sight.ts';
import { matches, maybeWar, needsNavalBattle } from '../wars/wars.ts';
import { battleAhead } from './battle.ts';

type Send = OrderOf<'send'>;

const NEXT = -1;

/** [1.07.331-c][1.07.341-c] Wars that are attacked become Active, and their Leaders join them. */
export const asAttacked = (g: OpenRome, ids: readonly string[]): OpenRome => {
  const woken = g.wars.filter((w) => w.status !== 'active' && ids.includes(w.id));
  const joins = (l: Leader): boolean => l.at === 'curia' && woken.some((w) => matches(g, l.id, w.id));
  return {
    ...g,
    wars: g.wars.map((w) => (woken.includes(w) ? { ...w, status: 'active' } : w)),
    leaders: g.leaders.map((l) => (joins(l) ? { ...l, at: 'wars' } : l)),
  };
};

export interface Ordered {
  readonly g: OpenRome;
  readonly f: Force;
}

/** With these units and no others in that Force. */
const withUnits = (g: OpenRome, f: Force, { legions, fleets }: Units): Ordered => {
  const at = forcePlace(f);
  const made = { ...f, fleets, hadLegions: f.hadLegions || legions.length > 0 };
  const moved = g.legions.map((l, n) =>
    legions.includes(n) ? { ...copy(l), at } : l.at === at ? { ...copy(l), at: 'active' as const } : l,
  );
  return { g: { ...g, legions: moved, forces: [...g.forces.filter((x) => x.id !== f.id), made] }, f: made };
};

/**
 * As if it had been sent, with the orders before it: [1.09.641-b][1.09.644-b] units that wait there for a Commander, or are
 * those of the one he replaces, are his.
 */
const asSent = (g: OpenRome, o: Send, before: Orders): Ordered => {
  const horse = holderOf(g, 'master-of-horse');
  const f: Force = {
    id: NEXT,
    war: o.war,
    commander: o.commander,
    // [1.09.34-b] A Dictator takes his Master of Horse along.
    masterOfHorse: holderOf(g, 'dictator')?.id === o.commander && horse && isAlignedInRome(horse) ? horse.id : '',
    fleets: 0,
    sent: 0,
    sentIn: g.turn,
    reinforcedIn: 0,
    hadLegions: false,
    victorious: false,
    homeward: false,
    fought: false,
  };
  return withUnits(g, f, add(unitsOf(o), takenOver(g, o, before)));
};

/** The Force that an order sends, strengthens or weakens; nothing where nobody would fight. */
export const asOrdered = (before: OpenRome, o: ForceOrder, orders: Orders): Ordered | undefined => {
  const at = orders.indexOf(o);
  const earlier = at < 0 ? orders : orders.slice(0, at);
  const g = asAttacked(
    before,
    [o, ...orders].flatMap((x) => (x.t === 'send' ? [x.war] : [])),
  );
  if (o.t === 'send') return asSent(g, o, earlier);
  if (o.t !== 'reinforce' && o.t !== 'withdraw') return undefined;
  const f = g.forces.find((x) => x.id === o.force);
  if (!f || f.commander === '') return undefined;
  return withUnits(g, f, o.t === 'reinforce' ? add(leftIn(g, f, earlier), unitsOf(o)) : leftIn(g, f, [...earlier, o]));
};

/** The battle that an order leads to, with the orders before and after it. */
export const oddsIfOrdered = (g: OpenRome, o: ForceOrder, orders: Orders): Explanation | undefined => {
  const ordered = asOrdered(g, o, orders);
  return ordered && battleAhead(ordered.g, ordered.f);
};

/** The same order with another number of ordinary Legions, as many as there are. */
export const withLegions = (g: OpenRome, o: Send, ordinary: number, before: Orders): Send => {
  const veterans = o.legions.filter((id) => g.legions[legionNumber(id)]!.veteran);
  const plain = ordinaryOf(g, atHand(g, before)).slice(0, ordinary).map(legionRef);
  return { ...o, legions: [...plain, ...veterans] };
};

export interface Enough {
  readonly ordinary: number;
  readonly veterans: readonly LegionId[];
  readonly fleets: number;
  /** [1.09.643-a] The Commander would have to agree even to this: there is no more. */
  readonly mustAgree: boolean;
}
type Target = Pick<Send, 'commander' | 'war' | 'replaces'>;
interface Least {
  readonly legions: number;
  readonly fleets: number;
}

/**
 * [1.09.643-a][1.09.643-b] The smallest Force with which he must go: Veterans first, who count 2. [1.10.12-a] Where there is
 * a battle at sea, Fleets for that one, and Legions for the one on land. If nothing is enough, all there is.
 */
export const enoughFor = (g: OpenRome, { commander, war, replaces }: Target, least: Least, before: Orders): Enough => {
  const there = atHand(g, before);
  const [ordinary, veterans] = [ordinaryOf(g, there).length, veteransOf(g, there)];
  const all = Array.from({ length: veterans.length + ordinary + 1 }, (_, n) => ({
    veterans: veterans.slice(0, n),
    ordinary: Math.max(0, n - veterans.length),
  })).slice(Math.min(least.legions, veterans.length + ordinary));
  const orderOf = (x: (typeof all)[number], fleets: number): Send =>
    withLegions(g, { t: 'send', commander, war, replaces, legions: [...x.veterans], fleets }, x.ordinary, before);
  const goes = (on: OpenRome, x: (typeof all)[number], fleets: number): boolean =>
    !mustAgree(on, [...before, orderOf(x, fleets)]).includes(commander);
  const w = maybeWar(g, war);
  const isNaval = w !== undefined && needsNavalBattle(g, w);
  const most = all.at(-1)!;
  const onLand = isNaval ? { ...g, wars: g.wars.map((x) => (x.id === war ? { ...x, navalVictory: true } : x)) } : g;
  const army = all.find((x) => goes(onLand, x, there.fleets)) ?? most;
  let { fleets } = least;
  while (isNaval && fleets < there.fleets && !goes(g, army, fleets)) fleets++;
  return { ...army, fleets, mustAgree: !goes(g, army, fleets) };
};
