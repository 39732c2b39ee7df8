import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { leaveGame } from '../rome/factions.ts';
import { senator } from '../rome/senators.ts';
import { dictatorElection } from '../senate/elections/steps.ts';
import { business } from '../senate/other-business.ts';
import type { Proposal } from '../senate/proposal.ts';
import { agreed, answers, offers, type Said, states, statusOf, writes } from '../testing/agreements.ts';
import { rich, table } from '../testing/bare.ts';
import { inSenate, type Meeting, onVote, RAISE } from '../testing/meeting.ts';
import { act } from '../testing/initiative.ts';
import { C, corrupt, prosecuting } from '../testing/prosecutions.ts';
import { enterPhase } from '../turn/phase.ts';
import { newWar } from '../wars/wars.ts';
import { ANYTHING, type About, type Promise, type PromiseOf } from './agreement.ts';
import { isAbout } from './enforce.ts';
import { settle } from './life.ts';
import { creditPayment, hasSpent } from './money.ts';
import { senateCloses, senatorRenamed, turnEnds } from './time.ts';

const TEXT: Promise = { t: 'text', text: 'kindness' };
const PAY: Promise = { t: 'pay', n: 3, paid: 0 };
const vote = (more: Partial<PromiseOf<'vote'>> = {}): Promise => ({
  t: 'vote',
  way: 'for',
  about: ANYTHING,
  senator: '',
  bought: 0,
  ...more,
});
const refrains = (about: Partial<About> = {}): Promise => ({
  t: 'refrain',
  from: 'propose',
  about: { ...ANYTHING, ...about },
});
const proposes = (about: Partial<About>): Promise => ({
  t: 'propose',
  means: 'presiding',
  about: { ...ANYTHING, ...about },
});
const meeting = (patch: (g: Rome) => void = () => {}): Meeting => inSenate(business, undefined, patch);
const picks = (p: Meeting, seat: number, verb: string): readonly string[] => {
  const o = p.as(seat).offers(verb);
  return o?.t === 'pick' ? o.of : [];
};
/** Clauses of the only agreement. */
const clauses = (g: Rome) => g.agreements.all[0]!.clauses;

describe('what can be answered', () => {
  test('[AGR-18] that a text was performed says whoever it was promised to, not whoever promised it', () => {
    const p = meeting((g) => agreed(g, 7, [[1, 0, TEXT]]));
    p.as(1).refuses('answerDeal', 'performed+agreement:7+clause:1');
    answers(p, 0, 'performed', 7, 1);
    expect(statusOf(p, 7)).toBe('fulfilled');
  });

  test('[AGR-07] no change of an agreement when one of its parties has left the game', () => {
    const three: Said[] = [
      [1, 0, TEXT],
      [2, 0, TEXT, { state: 'void' }],
    ];
    const left = (g: Rome): void => {
      g.senators = g.senators.filter((s) => s.faction !== 2);
      Object.assign(g.factions[2]!, { status: 'out', leader: '' });
    };
    expect(
      picks(
        meeting((g) => agreed(g, 7, three)),
        0,
        'answerDeal',
      ),
    ).toContain('change+agreement:7');
    const p = meeting((g) => {
      agreed(g, 7, three);
      left(g);
    });
    p.as(0).refuses('answerDeal', 'change+agreement:7');
    expect(picks(p, 0, 'answerDeal')).toContain('end+agreement:7');
  });

  test('[AGR-01] three offers of one’s own may be waiting, and no more; those answered do not count', () => {
    const pays = ['faction:1', 'faction:0', 'word:pay', 5, 'turn:1', 'word:always'] as const;
    const p = meeting();
    const ids = [1, 2, 3].map(() => offers(p, 1, 0, 'public', ...pays));
    expect(p.as(1).offers('deal')).toBeUndefined();
    // Nobody else's.
    expect(p.as(0).offers('deal')).toBeDefined();
    answers(p, 0, 'accept', ids[0]!);
    offers(p, 1, 0, 'public', ...pays);
    expect(p.as(1).offers('deal')).toBeUndefined();
    answers(p, 0, 'reject', ids[1]!);
    expect(p.as(1).offers('deal')).toBeDefined();
  });

  test('[AGR-02] who has accepted what another has still to answer answers it no more', () => {
    const p = meeting((g) => {
      const said: Said[] = [
        [0, 1, PAY],
        [2, 1, TEXT],
      ];
      agreed(g, 7, said, { status: 'offered', accepted: [0] });
    });
    answers(p, 1, 'accept', 7);
    expect(picks(p, 1, 'answerDeal')).toEqual([]);
    p.as(1).refuses('answerDeal', 'accept+agreement:7');
    expect(picks(p, 2, 'answerDeal')).toContain('accept+agreement:7');
  });

  test('[AGR-03] an end that was named is not named again', () => {
    const p = writes(meeting(), 0, 'deal:new-public', 'faction:1', 'deal:until-turn');
    expect(picks(p, 0, 'deal').filter((word) => word.startsWith('deal:until'))).toEqual([]);
  });

  test('[AGR-01] nobody makes an agreement with a Faction that is out', () => {
    const p = meeting((g) => {
      g.senators = g.senators.filter((s) => s.faction !== 2);
      Object.assign(g.factions[2]!, { status: 'out', leader: '' });
    });
    p.as(0).does('deal', 'deal:new-public');
    expect(picks(p, 0, 'deal')).toContain('faction:1');
    expect(picks(p, 0, 'deal')).not.toContain('faction:2');
  });

  test('[AGR-01] what was drawn up with somebody who has left since cannot be offered', () => {
    const p = meeting();
    writes(p, 0, 'deal:new-public', 'faction:1', 'faction:2', 'deal:clause', 'faction:1');
    // Nobody promises himself anything.
    expect(picks(p, 0, 'deal')).toEqual(['faction:0', 'faction:2', 'deal:drop']);
    writes(p, 0, 'faction:0', 'word:pay', 5, 'turn:1', 'word:always');
    expect(picks(p, 0, 'deal')).toContain('deal:offer');
    p.change((g) => {
      g.senators = g.senators.filter((s) => s.faction !== 2);
      Object.assign(g.factions[2]!, { status: 'out', leader: '' });
    });
    expect(picks(p, 0, 'deal')).not.toContain('deal:offer');
    expect(picks(p, 0, 'deal')).toContain('deal:drop');
  });

  test('[AGR-19] what was done already does not lapse when what it depended on fails', () => {
    const p = meeting((g) => {
      const when = { t: 'clause', n: 0 } as const;
      agreed(g, 7, [
        [1, 0, TEXT],
        [0, 1, TEXT, { when, state: 'performed' }],
        [0, 1, TEXT, { when }],
      ]);
    });
    answers(answers(p, 0, 'dispute', 7, 1), 2, 'claimant', 7);
    expect(states(p, 7)).toEqual(['failed', 'performed', 'lapsed']);
  });

  test('[AGR-30] of what is not free text nobody is held to have done it by a verdict', () => {
    const p = meeting((g) => agreed(g, 7, [[1, 0, vote()]]));
    answers(answers(p, 0, 'dispute', 7, 1), 2, 'respondent', 7);
    expect(states(p, 7)).toEqual(['open']);
  });

  test('[AGR-08] an offer is void when one of its parties leaves the game, and no other', () => {
    const t = table((g) => {
      agreed(g, 7, [[0, 1, TEXT]], { status: 'offered' });
      agreed(g, 8, [[0, 2, TEXT]], { status: 'offered' });
    });
    leaveGame(t.cx, 1);
    expect(t.g.agreements.all.map((a) => a.status)).toEqual(['void', 'offered']);
  });

  test('[AGR-30] one dispute at a time about one agreement', () => {
    const p = meeting((g) =>
      agreed(g, 7, [
        [1, 0, TEXT],
        [1, 0, TEXT],
      ]),
    );
    expect(picks(p, 0, 'answerDeal')).toContain('dispute+agreement:7+clause:2');
    answers(p, 0, 'dispute', 7, 1).as(0).refuses('answerDeal', 'dispute+agreement:7+clause:2');
    answers(p, 2, 'respondent', 7);
    expect(picks(p, 0, 'answerDeal')).toContain('dispute+agreement:7+clause:2');
  });

  test('[AGR-28] what was done is not released, nor what another party owes', () => {
    const t = table((g) =>
      agreed(g, 7, [
        [0, 1, TEXT],
        [1, 0, PAY, { state: 'performed' }],
        [1, 0, TEXT],
        [2, 0, TEXT],
        [1, 2, TEXT],
      ]),
    );
    settle(t.cx, t.g.agreements.all[0]!, clauses(t.g)[0]!, 'failed', 'broken');
    expect(clauses(t.g).map((c) => c.released)).toEqual([false, false, true, false, false]);
    expect(t.said().filter((k) => k === 'deal.released')).toHaveLength(1);
  });
});

describe('what a clause speaks of', () => {
  test('[AGR-12][1.04.3-i] a Land Bill is named by its Type, and so is its repeal', () => {
    const about = (naming: About['naming'], p: Proposal) => isAbout({ kind: '', naming }, p);
    const bill: Proposal = { t: 'land-bill', type: 'II', sponsor: 'senator:1', coSponsor: 'senator:2' };
    const repeal: Proposal = { t: 'repeal', type: 'II', sponsor: 'senator:1' };
    for (const p of [bill, repeal]) {
      expect([about('land-bill:II', p), about('land-bill:I', p)]).toEqual([true, false]);
      expect([about('senator:1', p), about('senator:3', p)]).toEqual([true, false]);
    }
    expect(about('land-bill:II', RAISE)).toBe(false);
  });

  const called = (patch: (g: Rome) => void, proposal: Proposal = RAISE, seat = 1): Meeting =>
    onVote(proposal, patch).as(0).does('callFaction', `faction:${seat}`).as(seat);

  test('[AGR-12][AGR-22] the vote of somebody who is away binds none of the others', () => {
    const p = called((g) => {
      senator(g, 'senator:5').at = 'field';
      agreed(g, 7, [[1, 2, vote({ senator: 'senator:5' })]]);
    });
    expect(p.offers('nay')).toBeDefined();
    p.does('nay');
    expect(states(p, 7)).toEqual(['failed']);
  });

  test('[AGR-23] who has promised one vote cannot keep a later promise of all votes the other way', () => {
    const p = called((g) => {
      agreed(g, 7, [[1, 2, vote({ senator: 'senator:5' })]]);
      agreed(g, 8, [[1, 0, vote({ way: 'against' })]]);
    });
    expect([p.offers('aye'), p.offers('nay')]).toMatchObject([{ t: 'button' }, undefined]);
    p.does('aye');
    expect([states(p, 7), states(p, 8)]).toEqual([['performed'], ['failed']]);
  });

  test('[AGR-22][1.09.621-c] a promise against a repeal binds no Faction of which the Sponsor must vote for it', () => {
    const repeal: Proposal = { t: 'repeal', type: 'II', sponsor: 'senator:4' };
    const p = called((g) => {
      g.landBills.II = 1;
      agreed(g, 7, [[1, 2, vote({ way: 'against' })]]);
    }, repeal);
    expect(p.offers('aye')).toBeDefined();
    // The others against it are not what was promised either.
    p.does('nay');
    expect(states(p, 7)).toEqual(['failed']);
  });

  test('[AGR-12][AGR-22] for as many bought votes as were promised, not for less', () => {
    const rest = (talents: number) =>
      called((g) => {
        rich(g, 'senator:4', talents);
        agreed(g, 7, [[1, 2, vote({ bought: 4 })]]);
      });
    const some = rest(6);
    some.change((g) => rich(g, 'senator:5', 3));
    expect(some.offers('aye')).toBeUndefined();
    some.does('buyVotes', { 'senator:4': 4 }).does('aye');
    expect(states(some, 7)).toEqual(['performed']);
    // He has not so much: he votes as he likes, and has not kept it.
    const poor = rest(3);
    poor.does('aye');
    expect(states(poor, 7)).toEqual(['failed']);
  });

  test('[AGR-16][AGR-22] of two orders of calling that come to nothing together the earlier prevails', () => {
    const order = (more: object): Promise => ({ t: 'order', calls: [], last: -1, about: ANYTHING, ...more });
    const p = onVote(RAISE, (g) => {
      agreed(g, 7, [[0, 1, order({ last: 2 })]]);
      agreed(g, 8, [[0, 2, order({ calls: [2, 1] })]]);
    });
    expect(picks(p, 0, 'callFaction')).toEqual(['faction:0']);
    p.as(0).does('callFaction', 'faction:0').does('aye');
    expect(picks(p, 0, 'callFaction')).toEqual(['faction:1']);
  });

  test('[AGR-15] a promise about one role says nothing of another', () => {
    const p = prosecuting((g) => {
      corrupt(C)(g);
      agreed(g, 7, [[0, 2, { t: 'appoint', role: 'commander', senator: 'senator:5' }]]);
    }).as(0);
    p.does('prosecute', C).does('charge', 'charge:corrupt');
    expect(picks(p, 0, 'appointProsecutor').length).toBeGreaterThan(1);
  });

  test('[AGR-17] only what was promised, by whom it was promised, keeps a promise to spend', () => {
    const spent = (how: 'games' | 'knights', who: 'senator:1' | 'senator:2', n: number) => {
      const t = table((g) => agreed(g, 7, [[0, 1, { t: 'spend', how: 'games', senator: 'senator:1', n: 7 }]]));
      hasSpent(t.cx, 0, how, who, n);
      return clauses(t.g)[0]!.state;
    };
    expect([spent('games', 'senator:1', 7), spent('games', 'senator:1', 6)]).toEqual(['performed', 'open']);
    expect([spent('knights', 'senator:1', 9), spent('games', 'senator:2', 9)]).toEqual(['open', 'open']);
  });

  test('[AGR-14] who has promised to prosecute nobody may propose what he likes', () => {
    const p = meeting((g) => agreed(g, 7, [[0, 1, { t: 'refrain', from: 'prosecute', about: ANYTHING }]]));
    expect(picks(p, 0, 'propose')).toContain('kind:raise');
  });

  test('[AGR-23][AGR-06] nothing contradicts what was agreed privately', () => {
    const words = [
      'faction:1',
      'faction:0',
      'word:vote',
      'way:for',
      'kind:raise',
      'word:any',
      0,
      'turn:1',
      'word:always',
    ];
    const accepted = (isPublic: boolean) => {
      const p = meeting((g) => agreed(g, 7, [[1, 2, vote({ way: 'against' })]], { isPublic }));
      const id = offers(p, 0, 1, 'public', ...words);
      return picks(p, 1, 'answerDeal').includes(`accept+agreement:${id}`);
    };
    expect([accepted(true), accepted(false)]).toEqual([false, true]);
  });

  test('[AGR-12] where no bought votes were promised, one is the least that is bought, as always', () => {
    const p = called((g) => {
      rich(g, 'senator:4', 5);
      agreed(g, 7, [[1, 2, vote()]]);
    });
    expect(p.offers('buyVotes')).toMatchObject({ min: 1, max: 5 });
    expect(p.question?.denied).not.toHaveProperty('buyVotes');
  });

  test('[AGR-16] an order that was agreed for another vote is none for this', () => {
    const order = (kind: About['kind']): Promise => ({
      t: 'order',
      calls: [],
      last: 1,
      about: { kind, naming: '' },
    });
    const p = (kind: About['kind']) => onVote(RAISE, (g) => agreed(g, 7, [[0, 1, order(kind)]])).as(0);
    expect(p('raise').offers('callClockwise')).toBeUndefined();
    expect(p('censor').offers('callClockwise')).toBeDefined();
    expect(picks(p('censor'), 0, 'callFaction')).toContain('faction:1');
  });
});

describe('nominations that need not be made', () => {
  const election = (patch: (g: Rome) => void): readonly string[] =>
    picks(
      inSenate(dictatorElection, undefined, (g) => {
        g.senate.step = 'dictator';
        g.senate.filled.censor = false;
        g.wars = [3, 4, 5].map((n) => newWar(`war:${n}`, 'active', false));
        patch(g);
      }),
      0,
      'nominate',
    );

  test('[AGR-14] who has promised to propose no Dictator nominates nobody', () => {
    expect(election(() => {})).toContain('senator:5');
    expect(election((g) => agreed(g, 7, [[0, 1, refrains({ kind: 'dictator' })]]))).toEqual([]);
    expect(election((g) => agreed(g, 7, [[0, 1, refrains({ kind: 'raise' })]]))).toContain('senator:5');
  });

  test('[AGR-23] who had promised before to nominate somebody may nominate anybody; a promise of something else is none', () => {
    const nominees = (kind: About['kind']) =>
      election((g) => {
        agreed(g, 7, [[0, 1, proposes({ kind })]]);
        agreed(g, 8, [[0, 1, refrains({ naming: 'senator:5' })]]);
      });
    expect(nominees('dictator')).toContain('senator:5');
    expect(nominees('raise')).not.toContain('senator:5');
  });
});

test('[AGR-13] whoever lets a draft drop has broken what he promised of its kind, and nothing else', () => {
  const p = meeting((g) => {
    g.wars = [newWar('war:5', 'active', false)];
    for (const l of g.legions.slice(0, 4)) l.at = 'active';
    agreed(g, 7, [[0, 1, proposes({ kind: 'raise' })]]);
    agreed(g, 8, [[0, 1, proposes({ kind: 'deploy', naming: 'war:5' })]]);
  });
  p.as(0).does('propose', 'kind:raise').saysNothing();
  expect([states(p, 7), states(p, 8)]).toEqual([['failed'], ['open']]);
});

describe('the end of a phase, of the meeting, of the turn', () => {
  test('[AGR-03] an offer that says nothing of its end stands until the end of the next turn', () => {
    const p = meeting();
    offers(p, 1, 0, 'public', 'faction:1', 'faction:0', 'word:pay', 5, 'turn:1', 'word:always');
    expect(p.g.agreements.all).toMatchObject([{ phase: '', until: p.g.turn + 1 }]);
  });

  test('[AGR-08] what is over is kept to be read for a turn, what is in force as long as it is', () => {
    const left = (turn: number) => {
      const t = table((g) => {
        agreed(g, 7, [[0, 1, PAY]], { status: 'fulfilled', until: 2 });
        agreed(g, 8, [[0, 1, TEXT]], { until: 2 });
        agreed(g, 9, [[0, 1, TEXT]], { status: 'offered', until: 9 });
        g.turn = turn;
      });
      turnEnds(t.cx);
      return t.g.agreements.all.map((a) => a.id);
    };
    expect([left(3), left(4)]).toEqual([
      [7, 8, 9],
      [8, 9],
    ]);
  });

  test('[AGR-10][AGR-06] a gift pays what was accepted, not what was only offered', () => {
    const paid = (status: 'active' | 'offered', isPublic: boolean) => {
      const t = table((g) => agreed(g, 7, [[0, 1, { t: 'pay', n: 9, paid: 0 }]], { status, isPublic }));
      creditPayment(t.cx, 0, 1, 5);
      return clauses(t.g)[0]!.promise;
    };
    for (const isPublic of [true, false]) {
      expect(paid('active', isPublic)).toMatchObject({ paid: 5 });
      expect(paid('offered', isPublic)).toMatchObject({ paid: 0 });
    }
  });

  test('[AGR-04] what has not been accepted yet does not lapse with the meeting', () => {
    const t = table((g) => agreed(g, 7, [[0, 1, vote()]], { status: 'offered', accepted: [0] }));
    senateCloses(t.cx);
    expect(clauses(t.g)[0]!.state).toBe('open');
  });

  test('[AGR-06] a private promise to propose has not failed when the meeting closes', () => {
    const closed = (isPublic: boolean) => {
      const t = table((g) => {
        g.phase = 'senate';
        agreed(g, 7, [[0, 1, proposes({ kind: 'raise' })]], { isPublic });
      });
      senateCloses(t.cx);
      return clauses(t.g)[0]!.state;
    };
    expect([closed(true), closed(false)]).toEqual(['failed', 'lapsed']);
  });

  test('[AGR-03] an offer for one phase that was accepted in it goes on', () => {
    const t = table((g) => {
      g.phase = 'senate';
      agreed(g, 7, [[0, 1, PAY]], { phase: 'senate' });
    });
    enterPhase(t.cx, 'combat');
    expect(t.g.agreements.all[0]!.status).toBe('active');
  });

  test('[AGR-06] of public agreements, and of offers, nobody is reminded', () => {
    const said = (how: object) => {
      const t = table((g) => agreed(g, 7, [[0, 1, PAY]], how));
      enterPhase(t.cx, 'revenue');
      return t.said().includes('deal.due');
    };
    expect(said({ isPublic: false })).toBe(true);
    expect(said({ isPublic: true })).toBe(false);
    expect(said({ isPublic: false, status: 'offered' })).toBe(false);
  });

  test('[AGR-06][AGR-11] of a private promise one is reminded in its phase, of silence and of free text never', () => {
    const reminded = (promise: Promise) =>
      (['mortality', 'revenue', 'forum', 'population', 'senate', 'combat', 'revolution'] as const).filter((phase) => {
        const t = table((g) =>
          agreed(g, 7, [[0, 1, promise, promise.t === 'text' ? { turn: 0 } : {}]], { isPublic: false }),
        );
        enterPhase(t.cx, phase);
        return t.said().includes('deal.due');
      });
    expect(reminded({ t: 'card', card: 'tribune' })).toEqual(['revolution']);
    expect(reminded(PAY)).toEqual(['revenue']);
    expect(reminded(vote())).toEqual(['senate']);
    expect([reminded(refrains()), reminded(TEXT)]).toEqual([[], []]);
  });

  const office = { t: 'office', senator: 'senator:2', office: 'censor' } as const;
  test('[AGR-18][AGR-19] free text has no turn: its condition may still be met in another', () => {
    const t = table((g) => agreed(g, 7, [[0, 1, TEXT, { turn: 0, when: office }]]));
    turnEnds(t.cx);
    expect(clauses(t.g)[0]!.state).toBe('open');
  });

  test('[AGR-14][AGR-19] who has refrained from something that never fell due has kept nothing', () => {
    const ended = (state: 'open' | 'performed', isPublic = true) => {
      const t = table((g) =>
        agreed(
          g,
          7,
          [
            [0, 1, TEXT, { state }],
            [1, 0, refrains(), { when: { t: 'clause', n: 0 } }],
          ],
          { isPublic },
        ),
      );
      turnEnds(t.cx);
      return clauses(t.g)[1]!.state;
    };
    expect([ended('open'), ended('performed')]).toEqual(['lapsed', 'performed']);
    // Nobody knows what was done about a private one.
    expect(ended('open', false)).toBe('performed');
  });

  test('[1.07.312-j] a Statesman takes the place of his Family in what was promised of it, and of nobody else', () => {
    const t = table((g) =>
      agreed(g, 7, [
        [0, 1, refrains({ naming: 'senator:1' })],
        [0, 1, refrains({ naming: 'senator:2' })],
        [0, 1, { t: 'appoint', role: 'commander', senator: 'senator:1' }],
        [0, 1, { t: 'appoint', role: 'commander', senator: 'senator:2' }],
      ]),
    );
    senatorRenamed(t.g, 'senator:1', 'senator:1A');
    expect(
      clauses(t.g).map((c) =>
        'about' in c.promise ? c.promise.about.naming : 'senator' in c.promise && c.promise.senator,
      ),
    ).toEqual(['senator:1A', 'senator:2', 'senator:1A', 'senator:2']);
  });
});

describe('in the Forum', () => {
  test('[AGR-17] the only Games that are dear enough are the only ones left', () => {
    const p = act((g) => {
      rich(g, 'senator:1', 30);
      agreed(g, 7, [[0, 1, { t: 'spend', how: 'games', senator: 'senator:1', n: 18 }]]);
    }).does('sponsor', 'senator:1');
    expect(picks(p, 0, 'games')).toEqual(['games:gladiator-gala']);
  });

  test('[AGR-14][AGR-24] who is to leave alone the only one he could approach is told by which agreement', () => {
    const p = act((g) => {
      for (const s of g.senators) if (s.faction !== 0 && s.id !== 'senator:6') s.at = 'field';
      agreed(g, 7, [[0, 1, { t: 'refrain', from: 'persuade', about: { kind: '', naming: 'senator:6' } }]]);
    });
    expect(p.offers('persuade')).toBeUndefined();
    p.refuses('persuade', 'senator:1', 'no.agreement');
  });

  test('[AGR-14][AGR-22] once the attempt has begun he approaches somebody, whatever he promises meanwhile', () => {
    const p = act().does('persuade', 'senator:1');
    const all = picks(p, 0, 'target');
    agreed(p.g, 7, [[0, 1, { t: 'refrain', from: 'persuade', about: ANYTHING }]]);
    expect(all.length).toBeGreaterThan(0);
    expect(picks(p, 0, 'target')).toEqual(all);
  });
});

test('[AGR-17] spending is promised of one’s own Senators, on Games no more than the dearest cost', () => {
  const most = (how: 'on:games' | 'on:contribute') => {
    const p = writes(
      meeting(),
      1,
      'deal:new-public',
      'faction:0',
      'deal:clause',
      'faction:1',
      'faction:0',
      'word:spend',
      how,
    );
    expect(picks(p, 1, 'deal')).toEqual(['senator:4', 'senator:5', 'senator:6', 'deal:drop']);
    const number = writes(p, 1, 'senator:4').as(1).offers('dealNumber');
    return number?.t === 'range' ? number.max : 0;
  };
  expect(most('on:games')).toBe(18);
  expect(most('on:contribute')).toBeGreaterThan(18);
});
