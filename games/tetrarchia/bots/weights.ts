import type { Features } from './features.ts';

/**
 * What each feature adds to the logarithm of the odds of winning. The weights come from logistic regressions on about
 * 1,800 games that the greedy bot played at levels 4211 and 4222, in three rounds. Each round played with the weights
 * of the one before; these are the mean of the last two rounds.
 */
export const WEIGHTS: Readonly<Features> = {
  /** Most games at the normal level are won. */
  certain: 2.873,
  /** The aim of the game. Set a little higher than the fitted value, so that the bots do not dawdle. */
  frontiers: 0.276,
  /** The last frontiers count for more. */
  frontiersSquared: 0.031,
  /** Getting rid of a Revolt costs about four points. */
  revolts: -0.206,
  /** When few Revolt discs are left, one uprising ends the game. */
  cliff: -0.158,
  /** Unrest is worth about half a Revolt. */
  unrest: -0.135,
  /** Each of these Revolts can become an uprising, with a chance of 1 in 36. */
  outerRevolts: -0.058,
  /** Lone Revolts spread farther than clustered ones. */
  damage: -0.042,
  /** Revolt in Italia lies on the way of every army. */
  italia: -0.32,
  /** A province that cannot fall into Unrest. */
  garrisons: 0.174,
  /** Some Emperor should be close to every Revolt, */
  revoltWay: -0.021,
  /** and best of all one whose turn comes soon. */
  revoltWait: -0.011,
  /** Revolts that keep a frontier from being protected. */
  blocked: -0.014,
  /** A region that needs only one more visit before its frontier can be protected. */
  oneRevolt: 0.044,
  /** An Emperor with a disc should be close to every open frontier. Also set higher than the fitted value. */
  frontierWay: -0.043,
  /** Discs that can still be placed. */
  discs: 0.07,
  /** Fewer discs left than frontiers to protect: as things stand the game cannot be won. */
  short: -4.0,
  /** Every army leaves a trail of Revolts. */
  armies: -0.68,
  /** An army close to Roma. */
  armyNear: -1.161,
  /** Two Emperors beat an army where one does not. */
  armySecond: -0.098,
  /** An Emperor whose turn comes soon should be close to the army. */
  armyWait: -0.018,
  /** An army close to Roma with nobody in its way. */
  armyVerge: -0.192,
  /** The chance that Roma falls in this phase. Not fitted, because it hardly ever happened. */
  armyAtGates: -6,
  /** An army that is still outside the Empire. */
  armyHome: 0.051,
  /** The Revolts an army leaves behind support it in battle. */
  armyTrail: -0.05,
  /** The chance that an Emperor in the way of an army wins, */
  metWin: 1.563,
  /** and the chance that he loses. */
  metLoss: -0.136,
};
