/** Wars: how strong they are, and the exact chances of a Force before the Senate sends it. */
import type { OpenRome } from '../sight/sight.ts';
import { copy, type Explanation } from '@tabularium/kernel';
import { battleOdds, civilOdds, type Odds } from '../combat/odds.ts';
import { romanTally } from '../combat/land.ts';
import { armyOfForce, armyTally } from '../combat/sides.ts';
import type { Force, Leader } from '../game.ts';
import { legionNumber } from '../ids.ts';
import { rebelTally } from '../revolution/civil-battle.ts';
import { rebelAt, rebelOf } from '../rome/rebels.ts';
import { forcePlace } from '../rome/forces.ts';
import { holderOf, isAlignedInRome } from '../rome/senators.ts';
import { takenOver } from '../senate/business/command.ts';
import { atHand, type OrderOf, type Orders, ordinaryOf } from '../senate/business/orders.ts';
import { type Writing, written } from '../senate/business/units.ts';
import { fleetTally, landTally, matches, maybeWar, needsNavalBattle } from '../wars/wars.ts';
import { type Asked, type Explainer, localOf, share } from './look.ts';

type Send = OrderOf<'send'>;

const NEXT = -1;

/** [1.07.331-c][1.07.341-c] Wars that are attacked become Active, and their Leaders join them. */
const asAttacked = (g: OpenRome, ids: readonly string[]): OpenRome => {
  const woken = g.wars.filter((w) => w.status !== 'active' && ids.includes(w.id));
  const joins = (l: Leader): boolean => l.at === 'curia' && woken.some((w) => matches(g, l.id, w.id));
  return {
    ...g,
    wars: g.wars.map((w) => (woken.includes(w) ? { ...w, status: 'active' } : w)),
    leaders: g.leaders.map((l) => (joins(l) ? { ...l, at: 'wars' } : l)),
  };
};

/**
 * As if it had been sent, with the orders before and after it: [1.09.641-b][1.09.644-b] units that wait there for a Commander, or are
 * those of the one he replaces, are his.
 */
const asSent = (before: OpenRome, o: Send, orders: Orders): { readonly g: OpenRome; readonly f: Force } => {
  const g = asAttacked(
    before,
    [o, ...orders].flatMap((x) => (x.t === 'send' ? [x.war] : [])),
  );
  const at = orders.indexOf(o);
  const over = takenOver(g, o, at < 0 ? orders : orders.slice(0, at));
  const taken = [...o.legions.map(legionNumber), ...over.legions];
  const horse = holderOf(g, 'master-of-horse');
  const f: Force = {
    id: NEXT,
    war: o.war,
    commander: o.commander,
    // [1.09.34-b] A Dictator takes his Master of Horse along.
    masterOfHorse: holderOf(g, 'dictator')?.id === o.commander && horse && isAlignedInRome(horse) ? horse.id : '',
    fleets: o.fleets + over.fleets,
    sent: 0,
    sentIn: g.turn,
    reinforcedIn: 0,
    hadLegions: taken.length > 0,
    victorious: false,
    homeward: false,
    fought: false,
  };
  const legions = g.legions.map((l, n) => (taken.includes(n) ? { ...copy(l), at: forcePlace(f) } : l));
  return { g: { ...g, legions, forces: [...g.forces, f] }, f };
};

/** Won by a victory, drawn by a stalemate or a standoff, lost by a disaster or a defeat. */
const oddsOf = ({ of, victory, stalemate, standoff }: Odds): NonNullable<Explanation['odds']> =>
  share(victory, of, stalemate + standoff);

/** [1.10.12-a] Where it is fought first: at sea, as long as the War has Fleets. */
export const oddsIfSent = (before: OpenRome, o: Send, orders: Orders): Explanation | undefined => {
  const { g, f } = asSent(before, o, orders);
  const rebel = rebelAt(g, o.war);
  if (rebel) {
    const roman = armyTally(g, armyOfForce(g, f), 'land');
    return { tallies: [roman, rebelTally(g, rebel)], odds: oddsOf(civilOdds(g, f)) };
  }
  const w = maybeWar(g, o.war);
  if (!w) return undefined;
  const ground = needsNavalBattle(g, w) ? 'sea' : 'land';
  const enemy = ground === 'sea' ? fleetTally(g, w) : landTally(g, w);
  return { tallies: [romanTally(g, f, w, ground), enemy], odds: oddsOf(battleOdds(g, f, w, ground)) };
};

const sendAgainst: Explainer = (asked) => {
  const { ref } = asked;
  const rebel = rebelOf(asked.g, ref);
  if (rebel) return { tallies: [rebelTally(asked.g, rebel)] };
  const g = asAttacked(asked.g, [ref]);
  const w = maybeWar(g, ref);
  return w && { tallies: needsNavalBattle(g, w) ? [fleetTally(g, w), landTally(g, w)] : [landTally(g, w)] };
};

const draftOf = (asked: Asked): Writing | undefined => localOf<Writing>(asked, 'senate.draft-deployment');

/** With the units named so far, and as many Fleets as there are for a battle at sea. */
const legions: Explainer = (asked) => {
  const l = draftOf(asked);
  if (l?.t !== 'send') return undefined;
  const { g } = asked;
  const n = Math.min(Number(asked.ref), ordinaryOf(g, atHand(g, l.orders)).length);
  const { fleets } = atHand(g, l.orders);
  const order = written(g, { ...l, ordinary: n }, fleets);
  return order.t === 'send' ? oddsIfSent(g, order, l.orders) : undefined;
};
const fleets: Explainer = (asked) => {
  const l = draftOf(asked);
  const order = l?.t === 'send' ? written(asked.g, l, Number(asked.ref)) : undefined;
  return l && order?.t === 'send' ? oddsIfSent(asked.g, order, l.orders) : undefined;
};
/** The first order to go out. */
const put: Explainer = (asked) => {
  const orders = draftOf(asked)?.orders ?? [];
  const order = orders.find((o) => o.t === 'send');
  return order && oddsIfSent(asked.g, order, orders);
};

export const WAR: Readonly<Record<string, Explainer>> = { sendAgainst, legions, fleets, put };
