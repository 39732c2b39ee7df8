import { describe, expect, test } from 'vitest';
import type { Rome } from '../../game.ts';
import type { ProvinceId, SenatorId } from '../../ids.ts';
import { developmentOdds } from '../../revenue/development.ts';
import { spoils } from '../../revenue/spoils.ts';
import { fresh } from '../../rome/death.ts';
import { senator } from '../../rome/senators.ts';
import { bare, governs, rich } from '../../testing/bare.ts';
import { faction } from '../../testing/at.ts';
import { atNeutrals, IMPERIALS, PLUTOCRATS } from '../../testing/neutrals.ts';

/** senator:1 is the Player's; 2 to 5 lead the Imperials, Plutocrats, Conservatives and Populists. */
const governing = (
  all: readonly (readonly [SenatorId, ProvinceId])[],
  dice: number[],
  patch: (g: Rome) => void = () => {},
) =>
  atNeutrals(
    spoils,
    undefined,
    {},
    (g) => {
      bare(g);
      g.phase = 'revenue';
      patch(g);
      for (const [who, id] of all) governs(g, who, id);
    },
    dice,
  );
const corrupt = (g: Rome, id: SenatorId): boolean => senator(g, id).corrupt;

describe('4.03.3 Governors', () => {
  test.each([
    [3, false],
    [4, true],
  ])('[4.03.3-a][4.03.3-b][4.03.3-c] Imperials help themselves with 4 or more: %i', (die, isTaken) => {
    const game = governing([['senator:2', 'province:sicilia']], isTaken ? [die, 5] : [die]).rolled();
    expect(corrupt(game.g, 'senator:2')).toBe(isTaken);
    expect(game.offers('over')).toBeDefined();
  });

  test.each([
    [2, false],
    [3, true],
  ])('[4.03.3-b] Populists with 3 or more: %i', (die, isTaken) => {
    const game = governing([['senator:5', 'province:sicilia']], isTaken ? [die, 5] : [die]).rolled();
    expect(corrupt(game.g, 'senator:5')).toBe(isTaken);
  });

  test('[4.03.3-b] Plutocrats always, Conservatives never, both without a die', () => {
    const game = governing(
      [
        ['senator:3', 'province:sicilia'],
        ['senator:4', 'province:sardinia-corsica'],
      ],
      [5],
    ).rolled();
    expect([corrupt(game.g, 'senator:3'), corrupt(game.g, 'senator:4')]).toEqual([true, false]);
    game.expectLog('neutral.governor.leaves', { who: 'senator:4' }, '4.03.3-b');
    expect(game.reasons('neutral.governor.leaves')[0]?.by.k).toBe('neutral.by.spoils');
  });

  test('[4.03.3-c] a die for each Governor of its own', () => {
    const game = governing(
      [
        ['senator:2', 'province:sicilia'],
        ['senator:10', 'province:sardinia-corsica'],
      ],
      [1, 4, 6],
      (g) => void g.senators.push(fresh(g, 'senator:10', IMPERIALS)),
    ).rolled();
    expect(['senator:2', 'senator:10'].filter((id) => senator(game.g, id).corrupt)).toHaveLength(1);
  });

  test.each(['senator:28A', 'senator:22A', 'senator:22B'] as const)('[4.03.3-d] %s never does', (id) => {
    const game = governing(
      [[id, 'province:sicilia']],
      [],
      (g) => void faction(g, PLUTOCRATS, 'senator:3', id),
    ).rolled();
    expect(corrupt(game.g, id)).toBe(false);
    game.expectLog('neutral.governor.leaves', { who: id }, '4.03.3-d');
    expect(game.reasons('neutral.governor.leaves')[0]?.by.k).toBe('neutral.by.honest');
  });

  test('[4.03.3-e] he has no 1 for honesty when the Province is developed', () => {
    const game = governing([['senator:3', 'province:sicilia']], [5]).rolled();
    const [p] = game.g.provinces;
    expect(developmentOdds(game.g, p!, 'left')).toBe(1 / 6);
    const honest = governing([['senator:4', 'province:sicilia']], []);
    expect(developmentOdds(honest.g, honest.g.provinces[0]!, 'left')).toBe(2 / 6);
  });

  test('[4.03.3-a] Players choose for their own Governors alone, and what all have got counts', () => {
    const game = governing(
      [
        ['senator:1', 'province:sicilia'],
        ['senator:3', 'province:sardinia-corsica'],
      ],
      [],
    );
    expect(game.waitingFor).toEqual([0]);
    expect(game.offers('takeSpoils')).toMatchObject({ of: ['province:sicilia'] });
    game.rolling(4, 5).does('takeSpoils', ['province:sicilia']).rolled();
    expect([corrupt(game.g, 'senator:1'), corrupt(game.g, 'senator:3')]).toEqual([true, true]);
  });

  test('[4.02.2-a] whether a Neutral pays a loss himself, the Dominant Player decides', () => {
    const game = governing([['senator:3', 'province:sardinia-corsica']], [1], (g) => void rich(g, 'senator:3', 9));
    expect(game.question?.prompt).toMatchObject({ k: 'ask.revenue.negativeSpoils', a: { who: 'senator:3', n: 4 } });
    game.does('paySpoils');
    expect(senator(game.g, 'senator:3').talents).toBe(5);
  });
});

test('[4.03.3-b][4.02.1-b] who never helps himself is nothing to stop at; who may is', () => {
  const stepped = (who: SenatorId) =>
    atNeutrals(spoils, undefined, { pace: 'step' }, (g) => {
      bare(g);
      g.phase = 'revenue';
      governs(g, who, 'province:sicilia');
    }).as(0);
  expect(stepped('senator:4').offers('nextMove')).toBeUndefined();
  expect(stepped('senator:2').offers('nextMove')).toBeDefined();
});
