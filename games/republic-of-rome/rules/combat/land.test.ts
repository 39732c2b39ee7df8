import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { at, faction } from '../testing/at.ts';
import { legionsTo, sends, quietRome, wages } from '../testing/armies.ts';
import { newProvince } from '../wars/provinces.ts';
import { landStrength } from '../wars/wars.ts';
import { attack } from './attack.ts';
import { canFightLand, modifierTally, romanTally } from './land.ts';
import { numbersOf } from './results.ts';
import { HARMLESS } from '../testing/chits.ts';

const parts = (g: Rome, war = g.wars.at(-1)!): Record<string, number> =>
  Object.fromEntries(romanTally(g, g.forces[0]!, war, 'land').parts.map((p) => [p.k, p.n]));

describe('what Rome brings', () => {
  test('[1.10.11-b][1.10.11-c] a Veteran counts 2, and MIL no more than the army: 3 Legions, one Veteran, and MIL 5 make 8', () => {
    const g = quietRome((x) => {
      faction(x, 0, 'senator:1A');
      sends(x, 'senator:1A', wages(x, 'war:5').id, { legions: 2, veterans: 1 });
    });
    expect(romanTally(g, g.forces[0]!, g.wars.at(-1)!, 'land').total).toBe(8);
    expect(parts(g)).toEqual({ legions: 3, veterans: 1, military: 5, cap: -1 });
  });

  test('[1.10.5-f] a Veteran counts double whoever holds its Allegiance, or nobody', () => {
    const g = quietRome((x) => {
      faction(x, 0, 'senator:3');
      faction(x, 1, 'senator:1');
      const f = sends(x, 'senator:3', wages(x, 'war:5').id, { veterans: 1 });
      legionsTo(x, `force:${f.id}`, 1, { veteran: true, allegiance: 'senator:1' });
    });
    expect(parts(g)).toMatchObject({ legions: 2, veterans: 2 });
  });

  test('[1.09.34-b][1.10.11-f] Dictator MIL 3 and Master of Horse MIL 4 with 5 Legions: the cap takes their sum', () => {
    const g = quietRome((x) => {
      faction(x, 0, 'senator:6', 'senator:1');
      sends(x, 'senator:6', wages(x, 'war:5').id, { legions: 5, horse: 'senator:1' });
    });
    expect(romanTally(g, g.forces[0]!, g.wars.at(-1)!, 'land').total).toBe(10);
    expect(parts(g)).toEqual({ legions: 5, military: 4, cap: -2 });
  });

  test('[1.10.11-d] the modifier is army and MIL less the current Land Strength, Matching Wars and Leaders included', () => {
    const g = quietRome((x) => {
      faction(x, 0, 'senator:1B');
      x.provinces.push(
        newProvince('province:hispania-citerior', false),
        newProvince('province:hispania-ulterior', false),
      );
      x.leaders.push({ id: 'leader:89', at: 'wars', aids: [], refuge: false });
      wages(x, 'war:73');
      sends(x, 'senator:1B', wages(x, 'war:72').id, { legions: 16, fleets: 2 });
    });
    const w = g.wars.at(-1)!;
    expect(landStrength(g, w)).toBe(17);
    expect(modifierTally(romanTally(g, g.forces[0]!, w, 'land').total, landStrength(g, w), 0).total).toBe(3);
    // [card-76-a] Scipio Aemilianus voids the War's own numbers, not those of Viriathus.
    expect(numbersOf(g, w, 'senator:1B')).toEqual({ disaster: [15], standoff: [12] });
    expect(numbersOf(g, w, 'senator:1')).toEqual({ disaster: [6, 15], standoff: [11, 16, 12] });
  });
});

test('[1.10.11-a] without its own Fleet Support a Force fights no Land Battle, whatever Fleets another has there', () => {
  const game = at(attack, { force: 1 }, { seats: 3 }, (g) => {
    faction(g, 0, 'senator:1');
    faction(g, 1, 'senator:2');
    const w = wages(g, 'war:67');
    sends(g, 'senator:1', w.id, { legions: 10 });
    sends(g, 'senator:2', w.id, { legions: 1, fleets: 5 });
    expect(canFightLand(g, g.forces[0]!, w)).toBe(false);
    expect(canFightLand(g, g.forces[1]!, w)).toBe(true);
  });
  game.expectLog('combat.idle', { who: 'senator:1' });
  expect(game.g.forces[0]).toMatchObject({ commander: 'senator:1', fought: false });
});

test('[1.10.11-e] the three dice and the modifier are read on the table', () => {
  const game = at(
    attack,
    { force: 1 },
    { seats: 3 },
    (g) => {
      faction(g, 0, 'senator:1');
      sends(g, 'senator:1', wages(g, 'war:121').id, { legions: 4, fleets: 2 });
    },
    // 8 and 4 more are 12: a Stalemate that costs one Legion and one Fleet; one Veteran, two chits.
    [2, 3, 3, 0, 0, HARMLESS, HARMLESS],
  );
  game.expectLog('combat.battle', { dice: 8, modifier: 4, total: 12, result: 'result:stalemate' });
  game.expectLog('combat.losses', { legions: 1, fleets: 1 });
});
