/** Bids of Neutrals for the sixth Initiative — 4.04.5, A4-24 */
import { call, end, type Msg } from '@tabularium/kernel';
import { type Bid, bidders, bidOf } from '../../forum/bidding.ts';
import type { Rome } from '../../game.ts';
import { type FactionId, factionRef, type SenatorId } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { hraoFaction } from '../../rome/hrao.ts';
import { isAligned, senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { guidelineOf } from '../guidelines.ts';
import { because, itself, type Narrowed, NOBODY, settled } from '../narrowing.ts';
import { type Move, nextMove } from '../next-move.ts';
import { richestOf } from '../paying.ts';

export interface Bidding {
  readonly faction: FactionId;
  readonly best: Bid;
  choice: Narrowed<SenatorId>;
}

/** [1.07.22-e] The richest in Rome. */
export const bidderOf = (g: Rome, l: Pick<Bidding, 'faction' | 'best'>): Narrowed<SenatorId> =>
  richestOf(g, bidders(g, l.faction, l.best.n));

/** [4.04.5-g] So far above the turn it goes on without a die; beyond that it needs so much. */
const FREELY = 4;
const NEEDED = 4;

/** [4.04.5-e] The richest purse of any other Faction's Senator, wherever he is. */
const richestOther = (g: Rome, faction: FactionId): number =>
  Math.max(0, ...g.senators.filter((s) => isAligned(s) && s.faction !== faction).map((s) => s.talents));

/** [4.04.5-d][4.04.5-e] No bid of this Neutral is higher. */
const limit = (g: Rome, l: Bidding): number =>
  Math.min(senator(g, l.choice.left[0]!).talents, richestOther(g, l.faction));

/** [4.04.5-c] What its card adds to its dice. */
const modifier = (g: Rome, l: Bidding): number => guidelineOf(g, l.faction).initiative;
/** [4.04.5-b] As the HRAO's Faction, which is asked first. */
const opens = (g: Rome, l: Bidding): boolean => l.best.by === '' && l.faction === hraoFaction(g);
/** [4.04.5-f] One more than the last; 1 if nobody has bid. */
const raised = (l: Bidding): number => l.best.n + 1;
const needsDie = (g: Rome, l: Bidding): boolean => raised(l) > g.turn + FREELY;

/** [4.04.5-h] Could there be a bid, with the best of dice? */
export const mayBid = (g: Rome, l: Bidding): boolean => l.choice.left.length > 0 && limit(g, l) >= raised(l);

const does = (g: Rome, l: Bidding): Msg => {
  const { left } = l.choice;
  const added = modifier(g, l);
  const who = { faction: factionRef(l.faction), who: left, k: left.length };
  if (opens(g, l)) return say('neutral.bid.opens', { ...who, n: g.turn + added, most: limit(g, l) });
  return needsDie(g, l)
    ? say('neutral.bid.die', { ...who, n: raised(l), needed: NEEDED - added })
    : say('neutral.bid', { ...who, n: raised(l) });
};
const bidMove = (g: Rome, l: Bidding): Move => ({
  faction: l.faction,
  does: does(g, l),
  rule: opens(g, l) ? '4.04.5-b' : '4.04.5-f',
  because: because(say('neutral.bid.by', { n: modifier(g, l) }), l.choice.candidates),
});

/** How much, once the die has been rolled; [4.04.5-h] less than the last bid, or than 1, is none. [A4-24] Evil Omens do not count. */
export const amountOf = (g: Rome, l: Bidding, die: () => number): number => {
  const added = modifier(g, l);
  if (opens(g, l)) return Math.min(g.turn + die() + added, limit(g, l));
  return needsDie(g, l) && die() + added < NEEDED ? 0 : raised(l);
};

/** One chance for a Neutral; ends with the best bid there is then. */
export const neutralBid = proc(
  'neutrals.bid',
  { faction: 'open', best: 'open', choice: 'open' },
  (a: { readonly faction: FactionId; readonly best: Bid }): Bidding => ({ ...a, choice: NOBODY }),
  {
    start: (cx, l) => {
      l.choice = bidderOf(cx.g, l);
      return mayBid(cx.g, l) ? call(nextMove, bidMove(cx.g, l), 'carryOut') : end(l.best);
    },
    carryOut: (cx, l) => {
      // Who bids before how much, so that each die is told with what it decides.
      const by = settled(cx, l.choice, itself);
      const n = amountOf(cx.g, l, () => cx.d6());
      if (n > l.best.n) return end(bidOf(cx, { seat: l.faction, by, n }));
      cx.log(say('neutral.bid.none', { faction: factionRef(l.faction) }), '4.04.5-g');
      return end(l.best);
    },
  },
);
