import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { personalRevenue } from '../revenue/personal.ts';
import { isYielding } from '../revenue/provinces.ts';
import { loyalShares, rebelPurses } from '../revenue/purses.ts';
import { openToSpoils } from '../revenue/spoils.ts';
import { killSenator } from '../rome/death.ts';
import { legionsAt, legionsTo, sends, type Sent, victorious, wages } from '../testing/armies.ts';
import { newProvince } from '../wars/provinces.ts';
import { countActiveWars } from '../wars/wars.ts';
import { takeCard } from '../testing/at.ts';

const who = (g: Rome, id: string) => g.senators.find((s) => s.id === id)!;

describe('the Revolt', () => {
  const revolt = (joining: string[], patch: (g: Rome) => void = () => {}, sent: Sent = { fleets: 2 }) => {
    const game = victorious(sent, (g) => {
      legionsTo(g, 'force:1', 3, { veteran: true, allegiance: 'senator:1' });
      patch(g);
    });
    game.as(0).does('declareRevolt');
    return game.does('joinRevolt', joining);
  };

  test('[1.11.3-g][1.11.3-h] he marches on Rome, his Fleets go back, and his Army is an Active War', () => {
    const { g } = revolt([]);
    expect(who(g, 'senator:1')).toMatchObject({ rebel: 'primary', at: 'field' });
    expect([g.fleets, g.forces.length, legionsAt(g, 'rebel')]).toEqual([2, 0, 3]);
    expect(g.rebels).toEqual([{ senator: 'senator:1', army: 'rebel', since: g.turn, masterOfHorse: '', shift: 0 }]);
    expect(countActiveWars(g)).toBe(1);
  });

  test('[1.11.32-a][1.11.32-e][1.11.32-j] others of the Faction are declared loyal or Rebel, once; those who join leave Rome', () => {
    const game = revolt(['senator:5']);
    expect(who(game.g, 'senator:5')).toMatchObject({ rebel: 'secondary', at: 'field' });
    // [1.11.32-d] The others go on as before.
    expect(who(game.g, 'senator:3')).toMatchObject({ rebel: 'no', at: 'rome' });
    expect(game.offers('joinRevolt')).toBeUndefined();
  });

  test('[1.11.32-a] all are loyal if the player says nothing', () => {
    const game = victorious({}, (g) => void legionsTo(g, 'force:1', 1, { veteran: true, allegiance: 'senator:1' }));
    const { g } = game.as(0).does('declareRevolt').saysNothing();
    expect(['senator:3', 'senator:5'].map((id) => who(g, id).rebel)).toEqual(['no', 'no']);
    expect(who(g, 'senator:1').rebel).toBe('primary');
  });

  test('[1.11.32-d][1.11.33-b][amb-134] loyal Senators earn, Rebels do not', () => {
    const { g } = revolt(['senator:5']);
    // The Leader's 3.
    expect(personalRevenue(g, 0, [], []).total).toBe(3);
  });

  test('[1.11.32-b] a Master of Horse joins only his own Dictator, of his own Faction, and then adds his MIL', () => {
    const game = revolt(['senator:5'], () => {}, { fleets: 0, horse: 'senator:5' });
    expect(game.g.rebels[0]!.masterOfHorse).toBe('senator:5');
    const other = victorious({}, (g) => {
      legionsTo(g, 'force:1', 1, { veteran: true, allegiance: 'senator:1' });
      who(g, 'senator:5').office = 'master-of-horse';
    });
    other.as(0).does('declareRevolt');
    expect(other.offers('joinRevolt')).toMatchObject({ of: ['senator:3'] });
  });

  test('[1.11.32-i] a Consul for Life cannot join', () => {
    const game = victorious({}, (g) => {
      legionsTo(g, 'force:1', 1, { veteran: true, allegiance: 'senator:1' });
      who(g, 'senator:5').consulForLife = true;
    });
    game.as(0).does('declareRevolt');
    expect(game.offers('joinRevolt')).toMatchObject({ of: ['senator:3'] });
  });

  test('[1.11.32-c] if he does not join he is in Rome with his office', () => {
    const game = revolt([], () => {}, { horse: 'senator:7' });
    expect(who(game.g, 'senator:7')).toMatchObject({ at: 'rome', office: 'master-of-horse' });
    expect(game.g.rebels[0]!.masterOfHorse).toBe('');
  });

  test('[1.11.32-f][1.11.33-c] the Rebels’ money is one purse; the loyal cannot give them any', () => {
    const { g } = revolt(['senator:5'], (x) => {
      who(x, 'senator:5').talents = 7;
      who(x, 'senator:3').talents = 4;
    });
    expect(
      rebelPurses(g, 0)
        .map((s) => s.id)
        .sort(),
    ).toEqual(['senator:1', 'senator:5']);
    expect(Object.keys(loyalShares(g, 0))).not.toContain('senator:5');
    expect(Object.keys(loyalShares(g, 0))).toContain('senator:3');
  });

  test('[1.11.32-g][1.11.33-b] a Governor who joins keeps his Province and Garrison, which serve neither side and yield nothing', () => {
    const { g } = revolt(['senator:5'], (x) => {
      x.provinces.push({ ...newProvince('province:sicilia', false), governor: 'senator:5', term: 2 });
      who(x, 'senator:5').at = 'province:sicilia';
      legionsTo(x, 'province:sicilia', 2);
    });
    expect(who(g, 'senator:5')).toMatchObject({ rebel: 'secondary', at: 'province:sicilia' });
    expect(g.provinces[0]!.governor).toBe('senator:5');
    expect([legionsAt(g, 'province:sicilia'), legionsAt(g, 'rebel')]).toEqual([2, 3]);
    expect(isYielding(g, g.provinces[0]!)).toBe(false);
    expect(openToSpoils(g, 0)).toEqual([]);
  });

  test('[1.11.32-h] a Proconsul who joins leaves his Force on its War without a Commander', () => {
    const { g } = revolt(['senator:5'], (x) => {
      sends(x, 'senator:5', wages(x, 'war:5').id, { legions: 4 });
      who(x, 'senator:5').office = 'proconsul';
    });
    expect(g.forces).toMatchObject([{ war: 'war:5', commander: '' }]);
    expect([legionsAt(g, 'force:2'), legionsAt(g, 'rebel')]).toEqual([4, 3]);
    expect(who(g, 'senator:5')).toMatchObject({ office: '', at: 'field' });
  });

  test('[1.11.33-a] Rebels forfeit Concessions, Knights and offices', () => {
    const { g } = revolt([], (x) => {
      Object.assign(who(x, 'senator:1'), { office: 'field-consul', knights: 2 });
      takeCard(x, 'card:59');
      x.concessions = [{ id: 'concession:59', holder: 'senator:1', revealed: true, voted: 0 }];
    });
    expect(who(g, 'senator:1')).toMatchObject({ office: '', knights: 0 });
    expect(g.concessions[0]).toMatchObject({ holder: 'forum' });
  });

  test('[1.11.34-a] Veterans of any Rebel join the Primary Rebel, wherever they are', () => {
    const { g } = revolt(['senator:5'], (x) => {
      legionsTo(x, 'active', 1, { veteran: true, allegiance: 'senator:5' });
      x.provinces = [newProvince('province:sicilia', false)];
      legionsTo(x, 'province:sicilia', 1, { veteran: true, allegiance: 'senator:1' });
      legionsTo(x, 'active', 1, { veteran: true, allegiance: 'senator:4' });
    });
    expect([legionsAt(g, 'rebel'), legionsAt(g, 'active'), legionsAt(g, 'province:sicilia')]).toEqual([5, 1, 0]);
  });

  test('[1.11.32-e] and die with the Primary Rebel', () => {
    const { g } = revolt(['senator:5']);
    killSenator({ g, log: () => {} } as never, who(g, 'senator:1'), 'natural');
    expect([who(g, 'senator:1'), who(g, 'senator:5')]).toEqual([undefined, undefined]);
    expect(who(g, 'senator:3')).toBeDefined();
    expect([g.rebels, legionsAt(g, 'active')]).toEqual([[], 3]);
  });
});
