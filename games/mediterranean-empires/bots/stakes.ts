/** What a combat decides for a seat, whether it fights in it or only watches — 5.4, 9 */
import { attackerSeat, BATTLE_VP, defenderSeat, isArea, type OpenEmpires, type Side } from '../rules/study.ts';
import { harm } from './empire-cards.ts';
import { W } from './weights.ts';
import { battleStake, conquest, enmity, gainFor, loss } from './worth.ts';

/** What victory or defeat against an area is worth. */
const AGAINST_AREA = 4.5;

/** The side that a seat fights for, or supports because it owns the city. */
export const sideOf = (g: OpenEmpires, seat: number): Side | -1 => {
  if (seat === attackerSeat(g)) return 0;
  return seat === defenderSeat(g) ? 1 : -1;
};

/** How much better it is for somebody outside if the place falls; negative if it had better be held. */
export const hopesOf = (g: OpenEmpires, seat: number): number => {
  const { target } = g.attack!;
  const attacker = attackerSeat(g);
  if (isArea(g, target)) return -AGAINST_AREA * enmity(g, seat, attacker);
  const gained = attacker < 0 ? 0 : enmity(g, seat, attacker) * gainFor(g, attacker, target);
  return harm(g, seat, target) - gained;
};

interface Stake {
  readonly side: Side;
  readonly worth: number;
}

const outside = (g: OpenEmpires, seat: number): Stake => {
  const hopes = hopesOf(g, seat);
  const battle = BATTLE_VP * (enmity(g, seat, defenderSeat(g)) - enmity(g, seat, attackerSeat(g)));
  const n = g.combat!.kind === 'assault' || isArea(g, g.attack!.target) ? hopes : battle + W.onTheWay * hopes;
  return { side: n > 0 ? 0 : 1, worth: Math.abs(n) };
};

const attacking = (g: OpenEmpires, seat: number): number => {
  const { target } = g.attack!;
  if (isArea(g, target)) return AGAINST_AREA;
  const city = conquest(g, seat, target);
  return g.combat!.kind === 'assault' ? city : battleStake(g, seat, defenderSeat(g)) + city * W.onTheWay;
};

const defending = (g: OpenEmpires, seat: number): number => {
  const { target } = g.attack!;
  const rival = attackerSeat(g);
  const city = loss(g, seat, target) + (rival < 0 ? 0 : gainFor(g, rival, target) * enmity(g, seat, rival));
  return g.combat!.kind === 'assault' ? city : battleStake(g, seat, rival) + city * W.onTheWay;
};

/** The side that he wants to win the combat at hand, and what its victory is worth to him. */
export const stakeOf = (g: OpenEmpires, seat: number): Stake => {
  const side = sideOf(g, seat);
  if (side === -1) return outside(g, seat);
  return { side, worth: side === 0 ? attacking(g, seat) : defending(g, seat) };
};
