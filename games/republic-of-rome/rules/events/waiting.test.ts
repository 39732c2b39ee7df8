import { copy } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import type { Rome } from '../game.ts';
import type { EventId } from '../ids.ts';
import { at } from '../testing/at.ts';
import { bare } from '../testing/bare.ts';
import { resolveEvent } from './index.ts';

/** Events that lie and work later. */
const WAITING: readonly EventId[] = [161, 162, 163, 164, 165, 166, 169, 170, 173, 174, 175, 178].map(
  (n) => `event:${n}` as EventId,
);

/** What events can touch; cards find their places only when the table is whole. */
const touched = ({
  unrest,
  state,
  senators,
  legions,
  fleets,
  forces,
  rhodian,
  omensPaid,
  disasterPaid,
  wars,
  provinces,
}: Rome) =>
  copy({ unrest, state, senators, legions, fleets, forces, rhodian, omensPaid, disasterPaid, wars, provinces });

/** Before and after an event on a bare table; no dice are ordered. */
const after = (event: EventId) => {
  let before: ReturnType<typeof touched> | undefined;
  const game = at(resolveEvent, { event, by: 0 }, {}, (g) => {
    bare(g);
    g.unrest = 3;
    before = touched(g);
  });
  return { before: before!, now: touched(game.g) };
};

describe('[1.07.21-b][1.07.21-c] an event that waits', () => {
  test.each(WAITING)('%s changes nothing at once, and asks for no dice', (event) => {
    const { before, now } = after(event);
    expect(now).toEqual(before);
  });
});
