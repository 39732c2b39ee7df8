/** What players may promise of the Pontifex Maximus, and what they are told before they decide. */
import { expect, test } from 'vitest';
import { hasGained } from '../../agreements/enforce.ts';
import { senateCloses } from '../../agreements/time.ts';
import { explain } from '../../explain/explain.ts';
import { senator } from '../../rome/senators.ts';
import { onFloorOf } from '../../sight/open.ts';
import { business } from '../../senate/other-business.ts';
import { legionsTo, wages } from '../../testing/armies.ts';
import { agreed, states, writes } from '../../testing/agreements.ts';
import { table } from '../../testing/bare.ts';
import { inSenate, type Meeting } from '../../testing/meeting.ts';
import { beforePontifex, PONTIFEX, priests, underPontifex, vacant, WITH_PONTIFEX } from '../../testing/pontifex.ts';
import { pontifexStep } from './election.ts';
import { pontificate } from './pontificate.ts';

const words = (p: Meeting): readonly string[] => {
  const o = p.as(1).offers('deal');
  return o?.t === 'pick' ? o.of : [];
};
const BEGUN = ['deal:new-public', 'faction:0', 'deal:clause', 'faction:1', 'faction:0'] as const;

test('[AGR-12][AGR-19][2.00-c] votes on him and his recall, and the office as a condition, only where he is played', () => {
  const played = underPontifex(business, undefined);
  expect(words(writes(played, 1, ...BEGUN, 'word:vote', 'way:for'))).toEqual(
    expect.arrayContaining(['kind:pontifex', 'kind:recall-pontifex']),
  );
  const condition = underPontifex(business, undefined);
  const sold = ['word:vote', 'way:for', 'kind:recall-pontifex', PONTIFEX, 'word:any'];
  writes(condition, 1, ...BEGUN, ...sold)
    .as(1)
    .sets('dealNumber', 0);
  writes(condition, 1, 'turn:1');
  expect(words(condition)).toContain('becomes:pontifex');
  const basic = writes(inSenate(business, undefined), 1, ...BEGUN, 'word:vote', 'way:for');
  expect(words(basic).filter((w) => w.includes('pontifex'))).toEqual([]);
});
test('[AGR-13][AGR-14] a promise to nominate somebody, or not to', () => {
  const election = (naming: `senator:${string}`, t: 'propose' | 'refrain'): Meeting =>
    underPontifex(pontifexStep, undefined, (g) => {
      g.senate.step = 'pontifex';
      vacant(g);
      const about = { kind: 'pontifex', naming } as const;
      agreed(g, 7, [[0, 1, t === 'propose' ? { t, means: 'presiding', about } : { t, from: 'propose', about }]]);
    });
  const bound = election('senator:8', 'propose');
  expect(bound.as(0).offers('nominate')).toMatchObject({ of: ['senator:8'] });
  bound.refuses('nominate', 'senator:7', 'no.agreement').does('nominate', 'senator:8');
  expect(states(bound, 7)).toEqual(['performed']);
  election('senator:8', 'refrain').as(0).refuses('nominate', 'senator:8', 'no.agreement').does('nominate', 'senator:7');
});
test('[AGR-15] a promise to make somebody a Priest', () => {
  const p = underPontifex(business, undefined, (g) => {
    agreed(g, 7, [[1, 0, { t: 'appoint', role: 'priest', senator: 'senator:2' }]]);
    priests(g, 'senator:9');
  });
  expect(p.as(1).offers('makePriest')).toMatchObject({ of: ['senator:2'] });
  p.refuses('makePriest', 'senator:8', 'no.agreement').does('movePriesthood', 'senator:9');
  p.refuses('makePriest', 'senator:8', 'no.agreement').does('makePriest', 'senator:2');
  expect(states(p, 7)).toEqual(['performed']);
  const roles = (q: Meeting): readonly string[] => words(writes(q, 1, ...BEGUN, 'word:appoint'));
  expect(roles(underPontifex(business, undefined))).toContain('role:priest');
  expect(roles(inSenate(business, undefined))).not.toContain('role:priest');
});
test('[AGR-19] the office counts as gained in the turn of the election', () => {
  const gained = (elected: number): boolean => {
    const { g } = underPontifex(business, undefined, (x) => {
      pontificate(x).elected = elected;
    });
    return hasGained(g, { t: 'office', senator: PONTIFEX, office: 'pontifex' });
  };
  expect([gained(1), gained(0)]).toEqual([true, false]);
});
test('[AGR-08] a promise to nominate one is void when there is one', () => {
  const closes = (isFilled: boolean): string => {
    const t = table(
      (g) => {
        g.phase = 'senate';
        if (isFilled) senator(g, 'senator:2').office = 'pontifex';
        agreed(g, 7, [[0, 1, { t: 'propose', means: 'presiding', about: { kind: 'pontifex', naming: '' } }]]);
      },
      [],
      WITH_PONTIFEX,
    );
    senateCloses(t.cx);
    return t.g.agreements.all[0]!.clauses[0]!.state;
  };
  expect([closes(true), closes(false)]).toEqual(['void', 'failed']);
});
test('[2.01.2-l] what the office brings is told before anybody is nominated', () => {
  const p = underPontifex(pontifexStep, undefined, (g) => {
    g.senate.step = 'pontifex';
    vacant(g);
  });
  expect(explain(p.view(0), 'nominate', 'senator:8')?.tallies.map((t) => t.total)).toEqual([8]);
});
test('[2.01.32-a][2.01.4-a] a vote on war is told with the votes of Priests and the doubled ones', () => {
  const legions = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `legion:${n}` as const);
  const p = beforePontifex(
    {
      t: 'deploy',
      orders: [{ t: 'send', commander: 'senator:2', war: 'war:5', legions, fleets: 0, replaces: '' }],
    },
    (g) => {
      senator(g, 'senator:2').office = 'field-consul';
      wages(g, 'war:5');
      legionsTo(g, 'active', 10);
      priests(g, 'senator:5');
      pontificate(g).vetoed = g.turn;
    },
  );
  expect(onFloorOf(p.view(1))).toMatchObject({ own: 12, others: 15 });
  p.as(0).does('callClockwise');
  const [ayes] = explain(p.view(1), 'aye', '')!.tallies;
  expect(ayes!.total).toBe(12);
  expect(ayes!.parts.filter((x) => x.k === 'doubled' || x.k === 'priest').map((x) => [x.k, x.n])).toEqual([
    ['doubled', 3],
    ['priest', 1],
  ]);
});
