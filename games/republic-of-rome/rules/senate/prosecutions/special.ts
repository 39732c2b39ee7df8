/** The Special Major Prosecution of a caught Assassin's Leader — 1.09.74 */
import { end } from '@tabularium/kernel';
import { proc } from '../../procs.ts';
import { say } from '../../say.ts';
import { type Drafting, proposalKind } from '../proposal-kind.ts';
import type { ProposalOf } from '../proposal.ts';
import { isAccusedOf, popularAppeal } from './appeal.ts';
import { convictLeader } from './special-verdict.ts';
import { influenceVotes } from './trial.ts';

/** Nobody proposes it: it follows from a caught Assassin. */
const nobody = proc(
  'senate.draft-special-prosecution',
  { by: 'open', means: 'open', proposal: 'open' },
  (a: Drafting): Drafting & { proposal: ProposalOf<'special-prosecution'> | undefined } => ({
    ...a,
    proposal: undefined,
  }),
  { start: (_, l) => end(l.proposal) },
);

export const specialProsecution = proposalKind<'special-prosecution'>({
  t: 'special-prosecution',
  name: 'kind:special-prosecution',
  // [1.09.74-a] It follows from a caught Assassin.
  steps: [],
  promisable: 'nothing',
  mayPut: () => false,
  draft: nobody,
  key: () => '',
  surviving: (_, p, dead) => (dead.includes(p.accused) ? undefined : p),
  pass: (cx, p) => convictLeader(cx, p),
  fail: (cx, p) => cx.log(say('assassin.acquitted', { who: p.accused }), '1.09.74-e'),
  // [1.09.74-e][1.09.422-a] No Prosecutor, no Advocate, no veto; [amb-90] his Influence counts after the loss.
  vetoedBy: 'nobody',
  extraVotes: influenceVotes,
  // [1.09.74-c] The appeal is compulsory, and made when his Faction is called.
  whenCalled: { applies: isAccusedOf, ask: popularAppeal },
});
