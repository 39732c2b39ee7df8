import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { battle, legionsAt } from '../testing/armies.ts';
import { lossUnder } from './losses.ts';
import { PRINTED } from '../testing/printed.ts';

const who = (g: Rome, id: string) => g.senators.find((s) => s.id === id)!;

describe('losses', () => {
  // Against the Jugurthine War, Land 8.
  test('[1.10.6-b][amb-119] a Force loses no more of a kind than it has', () => {
    const game = battle('senator:1', 'war:68', { legions: 4, fleets: 2 }, [3, 3, 2, 0, 0, 0, 0, 30, 30, 30, 30, 0, 1]);
    expect(legionsAt(game.g, 'force:1')).toBe(0);
    expect(game.g.forces[0]!.fleets).toBe(0);
    // Six units lost, six chits.
    game.expectLog('combat.losses', { legions: 4, fleets: 2 });
  });

  test('[1.10.6-a][1.10.61-a] Legions are drawn at random from Veterans and others together', () => {
    const veteransLeft = (first: number): number => {
      // 9 + 7 + 4 − 8 = 12: one Legion, one Fleet; a new Veteran of what is left; two chits.
      const dice = [3, 2, 4, first, 0, 30, 30];
      const { g } = battle('senator:1', 'war:68', { legions: 5, veterans: 1, fleets: 2 }, dice);
      return g.legions.filter((l) => l.at === 'force:1' && l.veteran).length;
    };
    // The sixth is the Veteran: it goes, and one is made of the others.
    expect(veteransLeft(5)).toBe(1);
    expect(veteransLeft(0)).toBe(2);
  });

  test('[1.10.61-b][1.10.12-f][1.10.62-a] in a Naval Battle Legions are lost as well as Fleets, on land Fleets in support', () => {
    // 1st Punic War, Fleet Strength 10: 8 + 10 + 4 − 10 = 12.
    const atSea = battle('senator:1', 'war:1', { legions: 3, fleets: 10 }, [2, 3, 3, 0, 30, 30]);
    expect([legionsAt(atSea.g, 'force:1'), atSea.g.forces[0]!.fleets]).toEqual([2, 9]);
    const onLand = battle('senator:1', 'war:121', { legions: 4, fleets: 3 }, [2, 3, 3, 0, 0, 30, 30]);
    expect([legionsAt(onLand.g, 'force:1'), onLand.g.forces[0]!.fleets]).toEqual([3, 2]);
  });

  test('[1.10.61-c] two Legions cost the Commander 1 Popularity, three cost no more, whatever the result', () => {
    // 10 + 4 + 4 − 8 = 10.
    const drawn = battle('senator:1', 'war:68', { legions: 4, fleets: 2 }, [5, 3, 2, 0, 0, 0, 0, 30, 30, 30, 30, 1]);
    drawn.expectLog('combat.losses', { legions: 3, fleets: 2 });
    expect(who(drawn.g, 'senator:1').popularity).toBe(-1);
    // 16: a Victory of 2 costs 1 before it brings 4.
    const won = battle('senator:1', 'war:68', { legions: 4, fleets: 2 }, [6, 6, 4, 0, 0, 0, 30, 30, 30, 30]);
    won.expectLog('combat.losses', { legions: 2, fleets: 2 });
    expect(who(won.g, 'senator:1').popularity).toBe(3);
  });

  test('[1.10.62-b] Fleets cost no Popularity', () => {
    const game = battle('senator:1', 'war:1', { fleets: 12 }, [1, 2, 1, 30, 30, 30], (g) => {
      g.forces[0]!.hadLegions = true;
    });
    // 4 + 12 + 4 − 10 = 10: three Fleets and no Legion.
    game.expectLog('combat.losses', { legions: 0 });
    expect(who(game.g, 'senator:1').popularity).toBe(0);
  });
});

describe('Commanders who lose less', () => {
  test('[card-12-a][amb-129] Fabius loses half, rounded up, of each kind; chits and Popularity follow', () => {
    const drawn = battle('senator:2A', 'war:68', { legions: 3, fleets: 3 }, [4, 3, 3, 0, 0, 0, 30, 30, 30, 30]);
    // 10 + 3 + 3 − 8 = 8: five and five, of which there are three and three.
    drawn.expectLog('combat.losses', { legions: 2, fleets: 2 });
    expect(who(drawn.g, 'senator:2A').popularity).toBe(-1);
    expect(lossUnder(PRINTED, 'senator:2A', { result: 'disaster', toll: 'half' }, 5)).toBe(2);
  });

  test('[card-12-a] not as Master of Horse', () => {
    const game = battle(
      'senator:1',
      'war:68',
      { legions: 3, fleets: 3, horse: 'senator:2A' },
      [4, 3, 3, 0, 0, 0, 30, 30, 30, 30, 5, 5],
    );
    game.expectLog('combat.losses', { legions: 3, fleets: 3 });
  });

  test('[card-133-a][amb-129] a Disaster costs Lucullus nothing: no chits, but Unrest; the War is as if not fought, and he is on his way home', () => {
    const game = battle('senator:29B', 'war:68', { legions: 6, fleets: 2 }, [6, 5, 3]);
    game.expectLog('combat.battle', { result: 'result:disaster' });
    expect(legionsAt(game.g, 'force:1')).toBe(6);
    expect(game.g.unrest).toBe(6);
    expect(game.g.wars.find((w) => w.id === 'war:68')).toMatchObject({ foughtLand: false, used: [14] });
    expect(game.g.forces[0]).toMatchObject({ homeward: true, fought: true });
  });

  test('[card-133-a] so does a Standoff; a Stalemate costs him what it costs anybody', () => {
    const stood = battle('senator:29B', 'war:68', { legions: 6, fleets: 2 }, [6, 5, 2, 0]);
    stood.expectLog('combat.battle', { result: 'result:standoff' });
    expect(legionsAt(stood.g, 'force:1')).toBe(6);
    const drawn = battle('senator:29B', 'war:68', { legions: 6, fleets: 2 }, [4, 3, 2, 0, 0, 30, 30]);
    drawn.expectLog('combat.losses', { legions: 1, fleets: 1 });
    expect(drawn.g.forces[0]!.homeward).toBe(false);
  });

  test('[card-135-b] one die and 1: a 2 is MIL 3', () => {
    const game = battle('senator:30A', 'war:68', { legions: 6, fleets: 2 }, [2, 4, 5, 3, 0]);
    game.expectLog('combat.battle', { dice: 12, modifier: 6 + 3 - 8 });
  });

  test('[card-135-b] Pompeius rolls his MIL before the battle; [card-135-a] his Popularity changes twice as much', () => {
    // 6 and 1 are MIL 7, of which 4 count: 10 + 8 − 8 = 10, three Legions and two Fleets.
    const game = battle(
      'senator:30A',
      'war:68',
      { legions: 4, fleets: 2 },
      [6, 5, 3, 2, 0, 0, 0, 0, 30, 30, 30, 30, 1],
    );
    game.expectLog('combat.battle', { dice: 10, modifier: 0 });
    expect(who(game.g, 'senator:30A').popularity).toBe(5 - 2);
  });
});
