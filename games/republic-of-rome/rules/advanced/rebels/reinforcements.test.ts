import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { revolution } from '../../revolution/index.ts';
import { senator } from '../../rome/senators.ts';
import { targets } from '../../senate/business/command.ts';
import { legionsAt, legionsTo, sends } from '../../testing/armies.ts';
import { at } from '../../testing/at.ts';
import { bare } from '../../testing/bare.ts';
import { holds } from '../../testing/provinces.ts';
import { enlist, GOVERNORS, marchesFrom, revoltsIn } from '../../testing/rebels.ts';
import { countActiveWars } from '../../wars/wars.ts';
import { forcesOf } from '../provinces/state.ts';
import { reinforcement } from './reinforcements.ts';

const AFRICA = 'province:africa';
const SICILIA = 'province:sicilia';
const HISPANIA = 'province:hispania-citerior';
const kept = (g: Rome) => g.advanced!.rebels!;

/** senator:2 of seat 1 is in Italy after a Stalemate; senator:6 is in Revolt in Africa, senator:7 in Sicilia. */
const position = (patch: (g: Rome) => void) => (g: Rome) => {
  bare(g);
  g.phase = 'revolution';
  g.turn = 3;
  senator(g, 'senator:1').office = 'rome-consul';
  enlist(g, 1, 'senator:6', 'senator:7', 'senator:8');
  // He is loyal.
  holds(g, 'province:asia', 'senator:8', { armies: 1 });
  marchesFrom(g, 'senator:2', HISPANIA);
  legionsTo(g, 'rebel', 2);
  revoltsIn(g, 'senator:6', AFRICA, { armies: 3, fleets: 2 });
  revoltsIn(g, 'senator:7', SICILIA, { armies: 2 });
  legionsTo(g, AFRICA, 2);
  kept(g).stalemate = true;
  patch(g);
};
const reinforcing = (patch: (g: Rome) => void = () => {}) =>
  at(reinforcement, undefined, { ...GOVERNORS, seats: 3 }, position(patch));

describe('when, and who', () => {
  test('[2.03.71-a] at the start of the Revolution Phase after a Stalemate in Italy, and only then', () => {
    const phase = (stalemate: boolean) =>
      at(
        revolution,
        undefined,
        { ...GOVERNORS, seats: 3 },
        position((g) => (kept(g).stalemate = stalemate)),
      );
    expect(phase(true).as(1).offers('reinforceFrom')).toBeDefined();
    expect(phase(false).as(1).offers('reinforceFrom')).toBeUndefined();
  });

  test('[2.03.71-a] not while the Primary Rebel stays in his Province', () => {
    const game = reinforcing((g) => {
      g.rebels[0]!.army = HISPANIA;
      senator(g, 'senator:2').at = HISPANIA;
      kept(g).inItaly = [];
      for (const l of g.legions) if (l.at === 'rebel') l.at = HISPANIA;
    });
    expect(game.offers('over')).toBeDefined();
  });

  test('[2.03.71-b][2.03.71-c][D2-31] one Governor at most, if the Rebel likes; silent, nobody', () => {
    const game = reinforcing();
    expect(game.waitingFor).toEqual([1]);
    expect(game.as(1).offers('reinforceFrom')).toMatchObject({ of: [AFRICA, SICILIA] });
    game.does('reinforceFrom', SICILIA).does('sendForces', { 'provincial:armies': 1 });
    expect(game.as(0).offers('over')).toBeDefined();
    expect(reinforcing().as(1).saysNothing().as(0).offers('over')).toBeDefined();
    expect(reinforcing().as(1).does('noReinforcements').as(0).offers('over')).toBeDefined();
  });

  test('[2.03.71-b] neither one who has nothing, nor one whose Forces are in Italy already', () => {
    const only = (patch: (g: Rome) => void) => reinforcing(patch).as(1).offers('reinforceFrom');
    expect(only((g) => (g.advanced!.provinces!.forces = [{ province: AFRICA, armies: 1, fleets: 0 }]))).toMatchObject({
      of: [AFRICA],
    });
    const away = (g: Rome) => kept(g).inItaly.push({ province: SICILIA, armies: 0, fleets: 0 });
    expect(only((g) => void away(g))).toMatchObject({ of: [AFRICA] });
  });
});

describe('what is sent', () => {
  test('[2.03.71-d][2.03.71-g][2.03.72-a] any part of it; from a Province with Naval Strength it is at sea until the Combat Phase, and counted at home', () => {
    const game = reinforcing().as(1).does('reinforceFrom', AFRICA);
    expect(game.offers('sendForces')).toMatchObject({
      of: { 'provincial:armies': 3, 'provincial:fleets': 2 },
      min: 0,
      max: 5,
    });
    game.does('sendForces', { 'provincial:armies': 1, 'provincial:fleets': 1 });
    expect(game.offers('sendLegions')).toMatchObject({ of: ['legion:2', 'legion:3'], min: 0, max: 2 });
    game.does('sendLegions', ['legion:3']);
    expect(kept(game.g).crossing).toEqual([{ province: AFRICA, armies: 1, fleets: 1, legions: [3] }]);
    expect([forcesOf(game.g, AFRICA), legionsAt(game.g, AFRICA)]).toMatchObject([{ armies: 3, fleets: 2 }, 2]);
    game.expectLog('rebels.reinforces', { armies: 1, fleets: 1, legions: 1 });
  });

  test('[2.03.71-f] from a Province without Naval Strength it is with the Primary Rebel at once', () => {
    const game = reinforcing().as(1).does('reinforceFrom', SICILIA).does('sendForces', { 'provincial:armies': 1 });
    expect(kept(game.g).crossing).toEqual([]);
    expect(kept(game.g).inItaly[1]).toEqual({ province: SICILIA, armies: 1, fleets: 0 });
    expect(forcesOf(game.g, SICILIA).armies).toBe(1);
    expect(senator(game.g, 'senator:7').at).toBe('field');
  });

  test('[2.03.71-d] somebody must go: one of what there is, at least', () => {
    const bareOf = (armies: number, legions: number) =>
      reinforcing((g) => {
        g.advanced!.provinces!.forces = armies > 0 ? [{ province: SICILIA, armies, fleets: 0 }] : [];
        legionsTo(g, SICILIA, legions);
      })
        .as(1)
        .does('reinforceFrom', SICILIA);
    expect(bareOf(2, 0).offers('sendForces')).toMatchObject({ min: 1, max: 2 });
    expect(bareOf(2, 0).offers('sendForces')).toEqual(expect.objectContaining({ of: { 'provincial:armies': 2 } }));
    const atSea = reinforcing((g) => (g.advanced!.provinces!.forces = [{ province: SICILIA, armies: 0, fleets: 1 }]));
    expect(atSea.as(1).does('reinforceFrom', SICILIA).offers('sendForces')).toEqual(
      expect.objectContaining({ of: { 'provincial:fleets': 1 } }),
    );
    expect(bareOf(0, 1).offers('sendLegions')).toMatchObject({ min: 1, max: 1 });
    const neither = bareOf(1, 1).does('sendForces', {});
    expect(neither.offers('sendLegions')).toMatchObject({ min: 1 });
    const one = bareOf(1, 1).does('sendForces', { 'provincial:armies': 1 });
    expect(one.offers('sendLegions')).toMatchObject({ min: 0 });
  });

  test('[2.03.71-d] whoever thinks better of it, saying nothing, sends nobody', () => {
    const game = reinforcing().as(1).does('reinforceFrom', AFRICA).saysNothing();
    expect([kept(game.g).crossing, game.as(0).offers('over') !== undefined]).toEqual([[], true]);
    const later = reinforcing().as(1).does('reinforceFrom', AFRICA).does('sendForces', { 'provincial:armies': 1 });
    expect(kept(later.saysNothing().g).crossing).toEqual([]);
  });

  test('[2.03.71-e][2.03.8-e][A2-83] it is no further War', () => {
    const game = reinforcing();
    const before = countActiveWars(game.g);
    game.as(1).does('reinforceFrom', SICILIA).does('sendForces', { 'provincial:armies': 1 });
    expect(countActiveWars(game.g)).toBe(before);
  });

  test('[2.03.71-i][2.03.71-j][2.03.81-b][A2-73] the Senate may attack the others, but not where Forces are at sea or have gone to Italy', () => {
    const open = (game: ReturnType<typeof reinforcing>) => {
      legionsTo(game.g, 'active', 9);
      Object.assign(game.g, { fleets: 10 });
      return targets(game.g, senator(game.g, 'senator:1'), []);
    };
    expect(open(reinforcing())).toEqual(['rebel', AFRICA, SICILIA]);
    const sea = reinforcing().as(1).does('reinforceFrom', AFRICA).does('sendForces', { 'provincial:armies': 1 });
    expect(open(sea.does('sendLegions', []))).toEqual(['rebel', SICILIA]);
    const italy = reinforcing().as(1).does('reinforceFrom', SICILIA).does('sendForces', { 'provincial:armies': 1 });
    expect(open(italy)).toEqual(['rebel', AFRICA]);
  });

  test('[own-88] Armies that faced them there come home', () => {
    const game = reinforcing((g) => {
      enlist(g, 0, 'senator:9');
      sends(g, 'senator:9', AFRICA, { legions: 3, fleets: 1 });
    });
    game.as(1).does('reinforceFrom', AFRICA).does('sendForces', { 'provincial:armies': 1 }).does('sendLegions', []);
    expect([game.g.forces, legionsAt(game.g, 'active'), game.g.fleets]).toEqual([[], 3, 1]);
  });
});
