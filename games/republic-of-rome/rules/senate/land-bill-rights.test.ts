import { describe, expect, test } from 'vitest';
import { fresh } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import { inSenate, type Meeting, onVote, RAISE, result, voting, who } from '../testing/meeting.ts';
import { business } from './other-business.ts';
import type { Proposal } from './proposal.ts';

const bill: Proposal = { t: 'land-bill', type: 'I', sponsor: 'senator:4', coSponsor: 'senator:5' };
const laenas = (g: Meeting['g']): void => {
  g.senators.push({ ...fresh(g, 'senator:23A', 2), at: 'province:sicilia' });
};

describe('Laenas', () => {
  test('[card-83-a][amb-173] vetoes a Land Bill once a turn, without a Tribune, before his Faction has voted', () => {
    const p = onVote(bill, laenas);
    expect(p.as(1).offers('vetoLandBill')).toBeUndefined();
    p.as(2).does('vetoLandBill', 'senator:23A').expectLog('senate.laenas');
    expect(result(p)).toBe('vetoed');
    expect(p.g.landBills.I).toBe(0);
    const used = onVote(bill, (g) => {
      laenas(g);
      senator(g, 'senator:23A').usedAbility = g.turn;
    });
    expect(used.as(2).offers('vetoLandBill')).toBeUndefined();
    const voted = onVote(bill, laenas).as(2).does('pass').as(0).does('callFaction', 'faction:2').as(2).does('aye');
    expect(voted.offers('vetoLandBill')).toBeUndefined();
  });
  test('[card-83-a] nothing but a Land Bill, and not a Dictator’s', () => {
    expect(onVote(RAISE, laenas).as(2).offers('vetoLandBill')).toBeUndefined();
    const p = onVote(bill, (g) => {
      laenas(g);
      senator(g, 'senator:1').office = 'dictator';
    });
    expect(p.as(2).offers('vetoLandBill')).toBeUndefined();
  });
});

describe('the Gracchi', () => {
  test('[card-86-a][card-87-a][amb-173] each proposes a Land Bill once a turn without a Tribune; nobody is punished for its defeat', () => {
    for (const id of ['senator:25A', 'senator:25B'] as const) {
      const p = inSenate(business, undefined, (g) => {
        g.senators.push(fresh(g, id, 2));
      });
      expect(p.as(1).offers('proposeLandBill')).toBeUndefined();
      p.as(2).does('proposeLandBill', id).does('landBill', 'land-bill:I');
      p.does('nameSponsor', id).does('nameSponsor', 'senator:7');
      expect(p.g.senate.floors[0]).toMatchObject({ by: 2, means: 'ability', proposer: '' });
      expect(p.waitingFor).toEqual([0]);
      voting(p, 'nay', 'nay', 'nay');
      expect(p.waitingFor).toEqual([0]);
      expect(p.as(0).offers('adjourn')).toBeDefined();
      expect(p.as(2).offers('proposeLandBill')).toBeUndefined();
      expect(who(p, id.slice(8)).usedAbility).toBe(p.g.turn);
    }
  });
  test('[card-86-a] one that never came to the floor has not been made', () => {
    const p = inSenate(business, undefined, (g) => {
      g.senators.push(fresh(g, 'senator:25A', 2));
    });
    p.as(2).does('proposeLandBill', 'senator:25A').does('drop');
    expect(p.as(2).offers('proposeLandBill')).toBeDefined();
  });
});
