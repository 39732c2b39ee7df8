import { Broken } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import {
  EMPEROR_REFS,
  EMPERORS,
  emperorOf,
  HALVES,
  ITALIA,
  PLACE_IDS,
  PLACE_REFS,
  placeOf,
  RANKS,
  REGION_REFS,
  REGIONS,
  refOf,
  regionOf,
  ZONE_REFS,
  ZONES,
  zoneOf,
} from './ids.ts';

describe('names', () => {
  test('[TET.comp-d][TET.players-f] the Emperors, their ranks and halves, in the order of turns', () => {
    expect(EMPERORS.map((id, i) => [id, RANKS[i], HALVES[i]])).toEqual([
      ['diocletian', 'augustus', 'east'],
      ['galerius', 'caesar', 'east'],
      ['constantius', 'caesar', 'west'],
      ['maximian', 'augustus', 'west'],
    ]);
  });

  test('[TET.board-b] six regions have the numbers I to VI, Italia has none', () => {
    expect(REGIONS.slice(0, ITALIA)).toEqual(['I', 'II', 'III', 'IV', 'V', 'VI']);
    expect(REGIONS[ITALIA]).toBe('IT');
  });

  test('[TET.board-c][TET.board-d] 42 provinces by region and number, then six frontiers', () => {
    expect(PLACE_IDS).toHaveLength(48);
    expect(PLACE_IDS.slice(5, 8)).toEqual(['I-6', 'II-1', 'II-2']);
    expect(PLACE_IDS.slice(41)).toEqual(['IT-6', 'I-F', 'II-F', 'III-F', 'IV-F', 'V-F', 'VI-F']);
  });

  test('[TET.sea-a] three zones from west to east', () => {
    expect(ZONES).toEqual(['ATLANTICVM', 'INTERNVM', 'AEGAEVM']);
  });
});

describe('refs', () => {
  test('lead to the index and back', () => {
    expect(refOf(6)).toBe('province:II-1');
    expect(refOf(43)).toBe('province:II-F');
    expect(PLACE_REFS.map(placeOf)).toEqual(PLACE_REFS.map((_, i) => i));
    expect(PLACE_REFS.map((_, i) => refOf(i))).toEqual(PLACE_REFS);
    expect(EMPEROR_REFS.map(emperorOf)).toEqual([0, 1, 2, 3]);
    expect(ZONE_REFS.map(zoneOf)).toEqual([0, 1, 2]);
    expect(REGION_REFS.map(regionOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect([EMPEROR_REFS[0], ZONE_REFS[2], REGION_REFS[6]]).toEqual(['emperor:diocletian', 'sea:AEGAEVM', 'region:IT']);
  });

  test('[TET.sea-f] a sea zone is not a place', () => {
    for (const ref of ZONE_REFS) expect(() => placeOf(ref)).toThrow(Broken);
  });

  test.each(['province:VII-1', 'province:IT-F', 'II-1', '', 'constructor', '__proto__'])('%j names nothing', (ref) => {
    for (const find of [placeOf, emperorOf, zoneOf, regionOf]) expect(() => find(ref)).toThrow(Broken);
  });

  test('a place out of range has no ref', () => {
    for (const place of [-1, 48, 1.5]) expect(() => refOf(place)).toThrow(`expected a place, got ${place}`);
  });
});
