/** What is entered about a trial, by the Censor, by whoever is to prosecute and by the accused — 1.09.41, 1.09.411, 1.09.421, 2.05.2 */
import { type Answer, type Asked, isOffered, type LocalsOf } from '@tabularium/kernel';
import { type Filled, refGiven } from '@tabularium/parts/web';
import { advanced } from '../../../rules/advanced/part.ts';
import { decider } from '../../../rules/rome/hrao.ts';
import { maybeSenator } from '../../../rules/rome/senators.ts';
import { draft as charging, willProsecute } from '../../../rules/senate/prosecutions/charging.ts';
import { chargeRef } from '../../../rules/senate/prosecutions/eligibility.ts';
import type { Floor } from '../../../rules/senate/state.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { askedAt, askingIn } from '../asking.ts';
import { onlyOne } from '../standing.ts';

export interface Entered {
  /** Which trial of which turn: another begins anew. */
  readonly about: string;
  readonly accused: string;
  readonly charge: string;
  readonly prosecutor: string;
  /** [2.05.2-b] Who is asked to speak for him; he himself if he is named. */
  readonly advocate: string;
  /** A button in place of names: `endProsecutions`, `appeal`, `consent`. */
  readonly press: string;
}

export type TrialForm = Filled<RomeView, Entered>;

/** What is known of the case so far; a charge as questions name it. */
export interface Case {
  readonly accused: string;
  readonly charge: string;
  readonly prosecutor: string;
  /** [2.05.2-a] Who speaks for him, once it is known. */
  readonly advocate?: string | undefined;
}

const DRAFT = charging.name;
type Draft = LocalsOf<typeof charging>;

/** [2.05.2-a][2.05.2-e] Before the vote: who speaks for him, and whether he will. */
export type Side = 'censor' | 'prosecutor' | 'accused' | 'seeking' | 'advocate';
/** From which side it is looked at. */
export const sideOf = (asked: Asked<RomeView>): Side | undefined => {
  const at = askedAt(asked);
  if (at === 'senate.prosecutions/choose' || at.startsWith(`${DRAFT}/`)) return 'censor';
  if (at.startsWith(`${willProsecute.name}/`)) return 'prosecutor';
  if (at === 'senate.advocate/ask') return 'seeking';
  if (at === 'senate.advocate-consents/start') return 'advocate';
  return at === 'senate.appeal/ask' ? 'accused' : undefined;
};

export const floorOf = ({ view }: Pick<Asked<RomeView>, 'view'>): Floor | undefined => view.senate.floors.at(-1);

const draftOf = ({ view }: Asked<RomeView>): Draft | undefined =>
  askingIn(view, charging) ?? askingIn({ flow: view.flow.slice(0, -1) }, charging);

/** The answers that the form gives, as far as they are known. */
const givenTo = ({ steps }: TrialForm, verb: string): string => {
  const arg = steps.find((s) => s.answer?.verb === verb)?.answer?.arg;
  return typeof arg === 'string' ? arg : '';
};

/** It is before the Senate already. */
const isOnFloor = (asked: Asked<RomeView>): boolean => ['accused', 'seeking', 'advocate'].includes(sideOf(asked) ?? '');

export const caseOf = (form: TrialForm): Case => {
  const { asked } = form;
  if (isOnFloor(asked)) {
    const p = floorOf(asked)?.proposal;
    if (p?.t === 'prosecution')
      return { accused: p.accused, charge: chargeRef(p), prosecutor: p.prosecutor, advocate: p.advocate };
    return { accused: p?.t === 'special-prosecution' ? p.accused : '', charge: 'charge:assassin', prosecutor: '' };
  }
  const draft = draftOf(asked);
  if (sideOf(asked) === 'prosecutor') {
    const who = askingIn(asked.view, willProsecute)?.who ?? '';
    return { accused: draft?.accused ?? '', charge: draft ? chargeRef(draft.charge) : '', prosecutor: who };
  }
  const isCharged = askedAt(asked) === `${DRAFT}/prosecutor`;
  return {
    accused: draft?.accused || givenTo(form, 'prosecute'),
    charge: draft && isCharged ? chargeRef(draft.charge) : givenTo(form, 'charge'),
    prosecutor: givenTo(form, 'appointProsecutor'),
  };
};

const offeredBy = ({ question }: Asked<RomeView>, verb: string): readonly string[] => {
  const offer = question.verbs[verb];
  return offer?.t === 'pick' ? offer.of : [];
};
/** His own Senators need not be asked; of them and of the others the one with most Influence to win. */
const likelyProsecutor = (asked: Asked<RomeView>): string | undefined => {
  const all = offeredBy(asked, 'appointProsecutor').flatMap((id) => maybeSenator(asked.view, id) ?? []);
  const own = all.filter((s) => decider(asked.view, s.faction) === asked.seat);
  return (own[0] ?? all[0])?.id;
};

const aboutOf = ({ view }: Pick<Asked<RomeView>, 'view'>): string =>
  `${view.turn}/${view.senate.minor + view.senate.major}/${view.senate.floors.length}`;

export const begins = (asked: Asked<RomeView>, before: Entered | undefined): Entered => {
  const about = aboutOf(asked);
  if (before?.about === about && sideOf(asked) === 'censor') return { ...before, press: '' };
  return { about, accused: onlyOne(asked, 'prosecute') ?? '', charge: '', prosecutor: '', advocate: '', press: '' };
};

/** Whoever adds most to the dice, of his own Senators or he himself: others have to agree. */
export const advocateIn = (asked: Asked<RomeView>, { advocate }: Entered): string => {
  const { view, seat } = asked;
  if (advocate !== '') return advocate;
  const p = floorOf(asked)?.proposal;
  if (p?.t !== 'prosecution') return '';
  const own = offeredBy(asked, 'askAdvocate').filter((id) => decider(view, maybeSenator(view, id)!.faction) === seat);
  const adds = (id: string): number => advanced().pleading(view, id, p.prosecutor).total;
  return [p.accused, ...own].sort((a, b) => adds(b) - adds(a))[0]!;
};
const seeks = (asked: Asked<RomeView>, e: Entered): Answer | undefined => {
  const arg = advocateIn(asked, e);
  const p = floorOf(asked)?.proposal;
  return p?.t === 'prosecution' && p.accused === arg ? { verb: 'speakForHimself' } : { verb: 'askAdvocate', arg };
};

/** The first charge and the likely Prosecutor stand there already; what was chosen and is not offered any more gives way to them. */
export const answer = (asked: Asked<RomeView>, e: Entered): Answer | undefined => {
  if (e.press !== '') return { verb: e.press };
  const pick = (verb: string, wanted: string, likely: string | undefined): Answer | undefined => {
    const given = { verb, arg: wanted };
    if (isOffered(asked.question, given)) return given;
    return likely === undefined ? undefined : { verb, arg: likely };
  };
  if (sideOf(asked) === 'seeking') return seeks(asked, e);
  if (asked.question.verbs['charge']) return pick('charge', e.charge, offeredBy(asked, 'charge')[0]);
  if (asked.question.verbs['appointProsecutor'])
    return pick('appointProsecutor', e.prosecutor, likelyProsecutor(asked));
  return pick('prosecute', e.accused, undefined);
};

export const taking = (asked: Asked<RomeView>, e: Entered, given: Answer): Entered => {
  const ref = refGiven(given);
  const p = floorOf(asked)?.proposal;
  switch (given.verb) {
    case 'prosecute':
      return { ...e, accused: ref };
    case 'charge':
      return { ...e, charge: ref };
    case 'appointProsecutor':
      return { ...e, prosecutor: ref };
    case 'askAdvocate':
      return { ...e, advocate: ref };
    case 'speakForHimself':
      return { ...e, advocate: p?.t === 'prosecution' ? p.accused : '' };
    default:
      return e;
  }
};
