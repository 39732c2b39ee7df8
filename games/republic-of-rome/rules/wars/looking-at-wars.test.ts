import { describe, expect, test } from 'vitest';
import { markUnprosecuted } from '../combat/unprosecuted.ts';
import { leaderKilledByVictory } from '../events/refuge.ts';
import { isDisordered, internalDisorder } from '../events/internal-disorder.ts';
import type { Force, Rome, War } from '../game.ts';
import { raiseUnrest, unprosecutedWars } from '../population/unrest.ts';
import { isYielding } from '../revenue/provinces.ts';
import { shortenTerms } from '../revenue/governors.ts';
import { fresh } from '../rome/death.ts';
import { newForce } from '../rome/forces.ts';
import { senator } from '../rome/senators.ts';
import { changeInfluence, changePopularity, changeUnrest } from '../rome/standing.ts';
import { empty } from '../testing/empty.ts';
import { earlierActive, inSeriesOrder, mustAttackFirst } from './matching.ts';
import { newProvince } from './provinces.ts';
import { isRevolt, isRevoltWhenDrawn } from './revolts.ts';
import { countActiveWars, newWar } from './wars.ts';
import { revolts } from '../testing/people.ts';

type Patch = (g: Rome) => unknown;
const WAR = 'war:1';
const withWar =
  (id: War['id'], how: Partial<War> = {}): Patch =>
  (g) =>
    g.wars.push({ ...newWar(id, 'active', false), ...how });
/** A Force with these Legions and Fleets; its Commander is `senator:1`. */
const army =
  (war: Force['war'], legions: number, fleets: number, how: Partial<Force> = {}): Patch =>
  (g) => {
    const f = newForce(g, war);
    Object.assign(f, { commander: 'senator:1', fleets, ...how });
    const free = g.legions.filter((l) => l.at === 'pool').slice(0, legions);
    for (const l of free) l.at = `force:${f.id}`;
  };
const made = (...patches: Patch[]) => empty((g) => patches.forEach((patch) => patch(g)));

describe('[1.10.9-a][1.10.9-b] whether a War was prosecuted', () => {
  const marked = (how: Partial<War>, ...patches: Patch[]): boolean => {
    const { cx, g, log } = made(withWar(WAR, how), ...patches);
    markUnprosecuted(cx);
    expect(log.some((line) => line.m.k === 'combat.unprosecuted')).toBe(g.wars[0]!.unprosecuted);
    return g.wars[0]!.unprosecuted;
  };
  test('[1.10.9-c] nobody there: Unprosecuted', () => {
    expect(marked({})).toBe(true);
    expect(marked({}, army(WAR, 9, 20))).toBe(true);
  });
  test('fought on land, with a Legion and the Support left', () => {
    expect(marked({ foughtLand: true }, army(WAR, 1, 20))).toBe(false);
    expect(marked({ foughtLand: true }, army(WAR, 0, 20))).toBe(true);
    expect(marked({ foughtLand: true }, army(WAR, 1, 0))).toBe(true);
    expect(marked({ foughtLand: true }, army('war:5', 9, 20))).toBe(true);
  });
  test('fought at sea, with a Fleet left or the Victory won', () => {
    expect(marked({ foughtSea: true }, army(WAR, 0, 1))).toBe(false);
    expect(marked({ foughtSea: true }, army(WAR, 5, 0))).toBe(true);
    expect(marked({ foughtSea: true, navalVictory: true })).toBe(false);
    expect(marked({ navalVictory: true })).toBe(true);
  });
  test('one that is fought again loses the mark; an Inactive one is not looked at', () => {
    expect(marked({ foughtSea: true, unprosecuted: true }, army(WAR, 0, 1))).toBe(false);
    const { cx, g } = made(withWar(WAR, { status: 'inactive' }));
    markUnprosecuted(cx);
    expect(g.wars[0]!.unprosecuted).toBe(false);
  });
});

describe('[1.08.11-a][1.08.12-a] Unrest by Wars', () => {
  test('one for each that is Unprosecuted', () => {
    expect(unprosecutedWars(made(withWar(WAR, { unprosecuted: true }), withWar('war:5')).g)).toBe(1);
  });
  test('[amb-139][1.10.9-e] a Civil War counts from the second turn on, unless a Legion faces the Rebel', () => {
    const civil = (turn: number, ...patches: Patch[]): number =>
      unprosecutedWars(
        made(
          (g) => {
            g.turn = turn;
            g.senators.push(fresh(g, 'senator:2', 0));
            revolts(g, 'senator:2', { since: 3 });
          },
          ...patches,
        ).g,
      );
    expect([civil(4), civil(5), civil(6)]).toEqual([0, 1, 1]);
    expect(civil(5, army('rebel', 1, 0))).toBe(0);
    expect(civil(5, army('rebel', 0, 5))).toBe(1);
    expect(unprosecutedWars(made((g) => (g.turn = 9)).g)).toBe(0);
  });
  test('nothing is said where nothing changes', () => {
    const quiet = made();
    raiseUnrest(quiet.cx);
    expect([quiet.g.unrest, quiet.log]).toEqual([0, []]);
    const one = made(withWar('war:5', { unprosecuted: true }));
    raiseUnrest(one.cx);
    expect([one.g.unrest, one.log.length]).toEqual([1, 1]);
  });
});

describe('[1.07.332-g] earlier Wars of a series', () => {
  test('Active ones that come before, and are not fought, must be attacked first', () => {
    const first = (how: Partial<War> = {}, ...patches: Patch[]) => {
      const { g } = made(withWar('war:1', how), withWar('war:2'), withWar('war:5'), ...patches);
      return [earlierActive(g, 'war:2').map((w) => w.id), mustAttackFirst(g, 'war:2'), mustAttackFirst(g, 'war:1')];
    };
    expect(first()).toEqual([['war:1'], ['war:1'], []]);
    expect(first({ status: 'inactive' })).toEqual([[], [], []]);
    const strong = { navalVictory: true };
    expect(first(strong, army('war:1', 20, 20))).toEqual([['war:1'], [], []]);
    expect(first(strong, army('war:1', 20, 20, { commander: '' }))).toEqual([['war:1'], ['war:1'], []]);
    expect(first(strong, army('war:1', 20, 20, { homeward: true }))).toEqual([['war:1'], ['war:1'], []]);
    expect(first(strong, army('war:1', 0, 20))).toEqual([['war:1'], ['war:1'], []]);
  });
  test('[1.07.332-i] in their order', () => {
    const { g } = made(withWar('war:2'), withWar('war:1'));
    expect(inSeriesOrder(g, g.wars).map((w) => w.id)).toEqual(['war:1', 'war:2']);
  });
  test('[1.11.3-h] the Rebel is an Active War more', () => {
    const rebel: Patch = (g) => {
      g.senators.push(fresh(g, 'senator:1', 0));
      revolts(g, 'senator:1');
    };
    expect(countActiveWars(made(withWar('war:5'), withWar('war:1', { status: 'inactive' })).g)).toBe(1);
    expect(countActiveWars(made(withWar('war:5'), rebel).g)).toBe(2);
  });
  test('[1.07.333-a][1.07.333-c] a Revolt: by its card when drawn, or once the series is over', () => {
    const { g } = made(withWar('war:1'), withWar('war:5', { revolt: true }));
    expect(g.wars.map((w) => isRevolt(g, w))).toEqual([false, true]);
    g.defeated.push('war:72');
    expect(isRevolt(g, g.wars[0]!)).toBe(false);
    g.defeated.push('war:71');
    expect(g.wars.map((w) => isRevoltWhenDrawn(g, w.id))).toEqual([false, false]);
  });
});

describe('[1.07.344-e] Refuge', () => {
  const leader = { id: 'leader:34', at: 'curia', aids: [], refuge: false } as Rome['leaders'][number];
  const stays = (level: number, ...patches: Patch[]) => {
    const { cx, g } = made(
      (x) => level > 0 && x.events.push({ id: 'event:175', level, since: 1 }),
      (x) => x.leaders.push({ ...leader }),
      ...patches,
    );
    return [leaderKilledByVictory(cx, g.leaders[0]!), g.leaders[0]!.refuge, g.leaders[0]!.aids, g.events.length];
  };
  test('[card-175-1-a] he waits with his own, once; without the event he dies', () => {
    expect(stays(0)).toEqual([false, false, [], 0]);
    expect(stays(1)).toEqual([true, true, [], 0]);
  });
  test('[card-175-2-a] all Wars rise with him, if there is any; else the card goes on waiting', () => {
    expect(stays(2)).toEqual([false, false, [], 1]);
    expect(stays(2, withWar('war:5'), withWar('war:1', { status: 'inactive' }))).toEqual([
      true,
      false,
      ['war:1', 'war:5'],
      0,
    ]);
  });
});

describe('Provinces and their Governors', () => {
  const province =
    (how: object = {}, of: object = {}): Patch =>
    (g) => {
      g.senators.push({ ...fresh(g, 'senator:1', 0), at: 'province:sicilia', ...of });
      g.provinces.push({ ...newProvince('province:sicilia', false), governor: 'senator:1', term: 2, ...how });
    };
  test('[1.09.54-c][1.06.51-c][card-163-1-b] yields only under a loyal Governor, with no Revolt and no barbarians', () => {
    const is = (how: object = {}, of: object = {}) => {
      const { g } = made(province(how, of));
      return isYielding(g, g.provinces[0]!);
    };
    expect(is()).toBe(true);
    expect(is({ governor: '' })).toBe(false);
    expect(is({ inRevolt: true })).toBe(false);
    expect(is({ overrun: true })).toBe(false);
    expect(is({}, { rebel: 'secondary' })).toBe(false);
  });
  test('[card-169-1-a] nor in Internal Disorder while it is Undeveloped', () => {
    const disorder: Patch = (g) => g.events.push({ id: 'event:169', level: 1, since: 1 });
    const is = (how: object, ...patches: Patch[]) => {
      const { g } = made(province(how), ...patches);
      return [isDisordered(g, g.provinces[0]!), isYielding(g, g.provinces[0]!)];
    };
    expect(is({})).toEqual([false, true]);
    expect(is({}, disorder)).toEqual([true, false]);
    expect(is({ developed: true }, disorder)).toEqual([false, true]);
  });
  test('[card-169-1-b][card-169-2-a] more than 4 keeps the peace, on the dark side more than 5; Legions help; a Developed Province is quiet', () => {
    const after = (level: number, die: number[], how: object = {}, legions = 0) => {
      const { cx, g } = empty((x) => {
        province(how)(x);
        x.events.push({ id: 'event:169', level, since: 1 });
        for (let n = 0; n < legions; n++) x.legions[n]!.at = 'province:sicilia';
      }, die);
      internalDisorder(cx);
      return g.provinces[0]!.inRevolt;
    };
    expect([after(1, [5]), after(1, [4])]).toEqual([false, true]);
    expect([after(2, [6]), after(2, [5])]).toEqual([false, true]);
    expect(after(1, [4], {}, 1)).toBe(false);
    expect(after(1, [], { developed: true })).toBe(false);
  });
  test('[1.06.6-a][1.06.6-b][1.06.6-c] a term is shorter by one, and after the last he is back; not for a Rebel, nor where nobody rules', () => {
    const after = (how: object, of: object = {}) => {
      const { cx, g } = made(province(how, of));
      shortenTerms(cx);
      const { governor, term } = g.provinces[0]!;
      return [governor, term, senator(g, 'senator:1').at];
    };
    expect(after({})).toEqual(['senator:1', 1, 'province:sicilia']);
    expect(after({ term: 1 })).toEqual(['', 0, 'rome']);
    expect(after({}, { rebel: 'primary' })).toEqual(['senator:1', 2, 'province:sicilia']);
    expect(after({ governor: '', term: 0 })).toEqual(['', 0, 'province:sicilia']);
  });
});

describe('the limits of standing', () => {
  test('[1.07.31-b] Influence never falls below 0', () => {
    const { cx, g } = made((x) => x.senators.push(fresh(x, 'senator:1', 0)));
    changeInfluence(cx, g.senators[0]!, -99);
    expect(g.senators[0]!.influence).toBe(0);
    changeInfluence(cx, g.senators[0]!, 2);
    expect(g.senators[0]!.influence).toBe(2);
  });
  test('[1.07.31-c][card-135-a] Popularity stays between -9 and 9; Pompeius’ changes count double', () => {
    const { g } = made((x) =>
      x.senators.push(fresh(x, 'senator:1', 0), { ...fresh(x, 'senator:30A', 0), popularity: 0 }),
    );
    const [one, pompeius] = g.senators as [Rome['senators'][0], Rome['senators'][0]];
    const now = (s: typeof one, by: number) => (changePopularity(g, s, by), s.popularity);
    expect([now(one, 99), now(one, -1), now(one, -99), now(one, 1)]).toEqual([9, 8, -9, -8]);
    expect([now(pompeius, 2), now(pompeius, -3), now(pompeius, 9)]).toEqual([4, -2, 9]);
  });
  test('[1.08.1-a] Unrest has no upper limit and never falls below 0', () => {
    const g = { unrest: 2 };
    changeUnrest(g, -3);
    expect(g.unrest).toBe(0);
    changeUnrest(g, 50);
    expect(g.unrest).toBe(50);
  });
});
