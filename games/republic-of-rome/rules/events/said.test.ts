import { expect, test } from 'vitest';
import { fresh } from '../rome/death.ts';
import { governs, table } from '../testing/bare.ts';
import { internalDisorder } from './internal-disorder.ts';
import { onActiveWarDrawn } from './pretender.ts';
import { legionsTo } from '../testing/armies.ts';

const inPlay = (n: number, level: number) => [{ id: `event:${n}` as const, level, since: 1 }];

test('[card-169-1-b] everybody reads whether the Province kept the peace', () => {
  const disorder = (die: number): string[] => {
    const t = table(
      (g) => {
        g.events = inPlay(169, 1);
        g.senators.push(fresh(g, 'senator:10', 0));
        governs(g, 'senator:10', 'province:macedonia');
      },
      [die],
    );
    internalDisorder(t.cx);
    return t.said().filter((key) => key.startsWith('event.disorder'));
  };
  expect(disorder(5)).toEqual(['event.disorder.quiet']);
  expect(disorder(4)).toEqual(['event.disorder.revolt']);
});

test('[own-55] the Pretender has the Land Strength of the side of the Province that lies up', () => {
  // Illyricum: Land Strength 2, 4 when developed. 4 Legions and MIL 1: 11 + 5 − 2 = 14 is a Victory, 11 + 5 − 4 is none.
  const rises = (developed: boolean): boolean => {
    const t = table(
      (g) => {
        g.events = inPlay(174, 1);
        g.senators.push(fresh(g, 'senator:10', 0));
        governs(g, 'senator:10', 'province:illyricum', developed);
        legionsTo(g, 'province:illyricum', 4);
      },
      // Which Legions are lost does not matter.
      [0, 4, 4, 3],
      { byChance: true },
    );
    onActiveWarDrawn(t.cx);
    return t.g.provinces[0]!.inRevolt;
  };
  expect(rises(false)).toBe(false);
  expect(rises(true)).toBe(true);
});
