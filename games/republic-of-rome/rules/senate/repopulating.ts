/** Repopulating Rome — 1.09.8, 1.09.81 */
import { type Cx, end } from '@tabularium/kernel';
import { joinFaction } from '../cards/senators.ts';
import type { Rome } from '../game.ts';
import { type FactionId, factionRef, type SenatorId } from '../ids.ts';
import { proc } from '../procs.ts';
import { fresh } from '../rome/death.ts';
import { rollOff } from '../rome/dice.ts';
import { suitableInCuria } from '../rome/factions.ts';
import { decider, factionsFrom } from '../rome/hrao.ts';
import { idsOf, inRomeOf, isAlignedInRome, isInForum, oratory, senator, senatorsOf } from '../rome/senators.ts';
import { say } from '../say.ts';
import { firstOffered, mostFirst } from '../table/silence.ts';
import { maybeConsulForLife } from './consul-for-life.ts';

/** [1.09.81-a] */
const ENOUGH = 8;

const countInRome = (g: Rome): number => g.senators.reduce((n, s) => (isAlignedInRome(s) ? n + 1 : n), 0);
const inForum = (g: Rome): SenatorId[] => idsOf(g.senators.filter(isInForum));

/** [1.09.81-a][1.09.81-e] Fewer than 8, and somebody there is who could come. */
export const isThin = (g: Rome): boolean =>
  countInRome(g) < ENOUGH && (suitableInCuria(g) !== undefined || g.senators.some(isInForum));

/** [1.09.81-a] Fewest Senators, wherever they are; [1.09.81-b] then least Influence in Rome; then a roll. */
const receiver = (cx: Cx<Rome>): FactionId => {
  const { g } = cx;
  const least = (factions: readonly FactionId[], of: (faction: FactionId) => number): FactionId[] => {
    const low = Math.min(...factions.map(of));
    return factions.filter((s) => of(s) === low);
  };
  const few = least(factionsFrom(g, 0), (faction) => senatorsOf(g, faction).length);
  const tied = least(few, (faction) => inRomeOf(g, faction).reduce((n, s) => n + s.influence, 0));
  return tied[rollOff(cx, tied.length)]!;
};

/**
 * [1.09.8-a][amb-14] Beside the order of business: when the Senate meets, and whenever something has been resolved and no vote is
 * going on. [1.09.81-c] One after another, the Faction found anew each time. [1.09.81-d] With an empty Curia the
 * player who receives chooses in the Forum.
 */
export const repopulate = proc('senate.repopulate', { seat: 'open' }, (): { seat: FactionId } => ({ seat: -1 }), {
  start: (cx, l) => {
    const { g } = cx;
    if (!isThin(g)) return end();
    l.seat = receiver(cx);
    // [1.09.81-f] Not the Family of a Statesman in play.
    const top = suitableInCuria(g);
    if (top === undefined) return 'choose';
    g.curia = g.curia.filter((id) => id !== top);
    g.senators.push(fresh(g, top, l.seat));
    cx.log(say('senate.repopulated', { who: top, by: factionRef(l.seat) }), '1.09.81-a');
    maybeConsulForLife(cx);
    return 'start';
  },
  choose: {
    to: (cx, l) => decider(cx.g, l.seat),
    say: (_, l) => say('ask.senate.repopulate', { by: factionRef(l.seat) }),
    rules: ['1.09.81-d'],
    silent: (cx) => {
      const best = (id: SenatorId): number => oratory(cx.g, senator(cx.g, id)) + senator(cx.g, id).influence;
      return firstOffered('takeSenator', mostFirst(inForum(cx.g), best));
    },
    picks: {
      takeSenator: {
        of: (cx) => inForum(cx.g),
        take: (cx, l, id) => {
          joinFaction(cx, senator(cx.g, id), l.seat);
          cx.log(say('senate.repopulated', { who: id, by: factionRef(l.seat) }), '1.09.81-d');
          return 'start';
        },
      },
    },
  },
});
