import { expect, test } from 'vitest';
import { onVote, RAISE, result, voting } from '../testing/meeting.ts';
import { votesCast } from './counting.ts';

test('[1.09.144-h][1.09.721-f] a vote in favour prevents unanimous defeat though its Senator has died since', () => {
  const p = onVote(RAISE).as(0).does('callClockwise').as(1).does('split').does('aye').does('nay').does('nay');
  p.change((g) => {
    g.senate.floors[0]!.dead.push('senator:4');
    g.senators = g.senators.filter((s) => s.id !== 'senator:4');
  });
  p.as(2).does('nay').as(0).does('nay');
  expect(result(p)).toBe('failed');
});
test('[1.09.144-a][amb-14] an heir who came too late to vote does not count for it', () => {
  const p = onVote(RAISE, (g) => {
    g.factions[2]!.attempted = 0;
  });
  p.as(2).does('assassinate', 'senator:4').does('sendAssassin', 'senator:7').rolling(6).does('strike');
  voting(p, 'nay', 'nay', 'aye');
  expect(p.as(0).offers('loseInfluence')).toBeDefined();
});

test('[1.09.421-c][1.09.143-b] the people’s votes are for or against the Accused, never abstentions', () => {
  const p = onVote(RAISE);
  const floor = p.g.senate.floors[0]!;
  const cast = (appeal: number) => {
    floor.appeal = appeal;
    return (['for', 'against', 'abstain'] as const).map((way) => votesCast(floor, way));
  };
  expect([cast(0), cast(5), cast(-5)]).toEqual([
    [0, 0, 0],
    [0, 5, 0],
    [5, 0, 0],
  ]);
});
