/** The election of the Censor — 1.09.4 */
import type { Cx } from '@tabularium/kernel';
import type { Rome, Senator } from '../../game.ts';
import type { SenatorId } from '../../ids.ts';
import { alignedInRome, idsOf, senator } from '../../rome/senators.ts';
import { changeInfluence } from '../../rome/standing.ts';
import { say } from '../../say.ts';
import { isRejected } from '../floor.ts';
import { proposalKind } from '../proposal-kind.ts';
import type { ProposalOf } from '../proposal.ts';
import { nomination } from './nominating.ts';

/** [1.09.4-e] */
export const CENSOR_INFLUENCE = 5;

const isFree = (s: Senator): boolean => s.office === '' || s.office === 'censor';

/** [1.09.4-b] Once Consul, in Rome, without another Major Office; [1.09.4-d] if there is nobody of the kind, anybody in Rome. */
export const censorCandidates = (g: Rome): SenatorId[] => {
  const free = alignedInRome(g).filter(isFree);
  const prior = free.filter((s) => s.priorConsul);
  return idsOf(prior.length > 0 ? prior : free);
};
/** [1.09.4-g] Those not yet rejected or vetoed. */
export const censorNominees = (g: Rome): SenatorId[] =>
  censorCandidates(g).filter((id) => !isRejected(g, 'censor', id));

/** [1.09.4-h] The old Censor has been one until now. [1.09.4-e] The new one may be the same, and gains as much again. */
export const makeCensor = (cx: Cx<Rome>, id: string): void => {
  const s = senator(cx.g, id);
  endCensorship(cx.g);
  s.office = 'censor';
  cx.g.senate.filled.censor = true;
  cx.log(say('senate.takesOffice', { who: s.id, office: 'office:censor' }), '1.09.4-e');
  changeInfluence(cx, s, CENSOR_INFLUENCE);
};
export const endCensorship = (g: Rome): void => {
  for (const x of g.senators) if (x.office === 'censor') x.office = '';
};

const draft = nomination('senate.draft-censor', {
  kind: 'censor',
  rules: ['1.09.4-a', '1.09.4-b', '1.09.4-g'],
  say: () => say('ask.senate.censor'),
  of: censorNominees,
  make: (nominee): ProposalOf<'censor'> => ({ t: 'censor', nominee }),
});

export const censor = proposalKind<'censor'>({
  t: 'censor',
  name: 'kind:censor',
  steps: ['censor'],
  isSettled: (g) => g.senate.filled.censor,
  promisable: ['senator'],
  vetoedBy: 'tribunes',
  mayPut: (g) => !g.senate.filled.censor && censorNominees(g).length > 1,
  canName: (g, ref) => censorNominees(g).some((id) => id === ref),
  draft,
  key: (p) => p.nominee,
  // [1.09.721-b]
  surviving: (_, p, dead) => (dead.includes(p.nominee) ? undefined : p),
  pass: (cx, p) => makeCensor(cx, p.nominee),
});
