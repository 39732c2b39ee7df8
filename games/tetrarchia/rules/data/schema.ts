/**
 * What the board file must look like. The parts are described here; what binds them together is in the checks.
 */

import { schema as s } from '@tabularium/kernel';
import { EMPERORS, REGIONS, ZONES } from '../ids.ts';
import { boardProblems } from './checks.ts';

/** How each fact is known; shown to players, because most of the printed board could not be seen. */
const PROVENANCE = ['stated', 'found', 'inferred', 'reconstructed'] as const;

const known = s.oneOf(...PROVENANCE);
const text = s.string(/\S/);
const name = s.string(/^[A-Z]+( [A-Z]+)*$/);
const xy = s.tuple(s.int(0, 10_000), s.int(0, 10_000));
const seaZones = s.array(s.oneOf(...ZONES), { max: ZONES.length });

const pieces = s.object({
  revolt_discs: s.int(1, 48),
  unrest_discs: s.int(1, 48),
  emperor_discs_max_each: s.int(1, 9),
  fleets_max: s.int(0, 9),
  barbarian_armies: s.int(1, 6),
  imperium_points_per_turn: s.int(1, 20),
});

const emperor = s.object({
  id: s.oneOf(...EMPERORS),
  name: text,
  title: text,
  color: s.oneOf('green', 'yellow', 'red', 'blue'),
  turn_order: s.int(1, EMPERORS.length),
  capital: text,
  capital_city: text,
  pair: s.oneOf(...EMPERORS),
});

const region = s.object({
  id: s.oneOf(...REGIONS),
  name,
  die_face: s.nullable(s.int(1, 6)),
  frontier: s.nullable(text),
});

const seaZone = s.object({
  id: s.oneOf(...ZONES),
  name,
  order: s.int(1, ZONES.length),
  adjacent: seaZones,
  fleet_xy: xy,
});

const province = s.object({
  id: text,
  region: s.oneOf(...REGIONS),
  number: s.int(1, 6),
  dice_addressable: s.boolean,
  name,
  coastal: s.boolean,
  sea_zones: seaZones,
  capital_of: s.nullable(s.oneOf(...EMPERORS)),
  wildcard_capital: s.boolean,
  xy,
  provenance: s.object({ name: known, number: known, coast: known, xy: known }),
});

const frontier = s.object({
  id: text,
  region: s.oneOf('I', 'II', 'III', 'IV', 'V', 'VI'),
  name,
  coastal: s.boolean,
  sea_zones: seaZones,
  xy,
  provenance: s.object({ name: known, coast: known }),
});

/** [TET.board-e] A link is normal or broken, and nothing else. */
const link = s.object({
  a: text,
  b: text,
  broken: s.boolean,
  terrain: s.nullable(text),
  provenance: s.object({ link: known, type: known }),
});

const route = s.object({
  path: s.array(text, { min: 2 }),
  steps_to_roma: s.int(1, 48),
  broken_links: s.int(0, 48),
  expected_turns: s.int(1, 99),
  provenance: text,
});

const column = s.object({
  emperor_discs: s.int(1, 9),
  fleets: s.int(0, 9),
  extra_revolts: s.int(0, 9),
  armies: s.int(0, 9),
  note: s.optional(text),
});

const shape = s.object({
  game: s.oneOf('Tetrarchia'),
  edition_basis: text,
  provenance_codes: s.object({ stated: text, found: text, inferred: text, reconstructed: text }),
  canvas: s.object({ width: s.int(1, 10_000), height: s.int(1, 10_000) }),
  pieces,
  emperors: s.array(emperor, { min: EMPERORS.length, max: EMPERORS.length }),
  regions: s.array(region, { min: REGIONS.length, max: REGIONS.length }),
  sea_zones: s.array(seaZone, { min: ZONES.length, max: ZONES.length }),
  provinces: s.array(province),
  frontiers: s.array(frontier),
  links: s.array(link),
  barbarian_routes: s.object({ I: route, II: route, III: route, IV: route, V: route, VI: route }),
  difficulty: s.object({
    columns: s.array(column, { min: 1 }),
    notation: text,
    normal: s.string(/^\d{4}$/),
    suggested_first: s.string(/^\d{4}$/),
  }),
});

export type Board = s.Infer<typeof shape>;

export const boardSchema = s.refine(shape, boardProblems);
