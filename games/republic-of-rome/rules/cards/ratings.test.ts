import { describe, expect, test } from 'vitest';
import { romanTally } from '../combat/land.ts';
import { contentOf } from '../data/printed.ts';
import { persuasionTally } from '../forum/base-number.ts';
import { fresh } from '../rome/death.ts';
import { votesInRome } from '../rome/senators.ts';
import { sends, quietRome, wages } from '../testing/armies.ts';
import { faction } from '../testing/at.ts';
import { empty } from '../testing/empty.ts';
import { PRINTED } from '../testing/printed.ts';

/** Families whose three ratings all differ, so that none can be mistaken for another. */
const distinct = contentOf(PRINTED).senators.filter((c) => !c.statesman && new Set([c.mil, c.ora, c.loy]).size === 3);

describe('[1.07.31-a] what the three ratings are for', () => {
  test('there are Families to tell them apart by', () => {
    expect(distinct.length).toBeGreaterThan(5);
  });
  test.each(distinct.map((c) => [c.id, c] as const))(
    '%s: ORA is votes, and speaks for the persuader; LOY resists',
    (id, c) => {
      const { g } = empty((x) => x.senators.push(fresh(x, id, 0), { ...fresh(x, id, -1), talents: 0 }));
      expect(votesInRome(g, 0)).toBe(c.ora);
      const parts = persuasionTally(g, { ...g.senators[0]!, influence: 5 }, g.senators[1]!).parts;
      expect(parts.map((p) => [p.k, p.n])).toEqual([
        ['oratory', c.ora],
        ['influence', 5],
        ['loyalty', -c.loy],
      ]);
    },
  );
  test.each(distinct.map((c) => [c.id, c] as const))('%s: MIL commands on land and at sea', (id, c) => {
    const g = quietRome((x) => {
      faction(x, 0, id);
      sends(x, id, wages(x, 'war:5').id, { legions: 9, fleets: 8 });
    });
    const total = (ground: 'land' | 'sea') => romanTally(g, g.forces[0]!, g.wars.at(-1)!, ground).total;
    expect([total('land'), total('sea')]).toEqual([9 + c.mil, 8 + c.mil]);
  });
});
