import type { Features } from './features.ts';

/**
 * What each feature adds to the logarithm of the odds of winning. The weights come from logistic regressions on games that the
 * greedy bot, with a little chance, played against the barbarians at levels 3222, 2233 and 4222: the mean of one on 1,022 games
 * (seed `fit 1`) and one on 1,512 (seed `fit 2`), of 19 November 2026; the second played with the weights of the first. Both were
 * drawn towards the weights before, which had been fitted to easier levels and were much too sure of defeat. What added nothing
 * was left out afterwards.
 */
export const WEIGHTS: Readonly<Features> = {
  /** Where nothing is amiss most games are won. */
  certain: 3.889,
  /** The aim of the game. */
  frontiers: 0.357,
  /** The last frontiers count for more. */
  frontiersSquared: 0.021,
  /** Getting rid of a Revolt costs about four points. */
  revolts: -0.179,
  /** When few Revolt discs are left, one uprising ends the game. */
  cliff: -0.067,
  /** Unrest is nearly as bad as a Revolt. */
  unrest: -0.155,
  /** Each of these Revolts can become an uprising, with a chance of 1 in 36. */
  outerRevolts: -0.076,
  /** Lone Revolts spread farther than clustered ones. */
  damage: -0.061,
  /** Revolt in Italia lies on the way of every army. */
  italia: -0.113,
  /** A province that cannot fall into Unrest. */
  garrisons: 0.082,
  /** Some Emperor should be close to every Revolt, */
  revoltWay: -0.03,
  /** and best of all one whose turn comes soon. */
  revoltWait: -0.013,
  /** An Emperor with a disc should be close to every open frontier. Set higher than the fitted value, so that the bots do not dawdle. */
  frontierWay: -0.025,
  /** Discs that can still be placed. */
  discs: 0.073,
  /** Fewer discs left than frontiers to protect: as things stand the game cannot be won. */
  short: -2.828,
  /** Every army leaves a trail of Revolts. */
  armies: -0.728,
  /** Close to Roma it meets more Emperors, */
  armyNear: 1.192,
  /** unless nobody is likely to stop it: the closer it is, the worse. */
  armyEscape: -1.897,
  /** Two Emperors beat an army where one does not. */
  armySecond: -0.03,
  /** The chance that Roma falls in this phase. Not fitted, because it hardly ever happened. */
  armyAtGates: -4.242,
  /** An army that is still outside the Empire. */
  armyHome: 0.113,
  /** The Revolts an army leaves behind support it in battle. */
  armyTrail: -0.038,
  /** The chance that an Emperor in the way of an army wins, */
  metWin: 0.729,
  /** and the chance that he loses. */
  metLoss: -0.305,
};
