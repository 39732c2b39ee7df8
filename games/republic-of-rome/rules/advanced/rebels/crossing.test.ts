import type { Dice } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import { combat } from '../../combat/index.ts';
import type { Rome } from '../../game.ts';
import { rebelTally } from '../../revolution/civil-battle.ts';
import { senator } from '../../rome/senators.ts';
import { legionsAt, legionsTo, sends } from '../../testing/armies.ts';
import { at } from '../../testing/at.ts';
import { bare } from '../../testing/bare.ts';
import { holds } from '../../testing/provinces.ts';
import { enlist, GOVERNORS, marchesFrom, reinforcesFrom, revoltsIn, sailsFrom } from '../../testing/rebels.ts';
import { station } from '../provinces/forces.ts';
import { forcesOf } from '../provinces/state.ts';
import { interception } from './crossing.ts';
import { mustWinAtSea } from './province.ts';
import { isAway } from './state.ts';

const AFRICA = 'province:africa';
const SICILIA = 'province:sicilia';

/** senator:1 of seat 0 is HRAO, and Rome has so many Fleets at home; nobody has been beaten at sea yet. */
const intercepting = (fleets: number, patch: (g: Rome) => void, dice: Dice = []) =>
  at(
    interception,
    undefined,
    { ...GOVERNORS, seats: 3 },
    (g) => {
      bare(g);
      g.phase = 'combat';
      g.turn = 3;
      g.unrest = 5;
      g.fleets = fleets;
      senator(g, 'senator:1').office = 'rome-consul';
      patch(g);
    },
    dice,
  );
/** senator:2, the Primary Rebel, sails from Africa, whose printed Naval Strength is 5, with two Legions. */
const primary =
  (units: { armies?: number; fleets?: number } = {}) =>
  (g: Rome) => {
    sailsFrom(g, 'senator:2', AFRICA, units);
    legionsTo(g, 'rebel', 2);
  };
/** The Primary Rebel is in Italy from Sicilia; senator:6 sends one Army, one Fleet and one of two Legions from Africa. */
const reinforcing =
  (fleets: number, rebelFleets = 0) =>
  (g: Rome) => {
    // Somebody loyal has nothing to do with it.
    holds(g, 'province:asia', 'senator:3', { fleets: 4 });
    marchesFrom(g, 'senator:2', SICILIA, { fleets: 2 });
    legionsTo(g, 'rebel', 2);
    enlist(g, 1, 'senator:6');
    revoltsIn(g, 'senator:6', AFRICA, { armies: 3, fleets });
    const [first] = legionsTo(g, AFRICA, 2);
    reinforcesFrom(g, AFRICA, { armies: 1, fleets: Math.min(1, fleets), legions: [first!] });
    g.advanced!.rebels!.fleets = rebelFleets;
  };
const kept = (g: Rome) => g.advanced!.rebels!;

describe('who fights', () => {
  test('[2.03.72-b][2.03.8-h][A2-69] at the start of the Combat Phase, before all other battles; if he lands, he is fought at once', () => {
    const game = at(combat, undefined, { ...GOVERNORS, seats: 3 }, (g) => {
      bare(g);
      primary({ armies: 2 })(g);
      g.fleets = 3;
      senator(g, 'senator:1').office = 'rome-consul';
      enlist(g, 0, 'senator:6');
      sends(g, 'senator:6', 'rebel', { legions: 8 });
    });
    expect(game.question?.prompt).toMatchObject({ k: 'ask.rebels.intercept' });
    // 8 + 3 against 2 + 2 + 4, dice 10: 13, a Stalemate without losses, and a Veteran on each side.
    game.as(0).rolling(4, 3, 3, 0, 0).does('letLand');
    game.expectLog('combat.civil', { who: 'senator:6', rebel: 'senator:2' });
    expect(kept(game.g).stalemate).toBe(true);
  });

  test('[2.03.72-c][A2-70] the HRAO’s player decides; whoever says nothing attacks, with all Fleets that are at home', () => {
    const game = intercepting(10, primary({ fleets: 2 }));
    expect(game.waitingFor).toEqual([0]);
    expect(game.question?.prompt).toMatchObject({ a: { n: 10, against: 5 + 2 } });
    game.as(0).rolling(3, 3, 1).saysNothing();
    game.expectLog('rebels.interception', { dice: 7, modifier: 3, total: 10 });
    const lenient = intercepting(10, primary()).as(0).does('letLand');
    expect([lenient.g.fleets, kept(lenient.g).crossing, lenient.g.rebels[0]!.army]).toEqual([10, [], 'rebel']);
  });

  test('[2.03.72-o] without Fleets nobody is asked, and they land', () => {
    const game = intercepting(0, primary());
    game.expectLog('rebels.lands', { who: 'senator:2' });
    expect(kept(game.g).crossing).toEqual([]);
    expect(intercepting(1, primary()).as(0).offers('intercept')).toBeDefined();
  });

  test('[A2-72][A2-73] of what was sent nothing is left: nobody is asked, and its Governor stays where he is', () => {
    const game = intercepting(4, (g) => {
      reinforcing(0)(g);
      // The Army was given up, the Legion called home.
      station(g, AFRICA, { armies: 0, fleets: 0 });
      g.legions[kept(g).crossing[0]!.legions[0]!]!.at = 'active';
    });
    game.expectLog('rebels.stays', { who: 'senator:6', province: AFRICA });
    expect(kept(game.g)).toMatchObject({ crossing: [], inItaly: [{ province: SICILIA }] });
    expect([senator(game.g, 'senator:6').at, isAway(game.g, AFRICA)]).toEqual([AFRICA, false]);
  });

  test('[2.03.72-d][2.03.72-e][2.03.72-f] against the printed Strength, Fleets of the Province and all of the Primary Rebel’s; nobody’s MIL', () => {
    const game = intercepting(4, reinforcing(3, 1));
    expect(game.question?.prompt).toMatchObject({ a: { against: 5 + 3 + 2 + 1 } });
  });

  test('[2.03.72-p][A2-71] Evil Omens take 1; no die means anything but the table', () => {
    const game = intercepting(5, (g) => {
      primary()(g);
      g.events = [{ id: 'event:168', level: 1, since: 3 }];
    });
    // A Stalemate, and two Fleets.
    game.as(0).rolling(4, 4, 4).does('intercept');
    game.expectLog('rebels.interception', { modifier: -1, total: 11 });
  });
});

describe('what comes of it', () => {
  test('[A2-73] Fleets sent alone and sunk do not land, though the Senate has not won', () => {
    const game = intercepting(6, (g) => {
      marchesFrom(g, 'senator:2', SICILIA);
      legionsTo(g, 'rebel', 2);
      enlist(g, 1, 'senator:6');
      revoltsIn(g, 'senator:6', AFRICA, { armies: 3, fleets: 2 });
      reinforcesFrom(g, AFRICA, { fleets: 2 });
    });
    // 6 - 7 and 12: 11, a Stalemate, two each.
    game.as(0).rolling(4, 4, 4).does('intercept').expectLog('rebels.fleetsLost', { ours: 2, theirs: 2 });
    game.expectLog('rebels.stays', { who: 'senator:6' });
    expect([senator(game.g, 'senator:6').at, isAway(game.g, AFRICA)]).toEqual([AFRICA, false]);
  });

  test('[2.03.72-g][2.03.72-i][2.03.72-k][A2-69] a Victory stops the Primary Rebel: all are at home again, less their Fleets; the Army that waited comes home', () => {
    const game = intercepting(10, (g) => {
      primary({ armies: 3, fleets: 3 })(g);
      enlist(g, 0, 'senator:6');
      sends(g, 'senator:6', 'rebel', { legions: 4 });
    });
    // 10 - 8 and 13: 15, three each.
    game.as(0).rolling(5, 4, 4).does('intercept');
    game.expectLog('rebels.stopped', { who: 'senator:2', province: AFRICA });
    expect(game.g.fleets).toBe(7);
    expect(forcesOf(game.g, AFRICA)).toMatchObject({ armies: 3, fleets: 0 });
    expect(game.g.rebels[0]!.army).toBe(AFRICA);
    expect(senator(game.g, 'senator:2').at).toBe(AFRICA);
    expect([legionsAt(game.g, AFRICA), legionsAt(game.g, 'active'), game.g.unrest]).toEqual([2, 4, 5]);
    expect(senator(game.g, 'senator:6')).toMatchObject({ at: 'rome', office: '' });
    expect(kept(game.g)).toMatchObject({ crossing: [], inItaly: [], met: ['intercepted'] });
  });

  test('[2.03.72-h][2.03.72-i] anything else lets him land, and costs both the same', () => {
    // 5 - 7 and 12: 10, a Stalemate, three each.
    const game = intercepting(5, primary({ fleets: 2 }));
    game.as(0).rolling(4, 4, 4).does('intercept');
    expect([game.g.fleets, kept(game.g).inItaly]).toEqual([2, [{ province: AFRICA, armies: 0, fleets: 0 }]]);
    expect([game.g.rebels[0]!.army, kept(game.g).met]).toEqual(['rebel', []]);
  });

  test('[2.03.72-j][A2-71] at worst all of Rome’s Fleets, and none of the Rebel’s; no chits and no Unrest', () => {
    const game = intercepting(3, primary({ fleets: 3 }));
    game.as(0).rolling(2, 2, 2).does('intercept');
    expect([game.g.fleets, kept(game.g).inItaly[0]!.fleets, game.g.unrest]).toEqual([0, 3, 5]);
  });

  test('[2.03.72-i] a Defeat with a number costs both as many', () => {
    // 3 - 8 and 11: 6, two each.
    const game = intercepting(3, primary({ fleets: 3 }));
    game.as(0).rolling(4, 4, 3).does('intercept');
    expect([game.g.fleets, kept(game.g).inItaly[0]!.fleets]).toEqual([1, 1]);
  });

  test('[2.03.72-i] no more than Rome has', () => {
    // 1 - 5 and 12: 8, five each.
    const game = intercepting(1, primary());
    game.as(0).rolling(4, 4, 4).does('intercept').expectLog('rebels.fleetsLost', { ours: 1, theirs: 0 });
    expect(game.g.fleets).toBe(0);
  });

  test('[2.03.72-n] printed Strength is never lost', () => {
    const game = intercepting(9, primary());
    // 9 - 5 and 10: 14, four of Rome’s; there is nothing else to lose.
    game.as(0).rolling(4, 3, 3).does('intercept');
    expect(game.g.fleets).toBe(5);
    game.expectLog('rebels.fleetsLost', { ours: 4, theirs: 0 });
    // And it counts at home as before, whoever has won: there is still a battle at sea to be won.
    const stopped = intercepting(15, primary());
    stopped.as(0).rolling(6, 6, 6).does('intercept').expectLog('rebels.stopped', { province: AFRICA });
    expect([game, stopped].map(({ g }) => mustWinAtSea(g, AFRICA))).toEqual([true, true]);
  });

  test('[2.03.71-h][2.03.72-h][A2-72] reinforcements that land are the Primary Rebel’s, and their Governor is in Italy with them', () => {
    const game = intercepting(0, reinforcing(3));
    expect(kept(game.g).inItaly).toEqual([
      { province: SICILIA, armies: 0, fleets: 2 },
      { province: AFRICA, armies: 1, fleets: 1 },
    ]);
    expect(forcesOf(game.g, AFRICA)).toMatchObject({ armies: 2, fleets: 2 });
    expect([legionsAt(game.g, 'rebel'), legionsAt(game.g, AFRICA)]).toEqual([3, 1]);
    expect(senator(game.g, 'senator:6').at).toBe('field');
  });

  test('[2.03.22-d][2.03.6-i] who has left them, or was given up, while they were at sea, does not land', () => {
    const game = intercepting(0, (g) => {
      reinforcing(3)(g);
      // Gone over to the Senate, and given up; one Army is left.
      g.legions[kept(g).crossing[0]!.legions[0]!]!.at = 'active';
      station(g, AFRICA, { armies: 1, fleets: 0 });
    });
    expect(kept(game.g).inItaly[1]).toEqual({ province: AFRICA, armies: 1, fleets: 0 });
    expect([legionsAt(game.g, 'rebel'), legionsAt(game.g, 'active')]).toEqual([2, 1]);
    expect(forcesOf(game.g, AFRICA)).toEqual({ armies: 0, fleets: 0 });
  });

  test('[2.03.71-k][A2-72] the MIL of the Governor who came is not added', () => {
    const game = intercepting(0, reinforcing(0));
    // Three Legions, one Army, and no more than the Primary Rebel’s 4.
    expect(rebelTally(game.g, game.g.rebels[0]!).total).toBe(3 + 1 + 4);
  });

  test('[2.03.72-g][A2-72] reinforcements that are stopped stay where they were, with their Governor', () => {
    const game = intercepting(12, reinforcing(0));
    // 12 - 7 and 13: 18.
    game.as(0).rolling(5, 4, 4).does('intercept');
    expect(forcesOf(game.g, AFRICA)).toMatchObject({ armies: 3 });
    expect([legionsAt(game.g, 'rebel'), legionsAt(game.g, AFRICA)]).toEqual([2, 2]);
    expect([senator(game.g, 'senator:6').at, kept(game.g).crossing]).toEqual([AFRICA, []]);
    expect(kept(game.g).met).toEqual([]);
  });
});

describe('whose Fleets are lost', () => {
  test('[2.03.72-l] two Provincial ones, then one of Rome’s, and so on', () => {
    const game = intercepting(10, (g) => {
      reinforcing(0, 2)(g);
    });
    // 10 - 9 and 7: 8, five each; of four.
    game.as(0).rolling(3, 2, 2).does('intercept');
    game.expectLog('rebels.fleetsLost', { ours: 5, theirs: 2 + 2 });
    expect([kept(game.g).fleets, kept(game.g).inItaly[0]!.fleets, game.g.fleets]).toEqual([0, 0, 5]);
    const less = intercepting(10, reinforcing(0, 2));
    // 10: three each.
    less.as(0).rolling(3, 3, 3).does('intercept');
    expect([kept(less.g).fleets, kept(less.g).inItaly[0]!.fleets]).toEqual([1, 0]);
  });

  test('[2.03.72-m][D2-33] the Rebel says whose Provincial Fleets; silent, those of the Province they come from', () => {
    const two = () => {
      const game = intercepting(10, reinforcing(3));
      // 10 - 10 and 11: two each.
      return game.as(0).rolling(4, 4, 3).does('intercept');
    };
    const game = two();
    expect(game.waitingFor).toEqual([1]);
    expect(game.as(1).offers('losePrimaryFleets')).toMatchObject({ min: 0, max: 2 });
    game.does('losePrimaryFleets', 1);
    expect(kept(game.g).inItaly[0]).toMatchObject({ province: SICILIA, fleets: 1 });
    // Of the two that are left one goes with them.
    expect(kept(game.g).inItaly[1]).toMatchObject({ province: AFRICA, fleets: 1 });
    expect(forcesOf(game.g, AFRICA).fleets).toBe(1);
    const silent = two();
    silent.as(1).saysNothing();
    expect(kept(silent.g).inItaly[0]).toMatchObject({ province: SICILIA, fleets: 2 });
  });
});
