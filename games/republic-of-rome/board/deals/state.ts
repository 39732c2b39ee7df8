/** How an agreement stands, in an icon and a word; and when what is open in it is due — AGR-08, AGR-10 to AGR-19 */
import type { Arg, Seat } from '@tabularium/kernel';
import { isDue } from '../../rules/agreements/enforce.ts';
import { phaseOf } from '../../rules/agreements/time.ts';
import { type FactionId, PHASES } from '../../rules/ids.ts';
import { playersOf } from '../../rules/rome/players.ts';
import type { RomeView } from '../../rules/sight/view.ts';

export type Seen = RomeView['agreements']['all'][number];
type SeenClause = Seen['clauses'][number];

export interface AgreementState {
  readonly name: string;
  readonly icon: string;
  /** How its mark is coloured. */
  readonly kind: '' | 'good' | 'bad' | 'warn' | 'gold';
  readonly args?: Readonly<Record<string, Arg>>;
}

export const waitsFor = (a: Seen, me: FactionId | undefined): boolean =>
  a.status === 'offered' && me !== undefined && a.parties.includes(me) && !a.accepted.includes(me);

/** Offers between exactly those who are in a room; on the floor, the public ones of all. */
export const offersIn = (view: RomeView, me: Seat | undefined, room: readonly Seat[]): readonly Seen[] => {
  const members = me === undefined || room.length === 0 ? [] : [me, ...room];
  return view.agreements.all.filter((a) => {
    if (a.status !== 'offered') return false;
    if (members.length === 0) return a.isPublic;
    const parties = playersOf(view, a.parties);
    return parties.length === members.length && parties.every((p) => members.includes(p));
  });
};

const state = (
  name: string,
  icon: string,
  kind: AgreementState['kind'] = '',
  args?: AgreementState['args'],
): AgreementState => ({ name, icon, kind, ...(args && { args }) });

const ENDED: Readonly<Partial<Record<Seen['status'], AgreementState>>> = {
  fulfilled: state('kept', 'check', 'good'),
  broken: state('broken', 'x', 'bad'),
  void: state('void', 'x'),
  ended: state('ended', 'handshake'),
  rejected: state('rejected', 'x'),
  withdrawn: state('withdrawn', 'undo'),
  lapsed: state('lapsed', 'clock'),
};

const isDueNow = (view: RomeView, a: Seen, c: SeenClause): boolean =>
  isDue(view, a, c) && phaseOf(c.promise) === view.phase;

const inForce = (view: RomeView, a: Seen): AgreementState => {
  if (a.dispute !== '') return state('disputed', 'scales', 'warn');
  if (a.ending.length > 0) return state('ending', 'handshake', 'warn');
  const kept = a.clauses.filter((c) => c.state === 'performed' || c.state === 'forgiven').length;
  if (a.clauses.some((c) => isDueNow(view, a, c))) return state('due', 'clock', 'warn');
  if (kept > 0) return state('partKept', 'check', 'good', { n: kept, of: a.clauses.length });
  const debt = a.clauses.find((c) => c.promise.t === 'pay' && c.promise.paid > 0 && c.state === 'open')?.promise;
  if (debt?.t === 'pay') return state('partPaid', 'clock', 'warn', { n: debt.paid, of: debt.n });
  return a.isPublic ? state('inForce', 'check', 'good') : state('private', 'lock');
};

export const stateOf = (view: RomeView, a: Seen, me: FactionId | undefined): AgreementState => {
  if (a.status === 'active') return inForce(view, a);
  if (a.status !== 'offered') return ENDED[a.status] ?? state(a.status, 'x');
  if (waitsFor(a, me)) return state('toMe', 'clock', 'gold');
  return state(a.author === me ? 'byMe' : 'offered', 'clock', 'warn');
};

/** When something open in it is due next; later than everything for what has no time. */
export interface DueDate {
  readonly turn: number;
  /** A phase, `end` for what must be left undone until the end of the turn, `none` for words of one's own. */
  readonly at: (typeof PHASES)[number] | 'end' | 'none';
}
const place = (at: DueDate['at']): number => (at === 'end' ? PHASES.length : PHASES.findIndex((p) => p === at));
export const isBefore = (a: DueDate, b: DueDate): number => a.turn - b.turn || place(a.at) - place(b.at);

const dueDate = (view: RomeView, { promise, turn }: SeenClause): DueDate => {
  if (promise.t === 'text') return { turn: Number.MAX_SAFE_INTEGER, at: 'none' };
  const at = phaseOf(promise) ?? 'end';
  const isOver = turn <= view.turn && place(at) < PHASES.findIndex((p) => p === view.phase);
  return { turn: Math.max(turn, isOver ? view.turn + 1 : view.turn), at };
};
export const nextDue = (view: RomeView, a: Seen): DueDate =>
  a.clauses
    .filter((c) => c.state === 'open')
    .map((c) => dueDate(view, c))
    .sort(isBefore)[0] ?? { turn: Number.MAX_SAFE_INTEGER, at: 'none' };

/** How a Faction has kept its public word: clauses that were settled one way or the other. */
export const wordOf = (all: readonly Seen[], faction: FactionId): { readonly kept: number; readonly of: number } => {
  const own = all.filter((a) => a.isPublic).flatMap((a) => a.clauses.filter((c) => c.by === faction));
  const kept = own.filter((c) => c.state === 'performed').length;
  return { kept, of: kept + own.filter((c) => c.state === 'failed').length };
};
