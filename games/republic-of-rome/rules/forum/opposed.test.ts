import { describe, expect, test } from 'vitest';
import type { SenatorId } from '../ids.ts';
import { abilityOf, contentOf, senatorCard } from '../data/printed.ts';
import { fresh } from '../rome/death.ts';
import { empty } from '../testing/empty.ts';
import { PRINTED } from '../testing/printed.ts';
import { loyalty } from './base-number.ts';

type Printed = [who: SenatorId, opponents: SenatorId[]];

/** Every Statesman whose card names opponents, written down here from the cards, not taken from the data. */
const CARDS: Readonly<Record<string, Printed>> = {
  '[card-10-a] Scipio Africanus': ['senator:1A', ['senator:22A']],
  '[card-29-a] Flamininus': ['senator:18A', ['senator:22A']],
  '[card-33-a] Cato the Elder': ['senator:22A', ['senator:1A', 'senator:1B', 'senator:18A']],
  '[card-77-a] Sulla': ['senator:1C', ['senator:27A']],
  '[card-78-a] Flaccus': ['senator:7A', ['senator:23A']],
  '[card-80-a] Glaucia': ['senator:21A', ['senator:1C']],
  '[card-83-a] Laenas': ['senator:23A', ['senator:25A', 'senator:25B', 'senator:7A']],
  '[card-88-a] Marius': ['senator:27A', ['senator:1C']],
  '[card-125-a] Caesar': ['senator:4A', ['senator:22B']],
  '[card-126-a] Cato the Younger': ['senator:22B', ['senator:4A']],
  '[card-132-a] Crassus': ['senator:29A', ['senator:30A']],
  '[card-133-b] Lucullus': ['senator:29B', ['senator:30A']],
  '[card-135-b] Pompeius': ['senator:30A', ['senator:29A']],
};

/** Every other Statesman of the game, who must not lower his loyalty. */
const others = (who: SenatorId, named: readonly SenatorId[]): SenatorId[] =>
  contentOf(PRINTED)
    .senators.filter((c) => c.statesman && c.id !== who && !named.includes(c.id))
    .map((c) => c.id);

describe('[1.07.411-c] LOY 0 with an opponent of his card', () => {
  const withOne = (who: SenatorId, other: SenatorId, seats: readonly [number, number]): number => {
    const { g } = empty((x) => x.senators.push(fresh(x, who, seats[0]), fresh(x, other, seats[1])));
    return loyalty(g, g.senators[0]!, 0);
  };

  test.each(Object.entries(CARDS))('%s', (_, [who, opponents]) => {
    const { loy } = senatorCard(PRINTED, who);
    expect(loy).toBeGreaterThan(0);
    for (const other of opponents) {
      expect([other, withOne(who, other, [1, 1])]).toEqual([other, 0]);
      expect([other, withOne(who, other, [1, 2])]).toEqual([other, loy]);
      expect([other, withOne(who, other, [-1, -1])]).toEqual([other, loy]);
    }
    for (const other of others(who, opponents)) expect([other, withOne(who, other, [1, 1])]).toEqual([other, loy]);
  });

  test('no other Statesman has an opponent', () => {
    const named = contentOf(PRINTED).senators.filter((c) => (abilityOf(PRINTED, c.id)?.opposes ?? []).length > 0);
    expect(named.map((c) => c.id).sort()).toEqual(
      Object.values(CARDS)
        .map(([who]) => who)
        .sort(),
    );
  });
});
