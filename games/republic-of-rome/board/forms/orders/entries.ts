/** What is entered for a standing order, and the answers that it gives — amb-F5 */
import type { Answer, Asked } from '@tabularium/kernel';
import type { RomeView } from '../../../rules/sight/view.ts';
import { offerOf } from '../asking.ts';
import { ownOrders } from './in-words.ts';

export interface Passing {
  readonly until: string;
  /** What one wants to be asked about nevertheless. */
  readonly unless: readonly string[];
}

export const offered = (asked: Asked<RomeView>, verb: string): readonly string[] => {
  const { question } = asked;
  return offerOf(question, verb, 'choose')?.of ?? offerOf(question, verb, 'pick')?.of ?? [];
};
export const among = (refs: readonly string[], kind: 'until' | 'kind' | 'senator'): readonly string[] =>
  refs.filter((ref) => ref.startsWith(`${kind}:`));

/** It has been lodged: the window in which one is asked is passed too. */
const isLodged = (asked: Asked<RomeView>): boolean =>
  ownOrders(asked.view).some((o) => o.verb === 'pass') && !Object.hasOwn(asked.question.verbs, 'orderPass');
export const isPassing = (asked: Asked<RomeView>, entered?: Passing): boolean =>
  Object.hasOwn(asked.question.verbs, 'orderPass') || (entered !== undefined && isLodged(asked) && isWindow(asked));

/** Asked only whether one steps in. */
export const isWindow = ({ question }: Asked<RomeView>): boolean =>
  question.due && Object.hasOwn(question.verbs, 'pass') && Object.hasOwn(question.verbs, 'passUntil');

export const passes = (asked: Asked<RomeView>, { until, unless }: Passing): Answer =>
  isLodged(asked) ? { verb: 'pass' } : { verb: 'orderPass', arg: [until, ...unless] };

/** How many orders there were when the form opened: it lodges one, and may be offered the next. */
export interface Lodging {
  readonly before: number;
}
export const isLodging = (asked: Asked<RomeView>, verb: string, entered?: Lodging): boolean =>
  offered(asked, verb).length > 0 && (entered === undefined || ownOrders(asked.view).length === entered.before);

export interface Killing extends Lodging {
  readonly target: string;
}
export interface Vetoing extends Lodging {
  /** A kind of proposal, or whatever it be. */
  readonly kind: string;
  /** Somebody who must be named in it, or nobody. */
  readonly naming: string;
}
export const vetoes = ({ kind, naming }: Vetoing): Answer | undefined => {
  const refs = [kind, naming].filter((ref) => ref !== '');
  return refs.length > 0 ? { verb: 'orderVeto', arg: refs } : undefined;
};
