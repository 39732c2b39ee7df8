/** How dangerous the armies are. */
import { armiesBeside, chain, emperorsBeside, supportsEmperor } from '../rules/study.ts';
import { PROVINCE_COUNT } from './board.ts';
import type { Features } from './features.ts';
import { winChance } from './odds.ts';
import { chanceToEscape, type Found } from './pursuit.ts';
import { FAR, type Reach } from './reach.ts';
import { revoltsBehind } from './threat.ts';

/** Every two steps farther from Roma make an army half as dangerous. */
const HALF_LIFE = 2;

export const weighArmies = (found: Found, f: Features): void => {
  const { g, ground, threat, reach } = found;
  const { nextOnRoute, stepsToRoma } = ground.geo;
  f.armies = g.armies.length;
  f.armyNear = 0;
  f.armySecond = 0;
  f.armyAtGates = 0;
  f.armyHome = 0;
  f.armyTrail = 0;
  f.armyEscape = 0;
  f.metWin = 0;
  f.metLoss = 0;
  for (const army of g.armies) {
    const { at, from } = army;
    const steps = stepsToRoma[from]![at]!;
    const near = 2 ** (-steps / HALF_LIFE);
    const support = revoltsBehind(ground, at, threat);
    f.armyNear += near;
    f.armySecond += secondNearest(reach, at);
    f.armyTrail += near * support;
    f.armyEscape += near * chanceToEscape(found, army, support);
    if (at >= PROVINCE_COUNT) f.armyHome++;
    const next = nextOnRoute[from]![at]!;
    const met = reach.standing.indexOf(next);
    if (met === -1 && steps === 1) f.armyAtGates++;
    if (met !== -1) {
      const others = armiesBeside(g, next, at).length;
      const helpers = emperorsBeside(g, at, met).length;
      const discs = chain(g, next, supportsEmperor(g, met)).length;
      f.metWin += winChance(discs, helpers, support, others);
      const loss = winChance(support, others, discs, helpers);
      f.metLoss += loss;
      if (steps === 1) f.armyAtGates += loss;
    }
  }
};

/** Two Emperors beat most armies: how far is the second? */
const secondNearest = ({ ways }: Reach, at: number): number => {
  let first = FAR;
  let second = FAR;
  for (const way of ways) {
    const d = way[at]!;
    if (d < first) {
      second = first;
      first = d;
    } else if (d < second) second = d;
  }
  return second;
};
