/** What can be read off a position at the end of a Roman phase, before the barbarians answer. */
import type { Tetrarchia } from '../rules/index.ts';
import { weighArmies } from './army-features.ts';
import { groundOf } from './board.ts';
import { onBoard, openFrontiers, readBoard, threat, threatened } from './board-features.ts';
import { FAR, Reach } from './reach.ts';

/** Plain counts; the weights bring them to one scale. */
export const newFeatures = () => ({
  certain: 1,
  frontiers: 0,
  frontiersSquared: 0,
  revolts: 0,
  cliff: 0,
  unrest: 0,
  outerRevolts: 0,
  damage: 0,
  italia: 0,
  garrisons: 0,
  revoltWay: 0,
  revoltWait: 0,
  frontierWay: 0,
  discs: 0,
  short: 0,
  armies: 0,
  armyNear: 0,
  armySecond: 0,
  armyAtGates: 0,
  armyHome: 0,
  armyTrail: 0,
  armyEscape: 0,
  metWin: 0,
  metLoss: 0,
});
export type Features = ReturnType<typeof newFeatures>;

const FRONTIERS = 6;
const reach = new Reach();

export const readFeatures = (g: Tetrarchia, f: Features): void => {
  const ground = groundOf(g);
  readBoard(g, ground);
  f.frontiers = onBoard.frontiers;
  f.frontiersSquared = onBoard.frontiersSquared;
  f.revolts = onBoard.revolts;
  f.cliff = onBoard.cliff;
  f.unrest = onBoard.unrest;
  f.outerRevolts = onBoard.outerRevolts;
  f.damage = onBoard.damage;
  f.italia = onBoard.italia;
  f.garrisons = onBoard.garrisons;
  reach.measure(g, ground, threat);
  readWays(g, f);
  weighArmies({ g, ground, threat, reach }, f);
  f.discs = 0;
  for (const e of g.emperors) f.discs += e.discs;
  f.short = Math.max(0, FRONTIERS - f.frontiers - f.discs);
};

/** How far the Emperors are from what they have to do. */
const readWays = (g: Tetrarchia, f: Features): void => {
  f.revoltWay = 0;
  f.revoltWait = 0;
  for (const at of threatened) {
    f.revoltWay += threat[at]! * reach.nearest(at);
    f.revoltWait += threat[at]! * reach.soonest(at);
  }
  f.frontierWay = 0;
  for (const frontier of openFrontiers) {
    let way = FAR;
    for (let e = 0; e < g.emperors.length; e++)
      if (g.emperors[e]!.discs > 0) way = Math.min(way, reach.ways[e]![frontier]!);
    f.frontierWay += way;
  }
};
