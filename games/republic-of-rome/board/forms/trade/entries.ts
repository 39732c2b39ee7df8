/** Cards that are given, held out to somebody, or laid beside what somebody holds out — 1.11.1, amb-66 */
import { type Answer, type Asked, listed, type LocalsOf } from '@tabularium/kernel';
import { type Filled, refGiven, refsGiven } from '@tabularium/parts/web';
import { type FactionId, factionRef } from '../../../rules/ids.ts';
import { trading } from '../../../rules/revolution/cards.ts';
import { ownFaction } from '../../../rules/rome/players.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askingIn } from '../asking.ts';
import { handOf } from '../play-hand/plays.ts';

export type How = 'give' | 'offer';
export interface Entered {
  readonly turn: number;
  /** By card: the Faction it is to go to. */
  readonly to: Readonly<Record<string, string>>;
  /** By Faction: for nothing, or for something. */
  readonly how: Readonly<Record<string, How>>;
  /** By Faction that holds out cards: what is laid beside them, or that nothing comes of it. */
  readonly replies: Readonly<Record<string, readonly string[] | 'decline'>>;
  /** By Faction that has laid cards beside one's own: do they change hands? */
  readonly settled: Readonly<Record<string, 'accept' | 'refuse'>>;
}

type At = Asked<RomeView>;
export type TradeForm = Filled<RomeView, Entered>;

/** Of other people's trades only the number of cards is seen. */
type Seen = LocalsOf<typeof trading>;
type SeenOffer = Seen['offers'][number];
export const localOf = ({ view }: Pick<At, 'view'>): Seen | undefined => askingIn(view, trading);
const own = ({ view, seat }: At): FactionId => ownFaction(view, seat);

const offersOf = (asked: At): readonly SeenOffer[] => localOf(asked)?.offers ?? [];
/** What others hold out, and wait for an answer. */
export const toAnswer = (asked: At): readonly SeenOffer[] =>
  offersOf(asked).filter((o) => o.to === own(asked) && !o.answered);
/** One's own offers that were answered. */
export const toSettle = (asked: At): readonly SeenOffer[] =>
  offersOf(asked).filter((o) => o.from === own(asked) && o.answered);
/** One's own offers that wait. */
export const waiting = (asked: At): readonly SeenOffer[] =>
  offersOf(asked).filter((o) => o.from === own(asked) && !o.answered);
export const cardsOf = (cards: SeenOffer['cards']): readonly string[] => listed(cards);

export const fresh = ({ view }: Pick<At, 'view'>): Entered => ({
  turn: view.turn,
  to: {},
  how: {},
  replies: {},
  settled: {},
});
export const isEmpty = ({ to, replies, settled }: Entered): boolean =>
  [to, replies, settled].every((all) => Object.keys(all).length === 0);

export const howTo = ({ how }: Entered, faction: string): How => how[faction] ?? 'offer';
/** What is to be laid for this Faction, of the cards that are still there. */
const planned = (asked: At, { to }: Entered, faction: string): readonly string[] =>
  handOf(asked).filter((card) => to[card] === faction);

const VERBS = { give: 'giveTo', offer: 'offerTo' } as const;
/** The next Faction that cards are to go to. */
const nextGiven = (asked: At, entered: Entered): Answer | undefined => {
  for (const faction of new Set(Object.values(entered.to))) {
    const how = howTo(entered, faction);
    const isThere =
      how === 'offer' && offersOf(asked).some((o) => o.from === own(asked) && factionRef(o.to) === faction);
    if (!isThere && planned(asked, entered, faction).length > 0) return { verb: VERBS[how], arg: faction };
  }
  return undefined;
};
/** The next answer to others. */
const nextReply = (asked: At, { replies, settled }: Entered): Answer | undefined => {
  for (const { from } of toAnswer(asked)) {
    const reply = replies[factionRef(from)];
    if (reply) return { verb: reply === 'decline' ? 'declineOffer' : 'answerOffer', arg: factionRef(from) };
  }
  for (const { to } of toSettle(asked)) {
    const how = settled[factionRef(to)];
    if (how) return { verb: how === 'accept' ? 'acceptTrade' : 'refuseTrade', arg: factionRef(to) };
  }
  return undefined;
};

export const answer = (asked: At, entered: Entered): Answer | undefined => {
  const draft = localOf(asked)?.drafts.find((d) => d.by === own(asked));
  if (draft) {
    const faction = factionRef(draft.to);
    const reply = entered.replies[faction];
    if (draft.kind === 'answer')
      return Array.isArray(reply) ? { verb: 'layCards', arg: [...reply] } : { verb: 'dropDraft' };
    const cards = howTo(entered, faction) === draft.kind ? planned(asked, entered, faction) : [];
    return cards.length > 0 ? { verb: 'layCards', arg: cards } : { verb: 'dropDraft' };
  }
  return (
    nextReply(asked, entered) ?? nextGiven(asked, entered) ?? (isEmpty(entered) ? { verb: 'doneTrading' } : undefined)
  );
};

/** Others who can still be offered something. */
export const others = (asked: At): readonly string[] => {
  const { giveTo, offerTo } = asked.question.verbs;
  return [...new Set([giveTo, offerTo].flatMap((offer) => (offer?.t === 'pick' ? offer.of : [])))];
};
export const mayOffer = ({ question }: At, faction: string): boolean => {
  const offer = question.verbs['offerTo'];
  return offer?.t === 'pick' && offer.of.includes(faction);
};
/** A card goes to a Faction, or nowhere; for nothing, where no offer can be made. */
export const sentTo = (asked: At, entered: Entered, card: string, faction: string): Entered => {
  const { [card]: _, ...rest } = entered.to;
  if (faction === '') return { ...entered, to: rest };
  const how: Entered['how'] = mayOffer(asked, faction) ? entered.how : { ...entered.how, [faction]: 'give' };
  return { ...entered, how, to: { ...rest, [card]: faction } };
};

/** For whom the cards are is known when they are laid. */
export const taking = (asked: At, entered: Entered, given: Answer): Entered => {
  const faction = refGiven(given);
  const draft = localOf(asked)?.drafts.find((d) => d.by === own(asked));
  switch (given.verb) {
    case 'giveTo':
    case 'offerTo':
      return { ...entered, how: { ...entered.how, [faction]: given.verb === 'giveTo' ? 'give' : 'offer' } };
    case 'declineOffer':
      return { ...entered, replies: { ...entered.replies, [faction]: 'decline' } };
    case 'acceptTrade':
    case 'refuseTrade':
      return {
        ...entered,
        settled: { ...entered.settled, [faction]: given.verb === 'acceptTrade' ? 'accept' : 'refuse' },
      };
    case 'layCards': {
      const to = draft ? factionRef(draft.to) : '';
      const cards = refsGiven(given);
      if (draft?.kind === 'answer') return { ...entered, replies: { ...entered.replies, [to]: cards } };
      return { ...entered, to: { ...entered.to, ...Object.fromEntries(cards.map((card) => [card, to])) } };
    }
    default:
      return entered;
  }
};
