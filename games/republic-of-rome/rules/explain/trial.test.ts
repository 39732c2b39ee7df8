/** What is told of a trial before somebody commits himself, held to the rules: every throw played out to the verdict. */
import type { Explanation, Throw } from '@tabularium/kernel';
import { leaveToChance } from '@tabularium/kit';
import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { senator } from '../rome/senators.ts';
import { accuse, A, C, D, E, corrupt, prosecuting } from '../testing/prosecutions.ts';
import { ballots, type Game, type Says } from '../testing/senate.ts';
import { explain } from './explain.ts';

const told = (game: Game, verb: string, ref = ''): Explanation | undefined =>
  explain(game.view(game.waitingFor[0]!), verb, ref);
const totals = (e: Explanation | undefined): number[] => (e?.tallies ?? []).map((t) => t.total);

const DIE = [1, 2, 3, 4, 5, 6];
const ROLLS = DIE.flatMap((a) => DIE.map((b) => [a, b]));

/** Votes of the people, fewer than 0 for conviction; none where it is over at once. */
const votesOf = ({ brings: { k, a } }: Throw): number => Number(a?.['n'] ?? 0) * (k === 'appeal.guilty' ? -1 : 1);

describe('an appeal, throw by throw', () => {
  /** The Accused of seat 1 is called when seat 0 has voted, and seat 2 votes after him. */
  const asked = (popularity: number, influence: number, first: Says): Game => {
    const game = prosecuting((g) => {
      corrupt(C)(g);
      senator(g, C).popularity = popularity;
      senator(g, C).influence = influence;
    });
    accuse(game, C, 'charge:corrupt');
    game.as(0).does('callInOrder', ['faction:0', 'faction:1', 'faction:2']);
    return ballots(game.as(0).does(first), {}).as(1);
  };
  const verdict = (game: Game): 'lose' | 'win' =>
    game.logKeys().some((k) => k === 'prosecution.guilty' || k === 'prosecution.lynched') ? 'lose' : 'win';

  test.each([
    [0, 0, 'aye'],
    [0, 1, 'aye'],
    [0, 2, 'aye'],
    [0, 3, 'aye'],
    [2, 0, 'aye'],
    [-4, 6, 'nay'],
    [-2, 0, 'aye'],
  ] as const)(
    '[1.09.421-b][1.09.421-c][1.09.143-a] Popularity %i, Influence %i, the others %s',
    (popularity, influence, first) => {
      const throws = told(asked(popularity, influence, first), 'appeal')!.throws!;
      for (const t of throws) {
        const ways = ROLLS.filter(([a, b]) => a! + b! === t.roll);
        expect([t.roll, t.chance.toFixed(9)]).toEqual([t.roll, (ways.length / ROLLS.length).toFixed(9)]);
        const [roll] = ways;
        const ends = (['aye', 'nay'] as const).map((last) => {
          const game = asked(popularity, influence, first)
            .byChance(...roll!)
            .as(1)
            .does('appeal');
          leaveToChance(game.state);
          expect(game.g.senate.floors.at(-1)?.appeal ?? 0).toBe(votesOf(t));
          return verdict(ballots(game, { 1: 'nay', 2: last }));
        });
        expect([t.roll, t.end]).toEqual([t.roll, ends[0] === ends[1] ? ends[0] : 'draw']);
      }
      expect(throws.reduce((n, t) => n + t.chance, 0)).toBeCloseTo(1);
    },
  );
});

describe('a conviction', () => {
  const drawn = (patch: (g: Rome) => void, charge: string): Game =>
    prosecuting((g) => {
      corrupt(C)(g);
      patch(g);
    })
      .as(0)
      .does('prosecute', C)
      .does('charge', charge) as Game;
  const convicted = (game: Game, by: string): Game => {
    game.as(0).does('appointProsecutor', by);
    if (by === E) game.as(2).does('consent');
    const asked = ballots(game, { 0: 'aye', 2: 'aye' }).as(1);
    return ballots(asked.does('noAppeal'), { 0: 'aye', 2: 'aye' });
  };
  test.each([
    [7, 2, A],
    [3, -7, A],
    [0, 0, E],
  ])(
    '[1.09.441-a][1.09.44-b] Influence %i, Popularity %i: what is told is what is lost and won',
    (influence, popularity, by) => {
      const game = drawn((g) => Object.assign(senator(g, C), { influence, popularity }), 'charge:corrupt');
      const before = totals(told(game, 'appointProsecutor', by));
      const { g } = convicted(game, by);
      const s = senator(g, C);
      expect(before).toEqual([s.popularity, s.influence, senator(g, by).influence]);
    },
  );
  test('[1.09.442-a][1.09.44-b] he dies of a major one, and the Prosecutor has half of all his Influence', () => {
    const game = drawn((g) => Object.assign(senator(g, C), { influence: 9, major: true }), 'charge:major');
    const [reward, ...others] = totals(told(game, 'appointProsecutor', A));
    expect(others).toEqual([]);
    expect(reward).toBe(senator(convicted(game, A).g, A).influence);
  });
  test('whoever is to prosecute is told the same, and so is the Accused', () => {
    const game = drawn((g) => Object.assign(senator(g, C), { influence: 7 }), 'charge:corrupt');
    const before = totals(told(game, 'appointProsecutor', E));
    game.as(0).does('appointProsecutor', E);
    expect(totals(told(game, 'consent'))).toEqual(before);
    ballots(game.as(2).does('consent'), { 0: 'aye', 2: 'aye' });
    expect(totals(told(game, 'noAppeal'))).toEqual(before);
    expect(told(game, 'appointProsecutor', D)).toBeUndefined();
  });
});
