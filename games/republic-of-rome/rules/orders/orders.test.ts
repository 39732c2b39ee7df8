import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { maybeSenator, senator } from '../rome/senators.ts';
import { consulsStep } from '../senate/elections/steps.ts';
import { at, faction, hand } from '../testing/at.ts';
import { session, inSession, floorVote } from '../testing/session.ts';
import { dueOrder } from './due.ts';
import { ballots } from '../testing/senate.ts';

const three = (g: Rome): void => {
  inSession(g);
  faction(g, 0, 'senator:1', 'senator:2', 'senator:3');
  faction(g, 1, 'senator:4', 'senator:5', 'senator:6');
  faction(g, 2, 'senator:7', 'senator:8', 'senator:9');
  for (const seat of [0, 1, 2]) hand(g, seat);
};
const veto = (naming: string[], ...about: 'consuls'[]) =>
  ({ when: 'floor', about, naming, verb: 'vetoByTribune', target: '' }) as const;
const kill = (target: string) => ({ when: 'last', about: [], naming: [target], verb: 'assassinate', target }) as const;

/** The Consul pair 2 and 7 is put to the vote. */
const pair = (patch: (g: Rome) => void, rolling: number[] = []) =>
  at(
    floorVote,
    { proposal: { t: 'consuls', pair: ['senator:2', 'senator:7'] }, by: 0, means: 'presiding' },
    { seats: 3 },
    (g) => {
      three(g);
      g.senate.step = 'consuls';
      patch(g);
    },
    rolling,
  );

test('[amb-F5][1.09.151-k] a veto is cast by a Statesman’s own Tribune before a card', () => {
  const game = pair((g) => {
    faction(g, 1, 'senator:4', 'senator:22A');
    hand(g, 1, 'card:38');
    g.orders[1] = [veto(['senator:2'])];
  });
  game.expectLog('senate.tribune', { what: 'senator:22A' });
  expect(game.g.factions[1]!.hand).toEqual(['card:38']);
});

test('[amb-F5] a proposal that was put cannot be taken back, whether or not an order answers it: undo would find out who vetoes', () => {
  for (const orders of [[], [veto(['senator:3'])], [veto(['senator:2'])]]) {
    const game = at(consulsStep, undefined, { seats: 3 }, (g) => {
      three(g);
      g.senate.step = 'consuls';
      g.senate.filled.consuls = false;
      hand(g, 1, 'card:38');
      g.orders[1] = orders;
    });
    game.as(0).does('nominate', 'senator:2');
    expect(game.canUndo(0)).toBe(true);
    game.does('nominate', 'senator:7');
    expect(game.canUndo(0)).toBe(false);
  }
});

describe('lodging', () => {
  const meeting = () =>
    at(session, undefined, { seats: 3 }, (g) => {
      three(g);
      hand(g, 1, 'card:38');
    });

  test('[amb-F5] what is to be vetoed: kinds of proposal, people it names', () => {
    const game = meeting().as(1).does('orderVeto', ['kind:consuls', 'senator:2']);
    expect(game.g.orders).toEqual([[], [veto(['senator:2'], 'consuls')], []]);
    game.does('withdrawOrders');
    expect(game.g.orders).toEqual([[], [], []]);
  });

  test('[amb-F5][1.09.152-c] every kind that a Tribune may veto, the rejection of Rhodes as well, and no other', () => {
    const game = meeting().as(1);
    const offer = game.offers('orderVeto');
    const kinds = offer?.t === 'choose' ? offer.of.filter((ref) => ref.startsWith('kind:')) : [];
    expect(kinds).toEqual([
      'kind:consuls',
      'kind:dictator',
      'kind:censor',
      'kind:prosecution',
      'kind:governors',
      'kind:concessions',
      'kind:land-bill',
      'kind:repeal',
      'kind:raise',
      'kind:eliminate',
      'kind:deploy',
      'kind:reject-rhodes',
    ]);
    game.does('orderVeto', ['kind:reject-rhodes']);
    expect(game.g.orders[1]).toEqual([{ ...veto([]), about: ['reject-rhodes'] }]);
  });

  test('[amb-F5] who is to be killed when it comes to it', () => {
    const game = meeting().as(1).does('orderAssassination', 'senator:2');
    expect(game.g.orders[1]).toEqual([kill('senator:2')]);
    game.refuses('orderAssassination', 'senator:4');
  });

  test('[amb-F5] nobody else learns of it, and it can be withdrawn by its own seat only', () => {
    const game = meeting().as(1).does('orderVeto', ['senator:2']);
    expect(game.view(1).orders.map((own) => own?.length)).toEqual([undefined, 1, undefined]);
    for (const seat of [0, 2, 'public'] as const) expect(game.view(seat).orders[1]).toBeNull();
    expect(game.as(0).offers('withdrawOrders')).toBeUndefined();
  });

  test('[amb-F5] only what the seat could carry out: a veto with a Tribune, an attempt not yet made', () => {
    const game = meeting().change((g) => {
      hand(g, 1);
      g.factions[1]!.attempted = g.turn;
    });
    expect(game.as(1).offers('orderVeto')).toBeUndefined();
    expect(game.as(1).offers('orderAssassination')).toBeUndefined();
  });

  test('[amb-F5] four at most, and only in the Senate Phase', () => {
    const game = meeting().as(1);
    for (let i = 0; i < 4; i++) game.does('orderVeto', ['kind:raise']);
    expect(game.offers('orderVeto')).toBeUndefined();
    game.change((g) => {
      g.phase = 'forum';
      g.orders = [[], [], []];
    });
    expect(game.offers('orderVeto')).toBeUndefined();
  });
});

describe('carrying out', () => {
  test('[amb-F5] a veto as soon as the proposal is put', () => {
    const game = pair((g) => {
      hand(g, 1, 'card:38');
      g.orders[1] = [veto(['senator:2'], 'consuls')];
    });
    game.expectLog('senate.tribune');
    expect(game.g.discards).toContain('card:38');
    ballots(game, {});
    expect(game.g.senate.rejected).toHaveLength(1);
    expect(game.g.orders[1]).toEqual([]);
  });

  test('[amb-F5] not where it does not fit, or nothing is there to do it with', () => {
    for (const patch of [
      (g: Rome) => {
        hand(g, 1, 'card:38');
        g.orders[1] = [veto(['senator:3'])];
      },
      (g: Rome) => {
        g.orders[1] = [veto(['senator:2'])];
      },
    ]) {
      const game = pair(patch);
      expect(game.g.orders[1]).toHaveLength(1);
      expect(dueOrder(game.g, 'floor', game.g.senate.floors[0]!)).toBeUndefined();
    }
  });

  test('[amb-F2] two Tribunes at once roll off; the loser keeps card and order', () => {
    const game = pair(
      (g) => {
        hand(g, 1, 'card:38');
        hand(g, 2, 'card:39');
        g.orders[1] = [veto(['senator:2'])];
        g.orders[2] = [veto(['senator:2'])];
      },
      [1, 1, 6, 6],
    );
    game.rolled();
    expect(game.g.factions[2]!.hand).toEqual([]);
    expect(game.g.factions[1]!.hand).toEqual(['card:38']);
    expect(game.g.orders).toEqual([[], [veto(['senator:2'])], []]);
  });

  test('[amb-F5] an assassination when what names him is about to pass', () => {
    const game = pair((g) => {
      g.orders[1] = [kill('senator:2')];
    });
    ballots(game, { 0: 'aye', 1: 'abstain', 2: 'aye' });
    expect(game.waitingFor).toEqual([1]);
    game.as(1).rolling(6).does('sendAssassin', 'senator:5').does('strike');
    expect(maybeSenator(game.g, 'senator:2')).toBeUndefined();
    expect(game.g.orders[1]).toEqual([]);
  });

  test('[amb-F5] not when it is about to fail', () => {
    const game = pair((g) => {
      g.orders[1] = [kill('senator:2')];
    });
    ballots(game, { 0: 'nay', 1: 'nay', 2: 'nay' });
    expect(senator(game.g, 'senator:2').faction).toBe(0);
    expect(game.g.orders[1]).toHaveLength(1);
  });
});
