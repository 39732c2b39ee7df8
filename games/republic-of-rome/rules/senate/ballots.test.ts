import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { fresh } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import { agreed, states } from '../testing/agreements.ts';
import { table } from '../testing/bare.ts';
import { gives, inSenate, type Meeting, onVote, RAISE, voting } from '../testing/meeting.ts';
import { A, C, corrupt, D, prosecuting } from '../testing/prosecutions.ts';
import { newWar } from '../wars/wars.ts';
import { closing } from './adjourn.ts';
import { censorStep } from './elections/steps.ts';
import { business } from './other-business.ts';
import { homeOf } from './proposal-kinds.ts';
import type { Proposal } from './proposal.ts';
import { putToVote } from './proposals.ts';

const lone = (g: Rome, ...gone: number[]): void => {
  for (const n of gone) senator(g, `senator:${n}`).at = 'field';
};

describe('what is told of a vote', () => {
  test('[1.09.14-a] the way, who, and with how many votes', () => {
    const p = onVote(RAISE).as(0).does('callFaction', 'faction:1').as(1).does('aye');
    expect(p.said('senate.voted')).toEqual([
      { by: 'faction:1', way: 'way:for', who: ['senator:4', 'senator:5', 'senator:6'], votes: 8, bought: 0 },
    ]);
  });

  test('[1.09.142-a] each way by itself, down to a single Senator', () => {
    const p = onVote(RAISE).as(0).does('callFaction', 'faction:1').as(1).does('split');
    p.does('aye').does('nay').does('abstain');
    expect(p.said('senate.voted').map((line) => [line?.['way'], line?.['who']])).toEqual([
      ['way:for', ['senator:4']],
      ['way:against', ['senator:5']],
      ['way:abstain', ['senator:6']],
    ]);
  });

  test('[1.09.142-a] two Senators may be split, one may not', () => {
    const calledWith = (...gone: number[]) =>
      onVote(RAISE, (g) => lone(g, ...gone))
        .as(0)
        .does('callFaction', 'faction:1');
    expect(calledWith(6).as(1).offers('split')).toBeDefined();
    expect(calledWith(5, 6).as(1).offers('split')).toBeUndefined();
  });

  test('[1.09.142-a] how far somebody has got with his Senators only he reads', () => {
    const p = onVote(RAISE, (g) => gives(g, 2, 'card:38'))
      .as(2)
      .does('pass');
    p.as(0).does('callFaction', 'faction:1').as(1).does('split').does('aye');
    expect(p.as(1).question?.prompt).toMatchObject({ k: 'ask.senate.voteOne', a: { who: 'senator:5' } });
    expect(p.as(2).question?.prompt).toMatchObject({ k: 'ask.senate.vote', a: { by: 'faction:1' } });
  });
});

test('[1.09.823-i] whom a Consul for Life rules he may have vote against anything but a Land Bill', () => {
  const ruled = (proposal: Proposal) => {
    const p = onVote(proposal, (g) => {
      senator(g, 'senator:1').consulForLife = true;
    });
    return p.as(0).does('callFaction', 'faction:1').offers('nay');
  };
  expect(ruled(RAISE)).toBeDefined();
  expect(ruled({ t: 'land-bill', type: 'I', sponsor: 'senator:1', coSponsor: 'senator:2' })).toBeUndefined();
});

test('[1.09.144-a] one vote of another player, if it is the only one, is a unanimous defeat', () => {
  const p = onVote(RAISE, (g) => lone(g, 5, 6, 7, 8, 9));
  p.as(0).does('callFaction', 'faction:1').as(1).does('nay').as(0).does('abstain');
  expect(p.as(0).offers('loseInfluence')).toBeDefined();
});

test('[1.09.721-a][1.09.721-b] what is voted on falls with whoever it is about, and with nobody else', () => {
  const all: readonly Proposal[] = [
    { t: 'consuls', pair: ['senator:5', 'senator:2'] },
    { t: 'censor', nominee: 'senator:5' },
    { t: 'dictator', nominee: 'senator:5' },
    { t: 'special-prosecution', accused: 'senator:5', popularity: 0 },
  ];
  const { cx } = table();
  for (const p of all) {
    expect(homeOf(p.t).surviving(cx, p, ['senator:9'])).toBe(p);
    expect(homeOf(p.t).surviving(cx, p, ['senator:9', 'senator:5'])).toBeUndefined();
  }
});

describe('who is asked whether to step in', () => {
  test('[card-83-a][amb-F4] Laenas’ player no more once he has used his veto', () => {
    const bill: Proposal = { t: 'land-bill', type: 'I', sponsor: 'senator:4', coSponsor: 'senator:5' };
    const asked = (turn: number) =>
      onVote(bill, (g) => {
        g.senators.push({ ...fresh(g, 'senator:23A', 2), at: 'province:sicilia', usedAbility: turn });
      }).waitingFor;
    expect([asked(0), asked(1)]).toEqual([[2], [0]]);
  });

  test('[1.09.151-h][1.09.151-k] at adjournment also who has no card, but a Statesman with a Tribune of his own', () => {
    const p = inSenate(closing, undefined, (g) => void g.senators.push(fresh(g, 'senator:22A', 1)));
    expect(p.waitingFor).toEqual([1]);
    expect(p.as(1).offers('reopenByTribune')).toMatchObject({ of: ['senator:22A'] });
    expect(inSenate(closing, undefined).as(0).offers('over')).toBeDefined();
  });

  test('[amb-7] when a Tribune was stopped everybody is asked again, also who had passed', () => {
    const p = onVote(RAISE, (g) => {
      gives(g, 0, 'card:97');
      gives(g, 1, 'card:39');
      gives(g, 2, 'card:38');
    });
    p.as(1).does('pass').as(2).does('vetoByTribune', 'card:38').as(1).does('pass');
    p.as(0).rolling(2).does('murderTribune', 'senator:2').as(1).does('pass');
    expect(p.question?.prompt.k).toBe('ask.senate.opened');
    expect(p.waitingFor).toContain(1);
  });

  test('[1.09.151-h] a Tribune that was stopped at adjournment has not kept the meeting open', () => {
    const p = inSenate(closing, undefined, (g) => {
      gives(g, 0, 'card:97');
      gives(g, 1, 'card:39');
      gives(g, 2, 'card:38');
    });
    p.as(2).does('reopenByTribune', 'card:38').as(1).does('pass');
    p.as(0).rolling(2).does('murderTribune', 'senator:2').as(1).does('pass');
    expect(p.question?.prompt.k).toBe('ask.senate.adjourning');
    p.as(1).does('pass');
    expect(p.as(0).offers('over')).toBeDefined();
  });
});

describe('uses of Tribunes', () => {
  test('[1.09.151-a] after a Tribune’s proposal the meeting goes on where it was', () => {
    const p = inSenate(business, undefined, (g) => gives(g, 2, 'card:38'));
    p.as(2).does('proposeByTribune', 'card:38').does('propose', 'kind:raise').sets('legions', 1).sets('fleets', 0);
    voting(p, 'aye', 'aye', 'aye');
    expect(p.g.senate.step).toBe('business');
    expect(p.as(0).offers('propose')).toBeDefined();
  });

  test('[1.09.151-f][1.09.151-j] no vote is suspended while the next proposal is secured', () => {
    const legions = ['legion:0', 'legion:1', 'legion:2'] as const;
    const proposal: Proposal = {
      t: 'deploy',
      orders: [{ t: 'send', commander: 'senator:1', war: 'war:3', legions, fleets: 3, replaces: '' }],
    };
    const p = inSenate(putToVote, { proposal, by: 0, means: 'presiding' }, (g) => {
      g.wars = [newWar('war:3', 'active', false)];
      for (const l of g.legions.slice(0, 3)) l.at = 'active';
      g.fleets = 5;
      gives(g, 1, 'card:39');
      gives(g, 2, 'card:38');
    });
    expect(p.as(1).offers('suspendByTribune')).toBeDefined();
    p.as(2).does('reserveByTribune', 'card:38').as(1).does('pass');
    expect(p.as(1).offers('vetoByTribune')).toBeDefined();
    expect(p.as(1).offers('suspendByTribune')).toBeUndefined();
  });
});

describe('[AGR-13] a promise to prosecute', () => {
  const promised = (naming: typeof C | typeof D | ''): Meeting =>
    prosecuting((g) => {
      corrupt(C, D)(g);
      agreed(g, 7, [[0, 1, { t: 'propose', means: 'presiding', about: { kind: 'prosecution', naming } }]]);
    }).as(0);
  test('is kept before Prosecutions end', () => {
    promised('').refuses('endProsecutions', undefined, 'no.agreement');
    const p = promised(C).refuses('endProsecutions', undefined, 'no.agreement').refuses('prosecute', D, 'no.agreement');
    p.does('prosecute', C).does('charge', 'charge:corrupt').does('appointProsecutor', A);
    expect(states(p, 7)).toEqual(['performed']);
  });
  test.each([C, ''] as const)('is broken by saying nothing of the charge (%s)', (naming) => {
    const p = promised(naming).does('prosecute', C).saysNothing();
    expect(states(p, 7)).toEqual(['failed']);
    expect(p.as(0).offers('endProsecutions')).toBeDefined();
  });
});

describe('[1.09.721-e][1.09.71-c] an attempt while a charge is drawn up', () => {
  const struck = (target: typeof C | typeof D, die: number, ...steps: [string, string][]): Meeting => {
    const p = prosecuting((g) => {
      corrupt(C, D)(g);
      g.factions[2]!.attempted = 0;
    }).as(0);
    for (const [verb, arg] of steps) p.as(0).does(verb, arg);
    return p.as(2).does('assassinate', target).does('sendAssassin', 'senator:5').rolling(die).does('strike').as(0);
  };
  test.each<[string, [string, string][], string]>([
    ['its ground', [['prosecute', C]], 'charge'],
    [
      'its Prosecutor',
      [
        ['prosecute', C],
        ['charge', 'charge:corrupt'],
      ],
      'appointProsecutor',
    ],
  ])('leaves %s to be named, unless the Accused is dead', (_, steps, verb) => {
    expect(struck(C, 3, ...steps).offers(verb)).toBeDefined();
    expect(struck(D, 6, ...steps).offers(verb)).toBeDefined();
    const dead = struck(C, 6, ...steps);
    expect(dead.offers(verb)).toBeUndefined();
    expect(dead.offers('prosecute')).toMatchObject({ of: [D] });
  });
});

describe('Land Bills', () => {
  test('[1.09.62-e] first a Sponsor is asked for, then another', () => {
    const p = inSenate(business, undefined).as(0).does('propose', 'kind:land-bill').does('landBill', 'land-bill:I');
    expect(p.question?.prompt.k).toBe('ask.land.sponsor');
    p.does('nameSponsor', 'senator:1');
    expect(p.question?.prompt).toMatchObject({ k: 'ask.land.coSponsor', a: { sponsor: 'senator:1' } });
  });
  test('[1.09.62-f][1.09.62-g] each who gains or loses by it is told once, by name', () => {
    const p = onVote({ t: 'land-bill', type: 'I', sponsor: 'senator:2', coSponsor: 'senator:1' });
    p.as(0).does('callClockwise').as(1).does('aye').as(2).does('split').does('nay').does('aye').does('aye');
    p.as(0).does('aye');
    const told = p.said('land.popularity').map((line) => [line?.['who'], line?.['way']]);
    expect(told).toEqual([
      ['senator:1', 'gain'],
      ['senator:2', 'gain'],
      ['senator:7', 'loss'],
    ]);
  });
});

describe('[AGR-13] a promise of a Consul for Life, or of the election that is due', () => {
  const election = (kind: 'censor' | 'consul-for-life') =>
    inSenate(censorStep, undefined, (g) => {
      g.senate.step = 'censor';
      g.senate.filled.censor = false;
      for (const n of [2, 5]) senator(g, `senator:${n}`).priorConsul = true;
      senator(g, 'senator:4').influence = 21;
      agreed(g, 7, [[0, 1, { t: 'propose', means: 'presiding', about: { kind, naming: '' } }]]);
    }).as(0);
  test('comes before the other', () => {
    const censor = election('censor');
    censor.refuses('nominateForLife', 'senator:4', 'no.agreement').does('nominate', 'senator:5');
    expect(states(censor, 7)).toEqual(['performed']);
    const life = election('consul-for-life');
    life.refuses('nominate', 'senator:5', 'no.agreement').does('nominateForLife', 'senator:4');
    expect(states(life, 7)).toEqual(['performed']);
  });
  test('[AGR-15] nor does he let a charge lapse while the Prosecutor he promised would do it', () => {
    const p = prosecuting((g) => {
      corrupt(C)(g);
      agreed(g, 7, [[0, 2, { t: 'appoint', role: 'prosecutor', senator: 'senator:5' }]]);
    }).as(0);
    p.does('prosecute', C).does('charge', 'charge:corrupt').refuses('letLapse', undefined, 'no.agreement');
    const free = prosecuting(corrupt(C)).as(0).does('prosecute', C).does('charge', 'charge:corrupt');
    expect(free.offers('letLapse')).toBeDefined();
  });
});

describe('offices that cannot be proposed', () => {
  const table = (patch: (g: Rome) => void): Rome =>
    inSenate(business, undefined, (g) => {
      g.senate.filled = { consuls: true, dictator: false, censor: false };
      g.wars = [3, 4, 5].map((n) => newWar(`war:${n}`, 'active', false));
      for (const n of [2, 5]) senator(g, `senator:${n}`).priorConsul = true;
      patch(g);
    }).g;
  const may = (kind: 'censor' | 'dictator', patch: (g: Rome) => void = () => {}) =>
    homeOf(kind).mayPut(table(patch), 0, 'presiding');
  test('[1.09.4-c][1.09.173-a] a Censor: once there is one, or where one alone can be', () => {
    expect(may('censor')).toBe(true);
    expect(may('censor', (g) => void (g.senate.filled.censor = true))).toBe(false);
    expect(may('censor', (g) => lone(g, 5))).toBe(false);
  });
  test('[1.09.32-c][1.09.32-d] a Dictator: once there is one or a Censor, or where all have been rejected', () => {
    expect(may('dictator')).toBe(true);
    expect(may('dictator', (g) => void (g.senate.filled.dictator = true))).toBe(false);
    expect(may('dictator', (g) => void (g.senate.filled.censor = true))).toBe(false);
    expect(may('dictator', (g) => void (g.wars = []))).toBe(false);
    const rejected = (g: Rome): void => void (g.senate.rejected = g.senators.map((s) => `dictator ${s.id}`));
    expect(may('dictator', rejected)).toBe(false);
  });
  test('[card-86-a][1.09.62-c] a Gracchus proposes no Land Bill when all Types have been voted on, nor one who is ruled', () => {
    const offered = (patch: (g: Rome) => void = () => {}) =>
      inSenate(business, undefined, (g) => {
        g.senators.push(fresh(g, 'senator:25A', 2));
        patch(g);
      })
        .as(2)
        .offers('proposeLandBill');
    expect(offered()).toBeDefined();
    expect(offered((g) => void (g.senate.landBills = ['I', 'II', 'III']))).toBeUndefined();
    expect(offered((g) => void (senator(g, 'senator:1').consulForLife = true))).toBeUndefined();
  });
});
