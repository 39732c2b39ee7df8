import { describe, expect, test } from 'vitest';
import { fresh } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import { newProvince } from '../wars/provinces.ts';
import { newWar } from '../wars/wars.ts';
import { allPass, gives, inSenate, onVote, RAISE, result, voting, who } from '../testing/meeting.ts';
import { business } from './other-business.ts';
import { closing } from './adjourn.ts';
import { senate } from './index.ts';
import { censorStep } from './elections/steps.ts';
import type { Proposal } from './proposal.ts';
import { prosecutionsStep } from './prosecutions/index.ts';
import { putToVote } from './proposals.ts';
import { captured } from '../testing/people.ts';

const menu = (patch: Parameters<typeof inSenate>[2] = () => {}) => inSenate(business, undefined, patch);
const kinds = (p: ReturnType<typeof menu>): readonly string[] => {
  const o = p.offers('propose');
  return o?.t === 'pick' ? o.of : [];
};

describe('proposals by Tribune', () => {
  test('[1.09.15-a][1.09.15-b][1.09.151-a][1.09.151-b][card-38-a] the card is discarded, what it proposes is on the floor, and the PM calls the votes', () => {
    const p = menu((g) => gives(g, 1, 'card:38'));
    p.as(1).does('proposeByTribune', 'card:38').expectLog('senate.tribune', { by: 'faction:1' });
    expect(p.g.discards).toContain('card:38');
    expect(p.waitingFor).toEqual([1]);
    p.does('propose', 'kind:raise').sets('legions', 2).sets('fleets', 0);
    expect(p.g.senate.floors.at(-1)).toMatchObject({ by: 1, means: 'tribune', proposer: '' });
    // [1.09.13-e]
    expect(p.waitingFor).toEqual([0]);
    voting(p, 'aye', 'nay', 'aye');
    expect(p.g.legions.filter((l) => l.at === 'active')).toHaveLength(2);
    expect(p.waitingFor).toEqual([0]);
    expect(p.as(0).offers('adjourn')).toBeDefined();
  });
  test('[1.09.13-d][1.09.13-e] its player fixes the wording, the PM calls', () => {
    const p = menu((g) => gives(g, 2, 'card:38'))
      .as(2)
      .does('proposeByTribune', 'card:38');
    expect(p.as(0).offers('propose')).toBeUndefined();
    p.as(2).does('propose', 'kind:raise').sets('legions', 0).sets('fleets', 1);
    p.as(2).refuses('callClockwise').as(0).does('callClockwise');
  });
  test('[1.09.15-d] no Senator in Rome is needed', () => {
    const p = menu((g) => {
      gives(g, 1, 'card:38');
      for (const n of [4, 5, 6]) senator(g, `senator:${n}`).at = 'province:sicilia';
      g.senators.push(fresh(g, 'senator:11', 0), fresh(g, 'senator:12', 0));
    });
    p.as(1).does('proposeByTribune', 'card:38').does('propose', 'kind:raise');
  });
  test('[1.09.151-c][1.09.151-l] only what is legal at this step: no other business before the Censor is in office', () => {
    const p = inSenate(censorStep, undefined, (g) => {
      gives(g, 1, 'card:38');
      g.senate.step = 'censor';
      g.senate.filled.censor = false;
    });
    p.as(1).does('proposeByTribune', 'card:38');
    expect(kinds(p)).toEqual(['kind:censor']);
  });
  test('[1.09.151-d] not while a proposal is on the floor', () => {
    const p = onVote(RAISE, (g) => gives(g, 1, 'card:38'));
    expect(p.as(1).offers('proposeByTribune')).toBeUndefined();
    expect(p.as(1).offers('reserveByTribune')).toBeDefined();
  });
  test('[1.09.151-g][1.09.151-i] neither a Prosecution nor adjournment can be proposed; sending the PM to war can', () => {
    const p = menu((g) => {
      gives(g, 1, 'card:38');
      g.wars = [newWar('war:1', 'active', false)];
      for (const l of g.legions.slice(0, 12)) l.at = 'active';
      g.fleets = 5;
      senator(g, 'senator:4').corrupt = true;
    });
    p.as(1).does('proposeByTribune', 'card:38');
    expect(kinds(p)).toContain('kind:deploy');
    expect(kinds(p)).not.toContain('kind:prosecution');
    expect(p.offers('adjourn')).toBeUndefined();
  });
  test('[1.09.151-k][card-33-a][card-126-a][card-130-a][amb-22] a Statesman’s own Tribune, once a turn, also away from Rome', () => {
    for (const id of ['senator:22A', 'senator:22B', 'senator:28A'] as const) {
      const p = menu((g) => {
        g.senators.push({ ...fresh(g, id, 2), at: 'province:sicilia' });
      });
      p.as(2).does('proposeByTribune', id).does('forgo');
      expect(p.as(2).offers('proposeByTribune')).toBeUndefined();
      expect(p.g.discards).toEqual([]);
      p.change((g) => {
        g.turn++;
      });
      expect(p.as(2).offers('proposeByTribune')).toBeDefined();
      p.change((g) => {
        captured(g, id);
      });
      expect(p.as(2).offers('proposeByTribune')).toBeUndefined();
    }
  });
  test('[1.09.15-c][amb-3] who comes second keeps his card: only one is played for a proposal at a time', () => {
    const p = menu((g) => {
      gives(g, 1, 'card:38');
      gives(g, 2, 'card:39');
    });
    p.as(1).does('proposeByTribune', 'card:38');
    p.as(2).refuses('proposeByTribune', 'card:39').does('pass').as(1).does('forgo');
    expect(p.g.factions[2]!.hand).toEqual(['card:39']);
    // [amb-3] The first came to nothing: the other may be played.
    p.as(2).does('proposeByTribune', 'card:39');
  });
});

describe('the next proposal', () => {
  const reserved = () => {
    const p = onVoteIn((g) => {
      gives(g, 1, 'card:38');
      gives(g, 2, 'card:39', 'card:40');
    });
    return p.as(1).does('reserveByTribune', 'card:38');
  };
  const onVoteIn = (patch: Parameters<typeof inSenate>[2]) =>
    menu(patch).as(0).does('propose', 'kind:raise').sets('legions', 1).sets('fleets', 0);
  test('[1.09.151-e][1.09.151-f][amb-5] a Tribune secures it while something is on the floor; no other can meanwhile, a veto can', () => {
    const p = reserved();
    p.as(2).does('pass');
    expect(p.g.senate.reserved).toEqual({ by: 1 });
    expect(p.as(2).offers('reserveByTribune')).toBeUndefined();
    expect(p.as(2).offers('vetoByTribune')).toBeDefined();
    p.as(2).does('passUntil', 'until:vote');
    voting(p, 'aye', 'aye', 'aye');
    expect(p.waitingFor).toEqual([1]);
    p.as(2).refuses('proposeByTribune', 'card:39');
    p.as(1).does('propose', 'kind:raise').sets('legions', 2).sets('fleets', 0);
    expect(p.g.senate.floors[0]).toMatchObject({ by: 1, means: 'tribune' });
  });
  test('[1.09.151-e] secured while Consuls are elected, it is the right to the next proposal there can be: who shall be Censor', () => {
    const p = inSenate(senate, undefined, (g) => {
      gives(g, 2, 'card:38');
      senator(g, 'senator:2').priorConsul = true;
    });
    p.as(0).does('nominate', 'senator:4').does('nominate', 'senator:7').as(2).does('reserveByTribune', 'card:38');
    voting(p, 'aye', 'aye', 'aye').as(1).does('wantRome').as(2).does('wantField');
    expect(p.g.senate.step).toBe('censor');
    expect(p.waitingFor).toEqual([2]);
    p.as(2).does('propose', 'kind:censor').does('nominate', 'senator:2');
    expect(p.g.senate.floors[0]).toMatchObject({ by: 2, means: 'tribune', proposal: { nominee: 'senator:2' } });
  });
  test('[1.09.151-e][amb-5] the right that is not used is lost', () => {
    const p = reserved();
    p.as(2).does('pass').as(2).does('passUntil', 'until:vote');
    voting(p, 'aye', 'aye', 'aye').as(1).does('forgo').expectLog('senate.nothingProposed');
    expect(p.g.senate.reserved).toBe('');
    expect(p.waitingFor).toEqual([0]);
  });
});

describe('vetoes', () => {
  test('[1.09.152-a][amb-1] before or during his turn to vote, out of turn too, never after', () => {
    const p = onVote(RAISE, (g) => gives(g, 2, 'card:38'));
    expect(p.as(2).offers('vetoByTribune')).toBeDefined();
    p.as(2).does('pass');
    expect(p.as(2).offers('vetoByTribune')).toBeDefined();
    p.as(0).does('callClockwise');
    expect(p.as(2).offers('vetoByTribune')).toBeDefined();
    p.as(1).does('aye');
    expect(p.as(2).offers('vetoByTribune')).toBeDefined();
    p.as(2).does('aye');
    expect(p.as(2).offers('vetoByTribune')).toBeUndefined();
  });
  test('[1.09.152-a][amb-1] a Faction without anybody in Rome may veto until the last vote', () => {
    const p = onVote(RAISE, (g) => {
      gives(g, 2, 'card:38');
      for (const n of [7, 8, 9]) senator(g, `senator:${n}`).at = 'province:sicilia';
    });
    p.as(2).does('pass').as(0).does('callFaction', 'faction:1').as(1).does('aye').as(2).does('pass');
    p.as(2).does('vetoByTribune', 'card:38');
    expect(result(p)).toBe('vetoed');
  });
  test('[1.09.152-b][1.09.152-g][1.09.14-b][amb-27] it annuls a majority that had been reached, counts as defeated, and costs the PM nothing', () => {
    const p = onVote(RAISE, (g) => gives(g, 2, 'card:38'));
    p.as(2).does('pass').as(0).does('callInOrder', ['faction:1', 'faction:0', 'faction:2']);
    p.as(1)
      .does('aye')
      .as(0)
      .does('aye')
      .as(2)
      .does('pass')
      .as(2)
      .does('vetoByTribune', 'card:38')
      .expectLog('senate.vetoed');
    expect(result(p)).toBe('vetoed');
    expect(p.g.legions.every((l) => l.at === 'pool')).toBe(true);
    expect(p.g.senate.rejected).toEqual(['raise 1 0']);
    expect(who(p, 1).influence).toBe(5);
  });
  test('[1.09.152-c][1.09.33-d] not against a Dictator, a Consul for Life or the trial of an Assassin’s Leader', () => {
    const offered = (p: ReturnType<typeof onVote>) => p.as(2).offers('vetoByTribune');
    const card = (g: Parameters<typeof gives>[0]) => gives(g, 2, 'card:38');
    expect(offered(onVote(RAISE, card))).toBeDefined();
    const dictators = onVote(RAISE, (g) => {
      card(g);
      senator(g, 'senator:1').office = 'dictator';
    });
    expect(offered(dictators)).toBeUndefined();
    // Voted on like everything else.
    dictators
      .as(2)
      .does('pass')
      .as(0)
      .does('callClockwise')
      .as(1)
      .does('nay')
      .as(2)
      .does('nay')
      .does('pass')
      .as(0)
      .does('aye');
    expect(dictators.logKeys()).toContain('senate.defeated');
    const life = onVote({ t: 'consul-for-life', nominee: 'senator:4' }, (g) => {
      card(g);
      senator(g, 'senator:4').influence = 25;
    });
    expect(offered(life)).toBeUndefined();
    const trial = onVote({ t: 'censor', nominee: 'senator:5' }, card, { by: 0, means: 'special' });
    expect(offered(trial)).toBeUndefined();
  });
  test('[1.09.152-d] adjournment cannot be vetoed', () => {
    const p = menu((g) => gives(g, 2, 'card:38'))
      .as(0)
      .does('adjourn');
    expect(p.as(2).offers('vetoByTribune')).toBeUndefined();
  });
  test('[1.09.152-e] the same slate cannot be nominated again this turn', () => {
    const p = inSenate(censorStep, undefined, (g) => {
      gives(g, 2, 'card:38');
      g.senate.step = 'censor';
      g.senate.filled.censor = false;
      for (const n of [4, 5, 6]) senator(g, `senator:${n}`).priorConsul = true;
    });
    p.as(0).does('nominate', 'senator:4').as(2).does('vetoByTribune', 'card:38');
    p.as(0).refuses('nominate', 'senator:4').does('nominate', 'senator:5');
  });
});

test('[1.09.152-e][1.09.4-g][ex-29] a veto against one of two candidates makes the other Censor', () => {
  const p = inSenate(censorStep, undefined, (g) => {
    gives(g, 2, 'card:38');
    g.senate.step = 'censor';
    g.senate.filled.censor = false;
    for (const n of [4, 8]) senator(g, `senator:${n}`).priorConsul = true;
  });
  p.as(0).does('nominate', 'senator:4').as(2).does('vetoByTribune', 'card:38');
  p.expectLog('senate.appointed', { who: ['senator:8'] });
  expect(who(p, 8)).toMatchObject({ office: 'censor', influence: 8 });
});

test('[1.09.152-f][1.09.422-b] a vetoed Prosecution counts, and its ground is used up for the turn', () => {
  const p = inSenate(prosecutionsStep, undefined, (g) => {
    gives(g, 2, 'card:38');
    senator(g, 'senator:3').office = 'censor';
    for (const n of [5, 8]) senator(g, `senator:${n}`).corrupt = true;
  });
  p.as(0).does('prosecute', 'senator:5').does('charge', 'charge:corrupt').does('appointProsecutor', 'senator:2');
  p.as(2).does('vetoByTribune', 'card:38').expectLog('senate.vetoed');
  expect(p.g.senate.minor).toBe(1);
  p.as(0).refuses('prosecute', 'senator:5').does('prosecute', 'senator:8');
});

describe('the departure of the PM', () => {
  const send: Proposal = {
    t: 'deploy',
    orders: [
      {
        t: 'send',
        commander: 'senator:1',
        war: 'war:3',
        legions: [
          'legion:0',
          'legion:1',
          'legion:2',
          'legion:3',
          'legion:4',
          'legion:5',
          'legion:6',
          'legion:7',
          'legion:8',
          'legion:9',
        ],
        fleets: 3,
        replaces: '',
      },
    ],
  };
  const leaving = (g: Parameters<typeof gives>[0]): void => {
    g.wars = [newWar('war:3', 'active', false)];
    for (const l of g.legions.slice(0, 10)) l.at = 'active';
    g.fleets = 5;
    gives(g, 2, 'card:38', 'card:39');
  };
  test('[1.09.642-a][1.09.642-d][1.09.151-i] sending the PM to war closes the Senate, and no Tribune keeps it open', () => {
    const p = inSenate(putToVote, { proposal: send, by: 0, means: 'presiding' }, leaving);
    p.as(2).does('passUntil', 'until:senate');
    voting(p, 'aye', 'aye', 'aye');
    expect(p.g.senate.departed).toBe(true);
    const q = inSenate(business, undefined, (g) => {
      leaving(g);
      g.senate.departed = true;
    });
    expect(q.as(0).offers('over')).toBeDefined();
    const closed = inSenate(closing, undefined, (g) => {
      leaving(g);
      g.senate.departed = true;
    });
    expect(closed.as(2).offers('reopenByTribune')).toBeUndefined();
    expect(closed.as(0).offers('over')).toBeDefined();
  });
  test('[1.09.642-d][1.09.151-e] nor does a right to the next proposal that was secured meanwhile', () => {
    const p = inSenate(putToVote, { proposal: send, by: 0, means: 'presiding' }, leaving);
    p.as(2).does('reserveByTribune', 'card:38').does('passUntil', 'until:senate');
    voting(p, 'aye', 'aye', 'aye');
    expect(result(p)).toBe('passed');
    const closed = inSenate(closing, undefined, (g) => {
      Object.assign(g.senate, { departed: true, reserved: { by: 2 } });
    });
    expect(closed.as(0).offers('over')).toBeDefined();
  });
  test('[1.09.642-b][1.09.151-j][amb-6] a Tribune suspends that vote until its own proposal is dealt with; votes cast stay cast', () => {
    const p = inSenate(putToVote, { proposal: send, by: 0, means: 'presiding' }, leaving);
    p.as(2).does('pass').as(0).does('callClockwise').as(1).does('aye');
    p.as(2).does('suspendByTribune', 'card:38').does('propose', 'kind:raise').sets('legions', 1).sets('fleets', 0);
    expect(p.g.senate.floors).toHaveLength(2);
    // [amb-6] Not while such a proposal is on the floor.
    expect(p.as(2).offers('suspendByTribune')).toBeUndefined();
    p.as(2).does('passUntil', 'until:senate');
    voting(p, 'aye', 'aye', 'aye');
    expect(p.g.senate.floors).toHaveLength(1);
    expect(p.g.senate.floors[0]!.called).toEqual([1]);
    p.as(2).does('aye').as(0).does('aye');
    expect(p.g.senate.departed).toBe(true);
  });
  test('[1.09.642-b][1.09.142-a][amb-6] who was still to say how he votes is sent away meanwhile: his Faction votes with those left', () => {
    const p = inSenate(putToVote, { proposal: send, by: 0, means: 'presiding' }, (g) => {
      leaving(g);
      g.provinces.push({ ...newProvince('province:sicilia', false), governor: 'senator:9', term: 2 });
      senator(g, 'senator:9').at = 'province:sicilia';
    });
    p.as(2).does('pass').as(0).does('callClockwise').as(1).does('split').does('aye').does('nay');
    p.as(2).does('suspendByTribune', 'card:38').does('propose', 'kind:governors');
    p.does('replaceGovernor', 'province:sicilia').does('nominate', 'senator:6').does('put');
    p.as(2).does('passUntil', 'until:senate');
    voting(p, 'aye', 'aye', 'aye');
    expect(p.waitingFor).toEqual([1]);
    p.as(1).does('aye');
    expect(p.g.senate.floors[0]!.votes.map((b) => b.senator)).toEqual(['senator:4', 'senator:5']);
  });
  test('[1.09.151-j][amb-6] a suspending proposal is not suspended, though it would send the PM away itself', () => {
    const p = inSenate(putToVote, { proposal: send, by: 0, means: 'presiding' }, leaving);
    p.as(2).does('suspendByTribune', 'card:38').does('propose', 'kind:deploy');
    p.does('sendCommander', 'senator:1').does('sendAgainst', 'war:3').sets('legions', 9).sets('fleets', 3).does('put');
    expect(p.g.senate.floors).toHaveLength(2);
    expect(p.as(2).offers('vetoByTribune')).toBeDefined();
    expect(p.as(2).offers('suspendByTribune')).toBeUndefined();
  });
  test('[1.09.642-b] only before his own vote, and only where the PM would leave', () => {
    const p = inSenate(putToVote, { proposal: send, by: 0, means: 'presiding' }, leaving);
    p.as(2).does('pass').as(0).does('callFaction', 'faction:2').as(2).does('aye');
    expect(p.as(2).offers('suspendByTribune')).toBeUndefined();
    expect(onVote(RAISE, leaving).as(2).offers('suspendByTribune')).toBeUndefined();
  });
  test('[1.09.642-c][ex-23] if the deployment has become impossible it fails by itself, and the Senate goes on', () => {
    const p = inSenate(putToVote, { proposal: send, by: 0, means: 'presiding' }, leaving);
    p.as(2).does('suspendByTribune', 'card:38').does('propose', 'kind:eliminate').sets('legions', 10).sets('fleets', 0);
    p.as(2).does('passUntil', 'until:vote');
    voting(p, 'aye', 'aye', 'aye').expectLog('recruitment.eliminated');
    allPass(p);
    expect(result(p)).toBe('cancelled');
    expect(p.g.senate.departed).toBe(false);
  });
});

describe('at adjournment', () => {
  test('[1.09.151-h][1.09.6-f][1.09.6-d][amb-4] a Tribune keeps the Senate open for one proposal, another for one more', () => {
    const p = inSenate(closing, undefined, (g) => gives(g, 2, 'card:38', 'card:39'));
    p.as(2).does('reopenByTribune', 'card:38').does('propose', 'kind:raise').sets('legions', 1).sets('fleets', 0);
    p.as(2).does('pass');
    voting(p, 'aye', 'aye', 'aye');
    // [amb-4] The PM proposes nothing more.
    expect(p.waitingFor).toEqual([2]);
    expect(p.as(0).offers('propose')).toBeUndefined();
    p.as(2).does('reopenByTribune', 'card:39').does('forgo');
    expect(p.as(0).offers('over')).toBeDefined();
    expect(p.g.senate.step).toBe('closed');
  });
});
