import { describe, expect, test } from 'vitest';
import { parseBoard, RAW } from './data/board.ts';
import { PRINTED as board } from './data/printed.ts';
import * as geo from './geography.ts';
import { EMPERORS, ITALIA, PLACE_IDS, type Place, placeOf, REGIONS, ZONES } from './ids.ts';

const BOARD = parseBoard(RAW, 'board');
const at = (name: string): Place => {
  const place = board.places.findIndex((p) => p.name === name);
  if (place < 0) throw new Error(`no place is called ${name}`);
  return place;
};
const names = (places: readonly Place[] | undefined): string[] =>
  (places ?? []).map((p) => board.places[p]?.name ?? '?');
const link = (a: string, b: string) => board.links[board.linkBetween[at(a)]?.[at(b)] ?? -1];

describe('provinces and regions', () => {
  test('[TET.board-a] 42 Roman provinces in 7 regions of 6', () => {
    expect(board.places.filter((p) => !p.frontier)).toHaveLength(42);
    expect(geo.REGION_PROVINCES.map((r) => r.length)).toEqual([6, 6, 6, 6, 6, 6, 6]);
    expect(geo.REGION_PROVINCES.flat()).toEqual(Array.from({ length: 42 }, (_, i) => i));
    expect(geo.REGION_PROVINCES.flat().every((p) => geo.REGION_OF[p] === Math.floor(p / 6))).toBe(true);
  });

  test('[TET.board-b] six outer regions are numbered clockwise, Italia is central and has no number', () => {
    expect(BOARD.regions.map((r) => [r.die_face, r.name])).toEqual([
      [1, 'HISPANIA'],
      [2, 'GALLIA'],
      [3, 'ILLYRICVM'],
      [4, 'GRAECIA'],
      [5, 'ASIA MINOR'],
      [6, 'AFRICA'],
      [null, 'ITALIA'],
    ]);
    const centres = BOARD.regions.map(({ id }) => {
      const points = BOARD.provinces.filter((p) => p.region === id).map((p) => p.xy);
      return [0, 1].map((i) => points.reduce((sum, xy) => sum + (xy[i] ?? 0), 0) / points.length);
    });
    const [x = 0, y = 0] = centres[ITALIA] ?? [];
    const angles = centres.slice(0, ITALIA).map(([cx = 0, cy = 0]) => Math.atan2(cy - y, cx - x));
    const turns = angles.map((angle, i) => ((angles[(i + 1) % 6] ?? 0) - angle + 2 * Math.PI) % (2 * Math.PI));
    // y grows downwards, so clockwise is growing angles; once round in six steps
    expect(turns.reduce((a, b) => a + b)).toBeCloseTo(2 * Math.PI);
  });

  test('[TET.board-c] Belgica is II-1', () => {
    expect(board.places[geo.provinceOf(1, 1)]).toEqual({
      id: 'II-1',
      ref: 'province:II-1',
      name: 'BELGICA',
      region: 1,
      number: 1,
      frontier: false,
      capitalOf: -1,
      wildcard: false,
    });
    for (const [i, p] of board.places.entries()) {
      const address = p.frontier ? geo.FRONTIER_OF[p.region] : geo.provinceOf(p.region, p.number);
      expect([p.id, placeOf(p.ref), address]).toEqual([PLACE_IDS[i], i, i]);
    }
  });

  test('[TET.board-d] each outer region has one frontier, outside the Empire', () => {
    expect(names(geo.FRONTIER_OF.slice(0, 6))).toEqual([
      'GAETVLIA',
      'BRITANNIA',
      'GERMANIA MAGNA',
      'SARMATIA',
      'PERSIA',
      'LIBYA',
    ]);
    expect(geo.FRONTIER_OF[ITALIA]).toBe(-1);
    expect(board.places.map((p) => p.frontier)).toEqual(board.places.map((_, i) => geo.isFrontier(i)));
    expect(geo.FRONTIER_OF.slice(0, 6).map((f) => geo.REGION_OF[f])).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('[TET.board-g] four capitals, one for each Emperor', () => {
    expect(names(board.capitals)).toEqual(['BITHYNIA', 'PANNONIA INFERIOR', 'GERMANIA INFERIOR', 'CISALPINA']);
    expect(board.capitalOf.filter((e) => e >= 0)).toHaveLength(4);
    expect(board.capitals.map((place) => board.capitalOf[place])).toEqual([0, 1, 2, 3]);
  });

  test('[TET.board-h] Roma alone stands for any Emperor', () => {
    expect(board.roma).toBe(at('ROMA'));
    expect(board.places.filter((p) => p.wildcard)).toHaveLength(1);
    expect(board.capitalOf[board.roma]).toBe(-1);
  });

  test('[TET.comp-d] colours and partners', () => {
    expect(BOARD.emperors.map((e) => e.color)).toEqual(['green', 'yellow', 'red', 'blue']);
    expect(geo.PARTNER.map((e) => EMPERORS[e])).toEqual(['galerius', 'diocletian', 'maximian', 'constantius']);
  });

  test('[TET.comp-a] pieces in the box', () => {
    expect(BOARD.pieces).toEqual({
      revolt_discs: 21,
      unrest_discs: 21,
      emperor_discs_max_each: 5,
      fleets_max: 3,
      barbarian_armies: 3,
      imperium_points_per_turn: 6,
    });
  });
});

describe('links', () => {
  test('[TET.board-e] links are normal or broken, and cost 1 or 2', () => {
    expect(board.links).toHaveLength(73);
    expect(link('GERMANIA SVPERIOR', 'NARBONENSIS')?.broken).toBe(false);
    expect(link('NARBONENSIS', 'CISALPINA')?.broken).toBe(true);
    expect(board.linksAt.map((links) => links.map((i) => (board.links[i]?.broken ? 2 : 1)))).toEqual(board.linkCost);
  });

  test('[TET.board-f] neighbours are one link away, both ways, in the order of the file', () => {
    expect(names(board.neighbours[at('TARRACONENSIS')])).toEqual([
      'CARTHAGINENSIS',
      'GALLAECIA',
      'NARBONENSIS',
      'AQVITANIA',
    ]);
    expect(board.linkCost[at('TARRACONENSIS')]).toEqual([1, 1, 2, 2]);
    expect(board.neighbours.flat()).toHaveLength(2 * board.links.length);
    for (const [i, { a, b }] of board.links.entries()) {
      expect(board.neighbours[a]?.[board.linksAt[a]?.indexOf(i) ?? -1]).toBe(b);
      expect(board.neighbours[b]?.[board.linksAt[b]?.indexOf(i) ?? -1]).toBe(a);
      expect([board.linkBetween[a]?.[b], board.linkBetween[b]?.[a]]).toEqual([i, i]);
    }
    expect(link('GERMANIA INFERIOR', 'LVGDVNENSIS')).toBeUndefined();
  });

  test('[TET.A38] each frontier has one link, to province 1 of its region', () => {
    for (let region = 0; region < 6; region++) {
      expect(board.neighbours[geo.FRONTIER_OF[region] ?? -1]).toEqual([geo.provinceOf(region, 1)]);
    }
  });

  test('[TET.A46] from Aquitania the Pyrenees cost 2, and only Germania Superior is as near to both other provinces', () => {
    const near = (name: string) => board.neighbours[at(name)] ?? [];
    const both = near('NARBONENSIS').filter((p) => near('LVGDVNENSIS').includes(p));
    expect(names(both)).toEqual(['GERMANIA SVPERIOR', 'AQVITANIA']);
    expect(link('AQVITANIA', 'TARRACONENSIS')?.broken).toBe(true);
    expect(link('NARBONENSIS', 'TARRACONENSIS')?.broken).toBe(true);
  });

  test('[TET.A6] Roma has no outer neighbour', () => {
    expect(board.neighbours[board.roma]?.every((p) => geo.REGION_OF[p] === ITALIA)).toBe(true);
  });
});

describe('sea', () => {
  test('[TET.sea-a] three zones from west to east', () => {
    expect(BOARD.sea_zones.map((z) => z.name)).toEqual(['MARE ATLANTICVM', 'MARE INTERNVM', 'MARE AEGAEVM']);
    expect(BOARD.sea_zones.map((z) => z.id)).toEqual(ZONES);
    const xs = BOARD.sea_zones.map((z) => z.fleet_xy[0]);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  });

  test('[TET.sea-b] Atlanticum - Internum - Aegaeum', () => {
    expect(geo.ADJACENT_ZONES).toEqual([[1], [0, 2], [1]]);
  });

  test('[TET.sea-c] the shores of the Black Sea belong to Aegaeum', () => {
    for (const name of ['MOESIA INFERIOR', 'THRACIA', 'BITHYNIA']) expect(board.zonesOf[at(name)]).toEqual([2]);
  });

  test('[TET.sea-d] coasts and zones agree; a province may touch two zones', () => {
    for (const [zone, coast] of board.coast.entries()) {
      expect(coast).toEqual(board.places.flatMap((_, i) => (board.zonesOf[i]?.includes(zone) ? [i] : [])));
    }
    expect(names(board.coast[0])).toEqual([
      'MAVRETANIA TINGITANA',
      'BAETICA',
      'LVSITANIA',
      'GALLAECIA',
      'BELGICA',
      'LVGDVNENSIS',
      'AQVITANIA',
    ]);
    expect(names(board.zonesOf.flatMap((zones, i) => (zones.length > 1 ? [i] : [])))).toEqual([
      'MAVRETANIA TINGITANA',
      'BAETICA',
      'ACHAIA',
    ]);
    expect(board.coast.map((coast) => coast.length)).toEqual([7, 18, 10]);
  });

  test('[TET.sea-e] Britannia is not coastal, nor is any frontier of ours', () => {
    expect(board.zonesOf[at('BRITANNIA')]).toEqual([]);
    expect(board.coast.flat().some(geo.isFrontier)).toBe(false);
  });

  test('[TET.sea-f] zones are not places', () => {
    expect(board.places.some((p) => p.name.startsWith('MARE'))).toBe(false);
  });
});

describe('barbarian routes', () => {
  const ids = (route: readonly Place[] | undefined) => (route ?? []).map((p) => PLACE_IDS[p]).join(' ');
  const eachRegion = REGIONS.slice(0, 6).map((id, region) => ({ id, region, route: board.routes[region] ?? [] }));

  test.each(eachRegion)('[TET.advance-b] $id: from the frontier to province 1', ({ region, route }) => {
    expect(route.slice(0, 2)).toEqual([geo.FRONTIER_OF[region], geo.provinceOf(region, 1)]);
  });

  test.each(eachRegion)('[TET.advance-c] $id: inside the region the numbers grow to 6', ({ region, route }) => {
    const numbers = route.filter((p) => geo.REGION_OF[p] === region).map((p) => board.places[p]?.number ?? -1);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(numbers.at(-1)).toBe(6);
  });

  test('[TET.advance-d][TET.A47] four regions jump to 6: Graecia from 4, the others from 3', () => {
    const numbers = eachRegion.map(({ id, region, route }) => {
      const inside = route.filter((p) => geo.REGION_OF[p] === region && !geo.isFrontier(p));
      return `${id} ${inside.map((p) => board.places[p]?.number).join('')}`;
    });
    expect(numbers).toEqual(['I 1236', 'II 123456', 'III 1236', 'IV 12346', 'V 123456', 'VI 1236']);
  });

  test('[TET.A47] a number that is skipped may be linked all the same', () => {
    for (const [a, b] of [
      ['CARTHAGINENSIS', 'LVSITANIA'],
      ['MACEDONIA', 'ACHAIA'],
      ['TRIPOLITANIA', 'NVMIDIA'],
    ] as const) {
      expect(link(a, b)).toBeDefined();
      expect(board.nextOnRoute[geo.REGION_OF[at(a)] ?? -1]?.[at(a)]).not.toBe(at(b));
    }
  });

  test('[TET.advance-e] from 6 to Roma: Hispania through Narbonensis, Asia Minor through Thracia, Macedonia, Epirus', () => {
    expect(names(board.routes[0]?.slice(4))).toEqual(['TARRACONENSIS', 'NARBONENSIS', 'CISALPINA', 'ETRVRIA', 'ROMA']);
    expect(names(board.routes[4]?.slice(6))).toEqual(['BITHYNIA', 'THRACIA', 'MACEDONIA', 'EPIRVS', 'LVCANIA', 'ROMA']);
    expect(ids(board.routes[1]?.slice(6))).toBe('II-6 IT-1 IT-2 IT-3');
    expect(ids(board.routes[2]?.slice(4))).toBe('III-6 IT-1 IT-2 IT-3');
    expect(ids(board.routes[3]?.slice(5))).toBe('IV-6 IT-4 IT-3');
    expect(ids(board.routes[5]?.slice(4))).toBe('VI-6 IT-5 IT-4 IT-3');
  });

  test.each(eachRegion)('[TET.board-i] $id: every step follows a link and the last is Roma', ({ region, route }) => {
    let place = geo.FRONTIER_OF[region] ?? -1;
    for (const next of route.slice(1)) {
      expect(board.nextOnRoute[region]?.[place]).toBe(next);
      expect(board.neighbours[place]).toContain(next);
      place = next;
    }
    expect(place).toBe(board.roma);
    expect(board.nextOnRoute[region]?.[board.roma]).toBe(-1);
  });

  test('[TET.A10] distance is counted along the own route', () => {
    expect(eachRegion.map(({ region }) => board.stepsToRoma[region]?.[geo.FRONTIER_OF[region] ?? -1])).toEqual([
      8, 9, 7, 7, 11, 7,
    ]);
    // By links BELGICA is five from ROMA (II-2, II-3, IT-1, IT-2); its army goes round by AQVITANIA.
    expect(board.stepsToRoma[1]?.[at('BELGICA')]).toBe(8);
    expect(board.stepsToRoma[3]?.[at('EPIRVS')]).toBe(2);
    expect(board.stepsToRoma[5]?.[at('SICILIA')]).toBe(2);
    expect(board.stepsToRoma.map((steps) => steps[board.roma])).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('[TET.A10] off its route an army has neither a next place nor a distance', () => {
    for (const { region, route } of eachRegion) {
      for (const place of PLACE_IDS.keys()) {
        if (route.includes(place)) continue;
        expect([board.nextOnRoute[region]?.[place], board.stepsToRoma[region]?.[place]]).toEqual([-1, -1]);
      }
    }
  });

  test('[TET.A9] which origins can meet where, inside Italia', () => {
    const origins = (name: string) => eachRegion.filter(({ route }) => route.includes(at(name))).map(({ id }) => id);
    expect(origins('CISALPINA')).toEqual(['I', 'II', 'III']);
    expect(origins('ETRVRIA')).toEqual(['I', 'II', 'III']);
    expect(origins('SICILIA')).toEqual(['VI']);
    expect(origins('LVCANIA')).toEqual(['IV', 'V', 'VI']);
  });
});
