import { describe, expect, test } from 'vitest';
import { senator } from '../rome/senators.ts';
import { rich } from '../testing/bare.ts';
import { gives, inSenate, onVote, RAISE, voting, who } from '../testing/meeting.ts';
import { newWar } from '../wars/wars.ts';
import { closing } from './adjourn.ts';
import { business } from './other-business.ts';
import type { Proposal } from './proposal.ts';
import { putToVote } from './proposals.ts';

/** Seat 1 has begun to buy votes when seat 2 sends an Assassin against `senator:2`. */
const bought = (die: number) => {
  const p = onVote(RAISE, (g) => {
    rich(g, 'senator:4', 5);
    g.factions[2]!.attempted = 0;
  });
  p.as(2).does('pass').as(0).does('callClockwise').as(1).does('buyVotes', { 'senator:4': 4 });
  p.as(2).does('assassinate', 'senator:2').does('sendAssassin', 'senator:7').rolling(die).does('strike');
  return p;
};

describe('somebody steps in while a Faction makes up its mind', () => {
  test('[1.09.721-a][1.09.141-b] nobody dies: what it has bought stands', () => {
    const p = bought(3);
    expect(p.as(1).offers('buyVotes')).toBeUndefined();
    p.does('aye').expectLog('senate.voted', { votes: 12, bought: 4 });
    expect(who(p, 4).talents).toBe(1);
  });

  test('[1.09.721-a][1.09.141-b] somebody dies: it begins anew, and has bought nothing yet', () => {
    const p = bought(6);
    expect(p.waitingFor).toEqual([1]);
    expect(p.as(1).offers('buyVotes')).toEqual(expect.objectContaining({ of: { 'senator:4': 5 } }));
    p.does('aye').expectLog('senate.voted', { votes: 8, bought: 0 });
    expect(who(p, 4).talents).toBe(5);
  });

  test('[1.09.721-a][1.09.721-b] the nominee dies: nobody is asked any more', () => {
    const p = onVote({ t: 'censor', nominee: 'senator:2' }, (g) => {
      Object.assign(g.senate, { step: 'censor', filled: { consuls: true, dictator: false, censor: false } });
      senator(g, 'senator:2').priorConsul = true;
      g.factions[2]!.attempted = 0;
    });
    p.as(2).does('pass').as(0).does('callClockwise');
    expect(p.waitingFor).toEqual([1]);
    p.as(2).does('assassinate', 'senator:2').does('sendAssassin', 'senator:7').rolling(6).does('strike');
    p.expectLog('senate.cancelled', { what: 'kind:censor' });
    expect(p.question?.prompt.k).toBe('testing');
  });

  test('[1.09.823-a][amb-6] a Consul for Life is elected meanwhile: his player decides now', () => {
    const legions = ['legion:0', 'legion:1', 'legion:2', 'legion:3', 'legion:4', 'legion:5'] as const;
    const proposal: Proposal = {
      t: 'deploy',
      orders: [{ t: 'send', commander: 'senator:1', war: 'war:3', legions, fleets: 3, replaces: '' }],
    };
    const p = inSenate(putToVote, { proposal, by: 0, means: 'presiding' }, (g) => {
      g.wars = [newWar('war:3', 'active', false)];
      for (const l of g.legions.slice(0, 10)) l.at = 'active';
      g.fleets = 5;
      gives(g, 2, 'card:38');
      senator(g, 'senator:8').influence = 21;
    });
    p.as(2).does('pass').as(0).does('callClockwise');
    expect(p.waitingFor).toEqual([1]);
    p.as(2).does('suspendByTribune', 'card:38').does('propose', 'kind:consul-for-life').does('nominate', 'senator:8');
    voting(p, 'aye', 'aye', 'aye');
    expect(who(p, 8).consulForLife).toBe(true);
    expect(p.waitingFor).toEqual([2]);
    expect(p.as(2).question?.prompt).toMatchObject({ k: 'ask.senate.vote', a: { by: 'faction:1' } });
  });
});

test('[amb-18][1.09.12-b] whoever presides after him is not bound by the order he published', () => {
  const p = onVote(RAISE, (g) => {
    g.factions[2]!.attempted = 0;
    senator(g, 'senator:5').influence = 20;
  });
  p.as(2).does('pass').as(0).does('callInOrder', ['faction:1', 'faction:2', 'faction:0']);
  expect(p.waitingFor).toEqual([1]);
  p.as(2).does('assassinate', 'senator:1').does('sendAssassin', 'senator:7').rolling(6).does('strike');
  expect(p.g.senate.presiding).toBe('senator:5');
  expect(p.waitingFor).toEqual([1]);
  p.as(1).does('callFaction', 'faction:2');
  expect(p.waitingFor).toEqual([2]);
});

describe('somebody steps in before a vote begins', () => {
  const opened = (die: number) => {
    const p = onVote(RAISE, (g) => {
      gives(g, 0, 'card:40');
      gives(g, 1, 'card:39');
      g.factions[2]!.attempted = 0;
    });
    p.as(1).does('pass');
    p.as(2).does('assassinate', 'senator:2').does('sendAssassin', 'senator:7').rolling(die).does('strike');
    if (p.as(0).offers('noBodyguard')) p.does('noBodyguard');
    return p;
  };
  test('[amb-F4] nobody dies: only those are asked who have not passed', () => {
    expect(opened(3).waitingFor).toEqual([0]);
  });
  test('[amb-F4][1.09.721-a] somebody dies: all are asked again', () => {
    expect(opened(6).waitingFor).toEqual([0, 1]);
  });
});

test('[amb-2] where one Faction alone votes, nobody is asked twice before it does', () => {
  const p = onVote(RAISE, (g) => {
    gives(g, 2, 'card:38');
    for (const n of [4, 5, 6, 7, 8, 9]) senator(g, `senator:${n}`).at = 'field';
  });
  p.as(2).does('pass');
  expect(p.waitingFor).toEqual([0]);
  expect(p.as(0).offers('aye')).toBeDefined();
});

test('[1.09.721-h][1.09.7-a] an attempt that fails leaves whoever is named in a draft in it', () => {
  const p = inSenate(business, undefined, (g) => {
    g.concessions = [{ id: 'concession:56', holder: 'forum', revealed: false, voted: 0 }];
    g.factions[2]!.attempted = 0;
  });
  p.as(0).does('propose', 'kind:concessions').does('concession', 'concession:56').does('recipient', 'senator:5');
  p.as(2).does('assassinate', 'senator:5').does('sendAssassin', 'senator:7').rolling(3).does('strike');
  p.as(0).does('put');
  expect(p.g.senate.floors).toHaveLength(1);
});

test('[1.09.151-e] a right that was secured is used before the meeting closes', () => {
  const p = inSenate(closing, undefined, (g) => {
    g.senate.reserved = { by: 2 };
  });
  expect(p.waitingFor).toEqual([2]);
  expect(p.as(2).offers('propose')).toBeDefined();
});
