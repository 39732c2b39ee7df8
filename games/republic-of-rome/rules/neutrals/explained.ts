/** The numbers behind answers to questions of chapter IV. */
import { plus, tally } from '@tabularium/kernel';
import { oddsIfOrdered } from '../explain/orders.ts';
import { type Explainer, localOf } from '../explain/look.ts';
import { legionRef, type SenatorId } from '../ids.ts';
import { maybeSenator } from '../rome/senators.ts';
import { atHand, ordinaryOf, veteransOf } from '../senate/business/orders.ts';
import { CENSOR_INFLUENCE } from '../senate/elections/censor.ts';
import { CONSUL_INFLUENCE } from '../senate/elections/consulships.ts';
import type { OpenRome } from '../sight/sight.ts';
import { neutralsOf, type PlannedAttack } from './state.ts';
import { playerChooses } from './senate/choosing.ts';
import { sending } from './senate/sending.ts';

const OFFICE: Readonly<Record<string, { readonly n: number; readonly rule: string }>> = {
  'field-consul': { n: CONSUL_INFLUENCE, rule: '1.09.22-b' },
  'rome-consul': { n: CONSUL_INFLUENCE, rule: '1.09.22-b' },
  censor: { n: CENSOR_INFLUENCE, rule: '1.09.4-e' },
};
/** [4.05.4-i] What an office adds to the Influence of whoever has it. */
const giveSpoil: Explainer = (asked) => {
  const office = OFFICE[localOf(asked, playerChooses)?.spoil ?? ''];
  const s = maybeSenator(asked.g, asked.ref);
  if (!office || !s) return undefined;
  const { n, rule } = office;
  return { tallies: [tally('influence', plus('influence', s.influence, rule, [s.id]), plus('office', n, rule))] };
};

/** [4.05.31-f] His battle with the units that go at least: ordinary Legions before Veterans. */
const atLeast = (g: OpenRome, { war, legions, fleets }: PlannedAttack, commander: SenatorId) => {
  const hand = atHand(g, []);
  const units = [...ordinaryOf(g, hand).map(legionRef), ...veteransOf(g, hand)].slice(0, legions);
  return oddsIfOrdered(g, { t: 'send', commander, war, legions: units, fleets, replaces: '' }, []);
};
const commandWar: Explainer = (asked) => {
  const attack = neutralsOf(asked.g).plan.attacks[localOf(asked, sending)?.at ?? -1];
  const s = maybeSenator(asked.g, asked.ref);
  return attack && s && atLeast(asked.g, attack, s.id);
};

export const EXPLAINED: Readonly<Record<string, Explainer>> = { giveSpoil, commandWar };
