/** Whose attack it is and whose city: what a question about it says. */
import type { Seat } from '@tabularium/kernel';
import type { WindowKind } from '../cards/usable.ts';
import { attackerSeat, defenderSeat, empireOf } from '../empire/order.ts';
import { isArea, refOf } from '../empire/places.ts';
import { NONE } from '../ids.ts';
import type { OpenEmpires } from '../sight.ts';

/** Who attacks: an Empire, a neutral city, pirates, or the barbarians of an area. */
export const attackerRef = (g: OpenEmpires): string => {
  const { kind, seat, force } = g.attack!;
  if (kind === 'expedition') return empireOf(g, seat);
  return kind === 'pirates' ? 'event:pirates' : refOf(g, force.path[0]!);
};

/** Who is attacked: the Empire whose city it is; otherwise the neutral city or the area itself. */
export const defenderRef = (g: OpenEmpires): string => {
  const seat = defenderSeat(g);
  return seat === NONE ? refOf(g, g.attack!.target) : empireOf(g, seat);
};

/** What this attack is to a seat. */
type Whose = 'attacker' | 'defender' | 'owned' | 'free';
const whoseFor = (g: OpenEmpires, by: Seat): Whose => {
  if (by === attackerSeat(g)) return 'attacker';
  const defender = defenderSeat(g);
  if (defender === NONE) return 'free';
  return by === defender ? 'defender' : 'owned';
};

const NOTHING = { whose: 'free', who: '', n: 1, whom: '', place: '', at: '' } as const;

/** What a window is about, for the seat that is asked. */
export const windowSaid = (g: OpenEmpires, kind: WindowKind, by: Seat) => {
  if (kind === 'event' || kind === 'between' || !g.attack) return { kind, ...NOTHING };
  const { target, kind: of } = g.attack;
  const at = g.combat && g.combat.place !== NONE ? g.combat.place : target;
  return {
    kind: kind === 'field' && isArea(g, target) ? 'area' : kind,
    whose: whoseFor(g, by),
    who: attackerRef(g),
    // Pirates and barbarians are many.
    n: of === 'pirates' || of === 'horde' ? 2 : 1,
    whom: defenderRef(g),
    place: refOf(g, target),
    at: refOf(g, at),
  };
};

/** Whose attack a question is about, for the seat that is asked, where it is about one. */
export const attackSaid = (g: OpenEmpires, by: Seat) =>
  g.attack
    ? { whose: whoseFor(g, by), who: attackerRef(g), place: refOf(g, g.attack.target) }
    : { whose: 'none', who: '', place: '' };

/** How an attack comes, for whoever may meet it. */
export const comingSaid = (g: OpenEmpires) => {
  const { kind, target, force } = g.attack!;
  return { kind, who: attackerRef(g), place: refOf(g, target), n: howManyUnits(force.units) };
};

/** Cards that lie face down are counted by others. */
const howManyUnits = (units: number | readonly unknown[]): number => (typeof units === 'number' ? units : units.length);
