/** Which cards are played, and who receives a Concession — 1.07.312, 1.07.32, 1.11.1, 2.04.2, 3.01.9 */
import { refGiven, refsGiven } from '@tabularium/parts/web';
import { type Answer, type Asked, listed, type LocalsOf, type Question } from '@tabularium/kernel';
import { playHand } from '../../../rules/cards/play-hand.ts';
import { cardOf, concessionCard } from '../../../rules/data/printed.ts';
import type { CardId } from '../../../rules/ids.ts';
import { ownFaction } from '../../../rules/rome/players.ts';
import { numberOf, senatorsOf } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askingIn } from '../asking.ts';

export interface Plays {
  readonly turn: number;
  readonly cards: readonly string[];
  /** By card: the Senator who is to have the Concession. */
  readonly holders: Readonly<Record<string, string>>;
  /** [2.04.2-c] Veterans of a victor that he disbands. */
  readonly disbands?: readonly string[];
  /** One Concession lies in the Forum already: only its holder is to be named. */
  readonly onlyGives?: true;
}

type At = Asked<RomeView>;
type Local = LocalsOf<typeof playHand>;

export const localOf = ({ view }: Pick<At, 'view'>): Local | undefined => askingIn(view, playHand);
export const handOf = ({ view, seat }: At): readonly CardId[] => listed(view.factions[ownFaction(view, seat)]!.hand);

/** The refs that a verb of the question takes. */
export const picksOf = ({ verbs }: Question, verb: string): readonly string[] => {
  const offer = verbs[verb];
  return offer?.t === 'pick' ? offer.of : [];
};
const VERBS = { statesman: 'playStatesman', concession: 'playConcession' } as const;
type Playable = keyof typeof VERBS;
const KINDS: readonly Playable[] = ['statesman', 'concession'];
export const kindOf = (view: RomeView, card: string): Playable | undefined =>
  KINDS.find((kind) => cardOf(view, card).kind === kind);

/** Why a card cannot be played now, in the words of the question. */
export const whyNot = ({ view, question }: At, card: string) => {
  const kind = kindOf(view, card);
  return kind && question.withheld[VERBS[kind]]?.[card];
};
export const isPlayable = ({ view, question }: At, card: string): boolean => {
  const kind = kindOf(view, card);
  return kind !== undefined && picksOf(question, VERBS[kind]).includes(card);
};

/** Concessions are spread: to whoever has the fewest, and of these to whoever has the least Influence to lose. */
const spread = (view: RomeView, seat: number, cards: readonly string[]): Record<string, string> => {
  const own = senatorsOf(view, ownFaction(view, seat));
  const has: Record<string, number> = Object.fromEntries(
    own.map((s) => [s.id, view.concessions.filter((c) => c.holder === s.id).length]),
  );
  const out: Record<string, string> = {};
  for (const card of cards) {
    const [who] = [...own].sort((a, b) => has[a.id]! - has[b.id]! || a.influence - b.influence);
    if (who === undefined) continue;
    out[card] = who.id;
    has[who.id]!++;
  }
  return out;
};

/** The Concession that was played and is nobody's yet: its card. */
export const playedCard = (asked: At): string | undefined => {
  const concession = localOf(asked)?.concession ?? '';
  return concession === '' ? undefined : concessionCard(asked.view, concession).card;
};

/** All that may be played; or, half-way, who is likely to receive what was played. */
export const everything = (asked: At): Plays => {
  const { view, seat } = asked;
  const card = playedCard(asked);
  if (card !== undefined) {
    return { turn: view.turn, cards: [], holders: spread(view, seat, [card]), onlyGives: true };
  }
  const cards = handOf(asked).filter((card) => isPlayable(asked, card));
  const concessions = handOf(asked).filter((card) => kindOf(view, card) === 'concession');
  return { turn: view.turn, cards, holders: spread(view, seat, concessions) };
};

/** Whoever was named; if a Statesman has taken his place since, the Statesman. */
export const holderAmong = (
  view: RomeView,
  offered: readonly string[],
  who: string | undefined,
): string | undefined => {
  if (who === undefined || offered.includes(who)) return who ?? offered[0];
  return offered.find((id) => numberOf(view, id) === numberOf(view, who)) ?? offered[0];
};

/** Statesmen first, since one of them may receive a Concession. */
/** [2.04.2-a] Those that may be disbanded. */
export const disbandable = ({ question }: At): readonly string[] => {
  const offer = question.verbs['disbandVeterans'];
  return offer?.t === 'choose' ? offer.of : [];
};

export const answer = (asked: At, { cards, holders, onlyGives, disbands = [] }: Plays): Answer | undefined => {
  const { view } = asked;
  const played = playedCard(asked);
  if (played !== undefined) {
    const arg = holderAmong(view, picksOf(asked.question, 'giveConcession'), holders[played]);
    return arg === undefined ? undefined : { verb: 'giveConcession', arg };
  }
  if (onlyGives) return undefined;
  const ids = disbandable(asked).filter((id) => disbands.includes(id));
  if (ids.length > 0) return { verb: 'disbandVeterans', arg: ids };
  const hand: readonly string[] = handOf(asked);
  for (const kind of KINDS) {
    const card = cards.find((c) => hand.includes(c) && kindOf(view, c) === kind);
    if (card !== undefined) return { verb: VERBS[kind], arg: card };
  }
  return { verb: 'done' };
};

/** What he plays is no longer in his hand when he is done; all else was only likely. */
export const taking = (asked: At, plays: Plays, given: Answer): Plays => {
  const ref = refGiven(given);
  const hand: readonly string[] = handOf(asked);
  if (given.verb === 'done') return { ...plays, cards: plays.cards.filter((card) => !hand.includes(card)) };
  if (given.verb === 'disbandVeterans') return { ...plays, disbands: refsGiven(given) };
  if (given.verb === 'giveConcession')
    return { ...plays, holders: { ...plays.holders, [playedCard(asked) ?? '']: ref } };
  return withCard(withCard(plays, ref, false), ref, true);
};

export const withCard = (plays: Plays, card: string, isPlayed: boolean): Plays => ({
  ...plays,
  cards: isPlayed ? [...plays.cards, card] : plays.cards.filter((c) => c !== card),
});
