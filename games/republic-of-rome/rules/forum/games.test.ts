import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { fresh } from '../rome/death.ts';
import { move } from '../rome/money.ts';
import { senator } from '../rome/senators.ts';
import { empty } from '../testing/empty.ts';
import { act } from '../testing/initiative.ts';
import { sponsors } from './games.ts';
import { possibleLeaders } from './leader.ts';

const having =
  (talents: number, popularity = 0, unrest = 9) =>
  (g: Rome) => {
    move(g, 'bank', 'senator:1', talents);
    senator(g, 'senator:1').popularity = popularity;
    g.unrest = unrest;
  };

describe('Games', () => {
  test('[tbl-games-1][1.07.6-a][1.07.6-b][1.07.6-c] Slice and Dice: 7 T, Popularity +1, Unrest −1', () => {
    const game = act(having(20)).does('sponsor', 'senator:1').picks('games:slice-and-dice');
    expect(senator(game.g, 'senator:1')).toMatchObject({ talents: 13, popularity: 1 });
    expect(game.g.unrest).toBe(8);
  });
  test('[tbl-games-2] Blood Fest: 13 T, +2, −2', () => {
    const game = act(having(20)).does('sponsor', 'senator:1').picks('games:blood-fest');
    expect(senator(game.g, 'senator:1')).toMatchObject({ talents: 7, popularity: 2 });
    expect(game.g.unrest).toBe(7);
  });
  test('[tbl-games-3][1.07.6-c] ex-66: Gladiator Gala: 18 T, +3, −3, within their limits', () => {
    const game = act(having(18, 8, 1))
      .does('sponsor', 'senator:1')
      .picks('games:gladiator-gala');
    expect(senator(game.g, 'senator:1')).toMatchObject({ talents: 0, popularity: 9 });
    expect(game.g.unrest).toBe(0);
  });
  test('[1.07.6-b] only what his own purse can pay', () => {
    const game = act((g) => {
      having(13)(g);
      move(g, 'bank', { treasury: 0 }, 90);
    }).does('sponsor', 'senator:1');
    expect(game.offers('games')).toMatchObject({ of: ['games:slice-and-dice', 'games:blood-fest'] });
    expect(act(having(6)).offers('sponsor')).toBeUndefined();
  });
  test('[1.07.6-a] once in an Initiative', () => {
    const game = act(having(40)).does('sponsor', 'senator:1').picks('games:slice-and-dice');
    expect(game.offers('sponsor')).toBeUndefined();
    game.refuses('sponsor', 'senator:1', 'no.stepOver');
  });
  test('[1.07.6-d][1.07.6-e][amb-42] a sponsor need not be in Rome, but is neither Captive nor Rebel', () => {
    const { g } = empty((x) => {
      for (const n of [1, 2, 3, 4] as const) x.senators.push({ ...fresh(x, `senator:${n}`, 0), talents: 7 });
      senator(x, 'senator:2').at = 'province:asia';
      Object.assign(senator(x, 'senator:3'), { at: 'field', captive: 'barbarians' });
      Object.assign(senator(x, 'senator:4'), { at: 'field', rebel: 'secondary' });
    });
    expect(sponsors(g, 0)).toEqual(['senator:1', 'senator:2']);
  });
});

describe('the Faction Leader', () => {
  test('[1.07.7-a] any Senator of the Faction, in Rome or not', () => {
    const game = act((g) => {
      senator(g, 'senator:2').at = 'province:asia';
    });
    expect(game.offers('appointLeader')).toMatchObject({ of: ['senator:2'] });
    game.does('appointLeader', 'senator:2').expectLog('forum.leader', { who: 'senator:2' });
    expect(game.g.factions[0]!.leader).toBe('senator:2');
    // The last step ends the Initiative.
    expect(game.offers('over')).toBeDefined();
  });
  test('[1.07.7-a] where there is none, each of them', () => {
    const { g } = empty((x) =>
      x.senators.push(fresh(x, 'senator:1', 0), fresh(x, 'senator:2', 0), fresh(x, 'senator:3', 1)),
    );
    expect(possibleLeaders(g, 0)).toEqual(['senator:1', 'senator:2']);
  });
  test('[1.07.7-b] with or without Games', () => {
    expect(act().offers('appointLeader')).toBeDefined();
    const after = act(having(7)).does('sponsor', 'senator:1').picks('games:slice-and-dice');
    expect(after.offers('appointLeader')).toBeDefined();
  });
});
