import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { senator } from '../../rome/senators.ts';
import { legionsAt, legionsTo, sends, wages } from '../../testing/armies.ts';
import { declaring, enlist, revoltsIn } from '../../testing/rebels.ts';
import { forcesOf } from '../provinces/state.ts';

const AFRICA = 'province:africa';
const SICILIA = 'province:sicilia';
const kept = (g: Rome) => g.advanced!.rebels!;

/** senator:2 of seat 1 has been in Revolt for two turns, in a Province with so many Armies and Legions. */
const stayed = (
  id: typeof AFRICA | typeof SICILIA,
  armies: number,
  legions: number,
  patch: (g: Rome) => void = () => {},
) =>
  declaring((g) => {
    revoltsIn(g, 'senator:2', id, { armies, fleets: 1 });
    g.turn = 3;
    legionsTo(g, id, legions);
    patch(g);
  }).as(1);

describe('a later march', () => {
  test('[2.03.8-g][D2-34] he is asked in every later Declaration; silent he stays', () => {
    const game = stayed(AFRICA, 2, 1);
    expect(game.waitingFor).toEqual([1]);
    game.saysNothing();
    expect(game.g.rebels[0]!.army).toBe(AFRICA);
  });

  test('[2.03.8-h][A2-69] from a Province without Naval Strength he lands at once', () => {
    const game = stayed(SICILIA, 2, 1).does('marchOnRome');
    expect(kept(game.g)).toMatchObject({ crossing: [], inItaly: [{ province: SICILIA, armies: 2, fleets: 1 }] });
    expect([game.g.rebels[0]!.army, legionsAt(game.g, 'rebel')]).toEqual(['rebel', 1]);
  });

  test('[2.03.72-a][2.03.8-h][A2-69] from any other he is on the way until the next Combat Phase', () => {
    const game = stayed(AFRICA, 2, 1).does('marchOnRome');
    game.expectLog('rebels.sails', { who: 'senator:2', province: AFRICA });
    expect(kept(game.g).crossing).toEqual([{ province: AFRICA, armies: 0, fleets: 0, legions: [] }]);
    expect(forcesOf(game.g, AFRICA)).toMatchObject({ armies: 0, fleets: 0 });
  });

  test('[2.03.8-h] that he is there is said', () => {
    stayed(SICILIA, 2, 1).does('marchOnRome').expectLog('revolution.primary', { who: 'senator:2' }, '2.03.7-c');
  });

  test('[2.03.7-l] not with nobody', () => {
    stayed(SICILIA, 0, 0).refuses('marchOnRome', undefined, 'no.rebels.nobodyMarches');
    expect(stayed(SICILIA, 1, 0).offers('marchOnRome')).toBeDefined();
    expect(stayed(SICILIA, 0, 1).offers('marchOnRome')).toBeDefined();
  });

  test('[own-88] Armies that faced him in his Province come home', () => {
    const game = stayed(SICILIA, 2, 1, (g) => {
      enlist(g, 0, 'senator:6');
      sends(g, 'senator:6', SICILIA, { legions: 3 });
    }).does('marchOnRome');
    expect(game.g.forces).toEqual([]);
    expect([legionsAt(game.g, 'active'), senator(game.g, 'senator:6').at]).toEqual([3, 'rome']);
  });

  /** A victor of seat 0, who is heard after the Rebel. */
  const withVictor = (g: Rome) => void sends(g, 'senator:1', '' as never, { legions: 2, force: { victorious: true } });

  test('[2.03.8-g][2.03.2-t] then the others are heard: a victor can only lay down his command, whether the Rebel stays or marches', () => {
    for (const verb of ['stayInProvince', 'marchOnRome']) {
      const game = stayed(SICILIA, 2, 1, withVictor).does(verb);
      expect([game.g.forces, legionsAt(game.g, 'active'), senator(game.g, 'senator:1').at]).toEqual([[], 2, 'rome']);
    }
  });

  test('[2.03.8-g] that he stays is said', () => {
    stayed(SICILIA, 2, 1).does('stayInProvince').expectLog('rebels.stays', { who: 'senator:2', province: SICILIA });
  });

  test('[2.03.2-t][card-159-a] by the Manilian Law a victor may march on, but not revolt', () => {
    const game = stayed(SICILIA, 2, 1, (g) => {
      withVictor(g);
      g.laws = ['card:159'];
      wages(g, 'war:5');
    });
    game.does('stayInProvince');
    expect(game.as(0).offers('marchOn')).toMatchObject({ of: ['war:5'] });
    expect([game.offers('testLoyalty'), game.offers('declareRevolt')]).toEqual([undefined, undefined]);
    game.does('marchOn', 'war:5');
    expect(game.g.forces[0]).toMatchObject({ war: 'war:5', commander: 'senator:1' });
  });
});
