/** What is entered where an event leaves a choice: one of a list, or Fleets by place — D-FOR-6, D-EVT-1, D-EVT-2 */
import type { Answer, Asked } from '@tabularium/kernel';
import { leaderCard } from '../../../rules/data/printed.ts';
import { factionOf } from '../../../rules/ids.ts';
import { senatorsOf } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { fleetStrength, landStrength, war } from '../../../rules/wars/wars.ts';
import { allotOf, picksOf } from '../offered.ts';

export interface Entered {
  readonly at: string;
  /** What has not been chosen is what weighs most. */
  readonly what?: string | undefined;
  readonly fleets?: Readonly<Record<string, number>> | undefined;
}
type At = Asked<RomeView>;

/** How much each of them weighs. */
const WEIGHTS: Readonly<Record<string, (view: RomeView, ref: string) => number>> = {
  leaderDies: (view, ref) => leaderCard(view, ref).strength,
  ally: (view, ref) => landStrength(view, war(view, ref)) + fleetStrength(view, war(view, ref)),
  accuseFaction: (view, ref) => senatorsOf(view, factionOf(ref)).reduce((n, s) => n + s.influence, 0),
};
export const PICKS = Object.keys(WEIGHTS);

export const verbIn = ({ question }: At): string | undefined =>
  [...PICKS, 'loseFleets'].find((verb) => Object.hasOwn(question.verbs, verb));

export const refsIn = (asked: At): readonly string[] => {
  const weight = WEIGHTS[verbIn(asked) ?? ''];
  if (!weight) return [];
  return [...picksOf(asked, verbIn(asked)!)].sort((a, b) => weight(asked.view, b) - weight(asked.view, a));
};

/** Those that are not deployed are missed least. */
const AT_HOME = 'fleets:active';
export const placesIn = (asked: At): readonly (readonly [string, number])[] =>
  Object.entries(allotOf(asked, 'loseFleets')).sort(
    ([a, x], [b, y]) => Number(b === AT_HOME) - Number(a === AT_HOME) || y - x,
  );
export const lostIn = ({ question }: At): number => {
  const offer = question.verbs['loseFleets'];
  return offer?.t === 'allot' ? offer.min : 0;
};
export const fleetsOf = (asked: At, { fleets }: Entered): Readonly<Record<string, number>> => {
  if (fleets) return Object.fromEntries(Object.entries(fleets).filter(([, n]) => n > 0));
  const out: Record<string, number> = {};
  let left = lostIn(asked);
  for (const [place, most] of placesIn(asked)) {
    const n = Math.min(left, most);
    if (n > 0) out[place] = n;
    left -= n;
  }
  return out;
};

export const answer = (asked: At, entered: Entered): Answer | undefined => {
  const verb = verbIn(asked);
  if (verb === undefined) return undefined;
  if (verb === 'loseFleets') return { verb, arg: fleetsOf(asked, entered) };
  const arg = entered.what ?? refsIn(asked)[0];
  return arg === undefined ? undefined : { verb, arg };
};
