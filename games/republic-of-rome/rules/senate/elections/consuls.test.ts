import { describe, expect, test } from 'vitest';
import { fresh } from '../../rome/death.ts';
import { newForce } from '../../rome/forces.ts';
import { senator } from '../../rome/senators.ts';
import { gives, inSenate, type Meeting, voting, who } from '../../testing/meeting.ts';
import { business } from '../other-business.ts';
import { consulCandidates, consuls, draft, possiblePairs } from './consuls.ts';
import { censorStep, consulsStep } from './steps.ts';
import { wages } from '../../testing/armies.ts';

/** `senator:1` is the outgoing Rome Consul, `senator:4` the outgoing Field Consul. */
const election = (patch: (g: Meeting['g']) => void = () => {}, rolling: number[] = []): Meeting =>
  inSenate(
    consulsStep,
    undefined,
    (g) => {
      g.senate.step = 'consuls';
      g.senate.filled = { consuls: false, dictator: false, censor: false };
      senator(g, 'senator:4').office = 'field-consul';
      patch(g);
    },
    rolling,
  );
const nominees = (p: Meeting): readonly string[] => {
  const o = p.as(p.waitingFor[0]!).offers('nominate');
  return o?.t === 'pick' ? o.of : [];
};
/** Elects the pair, with these wishes (of seats 1 and 2). */
const elect = (p: Meeting, a: string, b: string): Meeting => {
  p.as(0).does('nominate', a).does('nominate', b);
  return voting(p, 'aye', 'aye', 'aye');
};

describe('[1.09.21-b][amb-81] how many pairs are possible', () => {
  const pairs = (...rejected: string[]) =>
    possiblePairs(
      inSenate(business, undefined, (g) => {
        g.senators = g.senators.filter((s) => ['senator:1', 'senator:2', 'senator:5', 'senator:8'].includes(s.id));
        g.factions.forEach((f, i) => (f.leader = g.senators.find((s) => s.faction === i)!.id));
        g.senate.rejected = rejected;
      }).g,
    );
  test('all of those in Rome but the rejected', () => {
    // senator:1 goes out of office.
    expect(pairs()).toBe(3);
    expect(pairs('consuls senator:2 senator:5')).toBe(2);
    expect(pairs('consuls senator:2 senator:5', 'consuls senator:2 senator:8')).toBe(1);
  });
  test('nothing else that was rejected counts, nor a pair with somebody who is not there', () => {
    expect(pairs('dictator senator:2', 'censor senator:5', 'governors senator:2 senator:5')).toBe(3);
    expect(pairs('consuls senator:2 senator:9', 'consuls senator:4 senator:5')).toBe(3);
  });
});

describe('nominations', () => {
  test('[amb-80] where one alone is free, the outgoing Consul of most Influence may be again, and nobody else', () => {
    const p = inSenate(business, undefined, (g) => {
      g.senators = g.senators.filter((s) => ['senator:1', 'senator:4', 'senator:7'].includes(s.id));
      Object.assign(senator(g, 'senator:1'), { influence: 5 });
      Object.assign(senator(g, 'senator:4'), { office: 'field-consul', influence: 8 });
      senator(g, 'senator:7').influence = 20;
    });
    expect(consulCandidates(p.g).map((s) => s.id)).toEqual(['senator:7', 'senator:4']);
  });
  test('[1.09.21-a] the pair that is left is appointed, and nobody puts it to the vote', () => {
    const left = (...rejected: string[]) => {
      const { g } = inSenate(business, undefined, (x) => {
        x.senators = x.senators.filter((s) => ['senator:1', 'senator:4', 'senator:7', 'senator:8'].includes(s.id));
        x.senate.filled.consuls = false;
        x.senate.rejected = rejected;
      });
      return consuls.mayPut(g, 0, 'presiding');
    };
    expect(left()).toBe(true);
    expect(left('consuls senator:4 senator:7')).toBe(true);
    expect(left('consuls senator:4 senator:7', 'consuls senator:4 senator:8')).toBe(false);
  });
  test('[1.09.2-a][1.09.2-b][1.09.172-a][amb-109] the PM must nominate a pair of Aligned Senators in Rome, who are not asked', () => {
    const p = election((g) => {
      senator(g, 'senator:9').at = 'province:sicilia';
      g.senators.push(fresh(g, 'senator:11', -1));
    });
    expect(p.waitingFor).toEqual([0]);
    expect(p.as(0).offers('adjourn')).toBeUndefined();
    expect(p.as(0).offers('goOn')).toBeUndefined();
    p.as(0)
      .refuses('nominate', 'senator:9')
      .refuses('nominate', 'senator:11')
      .does('nominate', 'senator:5')
      .refuses('nominate', 'senator:5');
    p.does('nominate', 'senator:2');
    expect(p.g.senate.floors[0]!.proposal).toEqual({ t: 'consuls', pair: ['senator:5', 'senator:2'] });
    expect(p.waitingFor).toEqual([0]);
  });
  test('[1.09.2-c][1.09.131-c] a rejected pair does not come back in either order; its members do in others', () => {
    const p = election();
    p.as(0).does('nominate', 'senator:5').does('nominate', 'senator:2');
    voting(p, 'nay', 'nay', 'aye').as(0).does('loseInfluence');
    p.does('nominate', 'senator:2').refuses('nominate', 'senator:5').does('nominate', 'senator:6');
  });
  test('[1.09.2-c][1.09.131-a] the heir of one who was rejected may be nominated with the same colleague', () => {
    const p = election((g) => {
      g.factions[1]!.leader = 'senator:5';
      g.factions[0]!.attempted = 0;
    });
    p.as(0).does('nominate', 'senator:5').does('nominate', 'senator:2');
    for (let i = 0; i < 20 && p.as(0).offers('nominate') === undefined; i++) {
      const [seat] = p.waitingFor;
      p.as(seat!);
      if (p.offers('pass')) p.does('pass');
      else if (p.offers('callClockwise')) p.does('callClockwise');
      else p.does(seat === 1 ? 'abstain' : 'nay');
    }
    p.does('nominate', 'senator:2').refuses('nominate', 'senator:5');
    p.as(0).does('assassinate', 'senator:5').does('sendAssassin', 'senator:3').rolling(6).does('strike');
    expect(who(p, 5)).toBeDefined();
    p.as(0).does('nominate', 'senator:2').does('nominate', 'senator:5');
  });
  test('[1.09.2-d][1.09.2-h] outgoing Consuls and Dictator are barred, until Tradition Erodes', () => {
    const out = (g: Meeting['g']): void => {
      senator(g, 'senator:7').office = 'dictator';
    };
    expect(nominees(election(out))).toEqual([
      'senator:2',
      'senator:3',
      'senator:5',
      'senator:6',
      'senator:8',
      'senator:9',
    ]);
    const p = election((g) => {
      out(g);
      g.laws = ['card:109'];
    });
    expect(nominees(p)).toHaveLength(9);
  });
  test('[1.09.2-f] a sitting Censor or Master of Horse may be elected, and gives the old office up', () => {
    const p = election((g) => {
      senator(g, 'senator:5').office = 'censor';
      senator(g, 'senator:8').office = 'master-of-horse';
    });
    elect(p, 'senator:5', 'senator:8');
    p.as(1).does('wantRome').as(2).does('wantField');
    expect([who(p, 5).office, who(p, 8).office]).toEqual(['rome-consul', 'field-consul']);
    expect(p.g.senators.some((s) => s.office === 'censor' || s.office === 'master-of-horse')).toBe(false);
  });
  test('[1.09.2-g] both may be of one Faction', () => {
    const p = elect(election(), 'senator:5', 'senator:6');
    p.as(1).does('romeConsul', 'senator:6');
    expect([who(p, 6).office, who(p, 5).office]).toEqual(['rome-consul', 'field-consul']);
  });
});

describe('without a vote', () => {
  test('[1.09.21-a][1.09.21-b][1.09.152-c][amb-29] when one possible pair is left it is appointed', () => {
    const p = election((g) => {
      g.senators = g.senators.filter((s) =>
        ['senator:1', 'senator:4', 'senator:5', 'senator:7', 'senator:8'].includes(s.id),
      );
      g.senate.rejected = ['consuls senator:5 senator:7', 'consuls senator:5 senator:8'];
      gives(g, 2, 'card:38');
    });
    expect(p.waitingFor).toEqual([2]);
    expect(p.as(2).offers('vetoByTribune')).toBeUndefined();
    p.as(2).does('romeConsul', 'senator:7');
    expect([who(p, 7).office, who(p, 8).office]).toEqual(['rome-consul', 'field-consul']);
  });
  test('[1.09.21-b][amb-81] barred and rejected pairs are not possible', () => {
    expect(possiblePairs(election().g)).toBe(21);
    expect(possiblePairs(election((g) => g.senate.rejected.push('consuls senator:2 senator:3')).g)).toBe(20);
  });
  test('[1.09.21-a][amb-80] with fewer than two the bar is lifted for those of most Influence, and one alone is Rome Consul', () => {
    const p = election((g) => {
      g.senators = g.senators.filter((s) => ['senator:1', 'senator:4', 'senator:5'].includes(s.id));
      senator(g, 'senator:4').influence = 9;
      g.factions[2]!.status = 'out';
    });
    p.as(1).does('romeConsul', 'senator:5');
    expect([who(p, 5).office, who(p, 4).office, who(p, 1).office]).toEqual(['rome-consul', 'field-consul', '']);
    const alone = election((g) => {
      g.senators = g.senators.filter((s) => s.id === 'senator:1');
      g.factions[1]!.status = 'out';
      g.factions[2]!.status = 'out';
    });
    expect(who(alone, 1)).toMatchObject({ office: 'rome-consul', influence: 10 });
  });
});

describe('Rome and Field Consul', () => {
  test('[1.09.22-a][amb-82] they agree in secret, without a roll', () => {
    const p = elect(election(), 'senator:5', 'senator:8');
    expect(p.waitingFor).toEqual([1, 2]);
    p.as(1).does('wantField');
    expect(JSON.stringify(p.view(2).flow)).not.toContain('wantField');
    p.as(2).does('wantEither');
    expect([who(p, 8).office, who(p, 5).office]).toEqual(['rome-consul', 'field-consul']);
  });
  test('[1.09.22-a][amb-82] both want the same: the winner of a roll chooses', () => {
    const p = elect(election(), 'senator:5', 'senator:8').as(1).does('wantRome').rolling(1, 2, 3, 4);
    p.as(2).does('wantRome').expectLog('senate.consulsRoll', { who: 'senator:8' });
    p.as(2).does('romeConsul', 'senator:8').rolled();
    expect(who(p, 8).office).toBe('rome-consul');
  });
  test('[1.09.22-a][amb-82] neither minds: the winner of the roll is Rome Consul', () => {
    const p = elect(election(), 'senator:5', 'senator:8').as(1).does('wantEither').rolling(6, 6, 1, 1);
    p.as(2).does('wantEither');
    expect(who(p, 5).office).toBe('rome-consul');
  });
  test('[1.09.22-b][1.09.22-c][1.09.22-d][1.09.18-a] 5 Influence each; the Rome Consul presides; the old ones keep a marker and their Influence', () => {
    const p = elect(election(), 'senator:5', 'senator:8').as(1).does('wantRome').as(2).does('wantField');
    expect([who(p, 5).influence, who(p, 8).influence]).toEqual([9, 8]);
    expect(p.g.senate.presiding).toBe('senator:5');
    expect(who(p, 1)).toMatchObject({ office: '', priorConsul: true, influence: 5 });
    expect(who(p, 4)).toMatchObject({ office: '', priorConsul: true });
    expect(who(p, 5).priorConsul).toBe(false);
  });
  test('[1.09.22-e][1.09.33-e][1.09.33-f][1.09.34-c] Dictator and Master of Horse lose their offices; only the Dictator gets a marker', () => {
    const p = election((g) => {
      Object.assign(senator(g, 'senator:7'), { office: 'dictator', at: 'field' });
      Object.assign(senator(g, 'senator:9'), { office: 'master-of-horse', at: 'field' });
      Object.assign(newForce(g, wages(g, 'war:1').id), { commander: 'senator:7', masterOfHorse: 'senator:9' });
      senator(g, 'senator:6').at = 'rome';
    });
    p.change((g) => {
      g.curia = [];
    });
    elect(p, 'senator:5', 'senator:8').as(1).does('wantRome').as(2).does('wantField');
    expect(who(p, 7)).toMatchObject({ office: 'proconsul', priorConsul: true, at: 'field' });
    expect(who(p, 9)).toMatchObject({ office: '', priorConsul: false, at: 'rome' });
    expect(p.g.forces[0]!.masterOfHorse).toBe('');
  });
  test('[1.09.173-a][amb-104] an office filled this turn is not filled again, even if its holder dies', () => {
    const p = election((g) => {
      g.senate.filled.consuls = true;
      senator(g, 'senator:1').office = '';
    });
    expect(p.as(0).offers('over')).toBeDefined();
    const q = inSenate(censorStep, undefined, (g) => {
      g.senate.step = 'censor';
    });
    expect(q.as(0).offers('over')).toBeDefined();
  });
  test('[1.09.171-a] nobody can resign', () => {
    const { verbs, asides } = inSenate(business, undefined).as(0).question!;
    expect(
      Object.keys(verbs)
        .filter((v) => !asides.includes(v))
        .sort((a, b) => (a < b ? -1 : 1)),
    ).toEqual(['adjourn', 'propose']);
  });
});

describe('[1.09.22-a][amb-82] who of the two is Rome Consul', () => {
  test('each is asked about his own', () => {
    const p = elect(election(), 'senator:5', 'senator:8');
    expect(p.as(1).question?.prompt).toMatchObject({ k: 'ask.senate.consulship', a: { who: 'senator:5' } });
    expect(p.as(2).question?.prompt).toMatchObject({ k: 'ask.senate.consulship', a: { who: 'senator:8' } });
  });
  test.each([
    ['wantRome', 'wantEither', 5],
    ['wantRome', 'wantField', 5],
    ['wantEither', 'wantField', 5],
    ['wantField', 'wantEither', 8],
    ['wantField', 'wantRome', 8],
    ['wantEither', 'wantRome', 8],
  ])('%s and %s', (one, other, rome) => {
    const p = elect(election(), 'senator:5', 'senator:8').as(1).does(one).as(2).does(other);
    expect(who(p, rome).office).toBe('rome-consul');
    expect(who(p, 13 - rome).office).toBe('field-consul');
  });
});

test('[1.09.2-a] with nobody left to make a pair with, nobody is nominated', () => {
  const p = inSenate(draft, { by: 0, means: 'presiding' }, (g) => {
    g.senate.step = 'consuls';
    g.senate.filled = { consuls: false, dictator: false, censor: false };
    g.senators = g.senators.filter((s) => s.id === 'senator:3' || s.faction > 0);
    for (const s of g.senators) if (s.id !== 'senator:3') s.at = 'field';
    g.factions[0]!.leader = 'senator:3';
  });
  expect([possiblePairs(p.g), p.as(0).offers('over') === undefined]).toEqual([0, false]);
});
