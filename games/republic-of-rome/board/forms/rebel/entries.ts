/** What is entered in the form of a victorious Commander, and the answers that it gives — 1.11.3, 1.11.31, 2.03.23-a */
import { type Answer, type Asked, isOffered, type LocalsOf, type Rehearsed } from '@tabularium/kernel';
import type { Filled } from '@tabularium/parts/web';
import { declarationWithGovernors } from '../../../rules/advanced/rebels/declaration.ts';
import type { Force } from '../../../rules/game.ts';
import { legionNumber } from '../../../rules/ids.ts';
import { declaration } from '../../../rules/revolution/declaration.ts';
import { askLegions, ownVeterans, testable } from '../../../rules/revolution/loyalty.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askingIn, goingOn } from '../asking.ts';

type Way = 'ask' | 'layDown' | 'declare' | 'marchOn' | 'fleets';
export interface Entered {
  /** Whose army it is, and in which turn: another begins anew. */
  readonly army: string;
  readonly way: Way;
  /** [card-159-a] Where he marches on to. */
  readonly war: string;
  readonly asked: readonly string[];
  readonly paid: readonly string[];
}
export type RebelForm = Filled<RomeView, Entered>;

/** [2.03.2-b] What is the same whether Governors may revolt or not. */
type Declaring = Pick<LocalsOf<typeof declaration>, 'force' | 'isTested' | 'following'>;
type Asking = LocalsOf<typeof askLegions>;

export const declaringIn = (view: RomeView): Declaring | undefined =>
  goingOn(view, declaration) ?? goingOn(view, declarationWithGovernors);
/** A Commander decides. Who of the Governors revolts, and whether one marches, is asked elsewhere. */
const isDeciding = (view: RomeView): boolean =>
  askingIn(view, declaration) !== undefined ||
  (askingIn(view, declarationWithGovernors) !== undefined && nodeOf(view) === 'decide');
const nodeOf = (view: RomeView): string => view.flow.at(-1)?.node ?? '';
const asksNow = (view: RomeView): Asking | undefined => askingIn(view, askLegions);

/** [1.11.31-c] Whether the Master of Horse lends his money is another's question. */
export const isOf = ({ view }: Asked<RomeView>): boolean =>
  isDeciding(view) || (asksNow(view) !== undefined && nodeOf(view) !== 'lend');

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

export const begins = (asked: Asked<RomeView>, before: Entered | undefined): Entered => {
  const { view, question } = asked;
  const l = declaringIn(view);
  const army = `${view.turn}/${l?.force}/${l?.isTested}`;
  const testing = asksNow(view)?.testing ?? [];
  if (before?.army === army) return testing.length > 0 ? { ...before, asked: testing } : before;
  const all = testing.length > 0 ? testing : armyOf(view).others;
  const way = asksNow(view) || isOffered(question, { verb: 'testLoyalty' }) ? 'ask' : 'layDown';
  return { army, way, war: '', asked: all, paid: dearest(view, all) };
};

export const answer = ({ view, question }: Asked<RomeView>, { way, war, asked, paid }: Entered): Answer | undefined => {
  if (isDeciding(view)) {
    if (way === 'marchOn') return { verb: 'marchOn', arg: war };
    return { verb: { ask: 'testLoyalty', layDown: 'layDown', declare: 'declareRevolt', fleets: 'askFleets' }[way] };
  }
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
  return known ?? form.entered.paid.filter((id) => form.entered.asked.includes(id)).slice(0, moneyOf(form.asked.view));
};
