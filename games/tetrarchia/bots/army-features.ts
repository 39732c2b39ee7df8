/** How dangerous the armies are. */
import type { Tetrarchia } from '../rules/index.ts';
import { armiesBeside, chain, emperorsBeside, supportsEmperor } from '../rules/study.ts';
import { type Ground, PROVINCE_COUNT } from './board.ts';
import type { Features } from './features.ts';
import { FAR, type Reach } from './reach.ts';
import { revoltsBehind } from './threat.ts';

/** Every two steps farther from Roma make an army half as dangerous. */
const HALF_LIFE = 2;
/** An army this close to Roma must have somebody in its way. */
const VERGE = 3;

type Side = Readonly<{ support: number; times: number }>;

/** The chance to reach the higher value. */
const winChance = (own: Side, other: Side): number => {
  let n = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) if ((a + own.support) * own.times > (b + other.support) * other.times) n++;
  return n / 36;
};

export const weighArmies = (g: Tetrarchia, ground: Ground, f: Features, threat: Float64Array, reach: Reach): void => {
  const { nextOnRoute, stepsToRoma } = ground.geo;
  f.armies = g.armies.length;
  f.armyNear = 0;
  f.armySecond = 0;
  f.armyWait = 0;
  f.armyVerge = 0;
  f.armyAtGates = 0;
  f.armyHome = 0;
  f.armyTrail = 0;
  f.metWin = 0;
  f.metLoss = 0;
  for (const { at, from } of g.armies) {
    const steps = stepsToRoma[from]![at]!;
    const near = 2 ** (-steps / HALF_LIFE);
    const support = revoltsBehind(ground, at, threat);
    f.armyNear += near;
    f.armySecond += secondNearest(reach, at);
    f.armyWait += reach.soonest(at);
    f.armyTrail += near * support;
    if (at >= PROVINCE_COUNT) f.armyHome++;
    const next = nextOnRoute[from]![at]!;
    const met = reach.standing.indexOf(next);
    if (met === -1 && steps <= VERGE) f.armyVerge++;
    if (met === -1 && steps === 1) f.armyAtGates++;
    if (met !== -1) {
      const army = { support, times: 2 ** armiesBeside(g, next, at).length };
      const emperor = {
        support: chain(g, next, supportsEmperor(g, met)).length,
        times: 2 ** emperorsBeside(g, at, met).length,
      };
      f.metWin += winChance(emperor, army);
      const loss = winChance(army, emperor);
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
