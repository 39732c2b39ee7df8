import type { Dice } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { rebelTally } from '../../revolution/civil-battle.ts';
import { senator } from '../../rome/senators.ts';
import { legionsAt, legionsTo, rebels } from '../../testing/armies.ts';
import { chit, HARMLESS, SIX_HARMLESS } from '../../testing/chits.ts';
import { attacking, enlist, governed, marchesFrom, revoltsIn } from '../../testing/rebels.ts';
import { isNavalFirst, supportNeeded } from '../../wars/fighting.ts';
import { forcesOf } from '../provinces/state.ts';
import { landed } from './state.ts';

const AFRICA = 'province:africa';
const SICILIA = 'province:sicilia';
const SARDINIA = 'province:sardinia-corsica';
const ASIA = 'province:asia';
const HISPANIA = 'province:hispania-citerior';

const strength = (patch: (g: Rome) => void, ground: 'land' | 'sea' = 'land') => {
  const { g } = governed(patch);
  return rebelTally(g, g.rebels[0]!, ground).total;
};

describe('2.03.81 Strengths', () => {
  test('[2.03.81-c][2.03.3-a][2.03.8-k] printed Strength, Armies (half without a Legion), Legions, Veterans 2, MIL up to as much again', () => {
    // Fabius has MIL 4; Sicilia 2 on land.
    expect(strength((g) => revoltsIn(g, 'senator:2', SICILIA, { armies: 3 }))).toBe(2 + 2 + 4);
    expect(
      strength((g) => {
        revoltsIn(g, 'senator:2', SICILIA, { armies: 3 });
        legionsTo(g, SICILIA, 1);
        legionsTo(g, SICILIA, 1, { veteran: true, allegiance: 'senator:2' });
      }),
    ).toBe(2 + 3 + 1 + 2 + 4);
    expect(strength((g) => revoltsIn(g, 'senator:2', HISPANIA))).toBe(1 + 1);
  });

  test('[2.03.81-h][2.03.3-b] at sea printed Strength, Provincial Fleets and MIL', () => {
    expect(strength((g) => revoltsIn(g, 'senator:2', AFRICA, { fleets: 2 }), 'sea')).toBe(5 + 2 + 4);
    expect(strength((g) => revoltsIn(g, 'senator:2', SARDINIA, { fleets: 2 }), 'sea')).toBe(2 + 2);
  });

  test('[2.03.81-d] Support is the printed Naval Strength and the Provincial Fleets', () => {
    const { g } = governed((x) => revoltsIn(x, 'senator:2', AFRICA, { fleets: 2 }));
    expect(supportNeeded(g, AFRICA)).toBe(7);
  });

  test('[2.03.81-e][2.03.81-f][A2-74] a Naval Battle where that is more than the Undeveloped Land Strength, whatever side lies up', () => {
    const naval = (id: typeof AFRICA | typeof ASIA | typeof SICILIA, fleets: number, developed = false) => {
      const { g } = governed((x) => revoltsIn(x, 'senator:2', id, { fleets, developed }));
      return isNavalFirst(g, id);
    };
    expect([naval(AFRICA, 0), naval(AFRICA, 0, true)]).toEqual([true, true]);
    // 5 and 6 on land; MIL has no part in it.
    expect([naval(ASIA, 0), naval(ASIA, 1), naval(ASIA, 2)]).toEqual([false, false, true]);
    expect([naval(SICILIA, 2, true), naval(SICILIA, 3, true)]).toEqual([false, true]);
  });

  test('[2.03.81-g] none where there can be no Provincial Fleets', () => {
    const { g } = governed((x) => revoltsIn(x, 'senator:2', HISPANIA));
    expect(isNavalFirst(g, HISPANIA)).toBe(false);
  });

  test('[2.03.81-k] Sardinia et Corsica, developed, with 1 Army and 5 Fleets', () => {
    const { g } = governed((x) => revoltsIn(x, 'senator:2', SARDINIA, { armies: 1, fleets: 5, developed: true }));
    senator(g, 'senator:2').at = 'field';
    expect([rebelTally(g, g.rebels[0]!).total, rebelTally(g, g.rebels[0]!, 'sea').total]).toEqual([2, 5]);
    expect(isNavalFirst(g, SARDINIA)).toBe(true);
  });

  test('[2.03.7-h][2.03.7-i][2.03.3-a] in Italy Armies, Legions and Veterans with MIL; nothing of the Province', () => {
    const italy = (legions: number) =>
      strength((g) => {
        marchesFrom(g, 'senator:2', AFRICA, { armies: 3, fleets: 2 });
        legionsTo(g, 'rebel', legions);
      });
    expect([italy(0), italy(1)]).toEqual([2 + 2, 3 + 1 + 4]);
  });

  test('[2.03.7-h] the Forces of all who have landed are one Army', () => {
    const { g } = governed((x) => {
      marchesFrom(x, 'senator:2', AFRICA, { armies: 3, fleets: 2 });
      enlist(x, 1, 'senator:6');
      revoltsIn(x, 'senator:6', SICILIA);
      senator(x, 'senator:6').at = 'field';
      x.advanced!.rebels!.inItaly.push({ province: SICILIA, armies: 2, fleets: 1 });
    });
    expect(landed(g)).toEqual({ armies: 5, fleets: 3 });
    expect(rebelTally(g, g.rebels[0]!).total).toBe(3 + 3);
  });
});

describe('battles for a Rebel Province', () => {
  const primary = (g: Rome) => revoltsIn(g, 'senator:2', SICILIA, { armies: 2 });
  /** A second Rebel of the Faction, in Africa. */
  const secondary = (g: Rome) => {
    primary(g);
    enlist(g, 1, 'senator:6');
    revoltsIn(g, 'senator:6', HISPANIA, { armies: 2 });
    g.provinces[1]!.developed = true;
    legionsTo(g, HISPANIA, 1);
  };

  test('[2.03.91-f][2.03.91-g][2.03.91-h][2.03.91-i][2.03.91-k] a land Victory over the Primary Rebel ends it all', () => {
    // 10 + 4 against 2 + 1 + 3: 18, and no losses.
    const game = attacking(SICILIA, { legions: 10 }, secondary, [4, 4, 2, 0]);
    expect(game.g.rebels).toEqual([]);
    expect(game.g.senators.filter((s) => s.rebel !== 'no')).toEqual([]);
    expect(game.g.provinces.map((p) => [p.governor, p.developed])).toEqual([
      ['', false],
      ['', false],
    ]);
    expect(game.g.advanced?.provinces?.forces).toEqual([]);
    expect(legionsAt(game.g, 'active')).toBe(1);
    // Half of 6.
    expect(senator(game.g, 'senator:1').popularity).toBe(3);
    expect(game.g.unrest).toBe(4);
    expect(game.g.forces[0]).toMatchObject({ victorious: true, war: '' });
    // They die with the Revolt.
    expect(game.said('death').map((a) => [a['who'], a['cause']])).toEqual([
      ['senator:2', 'cause:revolt'],
      ['senator:6', 'cause:revolt'],
    ]);
  });

  test('[2.03.91-b][2.03.91-c][2.03.91-d][2.03.91-e][2.03.91-i][2.03.91-k] over a Secondary one: he dies, his Province is free, the war goes on', () => {
    const game = attacking(HISPANIA, { legions: 12 }, secondary, [4, 4, 2, 0]);
    expect(game.g.rebels.map((r) => r.senator)).toEqual(['senator:2']);
    expect(game.g.senators.some((s) => s.id === 'senator:6')).toBe(false);
    expect(game.g.provinces.map((p) => [p.governor, p.developed])).toEqual([
      ['senator:2', false],
      ['', false],
    ]);
    expect([forcesOf(game.g, HISPANIA).armies, forcesOf(game.g, SICILIA).armies]).toEqual([0, 2]);
    expect(legionsAt(game.g, 'active')).toBe(1);
    expect([senator(game.g, 'senator:1').popularity, game.g.unrest]).toEqual([4, 4]);
    game.expectLog('death', { who: 'senator:6', cause: 'cause:battle' });
    game.expectLog('rebels.provinceFalls', { province: HISPANIA });
    expect(game.g.forces[0]).toMatchObject({ victorious: true, war: '' });
  });

  test('[2.03.91-f][2.03.9-a][A2-78] a Stalemate: both lose, the Province Armies before Legions; a chit may strike the Rebel too', () => {
    const stalemate = (...chits: string[]) =>
      // 4 + 4 against 2 + 2 + 1 + 4, dice 12: 11, two each; one Veteran on each side.
      attacking(
        SICILIA,
        { legions: 4 },
        (g) => {
          primary(g);
          legionsTo(g, SICILIA, 1);
        },
        [4, 4, 4, 0, 0, 0, 0, ...chits],
      ).rolled().g;
    const g = stalemate(HARMLESS, HARMLESS);
    expect([legionsAt(g, 'force:1'), legionsAt(g, SICILIA), forcesOf(g, SICILIA).armies]).toEqual([2, 1, 0]);
    expect(g.rebels).toHaveLength(1);
    expect(g.forces[0]!.fought).toBe(true);
    const dead = stalemate(HARMLESS, chit(2));
    expect([dead.rebels.length, dead.provinces[0]!.governor, dead.forces.length]).toEqual([0, '', 0]);
  });

  test('[A2-78][2.03.9-a] after two Armies a Legion, and what both have lost is said', () => {
    // 4 + 4 against 2 + 2 + 1 + 4, dice 11: 10, three each; one Veteran of the Senate's.
    const game = attacking(
      SICILIA,
      { legions: 4 },
      (g) => {
        primary(g);
        legionsTo(g, SICILIA, 1);
      },
      [4, 4, 3, 0, 0, 0, 0, 0, HARMLESS, HARMLESS, HARMLESS],
    );
    expect([legionsAt(game.g, SICILIA), forcesOf(game.g, SICILIA).armies]).toEqual([0, 0]);
    game.expectLog('rebels.battle', { dice: 11, modifier: -1, total: 10 }, '2.03.81-c');
    game.expectLog('rebels.losses', { legions: 3, fleets: 0, rebelArmies: 2, rebelLegions: 1, rebelFleets: 0 });
  });

  test('[2.03.92-b][2.03.92-c][2.03.8-b][A2-79] a Defeat wins nothing for the Rebel: the Commander dies, the others come home, he loses nothing', () => {
    const game = attacking(SICILIA, { legions: 1 }, primary, [1, 1, 1, 0, HARMLESS]);
    expect(game.g.rebels).toHaveLength(1);
    expect(senator(game.g, 'senator:1').office).toBe('');
    expect(game.g.forces).toEqual([]);
    expect(forcesOf(game.g, SICILIA).armies).toBe(2);
    game.expectLog('rebels.losses', { legions: 1, rebelArmies: 0, rebelLegions: 0, rebelFleets: 0 });
    expect(game.g.unrest).toBe(5);
    expect(game.over).toBeUndefined();
  });

  test('[2.03.81-i][2.03.81-j][2.03.81-k][2.03.91-a][own-85] a Naval Victory costs both the same Fleets; then Support is less, and the marker stays', () => {
    // 10 + 4 against 5 + 4 at sea, dice 10: 15, three each.
    const game = attacking(
      SARDINIA,
      { legions: 4, fleets: 10 },
      (g) => revoltsIn(g, 'senator:2', SARDINIA, { armies: 1, fleets: 5, developed: true }),
      [4, 3, 3, 0, 0, 0, ...SIX_HARMLESS],
    );
    game.expectLog('rebels.battle', { ground: 'ground:sea', total: 15 }, '2.03.81-h');
    game.expectLog('rebels.losses', { legions: 3, fleets: 3, rebelArmies: 0, rebelLegions: 0, rebelFleets: 3 });
    game.expectLog('rebels.navalVictory', { province: SARDINIA });
    expect(forcesOf(game.g, SARDINIA)).toMatchObject({ armies: 1, fleets: 2 });
    expect(game.g.forces[0]!.fleets).toBe(7);
    expect([isNavalFirst(game.g, SARDINIA), supportNeeded(game.g, SARDINIA)]).toEqual([false, 2]);
    expect([game.g.unrest, senator(game.g, 'senator:1').popularity]).toEqual([5, -1]);
    game.as(0).does('stayAtSea');
    expect(game.g.forces[0]).toMatchObject({ fought: true, war: SARDINIA });
    expect(game.g.advanced?.rebels?.beatenAtSea).toEqual([SARDINIA]);
  });

  test('[2.03.81-j] he may go on to fight on land at once', () => {
    const game = attacking(
      SARDINIA,
      { legions: 10, fleets: 15 },
      (g) => revoltsIn(g, 'senator:2', SARDINIA, { armies: 1, fleets: 5, developed: true }),
      // 15 + 4 against 9: 18.
      [3, 3, 2],
    );
    // 10 + 4 against 1 + 1 + 2: 18 again.
    game.as(0).rolling(3, 3, 2, 0).does('fightOnLand');
    expect(game.g.rebels).toEqual([]);
    // [1.10.8-d] Victorious on land he keeps his office, though he has fought at sea before.
    expect(game.g.forces[0]).toMatchObject({ victorious: true, fought: false });
  });

  test('[2.03.81-i] after a Stalemate at sea too the Province loses as many as Rome; after a Defeat none', () => {
    const lost = (...dice: Dice) =>
      attacking(
        SARDINIA,
        { fleets: 5 },
        (g) => revoltsIn(g, 'senator:2', SARDINIA, { fleets: 5, developed: true }),
        dice,
      ).g;
    // 5 + 4 against 5 + 4, dice 11: two each.
    const g = lost(4, 4, 3, HARMLESS, HARMLESS);
    expect([forcesOf(g, SARDINIA).fleets, g.forces[0]!.fleets]).toEqual([3, 3]);
    // Dice 6: a Defeat.
    const beaten = lost(2, 2, 2, HARMLESS, HARMLESS);
    expect([forcesOf(beaten, SARDINIA).fleets, beaten.fleets, beaten.forces.length]).toEqual([5, 3, 0]);
  });

  test('[2.03.81-i] no more than the Province has', () => {
    // 6 + 4 against 5 + 1 + 4, dice 15: three of Rome's.
    const game = attacking(AFRICA, { fleets: 6 }, (g) => revoltsIn(g, 'senator:2', AFRICA, { fleets: 1 }), [
      5,
      5,
      5,
      HARMLESS,
      HARMLESS,
      HARMLESS,
    ]);
    game.expectLog('rebels.losses', { legions: 0, fleets: 3, rebelFleets: 1 });
    // Sent without a Legion, they come home.
    expect([game.g.fleets, forcesOf(game.g, AFRICA).fleets]).toEqual([3, 0]);
  });

  test('[own-85] no Legion becomes Veteran at sea', () => {
    // 5 + 4 against 5 + 4, dice 13: a Stalemate without losses.
    const game = attacking(
      SARDINIA,
      { legions: 5, fleets: 5 },
      (g) => revoltsIn(g, 'senator:2', SARDINIA, { fleets: 5, developed: true }),
      [5, 4, 4],
    );
    expect(game.g.legions.some((l) => l.veteran)).toBe(false);
  });

  test('[2.03.91-a][1.10.7-c][1.10.4-e] who dies in the Naval Victory leaves the marker, and his Fleets come home', () => {
    // 10 + 4 against 9, dice 12: 17, one each.
    const game = attacking(
      SARDINIA,
      { fleets: 10 },
      (g) => revoltsIn(g, 'senator:2', SARDINIA, { fleets: 5, developed: true }),
      [4, 4, 4, chit(1)],
    );
    expect(game.g.advanced?.rebels?.beatenAtSea).toEqual([SARDINIA]);
    expect([game.g.forces, game.g.fleets]).toEqual([[], 9]);
  });

  test('[2.03.3-b][2.03.81-d] for Support every Provincial Fleet counts, also the odd one', () => {
    const needed = (fleets: number) =>
      supportNeeded(governed((g) => revoltsIn(g, 'senator:2', SICILIA, { fleets })).g, SICILIA);
    expect([1, 2, 3].map((n) => needed(n) - needed(0))).toEqual([1, 2, 3]);
  });

  test('[2.03.81-d] without Support nobody fights', () => {
    const game = attacking(
      SICILIA,
      { legions: 4, fleets: 1 },
      (g) => revoltsIn(g, 'senator:2', SICILIA, { fleets: 2 }),
      [],
    );
    game.expectLog('combat.idle', { who: 'senator:1' });
  });
});

describe('battles in Italy', () => {
  const marching = (g: Rome) => {
    marchesFrom(g, 'senator:2', AFRICA, { armies: 4 });
    legionsTo(g, 'rebel', 2);
  };

  test('[2.03.7-j][2.03.7-k][A2-78] the Rebel loses two Armies, then a Legion, and so on', () => {
    // 8 + 4 against 6 + 4, dice 8: 10, three each; a Veteran on each side.
    const game = attacking('rebel', { legions: 8 }, marching, [
      3,
      3,
      2,
      0,
      0,
      0,
      0,
      0,
      0,
      HARMLESS,
      HARMLESS,
      HARMLESS,
    ]);
    game.expectLog('rebels.losses', { legions: 3, fleets: 0, rebelArmies: 2, rebelLegions: 1 });
    expect([legionsAt(game.g, 'rebel'), game.g.advanced?.rebels?.inItaly[0]!.armies]).toEqual([1, 2]);
    expect(game.g.rebels).toHaveLength(1);
  });

  test('[2.03.7-k] of two he loses both in Armies', () => {
    // 8 + 4 against 6 + 4, dice 9: 11, two each; a Veteran of the Senate's.
    const game = attacking('rebel', { legions: 8 }, marching, [3, 3, 3, 0, 0, 0, 0, HARMLESS, HARMLESS]);
    game.expectLog('rebels.losses', { legions: 2, rebelArmies: 2, rebelLegions: 0 });
    expect([legionsAt(game.g, 'rebel'), game.g.advanced?.rebels?.inItaly[0]!.armies]).toEqual([2, 2]);
  });

  test('[2.03.91-f][1.11.371-a] a Victory over him there ends it all', () => {
    // 12 + 4 against 2 + 2, dice 16.
    const game = attacking('rebel', { legions: 12 }, (g) => rebels(g, 'senator:2', 2), [6, 6, 4, 0]);
    expect([game.g.rebels, game.g.senators.some((s) => s.rebel !== 'no')]).toEqual([[], false]);
    game.expectLog('death', { who: 'senator:2', cause: 'cause:revolt' });
  });

  test('[own-87] of those Armies first that landed first', () => {
    // 8 + 4 against 6 + 4, dice 9: 11, two each; a Veteran of the Senate's.
    const game = attacking(
      'rebel',
      { legions: 8 },
      (g) => {
        marchesFrom(g, 'senator:2', AFRICA, { armies: 1 });
        enlist(g, 1, 'senator:6');
        revoltsIn(g, 'senator:6', SICILIA);
        senator(g, 'senator:6').at = 'field';
        g.advanced!.rebels!.inItaly.push({ province: SICILIA, armies: 3, fleets: 0 });
        legionsTo(g, 'rebel', 2);
      },
      [3, 3, 3, 0, 0, 0, 0, HARMLESS, HARMLESS],
    );
    expect(game.g.advanced?.rebels?.inItaly.map((x) => x.armies)).toEqual([0, 2]);
    expect(legionsAt(game.g, 'rebel')).toBe(2);
  });

  test('[2.03.7-h] a Commander who revolted without a Province fights with his Legions alone', () => {
    expect(strength((g) => rebels(g, 'senator:2', 3))).toBe(3 + 3);
  });

  test('[2.03.7-k][2.03.7-l][A2-77] without a Legion each point costs two Armies; with nobody left he is beaten', () => {
    // 8 + 4 against 2 + 2, dice 3: 11, two points.
    const game = attacking('rebel', { legions: 8 }, (g) => marchesFrom(g, 'senator:2', AFRICA, { armies: 4 }), [
      1,
      1,
      1,
      0,
      0,
      0,
      HARMLESS,
      HARMLESS,
    ]);
    expect(game.g.rebels).toEqual([]);
    expect(game.g.provinces[0]!.governor).toBe('');
  });
});
