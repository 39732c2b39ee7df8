/** What people noticed the lack of, each habit in a small position: the last round, the combats of others, victory by cities. */
import type { State } from '@tabularium/kernel';
import type { Empires } from '../rules/index.ts';
import { capitalOf, citiesOf, contentOf, type Place, scenarioOf } from '../rules/study.ts';
import { describe, expect, test } from 'vitest';
import { planAttack } from './attack.ts';

import { answer } from './testing/table.ts';
import { answerTo, asked, cardsOf, give, isCapital, isTroop, opened, plain, storming } from './testing/positions.ts';

describe('the last round', () => {
  test('[MED.4.1-b] what is saved while rounds are to come is used when the turn is about to end', () => {
    const s = opened(4, 'A');
    const { g } = s;
    const seat = 0;
    const siege = cardsOf(g, seat, ({ types }) => types.includes('A'))[0]!;
    give(g, seat, [siege]);
    const target = plain(g).find((p) => g.owner[p] === -1)!;
    // The card helps a little, and less than it is worth in rounds to come.
    storming(s, seat, target, 4, 4);
    const offers = { play: [siege], decline: 'button' } as const;
    g.round = 1;
    expect(answerTo(s, seat, 'med.ask.window', offers).verb).toBe('decline');
    g.round = 12;
    expect(answerTo(s, seat, 'med.ask.window', offers)).toEqual({ verb: 'play', arg: siege });
  });
});

describe('others', () => {
  /** Seat 0 storms a city of seat 1; seat 2 has a card for the walls and one against them. */
  const watched = (patch: (g: Empires, target: Place) => void): { s: State<Empires>; walls: string; siege: string } => {
    const s = opened(4, 'A');
    const { g } = s;
    const target = citiesOf(g, 1).find((p) => !isCapital(g, p))!;
    const walls = cardsOf(g, 2, ({ types }) => types.includes('D'))[0]!;
    const siege = cardsOf(g, 2, ({ types }) => types.includes('A'))[0]!;
    give(g, 2, [walls, siege]);
    g.round = 9;
    storming(s, 0, target, 3, 2);
    patch(g, target);
    return { s, walls, siege };
  };
  const said = ({ s, walls, siege }: ReturnType<typeof watched>): unknown =>
    answerTo(s, 2, 'med.ask.window', { play: [walls, siege], decline: 'button' }).arg;
  /** Gives the seat cities of nobody until it has so many. */
  const grow = (g: Empires, seat: number, cities: number): void => {
    for (const place of plain(g)) {
      if (citiesOf(g, seat).length >= cities) return;
      if (g.owner[place] === 2 || g.owner[place] === 3 || g.owner[place] === -1) g.owner[place] = seat;
    }
  };

  test('[MED.4.4-a] whoever is about to win by cities is kept from it by those who only watch', () => {
    const at = watched((g) => grow(g, 0, scenarioOf(g).victoryCities - 1));
    expect(said(at)).toBe(at.walls);
  });
  test('[MED.4.4-a] and if he is the one who is stormed, they help the attacker', () => {
    const at = watched((g) => grow(g, 1, scenarioOf(g).victoryCities - 1));
    expect(said(at)).toBe(at.siege);
  });
  test('a quarrel of two who are far behind concerns nobody', () => {
    const at = watched((g) => {
      g.round = 1;
      g.vp[2] = 40;
      g.vp[3] = 39;
      g.vp[0] = 1;
      g.vp[1] = 1;
    });
    expect(said(at)).toBeUndefined();
  });
});

describe('victory by cities', () => {
  test('[MED.4.4-a] one city from it, the likeliest city is attacked with all that helps', () => {
    const s = opened(2, 'A');
    const { g } = s;
    const near = contentOf(g)
      .links[capitalOf(g, 0)]!.map((l) => l.to)
      .find((p) => p < g.owner.length && g.owner[p] !== -2)!;
    give(g, 0, cardsOf(g, 0, isTroop).slice(0, 9));
    g.owner[near] = -1;
    /** Cards against walls of several strengths. */
    const sent = (): number =>
      [4, 5, 6, 7].reduce((n, forts) => {
        g.forts[near] = forts;
        return n + planAttack(asked(s), near)!.cards.length;
      }, 0);
    const before = sent();
    for (const place of plain(g)) {
      if (citiesOf(g, 0).length >= scenarioOf(g).victoryCities - 1) break;
      if (place !== near) g.owner[place] = 0;
    }
    expect(answer(s).verb).toBe('attack');
    expect(sent()).toBeGreaterThan(before);
  });
});
