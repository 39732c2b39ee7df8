/** Wars: how strong they are, and the exact chances of a Force before the Senate sends it. */
import { copy, type Explanation } from '@tabularium/kernel';
import { battleOdds, civilOdds, type Odds } from '../combat/odds.ts';
import { armyTally, leadersOfForce, romanTally } from '../combat/land.ts';
import type { Force, Rome } from '../game.ts';
import { legionNumber } from '../ids.ts';
import { rebelTally } from '../revolution/civil-battle.ts';
import { forcePlace } from '../rome/forces.ts';
import { holderOf } from '../rome/senators.ts';
import type { OrderOf } from '../senate/business/orders.ts';
import { atHand, ordinaryOf } from '../senate/business/orders.ts';
import { type Writing, written } from '../senate/business/units.ts';
import { fleetTally, landTally, maybeWar, needsNavalBattle } from '../wars/wars.ts';
import { type Asked, type Explainer, localOf, share } from './look.ts';

type Send = OrderOf<'send'>;

const NEXT = -1;

/** As if it had been sent: the same units, whoever stands there already apart. */
const asSent = (g: Rome, o: Send): { readonly g: Rome; readonly f: Force } => {
  const taken = o.legions.map(legionNumber);
  const f: Force = {
    id: NEXT,
    war: o.war,
    commander: o.commander,
    // [1.09.34-b] A Dictator takes his Master of Horse along.
    masterOfHorse: holderOf(g, 'dictator')?.id === o.commander ? (holderOf(g, 'master-of-horse')?.id ?? '') : '',
    fleets: o.fleets,
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
export const oddsIfSent = (before: Rome, o: Send): Explanation | undefined => {
  const { g, f } = asSent(before, o);
  if (o.war === 'rebel') {
    const roman = armyTally('roman', g, forcePlace(f), leadersOfForce(g, f), {});
    return { tallies: [roman, rebelTally(g)], odds: oddsOf(civilOdds(g, f)) };
  }
  const w = maybeWar(g, o.war);
  if (!w) return undefined;
  const ground = needsNavalBattle(w) ? 'sea' : 'land';
  const enemy = ground === 'sea' ? fleetTally(g, w) : landTally(g, w);
  return { tallies: [romanTally(g, f, w, ground), enemy], odds: oddsOf(battleOdds(g, f, w, ground)) };
};

const sendAgainst: Explainer = ({ g, ref }) => {
  if (ref.startsWith('senator:')) return { tallies: [rebelTally(g)] };
  const w = maybeWar(g, ref);
  return w && { tallies: needsNavalBattle(w) ? [fleetTally(g, w), landTally(g, w)] : [landTally(g, w)] };
};

const draftOf = (asked: Asked): Writing | undefined => localOf<Writing>(asked, 'senate.draft-deployment');

/** With the units named so far, and as many Fleets as there are for a battle at sea. */
const legions: Explainer = (asked) => {
  const l = draftOf(asked);
  if (l?.t !== 'send') return undefined;
  const { g } = asked;
  const n = Math.min(Number(asked.ref), ordinaryOf(g, atHand(g, l.orders)).length);
  const { fleets } = atHand(g, l.orders);
  return oddsIfSent(g, written(g, { ...l, ordinary: n }, fleets) as Send);
};
const fleets: Explainer = (asked) => {
  const l = draftOf(asked);
  return l?.t === 'send' ? oddsIfSent(asked.g, written(asked.g, l, Number(asked.ref)) as Send) : undefined;
};
/** The first order to go out. */
const put: Explainer = (asked) => {
  const order = draftOf(asked)?.orders.find((o) => o.t === 'send');
  return order && oddsIfSent(asked.g, order as Send);
};

export const WAR: Readonly<Record<string, Explainer>> = { sendAgainst, legions, fleets, put };
