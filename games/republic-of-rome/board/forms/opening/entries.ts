/** What a player decides before the first turn: his Leader, his Governors, his first cards — 3.01.7, 3.02.4, 3.01.9 */
import { playHand } from '../../../rules/cards/play-hand.ts';
import type { Answer, Asked } from '@tabularium/kernel';
import { type Filled, numberGiven, refGiven } from '@tabularium/parts/web';
import { senatorCard } from '../../../rules/data/printed.ts';
import type { Senator } from '../../../rules/game.ts';
import { senator } from '../../../rules/rome/senators.ts';
import { opening } from '../../../rules/setup/opening.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askingIn, goingOn } from '../asking.ts';
import { answer as playsAnswer, everything, picksOf, type Plays, taking as playsTaking } from '../play-hand/plays.ts';

export interface Entered {
  readonly leader: string;
  /** By Province; who is not named is the first that is likely. */
  readonly governors: Readonly<Record<string, { readonly who: string; readonly term: number }>>;
  /** Once cards can be played; before that all that will be possible. */
  readonly plays?: Plays;
}

type At = Asked<RomeView>;
export type OpeningForm = Filled<RomeView, Entered>;

export const isAtHand = ({ view }: At): boolean => askingIn(view, playHand) !== undefined;
/** Not while somebody shows his cards in between. */
export const isOpening = (asked: At): boolean =>
  asked.question.due &&
  (askingIn(asked.view, opening) !== undefined || (goingOn(asked.view, opening) !== undefined && isAtHand(asked)));

const ora = (view: RomeView, s: Senator): number => senatorCard(view, s.id).ora;
/** Whoever has most Influence, and of these the best speaker: a Leader cannot be persuaded to leave. */
export const likelyLeader = ({ view, question }: At): string => {
  const all = picksOf(question, 'nameLeader').map((id) => senator(view, id));
  return all.sort((a, b) => b.influence - a.influence || ora(view, b) - ora(view, a))[0]?.id ?? '';
};
/** Whoever is missed least in Rome. */
const likelyGovernor = ({ view, question }: At): string => {
  const all = picksOf(question, 'nameGovernor').map((id) => senator(view, id));
  return all.sort((a, b) => ora(view, a) - ora(view, b) || a.influence - b.influence)[0]?.id ?? '';
};

/** The Province that is asked about. */
export const provinceIn = ({ question }: At): string => String(question.prompt.a?.['province'] ?? '');
const longest = ({ question }: At): number => {
  const offer = question.verbs['setTerm'];
  return offer?.t === 'range' ? offer.max : 1;
};
/** Who goes to the Province of this question, as entered or as is likely. */
export const governorOf = (asked: At, { governors }: Entered): string => {
  const wanted = governors[provinceIn(asked)]?.who;
  return wanted !== undefined && picksOf(asked.question, 'nameGovernor').includes(wanted)
    ? wanted
    : likelyGovernor(asked);
};
export const termOf = (asked: At, { governors }: Entered): number =>
  governors[provinceIn(asked)]?.term ?? longest(asked);

export const answer = (asked: At, entered: Entered): Answer | undefined => {
  const { verbs } = asked.question;
  if (isAtHand(asked)) return playsAnswer(asked, entered.plays ?? everything(asked));
  if (verbs['nameLeader']) return { verb: 'nameLeader', arg: entered.leader };
  if (verbs['nameGovernor']) return { verb: 'nameGovernor', arg: governorOf(asked, entered) };
  return verbs['setTerm'] && { verb: 'setTerm', arg: termOf(asked, entered) };
};

export const taking = (asked: At, entered: Entered, given: Answer): Entered => {
  if (isAtHand(asked)) return { ...entered, plays: playsTaking(asked, entered.plays ?? everything(asked), given) };
  if (given.verb === 'nameLeader') return { ...entered, leader: refGiven(given) };
  const province = provinceIn(asked);
  const { who = '' } = entered.governors[province] ?? {};
  const said =
    given.verb === 'setTerm'
      ? { who, term: numberGiven(given) }
      : { who: refGiven(given), term: termOf(asked, entered) };
  return { ...entered, governors: { ...entered.governors, [province]: said } };
};
