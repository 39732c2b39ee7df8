import { describe, expect, test } from 'vitest';
import { combat } from '../combat/index.ts';
import type { Rome } from '../game.ts';
import type { WarId } from '../ids.ts';
import { payFromState } from '../rome/bankruptcy.ts';
import { at } from '../testing/at.ts';
import { ending, rebels, sends, three, wages } from '../testing/armies.ts';
import { republicFalls } from './losing.ts';

const who = (g: Rome, id: string) => g.senators.find((s) => s.id === id)!;

describe('all lose', () => {
  const FOUR: readonly WarId[] = ['war:5', 'war:68', 'war:120', 'war:8'];
  const phase = (patch: (g: Rome) => void, dice: number[] = []) =>
    at(
      combat,
      undefined,
      { seats: 3 },
      (g) => {
        three(g);
        patch(g);
      },
      dice,
    );

  test('[1.12.1-a] four Active Wars at the end of a Combat Phase; three are borne, and Inactive ones are not counted', () => {
    const waged = (n: number) => (g: Rome) => {
      for (const id of FOUR.slice(0, n)) wages(g, id);
      for (const id of FOUR.slice(n)) wages(g, id).status = 'inactive';
    };
    expect(phase(waged(4)).over).toEqual({ how: 'four-wars', winners: [] });
    expect(phase(waged(3)).over).toBeUndefined();
  });

  test('[1.12.1-a] a Civil War is one of them while it goes on', () => {
    const game = phase(
      (g) => {
        for (const id of FOUR.slice(0, 3)) wages(g, id);
        rebels(g, 'senator:2', 4);
        sends(g, 'senator:1', 'rebel', { legions: 4 });
      },
      [6, 4, 3, 0, 0],
    );
    expect(game.over).toEqual({ how: 'four-wars', winners: [] });
  });

  test('[1.12-a][1.12.1-a] four Wars lose the game even with a Consul for Life alive', () => {
    const game = phase((g) => {
      for (const id of FOUR) wages(g, id);
      who(g, 'senator:1').consulForLife = true;
    });
    expect(game.over?.how).toBe('four-wars');
  });

  test('[1.12.1-b] the people rise while nobody is in Revolt', () => {
    expect(
      ending(
        (cx) => republicFalls(cx, 'people-revolt'),
        () => {},
      ),
    ).toEqual({ how: 'people-revolt', winners: [] });
  });

  test('[1.12.1-c] the State is Bankrupt while nobody is in Revolt', () => {
    expect(
      ending(
        (cx) => payFromState(cx, 101),
        () => {},
      ),
    ).toEqual({ how: 'bankruptcy', winners: [] });
    expect(
      ending(
        (cx) => payFromState(cx, 100),
        () => {},
      ),
    ).toBeUndefined();
  });

  test('[1.12.2-c][1.12.3-a][amb-140] with a Senator in Revolt it is he who wins, if Wars are fewer than four', () => {
    for (const how of ['bankruptcy', 'people-revolt'] as const) {
      const over = ending(
        (cx) => republicFalls(cx, how),
        (g) => {
          rebels(g, 'senator:2', 1);
          for (const id of FOUR.slice(0, 3)) wages(g, id);
        },
      );
      expect(over).toEqual({ how: `rebel-${how}`, winners: [1] });
    }
  });
});
