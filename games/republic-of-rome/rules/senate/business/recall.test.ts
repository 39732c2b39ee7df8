import { describe, expect, test } from 'vitest';
import { type Force, type Rome } from '../../game.ts';
import { countLegions, newForce } from '../../rome/forces.ts';
import { senator } from '../../rome/senators.ts';
import { allVote, TURN } from '../../testing/senate.ts';
import { FIELD, X, Y, GALLIC, begin, wars, proconsul, offered, range, sendAll } from '../../testing/deployment.ts';

describe('recall and replacement', () => {
  const war8 = (g: Rome): Force => {
    wars(g, 'war:8');
    return proconsul(g, X, 'war:8', [0, 1, 2, 3, 4, 5], 3);
  };

  test('[1.09.644-a][1.09.644-b] recalled, he is in Rome and his Force in the Active Forces boxes', () => {
    const game = begin((g) => void war8(g));
    game.as(0).does('recallCommander', X);
    allVote(game.does('put'), 'aye');
    expect(senator(game.g, X)).toMatchObject({ at: 'rome', office: '' });
    expect(game.g.forces).toEqual([]);
    expect(game.g.fleets).toBe(13);
    expect(countLegions(game.g, 'active')).toBe(10);
  });

  test('[1.09.644-b][1.09.644-f] replaced by a Consul, his Force stays and is joined by what comes', () => {
    const game = begin((g) => void war8(g));
    game.as(0).does('sendCommander', FIELD).does('sendAgainst', 'war:8').does('replaceCommander', X);
    allVote(game.sets('legions', 1).sets('fleets', 0).does('put'), 'aye');
    expect(senator(game.g, X).at).toBe('rome');
    expect(game.g.forces).toHaveLength(1);
    expect(game.g.forces[0]).toMatchObject({ commander: FIELD, fleets: 3, sentIn: TURN });
    expect(countLegions(game.g, 'force:1')).toBe(7);
    const beside = begin((g) => void war8(g));
    beside.as(0).does('sendCommander', FIELD).does('sendAgainst', 'war:8').does('alongside');
    expect(range(beside, 'legions')).toEqual([1, 4]);
  });

  test('[1.09.644-c] part of a Force, never all of a Proconsul’s', () => {
    const game = begin((g) => {
      wars(g, GALLIC);
      proconsul(g, X, GALLIC, [0, 1, 2], 0);
    });
    game.as(0).does('withdrawFrom', X);
    expect(range(game, 'legions')).toEqual([1, 2]);
    game.sets('legions', 2).does('put').as(2).does('consent');
    allVote(game, 'aye');
    expect(countLegions(game.g, 'force:1')).toBe(1);
    expect(countLegions(game.g, 'active')).toBe(9);
  });

  test('[1.09.644-d] a Force without Commander wholly or partly', () => {
    const game = begin((g) => {
      wars(g, GALLIC);
      newForce(g, GALLIC).fleets = 2;
      g.legions[0]!.at = 'force:1';
    });
    game.as(0).does('withdrawFrom', GALLIC).sets('legions', 1).sets('fleets', 2).does('put');
    allVote(game, 'aye');
    expect(game.g.forces).toEqual([]);
    expect(game.g.fleets).toBe(12);
  });

  test('[1.09.644-d][1.09.6-h] also after somebody was sent to another War, but not from the War to which he goes', () => {
    const orphans = (g: Rome): void => {
      wars(g, GALLIC, 'war:8');
      newForce(g, 'war:8').fleets = 5;
    };
    const game = sendAll(begin(orphans)).sets('legions', 10).sets('fleets', 0);
    expect(offered(game, 'withdrawFrom')).toEqual(['war:8']);
    const there = sendAll(begin(orphans), FIELD, 'war:8').sets('legions', 10).sets('fleets', 0);
    expect(offered(there, 'withdrawFrom')).toEqual([]);
  });

  test('[1.09.644-e] nobody sent or reinforced in this Senate Phase', () => {
    const sent = begin((g) => void (war8(g).sentIn = TURN));
    expect(offered(sent, 'recallCommander')).toEqual([]);
    expect(offered(sent, 'withdrawFrom')).toEqual([]);
    sent.as(0).does('sendCommander', FIELD).does('sendAgainst', 'war:8');
    expect(offered(sent, 'replaceCommander')).toEqual([]);
    const reinforced = begin((g) => void (war8(g).reinforcedIn = TURN));
    expect(offered(reinforced, 'recallCommander')).toEqual([]);
    expect(offered(reinforced, 'withdrawFrom')).toEqual([]);
    expect(offered(reinforced, 'reinforce')).toEqual([X]);
  });
});

describe('reinforcement', () => {
  test('[1.09.647-a][1.09.647-c] to a Proconsul, but not to one who left in this phase', () => {
    const game = begin((g) => {
      wars(g, GALLIC, 'war:8');
      proconsul(g, X, GALLIC, [0], 0);
      proconsul(g, Y, 'war:8', [1], 2).sentIn = TURN;
    });
    expect(offered(game, 'reinforce')).toEqual([X]);
    game.as(0).does('reinforce', X).sets('legions', 2).sets('fleets', 1).does('put');
    allVote(game, 'aye').expectLog('deployment.reinforced', { who: X, legions: 2, fleets: 1 });
    expect(countLegions(game.g, 'force:1')).toBe(3);
    expect(game.g.forces[0]).toMatchObject({ fleets: 1, reinforcedIn: TURN });
  });
});
