/** Priest markers: who has one — 2.01.3, 2.01.31 */
import type { Rome } from '../../game.ts';
import type { SenatorId } from '../../ids.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { pontificate } from './pontificate.ts';

/** [2.01.3-l][A2-07] */
export const PRIEST_MARKERS = 12;

/** [2.01.3-k][2.01.31-c] It is no Major Office, and goes with any other; [2.01.31-g] and he is one wherever he is. */
export const isPriest = (g: OpenRome, id: SenatorId): boolean => pontificate(g).priests.includes(id);

/** [2.01.3-l] There is a marker left for another Priest. */
export const hasMarkerLeft = (g: OpenRome): boolean => pontificate(g).priests.length < PRIEST_MARKERS;

/** [2.01.31-b] One marker is all a Senator can have. */
export const giveMarker = (g: Rome, id: SenatorId): void => {
  const kept = pontificate(g);
  kept.priests = [...new Set([...kept.priests, id])].sort();
};
export const takeMarker = (g: Rome, id: SenatorId): void => {
  const kept = pontificate(g);
  kept.priests = kept.priests.filter((x) => x !== id);
};

/** [2.01.31-f] He is gone, and his heir is no Priest. [A2-13] Nor can the heir be tried for a sacrifice. */
export const forgetPriest = (g: Rome, id: SenatorId): void => {
  takeMarker(g, id);
  const kept = pontificate(g);
  if (kept.liable === id) kept.liable = '';
};

/** [1.07.312-j] What lies on a Family card is the Statesman's. */
export const renamePriest = (g: Rome, from: SenatorId, to: SenatorId): void => {
  const kept = pontificate(g);
  const name = (id: SenatorId): SenatorId => (id === from ? to : id);
  kept.priests = kept.priests.map(name).sort();
  if (kept.liable === from) kept.liable = to;
};
