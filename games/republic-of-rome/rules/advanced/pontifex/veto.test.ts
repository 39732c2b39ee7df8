import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { senator } from '../../rome/senators.ts';
import { closing } from '../../senate/adjourn.ts';
import { jointAppointment } from '../../senate/elections/joint-appointment.ts';
import { censorStep } from '../../senate/elections/steps.ts';
import { business } from '../../senate/other-business.ts';
import type { Proposal } from '../../senate/proposal.ts';
import { prosecutionsStep } from '../../senate/prosecutions/index.ts';
import { agreed } from '../../testing/agreements.ts';
import { allPass, gives, type Meeting, RAISE, result } from '../../testing/meeting.ts';
import { beforePontifex, PONTIFEX, underPontifex } from '../../testing/pontifex.ts';
import { newWar } from '../../wars/wars.ts';
import { pontificate } from './pontificate.ts';

const VETO = 'vetoAsPontifex';
const may = (p: Meeting, seat = 1): boolean => p.as(seat).offers(VETO) !== undefined;

describe('the veto', () => {
  test('[2.01.5-a] stops what is on the floor without a Tribune, once in a Senate Phase', () => {
    const p = beforePontifex(RAISE, (g) => gives(g, 1, 'card:38'));
    expect(p.as(1).question?.withheld).not.toHaveProperty(VETO);
    p.as(1).does(VETO).expectLog('pontifex.vetoes', { who: PONTIFEX }, '2.01.5-a');
    expect([result(p), p.g.senate.floors, p.g.factions[1]!.hand]).toEqual(['vetoed', [], ['card:38']]);
    const used = beforePontifex(RAISE, (g) => {
      pontificate(g).vetoed = g.turn;
    });
    expect(may(used)).toBe(false);
    used.as(0).does('callClockwise').as(1).refuses(VETO);
  });
  test('[2.01.5-g] one that was not used is not kept for another phase', () => {
    const p = beforePontifex(RAISE, (g) => {
      g.turn = 3;
      for (const f of g.factions) f.attempted = g.turn;
    });
    p.as(1).does(VETO);
    expect(pontificate(p.g).vetoed).toBe(3);
    const next = beforePontifex(RAISE, (g) => {
      g.turn = 3;
      for (const f of g.factions) f.attempted = g.turn;
      pontificate(g).vetoed = 2;
    });
    expect(may(next)).toBe(true);
    next.as(1).does(VETO);
    expect(next.as(0).offers('over')).toBeDefined();
  });
  test('[2.01.5-a][amb-F4] he is asked before voting begins, though he holds no card, and nobody else is', () => {
    expect(beforePontifex(RAISE).waitingFor).toEqual([1]);
    expect(
      beforePontifex(RAISE, (g) => {
        pontificate(g).vetoed = g.turn;
      }).waitingFor,
    ).toEqual([0]);
    expect([0, 2].map((seat) => may(beforePontifex(RAISE), seat))).toEqual([false, false]);
  });
  test('[2.01.5-c][2.06.2-i][amb-F4] he is not asked about what nobody can veto', () => {
    const law: Proposal = { t: 'law', card: 'card:107', repeals: '', sponsor: 'senator:5', coSponsor: 'senator:6' };
    expect(beforePontifex(law).waitingFor).toEqual([0]);
  });
  test('[2.01.5-b] until his Faction is called and asked, not when it has voted', () => {
    const p = allPass(beforePontifex(RAISE)).as(0).does('callFaction', 'faction:2').as(2).does('aye');
    expect(may(p)).toBe(true);
    p.as(0).does('callFaction', 'faction:1');
    expect(may(p)).toBe(true);
    p.as(1).does('aye');
    expect(may(p)).toBe(false);
    // Nor is he asked again before the last Faction votes.
    expect(p.waitingFor).toEqual([0]);
    const called = allPass(beforePontifex(RAISE)).as(0).does('callFaction', 'faction:1').as(1).does(VETO);
    expect(result(called)).toBe('vetoed');
  });
  test('[2.01.5-c] Prosecutions as well', () => {
    const p = underPontifex(prosecutionsStep, undefined, (g) => {
      g.senate.step = 'prosecutions';
      senator(g, 'senator:3').office = 'censor';
      senator(g, 'senator:8').corrupt = true;
    });
    p.as(0).does('prosecute', 'senator:8').does('charge', 'charge:corrupt').does('appointProsecutor', 'senator:2');
    p.as(1).does(VETO).expectLog('senate.vetoed');
    // [2.01.5-h][1.09.152-f] The ground is used up.
    p.as(0).refuses('prosecute', 'senator:8');
  });
  test('[2.01.5-h] the same candidate does not come back this turn', () => {
    const p = underPontifex(censorStep, undefined, (g) => {
      g.senate.step = 'censor';
      g.senate.filled.censor = false;
      for (const n of [5, 7, 8]) senator(g, `senator:${n}`).priorConsul = true;
    });
    p.as(0).does('nominate', 'senator:7').as(1).does(VETO);
    p.as(0).refuses('nominate', 'senator:7').does('nominate', 'senator:8');
  });
  test('[2.01.5-i][A2-10] it cannot be murdered or bought off', () => {
    const p = beforePontifex(RAISE, (g) => gives(g, 2, 'card:97', 'card:103'));
    p.as(1).does(VETO);
    expect(result(p)).toBe('vetoed');
    expect(p.g.factions[2]!.hand).toEqual(['card:97', 'card:103']);
  });
  test('[2.01.H-e][A2-17] not while he is away', () => {
    const p = beforePontifex(RAISE, (g) => {
      senator(g, PONTIFEX).at = 'field';
    });
    expect([may(p), p.waitingFor]).toEqual([false, [0]]);
  });
  test('[1.09.823-a] whoever rules his Faction has it', () => {
    const p = beforePontifex(RAISE, (g) => {
      senator(g, 'senator:7').consulForLife = true;
    });
    expect([p.waitingFor, may(p, 1)]).toEqual([[2], false]);
    p.as(2).does(VETO);
    expect(result(p)).toBe('vetoed');
  });
  test('[AGR-14] a promise not to veto holds for it', () => {
    const p = beforePontifex(RAISE, (g) => {
      agreed(g, 7, [[1, 0, { t: 'refrain', from: 'veto', about: { kind: 'raise', naming: '' } }]]);
    });
    p.as(1).refuses(VETO, undefined, 'no.agreement');
  });
  test('[AGR-14][AGR-25] a promise of the Consul for Life’s holds for the veto of another’s Pontifex Maximus, one of the other’s does not', () => {
    const ruled = (promiser: number): Meeting =>
      beforePontifex(RAISE, (g) => {
        senator(g, 'senator:7').consulForLife = true;
        agreed(g, 7, [[promiser, 0, { t: 'refrain', from: 'veto', about: { kind: 'raise', naming: '' } }]]);
      });
    ruled(2).as(2).refuses(VETO, undefined, 'no.agreement');
    ruled(1).as(2).does(VETO);
  });
});

describe('[2.01.5-d] what no Tribune stops, he does not stop', () => {
  const stops = (p: Proposal, patch: (g: Rome) => void = () => {}): boolean => may(beforePontifex(p, patch));
  test('a Consul for Life, the trial of an Assassin’s Leader, and what a Dictator proposes', () => {
    expect(stops(RAISE)).toBe(true);
    expect(
      stops({ t: 'consul-for-life', nominee: 'senator:7' }, (g) => {
        senator(g, 'senator:7').influence = 25;
      }),
    ).toBe(false);
    const trial = beforePontifex({ t: 'special-prosecution', accused: 'senator:7', popularity: 0 }, () => {}, {
      by: 0,
      means: 'special',
    });
    expect(may(trial)).toBe(false);
    expect(
      stops(RAISE, (g) => {
        senator(g, 'senator:1').office = 'dictator';
      }),
    ).toBe(false);
  });
  test('the last who can be Censor, the Consuls’ own Dictator, and adjournment', () => {
    const last = underPontifex(censorStep, undefined, (g) => {
      g.senate.step = 'censor';
      g.senate.filled.censor = false;
      senator(g, 'senator:8').priorConsul = true;
    });
    expect(senator(last.g, 'senator:8').office).toBe('censor');
    const joint = underPontifex(jointAppointment, undefined, (g) => {
      g.senate.step = 'dictator';
      g.senate.filled.censor = false;
      g.wars = [3, 4, 5].map((n) => newWar(`war:${n}`, 'active', false));
      senator(g, 'senator:2').office = 'field-consul';
    });
    expect(may(joint)).toBe(false);
    joint.as(0).does('nameDictator', 'senator:3');
    expect(senator(joint.g, 'senator:3').office).toBe('dictator');
    const closes = underPontifex(closing, undefined, (g) => gives(g, 1, 'card:56'));
    expect(may(closes)).toBe(false);
  });
  test('[2.01.5-e] and it makes no proposal, secures none, and suspends no vote', () => {
    const p = underPontifex(business, undefined);
    for (const verb of ['proposeByTribune', 'reopenByTribune']) expect(p.as(1).offers(verb)).toBeUndefined();
    const floor = beforePontifex(RAISE);
    for (const verb of ['reserveByTribune', 'suspendByTribune']) expect(floor.as(1).offers(verb)).toBeUndefined();
    expect(may(p)).toBe(false);
  });
});
