/** What can be read off a position at the end of a Roman phase, before the barbarians answer. */
import type { Tetrarchia } from '../rules/index.ts';
import { weighArmies } from './army-features.ts';
import { FRONTIER_OF, REGION_PROVINCES } from '../rules/study.ts';
import { type Ground, groundOf, PROVINCE_COUNT } from './board.ts';
import { FAR, Reach } from './reach.ts';
import { spreadThreat } from './threat.ts';

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
  blocked: 0,
  oneRevolt: 0,
  frontierWay: 0,
  discs: 0,
  short: 0,
  armies: 0,
  armyNear: 0,
  armySecond: 0,
  armyWait: 0,
  armyVerge: 0,
  armyAtGates: 0,
  armyHome: 0,
  armyTrail: 0,
  metWin: 0,
  metLoss: 0,
});
export type Features = ReturnType<typeof newFeatures>;

const OUTER = 6;
const OUTER_PROVINCES = 36;
/** With more Revolts than this on the board a single uprising may use up the supply and lose the game. */
const CLIFF = 14;
/** A Revolt that is less likely than this does not count as an obstacle to protecting a frontier. */
const BLOCKS = 0.3;

const threat = new Float64Array(PROVINCE_COUNT);
const reach = new Reach();

export const readFeatures = (g: Tetrarchia, f: Features): void => {
  const ground = groundOf(g);
  spreadThreat(g, ground, threat);
  reach.measure(g, ground, threat);
  readProvinces(g, ground, f);
  readFrontiers(g, f);
  weighArmies(g, ground, f, threat, reach);
  f.discs = 0;
  for (const e of g.emperors) f.discs += e.discs;
  f.short = Math.max(0, OUTER - f.frontiers - f.discs);
};

const readProvinces = (g: Tetrarchia, ground: Ground, f: Features): void => {
  f.revolts = 0;
  f.outerRevolts = 0;
  f.damage = 0;
  f.unrest = 0;
  f.garrisons = 0;
  f.revoltWay = 0;
  f.revoltWait = 0;
  for (let at = 0; at < PROVINCE_COUNT; at++) {
    const p = threat[at]!;
    if (p > 0) {
      f.revolts += p;
      f.revoltWay += p * reach.nearest(at);
      f.revoltWait += p * reach.soonest(at);
      if (at < OUTER_PROVINCES) {
        f.outerRevolts += p;
        f.damage += p * harmBeside(ground, at);
      }
    }
    const disc = g.discs[at]!;
    if (disc === 'unrest') f.unrest += 1 - p;
    else if (disc !== 'none' && disc !== 'revolt') f.garrisons++;
  }
  f.italia = f.revolts - f.outerRevolts;
  f.cliff = Math.max(0, f.revolts - CLIFF);
};

/** How many Revolt discs an uprising here would place. */
const harmBeside = (ground: Ground, at: number): number => {
  const beside = ground.geo.neighbours[at]!;
  const open = ground.open[at]!;
  let harm = 0;
  for (let i = 0; i < beside.length; i++) {
    const next = beside[i]!;
    if (next < PROVINCE_COUNT) harm += (1 - threat[next]!) * open[i]!;
  }
  return harm;
};

const readFrontiers = (g: Tetrarchia, f: Features): void => {
  f.frontiers = 0;
  f.blocked = 0;
  f.oneRevolt = 0;
  f.frontierWay = 0;
  for (let region = 0; region < OUTER; region++) {
    const frontier = FRONTIER_OF[region]!;
    if (g.discs[frontier] !== 'none') {
      f.frontiers++;
      continue;
    }
    let revolts = 0;
    for (const at of REGION_PROVINCES[region]!) revolts += threat[at]!;
    f.blocked += revolts;
    let way = FAR;
    for (let e = 0; e < g.emperors.length; e++)
      if (g.emperors[e]!.discs > 0) way = Math.min(way, reach.ways[e]![frontier]!);
    f.frontierWay += way;
    if (revolts >= BLOCKS && revolts <= 1) f.oneRevolt++;
  }
  f.frontiersSquared = f.frontiers ** 2;
};
