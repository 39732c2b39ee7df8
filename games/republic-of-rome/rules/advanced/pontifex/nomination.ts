/** Who may be Pontifex Maximus, and the vote on him — 2.01.2 */
import type { Cx } from '@tabularium/kernel';
import type { Rome, Senator } from '../../game.ts';
import type { SenatorId } from '../../ids.ts';
import { alignedInRome, idsOf, senator } from '../../rome/senators.ts';
import { changeInfluence } from '../../rome/standing.ts';
import { say } from '../../say.ts';
import { isRejected } from '../../senate/floor.ts';
import { notePresiding } from '../../senate/presiding.ts';
import { proposalKind } from '../../senate/proposal-kind.ts';
import type { ProposalOf } from '../../senate/proposal.ts';
import { nomination } from '../../senate/elections/nominating.ts';
import { PONTIFEX_INFLUENCE } from './losing.ts';
import { isElectionDue, pontificate } from './pontificate.ts';

/** [2.01.1-c][2.01.2-g] Not the new Consuls; [2.01.2-h] the outgoing Censor may. */
const isFree = (s: Senator): boolean => s.office === '' || s.office === 'censor';

/** [2.01.2-f][2.01.2-i] Any Aligned Senator in Rome, once Consul or not; [2.01.2-j] but those rejected or vetoed this turn. */
export const pontifexNominees = (g: Rome): SenatorId[] =>
  idsOf(alignedInRome(g).filter((s) => isFree(s) && !isRejected(g, 'pontifex', s.id)));

/** [2.01.2-l] Once: [2.01.2-m] later turns bring nothing. [2.01.2-h] A Censor is Censor no more. */
export const makePontifex = (cx: Cx<Rome>, id: SenatorId): void => {
  const s = senator(cx.g, id);
  s.office = 'pontifex';
  pontificate(cx.g).elected = cx.g.turn;
  cx.log(say('senate.takesOffice', { who: s.id, office: 'office:pontifex' }), '2.01.2-l');
  changeInfluence(cx, s, PONTIFEX_INFLUENCE);
  notePresiding(cx);
};

const draft = nomination('senate.draft-pontifex', {
  kind: 'pontifex',
  rules: ['2.01.2-f', '2.01.2-j', '2.01.2-s'],
  say: () => say('ask.pontifex.nominee'),
  of: pontifexNominees,
  make: (nominee): ProposalOf<'pontifex'> => ({ t: 'pontifex', nominee }),
});

export const pontifex = proposalKind<'pontifex'>({
  t: 'pontifex',
  name: 'kind:pontifex',
  advanced: 'pontifex',
  // [2.01.2-c][2.01.2-n] In its own place, after the Consuls, and at no other time.
  steps: ['pontifex'],
  isSettled: (g) => !isElectionDue(g),
  promisable: ['senator'],
  vetoedBy: 'tribunes',
  // [2.01.2-k] The last who is left is appointed.
  mayPut: (g) => isElectionDue(g) && pontifexNominees(g).length > 1,
  canName: (g, ref) => pontifexNominees(g).some((id) => id === ref),
  draft,
  key: (p) => p.nominee,
  // [1.09.721-b]
  surviving: (_, p, dead) => (dead.includes(p.nominee) ? undefined : p),
  pass: (cx, p) => makePontifex(cx, p.nominee),
});
