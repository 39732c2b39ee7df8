/**
 * What the bot sells before the meeting: its vote for whoever of theirs is proposed for an office, for Talents that are due at once
 * where the Redistribution is still going on — AGR-10, AGR-12
 */
import type { FactionId } from '../rules/study.ts';
import type { Asked } from './asked.ts';
import { isAllButLife, rivals } from './standing.ts';
import { OFFICES } from './stakes.ts';
import { ALWAYS, bestFor, clause, type Deal, dearest, sold, votePromise } from './terms.ts';
import { type Clause, isShunned } from './trust.ts';

/** [1.09.2-d] Whoever is Consul or Dictator when the Senate meets is not elected Consul. */
export const OUTGOING: readonly string[] = ['rome-consul', 'field-consul', 'dictator'];

/**
 * Their greatest man for each office that he may be given in this turn; a Dictator is proposed too seldom. [1.09.822-a] Nobody is
 * helped to what would all but make him Consul for Life.
 */
const hopes = (s: Asked, other: FactionId): Clause[] =>
  (['consuls', 'censor'] as const).flatMap((kind): Clause[] => {
    const man = bestFor(s, other, (x) => {
      const may = kind === 'consuls' ? !OUTGOING.includes(x.office) : x.priorConsul;
      return may && x.office !== kind && !isAllButLife(s.g, x, OFFICES[kind]!);
    });
    if (man === undefined) return [];
    return [clause(s.faction, other, s.g.turn, votePromise('for', kind, man.id), ALWAYS)];
  });

/** [amb-32] Whoever has said that he is done pays in the next Redistribution. */
const isPaying = (s: Asked, other: FactionId): boolean => {
  const local = s.view.flow.at(-1)?.local;
  return local !== undefined && 'done' in local && Array.isArray(local.done) && !local.done.includes(other);
};

const key = (other: FactionId): string => `support ${other}`;
export const support = (s: Asked): Deal | undefined =>
  dearest(
    rivals(s.g, s.faction).map((other) => {
      if (isShunned(s, other) || s.memory.tried(s.g.turn, key(other)) > 0) return undefined;
      const given = hopes(s, other);
      if (given.length === 0) return undefined;
      return sold(s, other, given, ALWAYS, s.g.turn + (isPaying(s, other) ? 0 : 1));
    }),
  );
/** Nobody is offered it twice in a turn. */
export const noteSupport = (s: Asked, { other }: Deal): void => {
  s.memory.try(s.g.turn, key(other));
};
