import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import { at } from '../testing/at.ts';
import { gives, onVote, RAISE, sitting } from '../testing/meeting.ts';
import { senator } from '../rome/senators.ts';
import { putToVote } from '../senate/proposals.ts';
import { onFloor } from '../senate/floor.ts';
import { dueOrder } from './due.ts';
import type { Order } from './order.ts';

const veto = (naming: string[], ...about: Order['about'][number][]): Order =>
  ({ when: 'floor', about, naming, verb: 'vetoByTribune', target: '' }) as Order;
/** Which seat's order answers: seat 1 has the order and a Tribune. */
const answers = (order: Order, patch: (g: Rome) => void = () => {}): number | undefined => {
  const p = onVote(RAISE, (g) => gives(g, 1, 'card:38'));
  p.g.orders[1] = [order];
  patch(p.g);
  return dueOrder(p.g, 'floor', onFloor(p.g)!)?.by;
};

describe('a standing order', () => {
  test('[amb-F5] answers proposals of the kinds it is about, or of any kind if it says none', () => {
    expect(answers(veto([]))).toBe(1);
    expect(answers(veto([], 'raise'))).toBe(1);
    expect(answers(veto([], 'consuls', 'raise'))).toBe(1);
    expect(answers(veto([], 'consuls'))).toBeUndefined();
    expect(answers(veto(['senator:4']))).toBeUndefined();
  });
  test('[amb-F5][1.09.7-d][1.09.71-a] an Assassination waits while its Faction may attempt none, or its target is none', () => {
    const kill: Order = { when: 'floor', about: [], naming: [], verb: 'assassinate', target: 'senator:2' };
    const free = (g: Rome): void => void (g.factions[1]!.attempted = 0);
    expect(answers(kill, free)).toBe(1);
    expect(answers(kill)).toBeUndefined();
    expect(
      answers(kill, (g) => {
        free(g);
        senator(g, 'senator:2').at = 'field';
      }),
    ).toBeUndefined();
  });
  test('[amb-F5][1.09.152-a] waits while it could not be carried out by hand', () => {
    expect(answers(veto([]), (g) => void (g.factions[1]!.hand = []))).toBeUndefined();
    expect(answers(veto([]), (g) => void (onFloor(g)!.status = 'vetoed' as never))).toBeUndefined();
  });
});

test('[amb-F5][amb-F2] where everybody has one, one is carried out', () => {
  const p = at(
    putToVote,
    { proposal: RAISE, by: 0, means: 'presiding' },
    { seats: 3 },
    (g) => {
      sitting(g);
      for (const [seat, card] of (['card:38', 'card:39', 'card:40'] as const).entries()) {
        gives(g, seat, card);
        g.orders[seat] = [veto([])];
      }
    },
    [1, 1, 6, 6, 1, 2],
  );
  expect(p.lines('senate.tribune')).toMatchObject([{ by: 'faction:1', use: 'use:veto' }]);
  expect(p.g.orders.map((o) => o.length)).toEqual([1, 0, 1]);
});
