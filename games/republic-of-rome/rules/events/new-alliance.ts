/** New Alliance (173) */
import { type Cx, end, pick } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import { factionRef, type WarId } from '../ids.ts';
import { proc } from '../procs.ts';
import { isNeutral } from '../rome/players.ts';
import { decider, hraoFaction } from '../rome/hrao.ts';
import { say } from '../say.ts';
import { firstOffered, mostFirst } from '../table/silence.ts';
import { endWar } from '../wars/ending.ts';
import { createProvincesOf } from '../wars/provinces.ts';
import { isRevolt } from '../wars/revolts.ts';
import { fleetStrength, landStrength, war } from '../wars/wars.ts';
import { levelOf } from './in-play.ts';
import { makePeace, payState, spoilsOf } from './peace.ts';

/** [card-173-1-a] Any War or Revolt in play; [card-173-2-b][amb-160] of the dark side no Revolt. A Civil War is neither. */
const alliances = (g: Rome): WarId[] =>
  g.wars.filter((w) => levelOf(g, 'event:173') === 1 || !isRevolt(g, w)).map((w) => w.id);

/** [card-173-2-a] All its Spoils and its Provinces, and the card is gone for good. */
const ally = (cx: Cx<Rome>, id: WarId): void => {
  const w = war(cx.g, id);
  if (levelOf(cx.g, 'event:173') === 1) return makePeace(cx, w);
  payState(cx, spoilsOf(cx.g, w));
  endWar(cx, w, 'alliance');
  createProvincesOf(cx, id);
};

/** [card-173-1-a][amb-23] At the end of the Senate Phase the HRAO must choose, if there is anything to choose. */
export const newAlliance = proc('events.new-alliance', () => ({}), {
  start: (cx) => (levelOf(cx.g, 'event:173') > 0 && alliances(cx.g).length > 0 ? 'ask' : end()),
  ask: {
    // [1.09.823-a] The Senate Phase is not over: a Consul for Life decides for the HRAO's Faction as well.
    to: (cx) => decider(cx.g, hraoFaction(cx.g)),
    say: ({ g }) =>
      isNeutral(g, hraoFaction(g))
        ? say('ask.neutral.newAlliance', { faction: factionRef(hraoFaction(g)) })
        : say('ask.event.newAlliance'),
    rules: ['card-173-1-a', 'card-173-2-a', 'card-173-2-b'],
    silent: (cx) => {
      const strength = (id: WarId): number => landStrength(cx.g, war(cx.g, id)) + fleetStrength(cx.g, war(cx.g, id));
      return firstOffered('ally', mostFirst(alliances(cx.g), strength));
    },
    picks: {
      ally: pick({
        of: (cx) => alliances(cx.g),
        take: (cx, _, id) => {
          ally(cx, id);
          return end();
        },
      }),
    },
  },
});
