/** Kinds of proposals that the Advanced Rules bring; their homes are in `kinds.ts`. */
import type { Kind } from '../senate/proposal.ts';

const ADVANCED_KINDS = ['pontifex', 'recall-pontifex', 'law'] as const satisfies readonly Kind[];
export type AdvancedKind = (typeof ADVANCED_KINDS)[number];

export const advancedKindNames = (): (readonly [`kind:${AdvancedKind}`, AdvancedKind])[] =>
  ADVANCED_KINDS.map((t) => [`kind:${t}`, t]);
