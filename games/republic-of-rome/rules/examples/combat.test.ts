/** Worked examples of combat. */
import type { Dice } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { combat } from '../combat/index.ts';
import { canFightLand, modifierTally, romanTally } from '../combat/land.ts';
import { lossOf } from '../combat/losses.ts';
import { numbersOf } from '../combat/results.ts';
import type { Rome } from '../game.ts';
import { ransomOf } from '../rome/ransom.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { battle, legionsAt, quietRome, sends, type Sent, wages } from '../testing/armies.ts';
import { at, faction } from '../testing/at.ts';
import { addProvinces } from '../testing/wars.ts';
import { fleetStrength, landStrength, war } from '../wars/wars.ts';
import { chit, HARMLESS } from '../testing/chits.ts';

const veterans = (g: Rome): number => g.legions.filter((l) => l.veteran).length;
/** He leads no Faction, so that his death leaves no heir. */
const noLeader = (g: Rome): void => {
  g.factions[0]!.leader = 'senator:16';
};
const harmless = (n: number): Dice => Array<string>(n).fill(HARMLESS);
const lost = (n: number): number[] => Array<number>(n).fill(0);
const up = (a: number, b: number): number => a - b;

describe('[ex-09] a Disaster number works once', () => {
  const two = () =>
    at(combat, undefined, { seats: 3 }, (g) => {
      g.wars = [];
      faction(g, 0, 'senator:16', 'senator:1', 'senator:4');
      faction(g, 1, 'senator:17', 'senator:2');
      faction(g, 2, 'senator:20', 'senator:13');
      sends(g, 'senator:1', wages(g, 'war:68').id, { legions: 2, fleets: 2 });
      sends(g, 'senator:4', 'war:68', { legions: 2, fleets: 2 });
    });
  test('[ex-09] the first 14 is a Disaster, the second is read on the table', () => {
    const game = two().as(0);
    // 14: half of 2 and 2, two chits. Then 14 + 2 + 2 − 8 = 10: all of 2 and 2, four chits.
    game
      .rolling(6, 5, 3, ...lost(1), ...harmless(2), 6, 5, 3, ...lost(2), ...harmless(4))
      .does('attackFirst', 'senator:1');
    game.rolled();
    game.expectLog('combat.battle', { who: 'senator:1', dice: 14, result: 'result:disaster' });
    game.expectLog('combat.battle', { who: 'senator:4', dice: 14, total: 10, result: 'result:stalemate' });
  });
});

describe('[ex-10] the combat diagram', () => {
  const AEMILIANUS = 'senator:1B';
  const diagram = (g: Rome): void => {
    g.wars = [];
    g.unrest = 5;
    for (const l of g.legions) Object.assign(l, { at: 'pool', veteran: false, allegiance: '' });
    faction(g, 0, 'senator:16', AEMILIANUS);
    faction(g, 1, 'senator:17', 'senator:2');
    faction(g, 2, 'senator:20', 'senator:13');
    g.provinces = [];
    addProvinces(g, 'province:hispania-citerior', 'province:hispania-ulterior');
    g.leaders = [{ id: 'leader:89', at: 'wars', aids: [], refuge: false }];
    wages(g, 'war:71', { navalVictory: true });
    wages(g, 'war:73');
    sends(g, AEMILIANUS, wages(g, 'war:72').id, { legions: 16, fleets: 2 });
  };
  test('[ex-10] the Strengths, the modifier and the numbers', () => {
    const g = quietRome(diagram);
    const [pirates, numantine, lusitanian] = (['war:71', 'war:73', 'war:72'] as const).map((id) => war(g, id));
    expect([landStrength(g, pirates!), fleetStrength(g, pirates!)]).toEqual([3, 0]);
    expect(landStrength(g, lusitanian!)).toBe(17);
    expect(landStrength(g, numantine!)).toBe(21);
    const [force] = g.forces;
    expect(canFightLand(g, force!, lusitanian!)).toBe(true);
    const army = romanTally(g, force!, lusitanian!, 'land').total;
    expect(modifierTally(army, landStrength(g, lusitanian!), 0).total).toBe(3);
    const numbers = (who: string) => {
      const { disaster, standoff } = numbersOf(g, lusitanian!, who);
      return [[...disaster].sort(up), [...standoff].sort(up)];
    };
    expect(numbers(AEMILIANUS)).toEqual([[15], [12]]);
    expect(numbers('senator:1')).toEqual([
      [6, 15],
      [11, 12, 16],
    ]);
  });
  test('[ex-10] a natural 6 is no Disaster: a Stalemate of 4 and 2, six chits, and all three Wars are Unprosecuted', () => {
    const game = at(combat, undefined, { seats: 3 }, diagram, [2, 2, 2, ...lost(4), 0, ...harmless(4), 1, 1]);
    game.rolled().expectLog('combat.battle', { dice: 6, modifier: 3, total: 9, result: 'result:stalemate' });
    game.expectLog('combat.losses', { legions: 4, fleets: 2 });
    expect(senator(game.g, AEMILIANUS).popularity).toBe(-2);
    expect(game.g.wars.map((w) => w.unprosecuted)).toEqual([true, true, true]);
  });
});

describe('[ex-11] Marius against the Gladiator Revolt', () => {
  const MARIUS = 'senator:27';
  const spartacus = (g: Rome): void => {
    noLeader(g);
    g.leaders.push({ id: 'leader:136', at: 'wars', aids: [], refuge: false });
  };
  const fights = (sent: Sent, ...dice: Dice) => battle(MARIUS, 'war:124', sent, dice, spartacus).rolled();

  test('[ex-11] 9 + 4 against 11 is +2; with 3 Legions it is −5', () => {
    const modifier = (n: number): number => {
      const g = quietRome((x) => {
        x.wars = [];
        faction(x, 0, 'senator:16', MARIUS);
        spartacus(x);
        sends(x, MARIUS, wages(x, 'war:124').id, { legions: n });
      });
      const w = war(g, 'war:124');
      expect(landStrength(g, w)).toBe(11);
      return modifierTally(romanTally(g, g.forces[0]!, w, 'land').total, landStrength(g, w), 0).total;
    };
    expect([modifier(9), modifier(3)]).toEqual([2, -5]);
  });
  test('[ex-11] a natural 10 is a Stalemate of 1: one chit, a Veteran, no Popularity, and he will be Proconsul', () => {
    const { g } = fights({ legions: 9 }, 4, 3, 3, ...lost(1), 0, ...harmless(1));
    expect([legionsAt(g, 'force:1'), veterans(g), g.unrest, senator(g, MARIUS).popularity]).toEqual([8, 1, 5, 0]);
    expect(g.forces[0]).toMatchObject({ commander: MARIUS, fought: true });
  });
  test('[ex-11] with a Fleet it is 1 and 1: two chits, and the second takes him captive', () => {
    const { g } = fights({ legions: 9, fleets: 1 }, 4, 3, 3, ...lost(1), 0, HARMLESS, chit(27));
    expect([legionsAt(g, 'force:1'), g.forces[0]!.fleets, senator(g, MARIUS).captive]).toEqual([8, 0, 'war:124']);
  });
  test('[ex-11] a natural 11 or 6 is a Disaster: 5 Legions, 5 chits, Unrest +1, Popularity −2, no Veteran', () => {
    for (const dice of [
      [5, 3, 3],
      [2, 2, 2],
    ]) {
      const { g } = fights({ legions: 9 }, ...dice, ...lost(5), ...harmless(4), 1);
      expect([legionsAt(g, 'force:1'), veterans(g), g.unrest, senator(g, MARIUS).popularity]).toEqual([4, 0, 6, -2]);
    }
  });
  test('[ex-11] a natural 14 or 16 is a Standoff: 3 Legions, 3 chits, Unrest the same, Popularity −1, a Veteran', () => {
    for (const dice of [
      [5, 5, 4],
      [6, 5, 5],
    ]) {
      const { g } = fights({ legions: 9 }, ...dice, ...lost(3), 0, ...harmless(3));
      expect([legionsAt(g, 'force:1'), veterans(g), g.unrest, senator(g, MARIUS).popularity]).toEqual([6, 1, 5, -1]);
    }
  });
});

describe('what Rome brings', () => {
  const total = (who: 'senator:1A' | 'senator:6', sent: Sent): number => {
    const g = quietRome((x) => {
      faction(x, 0, who, ...(sent.horse ? [sent.horse] : []));
      sends(x, who, wages(x, 'war:5').id, sent);
    });
    return romanTally(g, g.forces[0]!, war(g, 'war:5'), 'land').total;
  };
  test('[ex-83] MIL 5 with 3 Legions, one Veteran: 4 + 4', () => {
    expect(total('senator:1A', { legions: 2, veterans: 1 })).toBe(8);
  });
  test('[ex-84] Dictator MIL 3 and Master of Horse MIL 4 with 5 Legions: 5 + 5', () => {
    expect(total('senator:6', { legions: 5, horse: 'senator:1' })).toBe(10);
  });
});

describe('what it costs and brings', () => {
  test('[ex-85] a 14 with 3 Legions and 1 Fleet: all lost, four chits, no Veteran, −1 then half the printed Strength', () => {
    // 4th Macedonian War, printed 5: 13 + 3 + 3 − 5.
    const dice = [5, 5, 3, ...lost(3), ...harmless(4)];
    const game = battle('senator:6', 'war:67', { legions: 3, fleets: 1 }, dice, noLeader);
    game.expectLog('combat.battle', { total: 14, result: 'result:victory' });
    game.expectLog('combat.losses', { legions: 3, fleets: 1 });
    expect([legionsAt(game.g, 'force:1'), veterans(game.g)]).toEqual([0, 0]);
    expect(senator(game.g, 'senator:6')).toMatchObject({ influence: 4 + 3, popularity: -1 + 3 });
  });
  test('[ex-86] printed 15 and 37 now: +8 Influence, Popularity up to 9, the Spoils, Unrest −1', () => {
    const game = battle(
      'senator:1',
      'war:2',
      { legions: 25, fleets: 5 },
      [6, 6, 6, ...lost(1), 0, ...harmless(2)],
      (g) => {
        noLeader(g);
        wages(g, 'war:1');
        wages(g, 'war:2');
        g.leaders.push({ id: 'leader:35', at: 'wars', aids: [], refuge: false });
        expect(landStrength(g, war(g, 'war:2'))).toBe(37);
        // All Legions there are, seven of them Veterans, and MIL 4: 36.
        g.legions.forEach((l, n) => Object.assign(l, { at: 'force:1', veteran: n < 7 }));
        senator(g, 'senator:1').popularity = 3;
      },
    );
    game.rolled().expectLog('combat.battle', { result: 'result:victory' });
    expect(senator(game.g, 'senator:1')).toMatchObject({ influence: 5 + 8, popularity: 9 });
    expect(game.g.unrest).toBe(4);
    expect(game.g.state).toBe(100 + 25);
  });
  test('[ex-87] at sea (printed 10) and on land (printed 10) in one turn: +5 and +5, and Unrest −2', () => {
    const game = battle('senator:1', 'war:1', { legions: 10, fleets: 12 }, [6, 6, 6], noLeader);
    game.expectLog('combat.battle', { ground: 'ground:sea', result: 'result:victory' });
    expect(senator(game.g, 'senator:1')).toMatchObject({ influence: 5 + 5, popularity: 5 });
    expect(game.g.unrest).toBe(4);
    game.change((g) => {
      senator(g, 'senator:1').popularity = 2;
    });
    game.as(0).rolling(6, 6, 5, 0).does('fightOnLand').rolled();
    game.expectLog('combat.battle', { ground: 'ground:land', result: 'result:victory' });
    expect(senator(game.g, 'senator:1')).toMatchObject({ influence: 5 + 5 + 5, popularity: 2 + 5 });
    expect(game.g.unrest).toBe(3);
  });
  test('[ex-88] a Standoff with 4 and 5 costs 1 and 2, a Disaster with 5 and 5 costs 3 and 3', () => {
    expect([lossOf('quarter', 4), lossOf('quarter', 5)]).toEqual([1, 2]);
    expect([lossOf('half', 5), lossOf('half', 5)]).toEqual([3, 3]);
    const stood = battle('senator:1', 'war:68', { legions: 4, fleets: 5 }, [6, 4, 3, ...lost(1), 0, ...harmless(3)]);
    stood.expectLog('combat.losses', { legions: 1, fleets: 2 });
    const ruined = battle('senator:1', 'war:68', { legions: 5, fleets: 5 }, [
      6,
      5,
      3,
      ...lost(3),
      ...harmless(4),
      1,
      1,
    ]);
    ruined.expectLog('combat.losses', { legions: 3, fleets: 3 });
  });
  test('[ex-89] the last of two chits captures, the first kills; after a Victory, and alone, any kills', () => {
    // 5 Legions and MIL 2 against the Gladiator Revolt, 6.
    const after = (dice: Dice): string => {
      const game = battle('senator:7', 'war:124', { legions: 5 }, dice, noLeader);
      const s = maybeSenator(game.g, 'senator:7');
      return s === undefined ? 'killed' : s.captive;
    };
    const [other, his] = [chit(12), chit(7)];
    expect(after([4, 3, 3, ...lost(2), 0, other, his])).toBe('war:124');
    expect(after([4, 3, 3, ...lost(2), 0, his, other])).toBe('killed');
    expect(after([5, 5, 5, ...lost(2), 0, other, his])).toBe('killed');
    expect(after([4, 4, 3, ...lost(1), 0, his])).toBe('killed');
  });
  test('[ex-90] a Ransom is 10 T for Influence 3, and 18 T for 9', () => {
    const g = quietRome((x) => void faction(x, 0, 'senator:1'));
    const s = senator(g, 'senator:1');
    expect([3, 9].map((influence) => ransomOf({ ...s, influence }))).toEqual([10, 18]);
  });
});
