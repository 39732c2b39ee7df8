import { describe, expect, test } from 'vitest';
import { senator } from '../../rome/senators.ts';
import { inSenate, type Meeting, voting, who } from '../../testing/meeting.ts';
import { presiding } from '../presiding.ts';
import { censorStep } from './steps.ts';

const election =
  (...priors: number[]) =>
  (patch: (g: Meeting['g']) => void = () => {}): Meeting =>
    inSenate(censorStep, undefined, (g) => {
      g.senate.step = 'censor';
      g.senate.filled.censor = false;
      for (const n of priors) senator(g, `senator:${n}`).priorConsul = true;
      patch(g);
    });
const nominees = (p: Meeting): readonly string[] => {
  const o = p.as(0).offers('nominate');
  return o?.t === 'pick' ? o.of : [];
};

describe('the election', () => {
  test('[1.09.4-a][1.09.4-b] the PM nominates somebody once Consul, in Rome, without another Major Office', () => {
    const p = election(
      1,
      2,
      4,
      5,
      6,
    )((g) => {
      senator(g, 'senator:6').at = 'province:sicilia';
      senator(g, 'senator:5').office = 'censor';
    });
    expect(p.waitingFor).toEqual([0]);
    expect(nominees(p)).toEqual(['senator:2', 'senator:4', 'senator:5']);
  });
  test('[1.09.4-c] if one only can be, he is appointed without a vote', () => {
    const p = election(1, 5)();
    expect(who(p, 5)).toMatchObject({ office: 'censor', influence: 9 });
    expect(p.as(0).offers('over')).toBeDefined();
  });
  test('[1.09.4-c][ex-28] in the first turn the temporary Rome Consul, who alone has a marker', () => {
    const p = election(1)((g) => {
      senator(g, 'senator:1').office = '';
    });
    expect(who(p, 1)).toMatchObject({ office: 'censor', influence: 10 });
  });
  test('[1.09.4-d] if nobody can be, anybody in Rome without another Major Office', () => {
    expect(nominees(election(1)())).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((n) => `senator:${n}`));
  });
  test('[1.09.4-d][amb-86] and if there is nobody at all the old term is over all the same', () => {
    const p = election()((g) => {
      g.senators = g.senators.filter((s) => s.id === 'senator:1' || s.id === 'senator:4');
      Object.assign(senator(g, 'senator:4'), { office: 'censor', at: 'mission' });
      g.factions[2]!.status = 'out';
    });
    expect(p.g.senators.some((s) => s.office === 'censor')).toBe(false);
    expect(p.as(0).offers('over')).toBeDefined();
  });
  test('[1.09.4-e][1.09.4-h] the old Censor is one until the new one is; who succeeds himself gains 5 again', () => {
    const p = election(
      5,
      8,
    )((g) => {
      senator(g, 'senator:5').office = 'censor';
    });
    expect(who(p, 5).office).toBe('censor');
    p.as(0).does('nominate', 'senator:8');
    expect(who(p, 5).office).toBe('censor');
    voting(p, 'aye', 'aye', 'aye');
    expect([who(p, 5).office, who(p, 8).office]).toEqual(['', 'censor']);
    const again = election(
      5,
      8,
    )((g) => {
      senator(g, 'senator:5').office = 'censor';
    });
    again.as(0).does('nominate', 'senator:5');
    voting(again, 'aye', 'aye', 'aye');
    expect(who(again, 5)).toMatchObject({ office: 'censor', influence: 9 });
  });
  test('[1.09.4-f] he presides over Prosecutions', () => {
    const p = election(1, 5)();
    p.change((g) => {
      g.senate.step = 'prosecutions';
    });
    expect(presiding(p.g)?.id).toBe('senator:5');
  });
  test('[1.09.4-g] who was rejected does not come back, and the one left is appointed', () => {
    const p = election(5, 8)();
    p.as(0).does('nominate', 'senator:5');
    voting(p, 'nay', 'aye', 'abstain').expectLog('senate.appointed', { who: ['senator:8'] });
    expect(who(p, 8)).toMatchObject({ office: 'censor', influence: 8 });
  });
});
