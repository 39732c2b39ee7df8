import { Match } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { republicOfRome } from '../index.ts';
import { battle, legionsTo, sends, wages } from '../testing/armies.ts';
import { at, faction, hand } from '../testing/at.ts';
import { rich } from '../testing/bare.ts';
import { captured } from '../testing/people.ts';
import { attack } from './attack.ts';
import { secondVeteran } from './veterans.ts';

describe('before the dice', () => {
  test('[1.10.71-g][amb-16] whoever has a Captive of this War is asked once more about his Ransom, and nobody else', () => {
    const game = at(attack, { force: 1 }, { seats: 3 }, (g) => {
      faction(g, 0, 'senator:1', 'senator:16');
      faction(g, 1, 'senator:4', 'senator:5');
      faction(g, 2, 'senator:6', 'senator:7');
      sends(g, 'senator:1', wages(g, 'war:5').id, { legions: 6 });
      captured(g, 'senator:5', 'war:5');
      rich(g, 'senator:5', 20);
      // Of others, or in the hands of somebody else: no matter of this battle.
      captured(g, 'senator:7', 'barbarians');
      rich(g, 'senator:7', 20);
    });
    expect(game.question?.prompt.k).toBe('ask.combat.ransom');
    expect(game.waitingFor).toEqual([1]);
  });
});

test('[1.10.71-g][amb-68] nobody is asked for a Captive who belongs to no Faction, and nobody twice', () => {
  const game = at(attack, { force: 1 }, { seats: 3, byChance: true }, (g) => {
    faction(g, 0, 'senator:1', 'senator:16');
    faction(g, 1, 'senator:4', 'senator:5', 'senator:8');
    faction(g, 2, 'senator:6', 'senator:7', 'senator:9');
    sends(g, 'senator:1', wages(g, 'war:5').id, { legions: 6 });
    for (const id of ['senator:5', 'senator:8', 'senator:7', 'senator:9'] as const) captured(g, id, 'war:5');
    g.senators.find((s) => s.id === 'senator:9')!.faction = -1;
  });
  expect(game.waitingFor).toEqual([1, 2]);
  game.as(1).does('letFight');
  expect(game.waitingFor).toEqual([2]);
  game.as(2).does('letFight');
  expect(game.question?.prompt.k).toBe('testing');
});

describe('Caesar', () => {
  test('[card-125-a] is not asked about a second Veteran when no Legion is left that is none yet', () => {
    const game = battle('senator:4A', 'war:5', { legions: 1, veterans: 8 }, [6, 6, 4, 0]);
    expect(game.as(0).offers('secondVeteran')).toBeUndefined();
    expect(game.g.legions.filter((l) => l.veteran)).toHaveLength(9);
  });
  test('[card-125-a] nor when he has fallen in the battle that he won', () => {
    const game = at(secondVeteran, { at: 'active', holder: 'senator:4A' }, { seats: 3 }, (g) => {
      legionsTo(g, 'active', 3);
    });
    expect(game.question?.prompt.k).toBe('testing');
  });
});

describe('Cleopatra', () => {
  test.each([
    ['cleopatraHelps', 'card-139-c'],
    ['cleopatraOpposes', 'card-139-d'],
  ] as const)('[%s] the record names the rule by which she comes out', (verb, rule) => {
    const game = at(attack, { force: 1 }, { seats: 3, byChance: true }, (g) => {
      g.era = 'late';
      faction(g, 0, 'senator:1');
      hand(g, 1, 'card:139');
      sends(g, 'senator:1', wages(g, 'war:118').id, { legions: 4, fleets: 12 });
      legionsTo(g, 'active', 1);
    });
    const { log } = new Match(republicOfRome, game.state).play({ by: 1, verb });
    const cited = log.filter((line) => line.m.k.startsWith('combat.cleopatra'));
    expect(cited.map((line) => line.rule)).toEqual([rule]);
  });
});
