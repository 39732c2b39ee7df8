import type { Dice } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { at, faction } from '../testing/at.ts';
import { sends, wages } from '../testing/armies.ts';
import { attack } from './attack.ts';
import { battleOdds } from './odds.ts';
import { romanTally } from './land.ts';
import { numbersOf } from './results.ts';
import { fleetStrength } from '../wars/wars.ts';

const egypt = (patch: (g: Rome) => void = () => {}, rolling: Dice = []) =>
  at(
    attack,
    { force: 1 },
    { seats: 3 },
    (g) => {
      g.era = 'late';
      faction(g, 0, 'senator:1');
      g.removed = g.removed.filter((c) => c !== 'card:139');
      g.factions[1]!.hand = ['card:139'];
      g.unrest = 5;
      sends(g, 'senator:1', wages(g, 'war:118').id, { legions: 4, fleets: 12 });
      patch(g);
    },
    rolling,
  );
const war = (g: Rome) => g.wars.find((w) => w.id === 'war:118')!;

describe('Cleopatra', () => {
  test('[card-139-a][card-139-b] before the first battle all are asked; only her holder may play her', () => {
    const game = egypt();
    expect(game.waitingFor).toHaveLength(3);
    game.as(0).refuses('cleopatraHelps');
    game.as(0).does('pass').as(2).does('pass');
    expect(game.waitingFor).toEqual([1]);
    game.as(1).rolling(4, 5, 5).does('pass').rolled();
    expect(game.g.factions[1]!.hand).toEqual(['card:139']);
  });

  test('[card-139-c] as a friend: 3 MIL and 50 Talents for the Commander, who loses 5 Popularity', () => {
    const game = egypt();
    game.as(1).rolling(4, 5, 5).does('cleopatraHelps').rolled();
    // 12 Fleets, MIL 4 and 3, less 10.
    game.expectLog('combat.battle', { modifier: 12 + 7 - 10 });
    const s = game.g.senators.find((x) => x.id === 'senator:1')!;
    expect(s.talents).toBe(50);
    expect(s.popularity).toBe(-5 + 5);
    expect(game.g.discards).toContain('card:139');
    // It lasts while the War does.
    expect(romanTally(game.g, game.g.forces[0]!, war(game.g), 'land').parts.map((p) => p.k)).toContain('cleopatra');
  });

  test('[card-139-d] as an enemy: a Leader of 3 with Disaster 16 and Standoff 15', () => {
    const game = egypt();
    game.as(1).byChance(5, 6, 5).does('cleopatraOpposes');
    game.expectLog('combat.battle', { dice: 16, modifier: 12 + 4 - 13, result: 'result:disaster' });
    expect(fleetStrength(game.g, war(game.g))).toBe(13);
    expect(numbersOf(game.g, war(game.g), '')).toEqual({ disaster: [18], standoff: [17, 15] });
  });

  test('[card-139-b][amb-26] nobody is asked before a later battle of the same Combat Phase', () => {
    const game = egypt((g) => void Object.assign(war(g), { foughtSea: true, navalVictory: true }), [4, 4, 4, 0]);
    expect(game.as(1).offers('cleopatraHelps')).toBeUndefined();
  });

  test('[card-139-b] nobody is asked once everybody can see her, or in another War', () => {
    const game = egypt((g) => {
      g.factions[1]!.hand = [];
      g.discards.push('card:139');
      g.forces[0]!.fleets = 0;
    });
    expect(game.waitingFor).toEqual([0]);
    expect(game.as(0).offers('cleopatraHelps')).toBeUndefined();
  });
});

describe('odds', () => {
  test('[1.10.11-e][1.10.21-a] are counted over all 216 rolls, numbers included', () => {
    const { g } = egypt((x) => {
      faction(x, 2, 'senator:4');
      sends(x, 'senator:4', wages(x, 'war:5').id, { legions: 6 });
    });
    const w = g.wars.find((x) => x.id === 'war:5')!;
    const odds = battleOdds(g, g.forces[1]!, w, 'land');
    // Modifier 0, Disaster 13 (21 rolls), Standoff 15 (10 rolls).
    expect(odds).toEqual({ of: 216, disaster: 21, standoff: 10, defeat: 35, stalemate: 125, victory: 25 });
  });

  test('[amb-118] allies that shift by the very dice are counted with them', () => {
    const { g } = egypt((x) => {
      faction(x, 2, 'senator:4');
      sends(x, 'senator:4', wages(x, 'war:5').id, { legions: 6 });
      x.events.push({ id: 'event:161', level: 2, since: 1 });
    });
    const w = g.wars.find((x) => x.id === 'war:5')!;
    const odds = battleOdds(g, g.forces[1]!, w, 'land');
    expect(odds.defeat).toBeGreaterThan(35);
    expect(odds.defeat + odds.stalemate + odds.victory + odds.disaster + odds.standoff).toBe(216);
    expect(w.shift).toBe(0);
  });

  test('[card-135-b] with Pompeius every MIL he may roll is counted', () => {
    const { g } = egypt((x) => {
      faction(x, 2, 'senator:30A');
      sends(x, 'senator:30A', wages(x, 'war:5').id, { legions: 6 });
    });
    expect(battleOdds(g, g.forces[1]!, g.wars.find((x) => x.id === 'war:5')!, 'land').of).toBe(1296);
  });
});
