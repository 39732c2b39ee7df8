/** Every kind of proposal, by the name under which saved games know it. */
import { plays } from '../advanced/advanced.ts';
import { law } from '../advanced/laws/enacting.ts';
import { pontifex } from '../advanced/pontifex/nomination.ts';
import { recallPontifex } from '../advanced/pontifex/recall.ts';
import { concessions } from './business/concessions.ts';
import { deployment } from './business/deployment.ts';
import { landBills } from './business/land-bills.ts';
import { eliminate, raise } from './business/recruitment.ts';
import { rejectRhodes } from './business/reject-rhodes.ts';
import { repeal } from './business/repeal.ts';
import { censor } from './elections/censor.ts';
import { consuls } from './elections/consuls.ts';
import { dictator } from './elections/dictator.ts';
import { governors } from './elections/governors.ts';
import type { ProposalKind } from './proposal-kind.ts';
import { consulForLife } from './life-election.ts';
import type { Kind } from './proposal.ts';
import { specialProsecution } from './prosecutions/special.ts';
import { prosecution } from './prosecutions/trial.ts';

/**
 * [1.09.13-a][1.09.6-g] Everything that is put to the vote, nominations as well, in the order of the meeting. [1.09.17-a] What
 * is not here cannot be put at all; [1.09.6-c] what goes together in one vote is a matter of each kind.
 */
export const PROPOSAL_KINDS = {
  consuls,
  pontifex,
  dictator,
  censor,
  prosecution,
  governors,
  'consul-for-life': consulForLife,
  concessions,
  'land-bill': landBills,
  repeal,
  raise,
  eliminate,
  deploy: deployment,
  'reject-rhodes': rejectRhodes,
  'recall-pontifex': recallPontifex,
  law,
  'special-prosecution': specialProsecution,
} satisfies { readonly [K in Kind]: ProposalKind<K> };

export const ALL_KINDS: readonly ProposalKind<Kind>[] = Object.values(PROPOSAL_KINDS);
const BASIC_KINDS = ALL_KINDS.filter((kind) => kind.advanced === undefined);
/** [2.00-c] Those that there are at this table. */
export const kindsIn = (g: Parameters<typeof plays>[0]): readonly ProposalKind<Kind>[] =>
  g.agreed.advanced === undefined
    ? BASIC_KINDS
    : ALL_KINDS.filter((kind) => kind.advanced === undefined || plays(g, kind.advanced));
/** The home of one. */
export const homeOf = (t: Kind): ProposalKind<Kind> => PROPOSAL_KINDS[t];
/** Of a name such as `kind:consuls`, as questions point at kinds. */
export const kindNamed = (name: string): Kind | undefined => ALL_KINDS.find((kind) => kind.name === name)?.t;

/** Every procedure by which a proposal is drawn up, consented to, and followed up. */
export const PROPOSAL_PROCS = [
  ...new Set(
    ALL_KINDS.flatMap((kind) => [
      kind.draft,
      ...(kind.consents ?? []),
      ...(kind.afterwards ? [kind.afterwards] : []),
      ...(kind.whenCalled ? [kind.whenCalled.ask] : []),
    ]),
  ),
];
