import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { senator } from '../rome/senators.ts';
import { onVote, voting, who } from '../testing/meeting.ts';
import { targets } from './assassins.ts';
import { revolts } from '../testing/people.ts';

/** A vote on `senator:4` of seat 1 as Consul for Life, in which everybody may attempt an Assassination. */
const vote = (patch: (g: Rome) => void = () => {}) =>
  onVote({ t: 'consul-for-life', nominee: 'senator:4' }, (g) => {
    senator(g, 'senator:4').influence = 21;
    for (const f of g.factions) f.attempted = 0;
    patch(g);
  });
const rebel = (g: Rome): void => {
  revolts(g, 'senator:9').at = 'field';
};

describe('[1.09.821-e] Assassination and the Consul for Life', () => {
  test('during the vote the nominee may be attacked', () => {
    const game = vote();
    const seat = game.waitingFor.find((s) => game.as(s).offers('assassinate') !== undefined);
    expect(seat).toBeDefined();
    expect(game.as(2).offers('assassinate')).toMatchObject({ of: expect.arrayContaining(['senator:4']) });
  });
  test('once elected nobody can attack him, not even the Faction of a Rebel', () => {
    const game = vote((g) => {
      for (const f of g.factions) f.attempted = g.turn;
      rebel(g);
    });
    expect(targets(game.g, 2).map((s) => s.id)).toContain('senator:4');
    voting(game, 'aye', 'aye', 'aye');
    expect(who(game, 4).consulForLife).toBe(true);
    for (const seat of [0, 2]) expect(targets(game.g, seat).map((s) => s.id)).not.toContain('senator:4');
    expect(targets(game.g, 2).map((s) => s.id)).toContain('senator:5');
  });
});
