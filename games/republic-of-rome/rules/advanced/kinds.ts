/** The homes of the kinds of proposals that the Advanced Rules bring. */
import type { ProposalKind } from '../senate/proposal-kind.ts';
import type { AdvancedKind } from './kind-names.ts';
import { law } from './laws/enacting.ts';
import { pontifex } from './pontifex/nomination.ts';
import { recallPontifex } from './pontifex/recall.ts';

export const ADVANCED_KINDS = { pontifex, 'recall-pontifex': recallPontifex, law } satisfies {
  readonly [K in AdvancedKind]: ProposalKind<K>;
};
