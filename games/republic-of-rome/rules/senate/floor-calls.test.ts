import { describe, expect, test } from 'vitest';
import { onVote, RAISE, result } from '../testing/meeting.ts';

describe('a death before a window has closed', () => {
  const three = () =>
    onVote(RAISE, (g) => {
      for (const f of g.factions) f.attempted = 0;
    });
  /** Seat 2 kills the Senator of seat 1 who has no part in it. */
  const kill = (p: ReturnType<typeof onVote>) =>
    p.as(2).does('assassinate', 'senator:5').does('sendAssassin', 'senator:7').rolling(6).does('strike');
  test('[amb-F3] [w1] stays open to those who have not passed', () => {
    const p = kill(three());
    expect(p.waitingFor).toEqual([0, 1]);
    p.as(0).does('pass').as(1).does('pass');
    expect(p.as(0).offers('callClockwise')).toBeDefined();
  });
  test('[1.09.16-a][amb-2][amb-F3] the last Faction does not vote before [w3] has closed', () => {
    const p = three();
    for (const seat of [0, 1, 2]) p.as(seat).does('pass');
    p.as(0).does('callClockwise').as(1).does('aye').as(2).does('aye');
    expect(p.waitingFor).toEqual([0, 1, 2]);
    kill(p);
    expect(p.waitingFor).toEqual([0, 1]);
    p.as(1).does('pass').as(0).refuses('aye').does('pass').does('aye');
    expect(result(p)).toBe('passed');
  });
});
