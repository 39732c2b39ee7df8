/** Whom to ransom, and how much of it out of his own purse — 1.10.71-f */
import type { Answer, Asked } from '@tabularium/kernel';
import { type Filled, numberGiven, refGiven } from '@tabularium/parts/web';
import type { Senator } from '../../../rules/game.ts';
import { ownFaction } from '../../../rules/rome/players.ts';
import { ransom } from '../../../rules/rome/ransom.ts';
import { senatorsOf } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt, askingIn } from '../asking.ts';
import { picksOf, rangeOf } from '../offered.ts';

export interface Entered {
  readonly captive: string;
  /** Nothing entered is all that he has, or as much as is asked. */
  readonly own?: number | undefined;
  /** Nobody is ransomed now. */
  readonly press: string;
}
export type RansomForm = Filled<RomeView, Entered>;
type At = Asked<RomeView>;

const underWay = ({ view }: At): string | undefined => askingIn(view, ransom)?.captive;

/** He is asked for the money, or whether he ransoms somebody before there is revenue. */
export const isAsked = (asked: At): boolean =>
  askedAt(asked) === `${ransom.name}/start` || askedAt(asked) === 'events.captured-governors/ask';
export const mayRansom = (asked: At): boolean => underWay(asked) !== undefined || picksOf(asked, 'ransom').length > 0;

/** Those of his own who are held, whether or not there is money for them. */
export const captives = (asked: At): readonly Senator[] => {
  const now = underWay(asked);
  const all = senatorsOf(asked.view, ownFaction(asked.view, asked.seat)).filter((s) => s.captive !== '');
  return now === undefined ? all : all.filter((s) => s.id === now);
};

export const begins = (asked: At, before: Entered | undefined): Entered => {
  const captive = underWay(asked) ?? picksOf(asked, 'ransom')[0] ?? captives(asked)[0]?.id ?? '';
  return before && captives(asked).some((s) => s.id === before.captive)
    ? { ...before, press: '' }
    : { captive, press: '' };
};

/** What comes out of his own purse, of what may. */
export const ownPart = (asked: At | undefined, { own }: Entered): number => {
  const { min, max } = rangeOf(asked, 'payFromCaptive');
  return Math.min(max, Math.max(min, own ?? max));
};

export const answer = (asked: At, entered: Entered): Answer => {
  if (entered.press !== '') return { verb: entered.press };
  return underWay(asked) === undefined
    ? { verb: 'ransom', arg: entered.captive }
    : { verb: 'payFromCaptive', arg: ownPart(asked, entered) };
};

export const taking = (_: At, entered: Entered, given: Answer): Entered => {
  if (given.verb === 'ransom') return { ...entered, captive: refGiven(given) };
  return given.verb === 'payFromCaptive' ? { ...entered, own: numberGiven(given) } : entered;
};
