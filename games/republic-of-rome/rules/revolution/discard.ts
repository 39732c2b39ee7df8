/** The hand limit — 1.11.2 */
import { type Cx, end } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import { withheldIn } from '../agreements/left.ts';
import type { Rome } from '../game.ts';
import { type FactionId, factionRef } from '../ids.ts';
import { proc } from '../procs.ts';
import { playAndDiscard } from '../rome/cards.ts';
import { factionsFrom } from '../rome/hrao.ts';
import { say } from '../say.ts';
import { played, playersOf, ownFaction } from '../rome/players.ts';

/** [1.11.2-a] */
const HAND_LIMIT = 5;

/** [4.07.1-a][A4-55] A Neutral keeps all it has. */
const over = (g: Rome): FactionId[] =>
  played(g, factionsFrom(g, 0)).filter((faction) => g.factions[faction]!.hand.length > HAND_LIMIT);
const tooMany = (g: Rome, faction: FactionId): number => Math.max(0, g.factions[faction]!.hand.length - HAND_LIMIT);

const discardAll = (cx: Cx<Rome>, by: FactionId, cards: readonly string[]): void => {
  for (const card of cards) playAndDiscard(cx, by, card);
  cx.log(say('revolution.discards', { faction: factionRef(by), cards: [...cards] }), '1.11.2-a');
};

/** [2.06.4-a] What he may discard now, and how many of it. */
const inQuestion = (g: Rome, by: FactionId) => {
  const of = plays(g, 'passing-laws') ? advanced().discardable(g, by).left : g.factions[by]!.hand;
  const n = Math.min(tooMany(g, by), of.length);
  return { of, min: n, max: n };
};

const discardAtRandom = (cx: Cx<Rome>, by: FactionId): 'start' => {
  discardAll(cx, by, cx.shuffle([...cx.g.factions[by]!.hand]).slice(0, tooMany(cx.g, by)));
  return 'start';
};

const discardUnasked = (cx: Cx<Rome>, by: FactionId): 'start' => {
  if (!plays(cx.g, 'passing-laws')) return discardAtRandom(cx, by);
  // D2-64. [2.06.4-b] Other cards first, then Laws.
  while (tooMany(cx.g, by) > 0) discardAll(cx, by, advanced().newestFirst(cx.g, by).slice(0, tooMany(cx.g, by)));
  return 'start';
};

/** [1.11.2-a] Whoever holds more than five discards down to it, what he likes. */
export const discardDown = proc('revolution.discard', () => ({}), {
  start: (cx) => (over(cx.g).length > 0 ? 'ask' : end()),
  ask: {
    to: (cx) => playersOf(cx.g, over(cx.g)),
    say: (cx, _, by) => say('ask.revolution.discard', { n: tooMany(cx.g, ownFaction(cx.g, by)) }),
    rules: ['1.11.2-a'],
    silent: (_, __, by) => [{ instead: (cx) => discardUnasked(cx, ownFaction(cx.g, by)) }],
    chooses: {
      discard: {
        of: (cx, _, by) => inQuestion(cx.g, ownFaction(cx.g, by)),
        withheld: ({ g }, _, by) =>
          plays(g, 'passing-laws') ? withheldIn(advanced().discardable(g, ownFaction(g, by))) : undefined,
        take: (cx, _, cards, by) => {
          discardAll(cx, ownFaction(cx.g, by), cards);
          return 'start';
        },
      },
    },
  },
});
