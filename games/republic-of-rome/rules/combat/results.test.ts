import type { Dice } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import type { WarId } from '../ids.ts';
import { battle, legionsAt, quietRome, wages } from '../testing/armies.ts';
import { lossOf } from './losses.ts';
import { numbersOf, outcomeOf, readTable } from './results.ts';
import { PRINTED } from '../testing/printed.ts';
import { HARMLESS } from '../testing/chits.ts';

describe('the table', () => {
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => {
      const { result, toll } = readTable(PRINTED, from + i);
      return [from + i, result, toll];
    });
  test('[tbl-combat-03][tbl-combat-04][tbl-combat-05][tbl-combat-06][tbl-combat-07] 3 to 7 is a Defeat that costs so many of each', () => {
    expect(rows(3, 7)).toEqual([
      [3, 'defeat', 'all'],
      [4, 'defeat', 4],
      [5, 'defeat', 3],
      [6, 'defeat', 2],
      [7, 'defeat', 1],
    ]);
  });
  test('[tbl-combat-08][tbl-combat-09][tbl-combat-10][tbl-combat-11][tbl-combat-12][tbl-combat-13] 8 to 13 is a Stalemate', () => {
    expect(rows(8, 13)).toEqual([
      [8, 'stalemate', 5],
      [9, 'stalemate', 4],
      [10, 'stalemate', 3],
      [11, 'stalemate', 2],
      [12, 'stalemate', 1],
      [13, 'stalemate', 0],
    ]);
  });
  test('[tbl-combat-14][tbl-combat-15][tbl-combat-16][tbl-combat-17][tbl-combat-18] 14 to 18 is a Victory', () => {
    expect(rows(14, 18)).toEqual([
      [14, 'victory', 4],
      [15, 'victory', 3],
      [16, 'victory', 2],
      [17, 'victory', 1],
      [18, 'victory', 0],
    ]);
  });

  test('[tbl-combat-03][tbl-combat-18] what lies beyond its ends is like the ends', () => {
    expect(readTable(PRINTED, -12)).toEqual(readTable(PRINTED, 3));
    expect(readTable(PRINTED, 40)).toEqual(readTable(PRINTED, 18));
  });
});

describe('Defeat', () => {
  // 3 dice and 4 + 4 − 6: a Defeat that costs 2 and 2.
  const beaten = (also?: (g: Rome) => void) =>
    battle('senator:1', 'war:68', { legions: 5, fleets: 3, horse: 'senator:16' }, [1, 2, 1, 0, 0], also);

  test('[1.10.2-a][1.09.34-e] the Commander and his Master of Horse are killed', () => {
    const { g } = beaten();
    expect(g.senators.some((s) => s.id === 'senator:16')).toBe(false);
    // He was Leader: an heir with nothing on his card is in Rome.
    expect(g.senators.find((s) => s.id === 'senator:1')).toMatchObject({ at: 'rome', office: '' });
    expect(g.curia).toContain('senator:16');
  });

  test('[1.10.2-b] what the quietRome says goes back to the pool', () => {
    const { g } = beaten();
    expect(legionsAt(g, 'force:1')).toBe(3);
    expect(g.forces[0]!.fleets).toBe(1);
  });

  test('[1.10.2-c] the rest stays on the War without a Commander', () => {
    expect(beaten().g.forces).toMatchObject([{ war: 'war:68', commander: '', masterOfHorse: '', fought: false }]);
  });

  test('[1.10.2-d][tbl-unrest-a] Unrest rises by 2', () => {
    expect(beaten().g.unrest).toBe(7);
  });

  test('[1.10.2-e] no chits are drawn: the dice ordered are all that is rolled', () => {
    beaten().rolled();
  });
});

describe('Disaster', () => {
  // Gladiator Revolt with Spartacus: Disaster 6 and 11, Standoff 16 and 14.
  const spartacus = (g: Rome): void => {
    g.leaders.push({ id: 'leader:136', at: 'wars', aids: [], refuge: false });
  };
  const marius = (...dice: Dice) => battle('senator:27', 'war:124', { legions: 9 }, dice, spartacus);

  test('[1.10.21-a][tbl-combat-D][1.10.21-c] the natural dice are a Disaster number of War or Leader: half is lost, rounded up', () => {
    // [5 losses], no Veteran, 5 chits of which four harm nobody and one strikes somebody who is not there.
    const own = marius(2, 2, 2, 0, 0, 0, 0, 0, 30, 30, 30, 30, 0);
    own.expectLog('combat.battle', { dice: 6, result: 'result:disaster' });
    expect(legionsAt(own.g, 'force:1')).toBe(4);
    const theirs = marius(5, 3, 3, 0, 0, 0, 0, 0, 30, 30, 30, 30, 0);
    theirs.expectLog('combat.battle', { dice: 11, result: 'result:disaster' });
    expect(legionsAt(theirs.g, 'force:1')).toBe(4);
  });

  test('[1.10.21-c] Legions and Fleets are halved each by itself', () => {
    expect([lossOf('half', 5), lossOf('half', 4)]).toEqual([3, 2]);
    const game = battle('senator:1', 'war:68', { legions: 5, fleets: 3 }, [6, 5, 3, 0, 0, 0, 30, 30, 30, 30, 0]);
    expect([legionsAt(game.g, 'force:1'), game.g.forces[0]!.fleets]).toEqual([2, 1]);
  });

  test('[1.10.21-b] a number that is also a Standoff number is a Disaster', () => {
    expect(outcomeOf(PRINTED, { disaster: [11], standoff: [11] }, 11, 18)).toEqual({
      result: 'disaster',
      toll: 'half',
    });
  });

  test('[1.10.21-d][1.10.31-c] each number works once a turn against a War, even if War and Leader both have it', () => {
    const g = quietRome((x) => {
      x.leaders.push({ id: 'leader:36', at: 'wars', aids: ['war:68'], refuge: false });
      wages(x, 'war:68', { used: [14] });
    });
    const w = g.wars.at(-1)!;
    // Jugurthine War: Disaster 14, Standoff 13; Antiochos: Disaster 14, Standoff 17.
    expect(numbersOf(g, w, '')).toEqual({ disaster: [], standoff: [13, 17] });
    w.used.push(13);
    expect(numbersOf(g, w, '').standoff).toEqual([17]);
  });

  test('[1.10.21-d] the second 14 of a turn is read on the table', () => {
    const first = battle('senator:1', 'war:68', { legions: 2, fleets: 2 }, [6, 5, 3, 0, 30, 30]);
    expect(first.g.wars.find((w) => w.id === 'war:68')!.used).toEqual([14]);
    const second = battle(
      'senator:1',
      'war:68',
      { legions: 4, fleets: 2 },
      [6, 5, 3, 0, 0, 0, 0, 30, 30, 30, 30, 1, 1],
      (g) => {
        g.wars.find((w) => w.id === 'war:68')!.used = [14];
      },
    );
    second.expectLog('combat.battle', { dice: 14, total: 14, result: 'result:victory' });
  });

  test('[1.10.21-e][1.10.21-f] Unrest rises by 1, and a Commander who survives will be Proconsul', () => {
    const game = marius(2, 2, 2, 0, 0, 0, 0, 0, 30, 30, 30, 30, 0);
    expect(game.g.unrest).toBe(6);
    expect(game.g.forces[0]).toMatchObject({ commander: 'senator:27', fought: true });
    // [1.10.5-b] No Veteran, and [1.10.61-c] 2 Popularity for 5 Legions.
    expect(game.g.legions.some((l) => l.veteran)).toBe(false);
    expect(game.g.senators.find((s) => s.id === 'senator:27')!.popularity).toBe(-2);
  });

  test('[1.10.31-a][tbl-combat-S][1.10.31-b] a Standoff number: a quarter is lost, rounded up', () => {
    const game = marius(6, 4, 4, 0, 0, 0, 0, ...Array(3).fill(HARMLESS));
    game.expectLog('combat.battle', { dice: 14, result: 'result:standoff' });
    expect(legionsAt(game.g, 'force:1')).toBe(6);
    expect([lossOf('quarter', 4), lossOf('quarter', 5)]).toEqual([1, 2]);
  });

  test('[1.10.31-d][1.10.31-e] Unrest stays, and he will be Proconsul', () => {
    const game = marius(6, 4, 4, 0, 0, 0, 0, ...Array(3).fill(HARMLESS));
    expect(game.g.unrest).toBe(5);
    expect(game.g.forces[0]!.fought).toBe(true);
  });
});

describe('Stalemate', () => {
  const drawn = () =>
    battle(
      'senator:27',
      'war:124',
      { legions: 9 },
      // 10 and 9 + 4 − 11: 12 costs one Legion; [1.10.5-a] one Veteran, one chit.
      [4, 3, 3, 0, 2, HARMLESS],
      (g) => g.leaders.push({ id: 'leader:136', at: 'wars', aids: [], refuge: false }),
    );

  test('[1.10.3-a] it costs what the quietRome says, and the rest stays on the War', () => {
    const { g } = drawn();
    expect(legionsAt(g, 'force:1')).toBe(8);
    expect(g.forces).toMatchObject([{ war: 'war:124', commander: 'senator:27' }]);
  });

  test('[1.10.3-b][1.10.3-c] Unrest stays; he will be Proconsul, and is a Prior Consul', () => {
    const { g } = drawn();
    expect(g.unrest).toBe(5);
    expect(g.forces[0]!.fought).toBe(true);
    expect(g.senators.find((s) => s.id === 'senator:27')).toMatchObject({ priorConsul: true, popularity: 0 });
  });
});

describe('Statesmen who void numbers', () => {
  const numbers = (war: WarId, who: string) => {
    const g = quietRome((x) => {
      wages(x, war);
    });
    return numbersOf(g, g.wars.find((w) => w.id === war)!, who);
  };
  const NONE = { disaster: [], standoff: [] };

  const voids = (who: string, wars: readonly WarId[], other: WarId): void => {
    for (const war of wars) expect(numbers(war, who)).toEqual(NONE);
    expect(numbers(other, who)).not.toEqual(NONE);
  };
  test('[card-10-a] Scipio Africanus in Punic Wars', () => voids('senator:1A', ['war:1', 'war:2', 'war:69'], 'war:6'));
  test('[card-29-a] Flamininus in Macedonian Wars', () =>
    voids('senator:18A', ['war:6', 'war:7', 'war:66', 'war:67'], 'war:1'));
  test('[card-31-a] Paullus in Macedonian Wars', () =>
    voids('senator:19A', ['war:6', 'war:7', 'war:66', 'war:67'], 'war:8'));
  test('[card-76-a] Scipio Aemilianus in the 3rd Punic War and Spanish Revolts', () =>
    voids('senator:1B', ['war:69', 'war:72', 'war:73', 'war:123'], 'war:1'));
  test('[card-77-a] Sulla in the Social War and Mithridatic Wars', () =>
    voids('senator:1C', ['war:119', 'war:112', 'war:113', 'war:114'], 'war:68'));
  test('[card-88-a] Marius in the Social War and the Jugurthine War', () =>
    voids('senator:27A', ['war:119', 'war:68'], 'war:112'));

  test('[card-10-a][amb-117] Leaders keep theirs, and a number that was voided has not been used up', () => {
    const game = battle(
      'senator:1A',
      'war:2',
      { legions: 12, fleets: 5 },
      [4, 3, 3, ...Array(4).fill(0), 0, 30, 30, 30, 30, 1, 1, 1, 1],
      (g) => {
        g.leaders.push({ id: 'leader:34', at: 'wars', aids: [], refuge: false });
        expect(numbersOf(g, g.wars.find((w) => w.id === 'war:2')!, 'senator:1A')).toEqual({
          disaster: [8],
          standoff: [12],
        });
      },
    );
    game.expectLog('combat.battle', { dice: 10, total: 9, result: 'result:stalemate' });
    expect(game.g.wars.find((w) => w.id === 'war:2')!.used).toEqual([]);
  });

  test('[1.09.34-i] as Master of Horse such a Statesman voids nothing', () => {
    const game = battle('senator:1', 'war:68', { legions: 2, fleets: 2, horse: 'senator:27A' }, [6, 5, 3, 0, 30, 30]);
    game.expectLog('combat.battle', { dice: 14, result: 'result:disaster' });
  });
});

test('[card-34-a][card-35-a] Hamilcar and Hannibal together add their numbers to a Punic War', () => {
  const g = quietRome((x) => {
    x.leaders.push({ id: 'leader:34', at: 'wars', aids: [], refuge: false });
    x.leaders.push({ id: 'leader:35', at: 'wars', aids: [], refuge: false });
    wages(x, 'war:2');
  });
  const w = g.wars.find((x) => x.id === 'war:2')!;
  expect(numbersOf(g, w, '')).toEqual({ disaster: [10, 8, 9], standoff: [11, 15, 12, 16] });
});

test('[amb-118] the natural dice decide; then allies shift the War for the turn; then Evil Omens; then the table', () => {
  const game = battle('senator:1', 'war:121', { legions: 6, fleets: 2 }, [2, 4, 4, 0], (g) => {
    g.events.push({ id: 'event:161', level: 1, since: 1 }, { id: 'event:168', level: 1, since: 1 });
  });
  // 10 is even: the black die, 2, strengthens the War. 10 + 10 − 6 − 1 = 13.
  game.expectLog('combat.battle', { dice: 10, modifier: 3, total: 13 });
  expect(game.g.wars.find((w) => w.id === 'war:121')!.shift).toBe(2);
});
