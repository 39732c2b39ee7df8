/** What is entered for an extra Initiative, openly or sealed, and the answers that it gives — 1.07.22 */
import type { Answer, Asked, LocalsOf } from '@tabularium/kernel';
import { type Filled, numberGiven, refGiven } from '@tabularium/parts/web';
import { openAuction } from '../../../rules/forum/bidding.ts';
import { sealedAuction } from '../../../rules/forum/sealed-bids.ts';
import type { Senator } from '../../../rules/game.ts';
import type { FactionId } from '../../../rules/ids.ts';
import { isInRome, senatorsOf } from '../../../rules/rome/senators.ts';
import { ownFaction } from '../../../rules/rome/players.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askingIn } from '../asking.ts';
import { richest } from '../initiative/likely.ts';
import { picksOf, rangeOf } from '../offered.ts';

export interface Entered {
  /** Which auction, and the bid to beat. */
  readonly at: string;
  readonly pass: boolean;
  readonly by?: string | undefined;
  /** What none of those who come after can top, if he has that; otherwise the least. */
  readonly n?: number | undefined;
}
export type AuctionForm = Filled<RomeView, Entered>;
type At = Asked<RomeView>;

type Bid = LocalsOf<typeof openAuction>['best'];
export interface Bidding {
  readonly sealed: boolean;
  /** Who bids after, or with, the one who is asked. */
  readonly others: readonly FactionId[];
  readonly best: Bid | undefined;
}

export const biddingIn = ({ view, seat }: Pick<At, 'view' | 'seat'>): Bidding | undefined => {
  const open = askingIn(view, openAuction);
  const own = ownFaction(view, seat);
  if (open)
    return {
      sealed: false,
      others: open.order.filter((f) => f !== own),
      best: open.best.n > 0 ? open.best : undefined,
    };
  const sealed = askingIn(view, sealedAuction);
  return sealed && { sealed: true, others: sealed.order.filter((f) => f !== own), best: undefined };
};

/** [1.07.22-e] Purses lie open: the most that one of them could bid. */
export const richestOf = (view: RomeView, faction: FactionId): Senator | undefined =>
  senatorsOf(view, faction)
    .filter(isInRome)
    .sort((a, b) => b.talents - a.talents)[0];

/** The most that anybody who comes after could bid. */
export const topOf = (asked: Pick<At, 'view' | 'seat'>): number =>
  Math.max(0, ...(biddingIn(asked)?.others ?? []).map((f) => richestOf(asked.view, f)?.talents ?? 0));

export const nameOf = (asked: At): string => {
  const l = biddingIn(asked);
  return `${asked.view.turn}/${l?.sealed ? 'sealed' : 'open'}/${l?.best?.n ?? 0}`;
};

/** Whom he has named, or the richest. */
export const bidderOf = ({ asked, steps }: AuctionForm): string => {
  const named = steps.find((s) => s.answer?.verb === 'bid')?.answer?.arg ?? asked.question.prompt.a?.['who'];
  return typeof named === 'string' ? named : '';
};
export const amountOf = ({ steps }: AuctionForm): number =>
  Number(steps.find((s) => s.answer?.verb === 'amount')?.answer?.arg ?? 0);

export const answer = (asked: At, { pass, by, n }: Entered): Answer | undefined => {
  if (Object.hasOwn(asked.question.verbs, 'amount')) {
    const { min, max } = rangeOf(asked, 'amount');
    const top = topOf(asked);
    return { verb: 'amount', arg: n ?? (top <= max ? Math.max(min, top) : min) };
  }
  if (pass) return { verb: 'pass' };
  const arg = by ?? richest(asked.view, picksOf(asked, 'bid'));
  return arg === undefined ? undefined : { verb: 'bid', arg };
};

export const taking = (_: At, entered: Entered, given: Answer): Entered => {
  if (given.verb === 'bid') return { ...entered, pass: false, by: refGiven(given) };
  return given.verb === 'amount' ? { ...entered, n: numberGiven(given) } : entered;
};
