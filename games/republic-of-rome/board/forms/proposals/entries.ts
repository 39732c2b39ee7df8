/** What whoever presides, or plays a Tribune, proposes next; or nothing more — 1.09.6, 1.09.151 */
import type { Answer, Asked } from '@tabularium/kernel';
import type { RomeView } from '../../../rules/sight/view.ts';
import { BUSINESS, isBusiness, notNow } from '../../../rules/senate/not-now.ts';
import { askedAt } from '../asking.ts';
import { listedFor, type Standing, standingOf } from '../standing.ts';

export interface Entered {
  /** `kind:raise`. */
  readonly kind: string;
  /** `adjourn` or `forgo`, or nothing. */
  readonly press: string;
}

export const isOf = (asked: Asked<RomeView>): boolean =>
  askedAt(asked) === 'senate.business/menu' || askedAt(asked) === 'senate.propose-any/ask';

const nameOf = (kind: string): string => `kind:${kind}`;
/** All that is offered or withheld; among other business also what cannot be put now. */
export const kindsOf = (asked: Asked<RomeView>): string[] => {
  const listed = listedFor(asked, 'propose');
  if (asked.view.senate.step !== 'business') return listed;
  const all = BUSINESS.map(nameOf);
  return [...all, ...listed.filter((k) => !all.includes(k))];
};
/** Why it may not be put: an agreement, or what the rules say of its kind. */
export const standing = (asked: Asked<RomeView>, ref: string): Standing => {
  const found = standingOf(asked, 'propose', ref);
  const kind = ref.slice('kind:'.length);
  return found.isOffered || found.reason || !isBusiness(kind) ? found : { ...found, reason: notNow(asked.view, kind) };
};

export const begins = (asked: Asked<RomeView>, before: Entered | undefined): Entered => {
  const isOffered = (kind: string): boolean => standingOf(asked, 'propose', kind).isOffered;
  if (before && isOffered(before.kind)) return { ...before, press: '' };
  return { kind: kindsOf(asked).find(isOffered) ?? '', press: '' };
};
export const answer = (_: Asked<RomeView>, { kind, press }: Entered): Answer | undefined => {
  if (press !== '') return { verb: press };
  return kind === '' ? undefined : { verb: 'propose', arg: kind };
};
