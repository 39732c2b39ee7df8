import { describe, expect, test } from 'vitest';
import { romeInOrder } from '../../forum/rome-in-order.ts';
import { fresh, killSenator } from '../../rome/death.ts';
import { highest, hrao } from '../../rome/hrao.ts';
import { senator } from '../../rome/senators.ts';
import { legionsTo, victorious } from '../../testing/armies.ts';
import { agreed } from '../../testing/agreements.ts';
import { at, faction } from '../../testing/at.ts';
import { table } from '../../testing/bare.ts';
import { inSenate, type Meeting, who } from '../../testing/meeting.ts';
import { PONTIFEX, priests, underPontifex, WITH_PONTIFEX } from '../../testing/pontifex.ts';
import { addProvince, ballots } from '../../testing/senate.ts';
import { newWar } from '../../wars/wars.ts';
import { masterOfHorse } from '../../senate/elections/dictator.ts';
import { legates } from '../../senate/elections/governors.ts';
import { candidatesFor, elect } from '../../senate/elections/governing.ts';
import { censorStep, consulsStep, dictatorElection } from '../../senate/elections/steps.ts';
import { business } from '../../senate/other-business.ts';
import { chargesAgainst } from '../../senate/prosecutions/eligibility.ts';
import { prosecutionsStep } from '../../senate/prosecutions/index.ts';
import { presiding } from '../../senate/presiding.ts';
import { declaration } from '../../revolution/declaration.ts';
import { sends } from '../../testing/armies.ts';
import { pontificate } from './pontificate.ts';

const offeredTo = (p: Meeting, verb: string): readonly string[] => {
  const o = p.as(p.waitingFor[0]!).offers(verb);
  return o?.t === 'pick' ? o.of : [];
};

describe('a Major Office', () => {
  test('[2.01.1-a][2.01.H-b] it brings a Major marker at the end of each Forum Phase, for which he can be prosecuted', () => {
    const t = table((g) => void (senator(g, PONTIFEX).office = 'pontifex'), [], { ...WITH_PONTIFEX, seats: 5 });
    romeInOrder(t.cx);
    expect(t.g.senators.map((s) => s.major)).toEqual([false, false, false, true, false]);
    expect(chargesAgainst(t.g, senator(t.g, PONTIFEX)).map((c) => c.kind)).toEqual(['minor', 'major']);
  });
  test('[2.01.1-d][2.01.1-c][A2-01] a Pontifex Maximus is not nominated as Consul, not even as the last who could be', () => {
    const consuls = underPontifex(consulsStep, undefined, (g) => {
      Object.assign(g.senate, { step: 'consuls', filled: { consuls: false, dictator: false, censor: false } });
      senator(g, 'senator:1').office = '';
    });
    expect(offeredTo(consuls, 'nominate')).toHaveLength(8);
    expect(offeredTo(consuls, 'nominate')).not.toContain(PONTIFEX);
    const alone = underPontifex(consulsStep, undefined, (g) => {
      Object.assign(g.senate, { step: 'consuls', filled: { consuls: false, dictator: false, censor: false } });
      senator(g, 'senator:1').office = '';
      for (const s of g.senators) if (s.id !== PONTIFEX && s.id !== 'senator:7') s.at = 'field';
    });
    expect([who(alone, 4).office, who(alone, 7).office]).toEqual(['pontifex', 'rome-consul']);
  });
  test('[2.01.1-d] nor as Dictator, nor as Censor, nor made Master of Horse', () => {
    const dictators = underPontifex(dictatorElection, undefined, (g) => {
      g.senate.step = 'dictator';
      g.senate.filled.censor = false;
      g.wars = [3, 4, 5].map((n) => newWar(`war:${n}`, 'active', false));
    });
    expect(offeredTo(dictators, 'nominate')).toEqual([2, 3, 5, 6, 7, 8, 9].map((n) => `senator:${n}`));
    const censors = underPontifex(censorStep, undefined, (g) => {
      g.senate.step = 'censor';
      g.senate.filled.censor = false;
      for (const s of g.senators) s.priorConsul = true;
    });
    expect(offeredTo(censors, 'nominate')).toEqual([2, 3, 5, 6, 7, 8, 9].map((n) => `senator:${n}`));
    const horse = underPontifex(masterOfHorse, { proposal: { t: 'dictator', nominee: 'senator:2' } }, (g) => {
      senator(g, 'senator:2').office = 'dictator';
    });
    expect(offeredTo(horse, 'masterOfHorse')).toEqual([3, 5, 6, 7, 8, 9].map((n) => `senator:${n}`));
  });
  test('[2.01.1-e] nor proposed as Governor; with the Vatinian Law he is, and governs by Legate', () => {
    const { g } = underPontifex(business, undefined, (x) => addProvince(x, 'province:sicilia'));
    const sicilia = g.provinces[0]!;
    expect(candidatesFor(g, sicilia).map((s) => s.id)).not.toContain(PONTIFEX);
    const t = table(
      (x) => {
        addProvince(x, 'province:sicilia');
        senator(x, PONTIFEX).office = 'pontifex';
        x.laws.push('card:158');
        x.phase = 'senate';
      },
      [],
      { ...WITH_PONTIFEX, seats: 5 },
    );
    expect(candidatesFor(t.g, t.g.provinces[0]!).map((s) => s.id)).toContain(PONTIFEX);
    const post = { province: 'province:sicilia', senator: PONTIFEX } as const;
    elect(t.cx, post);
    expect([t.g.provinces[0]!.legate, senator(t.g, PONTIFEX).at]).toEqual([true, 'rome']);
    // He is not even asked whether he goes.
    const asked = underPontifex(legates, { proposal: { t: 'governors', posts: [post] } }, (x) => {
      addProvince(x, 'province:sicilia');
      Object.assign(x.provinces[0]!, { governor: PONTIFEX, term: 3, legate: true });
      x.laws.push('card:158');
    });
    expect(asked.as(0).offers('over')).toBeDefined();
  });
  test('[2.01.1-f] nor sent to war', () => {
    const p = underPontifex(business, undefined, (g) => {
      senator(g, 'senator:5').office = 'field-consul';
      g.wars = [newWar('war:5', 'active', false)];
      legionsTo(g, 'active', 10);
    });
    p.as(0).does('propose', 'kind:deploy');
    expect(offeredTo(p, 'sendCommander')).toEqual(['senator:5']);
  });
});

describe('rank', () => {
  test('[2.01.H-a][1.09.11-a] he is sixth, after the Master of Horse and before all without office', () => {
    const { g } = underPontifex(business, undefined, (x) => {
      senator(x, 'senator:1').office = '';
      senator(x, 'senator:9').influence = 20;
    });
    expect([hrao(g)?.id, presiding(g)?.id]).toEqual([PONTIFEX, PONTIFEX]);
    senator(g, 'senator:7').office = 'master-of-horse';
    expect(hrao(g)?.id).toBe('senator:7');
    senator(g, 'senator:8').office = 'censor';
    expect(hrao(g)?.id).toBe('senator:8');
    expect(highest(g, [senator(g, PONTIFEX), { ...senator(g, 'senator:9'), office: 'proconsul' }])?.id).toBe(PONTIFEX);
  });
});

describe('how long he is it', () => {
  test('[2.01.2-a][2.01.8-h][2.01.31-f] until his death: his heir is not, and is no Priest; other Priests stay', () => {
    const t = table(
      (g) => {
        senator(g, PONTIFEX).office = 'pontifex';
        priests(g, PONTIFEX, 'senator:2');
      },
      [],
      { ...WITH_PONTIFEX, seats: 5 },
    );
    killSenator(t.cx, senator(t.g, PONTIFEX), 'natural');
    expect(senator(t.g, PONTIFEX)).toMatchObject({ office: '', influence: 4 });
    expect(pontificate(t.g).priests).toEqual(['senator:2']);
  });
  test('[2.01.2-a][2.01.8-k][A2-15][2.01.31-e][2.01.31-g] or until he revolts, which costs him no Influence; a Priest who does, at home or in the field, loses 1', () => {
    const game = at(declaration, undefined, WITH_PONTIFEX, (g) => {
      g.wars = [];
      for (const l of g.legions) l.at = 'pool';
      faction(g, 0, 'senator:3', 'senator:1', 'senator:5');
      faction(g, 1, 'senator:4', 'senator:2');
      faction(g, 2, 'senator:6', 'senator:7');
      Object.assign(senator(g, 'senator:5'), { office: 'pontifex', influence: 9 });
      sends(g, 'senator:1', '' as never, { force: { victorious: true } });
      legionsTo(g, 'force:1', 1, { veteran: true, allegiance: 'senator:1' });
      faction(g, 0, 'senator:3', 'senator:1', 'senator:5', 'senator:8');
      priests(g, 'senator:1', 'senator:4', 'senator:8');
      Object.assign(senator(g, 'senator:1'), { influence: 0 });
    });
    game.as(0).does('declareRevolt').does('joinRevolt', ['senator:5', 'senator:8']);
    expect(senator(game.g, 'senator:5')).toMatchObject({ office: '', influence: 9, rebel: 'secondary' });
    // [2.01.31-e] A Priest who revolts loses his Priesthood, and never goes below 0.
    expect(pontificate(game.g).priests).toEqual(['senator:4']);
    expect([1, 4, 8].map((n) => senator(game.g, `senator:${n}`).influence)).toEqual([0, 4, 2]);
  });
  test('[2.01.2-b] a Minor conviction leaves it to him', () => {
    const p = underPontifex(prosecutionsStep, undefined, (g) => {
      g.senate.step = 'prosecutions';
      senator(g, 'senator:3').office = 'censor';
      Object.assign(senator(g, PONTIFEX), { major: true, influence: 9 });
      pontificate(g).vetoed = g.turn;
    });
    p.as(0).does('prosecute', PONTIFEX).does('charge', 'charge:office').does('appointProsecutor', 'senator:2');
    ballots(p, {});
    p.as(1).does('noAppeal');
    ballots(p, { 0: 'aye', 2: 'aye', 1: 'abstain' });
    p.expectLog('prosecution.guilty');
    expect(who(p, 4)).toMatchObject({ office: 'pontifex', influence: 4 });
  });
});

test('[2.00-c] without the rule there is none of it', () => {
  const p = inSenate(business, undefined, (g) => {
    agreed(g, 7, [[1, 0, { t: 'pay', n: 1, paid: 0 }]]);
  });
  expect(offeredTo(p, 'propose')).not.toContain('kind:recall-pontifex');
  expect(p.as(0).question?.withheld['propose']).not.toHaveProperty('kind:recall-pontifex');
  expect(p.as(0).question?.verbs).not.toHaveProperty('makePriest');
  expect(() =>
    inSenate(business, undefined, (g) => {
      senator(g, PONTIFEX).office = 'pontifex';
    }),
  ).toThrow(/not played/);
  expect(victorious({}).g).not.toHaveProperty('advanced');
  expect(fresh(p.g, 'senator:9', 0).office).toBe('');
});
