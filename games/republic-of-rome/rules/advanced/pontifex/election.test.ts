import { describe, expect, test } from 'vitest';
import { openGame } from '@tabularium/kernel';
import { republicOfRome } from '../../index.ts';
import { fresh } from '../../rome/death.ts';
import { senator } from '../../rome/senators.ts';
import { presiding } from '../../senate/presiding.ts';
import { business } from '../../senate/other-business.ts';
import { senate } from '../../senate/index.ts';
import { canPut, mayYetCome } from '../../senate/proposals.ts';
import { newWar } from '../../wars/wars.ts';
import { gives, type Meeting, who } from '../../testing/meeting.ts';
import { PONTIFEX, underPontifex, vacant } from '../../testing/pontifex.ts';
import { allVote, ballots, hasEnded } from '../../testing/senate.ts';
import { pontifexStep } from './election.ts';
import { pontificate } from './pontificate.ts';

const election = (patch: (g: Meeting['g']) => void = () => {}): Meeting =>
  underPontifex(pontifexStep, undefined, (g) => {
    g.senate.step = 'pontifex';
    g.senate.filled.censor = false;
    vacant(g);
    patch(g);
  });
const nominees = (p: Meeting): readonly string[] => {
  const o = p.as(0).offers('nominate');
  return o?.t === 'pick' ? o.of : [];
};
const named = (...ns: number[]): string[] => ns.map((n) => `senator:${n}`);
const holder = (p: Meeting): string | undefined => p.g.senators.find((s) => s.office === 'pontifex')?.id;

describe('who can be Pontifex Maximus', () => {
  test('[2.01.2-f][2.01.2-i] any Aligned Senator in Rome, though he has never been Consul', () => {
    const p = election((g) => {
      senator(g, 'senator:6').at = 'field';
      g.senators.push(fresh(g, 'senator:11', -1));
    });
    expect(nominees(p)).toEqual(named(2, 3, 4, 5, 7, 8, 9));
  });
  test('[2.01.2-g][2.01.1-c] not the Consuls just elected', () => {
    const p = election((g) => {
      senator(g, 'senator:7').office = 'field-consul';
    });
    expect(nominees(p)).toEqual(named(2, 3, 4, 5, 6, 8, 9));
  });
  test('[2.01.2-h] the outgoing Censor can be, and is Censor no more', () => {
    const p = election((g) => {
      senator(g, 'senator:5').office = 'censor';
    });
    allVote(p.as(0).does('nominate', 'senator:5'), 'aye');
    expect(who(p, 5).office).toBe('pontifex');
    expect(p.g.senators.some((s) => s.office === 'censor')).toBe(false);
  });
});

describe('the election', () => {
  test('[2.01.2-e][2.01.2-l] the Rome Consul nominates, and who is elected gains 5 Influence', () => {
    const p = election();
    expect(p.waitingFor).toEqual([0]);
    expect(presiding(p.g)?.id).toBe('senator:1');
    allVote(p.as(0).does('nominate', 'senator:8'), 'aye');
    p.expectLog('senate.takesOffice', { who: 'senator:8', office: 'office:pontifex' }, '2.01.2-l');
    expect(who(p, 8)).toMatchObject({ office: 'pontifex', influence: 8 });
    expect(hasEnded(p)).toBe(true);
  });
  test('[2.01.2-j][A2-03] whoever is defeated or vetoed is not nominated again, and nominations go on', () => {
    const p = election((g) => gives(g, 2, 'card:38'));
    p.as(0).does('nominate', 'senator:8');
    ballots(p, { 0: 'nay', 1: 'nay', 2: 'aye' });
    p.as(0).refuses('nominate', 'senator:8').does('nominate', 'senator:7');
    p.as(2).does('vetoByTribune', 'card:38');
    p.as(0).refuses('nominate', 'senator:7');
    expect(nominees(p)).toEqual(named(2, 3, 4, 5, 6, 9));
    p.as(0).refuses('adjourn');
  });
  test('[2.01.2-k][A2-03] the last who is left is appointed, without vote or veto', () => {
    const p = election((g) => {
      gives(g, 2, 'card:38');
      for (const n of [2, 3, 5, 6, 7, 9]) senator(g, `senator:${n}`).at = 'field';
    });
    p.as(0).does('nominate', 'senator:8');
    ballots(p, {});
    p.expectLog('senate.appointed', { who: ['senator:4'], office: 'kind:pontifex' });
    expect(who(p, 4)).toMatchObject({ office: 'pontifex', influence: 9 });
    expect(p.g.factions[2]!.hand).toEqual(['card:38']);
  });
  test('[2.01.2-q][A2-03] if nobody can be, there is none', () => {
    const p = election((g) => {
      for (const s of g.senators) if (s.office === '') s.at = 'field';
    });
    p.expectLog('pontifex.nobody');
    expect([holder(p), hasEnded(p)]).toEqual([undefined, true]);
  });
  test('[2.01.2-c] if the Presiding Magistrate says nothing, the one of most Influence is nominated', () => {
    const p = election((g) => {
      senator(g, 'senator:7').influence = 12;
    });
    p.as(0).saysNothing();
    expect(p.g.senate.floors.at(-1)?.proposal).toEqual({ t: 'pontifex', nominee: 'senator:7' });
  });
  test('[1.09.721-b] nothing comes of a nomination when the nominee is dead, and his heir can be nominated', () => {
    const p = election((g) => {
      g.factions[2]!.attempted = 0;
    });
    p.as(0).does('nominate', PONTIFEX).as(2).does('assassinate', PONTIFEX).does('sendAssassin', 'senator:8');
    p.rolling(6).does('strike').expectLog('senate.cancelled');
    expect([holder(p), nominees(p)]).toEqual([undefined, expect.arrayContaining([PONTIFEX])]);
    const other = election((g) => {
      g.factions[2]!.attempted = 0;
    });
    other.as(0).does('nominate', PONTIFEX).as(2).does('assassinate', 'senator:5').does('sendAssassin', 'senator:8');
    other.rolling(6).does('strike');
    expect(other.g.senate.floors.at(-1)?.proposal).toEqual({ t: 'pontifex', nominee: PONTIFEX });
  });
  test('[2.01.2-k][2.01.2-o] nobody is nominated by Tribune when one is left, or when there is one', () => {
    const may = (patch: (g: Meeting['g']) => void): boolean[] => {
      const { g } = election(patch);
      const can = canPut(g, 2, 'tribune');
      const named = ['', 'senator:8', 'senator:1'] as const;
      return [...named.map((naming) => can({ kind: 'pontifex', naming })), mayYetCome(g, 'pontifex')];
    };
    expect(may(() => {})).toEqual([true, true, false, true]);
    const elected = (g: Meeting['g']): void => void (pontificate(g).elected = g.turn);
    expect(may(elected)).toEqual([false, false, false, false]);
    const { g } = election();
    const tribune = canPut(g, 2, 'tribune');
    for (const n of [2, 3, 4, 5, 6, 7]) g.senate.rejected.push(`pontifex senator:${n}`);
    expect(tribune({ kind: 'pontifex', naming: '' })).toBe(true);
    g.senate.rejected.push('pontifex senator:9');
    expect(tribune({ kind: 'pontifex', naming: '' })).toBe(false);
  });
  test('[2.01.2-s] by Tribune as well, and only for this office', () => {
    const p = election((g) => gives(g, 2, 'card:38'));
    p.as(2).does('proposeByTribune', 'card:38');
    expect(p.offers('propose')).toMatchObject({ of: ['kind:pontifex'] });
    allVote(p.does('propose', 'kind:pontifex').does('nominate', 'senator:9'), 'aye');
    expect(holder(p)).toBe('senator:9');
  });
  test('[own-66] a Consul for Life is not nominated before', () => {
    const p = election((g) => {
      senator(g, 'senator:2').influence = 25;
      gives(g, 2, 'card:38');
    });
    expect(p.as(0).offers('nominateForLife')).toBeUndefined();
    p.as(2).does('proposeByTribune', 'card:38');
    expect(p.offers('propose')).toMatchObject({ of: ['kind:pontifex'] });
  });
});

describe('its place in the meeting', () => {
  /** Consuls of seats 0 and 1 are elected; the next question is what comes then. */
  const meeting = (patch: (g: Meeting['g']) => void = () => {}): Meeting => {
    const p = underPontifex(senate, undefined, (g) => {
      g.senate.step = 'closed';
      senator(g, 'senator:1').office = '';
      // Three Wars: a Dictator could be appointed.
      g.wars = [3, 4, 5].map((n) => newWar(`war:${n}`, 'active', false));
      patch(g);
    });
    const by = p.waitingFor[0]!;
    allVote(p.as(by).does('nominate', 'senator:2').does('nominate', 'senator:5'), 'aye');
    return p.as(0).does('wantRome').as(1).does('wantField');
  };
  test('[2.01.2-c][2.01.2-d][2.01.2-p] a vacancy is filled as soon as there are Consuls, before a Dictator', () => {
    const p = meeting(vacant);
    p.expectLog('senate.step', { step: 'step:pontifex' });
    expect(p.as(0).question?.prompt.k).toBe('ask.pontifex.nominee');
    expect(nominees(p)).not.toContain('senator:2');
    allVote(p.as(0).does('nominate', 'senator:8'), 'aye');
    expect(p.as(0).question?.prompt.k).toBe('ask.senate.joint');
  });
  test('[2.01.2-r] so it is in the first turn: nobody holds the office when a game begins', () => {
    const { g } = openGame(republicOfRome, 3, { advanced: ['pontifex'] }, { t: 'seed', seed: 'first' }).match.state;
    expect(g.senators.some((s) => s.office === 'pontifex')).toBe(false);
    expect(pontificate(g)).toEqual({ priests: [], elected: 0, acted: 0, vetoed: 0, liable: '' });
    const p = meeting(vacant);
    expect([p.g.turn, p.as(0).question?.prompt.k]).toEqual([1, 'ask.pontifex.nominee']);
  });
  test('[2.01.2-a][2.01.2-m] whoever holds it keeps it, and gains nothing more', () => {
    const p = meeting();
    expect(who(p, 4)).toMatchObject({ office: 'pontifex', influence: 4 });
    expect(p.as(0).question?.prompt.k).toBe('ask.senate.joint');
    expect(p.lines('senate.step')).not.toContainEqual({ step: 'step:pontifex' });
  });
  test('[2.01.2-o] not a second time in one turn', () => {
    const p = meeting((g) => {
      vacant(g);
      pontificate(g).elected = g.turn;
    });
    expect(p.as(0).question?.prompt.k).toBe('ask.senate.joint');
  });
  test('[2.01.2-n][A2-02] a vacancy that comes later waits for the next turn', () => {
    const p = underPontifex(business, undefined, (g) => {
      vacant(g);
      gives(g, 2, 'card:38');
    });
    expect(p.as(0).offers('propose')).not.toMatchObject({ of: expect.arrayContaining(['kind:pontifex']) });
    p.as(2).does('proposeByTribune', 'card:38');
    expect(p.offers('propose')).not.toMatchObject({ of: expect.arrayContaining(['kind:pontifex']) });
  });
});

test('[2.01.1-b] there are never two', () => {
  expect(() =>
    underPontifex(pontifexStep, undefined, (g) => {
      senator(g, 'senator:5').office = 'pontifex';
    }),
  ).toThrow(/2 hold the office/);
});
