import { expect, test } from 'vitest';
import { inSenate } from '../testing/meeting.ts';
import { business } from './other-business.ts';

test('[1.09.83-a][amb-107] any player moves a motion; it changes nothing and nobody waits for it', () => {
  const p = inSenate(business, undefined, () => {});
  const before = JSON.stringify({ ...p.g, senate: { ...p.g.senate, motions: [] } });
  p.as(2).does('moveMotion', 'motion:carthage').expectLog('senate.motion');
  expect(p.waitingFor).toEqual([0]);
  // [amb-107] One each.
  p.as(2).refuses('moveMotion', 'motion:feast').refuses('backMotion', 'faction:2');
  p.as(1).does('backMotion', 'faction:2').refuses('opposeMotion', 'faction:2');
  p.as(0).does('opposeMotion', 'faction:2');
  expect(p.g.senate.motions).toEqual([{ by: 2, about: 'motion:carthage', ayes: [1], nays: [0] }]);
  expect(JSON.stringify({ ...p.g, senate: { ...p.g.senate, motions: [] } })).toBe(before);
});

test("[1.09.83-a] a motion in the mover's own words", () => {
  const p = inSenate(business, undefined, () => {});
  p.as(1).does('moveInWords', 'that the baths be free on feast days').expectLog('senate.motion');
  p.refuses('moveMotion', 'motion:feast').refuses('moveInWords', 'and another');
  p.as(2).does('opposeMotion', 'faction:1');
  expect(p.g.senate.motions).toEqual([{ by: 1, about: 'that the baths be free on feast days', ayes: [], nays: [2] }]);
});
