/** What whoever presides, or plays a Tribune, proposes next; or nothing more — 1.09.6, 1.09.151 */
import type { Answer, Asked } from '@tabularium/kernel';
import { refGiven } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt } from '../asking.ts';
import { listedFor, standingOf } from '../standing.ts';

export interface Entered {
  /** `kind:raise`. */
  readonly kind: string;
  /** `adjourn` or `forgo`, or nothing. */
  readonly press: string;
}

export const isOf = (asked: Asked<RomeView>): boolean =>
  askedAt(asked) === 'senate.business/menu' || askedAt(asked) === 'senate.propose-any/ask';

/** Each kind keeps its place, whether or not it may be put: what is asked for most stands first. */
const ORDER = [
  'kind:deploy',
  'kind:raise',
  'kind:eliminate',
  'kind:governors',
  'kind:concessions',
  'kind:land-bill',
  'kind:repeal',
  'kind:consul-for-life',
  'kind:reject-rhodes',
];
const placeOf = (kind: string): number => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);
/** All that is offered or withheld. */
export const kindsOf = (asked: Asked<RomeView>): string[] =>
  listedFor(asked, 'propose').sort((a, b) => placeOf(a) - placeOf(b));

export const begins = (asked: Asked<RomeView>, before: Entered | undefined): Entered => {
  const isOffered = (kind: string): boolean => standingOf(asked, 'propose', kind).isOffered;
  if (before && isOffered(before.kind)) return { ...before, press: '' };
  return { kind: kindsOf(asked).find(isOffered) ?? '', press: '' };
};
export const answer = (_: Asked<RomeView>, { kind, press }: Entered): Answer | undefined => {
  if (press !== '') return { verb: press };
  return kind === '' ? undefined : { verb: 'propose', arg: kind };
};

export const taking = (_: Asked<RomeView>, e: Entered, given: Answer): Entered =>
  given.verb === 'propose' ? { ...e, kind: refGiven(given) } : e;
