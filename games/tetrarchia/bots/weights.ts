import type { Features } from './features.ts';

/**
 * What each feature adds to the logarithm of the odds of winning. Logistic regressions on some 1,800 games that the
 * greedy bot played at levels 4211 and 4222, in three rounds, each playing by the weights of the one before; these are
 * the mean of the last two.
 */
export const WEIGHTS: Readonly<Features> = {
  /** Most games at the normal level are won. */
  certain: 2.873,
  /** What the game is about; a little more than was fitted, so that the bots do not dawdle. */
  frontiers: 0.276,
  /** The last ones count more. */
  frontiersSquared: 0.031,
  /** Every Revolt costs four points or so to get rid of. */
  revolts: -0.206,
  /** Close to the last disc one uprising is the end. */
  cliff: -0.158,
  /** Half a Revolt. */
  unrest: -0.135,
  /** Each can rise, one time in 36. */
  outerRevolts: -0.058,
  /** Lone Revolts spread farther than clustered ones. */
  damage: -0.042,
  /** Revolt there stands on the way of every army. */
  italia: -0.32,
  /** A province that cannot fall into Unrest. */
  garrisons: 0.174,
  /** Somebody should be close to every Revolt, */
  revoltWay: -0.021,
  /** best of all somebody who acts soon. */
  revoltWait: -0.011,
  /** Revolts that keep a frontier from being protected. */
  blocked: -0.014,
  /** A region that one visit makes ready. */
  oneRevolt: 0.044,
  /** Somebody with a disc should be close to every open frontier; again more than was fitted. */
  frontierWay: -0.043,
  /** Discs that can still be placed. */
  discs: 0.07,
  /** Too few discs for the frontiers: cannot be won as things stand. */
  short: -4.0,
  /** Every army leaves a trail of Revolts. */
  armies: -0.68,
  /** Closer to Roma. */
  armyNear: -1.161,
  /** Two Emperors beat an army where one does not. */
  armySecond: -0.098,
  /** Somebody should be close who acts soon. */
  armyWait: -0.018,
  /** Close to Roma and nobody in the way. */
  armyVerge: -0.192,
  /** Roma falls in this phase, as likely as nobody stops it. Not fitted: it hardly ever happened. */
  armyAtGates: -6,
  /** Still outside the Empire. */
  armyHome: 0.051,
  /** The trail fights for the army. */
  armyTrail: -0.05,
  /** An Emperor in the way of an army, as likely to win, */
  metWin: 1.563,
  /** or to lose. */
  metLoss: -0.136,
};
