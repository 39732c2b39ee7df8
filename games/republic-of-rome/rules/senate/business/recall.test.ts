import { describe, expect, test } from 'vitest';
import { type Force, type Rome } from '../../game.ts';
import { countLegions, newForce } from '../../rome/forces.ts';
import { senator } from '../../rome/senators.ts';
import { allVote, TURN } from '../../testing/senate.ts';
import { FIELD, X, Y, GALLIC, deploying, proconsul, range, sendAll } from '../../testing/deployment.ts';
import { offered } from '../../testing/at.ts';
import { couldName } from './orderable.ts';
import { wages } from '../../testing/armies.ts';

describe('recall and replacement', () => {
  const war8 = (g: Rome): Force => {
    wages(g, 'war:8');
    return proconsul(g, X, 'war:8', [0, 1, 2, 3, 4, 5], 3);
  };

  test('[1.09.644-a][1.09.644-b] recalled, he is in Rome and his Force in the Active Forces boxes', () => {
    const game = deploying((g) => void war8(g));
    game.as(0).does('recallCommander', X);
    allVote(game.does('put'), 'aye');
    expect(senator(game.g, X)).toMatchObject({ at: 'rome', office: '' });
    expect(game.g.forces).toEqual([]);
    expect(game.g.fleets).toBe(13);
    expect(countLegions(game.g, 'active')).toBe(10);
  });

  test('[1.09.644-b][1.09.644-f] replaced by a Consul, his Force stays and is joined by what comes', () => {
    const game = deploying((g) => void war8(g));
    game.as(0).does('sendCommander', FIELD).does('sendAgainst', 'war:8').does('replaceCommander', X);
    allVote(game.sets('legions', 1).sets('fleets', 0).does('put'), 'aye');
    expect(senator(game.g, X).at).toBe('rome');
    expect(game.g.forces).toHaveLength(1);
    expect(game.g.forces[0]).toMatchObject({ commander: FIELD, fleets: 3, sentIn: TURN });
    expect(countLegions(game.g, 'force:1')).toBe(7);
    const beside = deploying((g) => void war8(g));
    beside.as(0).does('sendCommander', FIELD).does('sendAgainst', 'war:8').does('alongside');
    expect(range(beside, 'legions')).toEqual([1, 4]);
  });

  test('[1.09.644-c] part of a Force, never all of a Proconsul’s', () => {
    const game = deploying((g) => {
      wages(g, GALLIC);
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
    const game = deploying((g) => {
      wages(g, GALLIC);
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
      wages(g, GALLIC);
      wages(g, 'war:8');
      newForce(g, 'war:8').fleets = 5;
    };
    const game = sendAll(deploying(orphans)).sets('legions', 10).sets('fleets', 0);
    expect(offered(game, 'withdrawFrom')).toEqual(['war:8']);
    const there = sendAll(deploying(orphans), FIELD, 'war:8').sets('legions', 10).sets('fleets', 0);
    expect(offered(there, 'withdrawFrom')).toEqual([]);
  });

  test('[1.09.644-e] nobody sent or reinforced in this Senate Phase', () => {
    const sent = deploying((g) => void (war8(g).sentIn = TURN));
    expect(offered(sent, 'recallCommander')).toEqual([]);
    expect(offered(sent, 'withdrawFrom')).toEqual([]);
    sent.as(0).does('sendCommander', FIELD).does('sendAgainst', 'war:8');
    expect(offered(sent, 'replaceCommander')).toEqual([]);
    const reinforced = deploying((g) => void (war8(g).reinforcedIn = TURN));
    expect(offered(reinforced, 'recallCommander')).toEqual([]);
    expect(offered(reinforced, 'withdrawFrom')).toEqual([]);
    expect(offered(reinforced, 'reinforce')).toEqual([X]);
  });
});

describe('reinforcement', () => {
  test('[1.09.647-a][1.09.647-c] to a Proconsul, but not to one who left in this phase', () => {
    const game = deploying((g) => {
      wages(g, GALLIC);
      wages(g, 'war:8');
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

describe('the earlier of two Matching Wars [1.07.332-g][own-61]', () => {
  const PUNIC_1 = 'war:1';
  const PUNIC_2 = 'war:2';
  /** X is on the 1st Punic War with 6 Fleets, which is beaten at sea; Y is on the 2nd, or nobody. */
  const both = (later: 'later' | 'nobody', patch: (g: Rome) => void = () => {}) =>
    deploying((g) => {
      wages(g, PUNIC_1);
      wages(g, PUNIC_2);
      g.wars[0]!.navalVictory = true;
      g.fleets = later === 'later' ? 7 : 19;
      proconsul(g, X, PUNIC_1, [11, 12], 6);
      if (later === 'later') proconsul(g, Y, PUNIC_2, [13], 7);
      patch(g);
    });
  const afterSending = () => {
    const game = both('nobody');
    game.as(0).does('sendCommander', FIELD).does('sendAgainst', PUNIC_2).sets('legions', 1).sets('fleets', 15);
    return game;
  };

  test('[1.07.332-g] its Proconsul is not recalled by the proposal that attacks the later one', () => {
    const game = afterSending();
    game.does('recallCommander', X).refuses('put', undefined, 'no.earlierWar');
    expect(game.offers('drop')).toBeDefined();
    afterSending().does('put');
  });

  test('[1.07.332-g] nor by a later one, as long as somebody fights the later War', () => {
    both('later').as(0).does('recallCommander', X).refuses('put', undefined, 'no.earlierWar');
    both('nobody').as(0).does('recallCommander', X).does('put');
    both('later').as(0).does('recallCommander', X).does('recallCommander', Y).does('put');
    const weak = both('later', (g) => void (g.forces[1]!.fleets = 0));
    weak.as(0).does('recallCommander', X).does('put');
  });

  test('[1.07.332-g] unless somebody is sent against it, or stays there', () => {
    const sent = both('later');
    sent.as(0).does('recallCommander', X).does('sendCommander', FIELD).does('sendAgainst', PUNIC_1);
    sent.sets('legions', 10).sets('fleets', 6).does('put');
    const beside = both('later', (g) => {
      g.fleets = 4;
      proconsul(g, 'senator:2', PUNIC_1, [14], 5);
    });
    beside.as(0).does('recallCommander', X).does('put');
  });

  test('[1.07.332-g][AGR-13] a promise to name him in a deployment asks nothing that could not be put to the vote', () => {
    expect(couldName(both('later').g, X)).toBe(false);
    expect(couldName(both('nobody').g, X)).toBe(true);
  });

  test('[1.07.332-g] nor is he left with too few Fleets to fight', () => {
    const game = both('later');
    game.as(0).does('withdrawFrom', X).sets('legions', 0);
    game.sets('fleets', 2).refuses('put', undefined, 'no.earlierWar');
    const enough = both('later');
    enough.as(0).does('withdrawFrom', X).sets('legions', 0).sets('fleets', 1).does('put');
  });

  test('[1.07.332-g] who cannot fight does not count, until he is reinforced', () => {
    const weak = (g: Rome): void => {
      g.forces[0]!.fleets = 1;
    };
    const game = both('nobody', weak);
    game.as(0).does('sendCommander', FIELD);
    expect(offered(game, 'sendAgainst')).toEqual([PUNIC_1]);
    const orphans = both('nobody', (g) => {
      g.forces[0]!.commander = '';
      Object.assign(senator(g, X), { office: '', at: 'rome' });
    });
    orphans.as(0).does('sendCommander', FIELD);
    expect(offered(orphans, 'sendAgainst')).toEqual([PUNIC_1]);
    // [card-133-a] Nor does Lucullus on his way home.
    const homeward = both('nobody', (g) => void (g.forces[0]!.homeward = true));
    homeward.as(0).does('sendCommander', FIELD);
    expect(offered(homeward, 'sendAgainst')).toEqual([PUNIC_1]);
    const helped = both('nobody', weak);
    helped.as(0).does('reinforce', X).sets('legions', 0).sets('fleets', 4).does('sendCommander', FIELD);
    expect(offered(helped, 'sendAgainst')).toEqual([PUNIC_1, PUNIC_2]);
  });

  test('[own-61] what it has already lost hinders nothing else', () => {
    const game = both('later', (g) => {
      g.forces[0]!.commander = '';
      Object.assign(senator(g, X), { office: '', at: 'rome' });
    });
    game.as(0).does('withdrawFrom', PUNIC_1).sets('legions', 0).sets('fleets', 1).does('put');
  });
});
