/** The hand limit — 1.11.2 */
import { type Cx, end, type Seat } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { factionRef } from '../ids.ts';
import { proc } from '../procs.ts';
import { playAndDiscard } from '../rome/cards.ts';
import { seatsFrom } from '../rome/hrao.ts';
import { say } from '../say.ts';

/** [1.11.2-a] */
const HAND_LIMIT = 5;

const over = (g: Rome): Seat[] => seatsFrom(g, 0).filter((seat) => g.factions[seat]!.hand.length > HAND_LIMIT);
const tooMany = (g: Rome, seat: Seat): number => Math.max(0, g.factions[seat]!.hand.length - HAND_LIMIT);

const discardAll = (cx: Cx<Rome>, by: Seat, cards: readonly string[]): void => {
  for (const card of cards) playAndDiscard(cx, by, card);
  cx.log(say('revolution.discards', { faction: factionRef(by), cards: [...cards] }), '1.11.2-a');
};

const discardAtRandom = (cx: Cx<Rome>, by: Seat): 'start' => {
  discardAll(cx, by, cx.shuffle([...cx.g.factions[by]!.hand]).slice(0, tooMany(cx.g, by)));
  return 'start';
};

/** [1.11.2-a] Whoever holds more than five discards down to it, what he likes. */
export const discardDown = proc('revolution.discard', () => ({}), {
  start: (cx) => (over(cx.g).length > 0 ? 'ask' : end()),
  ask: {
    to: (cx) => over(cx.g),
    say: (cx, _, by) => say('ask.revolution.discard', { n: tooMany(cx.g, by) }),
    rules: ['1.11.2-a'],
    silent: (_, __, by) => [{ instead: (cx) => discardAtRandom(cx, by) }],
    chooses: {
      discard: {
        of: (cx, _, by) => {
          const n = tooMany(cx.g, by);
          return { of: cx.g.factions[by]!.hand, min: n, max: n };
        },
        take: (cx, _, cards, by) => {
          discardAll(cx, by, cards);
          return 'start';
        },
      },
    },
  },
});
