/** Turns the war plan into proposals: raising and disbanding units, sending Commanders — 1.09.63, 1.09.64 */
import type { Answer } from '@tabularium/kernel';
import { type ForceOrder, isRebelArmy, rebelAt } from '../rules/study.ts';
import { deployment } from './errands.ts';
import { outlook } from './finance.ts';
import { point, press } from '@tabularium/parts';
import { type Answering, type Answers, type Asked, within } from './asked.ts';
import { armament, garrisonFor } from './readiness.ts';
import { prospectsOfOrder } from './odds.ts';
import type { Plan, Step } from './war.ts';

/** The plan is kept from one step of a draft to the next, because nothing on the table changes meanwhile. */
const planOf = (s: Asked): Plan => deployment(s.g, s.faction);

/** The order that is being written, as the open draft shows it. */
const stepOf = (s: Asked): Step | undefined => {
  const draft = s.view.flow.at(-1)?.local as { readonly commander?: string; readonly force?: number } | undefined;
  const { steps } = planOf(s);
  const isIt = (x: Step): boolean => (x.force === 0 ? x.commander === draft?.commander : x.force === draft?.force);
  return steps.find(isIt) ?? steps[0];
};
const isGarrison = (s: Asked): boolean => {
  const draft = s.view.flow.at(-1)?.local;
  return draft !== undefined && 't' in draft && draft.t === 'garrison';
};
/** The orders that have been written so far. */
const written = (s: Asked): readonly ForceOrder[] =>
  s.view.flow.flatMap(({ local }) => (local as { readonly orders?: readonly ForceOrder[] }).orders ?? []);

/** A refused draft is started again, but no more often than this. */
const ATTEMPTS = 3;

/** [1.09.6-h] Recalls come first, so that returning units can be sent again; then one Commander after another. */
const order: Answering = (s) => {
  const { recall, steps } = planOf(s);
  const n = s.number('n');
  if (n === 0 && s.memory.try(s.g.turn, 'deployment') >= ATTEMPTS) return press('drop');
  const home = recall[n];
  const step = steps[n - recall.length];
  const next = home === undefined ? step && begin(s, step) : among(s, 'recallCommander', home);
  if (next) return next;
  const garrison = n === recall.length + steps.length ? garrisonFor(s.g, planOf(s)) : undefined;
  const manned = garrison && among(s, 'sendGarrison', garrison.province);
  if (manned) return manned;
  return press(s.has('put') ? 'put' : 'drop');
};
const begin = (s: Asked, step: Step): Answer | undefined =>
  among(s, step.force === 0 ? 'sendCommander' : 'reinforce', step.commander);
const among = (s: Asked, verb: string, ref: string): Answer | undefined =>
  s.list(verb).includes(ref) ? point(verb, ref) : undefined;

const target: Answering = (s) => {
  const step = planOf(s).steps.find((x) => x.commander === s.word('who'));
  const war = step && ((isRebelArmy(step.war) ? rebelAt(s.g, step.war)?.senator : undefined) ?? step.war);
  const of = s.list('sendAgainst');
  return point('sendAgainst', war !== undefined && of.includes(war) ? war : of[0]);
};

/** [1.09.644-b] Beside him, unless the plan is to take over his army. */
const replace: Answering = (s) => {
  const wanted = planOf(s).steps.find((x) => x.commander === s.word('who'))?.replaces ?? '';
  const of = s.list('replaceCommander');
  if (of.includes(wanted) || !s.has('alongside'))
    return point('replaceCommander', of.includes(wanted) ? wanted : of[0]);
  return press('alongside');
};

const legions: Answering = (s) => {
  const garrison = isGarrison(s) ? garrisonFor(s.g, planOf(s)) : undefined;
  return point('legions', within(garrison?.legions ?? stepOf(s)?.ordinary ?? 0, s.range('legions')));
};
const fleets: Answering = (s) => point('fleets', within(stepOf(s)?.fleets ?? 0, s.range('fleets')));
const veterans: Answering = (s) => {
  const o = s.offer('veterans');
  if (o?.t !== 'choose') return undefined;
  const step = isGarrison(s) ? undefined : stepOf(s);
  const wanted = o.of.filter((id) => step?.veterans.includes(id)).slice(0, o.max);
  const more = o.of.filter((id) => !wanted.includes(id)).slice(0, Math.max(0, o.min - wanted.length));
  return point('veterans', [...wanted, ...more]);
};

/** [1.09.643-a] Agrees to go with less strength than the War has only if the odds are still good. */
const consent: Answering = (s) => {
  const order = written(s).find((o) => o.t === 'send' && o.commander === s.word('who'));
  const odds = order?.t === 'send' ? prospectsOfOrder(s.g, order) : undefined;
  return press(odds && odds.victory > 0.5 ? 'consent' : 'refuse');
};

const raiseLegions: Answering = (s) => {
  const { legions: n, fleets: m } = armament(s.g, s.faction);
  return n + m === 0 ? press('drop') : point('legions', within(n, s.range('legions')));
};
const raiseFleets: Answering = (s) => point('fleets', within(armament(s.g, s.faction).fleets, s.range('fleets')));

/** [1.09.63-g] How many units to disband because Rome cannot pay them; each saves 2 Talents a turn. */
const UPKEEP = 2;
const toDisband = (s: Asked): number => Math.max(0, Math.ceil(-outlook(s.g) / UPKEEP));
const disbandLegions: Answering = (s) => {
  const n = toDisband(s);
  return n === 0 ? press('drop') : point('legions', within(n, s.range('legions')));
};
const disbandFleets: Answering = (s) => {
  const o = s.offer('fleets');
  if (o?.t !== 'range') return press('drop');
  return o.min > 0 ? press('drop') : point('fleets', within(0, [o.min, o.max]));
};

export const CAMPAIGN: Answers = {
  'ask.deployment.order': order,
  'ask.deployment.target': target,
  'ask.deployment.replace': replace,
  'ask.deployment.legions': legions,
  'ask.deployment.veterans': veterans,
  'ask.deployment.fleets': fleets,
  'ask.deployment.consent': consent,
  'ask.raise.legions': raiseLegions,
  'ask.raise.fleets': raiseFleets,
  'ask.eliminate.legions': disbandLegions,
  'ask.eliminate.veterans': () => point('veterans', []),
  'ask.eliminate.fleets': disbandFleets,
};
