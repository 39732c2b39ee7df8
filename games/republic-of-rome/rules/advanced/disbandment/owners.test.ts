import { describe, expect, test } from 'vitest';
import { check } from '../../check/check.ts';
import { persuasionTally } from '../../forum/base-number.ts';
import type { Rome } from '../../game.ts';
import { debits } from '../../revenue/debits.ts';
import { gatherVeterans } from '../../revolution/allegiance.ts';
import { killSenator } from '../../rome/death.ts';
import { leaveGame } from '../../rome/factions.ts';
import { countLegions, legionsInPlay, newForce } from '../../rome/forces.ts';
import { oratory, senator, votesInRome, votesOf } from '../../rome/senators.ts';
import { joinFaction, playStatesman } from '../../cards/senators.ts';
import { legionsTo } from '../../testing/armies.ts';
import { hand } from '../../testing/at.ts';
import { table, type Table } from '../../testing/bare.ts';
import type { Proposal } from '../../senate/proposal.ts';
import { hasDisbanded, WITH_DISBANDMENT } from '../../testing/disbandment.ts';
import { pleading } from '../advocates/trial-roll.ts';
import { doubledVotes } from '../pontifex/battle-votes.ts';
import { revolts } from '../../testing/people.ts';

const A = 'senator:1';
const B = 'senator:2';
/** senator:1 has disbanded two Legions, senator:2 one. */
const after = (patch: (g: Rome) => void = () => {}): Table =>
  table(
    (g) => {
      hasDisbanded(g, A, 2);
      hasDisbanded(g, B, 1);
      patch(g);
    },
    [],
    WITH_DISBANDMENT,
  );
const gained = ({ g }: Table) => g.advanced!.disbandment!.oratory;
const without = (g: Rome, id: string): number => oratory({ agreed: g.agreed }, senator(g, id));

describe('what was gained', () => {
  test('[2.04.2-h][A2-104] counts as ORA for votes and Persuasion', () => {
    const t = after();
    const s = senator(t.g, A);
    expect(oratory(t.g, s)).toBe(without(t.g, A) + 2);
    expect(votesOf(t.g, s)).toBe(without(t.g, A) + 2);
    expect(votesInRome(t.g, 0)).toBe(without(t.g, A) + 2);
    const tally = persuasionTally(t.g, s, senator(t.g, B));
    expect(tally.parts.find((x) => x.k === 'oratory')?.n).toBe(without(t.g, A) + 2);
  });

  test('[2.04.2-h] in a trial, for the Advocate and for the Prosecutor', () => {
    const t = after();
    const without2 = without(t.g, A) - without(t.g, B);
    expect(pleading(t.g, A, B).total).toBe(without2 + 2 - 1);
    expect(pleading(t.g, B, A).total).toBe(1 - 2 - without2);
  });
  test('[A2-08] a Pontifex Maximus has it doubled in votes on war', () => {
    const t = table((g) => void hasDisbanded(g, A, 2), [], {
      seats: 3,
      options: { advanced: ['disbandment', 'pontifex'] },
    });
    const s = senator(t.g, A);
    Object.assign(s, { office: 'pontifex', knights: 1 });
    const war: Proposal = { t: 'deploy', orders: [{ t: 'recall', commander: B }] };
    expect(votesOf(t.g, s) + doubledVotes(t.g, war, s)).toBe(2 * (without(t.g, A) + 2 + 1));
  });

  test('[A2-104] goes with him to another Faction, and so do his disbanded Legions', () => {
    const t = after();
    joinFaction(t.cx, senator(t.g, B), 0);
    expect(gained(t)).toEqual({ [A]: 2, [B]: 1 });
    expect(t.g.legions[2]).toEqual({ at: 'bank', veteran: true, allegiance: B });
  });

  test('[1.07.312-j][own-91] is the Statesman’s who is put on his Family', () => {
    const t = after((g) => hand(g, 0, 'card:10'));
    playStatesman(t.cx, 0, 'card:10');
    const [s] = t.g.senators.filter((x) => x.faction === 0);
    expect(s!.id).not.toBe(A);
    expect(gained(t)).toEqual({ [s!.id]: 2, [B]: 1 });
    expect(t.g.legions[0]!.allegiance).toBe(s!.id);
    check(t.g);
  });

  test('[2.04.2-j][2.04.H-a] ends with his death: ordinary Legions in the pool, and the heir has gained nothing', () => {
    const t = after();
    killSenator(t.cx, senator(t.g, A), 'natural');
    for (const n of [0, 1]) expect(t.g.legions[n]).toEqual({ at: 'pool', veteran: false, allegiance: '' });
    expect(t.g.legions[2]!.at).toBe('bank');
    expect(gained(t)).toEqual({ [B]: 1 });
    expect(oratory(t.g, senator(t.g, A))).toBe(without(t.g, A));
    check(t.g);
  });

  test('[2.04.H-a][1.10.5-e] Active Veterans of a dead man stay Veterans', () => {
    const t = after((g) => void legionsTo(g, 'active', 1, { veteran: true, allegiance: A }));
    killSenator(t.cx, senator(t.g, A), 'natural');
    expect(t.g.legions[3]).toEqual({ at: 'active', veteran: true, allegiance: '' });
  });

  test('[own-90] stays with one whose player leaves the game; his Legions go to the pool', () => {
    const t = after();
    leaveGame(t.cx, 1);
    expect(t.g.legions[2]).toEqual({ at: 'pool', veteran: false, allegiance: '' });
    expect(gained(t)).toEqual({ [A]: 2, [B]: 1 });
    check(t.g);
  });
});

describe('disbanded Legions', () => {
  test('[2.04.2-i] cost no maintenance and are not Active', () => {
    const t = after();
    expect(debits(t.g).total).toBe(0);
    expect(legionsInPlay(t.g)).toBe(0);
    legionsTo(t.g, 'active', 1);
    expect(debits(t.g).total).toBe(2);
    expect(legionsInPlay(t.g)).toBe(1);
  });

  test('[2.04.3-m] stay in the Bank when their Senator rebels; his Active Veterans join the Rebel', () => {
    const t = after((g) => {
      legionsTo(g, 'active', 1, { veteran: true, allegiance: A });
      revolts(g, A).at = 'field';
    });
    gatherVeterans(t.cx);
    expect(t.g.legions.slice(0, 4).map((l) => l.at)).toEqual(['bank', 'bank', 'bank', 'rebel']);
  });

  test('[2.04.3-l] with the pool and those in play there are 25', () => {
    const t = after((g) => void legionsTo(g, 'active', 7));
    expect([countLegions(t.g, 'pool'), legionsInPlay(t.g), countLegions(t.g, 'bank')]).toEqual([15, 7, 3]);
  });
});

describe('what cannot be', () => {
  const broken = (patch: (g: Rome) => void) => {
    const t = after();
    patch(t.g);
    return () => check(t.g);
  };
  test('[2.04.3-l] a disbanded Legion is a Veteran of somebody', () => {
    expect(broken((g) => (g.legions[0]!.allegiance = ''))).toThrow('legion 0');
    expect(broken((g) => Object.assign(g.legions[0]!, { veteran: false, allegiance: '' }))).toThrow('legion 0');
    expect(broken((g) => g.legions.pop())).toThrow('legions');
  });
  test('[2.04.2-g] nobody has disbanded what he has gained nothing for, or gained below 0', () => {
    expect(broken((g) => (g.advanced!.disbandment!.oratory[A] = 1))).toThrow(A);
    expect(broken((g) => (g.advanced!.disbandment!.oratory['senator:3'] = 0))).toThrow('senator:3');
    expect(broken((g) => (g.advanced!.disbandment!.oratory['senator:30'] = 1))).toThrow('senator:30');
  });
  test('[2.04.2-k] only a victor has disbanded and will lay down his command', () => {
    expect(broken((g) => Object.assign(newForce(g, ''), { laysDown: true }))).toThrow('force 1');
    expect(broken((g) => Object.assign(newForce(g, ''), { laysDown: true, victorious: true }))).not.toThrow();
  });
  test('[2.00-c] nothing is disbanded where it is not played', () => {
    const t = table(() => {}, [], { seats: 3 });
    legionsTo(t.g, 'bank', 1, { veteran: true, allegiance: A });
    expect(() => check(t.g)).toThrow('not played');
  });
});
