/**
 * Local Taxes, and the Provincial Forces that they pay for — 2.02.2, 2.02.3. [2.02.2-a] Spoils and State Income are as always
 * (`revenue/`). [2.02.3-k][A2-43] What hinders or feeds the Senate's recruiting has nothing to do with it.
 */
import type { Cx } from '@tabularium/kernel';
import type { Province, Rome, Senator } from '../../game.ts';
import { isYielding } from '../../revenue/provinces.ts';
import { move } from '../../rome/money.ts';
import { sideOf } from '../../rome/provinces.ts';
import { senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { roomIn, station } from './forces.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { forcesOf, type Units } from './state.ts';

/** [2.02.3-a] */
export const RAISING_COST = 10;

/**
 * [2.02.2-b][2.02.2-f] What is printed, whatever else takes from revenue; [2.02.2-h][2.02.4-g][A2-51] nothing where the Province
 * yields nothing at all. [2.02.C-h] A Legate's principal counts as if he were there.
 */
export const localTax = (g: OpenRome, p: Province): number => (isYielding(g, p) ? sideOf(g, p).localTax : 0);

/** [2.02.2-e][A2-44] His own purse; nobody is asked for the unaligned [A2-42]. [1.06.3-d] The money of a Captive is frozen. */
const purseOf = (s: Senator): number => (s.captive === '' ? s.talents : 0);

export interface Raising {
  /** [2.02.3-e] How many of each there is room for. */
  readonly room: Units;
  /** [2.02.3-b] How many units must be raised, [2.02.3-d] and how many can be. */
  readonly owed: number;
  readonly most: number;
}
/** [2.02.2-g][2.02.3-f] Tax for which there is no room is lost. [2.02.4-i] Where nothing is yielded nothing is raised. */
export const raisingIn = (g: OpenRome, p: Province): Raising => {
  if (!isYielding(g, p)) return { room: { armies: 0, fleets: 0 }, owed: 0, most: 0 };
  const room = roomIn(g, p);
  const all = room.armies + room.fleets;
  const tax = localTax(g, p);
  const paid = (money: number): number => Math.min(all, Math.floor(money / RAISING_COST));
  return { room, owed: paid(tax), most: paid(tax + purseOf(senator(g, p.governor))) };
};
/** [2.02.2-d][2.02.3-f] What the Governor adds for so many: no more than is missing for whole units. */
export const supplement = (g: OpenRome, p: Province, n: number): number =>
  Math.max(0, RAISING_COST * n - localTax(g, p));

/** [2.02.3-g][A2-42] One and the other in turn, Armies first; a kind for which there is no room is left out. */
export const alternating = ({ room, owed }: Raising): Units => {
  let [armies, fleets] = [0, 0];
  while (armies + fleets < owed) {
    const isArmy = fleets >= room.fleets || (armies <= fleets && armies < room.armies);
    if (isArmy) armies++;
    else fleets++;
  }
  return { armies, fleets };
};

/** [2.02.3-a][2.02.2-d] From the Local Tax, which is nobody's money, and the rest from his own purse. */
export const raise = (cx: Cx<Rome>, p: Province, { armies, fleets }: Units): void => {
  const { g } = cx;
  const n = supplement(g, p, armies + fleets);
  const there = forcesOf(g, p.id);
  move(g, senator(g, p.governor).id, 'bank', n);
  station(g, p.id, { armies: there.armies + armies, fleets: there.fleets + fleets });
  if (armies + fleets > 0) cx.log(say('provinces.raised', { province: p.id, armies, fleets, n }), '2.02.3-b');
};
