import { describe, expect, test } from 'vitest';
import { openAuction } from '../forum/bidding.ts';
import { counterBribes } from '../forum/counter-bribes.ts';
import { GAMES } from '../forum/games.ts';
import type { Rome } from '../game.ts';
import { contributions } from '../revenue/contributions.ts';
import { redistribution } from '../revenue/redistribution.ts';
import { fresh } from '../rome/death.ts';
import { senator } from '../rome/senators.ts';
import { jointAppointment } from '../senate/elections/joint-appointment.ts';
import { censorStep, consulsStep, dictatorElection } from '../senate/elections/steps.ts';
import { business } from '../senate/other-business.ts';
import type { Proposal } from '../senate/proposal.ts';
import { agreed } from '../testing/agreements.ts';
import { at } from '../testing/at.ts';
import { bare, rich, treasury } from '../testing/bare.ts';
import { act, threeFactions } from '../testing/initiative.ts';
import { gives, inSenate, type Meeting, onVote, RAISE } from '../testing/meeting.ts';
import { prosecuting, C, corrupt, D } from '../testing/prosecutions.ts';
import { newWar } from '../wars/wars.ts';
import { ANYTHING, type Promise } from './agreement.ts';

const OWES = { k: 'no.agreement', a: { what: 'agreement:7' } };
const refs = (p: Meeting, verb: string): string[] => {
  const o = p.offers(verb);
  if (o?.t === 'pick' || o?.t === 'choose') return [...o.of].sort();
  return o?.t === 'allot' ? Object.keys(o.of).sort() : [];
};
const held = (p: Meeting, verb: string): string[] => Object.keys(p.question?.withheld[verb] ?? {}).sort();

const threeWars = (g: Rome): void => {
  g.senate.step = 'dictator';
  g.senate.filled.censor = false;
  g.wars = [3, 4, 5].map((n) => newWar(`war:${n}`, 'active', false));
};
const bill: Proposal = { t: 'land-bill', type: 'I', sponsor: 'senator:4', coSponsor: 'senator:5' };
const sharing = (patch: (g: Rome) => void): Meeting =>
  at(redistribution, undefined, { seats: 3 }, (g) => {
    bare(g);
    g.phase = 'revenue';
    treasury(g, 0, 4);
    patch(g);
  });

type Case = readonly [
  what: string,
  verb: string,
  /** Who is bound, and to what. */
  by: number,
  promise: Promise,
  /** Up to where he is asked. */
  play: (patch: (g: Rome) => void) => Meeting,
];
const CASES: readonly Case[] = [
  [
    'AGR-13: another nominee than was promised',
    'nominate',
    0,
    { t: 'propose', means: 'presiding', about: { kind: 'censor', naming: 'senator:5' } },
    (patch) =>
      inSenate(censorStep, undefined, (g) => {
        g.senate.step = 'censor';
        g.senate.filled.censor = false;
        for (const n of [2, 4, 5, 7]) senator(g, `senator:${n}`).priorConsul = true;
        patch(g);
      }),
  ],
  [
    'AGR-14: a nominee who is to be left out',
    'nominate',
    0,
    { t: 'refrain', from: 'propose', about: { kind: 'consuls', naming: 'senator:8' } },
    (patch) =>
      inSenate(consulsStep, undefined, (g) => {
        g.senate.step = 'consuls';
        g.senate.filled.consuls = false;
        patch(g);
      }),
  ],
  [
    'AGR-13: other business than was promised',
    'propose',
    0,
    { t: 'propose', means: 'presiding', about: { kind: 'raise', naming: '' } },
    (patch) => inSenate(business, undefined, patch),
  ],
  [
    'AGR-14: business that is to be left out',
    'propose',
    0,
    { t: 'refrain', from: 'propose', about: { kind: 'land-bill', naming: '' } },
    (patch) => inSenate(business, undefined, patch),
  ],
  [
    'AGR-13: another Type of Land Bill than was promised',
    'landBill',
    0,
    { t: 'propose', means: 'presiding', about: { kind: 'land-bill', naming: 'land-bill:II' } },
    (patch) => inSenate(business, undefined, patch).as(0).does('propose', 'kind:land-bill'),
  ],
  [
    'AGR-14: an Accused who is to be left alone',
    'prosecute',
    0,
    { t: 'refrain', from: 'prosecute', about: { kind: '', naming: C } },
    (patch) =>
      prosecuting((g) => {
        corrupt(C, D)(g);
        patch(g);
      }),
  ],
  [
    'AGR-15: another Prosecutor than was promised',
    'appointProsecutor',
    0,
    { t: 'appoint', role: 'prosecutor', senator: 'senator:5' },
    (patch) =>
      prosecuting((g) => {
        corrupt(C)(g);
        patch(g);
      })
        .as(0)
        .does('prosecute', C)
        .does('charge', 'charge:corrupt'),
  ],
  [
    'AGR-15: another Dictator than was promised',
    'nameDictator',
    0,
    { t: 'appoint', role: 'dictator', senator: 'senator:8' },
    (patch) =>
      inSenate(jointAppointment, undefined, (g) => {
        threeWars(g);
        senator(g, 'senator:4').office = 'field-consul';
        patch(g);
      }),
  ],
  [
    'AGR-14: a Dictator who is to be left out',
    'nominate',
    0,
    { t: 'refrain', from: 'propose', about: { kind: '', naming: 'senator:9' } },
    (patch) =>
      inSenate(dictatorElection, undefined, (g) => {
        threeWars(g);
        patch(g);
      }),
  ],
  [
    'AGR-14: a Tribune’s veto',
    'vetoByTribune',
    1,
    { t: 'refrain', from: 'veto', about: ANYTHING },
    (patch) =>
      onVote(RAISE, (g) => {
        gives(g, 1, 'card:38');
        patch(g);
      }),
  ],
  [
    'AGR-14: a Statesman’s veto',
    'vetoLandBill',
    2,
    { t: 'refrain', from: 'veto', about: ANYTHING },
    (patch) =>
      onVote(bill, (g) => {
        g.senators.push({ ...fresh(g, 'senator:23A', 2), at: 'province:sicilia' });
        patch(g);
      }),
  ],
  [
    'AGR-14: a Statesman’s Land Bill',
    'proposeLandBill',
    2,
    { t: 'refrain', from: 'propose', about: { kind: 'land-bill', naming: '' } },
    (patch) =>
      inSenate(business, undefined, (g) => {
        g.senators.push(fresh(g, 'senator:25A', 2));
        patch(g);
      }),
  ],
  [
    'AGR-16: a Faction that is to be called last',
    'callFaction',
    0,
    { t: 'order', calls: [], last: 1, about: ANYTHING },
    (patch) => onVote(RAISE, patch),
  ],
  [
    'AGR-16: all Factions at once',
    'callInOrder',
    0,
    { t: 'order', calls: [2, 1], last: -1, about: ANYTHING },
    (patch) => onVote(RAISE, patch),
  ],
  [
    'AGR-14: a Senator who is not to be approached',
    'target',
    0,
    { t: 'refrain', from: 'persuade', about: { kind: '', naming: 'senator:6' } },
    (patch) => act(patch).does('persuade', 'senator:1'),
  ],
  [
    'AGR-14: Persuasion itself, when nobody is to be approached',
    'persuade',
    0,
    { t: 'refrain', from: 'persuade', about: ANYTHING },
    (patch) => act(patch),
  ],
  [
    'AGR-17: Knights for another than was promised',
    'attract',
    0,
    { t: 'spend', how: 'knights', senator: 'senator:1', n: 4 },
    (patch) =>
      act((g) => {
        rich(g, 'senator:1', 5);
        patch(g);
      }),
  ],
  [
    'AGR-17: Games before the Knights that were promised',
    'sponsor',
    0,
    { t: 'spend', how: 'knights', senator: 'senator:1', n: 4 },
    (patch) =>
      act((g) => {
        rich(g, 'senator:1', 30);
        patch(g);
      }),
  ],
  [
    'AGR-17: cheaper Games than were promised',
    'games',
    0,
    { t: 'spend', how: 'games', senator: 'senator:1', n: 10 },
    (patch) =>
      act((g) => {
        rich(g, 'senator:1', 30);
        patch(g);
      }).does('sponsor', 'senator:1'),
  ],
];

describe('[AGR-24] what an agreement withholds', () => {
  test.each(CASES)('%s', (_, verb, by, promise, play) => {
    const free = play(() => {}).as(by);
    const bound = play((g) => agreed(g, 7, [[by, (by + 1) % 3, promise]])).as(by);
    // All that the rules allow is either on offer or shown greyed with the agreement, and nothing else.
    const gone = held(bound, verb).filter((ref) => !held(free, verb).includes(ref));
    expect(gone).not.toEqual([]);
    expect([...refs(bound, verb), ...gone].sort()).toEqual(refs(free, verb));
    for (const ref of gone) expect(bound.question!.withheld[verb]![ref]).toEqual(OWES);
    bound.refuses(verb, gone[0]!, 'no.agreement');
    // The others learn nothing.
    for (const other of [0, 1, 2].filter((seat) => seat !== by)) {
      expect(JSON.stringify(bound.as(other).question?.withheld ?? {})).not.toContain('agreement:7');
    }
  });

  test('[AGR-10] gifts to others while something is owed: the debt is named', () => {
    const p = sharing((g) => agreed(g, 7, [[0, 1, { t: 'pay', n: 3, paid: 0 }]]))
      .as(0)
      .does('openGift');
    expect(refs(p, 'giftTo')).toEqual(['faction:1']);
    expect(p.question!.withheld['giftTo']).toEqual({
      'faction:2': { k: 'no.owes', a: { n: 3, to: 'faction:1', what: 'agreement:7' } },
    });
  });

  test('[AGR-14][AGR-17] amounts, which have no name: a whole counter-bribe, or less than was promised', () => {
    const bribes = at(counterBribes, { seat: 0, target: 'senator:3', base: 5 }, { seats: 3 }, (g) => {
      bare(g);
      treasury(g, 1, 4);
      agreed(g, 7, [[1, 0, { t: 'refrain', from: 'counter-bribe', about: ANYTHING }]]);
    }).as(1);
    expect(bribes.question!.withheld).toEqual({ counterBribe: { '': OWES } });
    bribes.refuses('counterBribe', 2, 'no.agreement');
    const knights = act((g) => {
      rich(g, 'senator:1', 5);
      agreed(g, 7, [[0, 1, { t: 'spend', how: 'knights', senator: 'senator:1', n: 4 }]]);
    }).does('attract', 'senator:1');
    expect(knights.question!.withheld).toEqual({ pay: { '': OWES } });
    knights.refuses('pay', 3, 'no.agreement').byChance().does('pay', 4);
    const giving = at(contributions, undefined, { seats: 3 }, (g) => {
      threeFactions(g);
      rich(g, 'senator:1', 12);
      rich(g, 'senator:2', 12);
      agreed(g, 7, [[0, 1, { t: 'spend', how: 'contribute', senator: 'senator:1', n: 10 }]]);
    }).as(0);
    expect(held(giving, 'contribute')).toEqual(['', 'senator:2']);
    giving.refuses('contribute', { 'senator:2': 12 }, 'no.agreement');
    giving.refuses('contribute', { 'senator:1': 9 }, 'no.agreement').does('contribute', { 'senator:1': 10 });
    const buying = onVote(RAISE, (g) => {
      rich(g, 'senator:4', 5);
      agreed(g, 7, [[1, 2, { t: 'vote', way: 'for', about: ANYTHING, senator: '', bought: 3 }]]);
    });
    buying.as(0).does('callFaction', 'faction:1').as(1);
    expect(buying.question!.withheld['buyVotes']).toEqual({ '': OWES });
    buying.refuses('buyVotes', { 'senator:4': 2 }, 'no.agreement').does('buyVotes', { 'senator:4': 3 });
    expect(buying.question!.withheld).toEqual({});
  });

  test('[AGR-14] a bid, if it is promised away while he is asked', () => {
    const p = at(openAuction, undefined, { seats: 3 }, (g) => {
      bare(g);
      rich(g, 'senator:2', 5);
    });
    const by = p.waitingFor[0]!;
    const able = refs(p.as(by), 'bid');
    agreed(p.g, 7, [[by, (by + 1) % 3, { t: 'refrain', from: 'bid', about: ANYTHING }]]);
    expect([refs(p, 'bid'), held(p, 'bid')]).toEqual([[], able]);
  });

  test('[AGR-17] pressing Knights, and the choice of a Leader, before what was promised', () => {
    const p = act((g) => {
      rich(g, 'senator:1', 5);
      senator(g, 'senator:2').knights = 2;
      agreed(g, 7, [[0, 1, { t: 'spend', how: 'knights', senator: 'senator:1', n: 4 }]]);
    });
    expect([held(p, 'pressure'), p.offers('pressure')]).toEqual([['senator:2'], undefined]);
    expect([refs(p, 'appointLeader'), held(p, 'appointLeader').length > 0]).toEqual([[], true]);
    expect(p.question!.denied).toEqual({ endInitiative: OWES });
  });

  test('[AGR-22] nothing where the promise cannot be kept', () => {
    const p = act((g) => {
      rich(g, 'senator:1', 8);
      agreed(g, 7, [[0, 1, { t: 'spend', how: 'games', senator: 'senator:1', n: 100 }]]);
    });
    expect(p.question!.withheld).toEqual({});
    expect(refs(p.does('sponsor', 'senator:1'), 'games')).toEqual([GAMES[0]]);
  });

  test('[AGR-22] cheaper Games where there are none as dear as promised that he can pay', () => {
    const p = act((g) => {
      rich(g, 'senator:1', 12);
      agreed(g, 7, [[0, 1, { t: 'spend', how: 'games', senator: 'senator:1', n: 10 }]]);
    });
    expect(refs(p.does('sponsor', 'senator:1'), 'games')).toEqual([GAMES[0]]);
  });

  test('[AGR-06] nothing by a private one', () => {
    const p = onVote(RAISE, (g) => {
      agreed(g, 7, [[0, 1, { t: 'order', calls: [], last: 1, about: ANYTHING }]], { isPublic: false });
    }).as(0);
    expect([refs(p, 'callFaction').length, p.question!.withheld]).toEqual([3, {}]);
  });
});

describe('what the rules withhold is shown as well', () => {
  test('[1.07.4-c][1.07.4-e] Leaders of other Factions and Senators away from Rome cannot be approached', () => {
    const p = act((g) => {
      g.factions[1]!.leader = 'senator:3';
      senator(g, 'senator:7').at = 'field';
    }).does('persuade', 'senator:1');
    expect(p.question!.withheld['target']).toEqual({
      'senator:3': { k: 'no.persuadeLeader' },
      'senator:4': { k: 'no.persuadeLeader' },
      'senator:7': { k: 'no.persuadeAway' },
    });
    p.refuses('target', 'senator:3', 'no.persuadeLeader');
  });

  test('[1.07.2-g] steps of an Initiative that are over', () => {
    const p = act((g) => rich(g, 'senator:1', 8))
      .does('sponsor', 'senator:1')
      .does('games', GAMES[0]);
    const over = { '': { k: 'no.stepOver' } };
    expect(p.question!.withheld).toEqual({ persuade: over, attract: over, pressure: over, sponsor: over });
    p.refuses('persuade', 'senator:1', 'no.stepOver');
  });
});
