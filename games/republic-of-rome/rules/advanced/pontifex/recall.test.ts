import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { senator } from '../../rome/senators.ts';
import { governorsStep } from '../../senate/elections/governors-step.ts';
import { censorStep } from '../../senate/elections/steps.ts';
import { business } from '../../senate/other-business.ts';
import type { Proposal } from '../../senate/proposal.ts';
import { kindsNow } from '../../senate/proposals.ts';
import { STEPS_OF_MEETING } from '../../senate/state.ts';
import { agreed, states } from '../../testing/agreements.ts';
import { gives, type Meeting, result, who } from '../../testing/meeting.ts';
import { beforePontifex, PONTIFEX, priests, underPontifex, vacant } from '../../testing/pontifex.ts';
import { addProvince, ballots, type Ways } from '../../testing/senate.ts';
import { pontificate } from './pontificate.ts';
import { isTwoThirds, twoThirdsOf } from './two-thirds.ts';

const MEANS = ['presiding', 'tribune'] as const;
const RECALL: Proposal = { t: 'recall-pontifex', pontifex: PONTIFEX };
const menu = (patch: (g: Rome) => void = () => {}): Meeting => underPontifex(business, undefined, patch);
const kinds = (p: Meeting): readonly string[] => {
  const o = p.offers('propose');
  return o?.t === 'pick' ? o.of : [];
};

/** Seat 2 may send an Assassin, and one who kills the Pontifex Maximus; his heir has his name. */
const armed = (g: Rome): void => {
  g.factions[2]!.attempted = 0;
};
const killed = (p: Meeting, whom: string = PONTIFEX): Meeting =>
  p.as(2).does('assassinate', whom).does('sendAssassin', 'senator:8').rolling(6).does('strike');

describe('proposing it', () => {
  test('[2.01.8-a] in Other Business, and at no other time', () => {
    expect(kinds(menu().as(0))).toContain('kind:recall-pontifex');
    const censor = underPontifex(censorStep, undefined, (g) => {
      g.senate.step = 'censor';
      g.senate.filled.censor = false;
      for (const n of [5, 8]) senator(g, `senator:${n}`).priorConsul = true;
      gives(g, 2, 'card:38');
    });
    expect(kinds(censor.as(2).does('proposeByTribune', 'card:38'))).toEqual(['kind:censor']);
    const governors = underPontifex(governorsStep, undefined, (g) => {
      g.senate.step = 'governors';
      addProvince(g, 'province:sicilia');
      gives(g, 2, 'card:38');
    });
    expect(kinds(governors.as(2).does('proposeByTribune', 'card:38'))).toEqual(['kind:governors']);
  });
  test('[2.01.8-a] at no other step of the meeting, neither by whoever presides nor by Tribune', () => {
    const { g } = menu();
    const put = STEPS_OF_MEETING.filter((step) => {
      const then = { ...g, senate: { ...g.senate, step } };
      return MEANS.some((means) => kindsNow(then, 0, means).includes('recall-pontifex'));
    });
    // A Tribune may keep it open when it is about to close.
    expect(put).toEqual(['business', 'adjourning']);
  });
  test('[2.01.8-d][2.01.8-i] by whoever presides or by Tribune, also in the turn of his election', () => {
    const p = menu((g) => {
      pontificate(g).elected = g.turn;
    });
    p.as(0).does('propose', 'kind:recall-pontifex').does('put');
    expect(p.g.senate.floors.at(-1)).toMatchObject({ proposal: RECALL, by: 0, means: 'presiding' });
    const tribune = menu((g) => gives(g, 2, 'card:38'));
    tribune.as(2).does('proposeByTribune', 'card:38').does('propose', 'kind:recall-pontifex').does('put');
    expect(tribune.g.senate.floors.at(-1)).toMatchObject({ proposal: RECALL, by: 2, means: 'tribune' });
  });
  test('[2.01.8-a] there must be one, and who was not recalled is not voted on again this turn', () => {
    const nobody = menu(vacant).as(0);
    nobody.refuses('propose', 'kind:recall-pontifex', 'notNow.pontifex');
    const p = menu().as(0).does('propose', 'kind:recall-pontifex').does('put');
    ballots(p, { 0: 'aye', 1: 'nay', 2: 'abstain' });
    p.as(0).refuses('propose', 'kind:recall-pontifex', 'notNow.pontifex');
  });
  test('[2.01.8-d] it can be dropped, and silence drops it', () => {
    const p = menu().as(0).does('propose', 'kind:recall-pontifex').does('drop');
    expect(p.as(0).offers('adjourn')).toBeDefined();
    p.does('propose', 'kind:recall-pontifex').saysNothing();
    expect(p.g.senate.floors).toEqual([]);
  });
  test('[2.01.8-a] it is dropped when he dies while it is worded', () => {
    const p = killed(menu(armed).as(0).does('propose', 'kind:recall-pontifex'));
    expect(p.as(0).offers('put')).toBeUndefined();
    expect(p.as(0).offers('adjourn')).toBeDefined();
  });
  test('[AGR-13] a promise to recall somebody who is not Pontifex Maximus cannot be kept now', () => {
    const p = menu((g) => {
      const about = { kind: 'recall-pontifex', naming: 'senator:8' } as const;
      agreed(g, 7, [[0, 2, { t: 'propose', means: 'presiding', about }]]);
    });
    expect(p.as(0).offers('adjourn')).toBeDefined();
  });
  test('[AGR-13] a promise to propose it is kept', () => {
    const p = menu((g) => {
      const about = { kind: 'recall-pontifex', naming: PONTIFEX } as const;
      agreed(g, 7, [[0, 2, { t: 'propose', means: 'presiding', about }]]);
    }).as(0);
    p.refuses('adjourn', undefined, 'no.agreement').does('propose', 'kind:recall-pontifex');
    p.refuses('drop', undefined, 'no.agreement').does('put');
    expect(states(p, 7)).toEqual(['performed']);
  });
});

describe('the vote', () => {
  /** Seat 0 has 7 votes, seat 1 has 8, seat 2 has 8. */
  const vote = (ways: Ways, patch: (g: Rome) => void = () => {}): Meeting =>
    ballots(beforePontifex(RECALL, patch), ways);
  test('[2.01.8-b] as many as it takes if everybody votes', () => {
    for (let all = 1; all < 40; all++) {
      const n = twoThirdsOf(all);
      expect([all, isTwoThirds(n, all - n), isTwoThirds(n - 1, all - n + 1)]).toEqual([all, true, false]);
    }
  });
  test('[2.01.8-b][A2-14][1.09.143-d][2.01.H-d] takes two thirds of the votes cast', () => {
    // 8 to 7 is more than half.
    const half = vote({ 0: 'nay', 2: 'aye' });
    expect(result(half)).toBe('failed');
    half.expectLog('senate.defeated', { ayes: 8, nays: 7 }, '2.01.8-b');
    // 15 to 8.
    expect(result(vote({ 0: 'aye', 1: 'nay', 2: 'aye' }))).toBe('failed');
    // 16 to 8.
    const exact = vote({ 0: 'aye', 1: 'nay', 2: 'aye' }, (g) => {
      senator(g, 'senator:2').knights = 1;
    });
    expect(result(exact)).toBe('passed');
    expect([isTwoThirds(2, 1), isTwoThirds(3, 2), isTwoThirds(0, 0), isTwoThirds(1, 0)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
  test('[2.01.8-c] abstentions are no votes', () => {
    expect(result(vote({ 0: 'aye', 1: 'abstain', 2: 'abstain' }))).toBe('passed');
    expect(result(vote({}))).toBe('failed');
  });
  test('[2.01.8-g][2.01.H-c][2.01.8-h] he loses the office and 5 Influence, never below 0; Priests stay', () => {
    const p = vote({ 0: 'aye', 2: 'aye' }, (g) => {
      senator(g, PONTIFEX).influence = 9;
      priests(g, PONTIFEX, 'senator:7');
    });
    p.expectLog('pontifex.recalled', { who: PONTIFEX }, '2.01.8-g');
    expect(who(p, 4)).toMatchObject({ office: '', influence: 4, major: false });
    expect(pontificate(p.g).priests).toEqual([PONTIFEX, 'senator:7']);
    expect(who(vote({ 0: 'aye', 2: 'aye' }), 4).influence).toBe(0);
  });
  test('[2.01.5-f][2.01.8-e] his own veto does not stop it, and he is not asked for it', () => {
    const p = beforePontifex(RECALL);
    expect(p.waitingFor).toEqual([0]);
    p.as(1).refuses('vetoAsPontifex', undefined, 'no.vetoOfRecall');
    expect(p.view(1)).toBeDefined();
  });
  test('[2.01.8-f] a Tribune does, his own player’s as well, unless a Dictator has proposed it', () => {
    const p = beforePontifex(RECALL, (g) => gives(g, 1, 'card:38'));
    p.as(1).does('vetoByTribune', 'card:38');
    expect([result(p), who(p, 4).office]).toEqual(['vetoed', 'pontifex']);
    const dictator = beforePontifex(RECALL, (g) => {
      senator(g, 'senator:1').office = 'dictator';
      gives(g, 1, 'card:38');
    });
    expect(dictator.as(1).offers('vetoByTribune')).toBeUndefined();
  });
  test('[2.01.8-j] whoever presides and has all others against him pays for it', () => {
    const p = vote({ 0: 'aye', 1: 'nay', 2: 'nay' });
    p.as(0).does('loseInfluence');
    expect(who(p, 1).influence).toBe(4);
  });
  test('[1.09.721-b] nothing comes of it when he is dead, or out of office already', () => {
    const dead = killed(beforePontifex(RECALL, armed));
    expect([result(dead), who(dead, 4).influence]).toEqual(['cancelled', 4]);
    const other = killed(beforePontifex(RECALL, armed), 'senator:5');
    expect(other.g.senate.floors.at(-1)?.proposal).toEqual(RECALL);
    const p = beforePontifex(RECALL);
    p.change((g) => {
      senator(g, PONTIFEX).office = '';
    });
    p.as(0).does('callClockwise');
    ballots(p, { 0: 'aye', 1: 'aye', 2: 'aye' });
    expect(result(p)).toBe('cancelled');
  });
});
