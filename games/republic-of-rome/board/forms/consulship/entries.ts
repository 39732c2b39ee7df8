/** Who of a pair is Rome Consul: what both say they want, or the choice of one — 1.09.22 */
import type { Answer, Asked } from '@tabularium/kernel';
import { refGiven } from '@tabularium/parts/web';
import type { RomeView } from '../../../rules/sight/view.ts';
import { onlyOne } from '../standing.ts';

export const WISHES = ['wantRome', 'wantField', 'wantEither'] as const;

export interface Entered {
  /** A wish, or the one who is to stay in Rome. */
  readonly choice: string;
}

export const isWish = ({ question }: Asked<RomeView>): boolean => question.verbs['wantRome'] !== undefined;
export const pairOf = ({ question }: Asked<RomeView>): readonly string[] => {
  const offer = question.verbs['romeConsul'];
  return offer?.t === 'pick' ? offer.of : [];
};
export const isOf = (asked: Asked<RomeView>): boolean => isWish(asked) || pairOf(asked).length > 0;

export const begins = (asked: Asked<RomeView>, before: Entered | undefined): Entered => {
  const may = isWish(asked) ? WISHES : pairOf(asked);
  if (before && may.some((x) => x === before.choice)) return before;
  return { choice: isWish(asked) ? 'wantRome' : (onlyOne(asked, 'romeConsul') ?? pairOf(asked)[0] ?? '') };
};
export const answer = (asked: Asked<RomeView>, { choice }: Entered): Answer =>
  isWish(asked) ? { verb: choice } : { verb: 'romeConsul', arg: choice };

export const taking = (_: Asked<RomeView>, __: Entered, given: Answer): Entered => ({
  choice: refGiven(given) || given.verb,
});
