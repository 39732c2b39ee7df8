/** Provincial Wars on tables of tests. */
import type { Dice } from '@tabularium/kit';
import { station } from '../advanced/provinces/forces.ts';
import type { Province, Rome } from '../game.ts';
import type { ProvinceId, SenatorId } from '../ids.ts';
import { newProvince } from '../wars/provinces.ts';
import type { At } from './at.ts';
import { governs, table, type Table } from './bare.ts';

/** A table that plays them. */
export const PROVINCIAL: At = { options: { advanced: ['provincial-wars'] } };
export const provincial = (patch: (g: Rome) => void = () => {}, rolling: Dice = [], how: At = {}): Table =>
  table(patch, rolling, { ...PROVINCIAL, ...how });

/** A Province with so many Provincial Armies and Fleets, governed by somebody who is there, or vacant. */
export const holds = (
  g: Rome,
  id: ProvinceId,
  who: SenatorId | '',
  units: { readonly armies?: number; readonly fleets?: number; readonly developed?: boolean } = {},
): Province => {
  const { armies = 0, fleets = 0, developed = false } = units;
  const p = who === '' ? newProvince(id, developed) : governs(g, who, id, developed);
  if (who === '') g.provinces.push(p);
  station(g, id, { armies, fleets });
  return p;
};
