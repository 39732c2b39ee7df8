/**
 * What the board file must agree on with itself and with the rules. Each check yields problems that begin with the
 * thing they are about.
 */

import { schema as s } from '@tabularium/kernel';
import { ARMIES_IN_ALL, DISCS_IN_SUPPLY } from '../game.ts';
import { EMPERORS, HALVES, PLACE_IDS, RANKS, REGION_SIZE, REGIONS, ZONES } from '../ids.ts';
import { FIRST_LEVEL, LEVELS, NORMAL_LEVEL } from '../meta.ts';
import { linkProblems } from './check-links.ts';
import { routeProblems } from './check-routes.ts';
import type { Board } from './schema.ts';

export const boardProblems = (board: Board): readonly string[] => CHECKS.flatMap((check) => [...check(board)]);

const CHECKS: readonly ((board: Board) => Iterable<string>)[] = [
  regionProblems,
  placeProblems,
  coastProblems,
  canvasProblems,
  seaProblems,
  emperorProblems,
  capitalProblems,
  linkProblems,
  routeProblems,
  pieceProblems,
  levelProblems,
];

/** [TET.board-a] Seven regions of six provinces. [TET.board-b] Outer regions have a face of the roman die, Italia has none. */
function* regionProblems(board: Board): Iterable<string> {
  for (const [i, region] of board.regions.entries()) {
    const at = s.elementPath('regions', i, region);
    const outer = region.id !== 'IT';
    if (region.id !== REGIONS[i]) yield `${at}: expected ${REGIONS[i]} here`;
    if (region.die_face !== (outer ? i + 1 : null)) yield `${at}.die_face: expected ${outer ? i + 1 : 'none'}`;
    const frontier = outer ? `${region.id}-F` : null;
    if (region.frontier !== frontier) yield `${at}.frontier: expected ${frontier ?? 'none'}`;
    const size = board.provinces.filter((p) => p.region === region.id).length;
    if (size !== REGION_SIZE) yield `${at}: expected ${REGION_SIZE} provinces, got ${size}`;
    // [TET.board-d] One frontier for each outer region.
    const frontiers = board.frontiers.filter((f) => f.region === region.id).length;
    if (outer && frontiers !== 1) yield `${at}: expected 1 frontiers, got ${frontiers}`;
  }
}

/** [TET.board-c] A province is called by its region and number. Places stand in a fixed order: saved games count on it. */
function* placeProblems(board: Board): Iterable<string> {
  const names: string[] = [];
  let inOrder = true; // one place missing must not make a problem of every later one
  for (const [at, place, i] of places(board)) {
    const id = 'number' in place ? `${place.region}-${place.number}` : `${place.region}-F`;
    if (place.id !== id) yield `${at}.id: expected ${id}`;
    else if (place.id !== PLACE_IDS[i] && inOrder) yield `${at}: expected ${PLACE_IDS[i] ?? 'nothing'} here`;
    inOrder &&= place.id === PLACE_IDS[i];
    if (names.includes(place.name)) yield `${at}.name: ${place.name} is used twice`;
    names.push(place.name);
    // [TET.result-f] The dice never address Italia.
    if ('number' in place && place.dice_addressable === (place.region === 'IT')) {
      yield `${at}.dice_addressable: expected ${!place.dice_addressable}`;
    }
  }
}

/** [TET.sea-d] A place is coastal if it touches a sea zone. [TET.sea-e] Britannia is not coastal. */
function* coastProblems(board: Board): Iterable<string> {
  for (const [at, place] of places(board)) {
    const zones = ZONES.filter((zone) => place.sea_zones.includes(zone));
    if (place.coastal !== zones.length > 0) yield `${at}.coastal: expected ${zones.length > 0}`;
    if (place.sea_zones.join() !== zones.join()) yield `${at}.sea_zones: expected each zone once, from west to east`;
    if (place.id === 'II-F' && place.coastal) yield `${at}: must not be coastal`;
  }
}

/** The board is drawn from these coordinates. */
function* canvasProblems(board: Board): Iterable<string> {
  const { width, height } = board.canvas;
  for (const [at, { xy }] of places(board)) {
    if (xy[0] > width || xy[1] > height) yield `${at}.xy: expected a point inside ${width} x ${height}`;
  }
  for (const [i, zone] of board.sea_zones.entries()) {
    const [x, y] = zone.fleet_xy;
    const at = s.elementPath('sea_zones', i, zone);
    if (x > width || y > height) yield `${at}.fleet_xy: expected a point inside ${width} x ${height}`;
  }
}

/** [TET.sea-a] Three zones from west to east. [TET.sea-b] Each borders the next, and only that. */
function* seaProblems(board: Board): Iterable<string> {
  for (const [i, zone] of board.sea_zones.entries()) {
    const at = s.elementPath('sea_zones', i, zone);
    if (zone.id !== ZONES[i]) yield `${at}: expected ${ZONES[i]} here`;
    if (zone.order !== i + 1) yield `${at}.order: expected ${i + 1}`;
    const adjacent = ZONES.filter((_, j) => Math.abs(i - j) === 1).join(', ');
    if (zone.adjacent.join(', ') !== adjacent) yield `${at}.adjacent: expected ${adjacent}`;
  }
}

/** [TET.comp-d] An Augustus and his Caesar in each half, each with his colour; [TET.players-f] in the order of turns. */
function* emperorProblems(board: Board): Iterable<string> {
  const colours: string[] = [];
  for (const [i, emperor] of board.emperors.entries()) {
    const at = s.elementPath('emperors', i, emperor);
    if (emperor.id !== EMPERORS[i]) yield `${at}: expected ${EMPERORS[i]} here`;
    if (emperor.turn_order !== i + 1) yield `${at}.turn_order: expected ${i + 1}`;
    const title = `${RANKS[i]} of the ${HALVES[i]}`;
    if (emperor.title.toLowerCase() !== title) yield `${at}.title: expected ${title}`;
    const partner = EMPERORS.find((_, j) => j !== i && HALVES[j] === HALVES[i]);
    if (emperor.pair !== partner) yield `${at}.pair: expected ${partner}`;
    if (colours.includes(emperor.color)) yield `${at}.color: ${emperor.color} is used twice`;
    colours.push(emperor.color);
  }
}

/** [TET.board-g] Each Emperor has one capital. [TET.board-h] Roma alone stands for any colour. */
function* capitalProblems(board: Board): Iterable<string> {
  for (const [i, { id, capital }] of board.emperors.entries()) {
    const marked = board.provinces.filter((p) => p.capital_of === id).map((p) => p.id);
    const at = s.elementPath('emperors', i, { id });
    if (marked.join() !== capital)
      yield `${at}.capital: is ${capital}, but marked on ${marked.join(', ') || 'nothing'}`;
  }
  const wild = board.provinces.filter((p) => p.wildcard_capital);
  if (wild.map((p) => p.name).join() !== 'ROMA') {
    yield `provinces: expected only ROMA with wildcard_capital, got ${wild.map((p) => p.id).join(', ') || 'none'}`;
  }
  for (const p of wild) {
    if (p.region !== 'IT' || p.capital_of !== null)
      yield `provinces["${p.id}"]: the wildcard must be in Italia and no capital`;
  }
}

/** [TET.comp-a][TET.turn-b] What the rules count on, whatever the board. */
const PIECES: Board['pieces'] = {
  revolt_discs: DISCS_IN_SUPPLY,
  unrest_discs: DISCS_IN_SUPPLY,
  emperor_discs_max_each: 5,
  fleets_max: 3,
  barbarian_armies: ARMIES_IN_ALL,
  imperium_points_per_turn: 6,
};
function* pieceProblems({ pieces }: Board): Iterable<string> {
  for (const key of Object.keys(PIECES) as (keyof typeof PIECES)[])
    if (pieces[key] !== PIECES[key]) yield `pieces.${key}: expected ${PIECES[key]}`;
}

/** [TET.setup-e][TET.setup-f] The levels that can be chosen. */
const FIGURES = ['emperor_discs', 'fleets', 'extra_revolts', 'armies'] as const;
function* levelProblems({ difficulty }: Board): Iterable<string> {
  const { columns, normal, suggested_first } = difficulty;
  if (columns.length !== LEVELS[0].length) yield `difficulty.columns: expected ${LEVELS[0].length}`;
  for (const [i, column] of columns.entries())
    for (const [f, figure] of FIGURES.entries()) {
      const expected = LEVELS[f]![i];
      if (expected !== undefined && column[figure] !== Number(expected))
        yield `difficulty.columns[${i}].${figure}: expected ${expected}`;
    }
  if (normal !== NORMAL_LEVEL) yield `difficulty.normal: expected ${NORMAL_LEVEL}`;
  if (suggested_first !== FIRST_LEVEL) yield `difficulty.suggested_first: expected ${FIRST_LEVEL}`;
}

type AnyPlace = Board['provinces'][number] | Board['frontiers'][number];

/** Provinces and then frontiers, each with its path and the index of its place. */
function* places({ provinces, frontiers }: Board): Iterable<[at: string, place: AnyPlace, index: number]> {
  for (const [i, p] of provinces.entries()) yield [s.elementPath('provinces', i, p), p, i];
  for (const [i, f] of frontiers.entries()) yield [s.elementPath('frontiers', i, f), f, provinces.length + i];
}
