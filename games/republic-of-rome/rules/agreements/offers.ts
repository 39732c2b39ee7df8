/**
 * The one filter between what the rules allow and what is offered. A rule says what it allows and which promise could narrow
 * it; what is left, what is held back and for which reason follows from that (docs/agreements.md).
 */
import type { Look, Msg, Seat } from '@tabularium/kernel';
import type { Rome } from '../game.ts';
import type { FactionId, SenatorId } from '../ids.ts';
import type { Kind } from '../senate/proposal.ts';
import type { Role } from './agreement.ts';
import { appointable } from './enforce.ts';
import { type Left, type Withheld, withheldIn } from './left.ts';
import { type Drawn, nameable } from './proposing.ts';

/** What promises leave of all that the rules allow. */
type Filter<S extends string, L> = (g: Rome, l: L, all: readonly S[], by: Seat) => Left<S>;

/** Both halves of a verb: `allowed` by the rules, narrowed by agreements. Without agreements nothing is filtered. */
export const offered = <S extends string, L>(
  allowed: (g: Rome, l: L, by: Seat) => readonly S[],
  filter: Filter<NoInfer<S>, NoInfer<L>>,
) => ({
  of: ({ g }: Look<Rome>, l: L, by: Seat): readonly S[] => {
    const all = allowed(g, l, by);
    return g.agreements.all.length === 0 ? all : filter(g, l, all, by).left;
  },
  withheld: ({ g }: Look<Rome>, l: L, by: Seat): Withheld | undefined =>
    g.agreements.all.length === 0 ? undefined : withheldIn(filter(g, l, allowed(g, l, by), by)),
});

/**
 * [AGR-13][AGR-14] Naming somebody or something in the draft of a proposal. [AGR-22] Where the draft may not be dropped,
 * somebody must be named.
 */
export const naming =
  <L extends Drawn>(kind: Kind, mayDrop?: (g: Rome, l: L) => boolean | Msg) =>
  <S extends string>(g: Rome, l: L, all: readonly S[]): Left<S> =>
    nameable(g, l.by, l.means, kind, all, mayDrop === undefined || mayDrop(g, l) !== true);

/** [AGR-15] Giving somebody a role. */
export const appointing =
  <L>(role: Role, appoints: (g: Rome, l: L) => FactionId) =>
  (g: Rome, l: L, all: readonly SenatorId[]): Left<SenatorId> =>
    appointable(g, appoints(g, l), role, all);
