/** A battle for a Rebel Province, from the dice to its end — 2.03.81, 2.03.9, 2.03.91, 2.03.92 */
import type { Cx } from '@tabularium/kernel';
import { clash } from '../../combat/clash.ts';
import { drawFates } from '../../combat/commander.ts';
import { takeLosses } from '../../combat/losses.ts';
import type { Result } from '../../combat/results.ts';
import { armyOfForce, armyOfRebel, armyTally, type Ground, leadersOfForce } from '../../combat/sides.ts';
import type { Force, Province, Rebel, Rome } from '../../game.ts';
import {
  killStruck,
  loseCivilWar,
  makeVeterans,
  standOff,
  strikeRebels,
  winCivilWar,
} from '../../revolution/civil-outcome.ts';
import { failRevolt, killSenator } from '../../rome/death.ts';
import { disband } from '../../rome/forces.ts';
import { rebelLeaders } from '../../rome/rebels.ts';
import { senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { province } from '../../wars/wars.ts';
import { loseInProvince } from './losses.ts';
import { noteBattle } from './prosecution.ts';
import { rebelGovernors } from './state.ts';

/** [2.03.91-f] The Primary Rebel is beaten with all the others; [2.03.91-b][2.03.91-e] a Secondary one alone, and the Civil War goes on. */
const fall = (cx: Cx<Rome>, rebel: Rebel): void => {
  const s = senator(cx.g, rebel.senator);
  if (s.rebel === 'primary') failRevolt(cx);
  else killSenator(cx, s, 'battle');
};

/** [2.03.91-a][own-85] The marker, and nothing else. [1.10.4-e] The Force of a dead victor comes home. */
const winAtSea = (cx: Cx<Rome>, f: Force, p: Province, isWell: boolean): void => {
  rebelGovernors(cx.g).beatenAtSea.push(p.id);
  cx.log(say('rebels.navalVictory', { province: p.id }), '2.03.91-a');
  if (!isWell) disband(cx, f);
};

/**
 * [2.03.9-a] As any battle of a Civil War: [1.11.37-e] without numbers, both suffer, both leaders are in danger. [2.03.92-b][2.03.8-b] A
 * Defeat of the Senate's wins nothing for the Rebel; [2.03.92-c] Unrest stays as it is.
 */
export const fightForRebelProvince = (cx: Cx<Rome>, f: Force, rebel: Rebel, ground: Ground): Result => {
  const { g } = cx;
  const p = province(g, rebel.army);
  const there = [...leadersOfForce(g, f), ...rebelLeaders(g, rebel)];
  const { outcome, dice, modifier, allies, rolled } = clash(cx, armyOfForce(g, f), armyOfRebel(g, rebel), ground);
  const { result } = outcome;
  const strength = armyTally(g, armyOfRebel(g, rebel), ground, rolled).total;
  rebel.shift += allies;
  noteBattle(g, rebel, ground);
  cx.log(
    say('rebels.battle', {
      who: f.commander,
      province: p.id,
      ground: `ground:${ground}`,
      dice,
      modifier,
      total: dice + modifier,
      result: `result:${result}`,
    }),
    ground === 'land' ? '2.03.81-c' : '2.03.81-h',
  );
  const ours = takeLosses(cx, f, outcome);
  loseInProvince(cx, p, ground, outcome, ours);
  if (ground === 'land') makeVeterans(cx, f, rebel, result);
  const fates = drawFates(cx, ours.legions + ours.fleets, there, 'kill');
  if (result === 'defeat') loseCivilWar(cx, f, rebel);
  else if (result !== 'victory') standOff(cx, f, fates);
  else if (ground === 'land') winCivilWar(cx, f, fates, strength, () => fall(cx, rebel));
  else {
    const isWell = fates[f.commander] !== 'dead';
    killStruck(cx, leadersOfForce(g, f).reverse(), fates);
    winAtSea(cx, f, p, isWell);
  }
  strikeRebels(cx, rebel, fates);
  return result;
};
