import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { revolution } from '../revolution/index.ts';
import { at } from '../testing/at.ts';
import { ending, rebels, three } from '../testing/armies.ts';
import { ENDINGS } from './endings.ts';
import { republicFalls } from './losing.ts';
import { consulForLifeWins, eraEnds } from './winning.ts';
import { captured, revolts } from '../testing/people.ts';

const who = (g: Rome, id: string) => g.senators.find((s) => s.id === id)!;

describe('the era is over', () => {
  test('[1.12.2-e] most Influence wins; Rebels and Captives do not count, nor the unaligned', () => {
    const over = ending(eraEnds, (g) => {
      who(g, 'senator:1').influence = 20;
      captured(g, 'senator:1');
      who(g, 'senator:2').influence = 20;
      revolts(g, 'senator:2');
      who(g, 'senator:6').influence = 4;
    });
    expect(over).toEqual({ how: 'era-influence', winners: [2], points: [3, 3, 7] });
  });

  test('[1.10.71-d] a Captive’s Influence does not count; a Captive Consul for Life wins all the same', () => {
    expect(ending(eraEnds, (g) => Object.assign(captured(g, 'senator:1'), { influence: 30 }))?.winners).not.toEqual([
      0,
    ]);
    const life = ending(eraEnds, (g) => Object.assign(captured(g, 'senator:1'), { consulForLife: true }));
    expect(life).toMatchObject({ how: 'era-consul-for-life', winners: [0] });
  });

  test('[1.12.2-d][1.12.2-a] a living Consul for Life wins before anybody’s Influence is counted', () => {
    const over = ending(eraEnds, (g) => {
      who(g, 'senator:6').influence = 30;
      who(g, 'senator:4').consulForLife = true;
    });
    expect(over).toMatchObject({ how: 'era-consul-for-life', winners: [1] });
  });

  test('[1.12.2-f] a tie goes to the single Senator of highest Influence', () => {
    const over = ending(eraEnds, (g) => {
      Object.assign(who(g, 'senator:1'), { influence: 6 });
      Object.assign(who(g, 'senator:3'), { influence: 4 });
      Object.assign(who(g, 'senator:4'), { influence: 5 });
      Object.assign(who(g, 'senator:2'), { influence: 5 });
    });
    expect(over).toMatchObject({ how: 'era-senator', winners: [0], points: [10, 10, 6] });
  });

  test('[1.12.2-f] then to the votes in Rome, bought ones not counted', () => {
    const over = ending(
      eraEnds,
      (g) => {
        who(g, 'senator:7').knights = 1;
        // ORA 2 + 3, 3 + 2, 2 + 2 and a Knight.
        who(g, 'senator:3').talents = 50;
        who(g, 'senator:4').knights = 1;
        who(g, 'senator:2').at = 'province:sicilia';
      },
      [6, 6, 1, 1],
    );
    expect(over?.how).toBe('era-dice');
    const votes = ending(eraEnds, (g) => {
      who(g, 'senator:4').knights = 2;
      who(g, 'senator:3').talents = 50;
    });
    expect(votes).toMatchObject({ how: 'era-votes', winners: [1] });
  });

  test('[amb-141] then to 2d6', () => {
    const over = ending(
      eraEnds,
      (g) => {
        who(g, 'senator:6').influence = 0;
      },
      // 5 votes each for seats 0 and 1.
      [1, 2, 6, 6],
    );
    expect(over).toMatchObject({ how: 'era-dice', winners: [1] });
  });
});

describe('a Consul for Life', () => {
  test('[1.12.2-g] wins at the end of a Revolution Phase, Captive or not', () => {
    expect(ending(consulForLifeWins, (g) => Object.assign(who(g, 'senator:1'), { consulForLife: true }))).toEqual({
      how: 'consul-for-life',
      winners: [0],
    });
    expect(
      ending(consulForLifeWins, (g) => Object.assign(captured(g, 'senator:1'), { consulForLife: true }))?.winners,
    ).toEqual([0]);
    expect(ending(consulForLifeWins, () => {})).toBeUndefined();
  });

  test('[1.12.2-g] and not before that phase has ended', () => {
    const game = at(revolution, undefined, { seats: 3 }, (g) => {
      three(g);
      who(g, 'senator:1').consulForLife = true;
    });
    for (const seat of [0, 1, 2]) {
      expect(game.over).toBeUndefined();
      game.as(seat).does('doneTrading');
    }
    for (let i = 0; i < 3; i++) game.as(game.waitingFor[0]!).does('done');
    expect(game.over).toEqual({ how: 'consul-for-life', winners: [0] });
  });
});

test('every ending has a name of its own', () => {
  expect(new Set(ENDINGS).size).toBe(ENDINGS.length);
});

test('[amb-142] a Consul for Life in the Rebel’s own Faction: both ways to win are the same player’s', () => {
  const both = (g: Rome): void => {
    rebels(g, 'senator:2', 2);
    who(g, 'senator:4').consulForLife = true;
  };
  expect(ending(consulForLifeWins, both)?.winners).toEqual([1]);
  expect(ending((cx) => republicFalls(cx, 'bankruptcy'), both)?.winners).toEqual([1]);
});
