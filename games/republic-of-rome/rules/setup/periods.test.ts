import { end, call } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { drawCard } from '../cards/deck.ts';
import { initiative } from '../forum/initiative.ts';
import { proc } from '../procs.ts';
import { victorious } from '../testing/armies.ts';
import { at } from '../testing/at.ts';
import { rich } from '../testing/bare.ts';
import { threeFactions } from '../testing/initiative.ts';

/** Draws the first card of the next deck, if told to, then takes an Initiative. */
const drawThenAct = proc('testing.next-period', { draws: 'open' }, (a: { draws: boolean }) => a, {
  start: (cx, l) => {
    const card = l.draws ? drawCard(cx) : undefined;
    if (card !== undefined) cx.g.discards.push(card);
    return call(initiative, { seat: 0 }, 'done');
  },
  done: () => end(),
});

/** What 13 on three dice is in each column of the table. */
const COLUMNS = { early: 'event:162', middle: 'event:163', late: 'event:170' } as const;

describe('[3.04.1-i] when the first card of the next deck has been drawn', () => {
  /** The deck is empty; an Initiative of 7, and 13 on three dice. */
  const played = (scenario: string, draws: boolean) =>
    at(
      drawThenAct,
      { draws },
      { seats: 3, options: { scenario } },
      (g) => {
        threeFactions(g);
        g.setAside.push(...g.deck.splice(0));
      },
      [3, 4, 6, 6, 1],
    ).g;
  const eventOf = (scenario: string, draws: boolean) => played(scenario, draws).events.map((e) => e.id);

  test('a 7 is read in the column of the new period', () => {
    const [before, after] = [eventOf('early-middle', false), eventOf('early-middle', true)];
    expect([before, after]).toEqual([[COLUMNS.early], [COLUMNS.middle]]);
    expect(eventOf('middle-late', true)).toEqual([COLUMNS.late]);
  });

  test('a Legion follows on the number of the new period', () => {
    const followers = (draws: boolean): number => {
      const game = victorious({ legions: 2 }, (g) => {
        g.era = played('early-middle', draws).era;
        rich(g, 'senator:1', 1);
      });
      game.as(0).does('testLoyalty').does('testLegions', ['legion:0', 'legion:1']);
      game.rolling(4, 5).does('payLegions', []);
      game.as(0).does('declareRevolt');
      return game.g.legions.filter((l) => l.at === 'rebel').length;
    };
    expect([followers(false), followers(true)]).toEqual([1, 2]);
  });
});
