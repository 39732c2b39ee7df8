/** Province development — 1.06.4 */
import { type Cx, less, plus, type Tally, tally } from '@tabularium/kernel';
import { isRaided } from '../events/barbarian-raids.ts';
import type { Province, Rome, Senator } from '../game.ts';
import { omens } from '../rome/dice.ts';
import { isCorrupt, senator } from '../rome/senators.ts';
import { changeInfluence } from '../rome/standing.ts';
import { say } from '../say.ts';
import type { OpenRome } from '../sight/sight.ts';
import { yielding } from './provinces.ts';

/** [1.06.4-d] */
const ENOUGH = 6;
/** [1.06.4-h] What it brings its Governor. */
export const INFLUENCE = 3;

/** [1.06.4-c] */
export const developmentTally = (
  g: OpenRome,
  governor: Senator,
  die: number,
  isHonest = !isCorrupt(g, governor),
): Tally =>
  tally(
    'development',
    plus('die', die, '1.06.4-a'),
    plus('honest', isHonest ? 1 : 0, '1.06.4-c', [governor.id]),
    less('omens', omens(g), 'card-168-1-b'),
  );

const DIE = [1, 2, 3, 4, 5, 6] as const;
/** Is there anything to develop this turn? [1.06.4-f] */
const canDevelop = (g: OpenRome, p: Province): boolean => !p.developed && !isRaided(g, p);
/** How likely the Province is developed this turn, if its Governor takes Spoils or leaves them; nothing if it cannot be. */
export const developmentOdds = (g: OpenRome, p: Province, spoils: 'taken' | 'left'): number | undefined => {
  if (!canDevelop(g, p)) return undefined;
  const who = senator(g, p.governor);
  const isHonest = spoils === 'left' && !isCorrupt(g, who);
  return DIE.filter((die) => developmentTally(g, who, die, isHonest).total >= ENOUGH).length / DIE.length;
};

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
  for (const p of yielding(cx.g)) if (canDevelop(cx.g, p)) develop(cx, p);
};
