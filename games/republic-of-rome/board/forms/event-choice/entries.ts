/**
 * What is entered where one of a list is chosen: what an event strikes, whom a Faction takes, where Veterans or a Rebel go, whom a
 * fine or a stolen card hits; or Fleets by place — D-FOR-6, D-EVT-1, D-EVT-2, 1.09.81-d, 1.11.34-b, 1.12.3-d, card-107-a, card-48-a
 */
import { type Answer, type Asked, howMany } from '@tabularium/kernel';
import { refGiven, sumsGiven } from '@tabularium/parts/web';
import { leaderCard } from '../../../rules/data/printed.ts';
import { factionOf } from '../../../rules/ids.ts';
import { maybeSenator, oratory, senatorsOf } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { fleetStrength, landStrength, war } from '../../../rules/wars/wars.ts';
import { allotOf, picksOf } from '../offered.ts';
import { LOSES_FLEETS, PICKS } from './verbs.ts';

export interface Entered {
  readonly at: string;
  /** What has not been chosen is what weighs most. */
  readonly what?: string | undefined;
  readonly fleets?: Readonly<Record<string, number>> | undefined;
  /** A button in place of the list: nobody is fined. */
  readonly press?: string | undefined;
}
export type At = Asked<RomeView>;

/** How much each of them weighs. */
const WEIGHTS: Readonly<Record<(typeof PICKS)[number], (view: RomeView, ref: string) => number>> = {
  leaderDies: (view, ref) => leaderCard(view, ref).strength,
  ally: (view, ref) => landStrength(view, war(view, ref)) + fleetStrength(view, war(view, ref)),
  accuseFaction: (view, ref) => senatorsOf(view, factionOf(ref)).reduce((n, s) => n + s.influence, 0),
  // [1.09.81-d] As he would be taken by one who says nothing.
  takeSenator: (view, ref) => {
    const s = maybeSenator(view, ref);
    return s ? oratory(view, s) + s.influence : 0;
  },
  // [1.12.3-d] The weakest first.
  attackWar: (view, ref) => -landStrength(view, war(view, ref)) - fleetStrength(view, war(view, ref)),
  // [1.11.34-b] Where they fight him, rather than where they wait.
  sendVeterans: (_, ref) => (ref === 'place:active' ? 0 : 1),
  // [card-107-b] What he cannot pay he loses in Popularity and Influence.
  fineGovernor: (view, ref) => -(maybeSenator(view, ref)?.talents ?? 0),
  // [card-48-a] The more there are, the more is known of nothing.
  peddleInfluence: (view, ref) => howMany(view.factions[factionOf(ref)]!.hand),
};
/** What may be done beside any question: each opens by itself when it is chosen. */
const ASIDES = ['peddleInfluence', 'fineGovernor'] as const;
export type Aside = (typeof ASIDES)[number];
/** The button beside a list. */
export const NONE = 'fineNobody';

/** What is asked, or is done beside it. */
export const verbIn = ({ question }: At, aside?: Aside): string | undefined =>
  aside ??
  [...PICKS, LOSES_FLEETS].find((verb) => Object.hasOwn(question.verbs, verb) && !question.asides.includes(verb));

export const refsIn = (asked: At, verb = verbIn(asked) ?? ''): readonly string[] => {
  const pick = PICKS.find((p) => p === verb);
  if (!pick) return [];
  const weight = (ref: string): number => WEIGHTS[pick](asked.view, ref);
  return [...picksOf(asked, verb)].sort((a, b) => weight(b) - weight(a));
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

export const answer =
  (aside?: Aside) =>
  (asked: At, entered: Entered): Answer | undefined => {
    const verb = verbIn(asked, aside);
    if (verb === undefined) return undefined;
    if (entered.press !== undefined) return { verb: entered.press };
    if (verb === 'loseFleets') return { verb, arg: fleetsOf(asked, entered) };
    const arg = entered.what ?? refsIn(asked, verb)[0];
    return arg === undefined ? undefined : { verb, arg };
  };

export const taking = (_: At, entered: Entered, given: Answer): Entered => {
  if (given.verb === LOSES_FLEETS) return { ...entered, fleets: sumsGiven(given) };
  return given.verb === NONE ? entered : { ...entered, what: refGiven(given) };
};
