import { describe, expect, test } from 'vitest';
import type { Concession, Rome } from '../../game.ts';
import { LAND_BILLS } from '../../ids.ts';
import { senator } from '../../rome/senators.ts';
import { at } from '../../testing/at.ts';
import { allVote, type Game, meeting, TURN } from '../../testing/senate.ts';
import { landCommissionerReturns } from '../adjourn.ts';
import { kindsNow, propose } from '../proposals.ts';
import { concessions } from './concessions.ts';

const A = 'senator:1';
const B = 'senator:2';
const C = 'senator:3';
const inForum = (...ns: number[]): Concession[] =>
  ns.map((n) => ({ id: `concession:${n}`, holder: 'forum', revealed: false, voted: 0 }));

const begin = (patch: (g: Rome) => void): Game =>
  at(propose, { kind: 'concessions', by: 0, means: 'presiding' }, { seats: 3 }, (g) => {
    meeting(g, 'business', [A, B], [C], ['senator:4', 'senator:5']);
    g.concessions = inForum(56, 57);
    patch(g);
  });
const offered = (game: Game, verb: string): readonly string[] => {
  const offer = game.as(0).offers(verb);
  return offer?.t === 'pick' ? offer.of : [];
};

describe('assignment', () => {
  test('[1.09.61-a][1.09.61-g] one in the Forum, to an Aligned Senator in Rome, who is not asked', () => {
    const game = begin((g) => {
      g.concessions[1]!.holder = C;
      senator(g, 'senator:4').at = 'field';
    });
    expect(offered(game, 'concession')).toEqual(['concession:56']);
    game.as(0).does('concession', 'concession:56').refuses('recipient', 'senator:4').does('recipient', C).does('put');
    allVote(game, 'aye');
    expect(game.g.concessions[0]!.holder).toBe(C);
  });

  test('[1.09.61-b][1.09.6-c] several in one vote', () => {
    const game = begin(() => {});
    game.as(0).does('concession', 'concession:56').does('recipient', B);
    game.does('concession', 'concession:57').does('recipient', C).does('put');
    allVote(game, 'aye');
    expect(game.g.concessions.map((c) => c.holder)).toEqual([B, C]);
  });

  test('[1.09.61-c][1.09.131-d] whatever failed cannot come again this turn', () => {
    const game = begin(() => {});
    game.as(0).does('concession', 'concession:56').does('recipient', B);
    game.does('concession', 'concession:57').does('recipient', C).does('put');
    allVote(game, 'nay');
    expect(game.g.concessions).toMatchObject([
      { holder: 'forum', voted: TURN },
      { holder: 'forum', voted: TURN },
    ]);
    expect(concessions.mayPut(game.g, 0, 'presiding')).not.toBe(true);
  });

  test('[1.09.6-a] not before the Provinces are filled; [1.09.61-b] each once in a proposal', () => {
    const game = begin((g) => void (g.senate.step = 'governors'));
    expect(concessions.mayPut(game.g, 0, 'presiding')).not.toBe(true);
    const twice = begin(() => {})
      .as(0)
      .does('concession', 'concession:56')
      .does('recipient', B);
    expect(twice.offers('concession')).toMatchObject({ of: ['concession:57'] });
  });

  test('[1.09.131-d] nor one that was given, though its holder dies in the same turn', () => {
    const game = begin((g) => void g.concessions.pop());
    game.as(0).does('concession', 'concession:56').does('recipient', C).does('put');
    allVote(game, 'aye').change((g) => void (g.concessions[0]!.holder = 'forum'));
    expect(concessions.mayPut(game.g, 0, 'presiding')).not.toBe(true);
  });

  test('[1.09.61-d] a Senator may hold any number', () => {
    const game = begin((g) => {
      g.concessions.push({ id: 'concession:59', holder: C, revealed: false, voted: 0 });
    });
    game.as(0).does('concession', 'concession:56').does('recipient', C);
    game.does('concession', 'concession:57').does('recipient', C).does('put');
    allVote(game, 'aye');
    expect(game.g.concessions.every((c) => c.holder === C)).toBe(true);
  });

  test('a dead recipient’s part drops out and is used up [1.09.721-c][amb-92]', () => {
    const { g } = begin(() => {});
    const gifts = [
      { concession: 'concession:56', senator: B },
      { concession: 'concession:57', senator: C },
    ] as const;
    const p = { t: 'concessions', gifts } as const;
    expect(concessions.surviving({ g } as never, p, [B])).toEqual({ t: 'concessions', gifts: [gifts[1]] });
    expect(g.concessions.map((c) => c.voted)).toEqual([TURN, 0]);
    expect(concessions.surviving({ g } as never, p, [B, C])).toBeUndefined();
  });
});

describe('the Land Commissioner', () => {
  test('[1.09.61-e] only while a Land Bill is in effect', () => {
    const without = begin((g) => void g.concessions.push(...inForum(58)));
    expect(offered(without, 'concession')).not.toContain('concession:58');
    const withOne = begin((g) => {
      g.concessions.push(...inForum(58));
      g.landBills.I = 1;
    });
    expect(offered(withOne, 'concession')).toContain('concession:58');
  });

  test('[1.09.61-f][amb-171] and back when the Senate closes without one', () => {
    const { g } = begin((x) => void x.concessions.push({ ...inForum(58)[0]!, holder: C }));
    const cx = { g, log: () => {} } as never;
    for (const type of LAND_BILLS) {
      g.landBills = { I: 0, II: 0, III: 0, [type]: 1 };
      landCommissionerReturns(cx);
      expect(g.concessions.at(-1)!.holder).toBe(C);
    }
    g.landBills = { I: 0, II: 0, III: 0 };
    landCommissionerReturns(cx);
    expect(g.concessions.at(-1)!.holder).toBe('forum');
  });
});

describe('other business', () => {
  test('[1.09.6-a][1.09.6-g] every kind that can be put now, in any order; nothing before its time', () => {
    const { g } = begin((x) => {
      for (const n of [0, 1, 2]) x.legions[n]!.at = 'active';
      x.landBills.II = 1;
      senator(x, C).popularity = 3;
      x.events.push({ id: 'event:176', level: 1, since: TURN });
      senator(x, A).influence = 21;
      x.provinces.push({ id: 'province:sicilia', governor: '', inRevolt: false } as never);
    });
    expect(kindsNow(g, 0, 'presiding')).toEqual(
      expect.arrayContaining([
        'concessions',
        'land-bill',
        'repeal',
        'raise',
        'eliminate',
        'deploy',
        'governors',
        'consul-for-life',
        'reject-rhodes',
      ]),
    );
    g.senate.step = 'governors';
    expect(kindsNow(g, 0, 'presiding').sort()).toEqual(['consul-for-life', 'governors']);
  });

  test('[ex-24][1.09.6-b] a proposal has one kind of business', () => {
    const game = begin((g) => void (g.landBills.II = 1));
    game.as(0).does('concession', 'concession:56').does('recipient', B);
    const { verbs, asides } = game.question!;
    const own = Object.keys(verbs).filter((verb) => !asides.includes(verb));
    expect(own.sort()).toEqual(['concession', 'drop', 'put']);
  });
});
