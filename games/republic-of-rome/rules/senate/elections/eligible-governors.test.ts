import { describe, expect, test } from 'vitest';
import type { Province, Rome } from '../../game.ts';
import { fresh } from '../../rome/death.ts';
import { senator } from '../../rome/senators.ts';
import { empty } from '../../testing/empty.ts';
import { newProvince } from '../../wars/provinces.ts';
import { candidatesFor, mayGo, mustConsent, postsKey, recallableProvinces, vacantProvinces } from './governing.ts';
import { fillableProvinces } from './governors.ts';

const SICILIA = 'province:sicilia';
const ASIA = 'province:asia';
/** `senator:1` and 2 of seat 0, 3 of seat 1, 4 unaligned in the Forum; Sicilia is vacant. It is turn 5. */
const table = (patch: (g: Rome) => void = () => {}): Rome =>
  empty((g) => {
    g.turn = 5;
    g.senators.push(
      fresh(g, 'senator:1', 0),
      fresh(g, 'senator:2', 0),
      fresh(g, 'senator:3', 1),
      fresh(g, 'senator:4', -1),
    );
    g.provinces.push(newProvince(SICILIA, false));
    patch(g);
  }).g;
const may = (patch: (g: Rome) => void = () => {}): string[] => {
  const g = table(patch);
  return candidatesFor(g, g.provinces[0]!).map((s) => s.id.slice(8));
};
const set = (id: string, how: object) => (g: Rome) => Object.assign(senator(g, id), how);
const vatinian = (g: Rome): unknown => g.laws.push('card:158');
const both =
  (...patches: ((g: Rome) => unknown)[]) =>
  (g: Rome): void => {
    for (const patch of patches) patch(g);
  };

describe('[1.09.5-d] who can be named for a Province', () => {
  test('[1.09.5-g][1.09.53-a] whoever is in Rome without a Major Office, and the unaligned in the Forum', () => {
    expect(may()).toEqual(['1', '2', '3', '4']);
    expect(may(set('senator:1', { office: 'censor' }))).toEqual(['2', '3', '4']);
    expect(may(set('senator:1', { at: 'field' }))).toEqual(['2', '3', '4']);
    expect(may(set('senator:4', { at: ASIA }))).toEqual(['1', '2', '3']);
    expect(may(set('senator:1', { captive: 'war:1' }))).toEqual(['2', '3', '4']);
  });
  test('[1.09.52-a] not the Governor it has', () => {
    expect(may((g) => (g.provinces[0]!.governor = 'senator:1'))).toEqual(['2', '3', '4']);
  });
  test('[card-158-b] with the Vatinian Law any Aligned Senator, but no Captive and no Rebel', () => {
    expect(may(both(vatinian, set('senator:1', { office: 'censor' }), set('senator:2', { at: 'field' })))).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
    expect(may(both(vatinian, set('senator:1', { captive: 'war:1' })))).toEqual(['2', '3', '4']);
    expect(may(both(vatinian, set('senator:1', { rebel: 'secondary' })))).toEqual(['2', '3', '4']);
    expect(may(both(vatinian, set('senator:4', { at: ASIA })))).toEqual(['1', '2', '3']);
  });
  test('[amb-91] not one who was rejected for this very Province this turn', () => {
    const reject = (province: typeof SICILIA | typeof ASIA) => (g: Rome) =>
      g.senate.rejected.push(`governors ${postsKey([{ province, senator: 'senator:2' }])}`);
    expect(may(reject(SICILIA))).toEqual(['1', '3', '4']);
    expect(may(reject(ASIA))).toEqual(['1', '2', '3', '4']);
  });
  test('[1.09.54-a] a Province must be filled only if somebody can be named', () => {
    expect(fillableProvinces(table())).toEqual([SICILIA]);
    expect(fillableProvinces(table((g) => (g.senators = [])))).toEqual([]);
  });
});

describe('[1.09.51-b][1.09.51-c] whoever came back this turn', () => {
  const back = set('senator:1', { returned: 5 });
  const declined = (g: Rome, who: string, province = SICILIA): unknown => g.senate.declined.push(`${province}=${who}`);
  const must = (patch: (g: Rome) => void, who = 'senator:1'): boolean => {
    const g = table(patch);
    return mustConsent(g, g.provinces[0]!, senator(g, who));
  };
  test('goes only if he agrees; others are not asked', () => {
    expect([must(both(back)), must(both(back), 'senator:2')]).toEqual([true, false]);
    expect(must(both(set('senator:1', { returned: 4 })))).toBe(false);
    expect(must(both(set('senator:4', { returned: 5 })), 'senator:4')).toBe(false);
  });
  test('unless nobody else is left, or all others have declined as well', () => {
    const alone = (g: Rome): void => {
      g.senators = g.senators.filter((s) => s.id === 'senator:1');
    };
    expect(must(both(back, alone))).toBe(false);
    const two = (g: Rome): void => {
      g.senators = g.senators.filter((s) => s.id === 'senator:1' || s.id === 'senator:2');
    };
    const backToo = set('senator:2', { returned: 5 });
    expect(must(both(two, back, backToo))).toBe(true);
    expect(
      must(
        both(
          two,
          back,
          backToo,
          (g) => declined(g, 'senator:2'),
          (g) => declined(g, 'senator:1'),
        ),
      ),
    ).toBe(false);
  });
  test('[amb-91] who declined this Province is not named for it again, as long as others are left', () => {
    expect(may(both(back, (g) => declined(g, 'senator:1')))).toEqual(['2', '3', '4']);
    expect(may(both(back, (g) => declined(g, 'senator:1', ASIA as typeof SICILIA)))).toEqual(['1', '2', '3', '4']);
    const alone = (g: Rome): void => {
      g.senators = g.senators.filter((s) => s.id === 'senator:1');
    };
    expect(may(both(back, alone, (g) => declined(g, 'senator:1')))).toEqual(['1']);
  });
});

describe('Provinces of an election', () => {
  const ids = (all: readonly Province[]) => all.map((p) => p.id);
  const governed = (g: Rome, how: Partial<Province> = {}): void => {
    Object.assign(g.provinces[0]!, { governor: 'senator:1', term: 3, ...how });
    senator(g, 'senator:1').at = SICILIA;
  };
  test('[1.09.5-b] vacant: without a Governor, and not in Revolt', () => {
    expect(ids(vacantProvinces(table()))).toEqual([SICILIA]);
    expect(ids(vacantProvinces(table((g) => (g.provinces[0]!.inRevolt = true))))).toEqual([]);
    expect(ids(vacantProvinces(table((g) => governed(g))))).toEqual([]);
  });
  test('[1.09.52-a][1.09.52-b] recalled can be a Governor who is no Rebel and was not elected this turn', () => {
    expect(ids(recallableProvinces(table()))).toEqual([]);
    expect(ids(recallableProvinces(table((g) => governed(g))))).toEqual([SICILIA]);
    expect(ids(recallableProvinces(table((g) => governed(g, { elected: 5 }))))).toEqual([]);
    expect(ids(recallableProvinces(table((g) => governed(g, { elected: 4 }))))).toEqual([SICILIA]);
    expect(ids(recallableProvinces(table(both((g) => governed(g), set('senator:1', { rebel: 'primary' })))))).toEqual(
      [],
    );
  });
  test('[card-158-c] only one who was elected with a Legate, is in Rome and holds no office goes himself', () => {
    const post = { province: SICILIA, senator: 'senator:1' } as const;
    const can = (how: object, of: Partial<Province> = { legate: true }): boolean =>
      mayGo(
        table((g) => {
          Object.assign(g.provinces[0]!, { governor: 'senator:1', ...of });
          set('senator:1', how)(g);
        }),
        post,
      );
    expect(can({})).toBe(true);
    expect(can({}, { legate: false })).toBe(false);
    expect(can({}, { legate: true, governor: 'senator:2' })).toBe(false);
    expect(can({ at: 'field' })).toBe(false);
    expect(can({ office: 'censor' })).toBe(false);
  });
});
