/** Worked examples of the Senate: proposals, votes, elections, Tribunes. */
import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import type { LegionId, SenatorId } from '../ids.ts';
import { fresh } from '../rome/death.ts';
import { isInRome, senator } from '../rome/senators.ts';
import { changeInfluence } from '../rome/standing.ts';
import { targets } from '../senate/assassins.ts';
import { jointAppointment } from '../senate/elections/joint-appointment.ts';
import { censorStep } from '../senate/elections/steps.ts';
import { business } from '../senate/other-business.ts';
import type { Proposal } from '../senate/proposal.ts';
import { kindsNow, mayComeToFloor } from '../senate/proposals.ts';
import { repopulate } from '../senate/repopulating.ts';
import { rich, table } from '../testing/bare.ts';
import {
  allPass,
  gives,
  inSenate,
  type Meeting,
  onVote,
  RAISE,
  result,
  sitting,
  voting,
  who,
} from '../testing/meeting.ts';
import { newProvince } from '../wars/provinces.ts';
import { newWar } from '../wars/wars.ts';

const [FABIUS, CLAUDIUS, CORNELIUS] = ['senator:2', 'senator:5', 'senator:1'] as const;

describe('[ex-07] altered proposals', () => {
  /** Put, and voted down by seats 1 and 2. */
  const defeated = (p: Proposal, patch: (g: Rome) => void = () => {}): Rome => {
    const game = voting(onVote(p, patch), 'nay', 'nay', 'aye');
    if (game.as(0).offers('loseInfluence')) game.does('loseInfluence');
    expect(result(game)).toBe('failed');
    return game.g;
  };
  const send = (commander: SenatorId, n: number): Proposal => {
    const legions = Array.from({ length: n }, (_, i) => `legion:${i}` as LegionId);
    return { t: 'deploy', orders: [{ t: 'send', commander, war: 'war:5', legions, fleets: 0, replaces: '' }] };
  };
  test('[ex-07] Fabius with 8 Legions: with 7, or Claudius with 8, but not again', () => {
    const g = defeated(send(FABIUS, 8), (x) => {
      x.wars = [newWar('war:5', 'active', false)];
      for (const l of x.legions.slice(0, 8)) l.at = 'active';
      senator(x, FABIUS).office = 'dictator';
      senator(x, CLAUDIUS).office = 'field-consul';
    });
    expect([send(FABIUS, 8), send(FABIUS, 7), send(CLAUDIUS, 8)].map((p) => mayComeToFloor(g, p))).toEqual([
      false,
      true,
      true,
    ]);
  });
  test('[ex-07] two Governors: one of them alone', () => {
    const fabius = { province: 'province:hispania-citerior', senator: FABIUS } as const;
    const claudius = { province: 'province:sicilia', senator: CLAUDIUS } as const;
    const g = defeated({ t: 'governors', posts: [fabius, claudius] }, (x) => {
      x.provinces = [newProvince('province:hispania-citerior', false), newProvince('province:sicilia', false)];
    });
    expect(mayComeToFloor(g, { t: 'governors', posts: [claudius, fabius] })).toBe(false);
    expect(mayComeToFloor(g, { t: 'governors', posts: [fabius] })).toBe(true);
  });
  test('[ex-07] two Consuls: not in the other order, but each with somebody else', () => {
    const g = defeated({ t: 'consuls', pair: [FABIUS, CLAUDIUS] }, (x) => {
      x.senate.step = 'consuls';
      x.senate.filled.consuls = false;
      senator(x, CORNELIUS).office = '';
    });
    expect(mayComeToFloor(g, { t: 'consuls', pair: [CLAUDIUS, FABIUS] })).toBe(false);
    expect(mayComeToFloor(g, { t: 'consuls', pair: [FABIUS, CORNELIUS] })).toBe(true);
  });
  test('[ex-07] Mining refused to one is given to nobody this turn', () => {
    const p = inSenate(business, undefined, (g) => {
      g.concessions = (['concession:57', 'concession:59'] as const).map((id) => ({
        id,
        holder: 'forum',
        revealed: false,
        voted: 0,
      }));
    });
    p.as(0).does('propose', 'kind:concessions').does('concession', 'concession:57').does('recipient', FABIUS);
    voting(p.does('put'), 'nay', 'nay', 'aye').as(0).does('loseInfluence').does('propose', 'kind:concessions');
    p.refuses('concession', 'concession:57').does('concession', 'concession:59');
  });
  test('[ex-07] a Consul for Life refused: nobody is nominated this turn', () => {
    const g = defeated({ t: 'consul-for-life', nominee: CLAUDIUS }, (x) => {
      for (const id of [CLAUDIUS, 'senator:7']) senator(x, id).influence = 21;
    });
    expect(kindsNow(g, 0, 'presiding')).not.toContain('consul-for-life');
    expect(kindsNow(g, 1, 'tribune')).not.toContain('consul-for-life');
  });
});

describe('[ex-08] who is elected Governor', () => {
  const vote = () => {
    const p = onVote({ t: 'governors', posts: [{ province: 'province:sicilia', senator: CLAUDIUS }] }, (g) => {
      g.provinces.push(newProvince('province:sicilia', false));
      g.factions[2]!.attempted = 0;
    });
    return p.as(2).does('pass').as(0).does('callClockwise').as(1).does('aye').as(2).does('aye');
  };
  test('[ex-08] is away from the last vote on: no attempt on him, and no vote by him', () => {
    const p = vote().as(2).does('pass').as(0).does('aye');
    expect(who(p, 5).at).toBe('province:sicilia');
    expect(isInRome(who(p, 5))).toBe(false);
    expect(targets(p.g, 2).map((s) => s.id)).toEqual(expect.not.arrayContaining([CLAUDIUS]));
    p.as(2).refuses('assassinate', CLAUDIUS);
  });
  test('[ex-08] can be killed before it, and that comes first', () => {
    const p = vote().as(2).does('assassinate', CLAUDIUS).does('sendAssassin', 'senator:8').rolling(6).does('strike');
    p.expectLog('death', { who: CLAUDIUS });
    allPass(p);
    if (p.as(0).offers('aye')) p.does('aye');
    expect(p.g.provinces[0]!.governor).toBe('');
  });
});

test('[ex-13] 4 + 4 + 2 votes, and none of who governs a Province', () => {
  const p = onVote(RAISE, (g) => {
    g.senators = g.senators.filter((s) => s.faction !== 1);
    // Manlius with 2 Knights, Gracchus with 4 votes, Sulpicius the Leader, Papirius away.
    g.senators.push({ ...fresh(g, 'senator:12', 1), knights: 2 }, { ...fresh(g, 'senator:25A', 1), knights: 0 });
    g.senators.push(fresh(g, 'senator:15', 1), { ...fresh(g, 'senator:16', 1), at: 'province:sicilia' });
    g.factions[1]!.leader = 'senator:15';
  });
  p.as(0).does('callFaction', 'faction:1').as(1).does('aye').expectLog('senate.voted', { votes: 10 });
});

test('[ex-21] before there is a Censor a Tribune cannot propose to raise Legions', () => {
  const p = inSenate(censorStep, undefined, (g) => {
    gives(g, 1, 'card:38');
    g.senate.step = 'censor';
    g.senate.filled.censor = false;
  });
  p.as(1).does('proposeByTribune', 'card:38').refuses('propose', 'kind:raise');
  const later = inSenate(business, undefined, (g) => gives(g, 1, 'card:38'));
  later.as(1).does('proposeByTribune', 'card:38').does('propose', 'kind:raise');
});

describe('[ex-22] the only Consul', () => {
  const sole = () =>
    inSenate(jointAppointment, undefined, (g) => {
      g.senate.step = 'dictator';
      g.senate.filled.censor = false;
      g.wars = [newWar('war:1', 'active', false), newWar('war:5', 'active', false), newWar('war:8', 'active', false)];
      g.factions[2]!.attempted = 0;
    });
  test('[ex-22] killed before he has appointed anybody appoints nobody', () => {
    const p = sole().as(2).does('assassinate', 'senator:1').does('sendAssassin', 'senator:7').rolling(6).does('strike');
    p.expectLog('death', { who: 'senator:1' });
    expect(p.g.senators.some((s) => s.office === 'dictator')).toBe(false);
    expect(p.as(0).offers('nameDictator')).toBeUndefined();
  });
  test('[ex-22] once he has named one the Dictator stands, and the attempt may be made afterwards', () => {
    const p = sole().as(0).does('nameDictator', 'senator:5').as(1).does('masterOfHorse', 'senator:9');
    expect(who(p, 5).office).toBe('dictator');
    expect(targets(p.g, 2).map((s) => s.id)).toContain('senator:1');
  });
});

test('[ex-23] a deployment of the PM, suspended while its Legions are disbanded, fails by itself', () => {
  const legions = Array.from({ length: 10 }, (_, i) => `legion:${i}` as LegionId);
  const send: Proposal = {
    t: 'deploy',
    orders: [{ t: 'send', commander: 'senator:1', war: 'war:5', legions, fleets: 0, replaces: '' }],
  };
  const p = onVote(send, (g) => {
    g.wars = [newWar('war:5', 'active', false)];
    for (const l of g.legions.slice(0, 10)) l.at = 'active';
    gives(g, 2, 'card:38');
  });
  p.as(2).does('suspendByTribune', 'card:38').does('propose', 'kind:eliminate').sets('legions', 10);
  if (p.offers('fleets')) p.sets('fleets', 0);
  voting(p, 'aye', 'aye', 'aye').expectLog('recruitment.eliminated');
  allPass(p);
  expect(result(p)).toBe('cancelled');
  expect(p.g.forces).toEqual([]);
  // The Senate goes on.
  expect(p.g.senate.departed).toBe(false);
});

describe('[ex-24] mixed business', () => {
  const menu = () =>
    inSenate(business, undefined, (g) => {
      g.concessions = (['concession:57', 'concession:59'] as const).map((id) => ({
        id,
        holder: 'forum',
        revealed: false,
        voted: 0,
      }));
    });
  test('[ex-24] two Concessions for two Senators are one proposal; a Land Bill cannot be added', () => {
    const p = menu().as(0).does('propose', 'kind:concessions').does('concession', 'concession:57');
    p.does('recipient', FABIUS).refuses('landBill', 'land-bill:I').refuses('propose', 'kind:land-bill');
    p.does('concession', 'concession:59').does('recipient', CLAUDIUS);
    voting(p.does('put'), 'aye', 'aye', 'aye');
    expect(p.g.concessions.map((c) => c.holder)).toEqual([FABIUS, CLAUDIUS]);
  });
  test('[ex-24] nor can a Land Bill be of two types', () => {
    const p = menu().as(0).does('propose', 'kind:land-bill');
    const offer = p.offers('landBill');
    const [first, second] = offer?.t === 'pick' ? offer.of : [];
    p.does('landBill', first).refuses('landBill', second).refuses('concession', 'concession:57');
  });
});

describe('the Censor', () => {
  const election = (priors: number[], patch: (g: Rome) => void = () => {}): Meeting =>
    inSenate(censorStep, undefined, (g) => {
      g.senate.step = 'censor';
      g.senate.filled.censor = false;
      for (const n of priors) senator(g, `senator:${n}`).priorConsul = true;
      patch(g);
    });
  test('[ex-28] in turn 1 the temporary Rome Consul, who alone has been Consul, is appointed without a vote', () => {
    const p = election([1], (g) => {
      g.turn = 1;
      senator(g, 'senator:1').office = '';
      senator(g, 'senator:4').office = 'rome-consul';
      senator(g, 'senator:7').office = 'field-consul';
    });
    expect(who(p, 1)).toMatchObject({ office: 'censor', influence: 5 + 5 });
    p.expectLog('senate.appointed', { who: ['senator:1'] });
  });
  test('[ex-29] a veto against one of two candidates makes the other Censor without a vote', () => {
    const p = election([4, 8], (g) => gives(g, 2, 'card:38'));
    p.as(0).does('nominate', 'senator:4').as(2).does('vetoByTribune', 'card:38');
    p.expectLog('senate.appointed', { who: ['senator:8'] });
    expect([who(p, 4).office, who(p, 8).office]).toEqual(['', 'censor']);
    expect(mayComeToFloor(p.g, { t: 'censor', nominee: 'senator:4' })).toBe(false);
  });
});

describe('votes', () => {
  const ofTen = (g: Rome): void => {
    // 3 + 3 + 2 are 8; the others have 7 and 8.
    senator(g, 'senator:4').knights = 2;
    senator(g, 'senator:7').knights = 2;
  };
  test('[ex-73] 10 to 10 is defeated, 1 to none is passed, and without a vote it is defeated', () => {
    const tie = onVote(RAISE, ofTen)
      .as(0)
      .does('callClockwise')
      .as(1)
      .does('aye')
      .as(2)
      .does('nay')
      .as(0)
      .does('abstain');
    tie.expectLog('senate.defeated', { ayes: 10, nays: 10 });
    expect(result(tie)).toBe('failed');
    const one = onVote(RAISE, (g) => {
      g.senators = [...g.senators.filter((s) => s.faction !== 1), fresh(g, 'senator:17', 1)];
      g.factions[1]!.leader = 'senator:17';
    });
    one.as(0).does('callClockwise').as(1).does('aye').as(2).does('abstain').as(0).does('abstain');
    one.expectLog('senate.passed', { ayes: 1, nays: 0 });
    expect(result(one)).toBe('passed');
    expect(result(voting(onVote(RAISE), 'abstain', 'abstain', 'abstain'))).toBe('failed');
  });
  test('[ex-74] all the others against: the PM loses 1 Influence or steps down; with one abstention he does not', () => {
    const against = () => voting(onVote(RAISE), 'nay', 'nay', 'aye');
    expect(who(against().as(0).does('loseInfluence'), 1).influence).toBe(4);
    expect(against().as(0).does('giveUpChair').g.senate.steppedDown).toEqual(['senator:1']);
    const p = onVote(RAISE).as(0).does('callClockwise').as(1).does('nay').as(2).does('split');
    p.does('nay').does('nay').does('abstain').as(0).does('aye');
    expect(result(p)).toBe('failed');
    expect(who(p, 1).influence).toBe(5);
  });
  test('[ex-75] a veto after 30 to 5, by who has not voted, cancels it; the votes bought are lost money', () => {
    const p = onVote(RAISE, (g) => {
      // Seat 0 has 5 votes, seat 1 has 8 and buys 22.
      g.senators = g.senators.filter((s) => s.id !== 'senator:2');
      rich(g, 'senator:4', 22);
      gives(g, 2, 'card:38');
    });
    p.as(2).does('pass').as(0).does('callInOrder', ['faction:1', 'faction:0', 'faction:2']);
    p.as(1).does('buyVotes', { 'senator:4': 22 }).does('aye').expectLog('senate.voted', { votes: 30 });
    p.as(0).does('nay').expectLog('senate.voted', { votes: 5 });
    allPass(p).as(2).does('vetoByTribune', 'card:38');
    expect(result(p)).toBe('vetoed');
    expect(who(p, 4).talents).toBe(0);
    expect(p.g.legions.every((l) => l.at === 'pool')).toBe(true);
  });
});

test('[ex-96] seven in Rome: the uppermost of the Curia joins the smaller Faction with less Influence in Rome', () => {
  const p = inSenate(repopulate, undefined, (g) => {
    g.senators = [1, 2, 3, 4, 5, 7, 8].map((n) => fresh(g, `senator:${n}`, n < 4 ? 0 : n < 6 ? 1 : 2));
    const influence: Readonly<Record<string, number>> = { 1: 3, 2: 3, 3: 3, 4: 3, 5: 3, 7: 2, 8: 2 };
    for (const s of g.senators) s.influence = influence[s.id.slice('senator:'.length)]!;
    g.curia = ['senator:16', 'senator:17'];
  });
  expect(who(p, 16).faction).toBe(2);
  expect(p.g.curia).toEqual(['senator:17']);
});

test('[ex-98] 35 and 37 in one turn: the one with 37 is Consul for Life', () => {
  const { cx, g } = table();
  while (g.factions.length > 3) g.factions.pop();
  sitting(g);
  const [first, second] = [senator(g, 'senator:4'), senator(g, 'senator:7')];
  changeInfluence(cx, first, 35 - first.influence);
  changeInfluence(cx, second, 37 - second.influence);
  expect([first.consulForLife, second.consulForLife]).toEqual([false, true]);
  // The other way round nothing changes hands.
  changeInfluence(cx, first, 1);
  expect([first.consulForLife, second.consulForLife]).toEqual([false, true]);
});
