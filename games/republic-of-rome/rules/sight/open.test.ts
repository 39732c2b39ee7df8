import { expect, test } from 'vitest';
import { inSenate, onVote, RAISE } from '../testing/meeting.ts';
import { business } from '../senate/other-business.ts';
import { onFloorOf } from './open.ts';

test('[1.09.14-a] how the vote stands: what was cast, and what this seat and the others have still to cast', () => {
  const p = onVote(RAISE);
  // 7, 8 and 8 votes.
  expect(onFloorOf(p.view(0))).toEqual({ proposal: RAISE, ayes: 0, nays: 0, own: 7, others: 16 });
  p.as(0).does('callFaction', 'faction:1').as(1).does('aye');
  expect(onFloorOf(p.view(0))).toMatchObject({ ayes: 8, nays: 0, own: 7, others: 8 });
  expect(onFloorOf(p.view(1))).toMatchObject({ ayes: 8, own: 0, others: 15 });
  expect(onFloorOf(p.view('public'))).toMatchObject({ own: 0, others: 15 });
});

test('[1.09.14-a] while nothing is on the floor nothing stands', () => {
  expect(onFloorOf(inSenate(business, undefined).view(0))).toBeUndefined();
});
