import { describe, expect, test } from 'vitest';
import type { ProvinceId, WarId } from '../ids.ts';
import { empty } from '../testing/empty.ts';
import { addProvinces } from '../testing/wars.ts';
import { createProvince, createProvincesOf } from './provinces.ts';
import { province } from './wars.ts';

const created = (id: WarId): ProvinceId[] => {
  const { cx, g } = empty();
  createProvincesOf(cx, id);
  return g.provinces.map((p) => p.id);
};

describe('Provinces', () => {
  test('[1.09.5-a] a new one lies in the Forum, Undeveloped', () => {
    const { cx, g } = empty();
    createProvince(cx, 'province:asia');
    expect(g.provinces).toEqual([
      {
        id: 'province:asia',
        developed: false,
        governor: '',
        term: 0,
        legate: false,
        elected: 0,
        overrun: false,
        plunderer: '',
        inRevolt: false,
        garrisonSent: 0,
      },
    ]);
  });
  test('[amb-126] it is created only once', () => {
    const { cx, g } = empty((x) => addProvinces(x, 'province:asia'));
    g.provinces[0]!.developed = true;
    g.provinces[0]!.governor = 'senator:1';
    createProvince(cx, 'province:asia');
    expect(g.provinces).toMatchObject([{ developed: true, governor: 'senator:1' }]);
  });
  test('[card-1-b][card-2-c] the Punic Wars create the islands and the Hispaniae', () => {
    expect(created('war:1')).toEqual(['province:sicilia', 'province:sardinia-corsica']);
    expect(created('war:2')).toEqual(['province:hispania-citerior', 'province:hispania-ulterior']);
  });
  test('[card-5-a][card-67-a][card-69-a][card-71-a][card-115-a][card-116-a][card-122-a] others what they name', () => {
    expect(created('war:5')).toEqual(['province:gallia-cisalpina']);
    expect(created('war:67')).toEqual(['province:macedonia']);
    expect(created('war:69')).toEqual(['province:africa']);
    expect(created('war:71')).toEqual(['province:cilicia-cyprus']);
    expect(created('war:115')).toEqual(['province:gallia-transalpina']);
    expect(created('war:116')).toEqual(['province:gallia-transalpina']);
    expect(created('war:122')).toEqual(['province:creta-cyrenaica']);
    expect(created('war:6')).toEqual([]);
  });
  test('[card-3-b][card-4-a] Illyricum comes with the second of the two Illyrian Wars, in either order', () => {
    for (const [first, second] of [
      ['war:3', 'war:4'],
      ['war:4', 'war:3'],
    ] as const) {
      const { cx, g } = empty();
      g.discards.push(`card:${Number(first.slice(4))}`);
      createProvincesOf(cx, first);
      expect(g.provinces).toEqual([]);
      createProvincesOf(cx, second);
      expect(g.provinces.map((p) => p.id)).toEqual(['province:illyricum']);
    }
  });
  test('[card-114-a] the 3rd Mithridatic War creates Syria, and Bithynia Developed', () => {
    const { cx, g } = empty();
    createProvincesOf(cx, 'war:114');
    expect(g.provinces).toMatchObject([
      { id: 'province:syria', developed: false },
      { id: 'province:bithynia', developed: true },
    ]);
  });
  test('[card-114-b] a Bithynia that exists is developed, and its Governor gains nothing', () => {
    const { cx, g } = empty((x) => addProvinces(x, 'province:bithynia'));
    province(g, 'province:bithynia').governor = 'senator:1';
    createProvincesOf(cx, 'war:114');
    expect(province(g, 'province:bithynia')).toMatchObject({ developed: true, governor: 'senator:1' });
    expect(g.senators).toEqual([]);
  });
  test('[amb-126] others that exist are not developed, nor is one in revolt', () => {
    const { cx, g } = empty((x) => addProvinces(x, 'province:asia', 'province:bithynia'));
    province(g, 'province:bithynia').inRevolt = true;
    createProvince(cx, 'province:asia');
    createProvincesOf(cx, 'war:114');
    expect(province(g, 'province:asia').developed).toBe(false);
    expect(province(g, 'province:bithynia').developed).toBe(false);
  });
  test('[card-70-a][card-70-b][amb-126] Gallia Narbonensis, created by the first battle, is not created again by the Victory', () => {
    const { cx, g } = empty();
    createProvince(cx, 'province:gallia-narbonensis');
    g.provinces[0]!.developed = true;
    createProvincesOf(cx, 'war:70');
    expect(g.provinces).toMatchObject([{ id: 'province:gallia-narbonensis', developed: true }]);
  });
});
