/** Every kind of proposal, by the name under which saved games know it; those of the Advanced Rules are in `advanced/kinds.ts`. */
import type { Rules } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { type AdvancedKind, advancedKindNames } from '../advanced/kind-names.ts';
import { advanced } from '../advanced/part.ts';
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
import type { Rome } from '../game.ts';
import type { Kind } from './proposal.ts';
import { specialProsecution } from './prosecutions/special.ts';
import { prosecution } from './prosecutions/trial.ts';

/**
 * [1.09.13-a][1.09.6-g] Everything that is put to the vote, nominations as well, in the order of the meeting. [1.09.17-a] What
 * is not here cannot be put at all; [1.09.6-c] what goes together in one vote is a matter of each kind.
 */
export const PROPOSAL_KINDS = {
  consuls,
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
  'special-prosecution': specialProsecution,
} satisfies { readonly [K in Exclude<Kind, AdvancedKind>]: ProposalKind<K> };

/** Those that there are at a table, with their names. */
interface Kinds {
  readonly all: readonly ProposalKind<Kind>[];
  readonly names: readonly string[];
  /** [1.09.152-c] The names of those that can be vetoed at all. */
  readonly vetoable: readonly string[];
}
const laidOut = (all: readonly ProposalKind<Kind>[]): Kinds => ({
  all,
  names: all.map((kind) => kind.name),
  vetoable: all.flatMap((kind) => (kind.vetoedBy === 'nobody' ? [] : [kind.name])),
});

const BASIC_KINDS: readonly ProposalKind<Kind>[] = Object.values(PROPOSAL_KINDS);
const BASIC = laidOut(BASIC_KINDS);
type Table = Parameters<typeof plays>[0];
/** By what was agreed, so that they are laid out once for a table. */
const WITH_ADVANCED = new WeakMap<object, Kinds>();
const withAdvanced = (g: Table): Kinds => {
  const more: readonly ProposalKind<Kind>[] = Object.values(advanced().ADVANCED_KINDS);
  const played = more.filter((kind) => kind.advanced !== undefined && plays(g, kind.advanced));
  const kinds = laidOut([...BASIC_KINDS, ...played]);
  WITH_ADVANCED.set(g.agreed, kinds);
  return kinds;
};
/** [2.00-c] */
export const kindsOf = (g: Table): Kinds =>
  g.agreed.advanced === undefined ? BASIC : (WITH_ADVANCED.get(g.agreed) ?? withAdvanced(g));
export const kindsIn = (g: Table): readonly ProposalKind<Kind>[] => kindsOf(g).all;

const isBasic = (t: Kind): t is keyof typeof PROPOSAL_KINDS => t in PROPOSAL_KINDS;
const BY_KIND: ReadonlyMap<Kind, ProposalKind<Kind>> = new Map(BASIC_KINDS.map((kind) => [kind.t, kind]));
const advancedHome = (t: Kind): ProposalKind<Kind> => (isBasic(t) ? PROPOSAL_KINDS[t] : advanced().ADVANCED_KINDS[t]);
/** The home of one. */
export const homeOf = (t: Kind): ProposalKind<Kind> => BY_KIND.get(t) ?? advancedHome(t);

const NAMED: ReadonlyMap<string, Kind> = new Map([
  ...BASIC_KINDS.map((kind) => [kind.name, kind.t] as const),
  ...advancedKindNames(),
]);
/** Of a name such as `kind:consuls`, as questions point at kinds. */
export const kindNamed = (name: string): Kind | undefined => NAMED.get(name);

/** Every procedure by which a proposal of these kinds is drawn up, consented to, and followed up. */
export const proceduresOf = (kinds: readonly ProposalKind<Kind>[]): Rules<Rome>['procs'] => [
  ...new Set(
    kinds.flatMap((kind) => [
      kind.draft,
      ...(kind.consents ?? []),
      ...(kind.afterwards ? [kind.afterwards] : []),
      ...(kind.whenCalled ? [kind.whenCalled.ask] : []),
    ]),
  ),
];
export const PROPOSAL_PROCS = proceduresOf(BASIC_KINDS);
