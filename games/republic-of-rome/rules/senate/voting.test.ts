import { describe, expect, test } from 'vitest';
import { rich } from '../testing/bare.ts';
import { gives, inSenate, onVote, RAISE, result, voting, who } from '../testing/meeting.ts';
import { fresh } from '../rome/death.ts';
import { isInRome, senator } from '../rome/senators.ts';
import { newProvince } from '../wars/provinces.ts';
import { targets } from './assassins.ts';
import { voteTally, votesCast } from './counting.ts';
import type { Proposal } from './proposal.ts';
import { putToVote } from './proposals.ts';
import { prosecutionsStep } from './prosecutions/index.ts';
import { captured, revolts } from '../testing/people.ts';

const active = (p: ReturnType<typeof onVote>): number => p.g.legions.filter((l) => l.at === 'active').length;

describe('calling Factions', () => {
  test('[1.09.12-b][1.09.14-a][1.09.14-b] the PM calls Factions one by one in any order, each votes at once', () => {
    const p = onVote(RAISE);
    expect(p.waitingFor).toEqual([0]);
    p.as(0).does('callFaction', 'faction:2').expectLog('senate.called', { by: 'faction:2' });
    expect(p.waitingFor).toEqual([2]);
    p.as(2).does('aye');
    expect(p.waitingFor).toEqual([0]);
    p.as(0).refuses('callFaction', 'faction:2').does('callFaction', 'faction:1').as(1).does('aye');
    // The last one is called by itself.
    expect(p.waitingFor).toEqual([0]);
    p.as(0).does('nay');
    expect(result(p)).toBe('passed');
  });
  test('[1.09.12-b][amb-20] or he publishes an order of his own', () => {
    const p = onVote(RAISE).as(0).does('callInOrder', ['faction:2', 'faction:0', 'faction:1']);
    for (const seat of [2, 0, 1]) {
      expect(p.waitingFor).toEqual([seat]);
      p.as(seat).does('aye');
    }
    expect(result(p)).toBe('passed');
  });
  test('[1.09.14-e] the PM’s own Faction is called like the others', () => {
    onVote(RAISE).as(0).does('callFaction', 'faction:0').does('aye').does('callFaction', 'faction:1');
  });
  test('[1.09.12-d] nobody else is waited for before the vote is called', () => {
    const p = onVote(RAISE, (g) => gives(g, 1, 'card:38'));
    p.as(1).does('pass');
    expect(p.waitingFor).toEqual([0]);
    p.as(0).does('callClockwise');
    expect(p.waitingFor).toEqual([1]);
  });
  test('[1.09.14-f] votes already cast are open to those who vote later', () => {
    const p = onVote(RAISE).as(0).does('callClockwise').as(1).does('aye');
    const { floors } = p.view(2).senate;
    expect(floors[0]!.votes.map((b) => [b.senator, b.way, b.votes])).toEqual([
      ['senator:4', 'for', 3],
      ['senator:5', 'for', 3],
      ['senator:6', 'for', 2],
    ]);
    expect(p.as(2).question!.prompt.a).toMatchObject({ ayes: 8, nays: 0 });
  });
  test('[1.09.141-e][1.09.11-d] who is away casts no vote, and a Faction without anybody in Rome is not called', () => {
    const p = onVote(RAISE, (g) => {
      for (const n of [4, 5, 6]) senator(g, `senator:${n}`).at = 'province:sicilia';
      senator(g, 'senator:7').at = 'field';
      revolts(g, 'senator:8');
      captured(g, 'senator:9');
      senator(g, 'senator:2').at = 'field';
    });
    expect(p.waitingFor).toEqual([0]);
    p.as(0).does('aye');
    expect(p.logKeys()).toContain('senate.passed');
    p.expectLog('senate.voted', { votes: 5, who: ['senator:1', 'senator:3'] });
  });
});

describe('votes', () => {
  test('[1.09.141-a] ORA and Knights', () => {
    const p = onVote(RAISE, (g) => {
      senator(g, 'senator:4').knights = 2;
    });
    p.as(0).does('callClockwise').as(1).does('aye').expectLog('senate.voted', { votes: 10 });
  });
  test('[1.09.141-a][1.09.141-e][ex-13] 4 + 4 + 2 votes, and nothing of who governs a Province', () => {
    const p = onVote(RAISE, (g) => {
      g.senators = g.senators.filter((s) => s.faction !== 1);
      g.senators.push(
        { ...fresh(g, 'senator:12', 1), knights: 2 },
        fresh(g, 'senator:14', 1),
        fresh(g, 'senator:15', 1),
        {
          ...fresh(g, 'senator:16', 1),
          at: 'province:sicilia',
        },
      );
    });
    p.as(0).does('callFaction', 'faction:1').as(1).does('aye').expectLog('senate.voted', { votes: 10 });
  });
  test('[1.09.141-b][1.09.141-c][1.09.141-d] bought for one vote, paid to the Bank when called, and gone', () => {
    const p = onVote(RAISE, (g) => {
      rich(g, 'senator:4', 5);
      rich(g, 'senator:5', 1);
    });
    p.as(0).does('callClockwise');
    p.as(1).refuses('buyVotes', { 'senator:4': 6 }).refuses('buyVotes', { 'senator:6': 1 });
    const { bank } = p.g;
    p.does('buyVotes', { 'senator:4': 4, 'senator:5': 1 });
    expect(who(p, 4).talents).toBe(5);
    p.does('nay');
    expect(who(p, 4).talents).toBe(1);
    expect(who(p, 5).talents).toBe(0);
    expect(p.g.bank).toBe(bank + 5);
    expect(votesCast(p.g.senate.floors[0]!, 'against')).toBe(13);
    expect(voteTally(p.g.senate.floors[0]!, 'against')).toMatchObject({ total: 13, of: 'against' });
    p.as(2).does('aye').as(0).does('aye');
    // 15 to 13: the money bought nothing, and is not given back.
    expect(result(p)).toBe('passed');
    expect(who(p, 4).talents).toBe(1);
  });
  test('[1.09.141-d][amb-27][ex-75] bought votes are lost money when the vote is vetoed', () => {
    const p = onVote(RAISE, (g) => {
      rich(g, 'senator:4', 3);
      gives(g, 2, 'card:38');
    });
    p.as(2).does('pass');
    p.as(0).does('callClockwise').as(1).does('buyVotes', { 'senator:4': 3 }).does('aye');
    p.as(2).does('vetoByTribune', 'card:38');
    expect(result(p)).toBe('vetoed');
    expect(who(p, 4).talents).toBe(0);
  });
  test('[1.09.142-a][1.09.142-c][amb-28] Senators of a Faction vote differently, each with all his votes', () => {
    const p = onVote(RAISE).as(0).does('callClockwise').as(1).does('split');
    p.does('aye').does('nay').does('abstain');
    expect(p.g.senate.floors[0]!.votes.map((b) => [b.senator, b.way, b.votes])).toEqual([
      ['senator:4', 'for', 3],
      ['senator:5', 'against', 3],
      ['senator:6', 'abstain', 0],
    ]);
  });
  test('[1.09.142-b] a vote is final, and ends the right to veto it', () => {
    const p = onVote(RAISE, (g) => gives(g, 1, 'card:38'));
    p.as(1).does('pass');
    p.as(0).does('callClockwise');
    expect(p.as(1).offers('vetoByTribune')).toBeDefined();
    p.as(1).does('aye');
    expect(p.as(1).offers('vetoByTribune')).toBeUndefined();
    p.as(1).refuses('nay').refuses('aye');
  });
  test('a draft is nobody else’s to see', () => {
    const p = onVote(RAISE, (g) => rich(g, 'senator:4', 5))
      .as(0)
      .does('callClockwise');
    p.as(1).does('buyVotes', { 'senator:4': 5 }).does('split').does('nay');
    const seen = (seat: number) => JSON.stringify(p.view(seat).flow.at(-1)!.local);
    expect(seen(1)).toContain('against');
    expect(seen(2)).not.toContain('against');
    expect(seen(2)).not.toContain('"senator:4"');
  });
});

test('[1.09.14-c][1.09.14-d] one procedure for everything, but nobody abstains on a Land Bill', () => {
  const abstains = (p: ReturnType<typeof onVote>) => p.as(0).does('callFaction', 'faction:1').as(1).offers('abstain');
  expect(abstains(onVote(RAISE))).toBeDefined();
  expect(abstains(onVote({ t: 'censor', nominee: 'senator:5' }))).toBeDefined();
  expect(abstains(onVote({ t: 'land-bill', type: 'I', sponsor: 'senator:4', coSponsor: 'senator:5' }))).toBeUndefined();
});

test('[1.09.12-e][1.09.14-d] who says nothing abstains; on a Land Bill he is against it, on a repeal for it', () => {
  const silent = (proposal: Proposal, patch: Parameters<typeof onVote>[1] = () => {}): readonly string[] => {
    const p = onVote(proposal, patch);
    p.as(p.waitingFor[0]!).does('callFaction', 'faction:2');
    const [asked] = p.waitingFor;
    p.as(asked!)
      .saysNothing()
      .expectLog('silent', { who: `faction:${asked}` });
    expect(p.g.senate.floors[0]!.called).toEqual([2]);
    return p.g.senate.floors[0]!.votes.map((v) => v.way);
  };
  expect(silent(RAISE)).toEqual(['abstain', 'abstain', 'abstain']);
  expect(silent({ t: 'land-bill', type: 'I', sponsor: 'senator:4', coSponsor: 'senator:5' })).toEqual([
    'against',
    'against',
    'against',
  ]);
  expect(
    silent({ t: 'repeal', type: 'II', sponsor: 'senator:4' }, (g) => {
      g.landBills.II = 1;
      senator(g, 'senator:4').popularity = 9;
    }),
  ).toEqual(['for', 'for', 'for']);
  // [1.09.823-i] It is the Consul for Life who says nothing, and nobody he rules is against a Land Bill.
  const ruled = silent({ t: 'land-bill', type: 'I', sponsor: 'senator:4', coSponsor: 'senator:5' }, (g) => {
    senator(g, 'senator:4').consulForLife = true;
  });
  expect(ruled).toEqual(['for', 'for', 'for']);
});

test('[1.09.12-e] what he had begun to sort and to buy is lost with his vote, also where silence is a vote; it costs nothing', () => {
  const bill: Proposal = { t: 'land-bill', type: 'I', sponsor: 'senator:7', coSponsor: 'senator:8' };
  for (const [proposal, way] of [
    [RAISE, 'abstain'],
    [bill, 'against'],
  ] as const) {
    const p = onVote(proposal, (g) => rich(g, 'senator:4', 5));
    p.as(0).does('callFaction', 'faction:1').as(1).does('buyVotes', { 'senator:4': 3 }).does('split').does('aye');
    p.saysNothing();
    expect(p.g.senate.floors[0]!.votes).toMatchObject([4, 5, 6].map(() => ({ way, bought: 0 })));
    expect(who(p, 4).talents).toBe(5);
    expect(p.canUndo(1)).toBe(false);
  }
});

test('[1.09.12-b][amb-106] a PM who calls nobody calls all from his left; [1.09.144-a] unanimously defeated he loses 1 Influence', () => {
  const p = onVote(RAISE).as(0).saysNothing();
  expect(p.waitingFor).toEqual([1]);
  const before = who(p, 1).influence;
  p.as(1).does('nay').as(2).does('nay').as(0).does('aye').saysNothing();
  expect(who(p, 1).influence).toBe(before - 1);
  expect(result(p)).toBe('failed');
});

test('[1.09.16-c][ex-08] who is elected Governor is out of Rome, and safe, from the last vote on', () => {
  const p = onVote({ t: 'governors', posts: [{ province: 'province:sicilia', senator: 'senator:5' }] }, (g) => {
    g.provinces.push(newProvince('province:sicilia', false));
    g.factions[2]!.attempted = 0;
  });
  p.as(2).does('pass').as(0).does('callClockwise').as(1).does('aye').as(2).does('aye');
  // Until the last vote is cast he can be killed.
  expect(p.waitingFor).toEqual([2]);
  expect(p.as(2).offers('assassinate')).toMatchObject({ of: expect.arrayContaining(['senator:5']) });
  p.as(2).does('pass').as(0).does('aye');
  expect(who(p, 5).at).toBe('province:sicilia');
  p.change((g) => {
    for (const f of g.factions) f.attempted = 0;
  });
  expect(isInRome(who(p, 5))).toBe(false);
  expect(targets(p.g, 0).map((s) => s.id)).not.toContain('senator:5');
});

describe('passage', () => {
  test('[1.09.143-a][1.09.16-a] more than half passes, and it is done at once', () => {
    const p = voting(onVote(RAISE), 'aye', 'nay', 'aye');
    expect(result(p)).toBe('passed');
    expect(active(p)).toBe(1);
    expect(p.g.state).toBe(90);
    expect(p.g.senate.floors).toEqual([]);
  });
  test('[1.09.143-a][ex-73] a tie fails', () => {
    const p = voting(onVote(RAISE), 'aye', 'nay', 'abstain');
    expect(result(p)).toBe('failed');
    expect(active(p)).toBe(0);
  });
  test('[1.09.143-b][ex-73] abstentions are not votes cast', () => {
    const p = onVote(RAISE).as(0).does('callClockwise').as(1).does('abstain').as(2).does('abstain').as(0).does('split');
    p.does('aye').does('abstain').does('abstain');
    expect(result(p)).toBe('passed');
  });
  test('[1.09.143-c][ex-73] without a vote in favour it fails', () => {
    expect(result(voting(onVote(RAISE), 'abstain', 'abstain', 'abstain'))).toBe('failed');
  });
  test('[1.09.16-b][amb-2][amb-F1][amb-F3] nothing comes between the last vote and what it does: the last voter only is asked', () => {
    const p = onVote(RAISE, (g) => gives(g, 2, 'card:38', 'card:39'));
    p.as(2).does('pass');
    p.as(0).does('callInOrder', ['faction:2', 'faction:1', 'faction:0']).as(2).does('nay').as(1).does('aye');
    // [w3] Before the last is called, everybody who might act is asked.
    expect(p.waitingFor).toEqual([2]);
    p.as(2).does('pass').as(0).does('aye');
    expect(active(p)).toBe(1);
    expect(p.as(2).offers('vetoByTribune')).toBeUndefined();
    expect(p.as(0).offers('over')).toBeDefined();
  });
});

describe('unanimous defeat', () => {
  const defeat = (patch: Parameters<typeof onVote>[1] = () => {}) => voting(onVote(RAISE, patch), 'nay', 'nay', 'aye');
  test('[1.09.144-a][1.09.144-c] all the others’ Senators against: the PM’s player chooses to lose 1 Influence', () => {
    const p = defeat();
    expect(p.waitingFor).toEqual([0]);
    p.as(0).does('loseInfluence').expectLog('senate.losesInfluence', { who: 'senator:1' });
    expect(who(p, 1).influence).toBe(4);
    expect(p.g.senate.presiding).toBe('senator:1');
  });
  test('[1.09.144-a][1.09.144-d][1.09.144-e] or steps down: he keeps his office and the next in rank presides', () => {
    const p = defeat((g) => {
      senator(g, 'senator:8').office = 'censor';
    });
    p.as(0).does('giveUpChair').expectLog('senate.presides', { who: 'senator:8' });
    expect(who(p, 1)).toMatchObject({ office: 'rome-consul', influence: 5 });
    expect(p.g.senate.steppedDown).toEqual(['senator:1']);
  });
  test('[1.09.144-b] with no Influence he must step down', () => {
    const p = defeat((g) => {
      senator(g, 'senator:1').influence = 0;
    });
    expect(result(p)).toBe('failed');
    expect(p.g.senate.steppedDown).toEqual(['senator:1']);
  });
  test('[1.09.144-h][1.09.144-a][amb-95][ex-74] one abstention by another player prevents it', () => {
    const p = onVote(RAISE).as(0).does('callClockwise').as(1).does('nay').as(2).does('split');
    p.does('nay').does('nay').does('abstain').as(0).does('aye');
    expect(result(p)).toBe('failed');
    expect(who(p, 1).influence).toBe(5);
  });
  test('[1.09.144-h] so does one vote in favour, and his own votes do not matter', () => {
    const p = onVote(RAISE).as(0).does('callClockwise').as(1).does('nay').as(2).does('split');
    p.does('nay').does('nay').does('aye').as(0).does('nay');
    expect(result(p)).toBe('failed');
    expect(voting(onVote(RAISE), 'nay', 'nay', 'nay').as(0).offers('loseInfluence')).toBeDefined();
  });
  test('[1.09.144-a][amb-95] with nobody else in Rome there is no such thing', () => {
    const p = onVote(RAISE, (g) => {
      for (const s of g.senators) if (s.faction !== 0) s.at = 'province:sicilia';
    });
    p.as(0).does('nay');
    expect(result(p)).toBe('failed');
  });
  test('[1.09.144-g] no penalty for what a Tribune put', () => {
    const p = voting(
      onVote(RAISE, () => {}, { by: 0, means: 'tribune' }),
      'nay',
      'nay',
      'aye',
    );
    expect(result(p)).toBe('failed');
  });
  test('[1.09.144-f] several may lose the chair in one meeting', () => {
    const p = inSenate(putToVote, { proposal: RAISE, by: 0, means: 'presiding' }, (g) => {
      g.senate.steppedDown = ['senator:9'];
      for (const s of g.senators) s.influence = 0;
    });
    voting(p, 'nay', 'nay', 'aye');
    expect(p.g.senate.steppedDown).toEqual(['senator:9', 'senator:1']);
    expect(p.g.senate.presiding).toBe('senator:4');
  });
});

describe('deaths during a vote', () => {
  test('[1.09.721-a][1.09.12-g][amb-18] the PM dies: the vote goes on under the next, who calls those left; nobody is punished', () => {
    const p = onVote(RAISE, (g) => {
      gives(g, 2, 'card:38');
      senator(g, 'senator:8').office = 'censor';
    });
    p.as(2).does('pass').as(0).does('callFaction', 'faction:1').as(1).does('nay');
    p.change((g) => {
      g.senate.floors[0]!.dead.push('senator:1');
      senator(g, 'senator:1').office = '';
      senator(g, 'senator:1').at = 'mission';
    });
    expect(p.waitingFor).toEqual([2]);
    p.as(2).does('callFaction', 'faction:2').does('nay');
    p.as(2).does('pass');
    expect(p.waitingFor).toEqual([0]);
    p.as(0).does('nay');
    expect(result(p)).toBe('failed');
  });
  test('[1.05.3-h][amb-14] the heir of a Leader has come since: he does not vote on it', () => {
    const p = onVote(RAISE, (g) => {
      g.factions[2]!.attempted = 0;
    });
    p.as(2).does('assassinate', 'senator:4').does('sendAssassin', 'senator:7').rolling(6).does('strike');
    expect(who(p, 4)).toMatchObject({ faction: 1, at: 'rome' });
    p.as(0).does('callFaction', 'faction:1').as(1).does('aye');
    expect(p.g.senate.floors[0]!.votes.map((v) => v.senator)).toEqual(['senator:5', 'senator:6']);
  });
  test('[1.09.721-f] votes cast by somebody who then died still count', () => {
    const p = onVote(RAISE).as(0).does('callClockwise').as(1).does('aye');
    p.change((g) => {
      g.senate.floors[0]!.dead.push('senator:4');
      g.senators = g.senators.filter((s) => s.id !== 'senator:4');
    });
    expect(votesCast(p.g.senate.floors[0]!, 'for')).toBe(8);
    p.as(2).does('nay').as(0).does('abstain');
    expect(result(p)).toBe('failed');
    expect(p.logKeys()).toContain('senate.defeated');
  });
  test('[1.09.721-e] the Censor dies in a Prosecution: it is cancelled, and no more are possible', () => {
    const p = inSenate(prosecutionsStep, undefined, (g) => {
      senator(g, 'senator:3').office = 'censor';
      for (const n of [5, 8]) senator(g, `senator:${n}`).corrupt = true;
    });
    p.as(0).does('prosecute', 'senator:5').does('charge', 'charge:corrupt').does('appointProsecutor', 'senator:2');
    p.as(0).does('callFaction', 'faction:2').as(2).does('aye');
    p.change((g) => {
      g.senate.floors[0]!.dead.push('senator:3');
      senator(g, 'senator:3').office = '';
    });
    p.as(0).does('callFaction', 'faction:0').does('aye').expectLog('senate.cancelled');
    expect(p.as(0).offers('over')).toBeDefined();
    expect(who(p, 5).influence).toBe(4);
  });
  test('[1.09.721-b] a nominee dies: the nomination is cancelled, and is not barred', () => {
    const p = onVote({ t: 'censor', nominee: 'senator:5' }, (g) => {
      g.senate.step = 'censor';
      g.senate.filled.censor = false;
    });
    p.as(0).does('callFaction', 'faction:1').as(1).does('aye');
    p.change((g) => g.senate.floors[0]!.dead.push('senator:5'));
    p.as(0).does('callFaction', 'faction:2').as(2).does('aye');
    expect(result(p)).toBe('cancelled');
    expect(p.g.senate.rejected).toEqual([]);
    expect(who(p, 5).office).toBe('');
  });
});
