/** What an office would bring to those who are named for it: Influence before and after. */
import { plus, type Tally, tally } from '@tabularium/kernel';
import type { OpenRome } from '../sight/sight.ts';
import { PONTIFEX_INFLUENCE } from '../advanced/pontifex/losing.ts';
import { maybeSenator } from '../rome/senators.ts';
import { CENSOR_INFLUENCE } from '../senate/elections/censor.ts';
import { CONSUL_INFLUENCE } from '../senate/elections/consulships.ts';
import { DICTATOR_INFLUENCE, HORSE_INFLUENCE } from '../senate/elections/dictator.ts';
import { draft as consulsDraft } from '../senate/elections/consuls.ts';
import { jointAppointment } from '../senate/elections/joint-appointment.ts';
import { consulsStep } from '../senate/elections/steps.ts';
import { type Weighed, type Explainer, localOf } from './look.ts';

interface Gain {
  readonly n: number;
  readonly rule: string;
}
const CONSUL: Gain = { n: CONSUL_INFLUENCE, rule: '1.09.22-b' };
const DICTATOR: Gain = { n: DICTATOR_INFLUENCE, rule: '1.09.33-a' };
const CENSOR: Gain = { n: CENSOR_INFLUENCE, rule: '1.09.4-e' };
const PONTIFEX: Gain = { n: PONTIFEX_INFLUENCE, rule: '2.01.2-l' };
const HORSE: Gain = { n: HORSE_INFLUENCE, rule: '1.09.33-b' };

/** For what somebody is nominated, by the procedure that asks. */
const NOMINATED: Readonly<Record<string, Gain>> = {
  'senate.consuls': CONSUL,
  'senate.draft-consuls': CONSUL,
  'senate.dictator-election': DICTATOR,
  'senate.draft-dictator': DICTATOR,
  'senate.joint-dictator': DICTATOR,
  'senate.censor': CENSOR,
  'senate.draft-censor': CENSOR,
  'senate.pontifex': PONTIFEX,
  'senate.draft-pontifex': PONTIFEX,
  'senate.master-of-horse': HORSE,
};

const influenceOf = (g: OpenRome, id: string, { n, rule }: Gain): Tally[] => {
  const s = maybeSenator(g, id);
  return s ? [tally('influence', plus('influence', s.influence, rule, [s.id]), plus('office', n, rule))] : [];
};

/** The first of a pair, when he is known. */
const firstOf = (asked: Weighed): string => (localOf(asked, consulsStep) ?? localOf(asked, consulsDraft))?.first ?? '';

/** One sum for each: with the first of a pair, when he is known. */
const nominate: Explainer = (asked) => {
  const proc = asked.view.flow.at(-1)?.proc ?? '';
  const gain = Object.hasOwn(NOMINATED, proc) ? NOMINATED[proc] : undefined;
  if (!gain) return undefined;
  return { tallies: [firstOf(asked), asked.ref].flatMap((id) => influenceOf(asked.g, id, gain)) };
};
/** The one whom the other Consul has named. */
const agree: Explainer = (asked) => nominate({ ...asked, ref: localOf(asked, jointAppointment)?.named ?? '' });

/** [1.09.821-c] He gains no office: his Influence votes for him. */
const nominateForLife: Explainer = ({ g, ref }) => {
  const s = maybeSenator(g, ref);
  return s && { tallies: [tally('votes', plus('influence', s.influence, '1.09.821-c', [s.id]))] };
};

export const OFFICES: Readonly<Record<string, Explainer>> = {
  nominate,
  nameDictator: nominate,
  agree,
  masterOfHorse: nominate,
  nominateForLife,
};
