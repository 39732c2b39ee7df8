import { describe, expect, test } from 'vitest';
import { newForce } from '../../rome/forces.ts';
import { at } from '../../testing/at.ts';
import { deploying, FIELD, GALLIC, proconsul, PUNIC_1, PUNIC_2, range, X } from '../../testing/deployment.ts';
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
});
