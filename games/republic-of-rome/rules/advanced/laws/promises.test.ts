/** What players may promise of Laws, and what they are told before they decide. */
import { expect, test } from 'vitest';
import { explain } from '../../explain/explain.ts';
import type { Rome } from '../../game.ts';
import type { CardId } from '../../ids.ts';
import { business } from '../../senate/other-business.ts';
import { agreed, states, writes } from '../../testing/agreements.ts';
import { brings, CALPURNIAN, withLaws } from '../../testing/laws.ts';
import { inSenate, type Meeting, who } from '../../testing/meeting.ts';

const atBusiness = (cards: readonly CardId[], patch: (g: Rome) => void = () => {}) =>
  withLaws(business, undefined, cards, patch);
const words = (p: Meeting): readonly string[] => {
  const o = p.as(1).offers('deal');
  return o?.t === 'pick' ? o.of : [];
};
const BEGUN = ['deal:new-public', 'faction:0', 'deal:clause', 'faction:1', 'faction:0'] as const;

test('[AGR-12][2.00-c] votes on a Law may be promised only where Laws are voted on', () => {
  const said = (p: Meeting) => words(writes(p, 1, ...BEGUN, 'word:vote', 'way:for'));
  expect(said(atBusiness([]))).toContain('kind:law');
  expect(said(inSenate(business, undefined))).not.toContain('kind:law');
});

test('[AGR-12][own-98] such a promise may name a Sponsor, or a Law that has been laid down and no other', () => {
  const p = atBusiness([CALPURNIAN, 'card:108']);
  const named = (): readonly string[] => {
    const found = words(writes(p, 1, ...BEGUN, 'word:vote', 'way:for', 'kind:law'));
    p.as(1).does('deal', 'deal:drop');
    return found;
  };
  expect(named().filter((x) => x.startsWith('card:'))).toEqual([]);
  brings(p, CALPURNIAN);
  const nowNamed = named();
  expect(nowNamed).toEqual(expect.arrayContaining(['word:any', CALPURNIAN, 'senator:7']));
  expect(nowNamed).not.toContain('card:108');
});

test('[AGR-12][2.06.2-k] a promised vote on this Law is kept', () => {
  const p = atBusiness([CALPURNIAN], (g) => {
    const about = { kind: 'law', naming: CALPURNIAN } as const;
    agreed(g, 7, [[2, 1, { t: 'vote', way: 'for', about, senator: '', bought: 0 }]]);
  });
  brings(p, CALPURNIAN).as(0).does('callInOrder', ['faction:2', 'faction:1', 'faction:0']);
  p.as(2).refuses('nay', undefined, 'no.agreement').does('aye');
  expect(states(p, 7)).toEqual(['performed']);
});

test('[AGR-21][2.06.2-c] nobody promises to propose a Law as PM or by Tribune', () => {
  for (const means of ['means:presiding', 'means:tribune']) {
    expect(words(writes(atBusiness([]), 1, ...BEGUN, 'word:propose', means))).not.toContain('kind:law');
  }
});

test('[AGR-14] a promise not to bring a Law forward, or not this one', () => {
  const bound = (naming: '' | typeof CALPURNIAN): Meeting =>
    atBusiness([CALPURNIAN, 'card:108'], (g) => {
      agreed(g, 7, [[1, 0, { t: 'refrain', from: 'propose', about: { kind: 'law', naming } }]]);
    });
  const one = bound(CALPURNIAN);
  expect(one.as(1).offers('playLaw')).toMatchObject({ of: ['card:108'] });
  one.refuses('playLaw', CALPURNIAN, 'no.agreement');
  bound('').as(1).refuses('playLaw', 'card:108', 'no.agreement');
});

test('[AGR-14] a promise not to name somebody holds for Sponsors', () => {
  const p = atBusiness([CALPURNIAN], (g) => {
    agreed(g, 7, [[1, 0, { t: 'refrain', from: 'propose', about: { kind: '', naming: 'senator:7' } }]]);
  });
  p.as(1)
    .does('playLaw', CALPURNIAN)
    .refuses('nameSponsor', 'senator:7', 'no.agreement')
    .does('nameSponsor', 'senator:8');
});

test('[AGR-15][2.06.2-e] a promise to consent as Sponsor is kept', () => {
  const p = atBusiness([CALPURNIAN], (g) => {
    agreed(g, 7, [[2, 1, { t: 'appoint', role: 'sponsor', senator: 'senator:7' }]]);
  });
  p.as(1).does('playLaw', CALPURNIAN).does('nameSponsor', 'senator:7');
  p.as(2).refuses('refuse', undefined, 'no.agreement').does('consent');
  expect(states(p, 7)).toEqual(['performed']);
});
test('[AGR-15][2.06.2-e] also by naming one of his own', () => {
  const p = atBusiness([CALPURNIAN], (g) => {
    agreed(g, 7, [[1, 0, { t: 'appoint', role: 'sponsor', senator: 'senator:5' }]]);
  });
  p.as(1).does('playLaw', CALPURNIAN).does('nameSponsor', 'senator:5');
  expect(states(p, 7)).toEqual(['performed']);
});

test('[2.06.3-a] what a Sponsor would gain is told before he is named', () => {
  const p = atBusiness([CALPURNIAN]);
  p.as(1).does('playLaw', CALPURNIAN);
  const would = (): number => explain(p.view(1), 'nameSponsor', 'senator:6')!.tallies[0]!.total;
  expect(would()).toBe(who(p, 6).influence + 3);
  p.does('nameSponsor', 'senator:4');
  expect(would()).toBe(who(p, 6).influence + 1);
});
