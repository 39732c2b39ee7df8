/** Veterans of loyal Senators with a Rebel who is about to be fought — 2.03.22, D2-26 */
import type { Cx } from '@tabularium/kernel';
import type { Force, Rome } from '../../game.ts';
import { type FactionId, type LegionId, legionNumber } from '../../ids.ts';
import { callable, recall } from '../../revolution/veterans.ts';
import { forcePlace } from '../../rome/forces.ts';

/** [2.03.22-d] It is the last chance only of those who stand with this very Rebel. */
export const callableFrom = (g: Rome, faction: FactionId, { war }: Force): LegionId[] =>
  callable(g, faction).filter((id) => g.legions[legionNumber(id)]!.at === war);

/** [2.03.22-e][D2-26] Whose lord says nothing, they go over to the Army that faces him. */
export const desertBeforeBattle = (cx: Cx<Rome>, faction: FactionId, f: Force): void =>
  recall(cx, callableFrom(cx.g, faction, f), forcePlace(f));
