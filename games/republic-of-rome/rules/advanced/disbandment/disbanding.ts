/** A victor disbands his Veterans before he lays down his command — 2.04.2, D2-40 */
import type { Cx } from '@tabularium/kernel';
import { type Left, leaving } from '../../agreements/left.ts';
import type { Force, Rome, Senator } from '../../game.ts';
import { type FactionId, type LegionId, legionNumber } from '../../ids.ts';
import { force, forcePlace, legion, legionRefs, legionsAt } from '../../rome/forces.ts';
import { maybeSenator, senator } from '../../rome/senators.ts';
import { changeInfluence } from '../../rome/standing.ts';
import { say } from '../../say.ts';
import { disbandment, setOratory } from './state.ts';

/** [2.04.2-b] Victorious Commanders of this player who come home and are no Rebels. */
const returning = (g: Rome, faction: FactionId): Force[] =>
  g.forces.filter((f) => {
    const s = maybeSenator(g, f.commander);
    return f.victorious && s?.faction === faction && s.rebel === 'no';
  });
const forceWith = (g: Rome, id: LegionId): Force => force(g, Number(legion(g, id).at.slice('force:'.length)));

/** [2.04.2-c][2.04.2-d] Any of the Veterans in his Force that are his own; [A2-101] not if he is a Proconsul. */
export const disbandable = (g: Rome, faction: FactionId): Left<LegionId> => {
  const veterans = returning(g, faction).flatMap((f) =>
    legionRefs(legionsAt(g, forcePlace(f)).filter((n) => g.legions[n]!.veteran)),
  );
  return leaving(veterans, (id) => {
    const s = senator(g, forceWith(g, id).commander);
    if (legion(g, id).allegiance !== s.id) return say('no.disband.allegiance', { who: s.id });
    return s.office === 'proconsul' ? say('no.disband.proconsul', { who: s.id }) : undefined;
  });
};

/** [2.04.2-l] Nobody votes on it. */
export const disbandVeterans = (cx: Cx<Rome>, ids: readonly LegionId[]): void => {
  const { g } = cx;
  for (const f of new Set(ids.map((id) => forceWith(g, id)))) {
    const own = ids.filter((id) => legion(g, id).at === forcePlace(f));
    for (const id of own) g.legions[legionNumber(id)]!.at = 'bank';
    f.laysDown = true;
    gain(cx, senator(g, f.commander), own.length);
  }
};

/** [2.04.2-g] 1 ORA and 1 Influence for each. */
const gain = (cx: Cx<Rome>, s: Senator, n: number): void => {
  const kept = disbandment(cx.g);
  setOratory(kept, s.id, (kept.oratory[s.id] ?? 0) + n);
  cx.log(say('disbandment.disbands', { who: s.id, n }), '2.04.2-g');
  changeInfluence(cx, s, n);
};

/** [2.04.2-k][A2-100] Whoever has disbanded Veterans neither revolts nor marches on in this phase. */
export const mustLayDown = (f: Force): boolean => f.laysDown === true;
