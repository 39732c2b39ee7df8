import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import type { CardId } from '../../ids.ts';
import { maybeSenator, senator } from '../../rome/senators.ts';
import { business } from '../../senate/other-business.ts';
import { proposalInWords } from '../../senate/sentence.ts';
import { wages } from '../../testing/armies.ts';
import { at } from '../../testing/at.ts';
import { brings, CALPURNIAN, withLaws } from '../../testing/laws.ts';
import { gives, type Meeting, sitting, who } from '../../testing/meeting.ts';
import { allVote, ballots } from '../../testing/senate.ts';

const MILITARY_REFORMS = 'card:108';
const SERVILIAN = 'card:110';
const ACILIAN = 'card:111';

const atBusiness = (cards: readonly CardId[], patch: (g: Rome) => void = () => {}, rolling: number[] = []) =>
  withLaws(business, undefined, cards, patch, rolling);
const socialWar = (g: Rome): void => void wages(g, 'war:119');
const floorOf = (p: Meeting) => p.g.senate.floors.at(-1);

describe('the vote on a Law', () => {
  test('[2.06.2-a][2.06.2-c][2.06.2-m] it is in force when the Senate has passed it, not before; no Tribune is played', () => {
    const p = atBusiness([CALPURNIAN]);
    brings(p, CALPURNIAN).expectLog('senate.proposed', { by: 'faction:1', what: 'kind:law' });
    expect(p.g.laws).toEqual([]);
    expect(p.g.factions[1]!.hand).toEqual([]);
    expect(floorOf(p)).toMatchObject({ by: 1, means: 'law', proposal: { card: CALPURNIAN, sponsor: 'senator:4' } });
    allVote(p, 'aye').expectLog('laws.enacted', { card: CALPURNIAN });
    expect(p.g.laws).toEqual([CALPURNIAN]);
    expect(p.g.discards).toEqual([]);
    expect(p.g.advanced!.laws!.brought).toEqual([]);
  });

  test('[2.06.2-h] whoever presides calls the Factions', () => {
    const p = brings(atBusiness([CALPURNIAN]), CALPURNIAN);
    expect(p.waitingFor).toEqual([0]);
    p.as(0).does('callInOrder', ['faction:2', 'faction:1', 'faction:0']);
    expect(p.waitingFor).toEqual([2]);
  });

  test('[2.06.2-i] nobody can veto it', () => {
    const p = atBusiness([CALPURNIAN], (g) => gives(g, 2, 'card:38'));
    brings(p, CALPURNIAN);
    expect(p.waitingFor).toEqual([2]);
    expect(p.as(2).offers('reserveByTribune')).toBeDefined();
    expect(p.offers('vetoByTribune')).toBeUndefined();
  });

  test('[2.06.2-i] nor can the Pontifex Maximus, who could veto anything else', () => {
    const p = at(business, undefined, { seats: 3, options: { advanced: ['pontifex', 'passing-laws'] } }, (g) => {
      sitting(g);
      gives(g, 1, CALPURNIAN);
      senator(g, 'senator:7').office = 'pontifex';
    });
    p.as(0).does('propose', 'kind:raise').sets('legions', 1).sets('fleets', 0);
    expect(p.as(2).offers('vetoAsPontifex')).toBeDefined();
    brings(p, CALPURNIAN);
    while (floorOf(p)?.proposal.t === 'raise') p.as(p.waitingFor[0]!).saysNothing();
    expect(floorOf(p)?.proposal.t).toBe('law');
    expect(p.as(2).offers('vetoAsPontifex')).toBeUndefined();
  });

  test('[2.06.2-k] more votes for it than against it', () => {
    // Seat 0 has 7 votes, the others 8 each.
    expect(ballots(brings(atBusiness([CALPURNIAN]), CALPURNIAN), { 0: 'nay', 1: 'aye' }).g.laws).toEqual([CALPURNIAN]);
    expect(ballots(brings(atBusiness([CALPURNIAN]), CALPURNIAN), { 1: 'aye', 2: 'nay' }).g.laws).toEqual([]);
  });

  test('[2.06.2-n] a rejected Law is discarded, and its Sponsors gain nothing', () => {
    const p = atBusiness([CALPURNIAN]);
    const before = who(p, 4).influence;
    allVote(brings(p, CALPURNIAN), 'nay').expectLog('laws.rejected', { card: CALPURNIAN });
    expect([p.g.laws, p.g.discards, p.g.factions[1]!.hand]).toEqual([[], [CALPURNIAN], []]);
    expect(who(p, 4).influence).toBe(before);
  });

  test('[2.06.2-p][A2-133] voted down by all others, whoever presides loses nothing, though he brought it himself', () => {
    const p = atBusiness([], (g) => gives(g, 0, CALPURNIAN));
    p.as(0).does('playLaw', CALPURNIAN).does('nameSponsor', 'senator:1').does('nameSponsor', 'senator:2');
    const { influence } = who(p, 1);
    ballots(p, { 0: 'aye', 1: 'nay', 2: 'nay' });
    expect(p.as(0).offers('loseInfluence')).toBeUndefined();
    expect(p.as(0).offers('adjourn')).toBeDefined();
    expect([who(p, 1).influence, p.g.senate.presiding]).toEqual([influence, 'senator:1']);
  });
});

describe('rewards', () => {
  test('[2.06.3-a] 3 Influence for the Sponsor, 1 for the Co-Sponsor', () => {
    const p = atBusiness([CALPURNIAN]);
    const [sponsor, coSponsor] = [who(p, 4).influence, who(p, 5).influence];
    allVote(brings(p, CALPURNIAN), 'aye').expectLog('laws.rewarded', { who: 'senator:4', n: 3 }, '2.06.3-a');
    expect([who(p, 4).influence - sponsor, who(p, 5).influence - coSponsor]).toEqual([3, 1]);
  });

  test('[2.06.3-b][A2-134] the Law is in force first: Military Reforms keep its Sponsor from being Consul for Life', () => {
    const nearly = (g: Rome): void => void (senator(g, 'senator:4').influence = 33);
    const reformed = allVote(brings(atBusiness([MILITARY_REFORMS], nearly), MILITARY_REFORMS), 'aye');
    expect(who(reformed, 4)).toMatchObject({ influence: 36, consulForLife: false });
    const other = allVote(brings(atBusiness([CALPURNIAN], nearly), CALPURNIAN), 'aye');
    expect(who(other, 4)).toMatchObject({ influence: 36, consulForLife: true });
  });

  test('[A2-134] both have gained before it is seen who is Consul for Life', () => {
    const p = atBusiness([CALPURNIAN], (g) => {
      senator(g, 'senator:4').influence = 32;
      Object.assign(senator(g, 'senator:7'), { influence: 34 });
      // His Faction has more.
      senator(g, 'senator:8').influence = 30;
    });
    p.as(1).does('playLaw', CALPURNIAN).does('nameSponsor', 'senator:4').does('nameSponsor', 'senator:7');
    p.as(2).does('consent');
    allVote(p, 'aye');
    expect(p.lines('life.automatic')).toEqual([{ who: 'senator:7' }]);
  });

  test('[2.06.3-a][2.06.C-d] a penalty of the Law hits before the reward is paid', () => {
    const p = atBusiness(['card:160'], (g) => {
      socialWar(g);
      for (const n of [4, 5, 6]) senator(g, `senator:${n}`).influence = 2;
    });
    p.rolling(1, 2, 6);
    allVote(brings(p, 'card:160'), 'aye');
    expect([4, 5, 6].map((n) => who(p, n).influence)).toEqual([4, 1, 0]);
  });
});

describe('Sponsors who die', () => {
  /** Seat 2 kills one of them, while the Law is on the floor. */
  const killed = (victim: 'senator:4' | 'senator:5'): Meeting => {
    const p = atBusiness([CALPURNIAN], (g) => {
      g.factions[2]!.attempted = 0;
      g.factions[1]!.leader = 'senator:4';
    });
    brings(p, CALPURNIAN);
    p.as(2).rolling(6).does('assassinate', victim).does('sendAssassin', 'senator:9').does('strike');
    return p;
  };
  test('[2.06.2-j][2.06.3-c] the vote goes on; neither the dead man nor his heir gains', () => {
    const p = killed('senator:4');
    const heir = who(p, 4).influence;
    expect(floorOf(p)).toMatchObject({ proposal: { t: 'law', sponsor: '', coSponsor: 'senator:5' } });
    const { influence } = who(p, 5);
    allVote(p, 'aye');
    expect(p.g.laws).toEqual([CALPURNIAN]);
    expect([who(p, 4).influence, who(p, 5).influence]).toEqual([heir, influence + 1]);
  });
  test('[2.06.2-j][2.06.3-c] the same for a Co-Sponsor', () => {
    const p = killed('senator:5');
    expect(maybeSenator(p.g, 'senator:5')).toBeUndefined();
    const { influence } = who(p, 4);
    allVote(p, 'aye');
    expect([p.g.laws, who(p, 4).influence]).toEqual([[CALPURNIAN], influence + 3]);
  });
});

describe('what cards say of it', () => {
  test('[2.06.C-a] the Servilian Law brings Knights to the player of the card, not to the Sponsors’ Faction', () => {
    const p = atBusiness([SERVILIAN]);
    p.as(1).does('playLaw', SERVILIAN).does('nameSponsor', 'senator:7');
    p.as(2).does('consent');
    p.as(1).does('nameSponsor', 'senator:8');
    p.as(2).does('consent');
    allVote(p, 'aye');
    expect(p.g.factions.map((f) => f.servilian)).toEqual([false, true, false]);
  });

  const acilian = (g: Rome): void => void (g.laws = [CALPURNIAN, ACILIAN]);
  test('[2.06.C-b][A2-136] it repeals the Acilian Law by vote, and both cards are gone; its Sponsors gain', () => {
    const p = atBusiness([SERVILIAN], acilian);
    expect(p.as(1).offers('repealAcilian')).toBeUndefined();
    p.as(1).does('playLaw', SERVILIAN).does('repealAcilian');
    const { influence } = who(p, 4);
    p.does('nameSponsor', 'senator:4').does('nameSponsor', 'senator:5');
    expect(floorOf(p)).toMatchObject({ proposal: { card: SERVILIAN, repeals: ACILIAN } });
    allVote(p, 'aye').expectLog('law.repealed', { by: 'faction:1', law: ACILIAN });
    expect([p.g.laws, p.g.discards]).toEqual([[CALPURNIAN], [SERVILIAN, ACILIAN]]);
    expect(p.g.factions[1]!.servilian).toBe(false);
    expect(who(p, 4).influence).toBe(influence + 3);
  });
  test('[2.06.C-b][A2-136] rejected, it is discarded and the Acilian Law stays', () => {
    const p = atBusiness([SERVILIAN], acilian);
    p.as(1).does('playLaw', SERVILIAN).does('repealAcilian');
    allVote(p.does('nameSponsor', 'senator:4').does('nameSponsor', 'senator:5'), 'nay');
    expect([p.g.laws, p.g.discards]).toEqual([[CALPURNIAN, ACILIAN], [SERVILIAN]]);
  });
  test('[2.06.C-a][2.06.C-b] with the Acilian Law in force it may be passed for the Knights, and is when nothing is said', () => {
    for (const says of ['forKnights', 'nothing'] as const) {
      const p = atBusiness([SERVILIAN], acilian);
      p.as(1).does('playLaw', SERVILIAN);
      if (says === 'nothing') p.saysNothing();
      else p.does(says);
      allVote(p.as(1).does('nameSponsor', 'senator:4').does('nameSponsor', 'senator:5'), 'aye');
      expect(p.g.laws).toEqual([CALPURNIAN, ACILIAN, SERVILIAN]);
      expect(p.g.factions[1]!.servilian).toBe(true);
    }
  });

  test('[2.06.C-d] the Plautian-Papirian and Julian Laws cost their player alone, and only if they pass', () => {
    const popularity = (p: Meeting): number[] => p.g.senators.map((s) => s.popularity);
    const proposed = (card: CardId): Meeting => {
      const p = atBusiness([card], socialWar);
      p.as(1).does('playLaw', card).does('nameSponsor', 'senator:7');
      p.as(2).does('consent');
      p.as(1).does('nameSponsor', 'senator:8');
      p.as(2).does('consent');
      return p;
    };
    const passed = allVote(proposed('card:156'), 'aye');
    expect(popularity(passed)).toEqual([0, 0, 0, -1, -1, -1, 0, 0, 0]);
    expect(popularity(allVote(proposed('card:156'), 'nay')).filter((n) => n !== 0)).toEqual([]);
    // No dice are rolled.
    const rejected = proposed('card:160');
    const before = rejected.g.senators.map((s) => s.influence);
    expect(allVote(rejected, 'nay').g.senators.map((s) => s.influence)).toEqual(before);
  });
});

test('[2.06.2-e][2.06.2-j][2.06.C-b] what lies on the floor is told with those of its Sponsors who live, and what it repeals', () => {
  const p = { t: 'law', card: SERVILIAN, repeals: '', sponsor: 'senator:4', coSponsor: 'senator:5' } as const;
  expect(proposalInWords(p)).toMatchObject([
    { k: 'board.floor.law', a: { n: 2, sponsors: ['senator:4', 'senator:5'] } },
  ]);
  expect(proposalInWords({ ...p, sponsor: '' })).toMatchObject([{ a: { n: 1, sponsors: ['senator:5'] } }]);
  const repeals = { k: 'board.floor.law.repeal', a: { card: SERVILIAN, law: ACILIAN } };
  expect(proposalInWords({ ...p, repeals: ACILIAN })).toMatchObject([repeals]);
});
