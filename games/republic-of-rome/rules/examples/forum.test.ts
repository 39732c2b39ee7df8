/** Worked examples of the Forum: persuasion, Knights, Games. */
import { describe, expect, test } from 'vitest';
import { persuasionTally } from '../forum/base-number.ts';
import { persuasion } from '../forum/persuasion.ts';
import type { Rome } from '../game.ts';
import { fresh } from '../rome/death.ts';
import { move } from '../rome/money.ts';
import { senator } from '../rome/senators.ts';
import { at, faction, hand } from '../testing/at.ts';
import { act } from '../testing/initiative.ts';

/** ORA 2 and Influence 5. */
const FABIUS = 'senator:2';
/** LOY 7. */
const CLAUDIUS = 'senator:5';

const omens = (g: Rome): void => {
  g.events.push({ id: 'event:168', level: 1, since: 1 });
};
const attempt = (patch: (g: Rome) => void = () => {}) =>
  at(persuasion, { seat: 0, by: FABIUS }, { seats: 3 }, (g) => {
    faction(g, 0, 'senator:1', FABIUS);
    faction(g, 1, 'senator:3', 'senator:8');
    faction(g, 2, 'senator:4', 'senator:7');
    g.senators = [...g.senators.filter((s) => s.id !== CLAUDIUS), fresh(g, CLAUDIUS, -1)];
    g.curia = g.curia.filter((id) => id !== CLAUDIUS);
    for (const seat of [0, 1, 2]) hand(g, seat);
    move(g, 'bank', FABIUS, 16);
    move(g, 'bank', { treasury: 1 }, 5);
    move(g, 'bank', { treasury: 2 }, 3);
    patch(g);
  });

describe('bidding for Claudius', () => {
  /** 9 T against 5 and 3, then 7 more and nobody answers; the dice are the last of it. */
  const bidding = (...dice: [number, number]) => {
    const game = attempt().as(0).picks(CLAUDIUS).sets('bribe', 9);
    game.expectLog('forum.persuades', { base: 9 });
    game.as(1).sets('counterBribe', 5).as(2).sets('counterBribe', 3).expectLog('forum.counterBribe', { n: 3, base: 1 });
    game.as(0).sets('raise', 7).expectLog('forum.raises', { base: 8 });
    game.as(1).does('pass');
    return game
      .rolling(...dice)
      .as(2)
      .does('pass')
      .rolled();
  };
  test('[ex-05] a roll of 9 fails: he has 24 T and is nobody’s, Fabius has nothing left', () => {
    const game = bidding(4, 5);
    game.expectLog('forum.refused', { roll: 9, base: 8 });
    expect(senator(game.g, CLAUDIUS)).toMatchObject({ faction: -1, talents: 24 });
    expect(senator(game.g, FABIUS).talents).toBe(0);
    expect(game.g.factions.map((f) => f.treasury)).toEqual([0, 0, 0]);
    // A later attempt starts 24 lower.
    expect(persuasionTally(game.g, senator(game.g, FABIUS), senator(game.g, CLAUDIUS)).total).toBe(-24);
  });
  test('[ex-05] a roll of 8 succeeds: he joins with 24 T', () => {
    expect(senator(bidding(4, 4).g, CLAUDIUS)).toMatchObject({ faction: 0, talents: 24 });
  });
});

describe('the roll', () => {
  const joins = (base: number, dice: readonly [number, number], patch: (g: Rome) => void = () => {}): boolean => {
    const game = attempt((g) => {
      senator(g, FABIUS).influence = base - 2 + 7;
      patch(g);
    });
    game.as(0).picks(CLAUDIUS).sets('bribe', 0).expectLog('forum.persuades', { base });
    game.as(1).does('pass').as(2).does('pass');
    game
      .rolling(...dice)
      .as(0)
      .does('roll')
      .rolled();
    return senator(game.g, CLAUDIUS).faction === 0;
  };
  const eraEnds = (g: Rome): void => {
    g.eraEnds = true;
    g.deck = g.deck.filter((id) => id !== 'card:65');
  };
  test('[ex-60] Base 12: a natural 10 fails, a natural 9 succeeds before Era Ends and fails after it', () => {
    expect(joins(12, [5, 5])).toBe(false);
    expect(joins(12, [5, 4])).toBe(true);
    expect(joins(12, [5, 4], eraEnds)).toBe(false);
  });
  test('[ex-61] Evil Omens and Base 8: a natural 8 fails, a natural 7 succeeds', () => {
    expect(joins(8, [5, 3], omens)).toBe(false);
    expect(joins(8, [5, 2], omens)).toBe(true);
    expect(joins(8, [5, 3])).toBe(true);
  });
});

describe('an Aligned target of LOY 8 with 3 T', () => {
  const persuader = 'senator:1';
  const aligned = (patch: (g: Rome) => void = () => {}) =>
    at(persuasion, { seat: 0, by: persuader }, { seats: 3 }, (g) => {
      faction(g, 0, persuader, 'senator:2');
      faction(g, 1, 'senator:3', 'senator:8');
      faction(g, 2, 'senator:4', 'senator:7');
      for (const seat of [0, 1, 2]) hand(g, seat);
      move(g, 'bank', 'senator:8', 3);
      move(g, 'bank', persuader, 10);
      patch(g);
    });
  test('[ex-62] and ORA 3 with Influence 12 make a Base Number of −3', () => {
    const game = aligned((g) => {
      senator(g, persuader).influence = 12;
    });
    const tally = persuasionTally(game.g, senator(game.g, persuader), senator(game.g, 'senator:8'));
    expect(tally.parts.map((p) => p.n)).toEqual([3, 12, -8, -7, -3]);
    expect(tally.total).toBe(-3);
  });
  test('[ex-63] Seduction with 10 T makes 7, and nobody is asked to resist', () => {
    const game = aligned((g) => {
      senator(g, persuader).influence = 12;
      hand(g, 0, 'card:50');
      move(g, 'bank', { treasury: 1 }, 20);
    });
    game.as(0).does('seduction').picks('senator:8').rolling(3, 4).sets('bribe', 10).rolled();
    game.expectLog('forum.persuaded', { roll: 7, base: 7 });
    expect(senator(game.g, 'senator:8').faction).toBe(0);
    expect(game.g.factions[1]!.treasury).toBe(20);
  });
});

describe('Knights and Games', () => {
  const knight = (die: number, patch: (g: Rome) => void = () => {}) => {
    const game = act((g) => {
      move(g, 'bank', 'senator:1', 2);
      patch(g);
    });
    game.does('attract', 'senator:1').rolling(die).sets('pay', 2).rolled();
    const { knights, talents } = senator(game.g, 'senator:1');
    return { knights, talents };
  };
  test('[ex-64] 4 + 2 T is a Knight; 3 + 2 T is none, nor is 4 + 2 T with Evil Omens; the Talents are gone', () => {
    expect(knight(4)).toEqual({ knights: 1, talents: 0 });
    expect(knight(3)).toEqual({ knights: 0, talents: 0 });
    expect(knight(4, omens)).toEqual({ knights: 0, talents: 0 });
  });
  test('[ex-66] Games for 18 T at Popularity 8 and Unrest 1 make 9 and 0', () => {
    const game = act((g) => {
      move(g, 'bank', 'senator:1', 18);
      senator(g, 'senator:1').popularity = 8;
      g.unrest = 1;
    });
    game.does('sponsor', 'senator:1').picks('games:gladiator-gala');
    expect(senator(game.g, 'senator:1')).toMatchObject({ popularity: 9, talents: 0 });
    expect(game.g.unrest).toBe(0);
  });
});
