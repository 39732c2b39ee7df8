/** In what order Factions are called to vote — 1.09.12-b, 1.09.14 */
import type { Cx, Msg, Wait } from '@tabularium/kernel';
import { noneBy, reason } from '../agreements/enforce.ts';
import { heldBack, type Left, named, narrowed, whole } from '../agreements/left.ts';
import { callable, orderAgreed } from '../agreements/votes.ts';
import type { Rome } from '../game.ts';
import { factionOf, type FactionId, factionRef } from '../ids.ts';
import { factionsFrom, factionsFromHrao } from '../rome/hrao.ts';
import { checkedFaction } from '../rome/players.ts';
import { say } from '../say.ts';
import { firstOffered } from '../table/silence.ts';
import { hasVoters } from './counting.ts';
import { floorOf, type VoteLocals } from './hold-vote.ts';
import { presiding, presidingSeat } from './presiding.ts';
import { homeOf } from './proposal-kinds.ts';
import type { Floor, Verdict } from './state.ts';
import { UNCALLED } from './windows.ts';

/** [1.09.14-b] Those not yet called, clockwise from the left of whoever presides, his own last. A Faction without a Senator in Rome is not called. */
export const toCall = (g: Rome, floor: Floor): FactionId[] => {
  const own = presiding(g)?.faction ?? floor.by;
  const all = factionsFrom(g, own);
  all.push(all.shift()!);
  return all.filter((s) => !floor.called.includes(s) && hasVoters(g, floor, s));
};

/** [AGR-16] What whoever presides has promised about the order. */
const mayCall = (g: Rome, floor: Floor): Left<string> =>
  named(callable(g, presiding(g)?.faction, floor.proposal, toCall(g, floor)), factionRef);
const mayOrder = (g: Rome, floor: Floor): true | Msg => {
  const agreed = orderAgreed(g, presiding(g)?.faction, floor.proposal);
  return agreed === undefined || reason(agreed.agreement);
};
/** [AGR-16] Not all at once, where something was agreed about it. */
const inOrder = (g: Rome, floor: Floor): Left<string> => {
  const all = toCall(g, floor).map(factionRef);
  const agreed = orderAgreed(g, presiding(g)?.faction, floor.proposal);
  return agreed ? noneBy(agreed.agreement, all) : whole(all);
};

export const callNext = (cx: Cx<Rome>, l: VoteLocals, faction: FactionId): 'called' => {
  l.seat = faction;
  cx.log(say('senate.called', { by: factionRef(faction) }), '1.09.14-a');
  return 'called';
};
/** [amb-20] He publishes the order in which he will call the rest. */
const publish = (cx: Cx<Rome>, l: VoteLocals, order: FactionId[]): 'next' => {
  l.order = order;
  l.orderBy = cx.g.senate.presiding;
  return 'next';
};

/**
 * [1.09.12-b][1.09.12-d][1.09.14-a][1.09.151-b] At once, in any order he likes, [1.09.14-e] his own Faction like the others;
 * [amb-20] one by one, or all at once.
 */
export const callFactions: Wait<Rome, VoteLocals, 'called' | 'next', Verdict> = {
  to: (cx) => presidingSeat(cx.g),
  say: (cx, l) => say('ask.senate.call', { what: homeOf(floorOf(cx.g, l).proposal.t).name }),
  rules: ['1.09.12-b', '1.09.13-e', '1.09.14-b', '1.09.14-e'],
  windows: UNCALLED,
  aloud: ['callClockwise'],
  // [AGR-16] One by one where an order was promised.
  silent: ({ g }, l) => {
    const floor = floorOf(g, l);
    const left = toCall(g, floor);
    const fromHrao = factionsFromHrao(g).filter((faction) => left.includes(faction));
    return [
      // [1.09.74-d]
      floor.means === 'special' ? { verb: 'callInOrder', arg: fromHrao.map(factionRef) } : { verb: 'callClockwise' },
      ...firstOffered('callFaction', left.map(factionRef)),
    ];
  },
  picks: {
    callFaction: {
      // [AGR-16]
      ...narrowed((g, l: VoteLocals) => mayCall(g, floorOf(g, l))),
      take: (cx, l, faction) => callNext(cx, l, checkedFaction(cx.g, factionOf(faction))),
    },
  },
  buttons: {
    callClockwise: {
      when: (cx, l) => mayOrder(cx.g, floorOf(cx.g, l)),
      take: (cx, l) => publish(cx, l, toCall(cx.g, floorOf(cx.g, l))),
    },
  },
  chooses: {
    callInOrder: {
      of: (cx, l) => {
        const of = inOrder(cx.g, floorOf(cx.g, l)).left;
        return { of, min: of.length, max: of.length };
      },
      withheld: ({ g }, l) => heldBack(g, () => inOrder(g, floorOf(g, l))),
      take: (cx, l, factions) => publish(cx, l, factions.map(factionOf)),
    },
  },
  resumed: () => 'next',
};
