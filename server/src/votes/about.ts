/** What a proposal is about. */
import type { Seat } from '@tabularium/kernel';
import type { Proposal } from '@tabularium/protocol';

/** The seat whose time or place it is about, if any. */
export const seatOfVote = (about: Proposal): Seat | undefined =>
  about.kind === 'replace' || about.kind === 'extend' ? about.seat : undefined;
