import { describe, expect, test } from 'vitest';
import { contentOf, printedWar } from '../data/printed.ts';
import type { WarId } from '../ids.ts';
import { newForce } from '../rome/forces.ts';
import { empty } from '../testing/empty.ts';
import { inSeriesOrder, mustAttackFirst } from './matching.ts';
import { areMatching, countActiveWars, fleetStrength, fleetSupport, landStrength, war } from './wars.ts';
import { PRINTED } from '../testing/printed.ts';
import { wages } from '../testing/armies.ts';

describe('series', () => {
  test('[1.07.332-a] Wars of one series match, others do not', () => {
    expect(areMatching(PRINTED, 'war:1', 'war:69')).toBe(true);
    expect(areMatching(PRINTED, 'war:1', 'war:5')).toBe(false);
    expect(areMatching(PRINTED, 'war:68', 'war:117')).toBe(false);
    expect(areMatching(PRINTED, 'war:8', 'war:8')).toBe(false);
  });

  test('[1.07.332-i][card-1-a][card-2-a][card-69-a] each has its place and knows how many there are: Punic', () => {
    expect(placesOf('punic')).toEqual(['war:1 1/3', 'war:2 2/3', 'war:69 3/3']);
  });
  test('[1.07.332-i][card-3-a][card-4-a] … Illyrian', () => {
    expect(placesOf('illyrian')).toEqual(['war:3 1/2', 'war:4 2/2']);
  });
  test('[1.07.332-i][card-5-a][card-115-a][card-116-a] … Gallic', () => {
    expect(placesOf('gallic')).toEqual(['war:5 1/3', 'war:115 2/3', 'war:116 3/3']);
  });
  test('[1.07.332-i][card-6-a][card-7-a][card-66-a][card-67-a] … Macedonian', () => {
    expect(placesOf('macedonian')).toEqual(['war:6 1/4', 'war:7 2/4', 'war:66 3/4', 'war:67 4/4']);
  });
  test('[1.07.332-i][card-71-a][card-122-a] … Cilician', () => {
    expect(placesOf('cilician')).toEqual(['war:71 1/2', 'war:122 2/2']);
  });
  test('[1.07.332-i][card-72-a][card-73-a][card-123-a] … Spanish', () => {
    expect(placesOf('spanish')).toEqual(['war:72 1/3', 'war:73 2/3', 'war:123 3/3']);
  });
  test('[1.07.332-i][card-74-a][card-75-a][card-124-a] … Slave', () => {
    expect(placesOf('slave')).toEqual(['war:74 1/3', 'war:75 2/3', 'war:124 3/3']);
  });
  test('[1.07.332-i][card-112-a][card-113-a][card-114-a] … Mithridatic', () => {
    expect(placesOf('mithridatic')).toEqual(['war:112 1/3', 'war:113 2/3', 'war:114 3/3']);
  });
  test('[card-8-a][card-68-a][card-70-a][card-117-a][card-118-a][card-119-a][card-120-a][card-121-a] the rest are single', () => {
    const single = contentOf(PRINTED)
      .wars.filter((w) => w.series === 'none')
      .map((w) => w.id);
    expect(single).toEqual(['war:8', 'war:68', 'war:70', 'war:117', 'war:118', 'war:119', 'war:120', 'war:121']);
  });
  const placesOf = (series: string): string[] =>
    contentOf(PRINTED)
      .wars.filter((w) => w.series === series)
      .map((w) => `${w.id} ${w.place}/${w.of}`);

  test('[1.07.332-i] the first of the series comes first', () => {
    const { g } = empty((x) => {
      wages(x, 'war:69');
      wages(x, 'war:1');
      wages(x, 'war:2');
    });
    expect(inSeriesOrder(g, g.wars).map((w) => w.id)).toEqual(['war:1', 'war:2', 'war:69']);
  });
});

describe('Strength', () => {
  test('[1.07.332-b][1.07.332-c][1.07.332-f] each of n Active Wars is multiplied by n, its Support is not', () => {
    const { g } = empty((x) => {
      wages(x, 'war:1');
      wages(x, 'war:2').unprosecuted = true;
      wages(x, 'war:69');
    });
    expect(g.wars.map((w) => landStrength(g, w))).toEqual([30, 45, 21]);
    expect(fleetStrength(g, war(g, 'war:1'))).toBe(30);
    expect(g.wars.map((w) => fleetSupport(g, w))).toEqual([5, 5, 1]);
    expect(countActiveWars(g)).toBe(3);
  });
  test('[1.07.332-b] four only among the Macedonian Wars', () => {
    const { g } = empty((x) => {
      for (const id of ['war:6', 'war:7', 'war:66', 'war:67'] as const) wages(x, id);
    });
    expect(landStrength(g, war(g, 'war:67'))).toBe(20);
  });
  test('[1.07.332-d][1.07.3321-c] Inactive and Imminent ones do not count', () => {
    const { g } = empty((x) => {
      wages(x, 'war:6');
      wages(x, 'war:7', { status: 'inactive' });
      wages(x, 'war:66', { status: 'imminent' });
    });
    expect(landStrength(g, war(g, 'war:6'))).toBe(12);
  });
  test('[1.07.332-e] ex-91: it is another at once when one of them is gone', () => {
    const { g } = empty((x) => {
      for (const id of ['war:1', 'war:2', 'war:69'] as const) wages(x, id);
    });
    g.wars = g.wars.filter((w) => w.id !== 'war:1');
    expect(g.wars.map((w) => landStrength(g, w))).toEqual([30, 14]);
  });
});

describe('which must be attacked first', () => {
  const PUNIC: WarId[] = ['war:1', 'war:2', 'war:69'];
  test('[1.07.332-g][amb-113] ex-03: every earlier Active War of the series without a Commander', () => {
    const { g } = empty((x) => {
      for (const id of PUNIC) wages(x, id);
    });
    expect(mustAttackFirst(g, 'war:1')).toEqual([]);
    expect(mustAttackFirst(g, 'war:2')).toEqual(['war:1']);
    expect(mustAttackFirst(g, 'war:69')).toEqual(['war:1', 'war:2']);
  });
  test('[1.07.332-g][1.07.332-h] one that is being prosecuted need not be beaten first; units without a Commander do not prosecute', () => {
    const { g } = empty((x) => {
      for (const id of PUNIC) wages(x, id);
      Object.assign(newForce(x, 'war:1'), { commander: 'senator:1', fleets: 5 });
      newForce(x, 'war:2').fleets = 10;
    });
    expect(mustAttackFirst(g, 'war:2')).toEqual([]);
    expect(mustAttackFirst(g, 'war:69')).toEqual(['war:2']);
  });
  test('[1.07.332-g][own-61] nor does a Commander who goes home when the Senate closes', () => {
    const { g } = empty((x) => {
      for (const id of PUNIC) wages(x, id);
      Object.assign(newForce(x, 'war:1'), { commander: 'senator:1', fleets: 5 });
    });
    const [f] = g.forces;
    f!.fleets = 0;
    expect(mustAttackFirst(g, 'war:2')).toEqual(['war:1']);
    Object.assign(f!, { fleets: 5, homeward: true });
    expect(mustAttackFirst(g, 'war:2')).toEqual(['war:1']);
  });
  test('[1.07.332-g] those not Active do not stand in the way', () => {
    const { g } = empty((x) => {
      wages(x, 'war:1', { status: 'inactive' });
      wages(x, 'war:2', { status: 'imminent' });
      wages(x, 'war:69');
    });
    expect(mustAttackFirst(g, 'war:69')).toEqual([]);
    expect(printedWar(g, 'war:69').place).toBe(3);
  });
});
