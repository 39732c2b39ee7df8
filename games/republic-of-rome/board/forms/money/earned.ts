/** What each Senator brings to the revenue of his Faction — 1.06.1 */
import type { Tally, TallyPart } from '@tabularium/kernel';
import type { RomeView } from '../../../rules/sight/view.ts';

/** Whose part of the sum it is: his own, or that of something he holds. */
const isFrom = (view: RomeView, { refs }: TallyPart, who: string): boolean =>
  refs?.some(
    (ref) =>
      ref === who ||
      view.concessions.some((c) => c.id === ref && c.holder === who) ||
      view.provinces.some((p) => p.id === ref && p.governor === who),
  ) === true;
export const earnedBy = (view: RomeView, { parts }: Tally, who: string): number =>
  parts.reduce((n, part) => (isFrom(view, part, who) ? n + part.n : n), 0);
