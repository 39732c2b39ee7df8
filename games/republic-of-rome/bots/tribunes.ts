/** What Tribunes are played for — 1.09.15 */
import type { Answer } from '@tabularium/kernel';
import { activeWars, concessionCard, isAlignedInRome, maybeSenator, type Proposal } from '../rules/study.ts';
import { point, press } from '@tabularium/parts';
import type { Answers, Asked } from './asked.ts';
import { outlook } from './finance.ts';
import { armament } from './readiness.ts';
import { canBeElected } from './standing.ts';
import { forecast, opinion } from './votes.ts';
import { isUrgent, planWars } from './war.ts';
import { W } from './weights.ts';

const WORTH_A_VETO: readonly Proposal['t'][] = ['consuls', 'pontifex', 'dictator', 'censor', 'prosecution', 'deploy'];
/** What is on the floor, if it is of a kind that is worth a veto, and it will pass. */
const vetoable = (s: Asked): Proposal | undefined => {
  const proposal = s.g.senate.floors.at(-1)?.proposal;
  return proposal && WORTH_A_VETO.includes(proposal.t) ? proposal : undefined;
};

export const veto = (s: Asked): Answer | undefined => {
  const proposal = vetoable(s);
  return proposal && opinion(s.g, s.faction, proposal) <= -W.intolerable
    ? point('vetoByTribune', s.list('vetoByTribune')[0])
    : undefined;
};

/** [2.01.5-a] It costs no card, and comes back with the next meeting. */
const UNWELCOME = -3;
export const pontifexVeto = (s: Asked): Answer | undefined => {
  const proposal = vetoable(s);
  return proposal && opinion(s.g, s.faction, proposal) <= UNWELCOME ? press('vetoAsPontifex') : undefined;
};

/** One of his own Senators could become Consul for Life, but the presiding Senator will not propose it. */
export const proposeForLife = (s: Asked): Answer | undefined => {
  const { g, faction } = s;
  if (!g.senate.filled.consuls || g.senate.lifeProposed || maybeSenator(g, g.senate.presiding)?.faction === faction)
    return undefined;
  const ready = g.senators.some(
    (x) => x.faction === faction && !x.consulForLife && x.at === 'rome' && canBeElected(g, x),
  );
  return ready && s.memory.try(g.turn, 'tribune for life') === 0
    ? point('proposeByTribune', s.list('proposeByTribune')[0])
    : undefined;
};

/** [1.09.151-a][1.09.61-a] A Concession as rich as this is worth a Tribune, if the Senate would give it to one of his own. */
const RICH = 4;
const FOR_CONCESSION = 'tribune for a Concession';
export const proposeConcession = (s: Asked): Answer | undefined => {
  const { g, faction } = s;
  if (g.senate.step !== 'business' || maybeSenator(g, g.senate.presiding)?.faction === faction) return undefined;
  const rich = g.concessions.find(
    (c) => c.holder === 'forum' && c.voted !== g.turn && concessionCard(g, c.id).income >= RICH,
  );
  const man = g.senators.find((x) => x.faction === faction && isAlignedInRome(x));
  if (rich === undefined || man === undefined) return undefined;
  const gift: Proposal = { t: 'concessions', gifts: [{ concession: rich.id, senator: man.id }] };
  return forecast(g, gift) > 0 && s.memory.try(g.turn, FOR_CONCESSION) === 0
    ? point('proposeByTribune', s.list('proposeByTribune')[0])
    : undefined;
};
/** He has played it for that, and is asked what to propose. */
export const isForConcession = (s: Asked): boolean =>
  s.question.prompt.k === 'ask.senate.tribuneProposal' && s.memory.tried(s.g.turn, FOR_CONCESSION) > 0;

/** From this many Active Wars on nobody goes home while something can be done about one. */
const WARS = 2;
/** [1.09.151-h] The Senate is not adjourned while Rome is in danger and units can be raised or sent. */
export const reopen = (s: Asked): Answer | undefined => {
  const { g, faction } = s;
  if (!isUrgent(g) && activeWars(g).length < WARS) return undefined;
  if (s.memory.try(g.turn, 'reopen') > 0) return undefined;
  const { legions, fleets } = isUrgent(g) ? armament(g, faction) : { legions: 0, fleets: 0 };
  const useful = planWars(g, faction, false).steps.length > 0 || (legions + fleets > 0 && outlook(g) > 0);
  return useful ? point('reopenByTribune', s.list('reopenByTribune')[0]) : undefined;
};

/**
 * [AGR-13] What has been promised is proposed, with a Statesman's own Tribune where there is one, since it comes back; without any the
 * promise has become impossible [AGR-22], and one that nobody is bound by any more is left alone.
 */
const keepPromise = (s: Asked): Answer => {
  const all = s.list('proposeByTribune');
  const source = all.find((id) => id.startsWith('senator:')) ?? all[0];
  return point('proposeByTribune', source) ?? press('noTribune');
};

export const TRIBUNES: Answers = {
  'ask.senate.promisedTribune': keepPromise,
  'ask.senate.tribuneNotDue': () => press('goOn'),
};
