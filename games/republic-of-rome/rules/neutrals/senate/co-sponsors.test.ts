/** Who co-sponsors a Land Bill, and what may become of the Bill or of a choice meanwhile — 4.05.416, 4.05.417, 4.05.419 */
import { expect, test } from 'vitest';
import type { SenatorId } from '../../ids.ts';
import { senator } from '../../rome/senators.ts';
import { hand } from '../../testing/at.ts';
import { PLUTOCRATS } from '../../testing/neutrals.ts';
import { type Divided, dividing, offeredTo, taken, takes, withLandBills } from '../../testing/spoils.ts';
import { forgetInSpoils, neutralsOf, noBill } from '../state.ts';

const [TRIBUNE, TRIBUNE_TOO] = ['card:38', 'card:39'] as const;
const bill = (t: Divided) => neutralsOf(t.g).landBill;
const allPass = (t: Divided, seat: number): Divided => {
  while (t.waitingFor[0] === seat && t.as(seat).offers('pass')) t.as(seat).does('pass');
  return t;
};

test('[4.05.416-d] of a mandatory Bill another of the Sponsor’s Faction, though others of the Coalition are there', () => {
  const t = dividing({ seats: 2, members: [0, 1] }, (g) => {
    withLandBills(g);
    g.unrest = 4;
  });
  takes(t, 0, 'office:rome-consul', 'senator:1');
  takes(t, 1, 'office:field-consul', 'senator:4');
  takes(t, 0, 'office:censor', 'senator:2');
  t.as(1).does('passSpoils').as(0).does('passSpoils');
  expect(offeredTo(t, 0, 'coSponsor')).toEqual(['senator:2', 'senator:3']);
});

test('[4.05.416-d] silence supplies the least popular', () => {
  const t = dividing({ members: [0] }, (g) => {
    withLandBills(g);
    g.unrest = 4;
    senator(g, 'senator:3').popularity = -2;
  });
  takes(t, 0, 'office:rome-consul', 'senator:1');
  takes(t, 0, 'office:field-consul', 'senator:2');
  takes(t, 0, 'office:censor', 'senator:4');
  t.as(0).does('passSpoils').saysNothing();
  expect(bill(t)).toMatchObject({ status: 'passed', coSponsor: 'senator:3' });
});

/** Player 0 has sponsored a Bill and passes; both hold a Tribune. */
const atStake = (): Divided => {
  const t = dividing({ seats: 2, members: [0, PLUTOCRATS] }, (g) => {
    withLandBills(g);
    for (const [i, x] of g.senators.entries()) x.popularity = (15 - i) % 9;
    hand(g, 0, TRIBUNE_TOO);
    hand(g, 1, TRIBUNE);
  });
  takes(t, 0, 'office:rome-consul', 'senator:1');
  allPass(t, 1);
  allPass(t, 0);
  allPass(t, 1);
  takes(t, 0, 'spoil:sponsor', 'senator:2');
  for (let i = 0; i < 8 && t.as(0).offers('passSpoils') === undefined; i++) {
    allPass(t, 1);
    allPass(t, 0);
  }
  return t.as(0).does('passSpoils');
};

test('[4.05.417-d][4.05.419-c] what a Tribune has saved another may cancel', () => {
  const saved = (): Divided => {
    const t = atStake();
    t.as(1).does('coSponsorByTribune', TRIBUNE);
    allPass(t, 0);
    return t.as(1).does('coSponsor', 'senator:5');
  };
  const cancelled = saved();
  expect(cancelled.as(0).question?.prompt).toMatchObject({ a: { what: 'spoil:co-sponsor', who: 'senator:5' } });
  cancelled.as(0).does('cancelBillByTribune', TRIBUNE_TOO);
  allPass(cancelled, 1);
  expect(bill(cancelled).status).toBe('failed');
  expect(cancelled.lines('neutral.bill.failed')).toMatchObject([{ why: 'bill-fails:tribune' }]);
  const passed = allPass(saved(), 0);
  expect(bill(passed)).toMatchObject({ status: 'passed', coSponsor: 'senator:5' });
});

test('[4.05.417-d] a pass can be cancelled only by somebody else, and only for a Bill that hangs on it', () => {
  const t = atStake();
  expect(t.waitingFor).toEqual([1]);
  // He who passes takes nothing.
  expect(t.said('neutral.spoils.takes')).toEqual([]);
  expect(offeredTo(t, 1, 'coSponsorByTribune')).toEqual([TRIBUNE]);
  expect(t.as(1).offers('skipByTribune')).toBeUndefined();
  expect(t.as(1).offers('cancelBillByTribune')).toBeUndefined();
});

test('[4.05.41-a] who was to have an office and cannot any more does not have it: the same Faction chooses again', () => {
  const t = dividing({ seats: 2, members: [0, 1] }, (g) => hand(g, 1, TRIBUNE));
  takes(t, 0, 'office:rome-consul', 'senator:1');
  t.change((g) => Object.assign(senator(g, 'senator:1'), { at: 'field', captive: 'barbarians' }));
  t.as(1).does('pass');
  expect(taken(t)).toEqual([]);
  expect(t.waitingFor).toEqual([0]);
  expect(t.as(0).offers('takeSpoil')).toBeDefined();
});

test('[own-123] whoever dies is forgotten in what was about him, and nobody else is', () => {
  const dies = (id: SenatorId, status: 'sponsored' | 'passed' = 'sponsored') => {
    const n = structuredClone(neutralsOf(dividing({ members: [0] }).g));
    Object.assign(n, {
      outgoing: ['senator:1', 'senator:2'],
      landBill: { ...noBill(), type: 'I', sponsor: 'senator:1', coSponsor: 'senator:2', status },
      choice: { by: 0, spoil: 'censor', who: 'senator:3', means: 'turn', status: 'open' },
    });
    forgetInSpoils(n, id);
    const { sponsor, coSponsor } = n.landBill;
    return [n.outgoing.length, sponsor, coSponsor, n.choice === '' ? '' : n.choice.who];
  };
  expect(dies('senator:1')).toEqual([1, '', 'senator:2', 'senator:3']);
  expect(dies('senator:2')).toEqual([1, 'senator:1', '', 'senator:3']);
  expect(dies('senator:3')).toEqual([2, 'senator:1', 'senator:2', '']);
  expect(dies('senator:4')).toEqual([2, 'senator:1', 'senator:2', 'senator:3']);
  // What has passed was theirs.
  expect(dies('senator:1', 'passed')).toEqual([1, 'senator:1', 'senator:2', 'senator:3']);
  expect(dies('senator:2', 'passed')).toEqual([1, 'senator:1', 'senator:2', 'senator:3']);
});

test('[4.05.417-d] one who has but one to name is not asked', () => {
  const t = atStake();
  t.change((g) => {
    for (const id of ['senator:5', 'senator:6']) Object.assign(senator(g, id), { at: 'field', captive: 'barbarians' });
  });
  t.as(1).does('coSponsorByTribune', TRIBUNE);
  for (let i = 0; i < 4 && bill(t).status === 'sponsored'; i++) allPass(t, 0);
  expect(bill(t)).toMatchObject({ status: 'passed', coSponsor: 'senator:4' });
});

test('[4.05.416-a] nobody must sponsor a Land Bill where nobody could co-sponsor it', () => {
  const alone = (others: number) => {
    const t = dividing({ members: [0] }, (g) => {
      withLandBills(g);
      g.unrest = 4;
      for (const x of g.senators.slice(1 + others)) x.at = 'field';
    });
    return bill(takes(t, 0, 'office:rome-consul', 'senator:1')).status;
  };
  expect([alone(0), alone(1)]).toEqual(['none', 'sponsored']);
});

test('[4.05.417-d] nor can anybody save it who has nobody in Rome', () => {
  const t = atStake();
  t.change((g) => {
    for (const id of ['senator:4', 'senator:5', 'senator:6'])
      Object.assign(senator(g, id), { at: 'field', captive: 'barbarians' });
  });
  expect(t.as(1).offers('coSponsorByTribune')).toBeUndefined();
});

test('[4.05.417-d] a Tribune saves nothing if nobody is left whom he could name when it works', () => {
  const t = atStake();
  t.as(1).does('coSponsorByTribune', TRIBUNE);
  t.change((g) => {
    for (const id of ['senator:4', 'senator:5', 'senator:6'])
      Object.assign(senator(g, id), { at: 'field', captive: 'barbarians' });
  });
  for (let i = 0; i < 4 && bill(t).status === 'sponsored'; i++) {
    allPass(t, 0);
    allPass(t, 1);
  }
  expect(bill(t)).toMatchObject({ status: 'failed', coSponsor: '' });
});
