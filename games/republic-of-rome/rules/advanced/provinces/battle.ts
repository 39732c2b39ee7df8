/** One Provincial battle, from the dice to the end — 2.02.41, 2.02.411, 2.02.412, 2.02.413 */
import type { Cx } from '@tabularium/kernel';
import { beginBattle } from '../../combat/battle.ts';
import { clash } from '../../combat/clash.ts';
import { canBeCaptured, drawFates, type Fate } from '../../combat/commander.ts';
import type { Outcome, Result } from '../../combat/results.ts';
import { enemy, type Ground } from '../../combat/sides.ts';
import { makeVeteran } from '../../combat/veterans.ts';
import type { Province, Rome, Senator, War } from '../../game.ts';
import { killSenator } from '../../rome/death.ts';
import { say } from '../../say.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { needsNavalBattle } from '../../wars/wars.ts';
import { joinWar, loseAllied } from './allied.ts';
import { takeProvincialLosses, type ProvincialLosses } from './losses.ts';
import { armyOfProvince, isHelplessAtSea, isUnsupported, leaderOf } from './strength.ts';
import { winProvincialBattle } from './victory.ts';

/** [2.02.41-m][A2-27] At sea as long as the enemy's Fleets are unbeaten, and then not on land in the same turn. */
export const groundOf = (g: OpenRome, w: War): Ground => (needsNavalBattle(g, w) ? 'sea' : 'land');

/** [2.02.41-j] Without enough Fleets a Victory is a Stalemate with the losses of the Victory. */
export const withSupport = (outcome: Outcome, isMissing: boolean): Outcome =>
  isMissing && outcome.result === 'victory' ? { ...outcome, result: 'stalemate' } : outcome;

/**
 * [2.02.41-n] As any other battle, [2.02.41-q] with nobody else on its side. [2.02.413-a][2.02.413-b][2.02.413-d][2.02.413-e][A2-28]
 * It changes no Unrest, and is no battle of the Senate's that would make the War Prosecuted.
 */
export const fightForProvince = (
  cx: Cx<Rome>,
  p: Province,
  w: War,
): { result: Result; leader: Senator | undefined } => {
  const { g } = cx;
  const ground = groundOf(g, w);
  beginBattle(cx, w);
  if (isHelplessAtSea(g, p, w)) {
    // [2.02.41-k][2.02.41-l][A2-26] Beaten without a roll and without losses.
    cx.log(say('provinces.helpless', { province: p.id, war: w.id }), '2.02.41-k');
    fall(cx, p, w);
    return { result: 'defeat', leader: undefined };
  }
  const { outcome: found, dice, modifier, allies } = clash(cx, armyOfProvince(g, p), enemy(w), ground);
  w.shift += allies;
  // [2.02.41-o][1.10.21-d]
  if (found.result === 'disaster' || found.result === 'standoff') w.used.push(dice);
  const outcome = withSupport(found, isUnsupported(g, p, w));
  cx.log(
    say('provinces.battle', {
      province: p.id,
      war: w.id,
      ground: `ground:${ground}`,
      dice,
      modifier,
      total: dice + modifier,
      result: `result:${outcome.result}`,
    }),
    '2.02.41-a',
  );
  if (outcome !== found) cx.log(say('provinces.unsupported', { province: p.id }), '2.02.41-j');
  return { result: outcome.result, leader: suffer(cx, p, w, ground, outcome) };
};

/** Ends with the Governor who was there and is well. */
const suffer = (cx: Cx<Rome>, p: Province, w: War, ground: Ground, outcome: Outcome): Senator | undefined => {
  const { result } = outcome;
  const leader = leaderOf(cx.g, p);
  const lost = takeProvincialLosses(cx, p, leader, outcome);
  if (lost.armies + lost.legions + lost.fleets > 0) cx.log(say('provinces.losses', { ...lost }), '2.02.411-a');
  // [2.02.412-j]
  loseAllied(cx, w, ground, result, { armies: lost.armies + lost.legions, fleets: lost.fleets });
  if (result === 'defeat') {
    fall(cx, p, w);
    return undefined;
  }
  // [2.02.414-m][2.02.413-c][2.02.414-n][own-74] Of a Garrison alone, and only by a Victory on land.
  if (result === 'victory' && ground === 'land') makeVeteran(cx, p.id, leader?.id ?? '');
  const well = leader && endangerGovernor(cx, p, leader, w, result, lost) === 'well' ? leader : undefined;
  if (result === 'victory') winProvincialBattle(cx, w, ground, well);
  return well;
};

/** [2.02.411-i][A2-30][2.02.H-e] One chit for each unit lost. */
const endangerGovernor = (
  cx: Cx<Rome>,
  p: Province,
  s: Senator,
  w: War,
  result: Result,
  { armies, legions, fleets }: ProvincialLosses,
): Fate => {
  const fate = drawFates(cx, armies + legions + fleets, [s], canBeCaptured(result))[s.id] ?? 'well';
  if (fate === 'dead') killSenator(cx, s, 'battle');
  if (fate === 'captured') captureGovernor(cx, p, s, w);
  return fate;
};

/** [2.02.411-j][A2-31] The Province goes to the Forum with all its units. */
const captureGovernor = (cx: Cx<Rome>, p: Province, s: Senator, w: War): void => {
  Object.assign(p, { governor: '', term: 0, legate: false });
  s.at = 'field';
  s.captive = w.id;
  cx.log(say('combat.captured', { who: s.id, war: w.id }), '1.10.71-a');
};

/** [2.02.412-a][A2-50] The Governor dies, if he is there. [2.02.412-b][2.02.412-i] Losses have been taken; Unrest stays as it is. */
const fall = (cx: Cx<Rome>, p: Province, w: War): void => {
  const leader = leaderOf(cx.g, p);
  if (leader) killSenator(cx, leader, 'battle');
  joinWar(cx, p, w.id);
};
