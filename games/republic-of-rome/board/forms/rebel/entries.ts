/** What is entered in the form of a victorious Commander, and the answers that it gives — 1.11.3, 1.11.31, 2.03.2-o, 2.03.23 */
import { type Answer, type Asked, isOffered, type LocalsOf, type Rehearsed } from '@tabularium/kernel';
import { type Filled, numberGiven, refsGiven } from '@tabularium/parts/web';
import type { Force } from '../../../rules/game.ts';
import { legionNumber } from '../../../rules/ids.ts';
import { declaration } from '../../../rules/revolution/declaration.ts';
import { askLegions, ownVeterans, testable } from '../../../rules/revolution/loyalty.ts';
import { legionRefs } from '../../../rules/rome/forces.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askingIn, goingOn, goingOnIfPlayed } from '../asking.ts';
import { countingIn } from '../counted.tsx';
import { rangeOf } from '../offered.ts';

type Way = 'ask' | 'layDown' | 'declare' | 'marchOn';
export interface Entered {
  /** Whose army it is, and in which turn: another begins anew. */
  readonly army: string;
  readonly way: Way;
  /** [card-159-a] Where he marches on to. */
  readonly war: string;
  readonly asked: readonly string[];
  readonly paid: readonly string[];
  /** [2.03.23-a][2.03.23-b] Fleets that are asked, and how many of them are paid. */
  readonly fleets: number;
  readonly paidFleets: number;
  /** [2.03.2-o] Veterans who are not counted. */
  readonly leftOut: readonly string[];
}
export type RebelForm = Filled<RomeView, Entered>;

/** [2.03.2-b] What is the same whether Governors may revolt or not. */
type Declaring = Pick<LocalsOf<typeof declaration>, 'force' | 'isTested' | 'following'>;
type Asking = LocalsOf<typeof askLegions>;

/** [2.03.2-c] Where Governors may revolt too. */
export const withGovernors = (view: RomeView) =>
  goingOnIfPlayed(view, 'rebel-governors', (rules) => rules.declarationWithGovernors);
export const declaringIn = (view: RomeView): Declaring | undefined => goingOn(view, declaration) ?? withGovernors(view);
const topOf = (view: RomeView): string => {
  const top = view.flow.at(-1);
  return top ? `${top.proc}/${top.node}` : '';
};
/** A Commander decides. Who of the Governors revolts, and whether one marches, is asked elsewhere. */
export const isDeciding = (view: RomeView): boolean =>
  askingIn(view, declaration) !== undefined || topOf(view) === 'rebels.declaration/decide';
const asksNow = (view: RomeView): Asking | undefined => askingIn(view, askLegions);

/** [2.03.23-a] His Fleets are being asked, or have been and the dice are not thrown yet. */
export const fleetsAsked = (view: RomeView) => goingOnIfPlayed(view, 'rebel-governors', (rules) => rules.askFleets);
const FLEETS_CHOSEN = 'rebels.ask-fleets/start';
const FLEETS_PAID = 'rebels.ask-fleets/pay';
const ASKS_FLEETS = [FLEETS_CHOSEN, FLEETS_PAID];

/** [1.11.31-c] Whether the Master of Horse lends his money is another's question. */
export const isOf = ({ view }: Asked<RomeView>): boolean =>
  isDeciding(view) ||
  ASKS_FLEETS.includes(topOf(view)) ||
  (asksNow(view) !== undefined && topOf(view) !== `${askLegions.name}/lend`);

/** The dice have been thrown. */
export const hasRolled = (view: RomeView): boolean => declaringIn(view)?.isTested === true && isDeciding(view);

export const forceIn = (view: RomeView): Force | undefined => {
  const id = declaringIn(view)?.force;
  return view.forces.find((f) => f.id === id);
};
export const armyOf = (view: RomeView): { readonly own: readonly number[]; readonly others: readonly string[] } => {
  const f = forceIn(view);
  return f ? { own: ownVeterans(view, f), others: testable(view, f) } : { own: [], others: [] };
};

/** Veterans of others first: they count 2. As far as the money goes. */
const dearest = (view: RomeView, ids: readonly string[]): string[] =>
  [...ids].sort(
    (a, b) => Number(view.legions[legionNumber(b)]!.veteran) - Number(view.legions[legionNumber(a)]!.veteran),
  );

export const moneyOf = (view: RomeView): number => {
  const f = forceIn(view);
  return f ? (maybeSenator(view, f.commander)?.talents ?? 0) : 0;
};

/** [2.03.23-a] Those that could be asked. */
export const fleetsOf = (view: RomeView): number =>
  withGovernors(view) && !hasRolled(view) ? (forceIn(view)?.fleets ?? 0) : 0;
/** They are chosen first, then paid, and the Legions come after them. */
export const areFleetsChosen = (view: RomeView): boolean => !isDeciding(view) && topOf(view) !== FLEETS_CHOSEN;
export const areFleetsPaid = (view: RomeView): boolean => areFleetsChosen(view) && topOf(view) !== FLEETS_PAID;
/** What is left for his Legions when the Fleets are paid. */
export const moneyForLegions = (view: RomeView, { paidFleets }: Entered): number =>
  moneyOf(view) - (areFleetsPaid(view) ? 0 : paidFleets);

export const begins = (asked: Asked<RomeView>, before: Entered | undefined): Entered => {
  const { view, question } = asked;
  const army = `${view.turn}/${declaringIn(view)?.force}/${hasRolled(view)}`;
  const testing = asksNow(view)?.testing ?? [];
  if (before?.army === army) return testing.length > 0 ? { ...before, asked: testing } : before;
  const all = testing.length > 0 ? testing : armyOf(view).others;
  const way = asksNow(view) || isOffered(question, { verb: 'testLoyalty' }) ? 'ask' : 'layDown';
  const fleets = areFleetsChosen(view) ? (fleetsAsked(view)?.n ?? 0) : fleetsOf(view);
  return {
    army,
    way,
    war: '',
    asked: all,
    paid: dearest(view, all),
    fleets,
    // Legions march, Fleets do not: they get what is left.
    paidFleets: fleetsAsked(view)?.paid || Math.min(fleets, Math.max(0, moneyOf(view) - all.length)),
    leftOut: legionRefs(withGovernors(view)?.draft.uncounted ?? []),
  };
};

const decided = (at: Asked<RomeView>, { way, war, leftOut }: Entered): Answer => {
  if (way === 'marchOn') return { verb: 'marchOn', arg: war };
  const counting = way === 'declare' ? countingIn(at, withGovernors(at.view)?.draft, leftOut) : undefined;
  return counting ?? { verb: { ask: 'testLoyalty', layDown: 'layDown', declare: 'declareRevolt' }[way] };
};

export const answer = (at: Asked<RomeView>, entered: Entered): Answer | undefined => {
  const { view, question } = at;
  const { asked, paid, fleets, paidFleets } = entered;
  if (isDeciding(view)) return decided(at, entered);
  if (Object.hasOwn(question.verbs, 'testFleets')) return { verb: 'testFleets', arg: fleets };
  if (Object.hasOwn(question.verbs, 'payFleets'))
    return { verb: 'payFleets', arg: Math.min(paidFleets, rangeOf(at, 'payFleets').max) };
  if (Object.hasOwn(question.verbs, 'testLegions')) return { verb: 'testLegions', arg: [...asked] };
  const offer = question.verbs['payLegions'];
  const most = offer?.t === 'choose' ? offer.max : 0;
  const testing = asksNow(view)?.testing ?? [];
  return { verb: 'payLegions', arg: paid.filter((id) => testing.some((x) => x === id)).slice(0, most) };
};

/** What is paid as it will be sent: as far as the money goes. */
export const paidIn = (form: RebelForm): readonly string[] => {
  const step: Rehearsed<RomeView> | undefined = form.at('payLegions');
  const arg = step?.answer?.arg;
  const known = Array.isArray(arg) ? arg.map(String) : undefined;
  return (
    known ??
    form.entered.paid
      .filter((id) => form.entered.asked.includes(id))
      .slice(0, moneyForLegions(form.asked.view, form.entered))
  );
};

/** Buttons say what he does; here is whom he asks, and with what. */
export const taking = (_: Asked<RomeView>, entered: Entered, given: Answer): Entered => {
  const says: Readonly<Record<string, Partial<Entered>>> = {
    testLoyalty: { way: 'ask' },
    testFleets: { fleets: numberGiven(given) },
    payFleets: { paidFleets: numberGiven(given) },
    testLegions: { asked: refsGiven(given) },
    payLegions: { paid: refsGiven(given) },
  };
  return { ...entered, ...says[given.verb] };
};
