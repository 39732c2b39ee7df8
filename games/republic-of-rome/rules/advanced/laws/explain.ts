/** What sponsoring a Law would bring — 2.06.3 */
import { plus, tally } from '@tabularium/kernel';
import { type Explainer, localOf } from '../../explain/look.ts';
import { maybeSenator } from '../../rome/senators.ts';
import { CO_SPONSOR_INFLUENCE, SPONSOR_INFLUENCE } from './enacting.ts';
import { draftLaw } from './sponsors.ts';

/** [2.06.3-a] His Influence, if it passes. */
const nameSponsor: Explainer = (asked) => {
  const l = localOf(asked, draftLaw);
  const s = maybeSenator(asked.g, asked.ref);
  if (l === undefined || s === undefined) return undefined;
  const gain = l.sponsor === '' ? SPONSOR_INFLUENCE : CO_SPONSOR_INFLUENCE;
  const parts = [plus('influence', s.influence, '2.06.3-a', [s.id]), plus('sponsoring', gain, '2.06.3-a')];
  return { tallies: [tally('influence', ...parts)] };
};

export const PASSING_LAWS: Readonly<Record<string, Explainer>> = { nameSponsor };
