import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { move } from '../rome/money.ts';
import { senator } from '../rome/senators.ts';
import { act } from '../testing/initiative.ts';
import { gamesIf } from './games-if.ts';
import { attemptIf, attemptIn, evenPrice, withEachAmount } from './persuading.ts';

const BY = 'senator:2';
const WHOM = 'senator:6';
/** He begins below an even chance and has enough for all that money can do. */
const position = (patch: (g: Rome) => void = () => {}) =>
  act((g) => {
    senator(g, BY).influence = 14;
    move(g, 'bank', BY, 12);
    patch(g);
  });
const ATTEMPT = { by: BY, target: WHOM, bribe: 0, against: 0 } as const;
const numberOf = (g: Rome): number => attemptIf(g, ATTEMPT)!.tallies[0]!.total;

describe('the chance at each amount', () => {
  test('[1.07.412-a] grows with every Talent, [1.07.41-d] until the dice fail anyway', () => {
    const { g } = position();
    const first = numberOf(g);
    const all = withEachAmount(g, ATTEMPT, 12);
    expect(all.map((x) => [x.n, x.number])).toEqual(Array.from({ length: 13 }, (_, n) => [n, first + n]));
    // 9 is the highest roll that can succeed.
    expect(all.filter((x) => x.idle).map((x) => x.number)).toEqual(
      all.map((x) => x.number).filter((number) => number > 9),
    );
    expect(all.find((x) => x.number === 9)!.chance).toBeCloseTo(30 / 36);
    expect(withEachAmount(g, { ...ATTEMPT, target: '' }, 3)).toEqual([]);
  });
  test('[1.07.41-e][card-65-a] stops one sooner once Era Ends has come', () => {
    const { g } = position((x) => {
      x.eraEnds = true;
    });
    expect(withEachAmount(g, ATTEMPT, 12).filter((x) => x.idle)[0]!.number).toBe(9);
  });
  test('[1.07.41-c] an even chance is a 7', () => {
    const { g } = position();
    expect(evenPrice(g, ATTEMPT)).toBe(7 - numberOf(g));
    expect(evenPrice(g, { ...ATTEMPT, bribe: 30 })).toBe(0);
    expect(evenPrice(g, { ...ATTEMPT, target: '' })).toBeUndefined();
  });
  test('[1.07.41-h] Evil Omens are a part of the number, and make it dearer', () => {
    const { g } = position((x) => x.events.push({ id: 'event:168', level: 2, since: 1 }));
    const told = attemptIf(g, ATTEMPT)!;
    expect(told.tallies[0]!.parts.at(-1)).toMatchObject({ k: 'omens', n: -2 });
    expect(evenPrice(g, ATTEMPT)).toBe(7 - told.tallies[0]!.total);
  });
});

test('[1.07.413-a] an attempt under way counts what has been spent against it, in this round too', () => {
  const game = position((g) => move(g, 'bank', { treasury: 1 }, 5));
  expect(attemptIn(game.view(0))).toBeUndefined();
  game.does('persuade', BY).picks(WHOM).sets('bribe', 4);
  expect(attemptIn(game.view(2))).toMatchObject({ seat: 0, by: BY, bribe: 4, against: 0, toCome: [1, 2] });
  game.as(1).sets('counterBribe', 3);
  expect(attemptIn(game.view('public'))).toMatchObject({ against: 3, toCome: [2] });
  game.as(2).does('pass');
  expect(attemptIn(game.view(0))).toEqual({ seat: 0, card: '', by: BY, target: WHOM, bribe: 4, against: 3 });
});

test('[1.07.6-c] Games: what they cost, and how the people would stand', () => {
  const { g } = position((x) => {
    x.unrest = 4;
  });
  const found = gamesIf(g, BY, 'games:blood-fest')!;
  expect(found).toMatchObject({ cost: 13, popularity: 2, unrest: -2 });
  expect(found.people.parts.find((p) => p.k === 'unrest')?.n).toBe(-2);
  // Popularity 2 and Unrest 2: calm from 11 on.
  expect(found.odds.win).toBeCloseTo(0.5);
  expect(g.unrest).toBe(4);
  expect(gamesIf(g, BY, 'games:none')).toBeUndefined();
});
