import type { Features } from './features.ts';

/** The sum of all features by their weights. It is written out because a loop over names would be slower. */
export const weigh = (f: Readonly<Features>, w: Readonly<Features>): number =>
  f.certain * w.certain +
  f.frontiers * w.frontiers +
  f.frontiersSquared * w.frontiersSquared +
  f.revolts * w.revolts +
  f.cliff * w.cliff +
  f.unrest * w.unrest +
  f.outerRevolts * w.outerRevolts +
  f.damage * w.damage +
  f.italia * w.italia +
  f.garrisons * w.garrisons +
  f.revoltWay * w.revoltWay +
  f.revoltWait * w.revoltWait +
  f.frontierWay * w.frontierWay +
  f.discs * w.discs +
  f.short * w.short +
  f.armies * w.armies +
  f.armyNear * w.armyNear +
  f.armySecond * w.armySecond +
  f.armyAtGates * w.armyAtGates +
  f.armyHome * w.armyHome +
  f.armyTrail * w.armyTrail +
  f.armyEscape * w.armyEscape +
  f.metWin * w.metWin +
  f.metLoss * w.metLoss;
