import { describe, expect, test } from 'vitest';
import { type Rome } from '../../game.ts';
import type { SenatorId, WarId } from '../../ids.ts';
import { countLegions, newForce } from '../../rome/forces.ts';
import { senator } from '../../rome/senators.ts';
import { at, offered } from '../../testing/at.ts';
import { addProvince, allVote, ballots, type Game, TURN } from '../../testing/senate.ts';
import { newWar, war } from '../../wars/wars.ts';
import { business } from '../other-business.ts';
import { type ForceOrder, type ProposalOf } from '../proposal.ts';
import { propose } from '../proposals.ts';
import { sendsAwayPresiding } from './command.ts';
import { deployment } from './deployment.ts';
import { withLegionsLeft } from './orders.ts';
import {
  ROME,
  FIELD,
  X,
  Y,
  DICTATOR,
  PUNIC_1,
  PUNIC_2,
  GALLIC,
  armedMeeting,
  deploying,
  proconsul,
  range,
  sendAll,
} from '../../testing/deployment.ts';
import { playerOf } from '../../rome/players.ts';
import { revolts } from '../../testing/people.ts';
import { wages } from '../../testing/armies.ts';

describe('sending', () => {
  test('[1.09.64-a] against an Active, Inactive or Imminent War, with units from the Active Forces boxes', () => {
    const game = deploying((g) => {
      g.wars.push(
        newWar('war:5', 'active', false),
        newWar('war:3', 'inactive', false),
        newWar('war:8', 'imminent', false),
      );
    });
    game.as(0).does('sendCommander', FIELD);
    expect(offered(game, 'sendAgainst')).toEqual(['war:3', 'war:5', 'war:8']);
    game.as(0).does('sendAgainst', 'war:3');
    expect(range(game, 'legions')).toEqual([1, 10]);
    game.as(0).sets('legions', 5);
    expect(range(game, 'fleets')).toEqual([3, 10]);
    game.as(0).sets('fleets', 3).does('put');
    allVote(game, 'aye');
    // [1.07.3321-h] It has become Active.
    expect(war(game.g, 'war:3').status).toBe('active');
  });

  test('[1.09.64-a] and against a Rebel', () => {
    const game = deploying((g) => {
      revolts(g, X).at = 'field';
    });
    game.as(0).does('sendCommander', FIELD).does('sendAgainst', X).sets('legions', 10).sets('fleets', 0).does('put');
    allVote(game, 'aye');
    expect(game.g.forces[0]).toMatchObject({ war: 'rebel', commander: FIELD });
  });

  test('[1.09.64-b][amb-110] with the Fleet Support of the War at least', () => {
    const few = deploying((g) => {
      wages(g, PUNIC_2);
      wages(g, GALLIC);
      g.fleets = 4;
    });
    few.as(0).does('sendCommander', FIELD);
    expect(offered(few, 'sendAgainst')).toEqual([GALLIC]);
    const enough = deploying((g) => wages(g, PUNIC_2));
    enough.as(0).does('sendCommander', FIELD).does('sendAgainst', PUNIC_2).sets('legions', 10);
    expect(range(enough, 'fleets')).toEqual([5, 10]);
  });

  test('[1.09.64-c][1.09.641-e] several Forces to one War, by one vote or by several', () => {
    const game = deploying((g) => wages(g, GALLIC));
    sendAll(game).sets('legions', 6).sets('fleets', 0);
    sendAll(game, ROME).sets('legions', 4).sets('fleets', 0).does('put');
    // Six Legions and MIL 1, four and MIL 4: both are below 10.
    game.as(1).does('consent');
    allVote(game, 'aye');
    expect(game.g.forces.map((f) => [f.commander, f.war, f.sent])).toEqual([
      [FIELD, GALLIC, 1],
      [ROME, GALLIC, 1],
    ]);
  });

  test('[1.09.641-a] he is gone with his units as soon as it has passed', () => {
    const game = deploying((g) => wages(g, GALLIC));
    sendAll(game).sets('legions', 9).sets('fleets', 1).does('put');
    expect(senator(game.g, FIELD).at).toBe('rome');
    allVote(game, 'aye').expectLog('deployment.sent', { who: FIELD, legions: 9, fleets: 1 });
    expect(senator(game.g, FIELD).at).toBe('field');
    expect(game.g.forces[0]).toMatchObject({ commander: FIELD, fleets: 1, hadLegions: true, sentIn: TURN });
    expect(countLegions(game.g, 'active')).toBe(1);
    expect(game.g.fleets).toBe(9);
  });

  test('[1.09.641-b] units without Commander on that War join him', () => {
    const game = deploying((g) => {
      wages(g, GALLIC);
      newForce(g, GALLIC).fleets = 2;
      for (const n of [11, 12]) g.legions[n]!.at = 'force:1';
    });
    sendAll(game).sets('legions', 8).sets('fleets', 0).does('put');
    // [1.09.643-f] Ten with those two: nobody is asked.
    allVote(game, 'aye');
    expect(game.g.forces).toHaveLength(1);
    expect(game.g.forces[0]).toMatchObject({ commander: FIELD, fleets: 2 });
    expect(countLegions(game.g, `force:${game.g.forces[0]!.id}`)).toBe(10);
  });

  test('[1.09.641-c][1.09.34-a] only Consuls and the Dictator, he with his Master of Horse', () => {
    const game = deploying((g) => {
      wages(g, GALLIC);
      senator(g, DICTATOR).office = 'dictator';
      senator(g, X).office = 'master-of-horse';
      senator(g, Y).office = 'censor';
    });
    expect(offered(game, 'sendCommander')).toEqual([DICTATOR, FIELD].sort());
    sendAll(game, DICTATOR).sets('legions', 10).sets('fleets', 0).does('put');
    allVote(game, 'aye');
    expect(game.g.forces[0]).toMatchObject({ commander: DICTATOR, masterOfHorse: X });
    expect(senator(game.g, X).at).toBe('field');
  });

  test('[1.09.641-d][amb-112] the Field Consul before or together with the Rome Consul', () => {
    const game = deploying((g) => wages(g, GALLIC));
    expect(offered(game, 'sendCommander')).toEqual([FIELD]);
    sendAll(game).sets('legions', 5).sets('fleets', 0);
    expect(offered(game, 'sendCommander')).toEqual([ROME]);
    const away = deploying((g) => {
      wages(g, GALLIC);
      senator(g, FIELD).at = 'field';
    });
    expect(offered(away, 'sendCommander')).toEqual([ROME]);
    const dead = deploying((g) => {
      wages(g, GALLIC);
      senator(g, FIELD).office = '';
    });
    expect(offered(dead, 'sendCommander')).toEqual([ROME]);
  });

  test('[ex-03][1.07.332-g][1.07.332-h][amb-113] a later War of a series only if the earlier Active ones are attacked', () => {
    const both = deploying((g) => {
      wages(g, PUNIC_1);
      wages(g, PUNIC_2);
      g.fleets = 25;
    });
    both.as(0).does('sendCommander', FIELD);
    expect(offered(both, 'sendAgainst')).toEqual([PUNIC_1]);
    both.as(0).does('sendAgainst', PUNIC_1).sets('legions', 1).sets('fleets', 10);
    both.does('sendCommander', ROME);
    expect(offered(both, 'sendAgainst')).toEqual([PUNIC_1, PUNIC_2]);
    const before = deploying((g) => {
      wages(g, PUNIC_1);
      wages(g, PUNIC_2);
      proconsul(g, X, PUNIC_1, [], 5);
    });
    before.as(0).does('sendCommander', FIELD);
    expect(offered(before, 'sendAgainst')).toContain(PUNIC_2);
    const leaves = deploying((g) => {
      wages(g, PUNIC_1);
      wages(g, PUNIC_2);
      proconsul(g, X, PUNIC_1, [], 5);
    });
    leaves.as(0).does('recallCommander', X).does('sendCommander', FIELD);
    expect(offered(leaves, 'sendAgainst')).toEqual([PUNIC_1]);
  });

  test('[1.09.6-h][amb-116] recall and deployment share a vote, and units that come home may be sent again', () => {
    const game = deploying((g) => {
      wages(g, GALLIC);
      wages(g, 'war:8');
      proconsul(g, X, 'war:8', [0, 1, 2, 3, 4, 5], 2);
      addProvince(g, 'province:sicilia');
      addProvince(g, 'province:asia');
      g.legions[20]!.at = 'province:asia';
    });
    game.as(0).does('recallCommander', X).does('recallGarrison', 'province:asia');
    sendAll(game).sets('legions', 10).sets('fleets', 0);
    game.does('sendGarrison', 'province:sicilia');
    allVote(game.does('put'), 'aye');
    expect(senator(game.g, X).at).toBe('rome');
    expect(countLegions(game.g, `force:${game.g.forces[0]!.id}`)).toBe(10);
    expect(countLegions(game.g, 'province:sicilia')).toBe(1);
  });
});

test('[1.09.131-b] rejected with 9 Legions, he may be proposed with 8, or against another War; not again with 9 [ex-07]', () => {
  const game = deploying((g) => {
    wages(g, GALLIC);
    wages(g, 'war:70');
  });
  sendAll(game).sets('legions', 9).sets('fleets', 0).does('put');
  ballots(game, { 0: 'nay', 1: 'nay', 2: 'abstain' });
  const again = (legions: number, to: WarId): Game => {
    const next = at(propose, { kind: 'deploy', by: 0, means: 'presiding' }, { seats: 3 }, (g) => {
      Object.assign(g, structuredClone(game.g));
    });
    return sendAll(next, FIELD, to).sets('legions', legions).sets('fleets', 0);
  };
  again(9, GALLIC).refuses('put', undefined, 'no.rejected');
  again(8, GALLIC).does('put');
  again(9, 'war:70').does('put');
});

describe('leaving', () => {
  const leaving = (patch: (g: Rome) => void = () => {}): Game =>
    at(business, undefined, { seats: 3 }, (g) =>
      armedMeeting(g, (x) => {
        wages(x, GALLIC);
        // Enough in Rome that nobody has to join [1.09.81-a].
        senator(x, FIELD).office = '';
        patch(x);
      }),
    );
  const put = (game: Game, legions = 10): Game => {
    game.as(0).does('propose', 'kind:deploy').does('sendCommander', ROME).does('sendAgainst', GALLIC);
    return game.sets('legions', legions).sets('fleets', 0).does('put');
  };
  /** Seat 1 plays his Tribune, nobody answers it, and he is asked what he proposes. */
  const suspend = (game: Game): Game => {
    game.as(1).does('suspendByTribune', 'card:38');
    while (!('propose' in (game.as(game.waitingFor[0]!).question?.verbs ?? {}))) game.does('pass');
    return game;
  };

  test('[1.09.642-a] when the PM is sent the meeting is over', () => {
    const game = leaving();
    put(game);
    expect(sendsAwayPresiding(game.g, game.g.senate.floors[0]!.proposal)).toBe(true);
    allVote(game, 'aye');
    expect(game.g.senate.departed).toBe(true);
    expect(game.as(0).offers('over')).toBeDefined();
  });

  test('[1.09.642-a] a Master of Horse who presides leaves with his Dictator', () => {
    const { g } = leaving((x) => {
      senator(x, ROME).office = '';
      senator(x, DICTATOR).office = 'dictator';
      senator(x, X).office = 'master-of-horse';
      x.senate.steppedDown = [DICTATOR];
    });
    const send = (commander: SenatorId) =>
      ({ t: 'deploy', orders: [{ t: 'send', commander, war: GALLIC, legions: [], fleets: 0, replaces: '' }] }) as const;
    expect(sendsAwayPresiding(g, send(DICTATOR))).toBe(true);
    expect(sendsAwayPresiding(g, send(Y))).toBe(false);
  });

  test('[1.09.642-a] sending anybody else does not end it', () => {
    const game = leaving((g) => void (senator(g, FIELD).office = 'field-consul'));
    game.as(0).does('propose', 'kind:deploy').does('sendCommander', FIELD).does('sendAgainst', GALLIC);
    allVote(game.sets('legions', 10).sets('fleets', 0).does('put'), 'aye');
    expect(game.g.senate.departed).toBe(false);
    expect(game.as(0).offers('adjourn')).toBeDefined();
  });

  test('[ex-23][1.09.642-b][1.09.642-c] a Tribune has his own proposal dealt with first; if that makes it impossible, it fails', () => {
    const game = leaving((g) => void (g.factions[1]!.hand = ['card:38']));
    put(game);
    suspend(game);
    game.as(1).does('propose', 'kind:eliminate').sets('legions', 10).sets('fleets', 0);
    ballots(game, { 0: 'aye', 1: 'aye', 2: 'aye' });
    expect(countLegions(game.g, 'active')).toBe(0);
    expect(senator(game.g, ROME).at).toBe('rome');
    expect(game.g.senate).toMatchObject({ departed: false, floors: [] });
  });

  test('[1.09.642-c][amb-108] with other ordinary Legions, when those first meant have gone elsewhere meanwhile', () => {
    const game = leaving((g) => {
      g.factions[1]!.hand = ['card:38'];
      addProvince(g, 'province:sicilia', Y);
      for (const l of g.legions) l.at = 'active';
    });
    suspend(put(game, 12));
    game.as(1).does('propose', 'kind:deploy').does('sendGarrison', 'province:sicilia').sets('legions', 2);
    allVote(game.does('put'), 'aye');
    expect(countLegions(game.g, 'province:sicilia')).toBe(2);
    expect(game.g.senate.departed).toBe(true);
    expect(countLegions(game.g, `force:${game.g.forces[0]!.id}`)).toBe(12);
    expect(countLegions(game.g, 'active')).toBe(11);
  });

  test('[1.09.642-c][amb-108] but a Veteran was meant by name, also after he was disbanded', () => {
    const sent = (): Game => {
      const game = leaving((g) => {
        g.factions[1]!.hand = ['card:38'];
        Object.assign(g.legions[9]!, { veteran: true });
        g.legions[10]!.at = 'active';
        addProvince(g, 'province:sicilia', Y);
      });
      game.as(0).does('propose', 'kind:deploy').does('sendCommander', ROME).does('sendAgainst', GALLIC);
      game.sets('legions', 8).does('veterans', ['legion:9']).sets('fleets', 0).does('put');
      return suspend(game);
    };
    const disbanded = sent();
    disbanded.as(1).does('propose', 'kind:eliminate').sets('legions', 0).does('veterans', ['legion:9']);
    allVote(disbanded.sets('fleets', 0), 'aye');
    expect(disbanded.g.forces).toEqual([]);
    const elsewhere = sent();
    elsewhere.as(1).does('propose', 'kind:deploy').does('sendGarrison', 'province:sicilia');
    allVote(elsewhere.sets('legions', 0).does('put'), 'aye');
    expect(elsewhere.g.forces).toEqual([]);
    expect(senator(elsewhere.g, ROME).at).toBe('rome');
  });

  test('[1.09.642-c] Legions of two orders of one proposal are never the same ones', () => {
    const game = deploying((g) => {
      wages(g, GALLIC);
      addProvince(g, 'province:sicilia');
      for (const n of [10, 11]) g.legions[n]!.at = 'active';
    });
    sendAll(game).sets('legions', 9).sets('fleets', 0).does('sendGarrison', 'province:sicilia').sets('legions', 1);
    game.does('put');
    const p = game.g.senate.floors[0]!.proposal as ProposalOf<'deploy'>;
    for (const n of [0, 1]) game.g.legions[n]!.at = 'pool';
    expect(deployment.isPossible!(game.g, p)).toBe(true);
    allVote(game, 'aye');
    expect(countLegions(game.g, `force:${game.g.forces[0]!.id}`)).toBe(9);
    expect(countLegions(game.g, 'province:sicilia')).toBe(1);
  });

  test('[1.09.642-c] so it is for Legions that are withdrawn, or come home from a Garrison', () => {
    const { g } = deploying((x) => {
      wages(x, GALLIC);
      proconsul(x, X, GALLIC, [11, 12, 13], 0);
      addProvince(x, 'province:sicilia');
      for (const n of [14, 15]) x.legions[n]!.at = 'province:sicilia';
    });
    const left = (o: ForceOrder) => withLegionsLeft(g, o, []);
    const legions = ['legion:10', 'legion:12'] as const;
    expect(left({ t: 'withdraw', force: 1, legions, fleets: 0 })).toMatchObject({
      legions: ['legion:11', 'legion:12'],
    });
    expect(left({ t: 'ungarrison', province: 'province:sicilia', legions: ['legion:10'] })).toMatchObject({
      legions: ['legion:14'],
    });
  });

  test('[1.09.642-c] a deployment whose units or Commander are gone cannot be carried out', () => {
    const game = deploying((g) => wages(g, GALLIC));
    sendAll(game).sets('legions', 9).sets('fleets', 1).does('put');
    const { g } = game;
    const p = g.senate.floors[0]!.proposal as never;
    expect(deployment.isPossible!(g, p)).toBe(true);
    for (const n of [8, 9]) g.legions[n]!.at = 'pool';
    expect(deployment.isPossible!(g, p)).toBe(false);
    for (const n of [8, 9]) g.legions[n]!.at = 'active';
    g.fleets = 0;
    expect(deployment.isPossible!(g, p)).toBe(false);
    g.fleets = 1;
    senator(g, FIELD).at = 'field';
    expect(deployment.isPossible!(g, p)).toBe(false);
  });

  test('[1.09.642-d] once the PM has left, no Tribune opens it again', () => {
    const game = leaving((g) => void (g.factions[1]!.hand = ['card:38']));
    put(game);
    allVote(game, 'aye');
    expect(game.g.senate.departed).toBe(true);
    expect(game.as(1).offers('reopenByTribune')).toBeUndefined();
    expect(game.as(1).offers('proposeByTribune')).toBeUndefined();
  });

  test('a Commander who dies drops out of it [1.09.721-h][amb-177]', () => {
    const game = deploying((g) => {
      wages(g, GALLIC);
      addProvince(g, 'province:sicilia');
    });
    sendAll(game).sets('legions', 8).sets('fleets', 0);
    game.does('sendGarrison', 'province:sicilia').sets('legions', 1).does('put').as(1).does('consent');
    const { g } = game;
    const p = g.senate.floors[0]!.proposal as ProposalOf<'deploy'>;
    expect(deployment.surviving({ g } as never, p, [FIELD])?.orders.map((o) => o.t)).toEqual(['garrison']);
    // [amb-108] Legions that the dead man was to bring home are replaced by others that are at hand.
    const freed = { ...p, orders: [{ ...p.orders[1]!, legions: ['legion:20'] }] } as ProposalOf<'deploy'>;
    expect(deployment.surviving({ g } as never, freed, [FIELD])?.orders).toMatchObject([{ legions: ['legion:0'] }]);
    const alone = { ...p, orders: p.orders.slice(0, 1) };
    expect(deployment.surviving({ g } as never, alone, [FIELD])).toBeUndefined();
  });
});

describe('Bequests', () => {
  const bequest = (patch: (g: Rome) => void = () => {}): Game =>
    deploying((g) => {
      g.bequests = [{ card: 'card:106', status: 'waiting' }];
      patch(g);
    });

  test('[card-106-a][card-154-a] the Field Consul, with 3 Legions and 3 Fleets at least; he is away and fights nothing', () => {
    const game = bequest((g) => void g.bequests.push({ card: 'card:154', status: 'waiting' }));
    game.as(0).does('sendCommander', FIELD);
    expect(offered(game, 'sendAgainst')).toEqual(['card:106', 'card:154']);
    game.as(0).does('sendAgainst', 'card:106');
    expect(range(game, 'legions')).toEqual([3, 10]);
    game.sets('legions', 3);
    expect(range(game, 'fleets')).toEqual([3, 10]);
    // Nobody is asked: there is no War.
    allVote(game.sets('fleets', 3).does('put'), 'aye');
    expect(game.g.forces[0]).toMatchObject({ war: 'card:106', commander: FIELD });
    expect(senator(game.g, FIELD).at).toBe('mission');
  });

  test('[card-106-a][1.05.3-l] another goes where one has died on the way, with what that one had', () => {
    const game = bequest((g) => {
      const f = newForce(g, 'card:106');
      f.fleets = 2;
      for (const n of [20, 21]) g.legions[n]!.at = `force:${f.id}`;
    });
    game.as(0).does('sendCommander', FIELD).does('sendAgainst', 'card:106');
    expect(range(game, 'legions')).toEqual([1, 10]);
    game.sets('legions', 1);
    expect(range(game, 'fleets')).toEqual([1, 10]);
    allVote(game.sets('fleets', 1).does('put'), 'aye');
    expect(game.g.forces).toMatchObject([{ war: 'card:106', commander: FIELD, fleets: 3 }]);
  });

  test('[card-106-a] nobody else', () => {
    const game = bequest((g) => void (senator(g, FIELD).office = ''));
    expect(offered(game, 'sendCommander')).toEqual([]);
  });
});

test('[1.11.34-b][1.11.371-d] a draft against the Rebel is void when his Veterans are called away and he has failed, though his heir has his name', () => {
  const game = deploying((g) => {
    revolts(g, X).at = 'field';
    g.factions[2]!.leader = X;
    Object.assign(g.legions[24]!, { at: 'rebel', veteran: true, allegiance: FIELD });
  });
  game.as(0).does('sendCommander', FIELD).does('sendAgainst', X);
  const faction = senator(game.g, FIELD).faction;
  game.as(playerOf(game.g, faction)).does('recallVeterans', ['legion:24']).expectLog('revolution.failed');
  expect(senator(game.g, X).rebel).toBe('no');
  expect(game.as(0).offers('legions')).toBeUndefined();
});

test('a draft is void when its Commander is killed, though his heir has come into the Senate', () => {
  const game = deploying((g) => {
    wages(g, GALLIC);
    g.curia = [];
    g.factions[2]!.attempted = 0;
  });
  sendAll(game).sets('legions', 1).sets('fleets', 0);
  game.as(2).does('assassinate', FIELD).does('sendAssassin', X).rolling(6).does('strike');
  expect(game.g.senators.filter((s) => s.office === 'field-consul')).toEqual([]);
  expect(game.as(0).offers('put')).toBeUndefined();
});
