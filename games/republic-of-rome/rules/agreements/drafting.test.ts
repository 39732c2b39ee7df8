import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { senator } from '../rome/senators.ts';
import { concessions } from '../senate/business/concessions.ts';
import { landBills } from '../senate/business/land-bills.ts';
import { repeal } from '../senate/business/repeal.ts';
import { governors } from '../senate/elections/governors.ts';
import { propose } from '../senate/proposals.ts';
import { agreed } from '../testing/agreements.ts';
import { inSenate, type Meeting } from '../testing/meeting.ts';
import { addProvince } from '../testing/senate.ts';
import type { About, PromiseOf } from './agreement.ts';

const proposes = (kind: About['kind'], naming: About['naming'] = '') =>
  ({ t: 'propose', means: 'presiding', about: { kind, naming } }) as const satisfies PromiseOf<'propose'>;
/** Seat 0 draws up a proposal of a kind that it has promised, naming this. */
const draws = (
  kind: 'concessions' | 'land-bill' | 'repeal' | 'governors' | 'raise' | 'eliminate' | 'deploy',
  naming: string | undefined,
  patch: (g: Rome) => void,
): Meeting =>
  inSenate(propose, { kind, by: 0, means: 'presiding' }, (g) => {
    patch(g);
    if (naming !== undefined) agreed(g, 7, [[0, 1, proposes(kind, naming as About['naming'])]]);
  }).as(0);
const picks = (p: Meeting, verb: string): readonly string[] => {
  const o = p.as(0).offers(verb);
  return o?.t === 'pick' ? [...o.of].sort() : [];
};
const isHeld = (p: Meeting, verb: string): boolean => p.as(0).question?.denied?.[verb] !== undefined;

describe('[AGR-13] Concessions', () => {
  const open = (g: Rome): void => {
    g.concessions = [
      { id: 'concession:56', holder: 'forum', voted: 0, revealed: false } as never,
      { id: 'concession:57', holder: 'forum', voted: 0, revealed: false } as never,
    ];
  };
  test('what a proposal could name: what lies in the Forum, and whoever could receive it', () => {
    const { g } = draws('concessions', undefined, open);
    expect(
      ['', 'concession:56', 'concession:58', 'senator:5', 'senator:20'].map((x) =>
        concessions.canName?.(g, x as never),
      ),
    ).toEqual([true, true, false, true, false]);
    g.concessions = [];
    expect(['', 'senator:5'].map((x) => concessions.canName?.(g, x as never))).toEqual([false, false]);
  });

  test('one that was promised: its Concession is offered alone, the draft is neither dropped nor put without it', () => {
    const p = draws('concessions', 'concession:57', open);
    expect(picks(p, 'concession')).toEqual(['concession:57']);
    expect(isHeld(p, 'drop')).toBe(true);
    p.does('concession', 'concession:57').does('recipient', 'senator:4');
    expect(p.offers('put')).toBeDefined();
    expect(isHeld(p, 'drop')).toBe(true);
  });

  test('one for somebody: any Concession will do, and he is the one who can receive it', () => {
    const p = draws('concessions', 'senator:5', open);
    expect(picks(p, 'concession')).toEqual(['concession:56', 'concession:57']);
    p.does('concession', 'concession:56');
    expect(picks(p, 'recipient')).toEqual(['senator:5']);
    p.does('recipient', 'senator:5');
    expect(p.offers('put')).toBeDefined();
  });

  test('one for somebody who has been given the last of them is not dropped', () => {
    const p = draws('concessions', 'senator:5', (g) => {
      open(g);
      g.concessions.pop();
    });
    p.does('concession', 'concession:56').does('recipient', 'senator:5');
    expect(isHeld(p, 'drop')).toBe(true);
  });

  test('what cannot be in it, or was not promised, holds nobody', () => {
    for (const naming of ['concession:58', 'senator:20', undefined]) {
      const p = draws('concessions', naming, open);
      expect([naming, picks(p, 'concession'), p.offers('drop') !== undefined]).toEqual([
        naming,
        ['concession:56', 'concession:57'],
        true,
      ]);
    }
    expect(draws('concessions', undefined, open).offers('put')).toBeUndefined();
  });
});

describe('[AGR-13] Land Bills and their repeal', () => {
  test('what they could name', () => {
    const { g } = draws('land-bill', undefined, () => {});
    expect(['land-bill:I', 'senator:5', 'senator:20'].map((x) => landBills.canName?.(g, x as never))).toEqual([
      true,
      true,
      false,
    ]);
    const none = draws('land-bill', undefined, () => {}).g;
    expect(['', 'land-bill:II', 'senator:5'].map((x) => repeal.canName?.(none, x as never))).toEqual([
      false,
      false,
      false,
    ]);
    const some = draws('repeal', undefined, (x) => {
      x.landBills = { I: 0, II: 1, III: 0 };
      senator(x, 'senator:5').popularity = 9;
    }).g;
    expect(
      ['', 'land-bill:II', 'land-bill:III', 'senator:5', 'senator:6'].map((x) => repeal.canName?.(some, x as never)),
    ).toEqual([true, true, false, true, false]);
  });

  test('a Land Bill that was promised is not dropped while it can be worded: not before its type is chosen, nor after', () => {
    for (const naming of ['', 'land-bill:II', 'senator:5']) {
      const p = draws('land-bill', naming, () => {});
      expect([naming, isHeld(p, 'drop')]).toEqual([naming, true]);
      expect(picks(p, 'landBill').includes('land-bill:I')).toBe(naming !== 'land-bill:II');
      p.does('landBill', 'land-bill:II');
      expect([naming, isHeld(p, 'drop')]).toEqual([naming, true]);
    }
    // Somebody who may still be asked, also as the only one.
    const last = draws('land-bill', 'senator:4', (g) => {
      for (const s of g.senators) if (s.id !== 'senator:1' && s.id !== 'senator:4') s.at = 'field';
    });
    last.does('landBill', 'land-bill:II');
    expect(picks(last, 'nameSponsor')).toEqual(['senator:4']);
    last.does('nameSponsor', 'senator:4').as(1).does('consent');
    expect([picks(last, 'nameSponsor'), isHeld(last, 'drop')]).toEqual([['senator:1'], true]);
    // Who has refused, and was all that was promised, holds nobody.
    const gone = draws('land-bill', 'senator:4', () => {});
    gone.does('landBill', 'land-bill:II').does('nameSponsor', 'senator:4').as(1).does('refuse');
    expect(isHeld(gone, 'drop')).toBe(false);
    // One who has been named as its first Sponsor is in it.
    const his = draws('land-bill', 'senator:1', () => {})
      .does('landBill', 'land-bill:II')
      .does('nameSponsor', 'senator:1');
    expect(isHeld(his as Meeting, 'drop')).toBe(true);
    // Nor once it has a first Sponsor.
    const sponsored = draws('land-bill', '', () => {})
      .does('landBill', 'land-bill:II')
      .does('nameSponsor', 'senator:1');
    expect(isHeld(sponsored as Meeting, 'drop')).toBe(true);
    const free = draws('land-bill', undefined, () => {});
    expect(free.offers('drop')).toBeDefined();
    expect(free.does('landBill', 'land-bill:II').offers('drop')).toBeDefined();
  });

  test('a promise of what cannot be named any more holds nobody', () => {
    const p = draws('land-bill', 'senator:5', (g) => void (senator(g, 'senator:5').at = 'field'));
    expect(p.offers('drop')).toBeDefined();
    const other = draws('land-bill', 'land-bill:I', () => {});
    expect(picks(other, 'landBill')).toEqual(['land-bill:I']);
  });

  test('a repeal that was promised', () => {
    const bills = (g: Rome): void => {
      g.landBills = { I: 0, II: 1, III: 1 };
      for (const n of [1, 4, 5]) senator(g, `senator:${n}`).popularity = 9;
    };
    const any = draws('repeal', '', bills);
    expect(picks(any, 'repealBill')).toEqual(['land-bill:II', 'land-bill:III']);
    expect(isHeld(any, 'drop')).toBe(true);
    expect(isHeld(any.does('repealBill', 'land-bill:II') as Meeting, 'drop')).toBe(true);
    const one = draws('repeal', 'land-bill:III', bills);
    expect(picks(one, 'repealBill')).toEqual(['land-bill:III']);
    expect(isHeld(one.does('repealBill', 'land-bill:III') as Meeting, 'drop')).toBe(true);
    const his = draws('repeal', 'senator:5', bills);
    expect(isHeld(his.does('repealBill', 'land-bill:II') as Meeting, 'drop')).toBe(true);
    // When nobody is left who would sponsor it.
    const alone = draws('repeal', '', (g) => {
      bills(g);
      for (const n of [1, 5]) senator(g, `senator:${n}`).popularity = 0;
    });
    alone.does('repealBill', 'land-bill:II').does('nameSponsor', 'senator:4').as(1).does('refuse');
    expect(alone.as(0).offers('drop')).toBeDefined();
    const weak = draws('repeal', 'senator:6', bills);
    expect(weak.offers('drop')).toBeDefined();
    expect(picks(weak, 'repealBill')).toEqual(['land-bill:II', 'land-bill:III']);
    expect(weak.does('repealBill', 'land-bill:II').offers('drop')).toBeDefined();
  });
});

describe('[AGR-13] Governors', () => {
  const vacant = (g: Rome): void => {
    addProvince(g, 'province:sicilia');
    addProvince(g, 'province:africa');
  };
  test('what a proposal could name: a Province to be filled, or whoever may be sent there', () => {
    const { g } = draws('governors', undefined, vacant);
    expect(
      ['', 'province:sicilia', 'province:asia', 'senator:5', 'senator:20'].map((x) =>
        governors.canName?.(g, x as never),
      ),
    ).toEqual([true, true, false, true, false]);
  });

  test('the Province that was promised comes first, and the draft is not dropped', () => {
    const p = draws('governors', 'province:africa', vacant);
    const verb = Object.keys(p.question!.verbs).find((v) => picks(p, v).some((x) => x.startsWith('province:')))!;
    expect(picks(p, verb)).toEqual(['province:africa']);
    expect(isHeld(p, 'drop')).toBe(true);
    const other = draws('governors', 'province:asia', vacant);
    expect(picks(other, verb)).toEqual(['province:africa', 'province:sicilia']);
    expect(isHeld(other, 'drop')).toBe(false);
  });
});

describe('[AGR-13] units', () => {
  test('an elimination that was promised is not dropped while there is something to eliminate', () => {
    const p = draws('eliminate', '', (g) => {
      g.legions[0]!.at = 'active';
      g.fleets = 1;
    });
    expect(isHeld(p, 'drop')).toBe(true);
    const free = draws('eliminate', undefined, (g) => void (g.fleets = 1));
    expect(isHeld(free, 'drop')).toBe(false);
  });
});
