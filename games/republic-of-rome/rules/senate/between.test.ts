import { expect, test } from 'vitest';
import { inSenate } from '../testing/meeting.ts';
import { isUnsettled } from './between.ts';
import { business } from './other-business.ts';

test('[1.05.4-e][amb-101] a Faction without Senators waits while the Curia is empty, and the Senate goes on', () => {
  const p = inSenate(business, undefined, (g) => {
    for (const s of g.senators) if (s.faction === 2) s.faction = 1;
    g.curia = [];
  });
  expect(isUnsettled(p.g)).toBe(false);
  expect(p.as(0).offers('adjourn')).toBeDefined();
  p.change((g) => {
    g.curia = ['senator:11'];
  });
  expect(isUnsettled(p.g)).toBe(true);
});
