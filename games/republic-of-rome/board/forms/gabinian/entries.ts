/** What a Commander raises for himself, out of which purse — card-157-a, amb-176 */
import type { Answer, Asked, LocalsOf } from '@tabularium/kernel';
import { type Filled, numberGiven } from '@tabularium/parts/web';
import { gabinianRaising } from '../../../rules/cards/laws/gabinian.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt, askingIn } from '../asking.ts';
import { rangeOf } from '../offered.ts';

const PURSES = ['personal', 'faction'] as const;
export type PurseName = (typeof PURSES)[number];

export interface Units {
  readonly legions: number;
  readonly fleets: number;
}
export interface Entered {
  /** Which Commander of which turn. */
  readonly at: string;
  readonly from: Readonly<Record<PurseName, Units>>;
}
export type GabinianForm = Filled<RomeView, Entered>;
type At = Asked<RomeView>;

const PROC = gabinianRaising.name;
const localOf = ({ view }: Pick<At, 'view'>): LocalsOf<typeof gabinianRaising> | undefined =>
  askingIn(view, gabinianRaising);

export const commanderIn = (asked: Pick<At, 'view'>): string => localOf(asked)?.left[0] ?? '';
const nameOf = (asked: At): string => `${asked.view.turn}/${commanderIn(asked)}`;

export const isOf = (asked: At, entered?: Entered): boolean =>
  askedAt(asked).startsWith(`${PROC}/`) && (entered === undefined || entered.at === nameOf(asked));

/** The purse that is open now: the numbers of units are asked for it. */
const openIn = (asked: At): PurseName | undefined =>
  askedAt(asked) === `${PROC}/purse` ? undefined : localOf(asked)?.purse;
/** Those that can still be used; the one that is open is among them. */
export const pursesIn = (asked: At): readonly PurseName[] => {
  const l = localOf(asked);
  const open = openIn(asked);
  return PURSES.filter((p) => p === open || l?.purses.includes(p));
};

const NOTHING: Units = { legions: 0, fleets: 0 };
export const begins = (asked: At, before: Entered | undefined): Entered => {
  const at = nameOf(asked);
  return before?.at === at ? before : { at, from: { personal: NOTHING, faction: NOTHING } };
};

export const unitsIn = ({ from }: Entered): Units => ({
  legions: from.personal.legions + from.faction.legions,
  fleets: from.personal.fleets + from.faction.fleets,
});
export const isAny = ({ legions, fleets }: Units): boolean => legions + fleets > 0;

const VERB = { personal: 'raiseFromPersonal', faction: 'raiseFromFaction' } as const;
export const answer = (asked: At, { from }: Entered): Answer => {
  const open = openIn(asked);
  const units = open ? from[open] : NOTHING;
  if (askedAt(asked) === `${PROC}/legions`) return { verb: 'legions', arg: units.legions };
  if (askedAt(asked) === `${PROC}/fleets`) return { verb: 'fleets', arg: units.fleets };
  const next = pursesIn(asked).find((p) => isAny(from[p]));
  return { verb: next ? VERB[next] : 'raiseNothing' };
};

export const taking = (asked: At, entered: Entered, given: Answer): Entered => {
  const open = openIn(asked);
  if (open === undefined || (given.verb !== 'legions' && given.verb !== 'fleets')) return entered;
  const units = { ...entered.from[open], [given.verb]: numberGiven(given) };
  return { ...entered, from: { ...entered.from, [open]: units } };
};

/** How much of each the purse would pay for beside what is entered, by what the questions say when it is opened. */
export const mostFrom = (form: GabinianForm, purse: PurseName): Units => {
  const { entered } = form;
  const { legions, fleets } = entered.from[purse];
  const opened = { ...entered.from, [purse]: { legions, fleets: Math.max(1, fleets) } };
  const steps = form.with({ ...entered, from: opened }).steps.filter((s) => openIn(s) === purse);
  const most = (verb: string): number =>
    rangeOf(
      steps.find((s) => Object.hasOwn(s.question.verbs, verb)),
      verb,
    ).max;
  return { legions: most('legions'), fleets: most('fleets') };
};
