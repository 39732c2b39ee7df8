/** A Land Bill with its two Sponsors, or the repeal of one — 1.09.62, 1.09.621 */
import { type Answer, type Asked, isOffered, type LocalsOf } from '@tabularium/kernel';
import { type Filled, refGiven } from '@tabularium/parts/web';
import { decider } from '../../../rules/rome/hrao.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import { billRef, draft as billDraft } from '../../../rules/senate/business/land-bills.ts';
import { draft as repealDraft } from '../../../rules/senate/business/repeal.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt, askingIn } from '../asking.ts';

export interface Entered {
  readonly turn: number;
  /** As questions name it. */
  readonly bill: string;
  readonly sponsor: string;
  readonly second: string;
  readonly press: string;
}
export type LandBillForm = Filled<RomeView, Entered>;

const BILL = billDraft.name;
const REPEAL = repealDraft.name;
type Draft = LocalsOf<typeof billDraft> | LocalsOf<typeof repealDraft>;
const draftOf = ({ view }: Pick<Asked<RomeView>, 'view'>): Draft | undefined =>
  askingIn(view, billDraft) ?? askingIn(view, repealDraft);
export const isOf = (asked: Asked<RomeView>): boolean =>
  askedAt(asked).startsWith(`${BILL}/`) || askedAt(asked).startsWith(`${REPEAL}/`);
export const isRepeal = ({ view }: Pick<Asked<RomeView>, 'view'>): boolean => view.flow.at(-1)?.proc === REPEAL;

export const verbOf = (asked: Asked<RomeView>): string => (isRepeal(asked) ? 'repealBill' : 'landBill');
/** The Type is settled, and perhaps the first Sponsor. */
export const settled = (asked: Asked<RomeView>): { readonly bill: string; readonly sponsor: string } => {
  const draft = draftOf(asked);
  if (!draft || askedAt(asked).endsWith('/start')) return { bill: '', sponsor: '' };
  return { bill: billRef(draft.type), sponsor: isRepeal(asked) ? '' : draft.sponsor };
};

const offeredBy = ({ question }: Asked<RomeView>, verb: string): readonly string[] => {
  const offer = question.verbs[verb];
  return offer?.t === 'pick' ? offer.of : [];
};
export const begins = (asked: Asked<RomeView>, before: Entered | undefined): Entered => {
  const { turn } = asked.view;
  const { bill, sponsor } = settled(asked);
  if (before?.turn === turn && (bill === '' || before.bill === bill))
    return { ...before, sponsor: sponsor || before.sponsor, press: '' };
  return { turn, bill: bill || (offeredBy(asked, verbOf(asked))[0] ?? ''), sponsor, second: '', press: '' };
};

/** Own Senators gain by it, and need not be asked; the least popular first. */
const likely = (asked: Asked<RomeView>): string | undefined => {
  const own = offeredBy(asked, 'nameSponsor').flatMap((id) => {
    const s = maybeSenator(asked.view, id);
    return s && decider(asked.view, s.faction) === asked.seat ? [s] : [];
  });
  return (isRepeal(asked) ? own : own.sort((a, b) => a.popularity - b.popularity))[0]?.id;
};

export const answer = (asked: Asked<RomeView>, e: Entered): Answer | undefined => {
  if (e.press !== '') return { verb: e.press };
  if (askedAt(asked).endsWith('/start')) return e.bill === '' ? undefined : { verb: verbOf(asked), arg: e.bill };
  const isFirst = settled(asked).sponsor === '';
  const wanted = isFirst ? e.sponsor : e.second;
  const given = { verb: 'nameSponsor', arg: wanted };
  // What was entered stands, offered or not; where nothing was, the likely one does.
  if (wanted !== '') return given;
  const own = likely(asked);
  return own !== undefined && isOffered(asked.question, { verb: 'nameSponsor', arg: own })
    ? { verb: 'nameSponsor', arg: own }
    : undefined;
};

export const taking = (asked: Asked<RomeView>, e: Entered, given: Answer): Entered => {
  if (given.verb === verbOf(asked)) return { ...e, bill: refGiven(given) };
  if (given.verb !== 'nameSponsor') return e;
  return settled(asked).sponsor === '' ? { ...e, sponsor: refGiven(given) } : { ...e, second: refGiven(given) };
};

/** Those whom the answers of the form name. */
export const namedIn = ({ steps }: LandBillForm): string[] =>
  steps.flatMap(({ answer: given }) =>
    given?.verb === 'nameSponsor' && typeof given.arg === 'string' ? [given.arg] : [],
  );
/** Whom the form names as the first and as the second, likely ones included. */
export const sponsors = (form: LandBillForm): { readonly first: string; readonly second: string } => {
  const named = namedIn(form);
  const before = settled(form.asked).sponsor;
  const [first = '', second = ''] = before === '' ? named : [before, ...named];
  return { first: first || form.entered.sponsor, second: second || form.entered.second };
};
/** The questions in which they are named: of the second as soon as the first is known. */
export const sponsorSteps = (form: LandBillForm) => form.steps.filter((s) => isOf(s) && !askedAt(s).endsWith('/start'));
