/** What a player sees, built from nothing — 1.04.9 */
import { copy, type Frame, type Outcome, type Seat, type State } from '@tabularium/kernel';
import { type Agreement, type Clause, type Draft, seesCard } from './agreements/agreement.ts';
import type { Faction, Rome } from './game.ts';
import type { CardId, None } from './ids.ts';
import type { Order } from './orders/order.ts';
import { decider } from './rome/hrao.ts';
import { shownTo } from './rome/shown.ts';
import { SECRET_LOCALS } from './secrets.ts';

type Hidden = 'deck' | 'nextDecks' | 'factions' | 'orders' | 'setAside' | 'bank' | 'agreements';

/**
 * [1.04.9-c] Everything but hands, Faction Treasuries, the order of the deck, cards set aside and standing orders; and the
 * Bank, which would give away what all the Treasuries hold together.
 */
export interface RomeView extends Omit<Rome, Hidden> {
  readonly factions: readonly FactionView[];
  /** [1.04.9-g] How many are left; which, nobody knows. */
  readonly deckSize: number;
  readonly nextDeckSizes: readonly number[];
  /** Cards whose place this seat does not know: deck, other hands, those set aside. Sorted. */
  readonly unseen: readonly CardId[];
  /** [amb-F5] This seat's own. */
  readonly orders: readonly Order[];
  /** Where this seat asked not to be asked. */
  readonly excused: State<Rome>['orders'];
  /** [AGR-05] Public ones, and the private ones of this seat; with its own draft. */
  readonly agreements: readonly Agreement[];
  readonly draft: Draft | None;
  readonly seat: Seat | 'public';
  readonly flow: readonly Frame[];
  readonly inputs: number;
  readonly floor: number;
  readonly over?: Outcome;
}
interface FactionView extends Omit<Faction, 'treasury' | 'hand' | 'shown'> {
  /** [1.04.9-f] */
  readonly cards: number;
  /** [1.04.5-b] What this seat has been shown of the hand; of its own, what it has shown to whom. */
  readonly shown: Faction['shown'];
  /** Its player's own. */
  readonly treasury?: number;
  readonly hand?: readonly CardId[];
}

/** [1.04.9-b] His own hand; [1.09.823-d] in the Senate Phase also those of the Factions that his Consul for Life rules. */
const seesHand = (g: Rome, seat: Seat | 'public', faction: Seat): boolean =>
  seat !== 'public' && (seat === faction || (g.factions[faction]!.status === 'in' && decider(g, faction) === seat));

/** [AGR-05] Of private ones its own; [1.04.3-h] votes on a dispute are shown together, until then only its own. */
const seenAgreements = (all: readonly Agreement[], seat: Seat | 'public'): Agreement[] => {
  if (all.length === 0) return [];
  const seen = copy(all.filter((a) => a.isPublic || (seat !== 'public' && a.parties.includes(seat))));
  for (const a of seen) hideCards(a.clauses, seat);
  for (const { dispute } of seen) {
    if (dispute === '') continue;
    for (const voter of dispute.voters) if (voter in dispute.votes && voter !== seat) dispute.votes[voter] = 'cast';
  }
  return seen;
};

/** [AGR-11][own-48] Which card was shown is for those to read who know; that others know it as well is not. */
const hideCards = (clauses: readonly Clause[], seat: Seat | 'public'): void => {
  for (const c of clauses) {
    if (c.promise.t !== 'card' || c.promise.seenBy === undefined) continue;
    c.promise = seesCard(c.promise, seat)
      ? { ...c.promise, seenBy: [seat as Seat] }
      : { ...c.promise, card: '', seenBy: [] };
  }
};
const seenDraft = (draft: Draft | None, seat: Seat): Draft | None => {
  const seen = copy(draft);
  if (seen !== '') hideCards(seen.clauses, seat);
  return seen;
};

export const view = (state: State<Rome>, seat: Seat | 'public'): RomeView => {
  const { g, stack, inputs, floor, over } = state;
  const { deck, nextDecks, factions, orders, setAside, bank: _bank, agreements, ...open } = g;
  const unseen = [
    ...deck,
    ...nextDecks.flat(),
    ...setAside,
    ...factions.flatMap((f, i) => (seesHand(g, seat, i) ? [] : f.hand)),
  ].sort();
  return {
    ...copy(open),
    factions: factions.map((f, i) => {
      const { treasury, hand, shown, ...rest } = f;
      return {
        ...rest,
        shown: i === seat ? [...shown] : shownTo(f, seat),
        cards: hand.length,
        ...(i === seat && { treasury }),
        ...(seesHand(g, seat, i) && { hand: [...hand] }),
      };
    }),
    deckSize: deck.length,
    nextDeckSizes: nextDecks.map((d) => d.length),
    unseen,
    orders: seat === 'public' ? [] : copy(orders[seat]!),
    agreements: seenAgreements(agreements.all, seat),
    draft: seat === 'public' ? '' : seenDraft(agreements.drafts[seat]!, seat),
    excused: copy(state.orders.filter((o) => o.by === seat)),
    seat,
    flow: stack.map((f) => ({ ...f, local: copy(SECRET_LOCALS[f.proc]?.mask(f.local, seat) ?? f.local) })),
    inputs,
    floor,
    ...(over && { over }),
  };
};
