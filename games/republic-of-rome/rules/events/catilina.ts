/** 2nd Catilinarian Conspiracy (153) — D-EVT-2 */
import { type Cx, end } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { type FactionId, factionOf, factionRef } from '../ids.ts';
import { killByChits } from '../mortality/draw.ts';
import { proc } from '../procs.ts';
import { drawChits } from '../rome/chits.ts';
import { rollAmount } from '../rome/dice.ts';
import { hrao, hraoFaction, othersFrom } from '../rome/hrao.ts';
import { changePopularity } from '../rome/standing.ts';
import { say } from '../say.ts';
import { firstOffered, mostFirst } from '../table/silence.ts';
import { influenceOf } from '../victory/over.ts';
import { checkedFaction, isNeutral, playerOf } from '../rome/players.ts';

/** [card-153-a] A die of chits against one Faction; [card-153-b] the HRAO loses a point of Popularity for each. */
const conspiracy = (cx: Cx<Rome>, faction: FactionId): void => {
  const n = rollAmount(cx);
  const chits = drawChits(cx, n);
  cx.log(say('event.catilina', { faction: factionRef(faction), n: chits.length }), 'card-153-a');
  const named = hrao(cx.g);
  killByChits(cx, chits, (s) => s.faction === faction, 'event');
  if (named) changePopularity(cx.g, named, -chits.length);
};

export const catilina = proc('events.catilina', () => ({}), {
  start: (cx) => (othersFrom(cx.g, hraoFaction(cx.g)).length > 0 ? 'ask' : end()),
  ask: {
    to: (cx) => playerOf(cx.g, hraoFaction(cx.g)),
    say: ({ g }) =>
      isNeutral(g, hraoFaction(g))
        ? say('ask.neutral.catilina', { faction: factionRef(hraoFaction(g)) })
        : say('ask.event.catilina'),
    rules: ['card-153-a', 'card-153-b'],
    silent: (cx) => {
      const others = othersFrom(cx.g, hraoFaction(cx.g));
      return firstOffered('accuseFaction', mostFirst(others, (faction) => influenceOf(cx.g, faction)).map(factionRef));
    },
    picks: {
      accuseFaction: {
        of: (cx) => othersFrom(cx.g, hraoFaction(cx.g)).map(factionRef),
        take: (cx, _, id) => {
          conspiracy(cx, checkedFaction(cx.g, factionOf(id)));
          return end();
        },
      },
    },
  },
});
