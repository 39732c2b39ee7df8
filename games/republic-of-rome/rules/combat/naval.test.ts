import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { battle } from '../testing/armies.ts';
import { romanTally } from './land.ts';
import { HARMLESS, chit } from '../testing/chits.ts';

const who = (g: Rome, id = 'senator:1') => g.senators.find((s) => s.id === id)!;
const war = (g: Rome) => g.wars.find((w) => w.id === 'war:1');
/** 1st Punic War: Land 10, Support 5, Fleet 10; Disaster 13, Standoff 11 and 14. MIL 4. */
const WON = [6, 6, 4] as const;

describe('Naval Battles', () => {
  test('[1.10.12-a][1.10.12-b] come before any Land Battle; Fleets count, and MIL up to their number', () => {
    const game = battle(
      'senator:1',
      'war:1',
      { legions: 20, fleets: 3 },
      [4, 4, 4, 0, 0, 0, 0, 0, 30, 30, 30, 30, 1, 1, 1, 1],
      (g) => {
        expect(romanTally(g, g.forces[0]!, g.wars.find((w) => w.id === 'war:1')!, 'sea').total).toBe(6);
      },
    );
    game.expectLog('combat.battle', { ground: 'ground:sea', modifier: -4, total: 8, result: 'result:stalemate' });
    expect(war(game.g)).toMatchObject({ foughtSea: true, foughtLand: false, navalVictory: false });
    expect(game.logKeys().filter((k) => k === 'combat.battle')).toHaveLength(1);
  });

  test('[1.10.12-c][1.10.4-c] a Victory puts the marker there for good and takes 1 Unrest', () => {
    const game = battle('senator:1', 'war:1', { fleets: 8 }, [6, 6, 5]);
    expect(war(game.g)!.navalVictory).toBe(true);
    expect(game.g.unrest).toBe(4);
  });

  test('[1.10.4-g] at sea he gains half the printed Fleet Strength: 8, and 3 on land', () => {
    const game = battle('senator:1', 'war:71', { fleets: 8 }, [5, 5, 4]);
    expect(who(game.g)).toMatchObject({ influence: 5 + 4, popularity: 4 });
  });

  test('[1.10.12-c] with the marker there the Land Battle is fought at once', () => {
    const game = battle(
      'senator:1',
      'war:1',
      { legions: 10, fleets: 5 },
      [5, 5, 4, 0, 0, 0, 0, ...Array<string>(4).fill(HARMLESS), chit(30)],
      (g) => {
        g.wars.find((w) => w.id === 'war:1')!.navalVictory = true;
      },
    );
    game.expectLog('combat.battle', { ground: 'ground:land' });
  });

  test('[1.10.12-d][amb-123] after a Naval Victory he may fight on land at once, if Legions and Support are left', () => {
    const game = battle('senator:1', 'war:1', { legions: 10, fleets: 12 }, WON);
    game.as(0).rolling(6, 6, 5, 0).does('fightOnLand');
    game.expectLog('combat.battle', { ground: 'ground:land', result: 'result:victory' });
    expect(war(game.g)).toBeUndefined();
    // [1.10.4-g] 5 and 5 for printed 10 and 10; Unrest 2 less.
    expect(who(game.g)).toMatchObject({ influence: 15, popularity: 9 });
    expect(game.g.unrest).toBe(3);
  });

  test('[1.10.8-b] or he does not: with Legions sent along he will be Proconsul', () => {
    const game = battle('senator:1', 'war:1', { legions: 10, fleets: 12 }, WON);
    game.as(0).does('stayAtSea');
    expect(game.g.forces).toMatchObject([{ war: 'war:1', commander: 'senator:1', fought: true }]);
    expect(who(game.g).priorConsul).toBe(true);
  });

  test('[amb-123] who says nothing fights on land if he is no weaker there', () => {
    const strong = battle('senator:1', 'war:1', { legions: 6, fleets: 12 }, WON);
    strong.as(0).rolling(6, 6, 6, 0).saysNothing().expectLog('combat.battle', { ground: 'ground:land' });
    // 5 and MIL 4 against 10.
    const weak = battle('senator:1', 'war:1', { legions: 5, fleets: 12 }, WON).as(0).saysNothing();
    expect(weak.g.forces[0]).toMatchObject({ war: 'war:1', fought: true });
    expect(war(weak.g)!.foughtLand).toBe(false);
  });

  test('[1.10.12-a][own-42] without a Fleet there is no Naval Battle, and none on land either', () => {
    const game = battle('senator:1', 'war:1', { legions: 20 }, []);
    game.expectLog('combat.idle', { who: 'senator:1' });
    expect(war(game.g)).toMatchObject({ foughtSea: false, foughtLand: false });
    expect(game.g.forces[0]).toMatchObject({ commander: 'senator:1', fought: false });
  });

  test('[1.10.12-d] without Support left there is nothing to ask', () => {
    // 12 + 8 + 4 − 10 = 14 costs four Fleets of eight.
    const game = battle(
      'senator:1',
      'war:1',
      { legions: 6, fleets: 8 },
      [6, 4, 2, 0, 0, 0, 0, 30, 30, 30, 30, 1, 1, 1, 1],
    );
    game.expectLog('combat.battle', { total: 14, result: 'result:victory' });
    expect(game.g.forces[0]).toMatchObject({ fleets: 4, fought: true });
    expect(game.as(0).offers('fightOnLand')).toBeUndefined();
  });

  test('[1.10.12-e][1.10.12-h] Fleets sent alone win and come home at once with their Commander; the enemy on land is left', () => {
    const game = battle('senator:1', 'war:1', { fleets: 8 }, [6, 6, 5], (g) => {
      who(g).office = 'field-consul';
    });
    game.expectLog('combat.homeFromSea', { who: 'senator:1' });
    expect(game.g.forces).toEqual([]);
    expect(game.g.fleets).toBe(8);
    expect(who(game.g)).toMatchObject({ at: 'rome', office: 'field-consul', priorConsul: false });
    expect(war(game.g)).toBeDefined();
  });

  test('[1.10.12-e][amb-130b] a Force that was given Legions stays, even if they were lost at sea', () => {
    const game = battle('senator:1', 'war:1', { legions: 2, fleets: 8 }, [6, 4, 2, 0, 0, 30, 30, 30, 30, 1, 1]);
    expect(game.g.legions.some((l) => l.at === 'force:1')).toBe(false);
    expect(game.g.forces).toMatchObject([{ war: 'war:1', commander: 'senator:1', fought: true }]);
  });

  test('[1.10.12-g] Fleet Support is not needed for the Naval Battle itself', () => {
    const game = battle('senator:1', 'war:1', { fleets: 4 }, [6, 6, 6, HARMLESS, HARMLESS]);
    game.expectLog('combat.battle', { ground: 'ground:sea', total: 16 });
  });

  test('[1.10.12-f] Legions on board are lost as well', () => {
    const game = battle('senator:1', 'war:1', { legions: 3, fleets: 10 }, [2, 3, 3, 0, HARMLESS, HARMLESS]);
    expect(game.g.legions.filter((l) => l.at === 'force:1')).toHaveLength(2);
  });
});

test('[1.10.4-e] the Force of a Commander who dies in his Naval Victory comes home', () => {
  const game = battle(
    'senator:1',
    'war:1',
    { legions: 6, fleets: 8 },
    [6, 4, 2, 0, 0, 0, 0, 0, 29, 29, 29, 29, 1, 1, 1],
    (g) => {
      g.factions[0]!.leader = 'senator:16';
    },
  );
  expect(who(game.g)).toBeUndefined();
  expect(war(game.g)!.navalVictory).toBe(true);
  expect([game.g.forces.length, game.g.fleets]).toEqual([0, 4]);
});

test('[1.10.5-b] no Veteran is made at sea', () => {
  const game = battle('senator:1', 'war:1', { legions: 10, fleets: 12 }, WON);
  expect(game.g.legions.some((l) => l.veteran)).toBe(false);
});
