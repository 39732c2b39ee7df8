import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { at, faction } from '../testing/at.ts';
import { session } from '../testing/session.ts';
import { ransomOf } from './ransom.ts';
import { senator } from './senators.ts';

/** Seat 1's senator:5 is held by a War, with money of his own and of his Faction. */
const held = (own: number, treasury: number, influence: number, patch: (g: Rome) => void = () => {}) =>
  at(session, undefined, { seats: 3 }, (g) => {
    g.phase = 'combat';
    faction(g, 1, 'senator:4', 'senator:5');
    Object.assign(senator(g, 'senator:5'), { captive: 'barbarians', at: 'field', influence, talents: own });
    g.factions[1]!.treasury = treasury;
    g.bank -= own + treasury;
    patch(g);
  });

describe('Ransom', () => {
  test('[1.10.71-f] ex-90: 10 T, or twice his Influence', () => {
    const { g } = held(0, 0, 3);
    expect(ransomOf(senator(g, 'senator:5'))).toBe(10);
    expect(ransomOf(senator(held(0, 0, 9).g, 'senator:5'))).toBe(18);
  });

  test('[1.10.71-f][1.10.71-h] out of his own purse and his Faction’s; he is in Rome at once', () => {
    const game = held(6, 20, 9).as(1).does('ransom', 'senator:5');
    expect(game.offers('payFromCaptive')).toMatchObject({ min: 0, max: 6 });
    game.does('payFromCaptive', 5).expectLog('ransom.paid', { who: 'senator:5', n: 18 });
    expect(senator(game.g, 'senator:5')).toMatchObject({ talents: 1, captive: '', at: 'rome' });
    expect(game.g.factions[1]!.treasury).toBe(7);
  });

  test('[1.10.71-f] what the Faction lacks, he must pay', () => {
    const game = held(12, 8, 9).as(1).does('ransom', 'senator:5');
    expect(game.offers('payFromCaptive')).toMatchObject({ min: 10, max: 12 });
  });

  test('[1.10.71-f] not with too little', () => {
    expect(held(4, 5, 5).as(1).offers('ransom')).toBeUndefined();
    expect(held(5, 5, 5).as(1).offers('ransom')).toMatchObject({ of: ['senator:5'] });
  });

  test('[1.10.71-g] in any phase, from the Barbarians too; only his own player', () => {
    for (const phase of ['mortality', 'revenue', 'forum', 'population', 'senate', 'combat', 'revolution'] as const) {
      const game = held(0, 30, 2, (g) => {
        g.phase = phase;
        senator(g, 'senator:5').captive = 'barbarians';
      });
      expect(game.as(1).offers('ransom')).toBeDefined();
      expect(game.as(0).offers('ransom')).toBeUndefined();
    }
  });
});
