/** Interrupting when it is not his turn to answer: rarely, and for a reason — 1.09.15, 1.09.7, 1.07.36, 1.10.71 */
import { type Answer, listed } from '@tabularium/kernel';
import { cardOf, maybeSenator, plays, type Proposal, type OpenRome, type Senator } from '../rules/study.ts';
import { best, point, press } from '@tabularium/parts';
import { type Asked } from './asked.ts';
import { recall } from './disbandment.ts';
import { senatorsIn } from './setup.ts';
import { canBeElected, isAllButLife, LIFE_ELECTION, threat, worth } from './standing.ts';
import { forecast, opinion } from './votes.ts';
import { isUrgent, planWars } from './war.ts';
import { W } from './weights.ts';

const WORTH_A_VETO: readonly Proposal['t'][] = ['consuls', 'pontifex', 'dictator', 'censor', 'prosecution', 'deploy'];

const veto = (s: Asked): Answer | undefined => {
  const floor = s.g.senate.floors.at(-1);
  if (floor === undefined || !WORTH_A_VETO.includes(floor.proposal.t)) return undefined;
  return opinion(s.g, s.faction, floor.proposal) <= -W.intolerable
    ? point('vetoByTribune', s.list('vetoByTribune')[0])
    : undefined;
};

/** [2.01.5-a] It costs no card, and comes back with the next meeting. */
const UNWELCOME = -3;
const pontifexVeto = (s: Asked): Answer | undefined => {
  const floor = s.g.senate.floors.at(-1);
  if (floor === undefined || !WORTH_A_VETO.includes(floor.proposal.t)) return undefined;
  return opinion(s.g, s.faction, floor.proposal) <= UNWELCOME ? press('vetoAsPontifex') : undefined;
};
/** [2.01.31-a] One of his own gains Influence by it. */
const priest = (s: Asked): Answer | undefined => {
  const found = best(
    senatorsIn(s, 'makePriest').filter((x) => x.faction === s.faction),
    (x) => x.influence,
  );
  return found && point('makePriest', found.id);
};

/** One of his own Senators could become Consul for Life, but the presiding Senator will not propose it. */
const tribune = (s: Asked): Answer | undefined => {
  const { g, faction } = s;
  if (!g.senate.filled.consuls || g.senate.lifeProposed || maybeSenator(g, g.senate.presiding)?.faction === faction)
    return undefined;
  const ready = g.senators.some(
    (x) =>
      x.faction === faction &&
      x.influence >= LIFE_ELECTION &&
      !x.consulForLife &&
      x.at === 'rome' &&
      canBeElected(g, x),
  );
  return ready && s.memory.try(g.turn, 'tribune for life') === 0
    ? point('proposeByTribune', s.list('proposeByTribune')[0])
    : undefined;
};

/** The Senate must not be adjourned while urgent business is left. */
const reopen = (s: Asked): Answer | undefined => {
  if (!isUrgent(s.g) || s.memory.try(s.g.turn, 'reopen') > 0) return undefined;
  const plan = planWars(s.g, s.faction, false);
  return plan.steps.length > 0 ? point('reopenByTribune', s.list('reopenByTribune')[0]) : undefined;
};

/**
 * Against a rival who is about to be Consul for Life and cannot be stopped by votes. One roll in three kills him; one
 * in three kills the Assassin.
 */
const isAboutToWin = (g: OpenRome, x: Senator): boolean => x.influence >= W.tyrant || isAllButLife(g, x, 0);
const assassinate = (s: Asked): Answer | undefined => {
  const { g } = s;
  if (g.senators.filter((x) => x.faction === s.faction && x.at === 'rome').length < 3) return undefined;
  const victim = best(
    senatorsIn(s, 'assassinate').filter((x) => isAboutToWin(g, x)),
    (x) => x.influence,
  );
  return victim && point('assassinate', victim.id);
};

/** [4.07.3-b] Others roll for it as well; once a turn. */
const check = (s: Asked): Answer | undefined => {
  const victim = best(
    senatorsIn(s, 'demandCheck').filter((x) => x.faction !== s.faction && isAboutToWin(s.g, x)),
    (x) => x.influence,
  );
  return victim && s.memory.try(s.g.turn, 'check') === 0 ? point('demandCheck', victim.id) : undefined;
};

/** [1.10.71-f] */
const ransom = (s: Asked): Answer | undefined => {
  const found = best(senatorsIn(s, 'ransom'), (x) => worth(s.g, x));
  const WORTH_MONEY = 7;
  return found && worth(s.g, found) >= WORTH_MONEY ? point('ransom', found.id) : undefined;
};

/**
 * Laws that help their player, or Rome. [card-108] Military Reforms keep others from becoming Consul for Life at once.
 */
const ALWAYS: readonly string[] = ['card:110', 'card:156', 'card:160'];
const REFORMS = 'card:108';
const law = (s: Asked, verb = 'playLaw'): Answer | undefined => {
  const of = s.list(verb);
  const feared = s.g.senators.some((x) => x.faction >= 0 && x.faction !== s.faction && x.influence >= W.tyrant);
  const found = of.find((id) => ALWAYS.includes(id) || (id === REFORMS && feared && cardOf(s.g, id).kind === 'law'));
  return found !== undefined && mayPass(s, found) ? point(verb, found) : undefined;
};
/** [2.06.2-n] A Law that is voted on is lost if it is rejected: once a turn, and only with a majority in sight. */
const mayPass = (s: Asked, card: string): boolean => {
  if (!plays(s.g, 'passing-laws')) return true;
  const [sponsor, coSponsor] = s.g.senators
    .filter((x) => x.faction === s.faction && x.at === 'rome')
    .sort((a, b) => b.influence - a.influence);
  const law = listed(s.g.factions[s.faction]!.hand).find((id) => id === card);
  if (law === undefined || sponsor === undefined || coSponsor === undefined) return false;
  const expected = { t: 'law', card: law, repeals: '', sponsor: sponsor.id, coSponsor: coSponsor.id } as const;
  return forecast(s.g, expected) > 0 && s.memory.try(s.g.turn, `law ${card}`) === 0;
};

const fine = (s: Asked): Answer | undefined => {
  const found = best(
    senatorsIn(s, 'fineGovernor').filter((x) => x.faction !== s.faction && x.faction >= 0),
    (x) => threat(s.g, s.faction, x.faction),
  );
  return found && point('fineGovernor', found.id);
};

const peddle = (s: Asked): Answer | undefined =>
  point(
    'peddleInfluence',
    best(s.list('peddleInfluence'), (ref) => threat(s.g, s.faction, Number(ref.slice('faction:'.length)))),
  );

export type Asides = readonly (readonly [verb: string, when: (s: Asked) => Answer | undefined])[];

/** The possible interruptions, the most important first. */
const ASIDES: Asides = [
  ['ransom', ransom],
  ['vetoAsPontifex', pontifexVeto],
  ['vetoByTribune', veto],
  ['proposeByTribune', tribune],
  ['reopenByTribune', reopen],
  ['claimLandCommissioner', (s) => point('claimLandCommissioner', s.list('claimLandCommissioner')[0])],
  ['assassinate', assassinate],
  ['demandCheck', check],
  ['playConcessionNow', (s) => point('playConcessionNow', s.list('playConcessionNow')[0])],
  ['playLawNow', (s) => law(s, 'playLawNow')],
  ['makePriest', priest],
  ['recallDisbanded', recall],
  ['fineGovernor', fine],
  ['playLaw', (s) => law(s)],
  ['peddleInfluence', peddle],
];

/** `more` comes first. */
export const stepIn = (s: Asked, more: Asides): Answer | undefined => {
  for (const [verb, when] of [...more, ...ASIDES]) {
    if (!s.has(verb)) continue;
    const answer = when(s);
    if (answer) return answer;
  }
  return undefined;
};
