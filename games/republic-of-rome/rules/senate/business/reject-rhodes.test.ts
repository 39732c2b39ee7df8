import { expect, test } from 'vitest';
import { at } from '../../testing/at.ts';
import { allVote, type Game, meeting, TURN } from '../../testing/senate.ts';
import { propose } from '../proposals.ts';
import { rejectRhodes } from './reject-rhodes.ts';

const begin = (since: number): Game =>
  at(propose, { kind: 'reject-rhodes', by: 0, means: 'presiding' }, { seats: 3 }, (g) => {
    meeting(g, 'business', ['senator:1'], ['senator:2'], ['senator:3']);
    g.events = [{ id: 'event:176', level: 1, since }];
    g.rhodian = { fleets: 8, wars: ['war:1'] };
    g.fleets = 10;
  });

test('[card-176-1-d] the Senate may reject the alliance in the turn it came, once Provinces are filled', () => {
  const game = begin(TURN);
  expect(rejectRhodes.mayPut(game.g, 0, 'presiding')).toBe(true);
  game.g.senate.step = 'governors';
  expect(rejectRhodes.mayPut(game.g, 0, 'presiding')).not.toBe(true);
  game.g.senate.step = 'business';
  allVote(game.as(0).does('put'), 'aye');
  expect(game.g.events).toEqual([]);
  expect(game.g.fleets).toBe(2);
  expect(rejectRhodes.mayPut(begin(TURN - 1).g, 0, 'presiding')).not.toBe(true);
});

test('[card-176-1-d] rejected by the Senate itself, it does not come again', () => {
  const game = allVote(begin(TURN).as(0).does('put'), 'nay');
  expect(game.g.fleets).toBe(10);
  expect(rejectRhodes.mayPut(game.g, 0, 'presiding')).not.toBe(true);
});
