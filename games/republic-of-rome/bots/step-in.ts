/** Interrupting when it is not his turn to answer: rarely, and for a reason — 1.09.15, 1.09.7, 1.07.36, 1.10.71 */
import type { Answer } from '@tabularium/kernel';
import { type OpenRome, type Senator } from '../rules/study.ts';
import { best, point } from '@tabularium/parts';
import { graft, murder } from './against-tribunes.ts';
import { type Asked } from './asked.ts';
import { recall } from './disbandment.ts';
import { fine } from './fines.ts';
import { law } from './laws.ts';
import { makePriest, takePriesthood } from './priests.ts';
import { senatorsIn } from './setup.ts';
import { isAllButLife, threat, worth } from './standing.ts';
import { pontifexVeto, proposeConcession, proposeForLife, reopen, veto } from './tribunes.ts';
import { W } from './weights.ts';

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
  ['murderTribune', murder],
  ['graftTribune', graft],
  ['proposeByTribune', proposeForLife],
  ['proposeByTribune', proposeConcession],
  ['reopenByTribune', reopen],
  ['claimLandCommissioner', (s) => point('claimLandCommissioner', s.list('claimLandCommissioner')[0])],
  ['assassinate', assassinate],
  ['demandCheck', check],
  ['playConcessionNow', (s) => point('playConcessionNow', s.list('playConcessionNow')[0])],
  ['playLawNow', (s) => law(s, 'playLawNow')],
  ['makePriest', makePriest],
  ['movePriesthood', takePriesthood],
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
