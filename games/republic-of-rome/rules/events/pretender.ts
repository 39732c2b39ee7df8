/** Pretender Emerges (174) — amb-161 */
import type { Cx } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { forcesOf } from '../advanced/provinces/state.ts';
import { rollMilitary } from '../combat/land.ts';
import type { Rolled } from '../combat/sides.ts';
import { loseLegions, lossUnder } from '../combat/losses.ts';
import { readTable } from '../combat/results.ts';
import { provinceCard } from '../data/printed.ts';
import type { Province, Rome } from '../game.ts';
import { omens, roll3 } from '../rome/dice.ts';
import { armyStrength, countLegions, legionsAt } from '../rome/forces.ts';
import { military, senator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { levelOf, removeEvent } from './in-play.ts';
import { governed, killGarrison, provinceRevolts } from './province-revolt.ts';

/** [1.10.11-c] The Governor adds no more than his Garrison is worth; [card-135-b] Pompeius what he has rolled. [own-55] Against the side that lies up, [2.02.C-d][own-72] and its Provincial Armies. */
const advantage = (g: Rome, p: Province, rolled: Rolled): number => {
  const army = armyStrength(g, p.id);
  const card = provinceCard(g, p.id);
  const { land } = p.developed ? card.developed : card.undeveloped;
  const mil = rolled[p.governor] ?? military(g, senator(g, p.governor));
  const armies = plays(g, 'provincial-wars') ? forcesOf(g, p.id).armies : 0;
  return army + Math.min(mil, army) - land - armies;
};

/** [card-174-1-a] The Garrison fights, without Disaster or Standoff, [own-56] nor allies; true when it wins. [card-12-a] Its losses are the table's, under Fabius half. */
const isPutDown = (cx: Cx<Rome>, p: Province): boolean => {
  const { g } = cx;
  const rolled = rollMilitary(cx, [senator(g, p.governor)]);
  const dice = roll3(cx).total;
  const n = dice + advantage(g, p, rolled) - omens(g);
  const outcome = readTable(g, n);
  const lost = lossUnder(g, p.governor, outcome, countLegions(g, p.id));
  loseLegions(cx, p.id, lost);
  cx.log(say('event.pretender.battle', { province: p.id, dice, n, lost }), 'card-174-1-a');
  return outcome.result === 'victory';
};

/**
 * [card-174-1-a][amb-161] A War has become Active by a draw: a governed, loyal Province chosen by chance revolts.
 * [card-174-1-c] Without any the card goes on waiting.
 */
export const onActiveWarDrawn = (cx: Cx<Rome>): void => {
  const { g } = cx;
  const level = levelOf(g, 'event:174');
  if (level === 0) return;
  const loyal = governed(g).filter((p) => senator(g, p.governor).rebel === 'no');
  if (loyal.length === 0) return;
  const p = loyal[cx.below(loyal.length)]!;
  removeEvent(g, 'event:174');
  cx.log(say('event.pretender', { province: p.id }), 'card-174-1-a');
  // [card-174-2-a] On the dark side nobody fights, and the Garrison dies with the Governor.
  if (level > 1) killGarrison(g, p);
  else if (isPutDown(cx, p)) return;
  // [card-174-1-b] What is left of the Garrison comes home.
  for (const n of legionsAt(g, p.id)) g.legions[n]!.at = 'active';
  provinceRevolts(cx, p);
};
