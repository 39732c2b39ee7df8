/** Fines of a Neutral Censor under the Calpurnian Law — A4-47 */
import { call, type Cx, end } from '@tabularium/kernel';
import { finable, finers, fining, mayFine } from '../../cards/laws/fine.ts';
import type { Rome, Senator } from '../../game.ts';
import { type FactionId, factionRef } from '../../ids.ts';
import { proc } from '../../procs.ts';
import { isNeutral } from '../../rome/players.ts';
import { idsOf } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { because, type Narrowed, narrowed, settled } from '../narrowing.ts';
import { type Move, nextMove } from '../next-move.ts';

/** [A4-47] Of those who came back corrupt the one of another Faction with most Influence. */
export const finedBy = (g: Rome, by: FactionId): Narrowed<Senator> =>
  narrowed(
    finable(g).filter((s) => s.faction !== by),
    (s) => s.id,
    [{ pick: 'most', of: (s) => s.influence, named: 'measure:influence' }],
  );
export const toFine = (cx: Cx<Rome>, by: FactionId): Senator | undefined =>
  finedBy(cx.g, by).left.length === 0 ? undefined : settled(cx, finedBy(cx.g, by), (s) => s.id);

/** The Neutral that would fine somebody now. */
export const fineDue = (g: Rome): FactionId | undefined =>
  mayFine(g) ? finers(g).find((by) => isNeutral(g, by) && finedBy(g, by).left.length > 0) : undefined;

const moveOf = (g: Rome, by: FactionId): Move => {
  const { left, candidates } = finedBy(g, by);
  return {
    faction: by,
    does: say('neutral.fine', { faction: factionRef(by), who: idsOf(left) }),
    rule: 'card-107-a',
    because: because(say('neutral.fine.corrupt'), candidates),
  };
};

export const neutralFines = proc('neutrals.fines', { by: 'open' }, (): { by: FactionId } => ({ by: -1 }), {
  start: (cx, l) => {
    const by = fineDue(cx.g);
    if (by === undefined) return end();
    l.by = by;
    return call(nextMove, moveOf(cx.g, by), 'fine');
  },
  fine: (cx, l) => {
    const who = toFine(cx, l.by);
    return who === undefined ? end() : call(fining, { by: l.by, who: who.id }, 'over');
  },
  over: () => end(),
});
