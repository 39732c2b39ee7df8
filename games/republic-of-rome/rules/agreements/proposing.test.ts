import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { killSenator } from '../rome/death.ts';
import type { SenatorId } from '../ids.ts';
import { senator } from '../rome/senators.ts';
import { closing } from '../senate/adjourn.ts';
import { consentProc } from '../senate/drafting.ts';
import { dictatorElection, censorStep, consulsStep } from '../senate/elections/steps.ts';
import { jointAppointment } from '../senate/elections/joint-appointment.ts';
import { business } from '../senate/other-business.ts';
import { counterBribes } from '../forum/counter-bribes.ts';
import { openAuction } from '../forum/bidding.ts';
import { agreed, states, statusOf } from '../testing/agreements.ts';
import { at } from '../testing/at.ts';
import { bare, rich, table, treasury } from '../testing/bare.ts';
import { act } from '../testing/initiative.ts';
import { gives, inSenate, type Meeting, onVote, RAISE, voting } from '../testing/meeting.ts';
import { A, prosecuting, C, corrupt, D } from '../testing/prosecutions.ts';
import { newWar } from '../wars/wars.ts';
import type { About, PromiseOf, Refrain } from './agreement.ts';
import { dueNow } from './proposing.ts';
import { senateCloses } from './time.ts';

const proposes = (kind: About['kind'], naming: About['naming'] = '', means: 'presiding' | 'tribune' = 'presiding') =>
  ({ t: 'propose', means, about: { kind, naming } }) as const satisfies PromiseOf<'propose'>;
const refrains = (from: Refrain, kind: About['kind'] = '', naming: About['naming'] = '') =>
  ({ t: 'refrain', from, about: { kind, naming } }) as const satisfies PromiseOf<'refrain'>;
const picks = (p: Meeting, verb: string): readonly string[] => {
  const o = p.offers(verb);
  return o?.t === 'pick' ? o.of : [];
};
const election = (patch: (g: Rome) => void): Meeting =>
  inSenate(censorStep, undefined, (g) => {
    g.senate.step = 'censor';
    g.senate.filled.censor = false;
    for (const n of [2, 4, 5, 7]) senator(g, `senator:${n}`).priorConsul = true;
    patch(g);
  }).as(0);

describe('a promise to propose', () => {
  test('[AGR-13] is due when whom it names, or anybody at all, can be named', () => {
    const due = (naming: About['naming'], ...all: string[]) => {
      const { g } = election((x) => agreed(x, 7, [[0, 1, proposes('censor', naming)]]));
      return dueNow(g, 0, 'presiding', 'censor', all)?.id;
    };
    expect([due('senator:4', 'senator:4'), due('senator:4', 'senator:5')]).toEqual([7, undefined]);
    expect([due('', 'senator:5'), due('')]).toEqual([7, undefined]);
  });

  test('[AGR-14][AGR-23] one who cannot be nominated frees nobody who was to be left out', () => {
    const p = election((g) => {
      agreed(g, 7, [[0, 1, proposes('censor', 'senator:9')]]);
      agreed(g, 8, [[0, 1, refrains('propose', 'censor', 'senator:5')]]);
    });
    expect(picks(p, 'nominate')).toContain('senator:4');
    expect(picks(p, 'nominate')).not.toContain('senator:5');
  });

  test('[AGR-13][AGR-22] a Land Bill that must be proposed is of a Type that was to be left out, when there is no other', () => {
    const p = inSenate(business, undefined, (g) => {
      for (const [i, type] of (['I', 'II', 'III'] as const).entries())
        agreed(g, 5 + i, [[0, 1, refrains('propose', 'land-bill', `land-bill:${type}`)]]);
      agreed(g, 9, [[0, 1, proposes('land-bill')]]);
    }).as(0);
    p.does('propose', 'kind:land-bill');
    expect(picks(p, 'landBill')).toEqual(['land-bill:I', 'land-bill:II', 'land-bill:III']);
  });

  test('[AGR-13] at the first legal moment: no adjournment and no other proposal while he can', () => {
    const p = inSenate(business, undefined, (g) => agreed(g, 7, [[0, 1, proposes('raise')]])).as(0);
    expect(picks(p, 'propose')).toEqual(['kind:raise']);
    p.refuses('adjourn', undefined, 'no.agreement').does('propose', 'kind:raise');
    expect(p.question?.denied).toHaveProperty('drop');
    p.sets('legions', 1);
    if (p.offers('fleets')) p.sets('fleets', 0);
    expect(statusOf(p, 7)).toBe('fulfilled');
    voting(p, 'aye', 'aye', 'aye');
    expect(p.as(0).offers('adjourn')).toBeDefined();
    expect(picks(p, 'propose').length).toBeGreaterThan(1);
  });

  test('[AGR-13][AGR-22] who dies while he words what he has promised has not broken it', () => {
    const p = inSenate(business, undefined, (g) => {
      agreed(g, 7, [[0, 1, proposes('raise')]]);
      g.factions[1]!.attempted = 0;
      senator(g, 'senator:4').office = 'censor';
    });
    p.as(0).does('propose', 'kind:raise');
    p.rolling(6).as(1).does('assassinate', 'senator:1').does('sendAssassin', 'senator:5').does('strike');
    expect([p.as(0).offers('legions'), states(p, 7)]).toEqual([undefined, ['open']]);
  });

  test('[AGR-13] one proposal that was voted on keeps one promise, and breaks none of another', () => {
    const p = inSenate(business, undefined, (g) => {
      agreed(g, 7, [[0, 1, proposes('land-bill', 'land-bill:II')]]);
      agreed(g, 8, [[0, 1, proposes('land-bill', 'land-bill:III')]]);
    });
    p.as(0).does('propose', 'kind:land-bill').does('landBill', 'land-bill:II');
    p.does('nameSponsor', 'senator:1').does('nameSponsor', 'senator:2');
    voting(p, 'aye', 'aye', 'aye');
    expect([states(p, 7), states(p, 8)]).toEqual([['performed'], ['open']]);
  });

  test('[AGR-13] a nomination: nobody else is offered while the promised one can be', () => {
    const p = election((g) => agreed(g, 7, [[0, 1, proposes('censor', 'senator:5')]]));
    expect(picks(p, 'nominate')).toEqual(['senator:5']);
    p.does('nominate', 'senator:5');
    expect(statusOf(p, 7)).toBe('fulfilled');
    const consul = inSenate(consulsStep, undefined, (g) => {
      g.senate.step = 'consuls';
      g.senate.filled.consuls = false;
      agreed(g, 7, [[0, 1, proposes('consuls', 'senator:8')]]);
    }).as(0);
    expect(picks(consul, 'nominate')).toEqual(['senator:8']);
    consul.does('nominate', 'senator:8');
    expect(picks(consul, 'nominate').length).toBeGreaterThan(1);
    consul.does('nominate', 'senator:4');
    expect(statusOf(consul, 7)).toBe('fulfilled');
  });

  test('[AGR-13] the election of a Dictator cannot be passed over', () => {
    const p = inSenate(dictatorElection, undefined, (g) => {
      g.senate.step = 'dictator';
      g.senate.filled.censor = false;
      g.wars = [3, 4, 5].map((n) => newWar(`war:${n}`, 'active', false));
      agreed(g, 7, [[0, 1, proposes('dictator', 'senator:9')]]);
    }).as(0);
    p.refuses('goOn', undefined, 'no.agreement');
    expect(picks(p, 'nominate')).toEqual(['senator:9']);
    voting(p.does('nominate', 'senator:9'), 'nay', 'nay', 'nay');
    expect(states(p, 7)).toEqual(['performed']);
  });

  test('[AGR-13][AGR-22] what never could be put has failed when the meeting closes', () => {
    const p = inSenate(closing, undefined, (g) => agreed(g, 7, [[2, 1, proposes('raise')]]));
    expect(states(p, 7)).toEqual(['failed']);
  });

  test('[AGR-13][AGR-22] what cannot be named now is not asked of him, and he is free', () => {
    const p = inSenate(business, undefined, (g) => agreed(g, 7, [[0, 1, proposes('deploy', 'war:5')]])).as(0);
    expect(picks(p, 'propose').length).toBeGreaterThan(1);
    expect(p.does('propose', 'kind:raise').does('drop').offers('adjourn')).toBeDefined();
    expect(states(p, 7)).toEqual(['open']);
  });

  test('[AGR-08][AGR-28] death or a filled office makes it void, and what was to be paid for it is released', () => {
    const sold = (patch: (g: Rome) => void = () => {}) =>
      table((g) => {
        agreed(g, 7, [
          [0, 1, proposes('censor', 'senator:3')],
          [1, 0, { t: 'pay', n: 5, paid: 0 }],
        ]);
        patch(g);
      });
    const dead = sold();
    killSenator(dead.cx, senator(dead.g, 'senator:3'), 'natural');
    expect(dead.g.agreements.all[0]!.clauses).toMatchObject([{ state: 'void' }, { state: 'open', released: true }]);
    const filled = sold((g) => (g.senate.filled.censor = true));
    senateCloses(filled.cx);
    expect(filled.g.agreements.all[0]!.clauses).toMatchObject([{ state: 'void' }, { released: true }]);
    const neither = sold();
    senateCloses(neither.cx);
    expect(neither.g.agreements.all[0]!.clauses).toMatchObject([{ state: 'failed' }, { released: true }]);
  });
});

test('[AGR-08] what has gone makes it void, [AGR-25] and whoever is ruled has broken nothing', () => {
  const closes = (patch: (g: Rome) => void): string => {
    const t = table((g) => {
      g.phase = 'senate';
      agreed(g, 7, [[0, 1, proposes('deploy', 'war:5')]]);
      patch(g);
    });
    senateCloses(t.cx);
    return t.g.agreements.all[0]!.clauses[0]!.state;
  };
  expect(closes(() => {})).toBe('void');
  expect(closes((g) => g.wars.push(newWar('war:5', 'active', false)))).toBe('failed');
  const ruled = (g: Rome): void => {
    g.wars.push(newWar('war:5', 'active', false));
    senator(g, 'senator:2').consulForLife = true;
  };
  expect(closes(ruled)).toBe('lapsed');
});

describe('a promise to refrain', () => {
  test('[AGR-14] from proposing a kind, or anybody', () => {
    const p = inSenate(business, undefined, (g) => agreed(g, 7, [[0, 1, refrains('propose', 'raise')]])).as(0);
    expect(picks(p, 'propose')).not.toContain('kind:raise');
    expect(picks(p, 'propose').length).toBeGreaterThan(0);
    const none = inSenate(business, undefined, (g) => agreed(g, 7, [[0, 1, refrains('propose')]])).as(0);
    expect(picks(none, 'propose')).toEqual([]);
    expect(none.offers('adjourn')).toBeDefined();
    const name = election((g) => agreed(g, 7, [[0, 1, refrains('propose', '', 'senator:5')]]));
    expect(picks(name, 'nominate')).toEqual(['senator:2', 'senator:4', 'senator:7']);
  });

  test('[AGR-14][AGR-22] nothing is left of a draft that need not be made: it is dropped', () => {
    const menu = (kind: string, naming: About['naming'], patch: (g: Rome) => void = () => {}) =>
      inSenate(business, undefined, (g) => {
        patch(g);
        agreed(g, 7, [[0, 1, refrains('propose', '', naming)]]);
      })
        .as(0)
        .does('propose', `kind:${kind}`);
    const only = menu('concessions', 'concession:56', (g) => {
      g.concessions = [{ id: 'concession:56', holder: 'forum', revealed: false, voted: 0 }];
    });
    only.refuses('concession', 'concession:56', 'no.agreement').does('drop');
    const bill = menu('land-bill', 'land-bill:III', (g) => {
      g.senate.landBills = ['I', 'II'];
    });
    bill.refuses('landBill', 'land-bill:III', 'no.agreement').does('drop');
    const repealed = menu('repeal', 'senator:4', (g) => {
      g.landBills.II = 1;
      senator(g, 'senator:4').popularity = 5;
    });
    repealed.does('repealBill', 'land-bill:II').refuses('nameSponsor', 'senator:4', 'no.agreement').does('drop');
    const life = menu('consul-for-life', 'senator:4', (g) => {
      senator(g, 'senator:4').influence = 21;
    });
    expect(life.offers('nominate')).toBeUndefined();
    for (const p of [only, bill, repealed, life]) expect(states(p, 7)).toEqual(['open']);
  });

  test('[AGR-22] but somebody must be nominated: then it fails', () => {
    const p = election((g) => agreed(g, 7, [[0, 1, refrains('propose', 'censor')]]));
    p.does('nominate', 'senator:5').expectLog('deal.clause', { how: 'clause-state:failed', why: 'why:impossible' });
    expect(statusOf(p, 7)).toBe('broken');
  });

  test('[AGR-23] against a promise to propose the earlier accepted prevails, and the later fails', () => {
    const both = (propose: number, refrain: number) =>
      inSenate(business, undefined, (g) => {
        agreed(g, propose, [[0, 1, proposes('raise')]]);
        agreed(g, refrain, [[0, 1, refrains('propose', 'raise')]]);
      }).as(0);
    const first = both(7, 8);
    expect(picks(first, 'propose')).toEqual(['kind:raise']);
    first.does('propose', 'kind:raise').sets('legions', 1);
    if (first.offers('fleets')) first.sets('fleets', 0);
    expect([states(first, 7), states(first, 8)]).toEqual([['performed'], ['failed']]);
    const last = both(8, 7);
    expect(picks(last, 'propose')).not.toContain('kind:raise');
    last.does('adjourn');
  });

  test('[AGR-14] from prosecuting somebody', () => {
    const p = prosecuting((g) => {
      corrupt(C, D)(g);
      agreed(g, 7, [[0, 1, { ...refrains('prosecute', '', C) }]]);
    }).as(0);
    expect(picks(p, 'prosecute')).toEqual([D]);
    expect(p.offers('endProsecutions')).toBeDefined();
  });

  test('[AGR-14][AGR-24] from a veto, by hand or by standing order; the refusal names the agreement', () => {
    const p = onVote(RAISE, (g) => {
      gives(g, 1, 'card:38');
      gives(g, 2, 'card:39');
      agreed(g, 7, [[1, 0, refrains('veto', 'raise')]]);
      g.orders[1]!.push({ when: 'floor', about: ['raise'], naming: [], verb: 'vetoByTribune', target: '' });
    });
    expect(p.g.senate.floors[0]!.status).toBe('open');
    p.as(1).refuses('vetoByTribune', 'card:38', 'no.agreement');
    expect(p.as(2).offers('vetoByTribune')).toBeDefined();
  });

  test('[AGR-14] from counter-bribes', () => {
    const bribes = (naming: 'senator:3' | 'senator:1') =>
      at(counterBribes, { seat: 0, target: 'senator:3', base: 5 }, { seats: 3 }, (g) => {
        bare(g);
        treasury(g, 1, 4);
        agreed(g, 7, [[1, 0, refrains('counter-bribe', '', naming)]]);
      }).as(1);
    expect(bribes('senator:3').offers('counterBribe')).toBeUndefined();
    expect(bribes('senator:3').offers('pass')).toBeDefined();
    expect(bribes('senator:1').offers('counterBribe')).toBeDefined();
  });

  test('[AGR-14] from bidding', () => {
    const auction = (turn: number) =>
      at(openAuction, undefined, { seats: 3 }, (g) => {
        bare(g);
        rich(g, 'senator:2', 5);
        agreed(g, 7, [[1, 0, refrains('bid'), { turn }]]);
      });
    expect(auction(1).as(0).offers('over')).toBeDefined();
    // The moment that was named has passed.
    expect(auction(0).waitingFor).toEqual([1]);
  });

  test('[AGR-14][AGR-22] from approaching a named Senator by Persuasion', () => {
    const p = act((g) => agreed(g, 7, [[0, 1, refrains('persuade', '', 'senator:6')]]));
    p.does('persuade', 'senator:1');
    expect(picks(p, 'target')).not.toContain('senator:6');
    p.refuses('target', 'senator:6', 'no.agreement');
    const nobody = act((g) => agreed(g, 7, [[0, 1, refrains('persuade')]]));
    expect(nobody.offers('persuade')).toBeUndefined();
  });
});

describe('a promise to appoint, or to consent', () => {
  test('[AGR-15] a Master of Horse', () => {
    const p = inSenate(dictatorElection, undefined, (g) => {
      g.senate.step = 'dictator';
      g.senate.filled.censor = false;
      g.wars = [3, 4, 5].map((n) => newWar(`war:${n}`, 'active', false));
      agreed(g, 7, [[1, 2, { t: 'appoint', role: 'master-of-horse', senator: 'senator:8' }]]);
    }).as(0);
    voting(p.does('nominate', 'senator:5'), 'aye', 'aye', 'aye');
    p.as(1);
    expect(picks(p, 'masterOfHorse')).toEqual(['senator:8']);
    p.does('masterOfHorse', 'senator:8');
    expect(statusOf(p, 7)).toBe('fulfilled');
  });

  test('[AGR-15] a Dictator, as a Consul', () => {
    const p = inSenate(jointAppointment, undefined, (g) => {
      g.senate.step = 'dictator';
      g.senate.filled.censor = false;
      senator(g, 'senator:4').office = 'field-consul';
      g.wars = [3, 4, 5].map((n) => newWar(`war:${n}`, 'active', false));
      agreed(g, 7, [[0, 2, { t: 'appoint', role: 'dictator', senator: 'senator:8' }]]);
      agreed(g, 8, [[1, 2, { t: 'appoint', role: 'dictator', senator: 'senator:8' }]]);
    }).as(0);
    expect(picks(p, 'nameDictator')).toEqual(['senator:8']);
    p.refuses('decline', undefined, 'no.agreement').does('nameDictator', 'senator:8').as(1);
    expect(picks(p, 'nameDictator')).toEqual([]);
    p.refuses('decline', undefined, 'no.agreement').does('agree');
    expect([statusOf(p, 7), statusOf(p, 8)]).toEqual(['fulfilled', 'fulfilled']);
    expect(senator(p.g, 'senator:8').office).toBe('dictator');
  });

  test('[AGR-15] a Prosecutor, who for his part consents', () => {
    const p = prosecuting((g) => {
      corrupt(C)(g);
      agreed(g, 7, [[0, 2, { t: 'appoint', role: 'prosecutor', senator: 'senator:5' }]]);
      agreed(g, 8, [[2, 0, { t: 'appoint', role: 'prosecutor', senator: 'senator:5' }]]);
    }).as(0);
    p.does('prosecute', C).does('charge', 'charge:corrupt');
    expect(picks(p, 'appointProsecutor')).toEqual(['senator:5']);
    p.refuses('appointProsecutor', A).refuses('letLapse', undefined, 'no.agreement');
    p.does('appointProsecutor', 'senator:5').as(2).refuses('refuse', undefined, 'no.agreement').does('consent');
    expect([statusOf(p, 7), statusOf(p, 8)]).toEqual(['fulfilled', 'fulfilled']);
  });

  test('[AGR-15] a Commander who consents; nothing about another', () => {
    const lead = consentProc('testing.consent', [], 'commander');
    const asked = (who: SenatorId) =>
      inSenate(lead, { of: 1, about: { k: 'testing' }, who }, (g) => {
        agreed(g, 7, [[1, 0, { t: 'appoint', role: 'commander', senator: 'senator:4' }]]);
      }).as(1);
    const p = asked('senator:4').refuses('refuse', undefined, 'no.agreement').does('consent');
    expect(statusOf(p, 7)).toBe('fulfilled');
    expect(states(asked('senator:5').does('refuse'), 7)).toEqual(['open']);
  });

  test('[AGR-15] a Sponsor of a Land Bill', () => {
    const p = inSenate(business, undefined, (g) => {
      agreed(g, 7, [[1, 0, { t: 'appoint', role: 'sponsor', senator: 'senator:4' }]]);
    }).as(0);
    p.does('propose', 'kind:land-bill').does('landBill', 'land-bill:I').does('nameSponsor', 'senator:4');
    p.as(1).refuses('refuse', undefined, 'no.agreement').does('consent');
    expect(statusOf(p, 7)).toBe('fulfilled');
    // Nothing was said about a colleague of his.
    p.as(0).does('nameSponsor', 'senator:5').as(1).does('refuse');
  });

  test('[AGR-15] one’s own Sponsor or Commander consents by being named', () => {
    const own = (role: 'sponsor' | 'commander', patch: (g: Rome) => void = () => {}) =>
      inSenate(business, undefined, (g) => {
        agreed(g, 7, [[0, 1, { t: 'appoint', role, senator: 'senator:1' }]]);
        patch(g);
      }).as(0);
    const bill = own('sponsor').does('propose', 'kind:land-bill').does('landBill', 'land-bill:I');
    expect(statusOf(bill.does('nameSponsor', 'senator:1'), 7)).toBe('fulfilled');
    const war = own('commander', (g) => {
      g.wars = [newWar('war:5', 'active', false)];
      g.legions[0]!.at = 'active';
    });
    war.does('propose', 'kind:deploy').does('sendCommander', 'senator:1').does('sendAgainst', 'war:5').does('put');
    expect(statusOf(war, 7)).toBe('fulfilled');
  });
});
