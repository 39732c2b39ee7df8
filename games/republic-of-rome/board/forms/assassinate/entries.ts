/** What is entered for an attempt on somebody's life, and the answers that it gives — 1.09.7, 1.09.72 */
import type { Answer, Asked, Explanation, LocalsOf } from '@tabularium/kernel';
import type { OddsKind } from '@tabularium/parts/kit';
import { type Filled, refGiven, refsGiven } from '@tabularium/parts/web';
import { ownFaction } from '../../../rules/rome/players.ts';
import { isInRome, isLeader, maybeSenator, senatorsOf } from '../../../rules/rome/senators.ts';
import { attempt } from '../../../rules/senate/assassins.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askingIn } from '../asking.ts';

export interface Entered {
  readonly target: string;
  readonly assassin: string;
  /** How many of his Assassin cards. */
  readonly cards: number;
}
export type AttemptForm = Filled<RomeView, Entered>;

type Local = LocalsOf<typeof attempt>;
export const attemptIn = ({ view }: Pick<Asked<RomeView>, 'view'>): Local | undefined => askingIn(view, attempt);

export const offeredBy = ({ question }: Asked<RomeView>, verb: string): readonly string[] => {
  const offer = question.verbs[verb];
  return offer?.t === 'pick' || offer?.t === 'choose' ? offer.of : [];
};

/** It has begun: whom it strikes, or with how many cards, is asked. */
export const isUnderWay = (asked: Asked<RomeView>): boolean =>
  attemptIn(asked) !== undefined &&
  ['sendAssassin', 'strike'].some((verb) => Object.hasOwn(asked.question.verbs, verb));

const influenceOf = (view: RomeView, id: string): number => maybeSenator(view, id)?.influence ?? 0;

/** The most influential of others, by the hand of the least of one's own, not the Leader: whoever is caught dies. */
export const begins = (asked: Asked<RomeView>, before: Entered | undefined): Entered => {
  const { view, seat } = asked;
  const l = attemptIn(asked);
  const targets = [...offeredBy(asked, 'assassinate')].sort((a, b) => influenceOf(view, b) - influenceOf(view, a));
  const own = senatorsOf(view, ownFaction(asked.view, seat))
    .filter(isInRome)
    .sort((a, b) => Number(isLeader(view, a)) - Number(isLeader(view, b)) || a.influence - b.influence);
  const target = l?.target ?? targets[0] ?? '';
  const assassin = (l?.assassin || own[0]?.id) ?? '';
  if (before && (l ? before.target === l.target : targets.includes(before.target)))
    return { ...before, assassin: l?.assassin || before.assassin };
  return { target, assassin, cards: 0 };
};

export const answer = (asked: Asked<RomeView>, { target, assassin, cards }: Entered): Answer => {
  if (!attemptIn(asked)) return { verb: 'assassinate', arg: target };
  if (Object.hasOwn(asked.question.verbs, 'sendAssassin')) return { verb: 'sendAssassin', arg: assassin };
  const held = offeredBy(asked, 'addAssassins').slice(0, cards);
  return held.length > 0 ? { verb: 'addAssassins', arg: held } : { verb: 'strike' };
};

export const taking = (_: Asked<RomeView>, entered: Entered, given: Answer): Entered => {
  const says: Readonly<Record<string, Partial<Entered>>> = {
    assassinate: { target: refGiven(given) },
    sendAssassin: { assassin: refGiven(given) },
    addAssassins: { cards: refsGiven(given).length },
    strike: { cards: 0 },
  };
  return { ...entered, ...says[given.verb] };
};

/** How many cards he holds, where the rules have come so far as to ask for them. */
export const heldIn = (form: AttemptForm): readonly string[] => {
  const step = form.at('strike');
  return step ? offeredBy(step, 'addAssassins') : [];
};

/** The chances of the attempt as entered, but for the Bodyguards that may still be played. */
export const oddsOf = (form: AttemptForm): Explanation | undefined => {
  const held = heldIn(form).slice(0, form.entered.cards);
  return held.length > 0
    ? form.explain(form.at('strike'), 'addAssassins', held.join())
    : form.explain(form.at('strike'), 'strike');
};

/** How each part of the bar is filled. */
export const LOOKS: Readonly<Record<string, OddsKind>> = {
  killed: 'victory',
  'killed-and-caught': 'standoff',
  nothing: 'stalemate',
  caught: 'disaster',
};
