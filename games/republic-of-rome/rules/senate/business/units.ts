/** Choosing units for one order: so many ordinary Legions, Veterans by name, Fleets — amb-108 */
import type { OpenRome } from '../../sight/sight.ts';
import type { Rome } from '../../game.ts';
import { chosen, type LegionId, type ProvinceId, type SenatorId } from '../../ids.ts';
import { force } from '../../rome/forces.ts';
import type { ForceOrder } from '../proposal.ts';
import { least, type Target } from './command.ts';
import { garrisonOf } from './garrisons.ts';
import { atHand, leftIn, ordinaryOf, type Units, veteransOf } from './orders.ts';

/** The order that is being written. */
export interface Writing {
  orders: ForceOrder[];
  t: Exclude<ForceOrder['t'], 'recall'>;
  commander: SenatorId | '';
  war: Target | '';
  replaces: SenatorId | '';
  force: number;
  province: ProvinceId | '';
  ordinary: number;
  veterans: LegionId[];
}

/** The same for those who only read it, also in a view. */
type WrittenSoFar = Omit<Writing, 'orders' | 'veterans'> & {
  readonly orders: readonly ForceOrder[];
  readonly veterans: readonly LegionId[];
};

interface Room {
  /** What there is to choose from. */
  readonly from: Units;
  readonly least: { readonly legions: number; readonly fleets: number; readonly units: number };
  readonly most: number;
}

const roomFor = (g: OpenRome, l: WrittenSoFar): Room => {
  const nothing = { legions: 0, fleets: 0, units: 1 };
  switch (l.t) {
    case 'send': {
      const from = atHand(g, l.orders);
      const need = least(g, { war: chosen(l.war), replaces: l.replaces }, l.orders);
      return { from, least: { ...need, units: 0 }, most: Number.POSITIVE_INFINITY };
    }
    case 'reinforce':
      return { from: atHand(g, l.orders), least: nothing, most: Number.POSITIVE_INFINITY };
    // [1.09.647-a] To a Province Legions only.
    case 'garrison':
      return { from: { ...atHand(g, l.orders), fleets: 0 }, least: nothing, most: Number.POSITIVE_INFINITY };
    case 'ungarrison':
      return { from: garrisonOf(g, chosen(l.province)), least: nothing, most: Number.POSITIVE_INFINITY };
    case 'withdraw': {
      const f = force(g, l.force);
      const from = leftIn(g, f, l.orders);
      const all = from.legions.length + from.fleets;
      // [1.09.644-c] Of a Proconsul's Force only a part.
      return { from, least: nothing, most: f.commander === '' ? all : all - 1 };
    }
    default:
      return l.t satisfies never;
  }
};

type Bounds = readonly [min: number, max: number];
export const ordinaryBounds = (g: Rome, l: Writing): Bounds => {
  const { from, least: need, most } = roomFor(g, l);
  const veterans = veteransOf(g, from).length;
  return [
    Math.max(0, need.legions - veterans, need.units - veterans - from.fleets),
    Math.min(ordinaryOf(g, from).length, most - need.fleets),
  ];
};
export const veteransOffer = (g: Rome, l: Writing): { of: LegionId[]; min: number; max: number } => {
  const { from, least: need, most } = roomFor(g, l);
  const of = veteransOf(g, from);
  return {
    of,
    min: Math.max(0, need.legions - l.ordinary, need.units - l.ordinary - from.fleets),
    max: Math.min(of.length, most - l.ordinary - need.fleets),
  };
};
export const fleetBounds = (g: Rome, l: Writing): Bounds => {
  const { from, least: need, most } = roomFor(g, l);
  const legions = l.ordinary + l.veterans.length;
  return [Math.max(need.fleets, need.units - legions), Math.min(from.fleets, most - legions)];
};

/** The order as written, with so many Fleets. */
export const written = (g: OpenRome, l: WrittenSoFar, fleets: number): ForceOrder => {
  const { from } = roomFor(g, l);
  const legions = [
    ...ordinaryOf(g, from)
      .slice(0, l.ordinary)
      .map((n): LegionId => `legion:${n}`),
    ...l.veterans,
  ];
  switch (l.t) {
    case 'send': {
      const { commander, war, replaces } = l;
      return { t: l.t, commander: chosen(commander), war: chosen(war), legions, fleets, replaces };
    }
    case 'withdraw':
    case 'reinforce':
      return { t: l.t, force: l.force, legions, fleets };
    case 'garrison':
    case 'ungarrison':
      return { t: l.t, province: chosen(l.province), legions };
    default:
      return l.t satisfies never;
  }
};
