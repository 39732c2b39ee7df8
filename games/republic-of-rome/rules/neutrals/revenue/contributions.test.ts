import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import { contributions } from '../../revenue/contributions.ts';
import { revenue } from '../../revenue/index.ts';
import { fresh } from '../../rome/death.ts';
import { LAW } from '../../rome/cards.ts';
import { senator } from '../../rome/senators.ts';
import { takeCard } from '../../testing/at.ts';
import { bare, governs, rich } from '../../testing/bare.ts';
import { atNeutrals, CONSERVATIVES } from '../../testing/neutrals.ts';
import { captured } from '../../testing/people.ts';

const giving = (patch: (g: Rome) => void, seats: 1 | 2 = 1) =>
  atNeutrals(contributions, undefined, { seats }, (g) => {
    bare(g);
    g.phase = 'revenue';
    for (const s of g.senators) s.influence = 5;
    patch(g);
  });
const has = (g: Rome, id: string): number => senator(g, id).talents;

describe('4.03.4 matching', () => {
  test('[4.03.4-a][4.03.4-b][4.03.4-e] Imperials and Conservatives give what a Player gave, and gain by it; the others nothing', () => {
    const game = giving((g) => {
      for (const n of [1, 2, 3, 4, 5] as const) rich(g, `senator:${n}`, 30);
      rich(g, 'senator:4', 25);
    });
    expect(game.waitingFor).toEqual([0]);
    game.does('contribute', { 'senator:1': 25 });
    expect(game.offers('over')).toBeDefined();
    expect([2, 3, 4, 5].map((n) => has(game.g, `senator:${n}`))).toEqual([5, 30, 0, 30]);
    expect([2, 3, 4, 5].map((n) => senator(game.g, `senator:${n}`).influence)).toEqual([8, 5, 8, 5]);
    expect(game.g.state).toBe(175);
  });

  test('[4.03.4-b] no Player gives, no Neutral does', () => {
    const game = giving((g) => {
      rich(g, 'senator:1', 30);
      rich(g, 'senator:2', 30);
    });
    game.does('contributed');
    expect([has(game.g, 'senator:2'), game.g.state]).toEqual([30, 100]);
    expect(game.lines('neutral.contribution.match')).toEqual([]);
  });

  test('[4.03.4-b] that of an earlier turn does not count', () => {
    const game = atNeutrals(
      revenue,
      undefined,
      {},
      (g) => {
        bare(g);
        g.neutrals!.contributed = 20;
        rich(g, 'senator:2', 30);
      },
      [6],
    );
    game.does('redistributed').does('redistributed');
    expect(has(game.g, 'senator:2')).toBe(30);
  });

  test('[4.03.4-c] one who has less gives nothing; [4.03.2-a] the richest gives, wherever he is', () => {
    const game = giving((g) => {
      g.senators.push(fresh(g, 'senator:10', CONSERVATIVES), fresh(g, 'senator:11', CONSERVATIVES));
      rich(g, 'senator:1', 30);
      rich(g, 'senator:2', 9);
      rich(g, 'senator:4', 15);
      rich(g, 'senator:10', 16);
      governs(g, 'senator:10', 'province:sicilia');
      rich(g, 'senator:11', 40);
      captured(g, 'senator:11');
    });
    game.does('contribute', { 'senator:1': 10 });
    expect(['senator:2', 'senator:4', 'senator:10', 'senator:11'].map((id) => has(game.g, id))).toEqual([9, 15, 6, 40]);
    game.expectLog('neutral.contribution.none', { faction: 'faction:1', n: 10 });
  });

  test('[4.03.4-d] once, and for the largest Contribution of one Senator', () => {
    const game = giving((g) => {
      g.senators.push(fresh(g, 'senator:10', 0));
      rich(g, 'senator:1', 30);
      rich(g, 'senator:10', 30);
      rich(g, 'senator:2', 30);
      rich(g, 'senator:3', 60);
    }, 2);
    // The Imperials are now senator:3's; senator:2 is the other Player's.
    game.as(0).does('contribute', { 'senator:1': 4, 'senator:10': 7 });
    game.as(1).does('contribute', { 'senator:2': 6 });
    expect(game.as(0).offers('over')).toBeDefined();
    expect(has(game.g, 'senator:3')).toBe(53);
  });
});

describe('4.03.4 35 Influence', () => {
  const near = (influence: number, talents: number, patch: (g: Rome) => void = () => {}) =>
    giving((g) => {
      rich(g, 'senator:3', talents).influence = influence;
      patch(g);
    });
  test.each([
    [34, 10, 0],
    [32, 25, 0],
    [28, 50, 0],
    [33, 60, 35],
  ])(
    '[4.03.4-f][4.03.4-g] with %i Influence and %i Talents he pays the least that is enough, whatever his guideline',
    (influence, talents, left) => {
      const game = near(influence, talents);
      expect(has(game.g, 'senator:3')).toBe(left);
      expect(senator(game.g, 'senator:3').consulForLife).toBe(true);
    },
  );

  test.each([
    [34, 9],
    [32, 24],
    [27, 90],
    [35, 90],
  ])('[4.03.4-f] with %i Influence and %i Talents he does not', (influence, talents) => {
    expect(has(near(influence, talents).g, 'senator:3')).toBe(talents);
  });

  test('[4.03.4-f] nor away from Rome, nor where nobody is Consul for Life by Influence alone', () => {
    expect(has(near(34, 10, (g) => void governs(g, 'senator:3', 'province:sicilia')).g, 'senator:3')).toBe(10);
    const reformed = near(34, 10, (g) => {
      takeCard(g, LAW.militaryReforms);
      g.laws.push(LAW.militaryReforms);
    });
    expect(has(reformed.g, 'senator:3')).toBe(10);
  });

  test('[4.03.4-d] whoever has risen by it does not match as well', () => {
    const game = giving((g) => {
      rich(g, 'senator:1', 10);
      rich(g, 'senator:4', 40).influence = 34;
    });
    game.does('contribute', { 'senator:1': 10 });
    expect(has(game.g, 'senator:4')).toBe(30);
  });
});
