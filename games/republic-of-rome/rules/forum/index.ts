/** The Forum Phase — 1.07 */
import { call, end } from '@tabularium/kernel';
import { endOfForumEvents, passageOfTime } from '../events/index.ts';
import { enterPhase } from '../turn/phase.ts';
import { proc } from '../procs.ts';
import { factionsWithoutSenators } from '../rome/factions.ts';
import { hraoFaction, factionsFromHrao } from '../rome/hrao.ts';
import { say } from '../say.ts';
import { eraEnds } from '../victory/winning.ts';
import { NO_BID, openAuction } from './bidding.ts';
import { counterBribes } from './counter-bribes.ts';
import { initiative } from './initiative.ts';
import { attract } from './knights.ts';
import { games } from './games.ts';
import { persuasion } from './persuasion.ts';
import { romeInOrder } from './rome-in-order.ts';
import { sealedAuction } from './sealed-bids.ts';
import type { FactionId } from '../ids.ts';
import { bidsAreSealed } from '../table/switches.ts';

/** [1.07.22-b] */
const INITIATIVES = 6;

/**
 * [amb-23] Passage of time, six Initiatives, Rome put in order, events of the end of the phase, and the end of the game if
 * the era is over.
 */
export const forum = proc(
  'forum',
  { waiting: 'open', taken: 'open', won: 'open' },
  (): { waiting: FactionId[]; taken: number; won: typeof NO_BID } => ({ waiting: [], taken: 0, won: NO_BID }),
  {
    start: (cx) => {
      enterPhase(cx, 'forum');
      // [1.07.1-a] First of all.
      passageOfTime(cx);
      return call(factionsWithoutSenators, undefined, 'order');
    },
    order: (cx, l) => {
      // [1.07.2-a][1.07.22-a][amb-36] Fixed now: the HRAO's player, then the others clockwise.
      l.waiting = factionsFromHrao(cx.g);
      return 'next';
    },
    next: (cx, l) => {
      // [1.07.8-a]
      if (l.taken === INITIATIVES) return 'inOrder';
      l.taken++;
      l.waiting = l.waiting.filter((faction) => cx.g.factions[faction]!.status === 'in');
      const faction = l.waiting.shift();
      // [1.07.22-b][1.07.22-g][1.07.22-i] What is left over is auctioned, one after another, whoever has won the last.
      return faction === undefined ? 'auction' : call(initiative, { seat: faction }, 'after');
    },
    auction: (cx) => {
      cx.log(say('forum.auction'), '1.07.22-b');
      // [amb-37] The table has agreed on one way or the other; [4.04.5-a] with Neutrals it is always one round.
      const how = bidsAreSealed(cx.g) && cx.g.neutrals === undefined ? sealedAuction : openAuction;
      return call(how, undefined, 'auctioned', 'won');
    },
    auctioned: (cx, l) => {
      if (l.won.by !== '') return call(initiative, { seat: l.won.seat }, 'after');
      // [1.07.22-h][4.04.5-i] Nobody bid: the HRAO's Faction has it for nothing.
      const faction = hraoFaction(cx.g);
      cx.log(say('forum.nobodyBids', { faction: `faction:${faction}` }), '1.07.22-h');
      return call(initiative, { seat: faction }, 'after');
    },
    after: () => call(factionsWithoutSenators, undefined, 'next'),
    inOrder: (cx) => {
      romeInOrder(cx);
      return call(endOfForumEvents, undefined, 'close');
    },
    close: (cx) => {
      // [card-65-a][amb-45] The phase in which Era Ends came is played to its end.
      if (cx.g.eraEnds) eraEnds(cx);
      return end();
    },
  },
);

export const FORUM_PROCS = [initiative, persuasion, counterBribes, games, attract, openAuction, sealedAuction];
