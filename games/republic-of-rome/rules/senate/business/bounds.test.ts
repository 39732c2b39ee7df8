import { describe, expect, test } from 'vitest';
import { newForce } from '../../rome/forces.ts';
import { at } from '../../testing/at.ts';
import { senator } from '../../rome/senators.ts';
import {
  deploying,
  DICTATOR,
  FIELD,
  GALLIC,
  proconsul,
  PUNIC_1,
  PUNIC_2,
  range,
  ROME,
  sendAll,
  X,
  Y,
} from '../../testing/deployment.ts';
import { allVote, meeting, TURN } from '../../testing/senate.ts';
import { propose } from '../proposals.ts';
import { canSend, replaceable } from './command.ts';
import { wages } from '../../testing/armies.ts';

describe('raising', () => {
  test('[1.09.63-d] one Legion and no Fleet is enough; none of both is not', () => {
    const game = at(propose, { kind: 'raise', by: 0, means: 'presiding' }, { seats: 3 }, (g) => {
      meeting(g, 'business', ['senator:1'], ['senator:3'], ['senator:4']);
      g.legions.forEach((l) => Object.assign(l, { at: 'pool', veteran: false }));
      g.state = 100;
    });
    game.as(0).sets('legions', 1);
    expect(range(game, 'fleets')).toEqual([0, 9]);
    game.sets('fleets', 0);
    expect(game.g.senate.floors[0]!.proposal).toEqual({ t: 'raise', legions: 1, fleets: 0 });
    const none = at(propose, { kind: 'raise', by: 0, means: 'presiding' }, { seats: 3 }, (g) => {
      meeting(g, 'business', ['senator:1'], ['senator:3'], ['senator:4']);
      g.legions.forEach((l) => Object.assign(l, { at: 'pool', veteran: false }));
      g.state = 100;
    });
    none.as(0).sets('legions', 0);
    expect(range(none, 'fleets')).toEqual([1, 10]);
    const noFleets = at(propose, { kind: 'raise', by: 0, means: 'presiding' }, { seats: 3 }, (g) => {
      meeting(g, 'business', ['senator:1'], ['senator:3'], ['senator:4']);
      g.legions.forEach((l) => Object.assign(l, { at: 'pool', veteran: false }));
      g.fleets = 25;
      g.state = 100;
    });
    expect(range(noFleets, 'legions')).toEqual([1, 10]);
  });
});

describe('the Rhodian Alliance rejected', () => {
  test('[card-176-1-d] its Fleets go from the boxes first, then out of Forces, and no more than came', () => {
    const game = at(propose, { kind: 'reject-rhodes', by: 0, means: 'presiding' }, { seats: 3 }, (g) => {
      meeting(g, 'business', ['senator:1'], ['senator:2'], ['senator:3', 'senator:4']);
      g.events = [{ id: 'event:176', level: 1, since: TURN }];
      g.rhodian = { fleets: 8, wars: ['war:1'] };
      wages(g, PUNIC_1);
      wages(g, GALLIC);
      g.fleets = 3;
      proconsul(g, 'senator:4', PUNIC_1, [0, 1], 4);
      Object.assign(newForce(g, GALLIC), { fleets: 5 });
    });
    allVote(game.as(0).does('put'), 'aye');
    expect([game.g.fleets, ...game.g.forces.map((f) => f.fleets)]).toEqual([0, 0, 4]);
  });
});

describe('orders', () => {
  test('[1.09.642-c] a suspended order to send against the later of two Matching Wars falls when nobody fights the earlier', () => {
    const game = deploying((g) => {
      wages(g, PUNIC_1);
      wages(g, PUNIC_2);
    });
    const order = (war: typeof PUNIC_1) =>
      ({ t: 'send', commander: FIELD, war, legions: refs(10), fleets: 10, replaces: '' }) as const;
    expect(canSend(game.g, order(PUNIC_1), [])).toBe(true);
    // [1.09.64-b] Nor without the Fleets that it takes.
    expect(canSend(game.g, { ...order(PUNIC_1), fleets: 0 }, [])).toBe(false);
    expect(canSend(game.g, { ...order(PUNIC_1), war: PUNIC_2 }, [])).toBe(false);
  });
  const refs = (n: number) => Array.from({ length: n }, (_, i) => `legion:${i}` as const);

  test('[1.09.644-a][1.09.644-e] whom another order recalls, replaces or reinforces is not replaced as well', () => {
    const { g } = deploying((x) => {
      wages(x, GALLIC);
      proconsul(x, X, GALLIC, [0, 1, 2], 0);
    });
    const force = g.forces[0]!.id;
    expect(replaceable(g, GALLIC, [])).toEqual([X]);
    expect(replaceable(g, PUNIC_1, [])).toEqual([]);
    expect(replaceable(g, GALLIC, [{ t: 'recall', commander: X, force } as never])).toEqual([]);
    expect(replaceable(g, GALLIC, [{ t: 'reinforce', force, legions: ['legion:4'], fleets: 0 }])).toEqual([]);
    const send = { t: 'send', commander: FIELD, war: GALLIC, legions: [], fleets: 0 } as const;
    expect(replaceable(g, GALLIC, [{ ...send, replaces: X }])).toEqual([]);
    expect(replaceable(g, GALLIC, [{ ...send, replaces: '' }])).toEqual([X]);
  });

  test('[1.09.644-c] Veterans withdrawn from a Proconsul: never the last unit, however they are counted', () => {
    const game = deploying((g) => {
      wages(g, GALLIC);
      const f = proconsul(g, X, GALLIC, [0, 1, 2], 0);
      f.sentIn = 0;
      for (const n of [0, 1, 2]) g.legions[n]!.veteran = true;
    });
    game.as(0).does('withdrawFrom', X);
    const offer = game.as(0).offers('veterans');
    expect(offer).toMatchObject({ of: ['legion:0', 'legion:1', 'legion:2'], min: 1, max: 2 });
  });

  test('[1.09.644-c][amb-108] he says which Veteran comes home, and is not asked when none can', () => {
    const withdrawing = (...veterans: number[]) => {
      const game = deploying((g) => {
        wages(g, GALLIC);
        proconsul(g, X, GALLIC, [0, 1], 0).sentIn = 0;
        for (const n of veterans) g.legions[n]!.veteran = true;
      });
      return game.as(0).does('withdrawFrom', X);
    };
    expect(withdrawing(0, 1).offers('veterans')).toMatchObject({ of: ['legion:0', 'legion:1'], min: 1, max: 1 });
    // Without a Legion, one Fleet at least.
    const fleets = deploying((g) => {
      wages(g, GALLIC);
      proconsul(g, X, GALLIC, [0], 3).sentIn = 0;
    });
    fleets.as(0).does('withdrawFrom', X).sets('legions', 0);
    expect(range(fleets, 'fleets')).toEqual([1, 3]);
    allVote(fleets.sets('fleets', 1).does('put'), 'aye');
    fleets.expectLog('deployment.withdrawn', { from: X, legions: 0, fleets: 1 }, '1.09.644-c');
    // The one that may go is chosen already.
    expect(withdrawing(1).sets('legions', 1).offers('put')).toBeDefined();
  });

  test('[1.09.6-h] nothing is put before there is an order; then the record says how many go', () => {
    const game = deploying((g) => wages(g, GALLIC)).as(0);
    expect(game.offers('put')).toBeUndefined();
    sendAll(game).sets('legions', 9).sets('fleets', 0).does('put');
    game.expectLog('deployment.toSend', { who: FIELD, legions: 9, fleets: 0 });
  });

  test('[1.09.644-a][1.09.64-b] nobody is replaced whose Force and what is at hand are too little for the War', () => {
    const game = deploying((g) => {
      Object.assign(wages(g, PUNIC_1), { navalVictory: true });
      proconsul(g, X, PUNIC_1, [11, 12], 6);
      proconsul(g, Y, PUNIC_1, [13, 14], 0);
      g.fleets = 0;
    });
    sendAll(game, FIELD, PUNIC_1);
    expect(game.offers('replaceCommander')).toMatchObject({ of: [X] });
  });

  test('[1.09.12-g][1.05.3-h] the heir of him who presided without office does not go on with his deployment', () => {
    const game = deploying((g) => {
      wages(g, GALLIC);
      for (const s of g.senators)
        Object.assign(s, { office: '', influence: s.id === ROME ? 20 : s.id === FIELD ? 10 : 1 });
      senator(g, DICTATOR).office = 'field-consul';
      senator(g, DICTATOR).at = 'field';
      proconsul(g, X, GALLIC, [11, 12], 0);
      g.factions[2]!.attempted = 0;
    });
    expect(game.as(0).offers('recallCommander')).toBeDefined();
    game.rolling(6).as(2).does('assassinate', ROME).does('sendAssassin', Y).does('strike');
    expect(game.as(0).offers('recallCommander')).toBeUndefined();
  });
});
