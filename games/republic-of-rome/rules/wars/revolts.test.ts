import { describe, expect, test } from 'vitest';
import type { ProvinceId, WarId } from '../ids.ts';
import { empty } from '../testing/empty.ts';
import { addProvinces } from '../testing/wars.ts';
import { drawWar } from './placing.ts';
import { isRevolt } from './revolts.ts';
import { war } from './wars.ts';
import { wages } from '../testing/armies.ts';

const CONDITIONAL: readonly (readonly [WarId, ProvinceId])[] = [
  ['war:6', 'province:macedonia'],
  ['war:7', 'province:macedonia'],
  ['war:66', 'province:macedonia'],
  ['war:8', 'province:syria'],
  ['war:112', 'province:bithynia'],
  ['war:113', 'province:bithynia'],
  ['war:115', 'province:gallia-transalpina'],
  ['war:116', 'province:gallia-transalpina'],
];

describe('Revolts', () => {
  test('[1.07.333-b][card-6-a][card-7-a][card-8-a][card-66-a] a War drawn when its Province exists is one, otherwise not', () => {
    for (const [id, province] of CONDITIONAL.slice(0, 4)) check(id, province);
  });
  test('[1.07.333-b][card-112-a][card-113-a][card-115-a][card-116-a] … Late Wars', () => {
    for (const [id, province] of CONDITIONAL.slice(4)) check(id, province);
  });
  const check = (id: WarId, province: ProvinceId): void => {
    for (const exists of [true, false]) {
      const { cx, g } = empty((x) => addProvinces(x, ...(exists ? [province] : [])));
      drawWar(cx, id);
      expect([id, isRevolt(g, war(g, id))]).toEqual([id, exists]);
    }
  };
  test('[1.07.333-d][amb-49] fixed when drawn: a Province created later changes nothing', () => {
    const { cx, g } = empty();
    drawWar(cx, 'war:6');
    addProvinces(g, 'province:macedonia');
    expect(isRevolt(g, war(g, 'war:6'))).toBe(false);
  });
  test('[1.07.333-c][amb-49] ex-12: with the last of the series defeated the earlier ones are Revolts, even if drawn before', () => {
    const { cx, g } = empty();
    drawWar(cx, 'war:1');
    g.defeated = ['war:2'];
    expect(isRevolt(g, war(g, 'war:1'))).toBe(false);
    g.defeated = ['war:67'];
    expect(isRevolt(g, war(g, 'war:1'))).toBe(false);
    g.defeated = ['war:69'];
    expect(isRevolt(g, war(g, 'war:1'))).toBe(true);
    wages(g, 'war:5');
    expect(isRevolt(g, war(g, 'war:5'))).toBe(false);
  });
});
