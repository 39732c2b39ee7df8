/** The Senate raises disbanded Legions when the Force Pool is empty — 2.04.3-i, A2-105, D2-42 */
import { choose, type Cx, end } from '@tabularium/kernel';
import { mayDrop } from '../../agreements/proposing.ts';
import type { Rome } from '../../game.ts';
import { type LegionId, legionNumber } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { legion, legionRefs, legionsAt } from '../../rome/forces.ts';
import { say } from '../../say.ts';
import { DRAFTING, drafter, dropped, mayGoOn } from '../../senate/drafting.ts';
import type { Drafting } from '../../senate/proposal-kind.ts';
import type { ProposalOf } from '../../senate/proposal.ts';

/**
 * [2.04.3-i] What a proposal may take besides all that the pool has. [own-94] Legions that were eliminated in this phase are in the
 * pool, though nobody may raise them.
 */
export const inBank = (g: Rome): LegionId[] => {
  const isPoolClosed = legionsAt(g, 'pool').some((n) => g.senate.eliminated.legions.includes(n));
  return isPoolClosed ? [] : legionRefs(legionsAt(g, 'bank'));
};

interface Naming extends Drafting {
  readonly n: number;
}
/** [A2-105] Whoever words the proposal names them. Ends with them, or with nothing when the proposal was dropped. */
export const nameDisbanded = proc(
  'senate.name-disbanded',
  { by: 'open', means: 'open', n: 'open' },
  (a: Naming): Naming => ({ ...a }),
  {
    start: ({ g }, l) => {
      const all = inBank(g);
      if (!mayGoOn(g, l) || all.length < l.n) return end(undefined);
      return all.length === l.n ? end(all) : 'ask';
    },
    ask: {
      to: (cx, l) => drafter(cx, l),
      say: (_, l) => say('ask.raise.disbanded', { n: l.n }),
      rules: ['2.04.3-i', '2.04.3-j', 'A2-105'],
      windows: DRAFTING,
      silent: dropped,
      chooses: {
        raiseDisbanded: choose({
          of: ({ g }, l) => ({ of: inBank(g), min: l.n, max: l.n }),
          take: (_, __, ids) => end([...ids]),
        }),
      },
      buttons: {
        // [AGR-13]
        drop: { when: ({ g }, l) => mayDrop(g, l, 'raise', (x) => x === ''), take: () => end(undefined) },
      },
      resumed: () => 'start',
    },
  },
);

/** Said when it is worded, so that everybody knows whose they are. */
export const sayNamed = (cx: Cx<Rome>, legions: readonly LegionId[]): void =>
  cx.log(say('disbandment.toRaise', { legions: [...legions] }), 'A2-105');

/** Still in the Bank, or in the pool because their Senator has died meanwhile. */
export const areThere = (g: Rome, disbanded: readonly LegionId[]): boolean =>
  disbanded.every((id) => legion(g, id).at === 'bank' || legion(g, id).at === 'pool');

/**
 * Numbers of the Legions that it raises: of the pool as many as are left over, and those that it names. [2.04.3-j][2.04.3-k] These are
 * ordinary Legions from now on; what was gained for them is not lost.
 */
export const raisedBy = (cx: Cx<Rome>, p: ProposalOf<'raise'>, pool: readonly number[]): number[] => {
  const { legions, disbanded = [] } = p;
  const named = disbanded.map(legionNumber);
  if (named.length > 0) cx.log(say('disbandment.raised', { legions: [...disbanded] }), '2.04.3-j');
  return [...pool.filter((n) => !named.includes(n)).slice(0, legions - named.length), ...named];
};
