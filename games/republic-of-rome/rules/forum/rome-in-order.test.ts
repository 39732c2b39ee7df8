import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import type { ConcessionId } from '../ids.ts';
import { fresh } from '../rome/death.ts';
import { empty } from '../testing/empty.ts';
import { addLeader, whereabouts } from '../testing/wars.ts';
import { romeInOrder, taxFarmerRolls } from './rome-in-order.ts';
import { wages } from '../testing/armies.ts';

const concession = (g: Rome, id: ConcessionId, holder: 'forum' | 'curia' | 'senator:1'): void => {
  g.concessions.push({ id, holder, revealed: holder === 'senator:1', voted: 0 });
};
const holders = (g: Rome): Record<string, string> => Object.fromEntries(g.concessions.map((c) => [c.id, c.holder]));

describe('Putting Rome in order', () => {
  test('[1.07.8-b] every holder of a Major Office gets a marker, in Rome or not; an old marker stays', () => {
    const { cx, g } = empty((x) => {
      x.senators.push({ ...fresh(x, 'senator:1', 0), office: 'rome-consul' });
      x.senators.push({ ...fresh(x, 'senator:2', 0), office: 'proconsul', at: 'field' });
      x.senators.push({ ...fresh(x, 'senator:3', 1), major: true });
      x.senators.push(fresh(x, 'senator:4', 1));
    });
    romeInOrder(cx);
    expect(g.senators.map((s) => s.major)).toEqual([true, true, true, false]);
  });

  test('[1.07.8-a] the steps come in their order: a Tax Farmer destroyed now is rolled for already', () => {
    const { cx, g } = empty(
      (x) => {
        wages(x, 'war:2');
        concession(x, 'concession:61', 'senator:1');
        x.curia = ['senator:5'];
      },
      // Tax Farmer 3 is destroyed; then it is rolled for, then the Senator.
      [3, 5, 1],
    );
    romeInOrder(cx);
    expect(holders(g)).toEqual({ 'concession:61': 'forum' });
    expect(g.curia).toEqual(['senator:5']);
  });
});

describe('Tax Farmers', () => {
  test('[1.07.8-c][card-2-b][card-124-a] one roll for the 2nd Punic War, one for the Gladiator Revolt, while Active', () => {
    expect(taxFarmerRolls(empty((x) => wages(x, 'war:2')).g)).toBe(1);
    expect(taxFarmerRolls(empty((x) => wages(x, 'war:124')).g)).toBe(1);
    expect(taxFarmerRolls(empty((x) => wages(x, 'war:2', { status: 'imminent' })).g)).toBe(0);
    expect(taxFarmerRolls(empty((x) => wages(x, 'war:1')).g)).toBe(0);
  });
  test('[1.07.8-c][card-35-b][card-136-a] one more for Hannibal or Spartacus, only with that War', () => {
    const led = (war: 'war:1' | 'war:2' | 'war:74' | 'war:124', leader: 'leader:34' | 'leader:35' | 'leader:136') =>
      taxFarmerRolls(
        empty((x) => {
          wages(x, war);
          addLeader(x, leader, 'wars');
        }).g,
      );
    expect(led('war:2', 'leader:35')).toBe(2);
    expect(led('war:2', 'leader:34')).toBe(1);
    expect(led('war:1', 'leader:35')).toBe(0);
    expect(led('war:124', 'leader:136')).toBe(2);
    expect(led('war:74', 'leader:136')).toBe(0);
  });
  test('[1.07.8-e][card-2-b] the die names the one that is destroyed, held or in the Forum; else nothing happens', () => {
    for (const holder of ['senator:1', 'forum'] as const) {
      const { cx, g } = empty(
        (x) => {
          wages(x, 'war:2');
          concession(x, 'concession:60', holder);
          concession(x, 'concession:61', holder);
        },
        [2, 1],
      );
      romeInOrder(cx);
      expect(holders(g)).toEqual({ 'concession:60': 'curia', 'concession:61': holder });
    }
    const { cx, g } = empty((x) => wages(x, 'war:2'), [6]);
    romeInOrder(cx);
    expect(g.concessions).toEqual([]);
  });
  test('[1.07.8-d] Evil Omens does not change the die', () => {
    const { cx, g } = empty(
      (x) => {
        wages(x, 'war:2');
        concession(x, 'concession:60', 'forum');
        x.events.push({ id: 'event:168', level: 1, since: 1 });
      },
      [2, 1],
    );
    romeInOrder(cx);
    expect(holders(g)).toEqual({ 'concession:60': 'curia' });
  });
});

describe('the Curia', () => {
  test('[1.07.8-f][amb-46] Concessions, then Senators from the top, then Leaders: on 5 or 6 they come up', () => {
    const made = empty(
      (x) => {
        concession(x, 'concession:57', 'curia');
        concession(x, 'concession:56', 'curia');
        concession(x, 'concession:52', 'forum');
        x.curia = ['senator:5', 'senator:6', 'senator:7'];
        addLeader(x, 'leader:35');
        addLeader(x, 'leader:37', 'wars');
      },
      [4, 5, 6, 4, 5, 4],
    );
    const { cx, g } = made;
    romeInOrder(cx);
    expect(made.unrolled).toEqual([]);
    expect(holders(g)).toEqual({ 'concession:57': 'curia', 'concession:56': 'forum', 'concession:52': 'forum' });
    expect(g.curia).toEqual(['senator:6']);
    expect(g.senators.map((s) => [s.id, s.faction])).toEqual([
      ['senator:5', -1],
      ['senator:7', -1],
    ]);
    expect(whereabouts(g)).toEqual({ 'leader:35': 'curia', 'leader:37': 'wars' });
  });
  test('[1.07.8-g][1.07.344-d][card-89-b] a Leader in the Curia is discarded on 5 or 6', () => {
    const { cx, g } = empty((x) => addLeader(x, 'leader:89'), [5]);
    romeInOrder(cx);
    expect(g.leaders).toEqual([]);
    expect(g.discards).toEqual(['card:89']);
  });
  test('[amb-46] Evil Omens takes 1 off these dice', () => {
    const { cx, g } = empty(
      (x) => {
        x.curia = ['senator:5', 'senator:6'];
        x.events.push({ id: 'event:168', level: 1, since: 1 });
      },
      [5, 6],
    );
    romeInOrder(cx);
    expect(g.curia).toEqual(['senator:5']);
  });
  test('[1.07.8-h] a Family goes beneath its Statesman', () => {
    const { cx, g } = empty(
      (x) => {
        x.senators.push(fresh(x, 'senator:1A', 1));
        x.curia = ['senator:1'];
      },
      [5],
    );
    romeInOrder(cx);
    expect(g.senators).toMatchObject([{ id: 'senator:1A', family: true, faction: 1 }]);
  });
  test('[amb-165] a Concession that comes up while its War is Active is destroyed again', () => {
    const { cx, g } = empty(
      (x) => {
        wages(x, 'war:118');
        concession(x, 'concession:54', 'curia');
      },
      [6],
    );
    romeInOrder(cx);
    expect(holders(g)).toEqual({ 'concession:54': 'curia' });
  });
});
