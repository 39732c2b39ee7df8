/** How many Legions and Fleets are raised, or disbanded, and which Veterans with them — 1.09.63, 2.04.3-i */
import type { Answer, Asked } from '@tabularium/kernel';
import { numberGiven, refsGiven } from '@tabularium/parts/web';
import { draftEliminate, draftRaise } from '../../../rules/senate/business/recruitment.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt, askingIn, goingOn } from '../asking.ts';
import { rangeOf } from '../offered.ts';

export interface Entered {
  readonly turn: number;
  readonly legions: number;
  readonly veterans: readonly string[];
  readonly fleets: number;
  /** [A2-105] Disbanded Legions among them; nothing entered is the first of them. */
  readonly disbanded?: readonly string[] | undefined;
  readonly press: string;
}

const RAISE = draftRaise.name;
const DISBAND = draftEliminate.name;
const isNaming = (asked: Asked<RomeView>): boolean => askedAt(asked) === 'senate.name-disbanded/ask';
export const isOf = (asked: Asked<RomeView>): boolean =>
  isNaming(asked) || askedAt(asked).startsWith(`${RAISE}/`) || askedAt(asked).startsWith(`${DISBAND}/`);
export const isDisbanding = ({ view }: Pick<Asked<RomeView>, 'view'>): boolean => view.flow.at(-1)?.proc === DISBAND;

/** What has been answered already. */
export const settled = (asked: Asked<RomeView>): Partial<Entered> => {
  const disbanding = askingIn(asked.view, draftEliminate);
  const l = goingOn(asked.view, draftRaise) ?? disbanding;
  const at = askedAt(asked);
  if (l && isNaming(asked)) return { legions: l.legions };
  if (!l || at.endsWith('/start')) return {};
  return at.endsWith('/fleets') ? { legions: l.legions, veterans: disbanding?.veterans ?? [] } : { legions: l.legions };
};

export const begins = (asked: Asked<RomeView>, before: Entered | undefined): Entered => {
  const { turn } = asked.view;
  const known = settled(asked);
  if (before?.turn === turn) return { ...before, ...known, press: '' };
  const offer = asked.question.verbs['legions'];
  const legions = offer?.t === 'range' ? Math.min(offer.max, Math.max(1, offer.min)) : 0;
  // [amb-94] Where no Legion can be raised there must be a Fleet.
  const fleets = offer && legions === 0 && !isDisbanding(asked) ? 1 : rangeOf(asked, 'fleets').min;
  return { turn, legions, veterans: [], fleets, press: '', ...known };
};

/** As many as the pool is short of: those that were entered, then the first. */
export const disbandedIn = ({ question }: Asked<RomeView>, { disbanded = [] }: Entered): readonly string[] => {
  const offer = question.verbs['raiseDisbanded'];
  if (offer?.t !== 'choose') return [];
  const wanted = offer.of.filter((id) => disbanded.includes(id));
  return [...wanted, ...offer.of.filter((id) => !wanted.includes(id))].slice(0, offer.max);
};

export const answer = (asked: Asked<RomeView>, e: Entered): Answer | undefined => {
  if (e.press !== '') return { verb: e.press };
  const { verbs } = asked.question;
  if (verbs['legions']) return { verb: 'legions', arg: e.legions };
  if (verbs['veterans']) return { verb: 'veterans', arg: e.veterans };
  if (isNaming(asked)) return { verb: 'raiseDisbanded', arg: disbandedIn(asked, e) };
  return verbs['fleets'] ? { verb: 'fleets', arg: e.fleets } : undefined;
};

export const taking = (_: Asked<RomeView>, e: Entered, given: Answer): Entered => {
  const says: Readonly<Record<string, Partial<Entered>>> = {
    legions: { legions: numberGiven(given) },
    veterans: { veterans: refsGiven(given) },
    raiseDisbanded: { disbanded: refsGiven(given) },
    fleets: { fleets: numberGiven(given) },
  };
  return { ...e, ...says[given.verb] };
};
