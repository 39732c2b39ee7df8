import { expect, test } from 'vitest';
import { fresh } from '../rome/death.ts';
import { inRomeOf, senatorsOf } from '../rome/senators.ts';
import { bare, governs, rich, table } from '../testing/bare.ts';
import { captured } from '../testing/people.ts';
import { richest } from './paying.ts';

const { g } = table((x) => {
  bare(x);
  x.senators.push(fresh(x, 'senator:10', 1), fresh(x, 'senator:11', 1), fresh(x, 'senator:12', 1));
  rich(x, 'senator:2', 3);
  rich(x, 'senator:10', 4);
  rich(x, 'senator:11', 7);
  rich(x, 'senator:12', 9);
  governs(x, 'senator:11', 'province:sicilia');
  captured(x, 'senator:12');
});

test('[4.03.2-a] the richest pays, wherever he is; not one who cannot', () => {
  const { left, candidates } = richest(senatorsOf(g, 1));
  expect(left.map((s) => s.id)).toEqual(['senator:11']);
  expect(candidates.find((c) => c.ref === 'senator:10')?.out).toMatchObject({ a: { has: 4, best: 7 } });
});

test('[4.03.2-c] where he must be in Rome, the richest who is', () => {
  expect(richest(inRomeOf(g, 1)).left.map((s) => s.id)).toEqual(['senator:10']);
});
