/** What is entered in a nomination, and the answers that it gives — 1.09.2, 1.09.3, 1.09.4, 1.09.821, 2.01.2 */
import { draft as consulsDraft } from '../../../rules/senate/elections/consuls.ts';
import { jointAppointment } from '../../../rules/senate/elections/joint-appointment.ts';
import type { Answer, Asked } from '@tabularium/kernel';
import { type Filled, refGiven } from '@tabularium/parts/web';
import { isSenatorId, type SenatorId } from '../../../rules/ids.ts';
import { consulsStep } from '../../../rules/senate/elections/steps.ts';
import type { Proposal } from '../../../rules/senate/proposal.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt, askingIn } from '../asking.ts';
import { callAnswer, isCall, type Order, orderGiven } from '../senate/calling.ts';
import { onlyOne, standingOf } from '../standing.ts';

export type Office = 'consuls' | 'dictator' | 'censor' | 'consul-for-life' | 'master-of-horse' | 'pontifex';

export interface Entered {
  /** For what, in which turn: another nomination begins anew. */
  readonly about: string;
  /** One for life in place of the office that is to be filled. */
  readonly forLife: boolean;
  readonly names: readonly string[];
  readonly order: Order;
  /** A button in place of a name: `goOn`, `decline`. */
  readonly press: string;
}

export type NominationForm = Filled<RomeView, Entered>;

/** Where somebody is named, for what, and with which verb. */
const PLACES: Readonly<Record<string, readonly [office: Office, verb: string]>> = {
  'senate.consuls/nominate': ['consuls', 'nominate'],
  'senate.consuls/colleague': ['consuls', 'nominate'],
  'senate.draft-consuls/one': ['consuls', 'nominate'],
  'senate.draft-consuls/other': ['consuls', 'nominate'],
  'senate.dictator-election/ask': ['dictator', 'nominate'],
  'senate.draft-dictator/ask': ['dictator', 'nominate'],
  'senate.joint-dictator/ask': ['dictator', 'nameDictator'],
  'senate.master-of-horse/ask': ['master-of-horse', 'masterOfHorse'],
  'senate.censor/nominate': ['censor', 'nominate'],
  'senate.censor/beforehand': ['consul-for-life', 'nominateForLife'],
  'senate.draft-censor/ask': ['censor', 'nominate'],
  'senate.pontifex/nominate': ['pontifex', 'nominate'],
  'senate.draft-pontifex/ask': ['pontifex', 'nominate'],
  'senate.draft-life/ask': ['consul-for-life', 'nominate'],
};
const placeOf = (asked: Asked<RomeView>) => {
  const at = askedAt(asked);
  return Object.hasOwn(PLACES, at) ? PLACES[at] : undefined;
};
const isNaming = (asked: Asked<RomeView>): boolean => placeOf(asked) !== undefined;
/** The Master of Horse, whom a new Dictator names, is another nomination. */
const aboutOf = (asked: Asked<RomeView>): string => `${asked.view.turn}/${placeOf(asked)?.[0] ?? ''}`;
export const isOf = (asked: Asked<RomeView>, entered?: Entered): boolean =>
  isNaming(asked) ? entered === undefined || aboutOf(asked) === entered.about : isCall(asked);

/** Beside another election one may be nominated for life. */
export const mayBeForLife = (asked: Asked<RomeView>): boolean =>
  placeOf(asked)?.[1] === 'nominate' &&
  (asked.question.verbs['nominateForLife'] !== undefined || asked.question.withheld['nominateForLife'] !== undefined);
export const officeOf = (asked: Asked<RomeView>, { forLife }: Pick<Entered, 'forLife'>): Office =>
  forLife ? 'consul-for-life' : (placeOf(asked)?.[0] ?? 'consuls');
export const verbOf = (asked: Asked<RomeView>, { forLife }: Pick<Entered, 'forLife'>): string =>
  forLife ? 'nominateForLife' : (placeOf(asked)?.[1] ?? 'nominate');

/** Who has been named before: the first of a pair, or the one whom the other Consul wants. */
export const namedBefore = ({ view }: Pick<Asked<RomeView>, 'view'>): string => {
  const pairing = askingIn(view, consulsStep) ?? askingIn(view, consulsDraft);
  return pairing?.first ?? askingIn(view, jointAppointment)?.named ?? '';
};
const isSecond = (asked: Asked<RomeView>): boolean => /\/(?:colleague|other)$/.test(askedAt(asked));
export const isJoint = (asked: Asked<RomeView>): boolean => askedAt(asked) === 'senate.joint-dictator/ask';
/** The first of the pair can no longer be changed here. */
export const fixed = (asked: Asked<RomeView>): string | undefined => (isSecond(asked) ? namedBefore(asked) : undefined);

export const needed = (asked: Asked<RomeView>, e: Entered): number => (officeOf(asked, e) === 'consuls' ? 2 : 1);

export const begins = (asked: Asked<RomeView>, before: Entered | undefined): Entered => {
  const about = aboutOf(asked);
  const first = fixed(asked);
  if (before?.about === about && (first === undefined || before.names[0] === first)) return { ...before, press: '' };
  const named = first ?? (isJoint(asked) && standingOf(asked, 'agree').isOffered ? namedBefore(asked) : '');
  const only = onlyOne(asked, placeOf(asked)?.[1] ?? 'nominate');
  const names = first !== undefined && only !== undefined ? [first, only] : named !== '' ? [named] : only ? [only] : [];
  return { about, forLife: false, names, order: undefined, press: '' };
};

export const answer = (asked: Asked<RomeView>, e: Entered): Answer | undefined => {
  if (isCall(asked)) return callAnswer(asked, e.order);
  if (e.press !== '') return { verb: e.press };
  const who = e.names[isSecond(asked) ? 1 : 0];
  if (who === undefined) return undefined;
  if (isJoint(asked) && who === namedBefore(asked)) return { verb: 'agree' };
  return { verb: verbOf(asked, e), arg: who };
};

/** A button says nothing that is entered. */
export const taking = (asked: Asked<RomeView>, e: Entered, given: Answer): Entered => {
  if (isCall(asked)) return { ...e, order: orderGiven(given) };
  const forLife = given.verb === 'nominateForLife';
  const who = given.verb === 'agree' ? namedBefore(asked) : refGiven(given);
  if (who === '') return e;
  return { ...e, forLife, names: isSecond(asked) ? [e.names[0] ?? namedBefore(asked), who] : [who] };
};

/** A Senator is pressed: he is named, or no longer. Who is named beyond the number takes the place of the last. */
export const toggled = (asked: Asked<RomeView>, e: Entered, id: string): Entered => {
  if (id === fixed(asked)) return e;
  if (e.names.includes(id)) return { ...e, names: e.names.filter((x) => x !== id) };
  return { ...e, names: [...e.names.slice(0, needed(asked, e) - 1), id] };
};

const ids = (names: readonly string[]): SenatorId[] => names.filter(isSenatorId);
/** What would be put to the vote. */
export const proposalOf = (asked: Asked<RomeView>, e: Entered): Proposal | undefined => {
  const [a, b] = ids(e.names);
  const office = officeOf(asked, e);
  if (a === undefined || office === 'master-of-horse') return undefined;
  if (office === 'consuls') return b === undefined ? undefined : { t: 'consuls', pair: [a, b] };
  return { t: office, nominee: a };
};

/** The question at which this one is named: the second of a pair is named when the first has been. */
export const stepFor = ({ steps, entered }: NominationForm, place: number) =>
  steps.filter(isNaming)[fixed(steps[0]!) === undefined ? place : place - 1] ??
  (entered.names.length > 0 ? undefined : steps[0]);
