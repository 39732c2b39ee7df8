import { describe, expect, test } from 'vitest';
import { fight } from '../../combat/battle.ts';
import type { Rome } from '../../game.ts';
import type { SenatorId } from '../../ids.ts';
import { playStatesman } from '../../cards/senators.ts';
import { fresh, killSenator } from '../../rome/death.ts';
import { leaveGame } from '../../rome/factions.ts';
import { hrao } from '../../rome/hrao.ts';
import { senator } from '../../rome/senators.ts';
import { romeInOrder } from '../../forum/rome-in-order.ts';
import { closing } from '../../senate/adjourn.ts';
import { consulsStep } from '../../senate/elections/steps.ts';
import { business } from '../../senate/other-business.ts';
import type { Proposal } from '../../senate/proposal.ts';
import { legionsTo, sends, wages } from '../../testing/armies.ts';
import { chit, HARMLESS } from '../../testing/chits.ts';
import { captured } from '../../testing/people.ts';
import { hand } from '../../testing/at.ts';
import { table } from '../../testing/bare.ts';
import { type Meeting, RAISE, who } from '../../testing/meeting.ts';
import { beforePontifex, PONTIFEX, priests, underPontifex, vacant, WITH_PONTIFEX } from '../../testing/pontifex.ts';
import { addProvince, allVote } from '../../testing/senate.ts';
import { pontifexStep } from './election.ts';
import { pontificate } from './pontificate.ts';
import { renamePriest } from './priests.ts';

const inSession = (patch: (g: Rome) => void = () => {}): Meeting => underPontifex(business, undefined, patch);
const of = (p: Meeting, verb: string, seat = 1): readonly string[] => {
  const o = p.as(seat).offers(verb);
  return o?.t === 'pick' ? o.of : [];
};
const priestsOf = (p: Meeting): readonly string[] => pontificate(p.g).priests;
const named = (...ns: number[]): string[] => ns.map((n) => `senator:${n}`);

describe('a new Priest', () => {
  test('[2.01.3-a][2.01.31-a] gains 1 Influence at once; one in a Senate Phase', () => {
    const p = inSession();
    p.as(1).does('makePriest', 'senator:8').expectLog('pontifex.priest', { who: 'senator:8' }, '2.01.31-a');
    expect(priestsOf(p)).toEqual(['senator:8']);
    expect(who(p, 8).influence).toBe(4);
    p.as(1).refuses('makePriest', 'senator:7').refuses('movePriesthood', 'senator:8');
    p.change((g) => {
      g.turn++;
    });
    p.as(1).does('makePriest', 'senator:7');
    expect(priestsOf(p)).toEqual(['senator:7', 'senator:8']);
  });
  test('[2.01.3-c][2.01.3-d][2.01.3-e][2.01.3-f][2.01.3-g] any Aligned Senator in Rome who is none, but never the Pontifex himself', () => {
    const p = inSession((g) => {
      priests(g, 'senator:7');
      senator(g, 'senator:9').at = 'field';
      g.senators.push(fresh(g, 'senator:11', -1));
    });
    expect(of(p, 'makePriest')).toEqual(named(1, 2, 3, 5, 6, 8));
    // Nobody else makes Priests.
    expect([0, 2].map((seat) => of(p, 'makePriest', seat))).toEqual([[], []]);
  });
  test('[2.01.3-b] nobody has to: the meeting closes without it', () => {
    const p = inSession().as(0).does('adjourn');
    expect([p.as(0).offers('over') !== undefined, priestsOf(p)]).toEqual([true, []]);
  });
  test('[2.01.3-h] impossible when all others in Rome are Priests', () => {
    const p = inSession((g) => priests(g, ...g.senators.filter((s) => s.id !== PONTIFEX).map((s) => s.id)));
    expect([of(p, 'makePriest'), of(p, 'movePriesthood')]).toEqual([[], []]);
  });
  test('[2.01.3-l][A2-07] when all 12 markers are out a Priesthood can only be moved', () => {
    const more = [11, 12, 13, 14, 15].map((n): SenatorId => `senator:${n}`);
    const full = (n: number) =>
      inSession((g) => {
        g.senators.push(...more.map((id) => fresh(g, id, 2)));
        priests(
          g,
          ...g.senators
            .filter((s) => s.id !== PONTIFEX && s.id !== 'senator:9')
            .map((s) => s.id)
            .slice(0, n),
        );
      });
    expect(of(full(11), 'makePriest')).not.toEqual([]);
    expect(of(full(12), 'makePriest')).toEqual([]);
    expect(of(full(12), 'movePriesthood')).toHaveLength(12);
    expect(() => full(12).change((g) => void pontificate(g).priests.push('senator:9'))).toThrow(/13 priests/);
  });
});

describe('when', () => {
  test('[2.01.3-i] not while a vote is in progress, [2.01.3-j] but in the turn of his election', () => {
    const p = beforePontifex(RAISE);
    expect(of(p, 'makePriest')).toEqual([]);
    const elected = inSession((g) => {
      pontificate(g).elected = g.turn;
    });
    expect(of(elected, 'makePriest')).not.toEqual([]);
  });
  test('[2.01.3-i] also before there are Consuls, while something is worded, and while the Senate closes', () => {
    const early = underPontifex(consulsStep, undefined, (g) => {
      Object.assign(g.senate, { step: 'consuls', filled: { consuls: false, dictator: false, censor: false } });
    });
    early.as(1).does('makePriest', 'senator:8');
    expect(early.as(0).offers('nominate')).toBeDefined();
    const worded = inSession().as(0).does('propose', 'kind:raise').as(1).does('makePriest', 'senator:8');
    expect(worded.as(0).offers('legions')).toBeDefined();
    const late = underPontifex(closing, undefined, (g) => {
      g.factions[2]!.hand.push('card:38');
    });
    late.as(1).does('makePriest', 'senator:8');
    expect(late.waitingFor).toEqual([2]);
    const forum = inSession((g) => (g.phase = 'forum'));
    expect(of(forum, 'makePriest')).toEqual([]);
  });
  test('[2.01.H-e][A2-17] not while he is away', () => {
    const p = inSession((g) => {
      senator(g, PONTIFEX).at = 'field';
    });
    expect(of(p, 'makePriest')).toEqual([]);
  });
  test('[own-68] once for the office: who was elected after it was used waits for the next phase', () => {
    const p = underPontifex(pontifexStep, undefined, (g) => {
      g.senate.step = 'pontifex';
      vacant(g);
      pontificate(g).acted = g.turn;
    });
    allVote(p.as(0).does('nominate', 'senator:8'), 'aye');
    expect(of(p, 'makePriest', 2)).toEqual([]);
  });
  test('[1.09.823-a] for a Faction that a Consul for Life rules, his player decides', () => {
    const p = inSession((g) => {
      senator(g, 'senator:7').consulForLife = true;
    });
    expect(of(p, 'makePriest', 1)).toEqual([]);
    p.as(2).does('makePriest', 'senator:8');
  });
});

describe('a Priesthood that is moved', () => {
  const moving = (patch: (g: Rome) => void = () => {}): Meeting =>
    inSession((g) => {
      priests(g, 'senator:7', 'senator:9');
      patch(g);
    });
  test('[2.01.3-a][2.01.31-d][2.01.31-a] one loses 1 Influence, the other gains 1', () => {
    const p = moving().as(1).does('movePriesthood', 'senator:7').does('makePriest', 'senator:2');
    p.expectLog('pontifex.priestNoMore', { who: 'senator:7' }, '2.01.31-d');
    expect(priestsOf(p)).toEqual(['senator:2', 'senator:9']);
    expect([who(p, 7).influence, who(p, 2).influence]).toEqual([3, 6]);
    expect(of(p, 'makePriest')).toEqual([]);
  });
  test('[2.01.31-d] never below 0', () => {
    const p = moving((g) => {
      senator(g, 'senator:7').influence = 0;
    });
    p.as(1).does('movePriesthood', 'senator:7').does('makePriest', 'senator:2');
    expect(who(p, 7).influence).toBe(0);
  });
  test('[2.01.3-m][A2-06] from anybody, in Rome or not; [2.01.3-c] to somebody in Rome', () => {
    const p = moving((g) => {
      captured(g, 'senator:9');
      senator(g, 'senator:8').at = 'field';
    });
    expect(of(p, 'movePriesthood')).toEqual(named(7, 9));
    p.as(1).does('movePriesthood', 'senator:9');
    expect(of(p, 'makePriest')).toEqual(named(1, 2, 3, 5, 6));
  });
  test('[2.01.3-b] he may think better of it, or say nothing, and nothing is used', () => {
    for (const stop of ['drop', 'silence'] as const) {
      const p = moving().as(1).does('movePriesthood', 'senator:7');
      if (stop === 'drop') p.does('drop');
      else p.saysNothing();
      expect(priestsOf(p)).toEqual(named(7, 9));
      p.as(1).does('makePriest', 'senator:8');
    }
  });
});

describe('being a Priest', () => {
  test('[2.01.31-b] nobody is one twice', () => {
    expect(() => inSession((g) => priests(g, 'senator:7', 'senator:7'))).toThrow(/twice/);
  });
  test('[2.01.3-k] is no Major Office: no marker, no rank', () => {
    const t = table((g) => priests(g, 'senator:3'), [], { ...WITH_PONTIFEX, seats: 5 });
    romeInOrder(t.cx);
    expect(senator(t.g, 'senator:3').major).toBe(false);
    expect(hrao(t.g)?.id).toBe('senator:1');
  });
  test('[2.01.31-c][A2-05] bars from no office, and a Priest who becomes Pontifex Maximus stays one', () => {
    const p = underPontifex(pontifexStep, undefined, (g) => {
      g.senate.step = 'pontifex';
      vacant(g);
      priests(g, 'senator:8');
    });
    allVote(p.as(0).does('nominate', 'senator:8'), 'aye');
    expect(who(p, 8).office).toBe('pontifex');
    expect(priestsOf(p)).toEqual(['senator:8']);
    p.as(2).refuses('makePriest', 'senator:8');
  });
  test('[2.01.31-f] ends with death, and the marker is free', () => {
    const t = table((g) => priests(g, 'senator:2', 'senator:3'), [], { ...WITH_PONTIFEX, seats: 5 });
    killSenator(t.cx, senator(t.g, 'senator:3'), 'natural');
    expect(pontificate(t.g).priests).toEqual(['senator:2']);
  });
  test('[2.01.31-g] goes on away from Rome', () => {
    const p = inSession((g) => {
      priests(g, 'senator:7', 'senator:8');
      captured(g, 'senator:7');
      senator(g, 'senator:8').at = 'field';
    });
    expect(priestsOf(p)).toEqual(named(7, 8));
  });
  test('[2.01.31-g] goes on for one who is sent away as Governor or Commander, or is captured', () => {
    const after = (proposal: Proposal, patch: (g: Rome) => void): Meeting => {
      const p = beforePontifex(proposal, (g) => {
        pontificate(g).vetoed = g.turn;
        patch(g);
      });
      allVote(p, 'aye');
      return p;
    };
    const post = { province: 'province:sicilia', senator: 'senator:8' } as const;
    const governor = after({ t: 'governors', posts: [post] }, (g) => {
      addProvince(g, post.province);
      priests(g, 'senator:8');
    });
    expect([who(governor, 8).at, priestsOf(governor)]).toEqual([post.province, named(8)]);
    const legions = ['legion:0', 'legion:1', 'legion:2'] as const;
    const order = { t: 'send', commander: 'senator:2', war: 'war:5', legions, fleets: 0, replaces: '' } as const;
    const commander = after({ t: 'deploy', orders: [order] }, (g) => {
      senator(g, 'senator:2').office = 'field-consul';
      wages(g, 'war:5');
      legionsTo(g, 'active', 3);
      priests(g, 'senator:2');
    });
    expect([who(commander, 2).at, priestsOf(commander)]).toEqual(['field', named(2)]);
    // 8 + 5 + 3 − 6 = 10: three Legions and a Fleet, and the last of four chits is his.
    const dice = [3, 3, 2, 0, 0, 0, 0, HARMLESS, HARMLESS, HARMLESS, chit(6)];
    const t = table(
      (g) => {
        g.senators.push(fresh(g, 'senator:6', 0));
        sends(g, 'senator:6', wages(g, 'war:124').id, { legions: 5, fleets: 1 });
        priests(g, 'senator:6');
      },
      dice,
      { ...WITH_PONTIFEX, seats: 3 },
    );
    fight(t.cx, t.g.forces[0]!, t.g.wars[0]!, 'land');
    expect([senator(t.g, 'senator:6').captive, pontificate(t.g).priests]).toEqual(['war:124', named(6)]);
  });
  test('[1.07.312-j] goes over to the Statesman of his Family', () => {
    const t = table(
      (g) => {
        hand(g, 0, 'card:10');
        priests(g, 'senator:1', 'senator:2');
        pontificate(g).liable = 'senator:1';
      },
      [],
      { ...WITH_PONTIFEX, seats: 5 },
    );
    playStatesman(t.cx, 0, 'card:10');
    const [statesman] = t.g.senators.filter((s) => s.faction === 0);
    expect(pontificate(t.g)).toMatchObject({ priests: [statesman!.id, 'senator:2'], liable: statesman!.id });
    renamePriest(t.g, 'senator:3', 'senator:4');
    expect(pontificate(t.g).liable).toBe(statesman!.id);
  });
  test('[own-67] ends when his player leaves the game', () => {
    const t = table((g) => priests(g, 'senator:1', 'senator:2'), [], { ...WITH_PONTIFEX, seats: 5 });
    t.run((cx) => leaveGame(cx, 0));
    expect(pontificate(t.g).priests).toEqual(['senator:2']);
    expect(senator(t.g, 'senator:1').influence).toBe(5);
  });
});
