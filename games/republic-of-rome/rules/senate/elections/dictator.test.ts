import { describe, expect, test } from 'vitest';
import { killSenator } from '../../rome/death.ts';
import { newForce } from '../../rome/forces.ts';
import { maybeSenator, senator } from '../../rome/senators.ts';
import { table } from '../../testing/bare.ts';
import { gives, inSenate, type Meeting, sitting, voting, who } from '../../testing/meeting.ts';
import { newWar } from '../../wars/wars.ts';
import { senate } from '../index.ts';
import { dictator, dictatorNominees, isDictatorPossible } from './dictator.ts';
import { jointAppointment } from './joint-appointment.ts';
import { censorStep, dictatorElection } from './steps.ts';
import { revolts, ridesWithRebel } from '../../testing/people.ts';

const threeWars = (g: Meeting['g']): void => {
  g.wars = [newWar('war:3', 'active', false), newWar('war:4', 'active', false), newWar('war:5', 'active', false)];
};
/** Consuls are `senator:1` and `senator:4`. */
const ready = (g: Meeting['g']): void => {
  g.senate.step = 'dictator';
  g.senate.filled.censor = false;
  senator(g, 'senator:4').office = 'field-consul';
  threeWars(g);
};
const joint = (patch: (g: Meeting['g']) => void = () => {}): Meeting =>
  inSenate(jointAppointment, undefined, (g) => {
    ready(g);
    patch(g);
  });
const election = (patch: (g: Meeting['g']) => void = () => {}): Meeting =>
  inSenate(dictatorElection, undefined, (g) => {
    ready(g);
    patch(g);
  });
const names = (p: Meeting, verb: string): readonly string[] => {
  const o = p.offers(verb);
  return o?.t === 'pick' ? o.of : [];
};

test('[AGR-13] any of several who can be Dictator may be named, and nobody else', () => {
  const { g } = election();
  const all = dictatorNominees(g);
  expect(all.length).toBeGreaterThan(1);
  expect([dictator.canName?.(g, all[1]!), dictator.canName?.(g, 'senator:30')]).toEqual([true, false]);
});

test('[1.09.31-a][1.05.3-h] the other Consul cannot agree to one who was named and killed: his heir has not been named', () => {
  const p = joint((g) => void (g.factions[1]!.attempted = 0));
  p.as(0).does('nameDictator', 'senator:7');
  expect(p.as(1).offers('agree')).toBeDefined();
  p.rolling(6).does('assassinate', 'senator:7').does('sendAssassin', 'senator:5').does('strike');
  expect(p.as(1).offers('agree')).toBeUndefined();
  expect(names(p, 'nameDictator')).toContain('senator:7');
});

describe('when there may be one', () => {
  const possible = (patch: (g: Meeting['g']) => void): boolean => {
    const { g } = table(patch);
    return isDictatorPossible(g);
  };
  test('[1.09.3-a] three Active Wars, or one of 20 on land and at sea', () => {
    expect(possible(threeWars)).toBe(true);
    expect(possible((g) => (g.wars = [newWar('war:3', 'active', false), newWar('war:4', 'active', false)]))).toBe(
      false,
    );
    // The 1st Punic War: 10 and 10.
    expect(possible((g) => (g.wars = [newWar('war:1', 'active', false)]))).toBe(true);
    expect(possible((g) => (g.wars = [newWar('war:1', 'inactive', false)]))).toBe(false);
  });
  test('[1.09.3-b] a Naval Victory leaves nothing at sea', () => {
    expect(possible((g) => (g.wars = [{ ...newWar('war:1', 'active', false), navalVictory: true }]))).toBe(false);
  });
  test('[1.09.3-f][amb-84] Leaders and Matching Wars count, and so does the Rebel with his MIL', () => {
    // The 2nd Punic War has 15 on land by itself.
    const one = (g: Meeting['g']): void => {
      g.wars = [{ ...newWar('war:2', 'active', false), navalVictory: true }];
    };
    expect(possible(one)).toBe(false);
    expect(
      possible((g) => {
        one(g);
        g.leaders = [{ id: 'leader:35', at: 'wars', aids: [], refuge: false }];
      }),
    ).toBe(true);
    expect(
      possible((g) => {
        one(g);
        g.wars.push({ ...newWar('war:1', 'active', false), navalVictory: true });
      }),
    ).toBe(true);
    const rebel = (n: number) => (g: Meeting['g']) => {
      revolts(g, g.senators[0]!.id).at = 'field';
      for (const l of g.legions.slice(0, n)) l.at = 'rebel';
    };
    // MIL 4.
    expect(possible(rebel(16))).toBe(true);
    expect(possible(rebel(15))).toBe(false);
    // [1.11.37-c] With the Master of Horse who joined him: MIL 4 as well.
    const withHorse = (n: number) => (g: Meeting['g']) => {
      rebel(n)(g);
      const [, horse] = g.senators;
      ridesWithRebel(g, horse!.id);
    };
    expect(possible(withHorse(12))).toBe(true);
    expect(possible(withHorse(11))).toBe(false);
  });
});

describe('appointed by the Consuls', () => {
  test('[1.09.31-a][1.09.31-c][amb-83] both name the same: appointed, without a vote or a veto', () => {
    const p = joint((g) => gives(g, 2, 'card:38'));
    expect(p.waitingFor).toEqual([0]);
    p.as(0).does('nameDictator', 'senator:5');
    expect(p.as(2).offers('vetoByTribune')).toBeUndefined();
    p.as(1).does('nameDictator', 'senator:6').as(0).does('agree');
    expect(who(p, 6).office).toBe('dictator');
    expect(p.waitingFor).toEqual([1]);
    p.as(1).does('masterOfHorse', 'senator:9');
    expect(p.as(0).offers('over')).toBeDefined();
  });
  test('[1.09.31-a][1.09.3-e][amb-83] either may decline, and there need be none', () => {
    const p = joint().as(0).does('nameDictator', 'senator:5').as(1).does('decline');
    expect(p.as(0).offers('over')).toBeDefined();
    expect(p.g.senate.filled.dictator).toBe(false);
  });
  test('[1.09.31-a][1.09.32-b] no Tribune nominates anybody before the Consuls have said that they will not', () => {
    expect(
      joint((g) => gives(g, 2, 'card:38'))
        .as(2)
        .offers('proposeByTribune'),
    ).toBeUndefined();
    expect(
      election((g) => gives(g, 2, 'card:38'))
        .as(2)
        .offers('proposeByTribune'),
    ).toBeDefined();
  });
  test('[1.09.31-b] a Consul who is left alone appoints alone', () => {
    const p = joint((g) => {
      senator(g, 'senator:4').office = '';
    });
    p.as(0).does('nameDictator', 'senator:5');
    expect(who(p, 5).office).toBe('dictator');
  });
  test('[1.09.31-b][ex-22] the only Consul can be killed before he has appointed anybody, not to undo it', () => {
    const sole = (g: Meeting['g']): void => {
      senator(g, 'senator:4').office = '';
      g.factions[2]!.attempted = 0;
    };
    const p = joint(sole);
    p.as(2).does('assassinate', 'senator:1').does('sendAssassin', 'senator:7').rolling(6).does('strike');
    p.expectLog('death', { who: 'senator:1' });
    expect(p.g.senators.some((s) => s.office === 'dictator')).toBe(false);
    expect(p.as(0).offers('nameDictator')).toBeUndefined();
    const q = joint(sole);
    q.as(0).does('nameDictator', 'senator:5');
    expect(q.as(2).offers('assassinate')).toBeUndefined();
    q.as(1).does('masterOfHorse', 'senator:9');
    expect(who(q, 5).office).toBe('dictator');
  });
  test('[1.09.3-d][1.09.2-e] without a Major Office, or a Censor; outgoing Consuls may', () => {
    const p = joint((g) => {
      senator(g, 'senator:7').office = 'censor';
      senator(g, 'senator:8').priorConsul = true;
      senator(g, 'senator:9').at = 'province:sicilia';
    });
    expect(names(p.as(0), 'nameDictator')).toEqual([
      'senator:2',
      'senator:3',
      'senator:5',
      'senator:6',
      'senator:7',
      'senator:8',
    ]);
  });
  test('[1.09.3-a] without the Wars nobody is asked', () => {
    const p = joint((g) => {
      g.wars = [];
    });
    expect(p.as(0).offers('over')).toBeDefined();
  });
});

describe('elected', () => {
  test('[1.09.32-a][1.09.32-c] the PM puts one after another to the vote, which can be vetoed, or goes on', () => {
    const p = election((g) => gives(g, 2, 'card:38'));
    p.as(0).does('nominate', 'senator:5');
    p.as(2).does('vetoByTribune', 'card:38').expectLog('senate.vetoed');
    p.as(0).refuses('nominate', 'senator:5').does('nominate', 'senator:6');
    voting(p, 'nay', 'aye', 'abstain');
    p.as(0).does('goOn');
    expect(p.as(0).offers('over')).toBeDefined();
  });
  test('[1.09.32-b] any player may nominate by Tribune', () => {
    const p = election((g) => gives(g, 2, 'card:38'));
    p.as(2).does('proposeByTribune', 'card:38').does('propose', 'kind:dictator').does('nominate', 'senator:9');
    voting(p, 'aye', 'aye', 'aye');
    expect(who(p, 9).office).toBe('dictator');
  });
  test('[1.09.32-b][1.09.32-d] by Tribune until there is a Censor, and not after', () => {
    const p = inSenate(censorStep, undefined, (g) => {
      ready(g);
      g.senate.step = 'censor';
      gives(g, 2, 'card:38', 'card:39');
    });
    p.as(2).does('proposeByTribune', 'card:38');
    expect(names(p, 'propose')).toContain('kind:dictator');
    p.does('forgo').change((g) => {
      g.senate.filled.censor = true;
      g.senate.step = 'business';
    });
    p.as(2).does('proposeByTribune', 'card:39');
    expect(names(p, 'propose')).not.toContain('kind:dictator');
  });
  test('[1.09.32-e][amb-29] the last candidate is voted on like the first', () => {
    const p = election((g) => {
      for (const s of g.senators)
        if (s.id !== 'senator:9' && s.office === '') g.senate.rejected.push(`dictator ${s.id}`);
    });
    expect(names(p.as(0), 'nominate')).toEqual(['senator:9']);
    p.does('nominate', 'senator:9');
    expect(p.g.senate.floors).toHaveLength(1);
  });
  test('[1.09.33-a][1.09.33-b][1.09.33-c][amb-87] 7 Influence, he presides; his Master of Horse without a vote has 3, and leaves a Censorship', () => {
    const p = election((g) => {
      senator(g, 'senator:8').office = 'censor';
    });
    p.as(0).does('nominate', 'senator:5');
    voting(p, 'aye', 'aye', 'aye');
    expect(who(p, 5)).toMatchObject({ office: 'dictator', influence: 11 });
    expect(p.g.senate.presiding).toBe('senator:5');
    expect(p.waitingFor).toEqual([1]);
    p.as(1).refuses('masterOfHorse', 'senator:1').does('masterOfHorse', 'senator:8');
    expect(who(p, 8)).toMatchObject({ office: 'master-of-horse', influence: 6 });
  });
  test('[1.09.33-g] whoever was Dictator may be again', () => {
    const p = election((g) => {
      senator(g, 'senator:5').priorConsul = true;
    });
    expect(names(p.as(0), 'nominate')).toContain('senator:5');
  });
  test('[1.09.3-c] directly after the Consuls, before the Censor', () => {
    const p = inSenate(senate, undefined, (g) => {
      threeWars(g);
      g.phase = 'population';
      senator(g, 'senator:1').office = 'rome-consul';
    });
    p.as(0).does('nominate', 'senator:5').does('nominate', 'senator:6');
    for (const f of p.g.factions) f.attempted = p.g.turn;
    voting(p, 'aye', 'aye', 'aye').as(1).does('romeConsul', 'senator:5');
    expect(p.g.senate.step).toBe('dictator');
    expect(p.waitingFor).toEqual([1]);
  });
});

describe('Master of Horse', () => {
  test('[1.09.33-b][amb-85] where nobody can be, there is none', () => {
    const p = joint((g) => {
      g.senators = g.senators.filter((s) => ['senator:1', 'senator:4', 'senator:7'].includes(s.id));
    });
    p.as(0).does('nameDictator', 'senator:7').as(1).does('agree');
    expect(who(p, 7).office).toBe('dictator');
    expect(p.as(0).offers('over')).toBeDefined();
  });
  test('[1.09.33-b][amb-85] where one alone can be, it is he, whether the Dictator likes him or not', () => {
    const p = joint((g) => {
      g.senators = g.senators.filter((s) => ['senator:1', 'senator:4', 'senator:5', 'senator:7'].includes(s.id));
    });
    p.as(0).does('nameDictator', 'senator:7').as(1).does('agree');
    expect(names(p.as(2), 'masterOfHorse')).toEqual(['senator:5']);
    p.does('masterOfHorse', 'senator:5');
    expect(who(p, 5).office).toBe('master-of-horse');
  });
  test('[1.09.34-g] if the Dictator dies in the field he comes home and keeps his office', () => {
    const t = table();
    sitting(t.g);
    Object.assign(senator(t.g, 'senator:2'), { office: 'dictator', at: 'field' });
    Object.assign(senator(t.g, 'senator:3'), { office: 'master-of-horse', at: 'field' });
    Object.assign(newForce(t.g, 'war:1'), { commander: 'senator:2', masterOfHorse: 'senator:3' });
    killSenator(t.cx, senator(t.g, 'senator:2'), 'battle');
    expect(senator(t.g, 'senator:3')).toMatchObject({ office: 'master-of-horse', at: 'rome' });
  });
  test('[1.09.34-h] if he dies no other is appointed', () => {
    const p = election((g) => {
      g.senate.filled.dictator = true;
      senator(g, 'senator:5').office = 'dictator';
    });
    expect(maybeSenator(p.g, 'senator:5')!.office).toBe('dictator');
    expect(p.as(0).offers('over')).toBeDefined();
    expect(p.g.senators.some((s) => s.office === 'master-of-horse')).toBe(false);
  });
});
