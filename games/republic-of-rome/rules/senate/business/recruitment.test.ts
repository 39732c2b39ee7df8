import { describe, expect, test } from 'vitest';
import type { Force, Rome } from '../../game.ts';
import { fresh } from '../../rome/death.ts';
import { countLegions, newForce } from '../../rome/forces.ts';
import { senator } from '../../rome/senators.ts';
import { at } from '../../testing/at.ts';
import { table } from '../../testing/bare.ts';
import { allVote, type Game, meeting, TURN } from '../../testing/senate.ts';
import { kindsNow, propose } from '../proposals.ts';
import { newWar } from '../../wars/wars.ts';
import { send } from './command.ts';
import { reinforce, withdraw } from './recall.ts';
import { eliminate, raise, recruitmentGains } from './recruitment.ts';
import { wages } from '../../testing/armies.ts';

const A = 'senator:1';
const B = 'senator:2';
const C = 'senator:3';
const begin = (kind: 'raise' | 'eliminate', patch: (g: Rome) => void = () => {}): Game =>
  at(propose, { kind, by: 0, means: 'presiding' }, { seats: 3 }, (g) => {
    meeting(g, 'business', [A, 'senator:2'], [C], ['senator:4']);
    g.legions.forEach((l, n) => Object.assign(l, { at: n < 4 ? 'active' : 'pool', veteran: false }));
    g.fleets = 2;
    g.state = 100;
    patch(g);
  });
const range = (game: Game, verb: string): [number, number] | undefined => {
  const offer = game.as(0).offers(verb);
  return offer?.t === 'range' ? [offer.min, offer.max] : undefined;
};

describe('raising', () => {
  test('[1.09.63-a][1.09.63-d][1.09.63-e][1.09.63-f] so many, from the Force Pool to the Active Forces, for 10 each', () => {
    const game = begin('raise').as(0).sets('legions', 3).sets('fleets', 2);
    expect(game.g.senate.floors[0]!.proposal).toEqual({ t: 'raise', legions: 3, fleets: 2 });
    allVote(game, 'aye');
    expect(countLegions(game.g, 'active')).toBe(7);
    expect(game.g).toMatchObject({ fleets: 4, state: 50 });
  });

  test('[1.09.63-b] never more than 25 of each', () => {
    const game = begin('raise', (g) => {
      g.state = 1000;
      g.legions.forEach((l, n) => Object.assign(l, { at: n < 20 ? 'active' : 'pool' }));
      g.fleets = 24;
    });
    expect(range(game, 'legions')).toEqual([0, 5]);
    game.as(0).sets('legions', 5);
    expect(range(game, 'fleets')).toEqual([0, 1]);
  });

  test('[1.09.63-c] nothing that was eliminated in this phase', () => {
    const game = begin('raise', (g) => {
      g.state = 1000;
      g.senate.eliminated = { legions: [4, 5], veterans: [], fleets: 3 };
    });
    expect(range(game, 'legions')).toEqual([0, 19]);
    game.as(0).sets('legions', 1);
    expect(range(game, 'fleets')).toEqual([0, 20]);
  });

  test('[1.09.63-f][amb-94] Manpower Shortage makes them dearer, and the State must have the money', () => {
    const game = begin('raise', (g) => {
      g.events.push({ id: 'event:170', level: 1, since: TURN });
      g.state = 70;
    });
    expect(range(game, 'legions')).toEqual([0, 3]);
    game.as(0).sets('legions', 2);
    expect(range(game, 'fleets')).toEqual([0, 1]);
    game.as(0).sets('fleets', 1);
    allVote(game, 'aye');
    expect(game.g.state).toBe(10);
  });

  test('[1.09.63-d] everybody reads how many, also where there is no money for Fleets', () => {
    const game = begin('raise').as(0).sets('legions', 10);
    game.expectLog('recruitment.toRaise', { legions: 10, fleets: 0 });
  });

  test('[1.09.63-h] not while No Recruitment is in force', () => {
    const { g } = begin('raise');
    expect(raise.mayPut(g, 0, 'presiding')).toBe(true);
    g.noRecruitment = true;
    expect(raise.mayPut(g, 0, 'presiding')).not.toBe(true);
  });

  test('not before this turn’s Censor, nor before Governors [ex-21][1.09.151-c]', () => {
    const { g } = begin('raise');
    g.senate.step = 'censor';
    expect(kindsNow(g, 0, 'tribune')).not.toContain('raise');
  });

  test('[1.09.631-a][1.09.631-b][card-52-a][card-53-a] Armaments and Ship Building pay at once, and show their bars', () => {
    const game = begin('raise', (g) => {
      g.concessions = [
        { id: 'concession:52', holder: C, revealed: false, voted: 0 },
        { id: 'concession:53', holder: A, revealed: false, voted: 0 },
        { id: 'concession:56', holder: A, revealed: false, voted: 0 },
      ];
    });
    game.as(0).sets('legions', 3).sets('fleets', 2);
    allVote(game, 'aye');
    expect(senator(game.g, C).talents).toBe(6);
    expect(senator(game.g, A).talents).toBe(6);
    expect(game.g.concessions.map((c) => c.revealed)).toEqual([true, true, false]);
  });
  test('[card-132-a] Crassus has double of it; [1.10.71-b] a Captive nothing', () => {
    const { cx, g } = table((x) => {
      x.senators.push(fresh(x, 'senator:29A', 0));
      Object.assign(senator(x, 'senator:2'), { at: 'field', captive: 'barbarians' });
      x.concessions = [
        { id: 'concession:52', holder: 'senator:29A', revealed: false, voted: 0 },
        { id: 'concession:53', holder: 'senator:2', revealed: false, voted: 0 },
      ];
    });
    recruitmentGains(cx, 3, 2);
    expect(senator(g, 'senator:29A').talents).toBe(12);
    expect(senator(g, 'senator:2').talents).toBe(0);
    expect(g.concessions.map((c) => c.revealed)).toEqual([true, false]);
  });
});

describe('eliminating', () => {
  test('[1.09.63-a][1.09.63-g] only units in the Active Forces boxes; Veterans by name [amb-108]', () => {
    const game = begin('eliminate', (g) => {
      Object.assign(g.legions[3]!, { veteran: true, allegiance: C });
      g.legions[9]!.at = 'force:1';
      g.forces = [{ id: 1, fleets: 5, war: wages(g, 'war:1').id, commander: '', masterOfHorse: '' } as never];
    });
    expect(range(game, 'legions')).toEqual([0, 3]);
    game.as(0).sets('legions', 1).refuses('veterans', ['legion:9']).does('veterans', ['legion:3']);
    expect(range(game, 'fleets')).toEqual([0, 2]);
    game.as(0).sets('fleets', 2);
    allVote(game, 'aye');
    expect(countLegions(game.g, 'active')).toBe(2);
    expect(game.g.legions[3]).toEqual({ at: 'pool', veteran: false, allegiance: '' });
    expect(game.g.fleets).toBe(0);
  });

  test('[1.09.63-g][amb-108] with nothing but Veterans at hand, one of them at least', () => {
    const game = begin('eliminate', (g) => {
      for (const l of g.legions) l.at = 'pool';
      Object.assign(g.legions[3]!, { at: 'active', veteran: true, allegiance: C });
      g.fleets = 0;
    });
    game.as(0).sets('legions', 0);
    expect(game.offers('veterans')).toMatchObject({ of: ['legion:3'], min: 1 });
    // Beside an ordinary one, none.
    const beside = begin('eliminate', (g) => {
      g.legions.forEach((l, n) =>
        Object.assign(l, { at: n < 2 ? 'active' : 'pool', veteran: n === 0, allegiance: '' }),
      );
      g.fleets = 0;
      // [1.09.63-c] Fleets that were raised in this phase and have been sent away since count for nothing.
      g.senate.raised.fleets = 3;
    });
    expect(range(beside, 'legions')).toEqual([0, 1]);
    expect(beside.as(0).sets('legions', 1).offers('veterans')).toMatchObject({ min: 0 });
  });

  test('[1.09.63-c] nothing that was raised in this phase', () => {
    const game = begin('eliminate', (g) => {
      g.senate.raised = { legions: [2, 3], fleets: 1 };
    });
    expect(range(game, 'legions')).toEqual([0, 2]);
    game.as(0).sets('legions', 0);
    expect(range(game, 'fleets')).toEqual([1, 1]);
    game.g.senate.raised = { legions: [0, 1, 2, 3], fleets: 2 };
    expect(eliminate.mayPut(game.g, 0, 'presiding')).not.toBe(true);
  });

  test('[1.09.63-c] by a vote of this phase, the one way and the other', () => {
    const raised = begin('raise', (g) => {
      for (const l of g.legions) l.at = 'pool';
      g.fleets = 0;
    });
    allVote(raised.as(0).sets('legions', 2).sets('fleets', 1), 'aye');
    expect(eliminate.mayPut(raised.g, 0, 'presiding')).not.toBe(true);
    const gone = begin('eliminate', (g) => {
      const away = newForce(g, wages(g, 'war:1').id);
      away.fleets = 23;
      for (const l of g.legions) if (l.at === 'pool') l.at = `force:${away.id}`;
    });
    allVote(gone.as(0).sets('legions', 4).sets('fleets', 2), 'aye');
    expect(gone.g.fleets).toBe(0);
    expect(raise.mayPut(gone.g, 0, 'presiding')).not.toBe(true);
  });

  describe('[1.09.63-c][1.09.63-g] Fleets: those raised in this phase that are still in the box', () => {
    /** Two old Fleets and three new ones in the box, ten old ones with a Proconsul; what happens then, and how many may go. */
    const most = (then: (cx: ReturnType<typeof table>['cx'], f: Force) => void): number => {
      const { cx, g } = table();
      meeting(g, 'business', [A, B], [C], []);
      const f = Object.assign(newForce(g, 'war:1'), { fleets: 10, commander: B });
      g.fleets = 2;
      g.state = 100;
      raise.pass(cx, { t: 'raise', legions: 0, fleets: 3 }, undefined as never);
      then(cx, f);
      let n = 0;
      while (eliminate.isPossible!(g, { t: 'eliminate', legions: [], fleets: n + 1 })) n++;
      return n;
    };
    test('[1.09.63-c] none of them', () => {
      expect(most(() => {})).toBe(2);
    });
    test('[1.09.63-c] those with the Force that was reinforced do not stand for them', () => {
      expect(most((cx, f) => reinforce(cx, { t: 'reinforce', force: f.id, legions: [], fleets: 1 }))).toBe(2);
    });
    test('[1.09.63-c] those that were sent out are the new ones', () => {
      expect(most((cx, f) => reinforce(cx, { t: 'reinforce', force: f.id, legions: [], fleets: 4 }))).toBe(1);
    });
    test('[1.09.63-c] those sent before they were raised are not', () => {
      expect(
        most((cx, f) => {
          reinforce(cx, { t: 'reinforce', force: f.id, legions: [], fleets: 5 });
          raise.pass(cx, { t: 'raise', legions: 0, fleets: 2 }, undefined as never);
        }),
      ).toBe(0);
    });
    test('[1.09.63-c] those that come home are old', () => {
      expect(most((cx, f) => withdraw(cx, { t: 'withdraw', force: f.id, legions: [], fleets: 4 }))).toBe(6);
    });
    test('[1.09.63-c] those sent with a Commander are the new ones as well', () => {
      expect(
        most((cx) => {
          senator(cx.g, A).office = 'field-consul';
          cx.g.wars = [newWar('war:5', 'active', false)];
          send(cx, { t: 'send', commander: A, war: 'war:5', legions: [], fleets: 2, replaces: '' }, 1);
        }),
      ).toBe(2);
    });
  });

  test('it cannot be done when the units are gone meanwhile', () => {
    const { g } = begin('eliminate');
    const p = { t: 'eliminate', legions: ['legion:0'], fleets: 0 } as const;
    expect(eliminate.isPossible!(g, p)).toBe(true);
    g.legions[0]!.at = 'force:1';
    expect(eliminate.isPossible!(g, p)).toBe(false);
  });
});
