import { describe, expect, test } from 'vitest';
import { gabinianRaising } from '../cards/laws/gabinian.ts';
import { tablesOf } from '../data/printed.ts';
import { unitCost } from '../events/manpower-shortage.ts';
import { fresh } from '../rome/death.ts';
import { newForce } from '../rome/forces.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { changeUnrest } from '../rome/standing.ts';
import { at } from '../testing/at.ts';
import { bare, rich, table } from '../testing/bare.ts';
import { newWar, war } from '../wars/wars.ts';
import { population } from './index.ts';
import { consultThePeople, stateOfTheRepublic } from './state-of-the-republic.ts';
import { raiseUnrest } from './unrest.ts';
import { PRINTED } from '../testing/printed.ts';
import { SIX_HARMLESS } from '../testing/chits.ts';
import { revolts } from '../testing/people.ts';

describe('1.08.1 Unrest', () => {
  test('[1.08.1-a] never below 0, and no upper limit', () => {
    const t = table((g) => {
      g.unrest = 2;
    });
    changeUnrest(t.g, -5);
    expect(t.g.unrest).toBe(0);
    changeUnrest(t.g, 400);
    expect(t.g.unrest).toBe(400);
  });

  test('[1.08.11-a] each Unprosecuted War adds 1; others add nothing', () => {
    const t = table((g) => {
      g.wars = [newWar('war:1', 'active', false), newWar('war:5', 'active', false), newWar('war:8', 'active', false)];
      g.wars[0]!.unprosecuted = true;
      g.wars[1]!.unprosecuted = true;
    });
    raiseUnrest(t.cx);
    expect(t.g.unrest).toBe(2);
  });

  test('[1.08.12-a][1.08.12-b][1.08.12-d][tbl-unrest-b] Drought Effects of events and of Wars add up, and a War may count as both', () => {
    // ex-06: one Unprosecuted War with the icon, and the event twice.
    const t = table((g) => {
      g.unrest = 5;
      g.wars = [newWar('war:3', 'active', false)];
      g.wars[0]!.unprosecuted = true;
      g.events = [{ id: 'event:164', level: 2, since: 1 }];
    });
    raiseUnrest(t.cx);
    expect(t.g.unrest).toBe(9);
    // An Inactive one with the icon counts for its Drought.
    war(t.g, 'war:3').status = 'inactive';
    war(t.g, 'war:3').unprosecuted = false;
    raiseUnrest(t.cx);
    expect(t.g.unrest).toBe(12);
  });

  test('[1.08.1-b][1.08.12-c][amb-54] all of it before the roll, which uses the new level', () => {
    const game = at(
      population,
      undefined,
      {},
      (g) => {
        bare(g);
        g.wars = [newWar('war:5', 'active', false)];
        g.wars[0]!.unprosecuted = true;
      },
      [4, 4, 4],
    );
    game.expectLog('population.roll', { dice: 12, n: 11 });
    expect(game.g.unrest).toBe(1);
  });

  test('[amb-139] a Civil War fought without a Legion left facing it is Unprosecuted, not one declared last turn', () => {
    for (const [turn, unrest] of [
      [3, 0],
      [4, 1],
    ]) {
      const t = table((g) => {
        g.turn = turn!;
        revolts(g, 'senator:1', { since: 2 }).at = 'field';
      });
      raiseUnrest(t.cx);
      expect(t.g.unrest).toBe(unrest);
    }
  });
});

/** Dice that show so much in all. */
const dice = (n: number): number[] => {
  const first = Math.min(6, n - 2);
  const second = Math.min(6, n - first - 1);
  return [first, second, n - first - second];
};
/** A table whose roll comes to `n`. */
const result = (n: number) => {
  const unrest = n > 18 ? 0 : 18 - n;
  const popularity = n > 18 ? n - 18 : 0;
  const t = table(
    (g) => {
      g.unrest = unrest;
      senator(g, 'senator:1').popularity = popularity;
    },
    // The mob comes for 1 and 0.
    [...dice(18), ...(n === 1 || n === 0 ? SIX_HARMLESS : [])],
  );
  t.run(consultThePeople);
  return { t, change: t.g.unrest - unrest };
};

describe('1.08.2 the State of the Republic', () => {
  test('[1.08.2-a] 3d6 plus the Popularity of the HRAO minus Unrest', () => {
    const t = table((g) => {
      senator(g, 'senator:3').office = 'rome-consul';
      senator(g, 'senator:3').popularity = 2;
      senator(g, 'senator:1').popularity = 9;
      g.unrest = 7;
    });
    expect(stateOfTheRepublic(t.g, 10).total).toBe(5);
  });

  test('[amb-35] nobody in Rome: nobody helps', () => {
    const t = table((g) => {
      for (const s of g.senators) Object.assign(s, { at: 'field', popularity: 4 });
    });
    expect(stateOfTheRepublic(t.g, 10).total).toBe(10);
  });

  test('[card-168-1-b] Evil Omens takes 1 off for every time it came', () => {
    const t = table((g) => {
      g.events = [{ id: 'event:168', level: 2, since: 1 }];
    });
    expect(stateOfTheRepublic(t.g, 10).total).toBe(8);
  });

  test('[1.08.2-b][tbl-pop-16][tbl-pop-17][tbl-pop-18] good speeches calm the people, not below 0', () => {
    const changes = [16, 17, 18, 19, 21].map((n) => {
      const t = table(
        (g) => {
          g.unrest = 6;
          senator(g, 'senator:1').popularity = 9;
        },
        dice(n - 3),
      );
      consultThePeople(t.cx);
      return t.g.unrest - 6;
    });
    expect(changes).toEqual([-1, -2, -3, -3, -3]);
    // 18 with no Unrest at all.
    expect(result(18).t.g.unrest).toBe(0);
  });

  test('[tbl-pop-11][tbl-pop-10][tbl-pop-09][tbl-pop-08][tbl-pop-06][tbl-pop-04] lines that change Unrest alone', () => {
    const lines = [15, 14, 13, 12, 11, 10, 9, 8, 6, 4].map((n) => [n, result(n).change]);
    expect(lines).toEqual([
      [15, 0],
      [14, 0],
      [13, 0],
      [12, 0],
      [11, 0],
      [10, 1],
      [9, 2],
      [8, 3],
      [6, 4],
      [4, 5],
    ]);
    for (const n of [15, 14, 13, 12, 11, 10, 9, 8, 6, 4]) {
      expect(result(n).t.g).toMatchObject({ noRecruitment: false, events: [] });
      expect(result(n).t.said()).not.toContain('population.mob');
    }
  });

  test('[1.08.2-d][tbl-pop-07][tbl-pop-05][tbl-pop-03][tbl-unrest-c] lines that bring a Manpower Shortage', () => {
    const lines = [7, 5, 3].map((n) => [n, result(n).change, unitCost(result(n).t.g)]);
    expect(lines).toEqual([
      [7, 3, 20],
      [5, 4, 20],
      [3, 5, 20],
    ]);
  });

  test('[amb-51] one in play gets worse', () => {
    const t = table(
      (g) => {
        g.unrest = 5;
        g.events = [{ id: 'event:170', level: 2, since: 1 }];
      },
      [4, 4, 4],
    );
    consultThePeople(t.cx);
    expect(unitCost(t.g)).toBe(40);
  });

  test('[1.08.2-c][tbl-pop-02] no recruitment for the rest of the turn', () => {
    const { t, change } = result(2);
    expect(change).toBe(5);
    expect(t.g.noRecruitment).toBe(true);
    expect(t.said()).not.toContain('population.mob');
  });

  test('[1.08.2-e] the Gabinian Law knows neither: its units can be raised, at 10 each', () => {
    const game = at(gabinianRaising, undefined, {}, (g) => {
      bare(g);
      g.laws = ['card:157'];
      g.noRecruitment = true;
      g.events = [{ id: 'event:170', level: 2, since: 1 }];
      g.wars = [newWar('war:1', 'active', false)];
      newForce(g, 'war:1').commander = 'senator:1';
      rich(g, 'senator:1', 25).at = 'field';
    });
    game.does('raiseFromPersonal').sets('legions', 2);
    expect(senator(game.sets('fleets', 0).g, 'senator:1').talents).toBe(5);
    expect(game.g.legions.filter((l) => l.at === `force:${game.g.forces[0]!.id}`)).toHaveLength(2);
  });

  test('[1.08.2-h][tbl-pop-01][tbl-pop-00] everything on the line: Unrest, no recruitment and the mob', () => {
    for (const [n, by] of [
      [1, 5],
      [0, 6],
    ]) {
      const { t, change } = result(n!);
      expect(change).toBe(by);
      expect(t.g.noRecruitment).toBe(true);
      expect(t.said()).toContain('population.mob');
      expect(t.left()).toBe(0);
    }
    expect(tablesOf(PRINTED).population).toHaveLength(19);
  });

  test('[1.08.2-f][amb-52][amb-102] the mob: six chits, everybody in Rome, the unaligned in the Forum too', () => {
    const t = table(
      (g) => {
        for (const id of ['senator:10', 'senator:11'] as const) g.senators.push(fresh(g, id, 0));
        g.senators.push(fresh(g, 'senator:12', -1));
        senator(g, 'senator:11').at = 'province:sicilia';
        g.unrest = 17;
      },
      [6, 6, 6, 9, 9, 9, 9, 9, 9],
    );
    consultThePeople(t.cx);
    expect(maybeSenator(t.g, 'senator:10')).toBeUndefined();
    expect(maybeSenator(t.g, 'senator:11')).toBeDefined();
    expect(maybeSenator(t.g, 'senator:12')).toBeUndefined();
    expect(t.left()).toBe(0);
  });

  test('[1.08.2-g][tbl-pop-neg] below 0 the People revolt and everybody loses', () => {
    const { t } = result(-1);
    expect(t.ending()).toBe('people-revolt');
    expect(result(0).t.ending()).toBeUndefined();
  });

  test('[1.08.2-g][amb-53] with a Rebel the Rebel End Game follows instead', () => {
    const game = at(
      population,
      undefined,
      {},
      (g) => {
        bare(g);
        g.unrest = 30;
        revolts(g, 'senator:2').at = 'field';
      },
      [1, 1, 1],
    );
    expect(game.over?.how).not.toBe('people-revolt');
  });

  test('[1.08.2-i] all of it is done when the phase is over', () => {
    const game = at(
      population,
      undefined,
      {},
      (g) => {
        bare(g);
        g.unrest = 13;
      },
      [5, 5, 5],
    );
    expect(game.g).toMatchObject({ unrest: 18, noRecruitment: true });
    expect(game.question?.prompt.k).toBe('testing');
  });
});
