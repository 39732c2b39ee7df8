import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { debits } from '../../revenue/debits.ts';
import { shortenTerms } from '../../revenue/governors.ts';
import { revenue } from '../../revenue/index.ts';
import { fleetsInPool } from '../../rome/forces.ts';
import { senator } from '../../rome/senators.ts';
import { legionsAt, legionsTo } from '../../testing/armies.ts';
import { at } from '../../testing/at.ts';
import { bare, rich, treasury } from '../../testing/bare.ts';
import { holds } from '../../testing/provinces.ts';
import { enlist, governed, GOVERNORS, marchesFrom, paying, reinforcesFrom, revoltsIn } from '../../testing/rebels.ts';
import { forcesOf } from '../provinces/state.ts';
import { upkeep } from './cost.ts';
import { rebelIncome } from './income.ts';
import { rebelUpkeep } from './maintenance.ts';
import { rebelsRaise } from './raising.ts';

const AFRICA = 'province:africa';
const SICILIA = 'province:sicilia';
const SARDINIA = 'province:sardinia-corsica';
const HISPANIA = 'province:hispania-citerior';

describe('2.03.5 income', () => {
  test('[2.03.5-c][2.03.5-d][2.03.4-b][1.06.1-e][2.03.H-a] Spoils, State Income and Local Tax, all of it into his own purse', () => {
    const t = governed((g) => revoltsIn(g, 'senator:2', SICILIA), [3, 2, 2]);
    rebelIncome(t.cx);
    // 1d6; 2d6-2; 30.
    expect(senator(t.g, 'senator:2').talents).toBe(3 + 2 + 30);
    expect(t.g.state).toBe(100);
  });

  test('[2.03.5-e][A2-66] losses count against the rest, down to nothing, and the State pays nothing', () => {
    // Sardinia, Undeveloped: 1d6-5, -1d6-1, and 5.
    const t = governed((g) => revoltsIn(g, 'senator:2', SARDINIA), [1, 6]);
    rebelIncome(t.cx);
    expect([senator(t.g, 'senator:2').talents, t.g.charges, t.g.state]).toEqual([0, 0, 100]);
    const less = governed((g) => revoltsIn(g, 'senator:2', SARDINIA), [5, 1]);
    rebelIncome(less.cx);
    expect(senator(less.g, 'senator:2').talents).toBe(0 - 2 + 5);
  });

  test('[2.03.5-c] nobody else, and it is said', () => {
    const t = governed(
      (g) => {
        revoltsIn(g, 'senator:2', HISPANIA);
        holds(g, SICILIA, 'senator:3');
        holds(g, AFRICA, '');
      },
      [3, 3],
    );
    rebelIncome(t.cx);
    expect([senator(t.g, 'senator:3').talents, t.said()]).toEqual([0, ['rebels.income']]);
  });

  test('[2.03.5-f] he is not corrupt for it', () => {
    const t = governed((g) => revoltsIn(g, 'senator:2', HISPANIA), [3, 3]);
    rebelIncome(t.cx);
    expect(senator(t.g, 'senator:2').corrupt).toBe(false);
  });

  test('[2.03.7-g] one who marches on Rome still has it', () => {
    const t = governed((g) => marchesFrom(g, 'senator:2', HISPANIA), [3, 3]);
    rebelIncome(t.cx);
    // 1d6-2, -1d6+1, 10.
    expect(senator(t.g, 'senator:2').talents).toBe(1 - 2 + 10);
  });

  test('[2.03.4-d][own-83] raids and disorder take nothing from him, Evil Omens 1 of each roll', () => {
    const t = governed(
      (g) => {
        revoltsIn(g, 'senator:2', HISPANIA);
        g.provinces[0]!.overrun = true;
        g.events = [
          { id: 'event:169', level: 1, since: 1 },
          { id: 'event:168', level: 1, since: 1 },
        ];
      },
      [3, 3],
    );
    rebelIncome(t.cx);
    expect(senator(t.g, 'senator:2').talents).toBe(1 - 2 + 10 - 2);
  });

  test('[2.03.4-e][2.03.5-a] his term does not run', () => {
    const t = governed((g) => revoltsIn(g, 'senator:2', HISPANIA));
    shortenTerms(t.cx);
    expect(t.g.provinces[0]).toMatchObject({ governor: 'senator:2', term: 0 });
  });

  test('[2.03.4-c][2.03.H-b][2.03.H-c][2.03.5-g][2.03.6-d] the whole phase: he has it before he pays, nothing is developed, nothing taxed for Rome', () => {
    const game = at(
      revenue,
      undefined,
      { ...GOVERNORS, seats: 3 },
      (g) => {
        bare(g);
        revoltsIn(g, 'senator:2', HISPANIA);
      },
      [6, 1],
    );
    // 4 + 0 + 10; its Strength is 1.
    expect(game.as(1).offers('payRebels')).toMatchObject({ of: { 'senator:2': 14 }, min: 2, max: 2 });
    game.does('payRebels', { 'senator:2': 2 });
    // 12 are enough for one.
    game.does('raiseProvincial', { 'provincial:armies': 1 });
    expect(senator(game.g, 'senator:2').talents).toBe(2);
    for (const seat of [0, 1, 2]) if (game.waitingFor.includes(seat)) game.as(seat).saysNothing();
    // 100 and 100, less 20 for the Civil War.
    expect(game.g.state).toBe(180);
    expect(game.g.provinces[0]!.developed).toBe(false);
  });
});

describe('2.03.6 maintenance', () => {
  test('[2.03.6-a][2.03.6-b][2.03.6-c][A2-68] 2 for every unit and every point of Strength; Veterans of Rebels serve for nothing', () => {
    const t = governed((g) => {
      revoltsIn(g, 'senator:2', AFRICA, { armies: 2, fleets: 1 });
      legionsTo(g, AFRICA, 3);
      legionsTo(g, AFRICA, 1, { veteran: true, allegiance: 'senator:2' });
      legionsTo(g, AFRICA, 1, { veteran: true, allegiance: 'senator:1' });
      g.advanced!.rebels!.fleets = 2;
    });
    expect(upkeep(t.g)).toBe(2 * (2 + 1 + 3 + 1 + 2 + (3 + 5)));
  });

  test('[2.03.6-b][A2-68] also the Strength and the Forces of one who marches', () => {
    const t = governed((g) => {
      marchesFrom(g, 'senator:2', AFRICA, { armies: 2, fleets: 1 });
      legionsTo(g, 'rebel', 1);
    });
    expect(upkeep(t.g)).toBe(2 * (2 + 1 + 1 + 8));
  });

  test('[2.03.6-e] from his purse, those of other Rebels and the Faction Treasury, as he likes', () => {
    const game = paying((g) => {
      enlist(g, 1, 'senator:6');
      revoltsIn(g, 'senator:6', SICILIA);
      rich(g, 'senator:2', 10);
      rich(g, 'senator:6', 10);
      treasury(g, 1, 10);
      rich(g, 'senator:1', 10);
    });
    const offer = game.as(1).offers('payRebels');
    expect(offer).toMatchObject({ of: { 'senator:2': 10, 'senator:6': 10, 'faction:1': 10 }, min: 26, max: 26 });
    game.does('payRebels', { 'senator:2': 6, 'senator:6': 10, 'faction:1': 10 });
    expect(senator(game.g, 'senator:2').talents).toBe(4);
  });

  test('[2.03.6-f][2.03.6-l][A2-68] too little for all: Legions and Fleets go first, no more than needed, and he says which', () => {
    const game = paying((g) => {
      legionsTo(g, AFRICA, 2);
      g.advanced!.rebels!.fleets = 2;
      // 2 * (3 + 8 + 4) = 30.
      rich(g, 'senator:2', 25);
    });
    expect(game.as(1).question?.prompt).toMatchObject({ k: 'ask.rebels.release', a: { n: 3 } });
    expect(game.offers('releaseLegions')).toMatchObject({ min: 1, max: 2 });
    expect(game.offers('payRebels')).toBeUndefined();
    game.does('releaseLegions', ['legion:0']);
    expect([legionsAt(game.g, AFRICA), game.g.advanced?.rebels?.fleets]).toEqual([1, 0]);
    expect(game.offers('payRebels')).toMatchObject({ min: 24, max: 24 });
  });

  test('[2.03.6-g][2.03.6-h][2.03.H-d] the HRAO takes them over or not, Legions and Fleets', () => {
    const released = () => {
      const game = paying((g) => {
        legionsTo(g, AFRICA, 2);
        g.advanced!.rebels!.fleets = 2;
        rich(g, 'senator:2', 22);
      });
      return game.as(1).does('releaseLegions', ['legion:0', 'legion:1']).does('payRebels', { 'senator:2': 22 });
    };
    const game = released();
    expect(game.waitingFor).toEqual([0]);
    game.as(0).does('keepReleased', 1).does('keepReleasedFleets', 1);
    expect([legionsAt(game.g, 'active'), game.g.fleets, fleetsInPool(game.g)]).toEqual([1, 1, 24]);
    // [D2-29] With plenty in the Treasury silence takes all of them.
    const silent = released();
    silent.as(0).saysNothing().as(0).saysNothing();
    expect([legionsAt(silent.g, 'active'), silent.g.fleets]).toEqual([2, 2]);
  });

  test('[2.03.23-d][own-86] he may give up Fleets instead of paying for them, and the HRAO decides what becomes of those', () => {
    const game = paying((g) => {
      g.advanced!.rebels!.fleets = 3;
      // 2 * (3 + 8 + 3) = 28.
      rich(g, 'senator:2', 40);
    });
    expect(game.as(1).offers('keepFleets')).toMatchObject({ min: 0, max: 2 });
    game.does('keepFleets', 1);
    expect(game.offers('payRebels')).toMatchObject({ min: 24, max: 24 });
    game.does('keepFleets', 0);
    expect(game.offers('keepFleets')).toBeUndefined();
    game.does('payRebels', { 'senator:2': 22 });
    game.as(0).does('keepReleasedFleets', 2);
    expect([game.g.advanced?.rebels?.fleets, game.g.fleets]).toEqual([0, 2]);
  });

  test('[2.03.6-f] where units must go, he chooses among Legions and Fleets alone', () => {
    const game = paying((g) => {
      g.advanced!.rebels!.fleets = 2;
      legionsTo(g, AFRICA, 1);
      rich(g, 'senator:2', 26);
    });
    expect([game.as(1).offers('keepFleets'), game.offers('releaseLegions')]).toMatchObject([undefined, { min: 0 }]);
  });

  test('[2.03.6-i][2.03.6-l] then Provincial Forces, no more than needed', () => {
    const game = paying((g) => void rich(g, 'senator:2', 19));
    // 22 are owed.
    expect(game.as(1).question?.prompt).toMatchObject({ k: 'ask.rebels.giveUp', a: { n: 2 } });
    game.does('giveUpForces', { 'provincial:armies': 1, 'provincial:fleets': 1 });
    expect(forcesOf(game.g, AFRICA)).toMatchObject({ armies: 1, fleets: 0 });
    expect(game.offers('payRebels')).toMatchObject({ min: 18, max: 18 });
  });

  test('[2.03.6-l] of which Province, where several have some', () => {
    const game = paying((g) => {
      enlist(g, 1, 'senator:6');
      revoltsIn(g, 'senator:6', SICILIA, { armies: 2, fleets: 1 });
      // 2 * (3 + 8 + 3 + 2) = 32.
      rich(g, 'senator:2', 28);
    });
    game.as(1).does('giveUpForces', { 'provincial:armies': 1, 'provincial:fleets': 1 });
    game.does('giveUpArmies', { [SICILIA]: 1 }).does('giveUpFleets', { [AFRICA]: 1 });
    expect([forcesOf(game.g, AFRICA), forcesOf(game.g, SICILIA)]).toMatchObject([
      { armies: 2, fleets: 0 },
      { armies: 1, fleets: 1 },
    ]);
  });

  test('[2.03.6-i][own-84] at home before those in Italy, and of no other Province', () => {
    const game = paying((g) => {
      enlist(g, 1, 'senator:6', 'senator:7');
      revoltsIn(g, 'senator:6', SICILIA, { armies: 1 });
      revoltsIn(g, 'senator:7', HISPANIA);
      senator(g, 'senator:6').at = 'field';
      g.advanced!.rebels!.inItaly = [{ province: SICILIA, armies: 2, fleets: 1 }];
      rich(g, 'senator:2', 32);
    });
    // 2 * (3 + 8 + 4 + 2 + 1) = 36.
    game.as(1).does('giveUpForces', { 'provincial:armies': 2 });
    expect(game.offers('giveUpArmies')).toEqual(expect.objectContaining({ of: { [AFRICA]: 2, [SICILIA]: 3 } }));
    game.does('giveUpArmies', { [SICILIA]: 2 });
    expect([forcesOf(game.g, SICILIA).armies, game.g.advanced!.rebels!.inItaly]).toEqual([
      0,
      [{ province: SICILIA, armies: 1, fleets: 1 }],
    ]);
    expect(forcesOf(game.g, AFRICA)).toMatchObject({ armies: 2, fleets: 1 });
  });

  test('[2.03.6-i] what is in Italy is given up Province by Province too', () => {
    const game = at(rebelUpkeep, undefined, { ...GOVERNORS, seats: 3 }, (g) => {
      bare(g);
      g.phase = 'revenue';
      marchesFrom(g, 'senator:2', AFRICA, { armies: 2 });
      enlist(g, 1, 'senator:6');
      revoltsIn(g, 'senator:6', SICILIA);
      senator(g, 'senator:6').at = 'field';
      g.advanced!.rebels!.inItaly.push({ province: SICILIA, armies: 2, fleets: 0 });
      // 2 * (8 + 2 + 2 + 2) = 28.
      rich(g, 'senator:2', 26);
    });
    game
      .as(1)
      .does('giveUpForces', { 'provincial:armies': 1 })
      .does('giveUpArmies', { [SICILIA]: 1 });
    expect(game.g.advanced!.rebels!.inItaly.map((x) => x.armies)).toEqual([2, 1]);
  });

  test('[2.03.6-j][2.03.6-k] with less than that he pays what there is, and the Province stands', () => {
    const game = paying((g) => void rich(g, 'senator:2', 5));
    game.as(1).does('giveUpForces', { 'provincial:armies': 2, 'provincial:fleets': 1 });
    expect(game.offers('payRebels')).toMatchObject({ min: 5, max: 5 });
    game.does('payRebels', { 'senator:2': 5 });
    expect(game.g.rebels).toHaveLength(1);
    expect(game.g.provinces[0]!.governor).toBe('senator:2');
  });

  describe('what is offered, one step after another', () => {
    const OFFERS = ['releaseLegions', 'giveUpForces', 'payRebels'] as const;
    const offered = (game: ReturnType<typeof paying>) => OFFERS.filter((verb) => game.as(1).offers(verb) !== undefined);

    test('[2.03.6-e] with enough money nothing but paying', () => {
      const game = paying((g) => {
        legionsTo(g, AFRICA, 3);
        // 2 * (3 + 8 + 3).
        rich(g, 'senator:2', 28);
      });
      expect(offered(game)).toEqual(['payRebels']);
    });

    test('[2.03.6-f] one Talent too little: one Legion of three, and nothing else yet', () => {
      const game = paying((g) => {
        legionsTo(g, AFRICA, 3);
        rich(g, 'senator:2', 27);
      });
      expect(offered(game)).toEqual(['releaseLegions']);
      expect(game.offers('releaseLegions')).toMatchObject({ min: 1, max: 1 });
      game.as(1).does('releaseLegions', ['legion:1']);
      expect(offered(game)).toEqual(['payRebels']);
      game.does('payRebels', { 'senator:2': 26 });
      game.as(0).does('keepReleased', 1);
      // Nobody is asked about Fleets that nobody gave up.
      expect(game.as(0).offers('over')).toBeDefined();
    });

    test('[2.03.6-f] one Fleet given up alone, and [2.03.6-g] what Rome does with it', () => {
      const game = paying((g) => {
        g.advanced!.rebels!.fleets = 1;
        rich(g, 'senator:2', 22);
      });
      expect(game.as(1).offers('releaseLegions')).toMatchObject({ of: [], min: 0, max: 0 });
      game.does('releaseLegions', []).does('payRebels', { 'senator:2': 22 });
      expect(game.as(0).offers('keepReleasedFleets')).toMatchObject({ min: 0, max: 1 });
      game.does('keepReleasedFleets', 0);
      expect([game.g.fleets, fleetsInPool(game.g)]).toEqual([0, 25]);
    });

    test('[2.03.6-i] one Talent too little for Provincial Forces: one of either kind', () => {
      const game = paying((g) => void rich(g, 'senator:2', 21));
      expect(offered(game)).toEqual(['giveUpForces']);
      expect(game.offers('giveUpForces')).toEqual(
        expect.objectContaining({ of: { 'provincial:armies': 1, 'provincial:fleets': 1 }, min: 1, max: 1 }),
      );
    });

    test('[2.03.6-i] no more of a kind than there are', () => {
      const game = paying((g) => void rich(g, 'senator:2', 17));
      expect(game.as(1).offers('giveUpForces')).toEqual(
        expect.objectContaining({ of: { 'provincial:armies': 2, 'provincial:fleets': 1 }, min: 3, max: 3 }),
      );
      const ships = paying((g) => {
        g.advanced!.provinces!.forces = [{ province: AFRICA, armies: 0, fleets: 2 }];
        rich(g, 'senator:2', 18);
      });
      expect(ships.as(1).offers('giveUpForces')).toEqual(
        expect.objectContaining({ of: { 'provincial:fleets': 1 }, min: 1, max: 1 }),
      );
    });
  });

  test('[D2-28] silent, he gives up Legions before Fleets, and Armies before Fleets', () => {
    const game = paying((g) => {
      legionsTo(g, AFRICA, 1);
      g.advanced!.rebels!.fleets = 2;
      // 2 * (3 + 8 + 3) = 28: two must go.
      rich(g, 'senator:2', 24);
    });
    game.as(1).saysNothing();
    expect([legionsAt(game.g, AFRICA), game.g.advanced?.rebels?.fleets, game.g.fleets]).toEqual([0, 1, 1]);
    const poor = paying((g) => void rich(g, 'senator:2', 16));
    poor.as(1).saysNothing();
    expect(forcesOf(poor.g, AFRICA)).toMatchObject({ armies: 0, fleets: 0 });
  });

  test('[D2-29] silent, Rome takes them over only with 70 left', () => {
    const kept = (state: number) => {
      const game = paying((g) => {
        legionsTo(g, AFRICA, 1);
        g.advanced!.rebels!.fleets = 1;
        rich(g, 'senator:2', 22);
        g.bank -= state - g.state;
        g.state = state;
      });
      game.as(1).does('releaseLegions', ['legion:0']).does('payRebels', { 'senator:2': 22 });
      game.as(0).saysNothing().as(0).saysNothing();
      return [legionsAt(game.g, 'active'), game.g.fleets];
    };
    // For both 4, for the Fleet alone 2.
    expect([kept(74), kept(73), kept(71)]).toEqual([
      [1, 1],
      [0, 1],
      [0, 0],
    ]);
  });

  test('[2.03.6-l] silent, Provinces give up theirs in the order of their names', () => {
    const game = paying((g) => {
      enlist(g, 1, 'senator:6');
      revoltsIn(g, 'senator:6', SICILIA, { armies: 2, fleets: 1 });
      // 2 * (3 + 8 + 3 + 2) = 32.
      rich(g, 'senator:2', 24);
    });
    game.as(1).does('giveUpForces', { 'provincial:armies': 3, 'provincial:fleets': 1 });
    game.as(1).saysNothing().as(1).saysNothing();
    expect([forcesOf(game.g, AFRICA), forcesOf(game.g, SICILIA)]).toMatchObject([
      { armies: 0, fleets: 0 },
      { armies: 1, fleets: 1 },
    ]);
  });

  test('[2.03.7-l][2.03.6-i] who gives up his last Army in Italy has failed', () => {
    const game = at(rebelUpkeep, undefined, { ...GOVERNORS, seats: 3 }, (g) => {
      bare(g);
      g.phase = 'revenue';
      marchesFrom(g, 'senator:2', AFRICA, { armies: 1 });
    });
    game.as(1).does('giveUpForces', { 'provincial:armies': 1 });
    expect([game.g.rebels, game.as(0).offers('over') !== undefined]).toEqual([[], true]);
  });

  test('[2.03.6-j] with nothing at all there is nothing to pay, and nobody waits for it', () => {
    const game = paying(() => {}).as(1);
    game.does('giveUpForces', { 'provincial:armies': 2, 'provincial:fleets': 1 });
    game.does('payRebels', {});
    expect([game.as(0).offers('over') !== undefined, game.g.rebels.length]).toEqual([true, 1]);
  });

  test('[D2-27][D2-28] whoever says nothing gives up Legions, then Armies, and pays himself first', () => {
    const game = paying((g) => {
      legionsTo(g, AFRICA, 1);
      rich(g, 'senator:2', 18);
      treasury(g, 1, 2);
    });
    game.as(1).saysNothing();
    expect(legionsAt(game.g, AFRICA)).toBe(0);
    game.as(1).saysNothing();
    expect(forcesOf(game.g, AFRICA)).toMatchObject({ armies: 1, fleets: 1 });
    game.as(1).saysNothing();
    expect([senator(game.g, 'senator:2').talents, game.g.factions[1]!.treasury]).toEqual([0, 0]);
  });

  test('[2.03.6-m][2.03.8-e][2.03.8-f][2.03.H-g] the State pays 20 for the Civil War, once, and nothing for Garrisons of Rebels', () => {
    const t = governed((g) => {
      enlist(g, 1, 'senator:6');
      revoltsIn(g, 'senator:2', AFRICA);
      revoltsIn(g, 'senator:6', SICILIA);
      legionsTo(g, AFRICA, 3);
    });
    expect(debits(t.g).total).toBe(20);
  });

  test('[2.03.6-a] the State pays nothing for the Rebel’s Fleets', () => {
    const t = governed((g) => {
      revoltsIn(g, 'senator:2', AFRICA);
      g.advanced!.rebels!.fleets = 4;
    });
    expect(debits(t.g).total).toBe(20);
    expect(fleetsInPool(t.g)).toBe(21);
  });
});

describe('2.03.5-h raising', () => {
  const raising = (patch: (g: Rome) => void) =>
    at(rebelsRaise, undefined, { ...GOVERNORS, seats: 3 }, (g) => {
      bare(g);
      g.phase = 'revenue';
      patch(g);
    });

  test('[2.03.5-h][A2-67] 10 Talents each of his own, within the maxima, if he likes', () => {
    const game = raising((g) => {
      revoltsIn(g, 'senator:2', AFRICA, { fleets: 2 });
      rich(g, 'senator:2', 35);
      treasury(g, 1, 50);
    });
    expect(game.as(1).offers('raiseProvincial')).toMatchObject({
      of: { 'provincial:armies': 3, 'provincial:fleets': 1 },
      min: 0,
      max: 3,
    });
    game.does('raiseProvincial', { 'provincial:armies': 1, 'provincial:fleets': 1 });
    expect(forcesOf(game.g, AFRICA)).toMatchObject({ armies: 1, fleets: 3 });
    expect(senator(game.g, 'senator:2').talents).toBe(15);
  });

  test('[2.03.5-h] each Governor once, and what he raises is said', () => {
    const game = raising((g) => {
      enlist(g, 1, 'senator:6');
      revoltsIn(g, 'senator:2', AFRICA);
      revoltsIn(g, 'senator:6', SICILIA);
      holds(g, HISPANIA, 'senator:3');
      for (const id of ['senator:2', 'senator:6', 'senator:3'] as const) rich(g, id, 35);
    });
    game.as(1).does('raiseProvincial', { 'provincial:fleets': 1 });
    game.expectLog('rebels.raised', { who: 'senator:2', province: AFRICA, armies: 0, fleets: 1 });
    expect(game.question?.prompt).toMatchObject({ a: { who: 'senator:6', province: SICILIA } });
    expect(game.does('raiseProvincial', {}).logKeys()).toEqual([]);
    expect(game.as(0).offers('over')).toBeDefined();
  });

  test('[2.03.5-h][2.02.3-e] no more than there is room for, of no kind that is full', () => {
    const offered = (units: { armies: number; fleets: number }, talents: number) => {
      const game = raising((g) => {
        revoltsIn(g, 'senator:2', AFRICA, units);
        rich(g, 'senator:2', talents);
      });
      const { of, max } = game.as(1).offers('raiseProvincial') as { of: object; max: number };
      return [of, max];
    };
    // Five Armies and three Fleets at most.
    expect(offered({ armies: 3, fleets: 1 }, 90)).toEqual([{ 'provincial:armies': 2, 'provincial:fleets': 2 }, 4]);
    expect(offered({ armies: 4, fleets: 0 }, 20)).toEqual([{ 'provincial:armies': 1, 'provincial:fleets': 2 }, 2]);
    expect(offered({ armies: 5, fleets: 2 }, 90)).toEqual([{ 'provincial:fleets': 1 }, 1]);
    expect(offered({ armies: 4, fleets: 3 }, 90)).toEqual([{ 'provincial:armies': 1 }, 1]);
  });

  test('[A2-67] not one from whose Province something is on its way to Italy', () => {
    const game = raising((g) => {
      enlist(g, 1, 'senator:6');
      marchesFrom(g, 'senator:2', SICILIA);
      legionsTo(g, 'rebel', 1);
      revoltsIn(g, 'senator:6', AFRICA, { armies: 1 });
      reinforcesFrom(g, AFRICA, { armies: 1 });
      rich(g, 'senator:6', 35);
    });
    expect(game.as(0).offers('over')).toBeDefined();
  });

  test('[D2-30] whoever says nothing raises nothing', () => {
    const game = raising((g) => {
      revoltsIn(g, 'senator:2', AFRICA);
      rich(g, 'senator:2', 35);
    });
    game.as(1).saysNothing();
    expect([senator(game.g, 'senator:2').talents, forcesOf(game.g, AFRICA).armies]).toEqual([35, 0]);
  });

  test('[2.03.5-h][A2-67] not one who marches', () => {
    const game = raising((g) => {
      marchesFrom(g, 'senator:2', AFRICA);
      legionsTo(g, 'rebel', 1);
      rich(g, 'senator:2', 35);
    });
    expect(game.offers('over')).toBeDefined();
  });
});
