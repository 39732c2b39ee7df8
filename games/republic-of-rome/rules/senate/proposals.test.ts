import { describe, expect, test } from 'vitest';
import { highest } from '../rome/hrao.ts';
import { senator } from '../rome/senators.ts';
import { gives, inSenate, type Meeting, onVote, RAISE, result, voting, who } from '../testing/meeting.ts';
import type { SenatorId } from '../ids.ts';
import { legionRefs } from '../rome/forces.ts';
import { namesIn } from './floor.ts';
import { PROPOSAL_KINDS } from './proposal-kinds.ts';
import type { ProposalOf } from './proposal.ts';
import { business } from './other-business.ts';
import { presiding } from './presiding.ts';
import { kindsNow, mayComeToFloor, mayYetCome, putToVote } from './proposals.ts';
import { revolts } from '../testing/people.ts';

const menu = (patch: Parameters<typeof inSenate>[2] = () => {}): Meeting => inSenate(business, undefined, patch);

describe('who presides', () => {
  const first = (patch: (g: Meeting['g']) => void): string | undefined => {
    const p = menu(patch);
    return presiding(p.g)?.id;
  };
  test('[1.09.12-a][1.09.11-a][1.09.11-b] the highest in rank who is alive and in Rome', () => {
    const offices = ['dictator', 'rome-consul', 'field-consul', 'censor', 'master-of-horse'] as const;
    const all = (g: Meeting['g']): void =>
      offices.forEach((office, i) => {
        senator(g, `senator:${9 - i}`).office = office;
        senator(g, 'senator:1').office = '';
      });
    expect(first(all)).toBe('senator:9');
    for (let gone = 1; gone <= 5; gone++) {
      const left = first((g) => {
        all(g);
        for (let n = 0; n < gone; n++) senator(g, `senator:${9 - n}`).at = 'field';
        g.curia = [];
      });
      expect(left).toBe(gone === 5 ? 'senator:1' : `senator:${9 - gone}`);
    }
  });
  test('[1.09.11-c] without officials the most Influence, then ORA, then the lower number', () => {
    const none = (g: Meeting['g']): void => {
      senator(g, 'senator:1').office = '';
    };
    expect(first(none)).toBe('senator:1');
    expect(
      first((g) => {
        none(g);
        senator(g, 'senator:8').influence = 6;
      }),
    ).toBe('senator:8');
    // ORA 2 each, and 5 Influence.
    expect(
      first((g) => {
        none(g);
        senator(g, 'senator:1').influence = 0;
      }),
    ).toBe('senator:2');
    expect(
      first((g) => {
        none(g);
        for (const s of g.senators) s.influence = s.id === 'senator:7' || s.id === 'senator:8' ? 6 : 0;
      }),
    ).toBe('senator:8');
  });
  test('[1.09.11-d][1.09.11-f] Governors, Commanders, Captives and Rebels are not there; a Proconsul never presides', () => {
    const p = menu((g) => {
      senator(g, 'senator:1').office = '';
      Object.assign(senator(g, 'senator:4'), { office: 'proconsul', at: 'field', influence: 30 });
      Object.assign(senator(g, 'senator:5'), { at: 'province:sicilia', influence: 30 });
      Object.assign(senator(g, 'senator:6'), { captive: 'barbarians', at: 'field', influence: 30 });
      Object.assign(revolts(g, 'senator:7'), { at: 'field', influence: 30 });
    });
    expect(presiding(p.g)?.id).toBe('senator:1');
  });
  test('[1.09.11-c][1.09.11-f][own-5] where a Proconsul counts as in Rome, he ranks by Influence like anybody without office', () => {
    const { g } = menu((x) => {
      Object.assign(senator(x, 'senator:1'), { office: '', influence: 9 });
      Object.assign(senator(x, 'senator:4'), { office: 'proconsul', at: 'field', influence: 30 });
      Object.assign(senator(x, 'senator:7'), { office: 'proconsul', at: 'field', influence: 5 });
    });
    const of = (...ids: SenatorId[]) =>
      highest(
        g,
        ids.map((id) => senator(g, id)),
      )?.id;
    expect(of('senator:1', 'senator:4')).toBe('senator:4');
    expect(of('senator:4', 'senator:1')).toBe('senator:4');
    expect(of('senator:7', 'senator:1')).toBe('senator:1');
  });
  test('[1.09.11-e] always of this moment: a higher official who returns takes over', () => {
    const p = menu((g) => {
      Object.assign(senator(g, 'senator:4'), { office: 'dictator', at: 'field' });
    });
    expect(p.waitingFor).toEqual([0]);
    p.change((g) => {
      senator(g, 'senator:4').at = 'rome';
    });
    expect(p.waitingFor).toEqual([1]);
  });
  test('[1.09.12-a][1.09.4-f] the Censor in Prosecutions', () => {
    const p = menu((g) => {
      senator(g, 'senator:8').office = 'censor';
    });
    p.change((g) => {
      g.senate.step = 'prosecutions';
    });
    expect(presiding(p.g)?.id).toBe('senator:8');
  });
  test('[1.09.144-d][1.09.144-i] who stepped down ranks as before but presides no more; the next takes up where it stands', () => {
    const p = menu();
    p.as(0).does('propose', 'kind:raise').sets('legions', 1).sets('fleets', 0);
    voting(p, 'nay', 'nay', 'aye').as(0).does('giveUpChair');
    expect(p.g.senate.step).toBe('business');
    expect(who(p, 1).office).toBe('rome-consul');
    // senator:2 has most Influence of those left.
    expect(p.g.senate.presiding).toBe('senator:2');
    p.as(0).refuses('propose', 'kind:censor').does('propose', 'kind:raise');
  });
});

describe('what is put, and by whom', () => {
  test('[AGR-13] the time of a kind may still come, is now, or has gone by', () => {
    const { g } = menu();
    expect([mayYetCome(g, 'raise'), mayYetCome(g, 'prosecution'), mayYetCome(g, 'consuls')]).toEqual([
      true,
      false,
      false,
    ]);
    g.senate.step = 'prosecutions';
    expect([mayYetCome(g, 'raise'), mayYetCome(g, 'governors'), mayYetCome(g, 'consuls')]).toEqual([true, true, false]);
  });

  test('[1.09.12-a][amb-35] with nobody in Rome nothing is proposed: the meeting can only be adjourned', () => {
    const p = menu((g) => {
      for (const s of g.senators) Object.assign(s, { captive: 'barbarians', at: 'field', office: '' });
    });
    const [seat] = p.waitingFor;
    expect(p.as(seat!).offers('propose')).toBeUndefined();
    expect(p.does('adjourn').as(0).offers('over')).toBeDefined();
  });

  test('[1.09.12-c][1.09.13-b][1.09.6-a] only the PM proposes without a Tribune, in any order', () => {
    const p = menu();
    expect(p.waitingFor).toEqual([0]);
    for (const seat of [1, 2]) expect(p.as(seat).offers('propose')).toBeUndefined();
    p.as(0).does('propose', 'kind:raise').sets('legions', 2).sets('fleets', 1);
    expect(p.g.senate.floors).toHaveLength(1);
    expect(p.g.senate.floors[0]).toMatchObject({ by: 0, means: 'presiding', proposer: 'senator:1' });
  });
  test('[1.09.1-b][1.09.13-a] business is done by proposals that are voted on, nominations included', () => {
    const p = voting(onVote(RAISE), 'aye', 'aye', 'aye');
    expect(p.g.state).toBe(90);
    const q = inSenate(
      putToVote,
      { proposal: { t: 'censor', nominee: 'senator:5' }, by: 0, means: 'presiding' },
      (g) => {
        g.senate.step = 'censor';
        g.senate.filled.censor = false;
      },
    );
    expect(who(voting(q, 'aye', 'aye', 'aye'), 5).office).toBe('censor');
  });
  test('[1.09.13-f] one at a time', () => {
    const p = menu((g) => gives(g, 2, 'card:38'))
      .as(0)
      .does('propose', 'kind:raise')
      .sets('legions', 1)
      .sets('fleets', 0);
    p.as(2).refuses('proposeByTribune', 'card:38').does('pass');
    p.as(0).refuses('propose', 'kind:raise');
  });
  test('[1.09.17-a] nothing but what the rules define', () => {
    const p = menu();
    const offer = p.as(0).offers('propose');
    expect(offer).toMatchObject({ t: 'pick', of: ['kind:land-bill', 'kind:raise'] });
    p.refuses('propose', 'kind:prosecution').refuses('propose', 'kind:consuls').refuses('propose', 'kind:anything');
  });
  test('[1.09.6-b][1.09.6-c] one kind of business in a proposal, several of a kind in one vote', () => {
    const p = menu().as(0).does('propose', 'kind:raise').sets('legions', 2).sets('fleets', 3);
    expect(p.g.senate.floors[0]!.proposal).toEqual({ t: 'raise', legions: 2, fleets: 3 });
  });
  test('[1.09.12-f] the PM adjourns when nothing is on the floor', () => {
    const p = menu();
    p.as(0).does('propose', 'kind:raise').sets('legions', 1).sets('fleets', 0);
    expect(p.as(0).offers('adjourn')).toBeUndefined();
    voting(p, 'aye', 'aye', 'aye').as(0).does('adjourn').expectLog('senate.adjourned');
    expect(p.as(0).offers('over')).toBeDefined();
  });
});

describe('proposals that come back', () => {
  test('[1.09.131-a][1.09.131-b] the same cannot be put again this phase, another number can', () => {
    const p = menu();
    p.as(0).does('propose', 'kind:raise').sets('legions', 2).sets('fleets', 0);
    voting(p, 'nay', 'nay', 'aye').as(0).does('loseInfluence');
    p.does('propose', 'kind:raise').sets('legions', 2).sets('fleets', 0).expectLog('senate.notPut');
    expect(p.g.senate.floors).toEqual([]);
    p.does('propose', 'kind:raise').sets('legions', 1).sets('fleets', 0);
    expect(p.g.senate.floors).toHaveLength(1);
  });
  test('[1.09.131-c] the order of the names is no change', () => {
    const p = inSenate(putToVote, { proposal: RAISE, by: 0, means: 'presiding' }, (g) => {
      g.senate.rejected = ['consuls senator:4 senator:5'];
    });
    expect(mayComeToFloor(p.g, { t: 'consuls', pair: ['senator:5', 'senator:4'] })).toBe(false);
    expect(mayComeToFloor(p.g, { t: 'consuls', pair: ['senator:5', 'senator:6'] })).toBe(true);
  });
  test('[1.09.131-e] Consul for Life is voted on once a turn, whoever it is', () => {
    const p = onVote({ t: 'consul-for-life', nominee: 'senator:4' }, (g) => {
      senator(g, 'senator:4').influence = 21;
      senator(g, 'senator:7').influence = 22;
    });
    expect(kindsNow(p.g, 0, 'presiding')).toContain('kind:consul-for-life'.slice(5));
    voting(p, 'nay', 'nay', 'nay').as(0).does('loseInfluence');
    expect(result(p)).toBe('failed');
    expect(kindsNow(p.g, 0, 'presiding')).not.toContain('consul-for-life');
  });
  test('[1.09.131-b][1.09.131-c][ex-07] another number, person or part makes another proposal; another order does not', () => {
    const send = (commander: SenatorId, n: number): ProposalOf<'deploy'> => ({
      t: 'deploy',
      orders: [
        { t: 'send', commander, war: 'war:3', legions: legionRefs([...Array(n).keys()]), fleets: 0, replaces: '' },
      ],
    });
    const { g } = menu();
    const { deploy, governors, consuls } = PROPOSAL_KINDS;
    expect(deploy.key(send('senator:1', 8), g)).toBe(deploy.key(send('senator:1', 8), g));
    expect(deploy.key(send('senator:1', 7), g)).not.toBe(deploy.key(send('senator:1', 8), g));
    expect(deploy.key(send('senator:4', 8), g)).not.toBe(deploy.key(send('senator:1', 8), g));
    const citerior = { province: 'province:hispania-citerior', senator: 'senator:2' } as const;
    const sicilia = { province: 'province:sicilia', senator: 'senator:4' } as const;
    const posts = (...all: (typeof citerior | typeof sicilia)[]) => governors.key({ t: 'governors', posts: all }, g);
    expect(posts(sicilia, citerior)).toBe(posts(citerior, sicilia));
    expect(posts(citerior)).not.toBe(posts(citerior, sicilia));
    const pair = (a: SenatorId, b: SenatorId) => consuls.key({ t: 'consuls', pair: [a, b] }, g);
    expect(pair('senator:2', 'senator:4')).toBe(pair('senator:4', 'senator:2'));
    expect(pair('senator:2', 'senator:1')).not.toBe(pair('senator:4', 'senator:2'));
  });
  test('[1.09.131-a][1.09.131-b][amb-108] as many ordinary Legions are the same whichever they are; a Veteran is another', () => {
    const p = menu((g) => {
      for (const n of [3, 4, 5, 6, 7]) g.legions[n]!.at = 'active';
    });
    const eliminate = (n: number): Meeting =>
      p.as(0).does('propose', 'kind:eliminate').sets('legions', n).sets('fleets', 0);
    p.change((g) => void (g.fleets = 1));
    voting(eliminate(2), 'nay', 'abstain', 'nay');
    p.as(0).does('propose', 'kind:eliminate').sets('legions', 1).sets('fleets', 0);
    voting(p, 'aye', 'aye', 'aye');
    eliminate(2).expectLog('senate.notPut');
    const send = (...legions: number[]): ProposalOf<'deploy'> => ({
      t: 'deploy',
      orders: [
        { t: 'send', commander: 'senator:1', war: 'war:3', legions: legionRefs(legions), fleets: 0, replaces: '' },
      ],
    });
    const { deploy } = PROPOSAL_KINDS;
    expect(deploy.key(send(4, 5), p.g)).toBe(deploy.key(send(6, 7), p.g));
    p.g.legions[7]!.veteran = true;
    expect(deploy.key(send(4, 5), p.g)).not.toBe(deploy.key(send(6, 7), p.g));
  });
  test('everything a proposal names is found for the record', () => {
    expect(namesIn({ t: 'governors', posts: [{ province: 'province:sicilia', senator: 'senator:4' }] })).toEqual([
      'province:sicilia',
      'senator:4',
    ]);
  });
});
