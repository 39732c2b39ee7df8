/** Who acts and pays for a Neutral — 4.03.2 */
import type { Rome } from '../../game.ts';
import type { SenatorId } from '../../ids.ts';
import { senator } from '../../rome/senators.ts';
import { itself, type Narrowed, narrowed } from '../narrowing.ts';

/** [4.03.2-a][4.03.2-c] The richest of those who may act. */
export const richest = (g: Rome, able: readonly SenatorId[]): Narrowed<SenatorId> =>
  narrowed(able, itself, [{ pick: 'most', of: (id) => senator(g, id).talents, named: 'measure:money' }]);
