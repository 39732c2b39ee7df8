import { describe, expect, test } from 'vitest';
import { fresh } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import { gives, inSenate, type Meeting, onVote, RAISE, voting } from '../testing/meeting.ts';
import { business } from './other-business.ts';

describe('who is asked whether to step in', () => {
  test('[1.09.152-a][amb-F4] everybody with a card in hand, whatever it is, and everybody who might send an Assassin', () => {
    // A Concession is as good a reason to ask as a Tribune.
    expect(onVote(RAISE, (g) => gives(g, 2, 'card:56')).waitingFor).toEqual([2]);
    expect(onVote(RAISE, (g) => gives(g, 2, 'card:38')).waitingFor).toEqual([2]);
    const p = onVote(RAISE, (g) => {
      g.factions[1]!.attempted = 0;
    });
    expect(p.waitingFor).toEqual([1]);
    const away = onVote(RAISE, (g) => {
      g.factions[1]!.attempted = 0;
      for (const n of [4, 5, 6]) senator(g, `senator:${n}`).at = 'field';
    });
    expect(away.waitingFor).toEqual([0]);
  });
  test('[1.09.151-k] whoever has a Statesman with a Tribune of his own', () => {
    const p = onVote(RAISE, (g) => {
      g.senators.push(fresh(g, 'senator:22A', 1));
    });
    expect(p.waitingFor).toEqual([1]);
  });
  test('[card-83-a][amb-F3] whoever has Laenas, while a Land Bill is on the floor', () => {
    const laenas = (g: Meeting['g']): void => {
      g.senators.push({ ...fresh(g, 'senator:23A', 1), at: 'province:sicilia' });
    };
    const bill = { t: 'land-bill', type: 'I', sponsor: 'senator:7', coSponsor: 'senator:8' } as const;
    expect(onVote(bill, laenas).waitingFor).toEqual([1]);
    expect(onVote(RAISE, laenas).waitingFor).toEqual([0]);
  });
  test('[1.09.823-d][amb-78] nobody whose Faction is ruled by another', () => {
    const p = onVote(RAISE, (g) => {
      gives(g, 2, 'card:38');
      senator(g, 'senator:4').consulForLife = true;
    });
    expect(p.waitingFor).toEqual([1]);
    expect(p.as(1).offers('callClockwise')).toBeDefined();
  });
});

describe('passing for longer', () => {
  const proposes = (p: ReturnType<typeof inSenate>, n: number) =>
    p.as(0).does('propose', 'kind:raise').sets('legions', n).sets('fleets', 0);
  test('[amb-F5] until the end of this vote: not asked again before the last Faction, but with the next proposal', () => {
    const p = inSenate(business, undefined, (g) => gives(g, 2, 'card:38'));
    proposes(p, 1).as(2).does('passUntil', 'until:vote');
    p.as(0).does('callClockwise').as(1).does('aye').as(2).does('aye');
    expect(p.waitingFor).toEqual([0]);
    p.as(0).does('aye');
    proposes(p, 2);
    expect(p.waitingFor).toEqual([2]);
  });
  test('[amb-F5] until the Senate closes: not asked any more, but free to step in', () => {
    const p = inSenate(business, undefined, (g) => gives(g, 2, 'card:38'));
    proposes(p, 1).as(2).does('passUntil', 'until:senate');
    voting(p, 'aye', 'aye', 'aye');
    proposes(p, 2);
    expect(p.waitingFor).toEqual([0]);
    p.as(2).does('vetoByTribune', 'card:38').expectLog('senate.vetoed');
  });
});

describe('securing the next proposal in Prosecutions', () => {
  const among = (g: Meeting['g']): void => {
    gives(g, 2, 'card:38');
    g.senate.step = 'prosecutions';
    senator(g, 'senator:3').office = 'censor';
    senator(g, 'senator:5').corrupt = true;
  };
  test('[1.09.13-a][1.09.151-e] a Prosecution is no proposal: it can be vetoed, and nothing secured meanwhile', () => {
    const p = onVote(
      { t: 'prosecution', kind: 'minor', accused: 'senator:5', prosecutor: 'senator:2', ground: 'corrupt' },
      among,
      { by: 0, means: 'censor' },
    );
    expect(p.as(2).offers('reserveByTribune')).toBeUndefined();
    expect(p.as(2).offers('vetoByTribune')).toBeDefined();
  });
  test('[1.09.151-e][amb-12] what was secured during the trial of an Assassin’s Leader waits until they are over', () => {
    const p = onVote({ t: 'special-prosecution', accused: 'senator:4', popularity: 0 }, among, {
      by: 1,
      means: 'special',
    });
    expect(p.as(2).offers('vetoByTribune')).toBeUndefined();
    p.as(2).does('reserveByTribune', 'card:38');
    p.rolling(3, 4).as(0).does('callClockwise').as(1).does('nay').as(2).does('nay').as(0).does('nay');
    expect(p.g.senate.reserved).toEqual({ by: 2 });
    expect(p.as(0).offers('over')).toBeDefined();
  });
});
