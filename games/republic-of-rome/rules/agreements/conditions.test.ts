import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { fresh } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import { agreed } from '../testing/agreements.ts';
import { empty } from '../testing/empty.ts';
import type { OfficeNamed } from './agreement.ts';
import { beginFrom } from './deals.ts';
import { hasGained, withheld } from './enforce.ts';
import { senatorGone } from './time.ts';

const table = (patch: (g: Rome) => void = () => {}) =>
  empty((g) => {
    g.senators.push(fresh(g, 'senator:1', 0), fresh(g, 'senator:2', 1));
    patch(g);
  });

describe('[AGR-19] an office gained in this meeting', () => {
  const gained = (named: OfficeNamed, office: string, filled: object): boolean =>
    hasGained(
      table((g) => {
        Object.assign(senator(g, 'senator:1'), { office });
        Object.assign(g.senate.filled, filled);
      }).g,
      { t: 'office', senator: 'senator:1', office: named },
    );
  test('counts when it was filled in this meeting, and not when he had it before', () => {
    expect(gained('consul', 'rome-consul', { consuls: true })).toBe(true);
    expect(gained('consul', 'field-consul', { consuls: true })).toBe(true);
    expect(gained('consul', 'rome-consul', { dictator: true, censor: true })).toBe(false);
    expect(gained('consul', 'censor', { consuls: true, censor: true })).toBe(false);
    expect(gained('censor', 'censor', { censor: true })).toBe(true);
    expect(gained('censor', 'censor', { dictator: true, consuls: true })).toBe(false);
    expect(gained('dictator', 'dictator', { dictator: true })).toBe(true);
    expect(gained('dictator', 'dictator', { censor: true })).toBe(false);
    expect(gained('master-of-horse', 'master-of-horse', { dictator: true })).toBe(true);
    expect(gained('dictator', 'censor', { dictator: true, censor: true })).toBe(false);
  });
  test('nothing but an office is gained', () => {
    const { g } = table((x) => (x.senate.filled = { consuls: true, dictator: true, censor: true }));
    expect([hasGained(g, { t: 'always' }), hasGained(g, { t: 'clause', n: 0 })]).toEqual([false, false]);
  });
});

describe('[AGR-08][AGR-19] somebody dies', () => {
  const when = { t: 'office', senator: 'senator:1', office: 'censor' } as const;
  const after = (patch: (g: Rome) => void, more: object = {}) => {
    const { cx, g } = table(patch);
    const a = agreed(g, 1, [[0, 1, { t: 'pay', n: 1, paid: 0 }, { when, ...more }]]);
    senatorGone(cx, 'senator:1');
    return a.clauses[0]!;
  };
  test('what hung on an office he has not gained lapses; what he gained he has had', () => {
    expect(after(() => {})).toMatchObject({ state: 'lapsed', met: false });
    const isCensor = (g: Rome): void => {
      senator(g, 'senator:1').office = 'censor';
      g.senate.filled.censor = true;
    };
    expect(after(isCensor)).toMatchObject({ state: 'open', met: true });
    expect(after(() => {}, { met: true })).toMatchObject({ state: 'open' });
  });
  test('what was about somebody else stays', () => {
    expect(after(() => {}, { when: { ...when, senator: 'senator:2' } })).toMatchObject({ state: 'open', met: false });
  });
});

describe('[AGR-14] what was promised not to be done', () => {
  const held = (
    from: 'persuade' | 'propose',
    naming: '' | 'senator:1',
    what: Parameters<typeof withheld>[3],
    seat = 0,
  ): boolean => {
    const { g } = table();
    agreed(g, 1, [[0, 1, { t: 'refrain', from, about: { kind: '', naming } }]]);
    return withheld(g, seat, 'persuade', what) !== undefined || withheld(g, seat, 'propose', what) !== undefined;
  };
  test('to this person, or to anybody', () => {
    expect(held('persuade', 'senator:1', 'senator:1')).toBe(true);
    expect(held('persuade', 'senator:1', 'senator:2')).toBe(false);
    expect(held('persuade', '', 'senator:2')).toBe(true);
    expect(held('persuade', '', 'senator:2', 1)).toBe(false);
  });
  test('with a proposal that names him', () => {
    expect(held('propose', 'senator:1', { t: 'censor', nominee: 'senator:1' })).toBe(true);
    expect(held('propose', 'senator:1', { t: 'censor', nominee: 'senator:2' })).toBe(false);
    expect(held('propose', '', { t: 'censor', nominee: 'senator:2' })).toBe(true);
  });
});

describe('[AGR-02][AGR-07] a counter-offer begins with the old words', () => {
  test('of the open clauses, their conditions kept, and numbered anew; one whose condition is settled holds always', () => {
    const { g } = table();
    const pay = { t: 'pay', n: 1, paid: 0 } as const;
    const office = { t: 'office', senator: 'senator:1', office: 'censor' } as const;
    const a = agreed(g, 1, [
      [0, 1, pay, { state: 'performed' }],
      [1, 0, pay, { when: office }],
      [0, 1, pay, { when: { t: 'clause', n: 1 } }],
      [1, 0, pay, { when: { t: 'clause', n: 0 } }],
      [1, 0, pay],
    ]);
    beginFrom(g, a, 1);
    expect(g.agreements.drafts[1]).toMatchObject({ counters: 1, parties: [0, 1] });
    expect((g.agreements.drafts[1] as { clauses: { when: unknown }[] }).clauses.map((c) => c.when)).toEqual([
      office,
      { t: 'clause', n: 0 },
      { t: 'always' },
      { t: 'always' },
    ]);
  });
});
