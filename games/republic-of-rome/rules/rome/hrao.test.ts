import { describe, expect, test } from 'vitest';
import { contentOf } from '../data/printed.ts';
import type { SenatorId } from '../ids.ts';
import { empty } from '../testing/empty.ts';
import { PRINTED } from '../testing/printed.ts';
import { fresh } from './death.ts';
import { highest, hrao, outranks } from './hrao.ts';

/** Two Families with the same ORA, the higher number first: by the cards. */
const equals = (): [SenatorId, SenatorId][] => {
  const families = contentOf(PRINTED).senators.filter((c) => !c.statesman);
  return families.flatMap((a) =>
    families.filter((b) => b.ora === a.ora && b.number < a.number).map((b): [SenatorId, SenatorId] => [a.id, b.id]),
  );
};

describe('[1.09.11-c] nobody in office', () => {
  const first = (...ids: SenatorId[]): string | undefined =>
    hrao(empty((g) => g.senators.push(...ids.map((id) => ({ ...fresh(g, id, 0), influence: 3 })))).g)?.id;

  test('of equal Influence and ORA the lower number is HRAO, in whatever order they lie', () => {
    expect(equals().length).toBeGreaterThan(20);
    for (const [higher, lower] of equals()) {
      expect([higher, lower, first(higher, lower), first(lower, higher)]).toEqual([higher, lower, lower, lower]);
    }
  });
  test('ORA goes before the number, and Influence before ORA', () => {
    const cards = contentOf(PRINTED).senators.filter((c) => !c.statesman);
    const [best, worse] = [cards.find((c) => c.ora === 4)!, cards.find((c) => c.ora === 1)!];
    const pair = (number: number) => cards.find((c) => c.number === number)!;
    const better = cards.find((c) => c.ora > pair(1).ora && c.number > 1);
    expect(first('senator:1', (better ?? best).id)).toBe((better ?? best).id);
    const { g } = empty((x) => {
      x.senators.push({ ...fresh(x, best.id, 0), influence: 3 }, { ...fresh(x, worse.id, 1), influence: 4 });
    });
    expect(hrao(g)?.id).toBe(worse.id);
    expect(outranks(g, g.senators[0]!, g.senators[1]!)).toBe(false);
    expect(highest(g, g.senators)?.id).toBe(worse.id);
  });
  test('nobody outranks himself or an equal in everything but the number', () => {
    for (const [higher, lower] of equals()) {
      const { g } = empty((x) => {
        x.senators.push({ ...fresh(x, higher, 0), influence: 3 }, { ...fresh(x, lower, 1), influence: 3 });
      });
      const [a, b] = g.senators as [(typeof g.senators)[0], (typeof g.senators)[0]];
      expect([outranks(g, a, b), outranks(g, b, a), outranks(g, a, a)]).toEqual([false, true, false]);
    }
  });
});
