/** Province development — 1.06.4 */
import { type Cx, less, plus, type Tally, tally } from '@tabularium/kernel';
import { isRaided } from '../events/barbarian-raids.ts';
import type { Province, Rome, Senator } from '../game.ts';
import { omens } from '../rome/dice.ts';
import { isCorrupt, senator } from '../rome/senators.ts';
import { changeInfluence } from '../rome/standing.ts';
import { say } from '../say.ts';
import { yielding } from './provinces.ts';

/** [1.06.4-d] */
const ENOUGH = 6;
/** [1.06.4-h] */
const INFLUENCE = 3;

/** [1.06.4-c] */
export const developmentTally = (g: Rome, governor: Senator, die: number): Tally =>
  tally(
    'development',
    plus('die', die, '1.06.4-a'),
    plus('honest', isCorrupt(g, governor) ? 0 : 1, '1.06.4-c', [governor.id]),
    less('omens', omens(g), 'card-168-1-b'),
  );

const develop = (cx: Cx<Rome>, p: Province): void => {
  const who = senator(cx.g, p.governor);
  const die = cx.d6();
  const n = developmentTally(cx.g, who, die).total;
  if (n < ENOUGH) {
    cx.log(say('revenue.undeveloped', { province: p.id, die, n }), '1.06.4-d');
    return;
  }
  p.developed = true;
  cx.log(say('revenue.developed', { province: p.id, who: who.id, die, n }), '1.06.4-d');
  changeInfluence(cx, who, INFLUENCE);
};

/**
 * [1.06.4-a][1.06.4-i] Every Governor of an Undeveloped Province must roll, Aligned or not; [1.06.4-b] no Rebel, and nobody where there is
 * no Governor; [1.06.4-f] not where barbarians attack, even in vain.
 */
export const developProvinces = (cx: Cx<Rome>): void => {
  for (const p of yielding(cx.g)) if (!p.developed && !isRaided(cx.g, p)) develop(cx, p);
};
