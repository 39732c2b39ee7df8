/** What a battle of a Civil War makes of both sides — 1.11.371, 1.11.372, 1.11.373 */
import type { Cx } from '@tabularium/kernel';
import { type Fates, killLeaders } from '../combat/commander.ts';
import { survive } from '../combat/proconsuls.ts';
import type { Result } from '../combat/results.ts';
import { leadersOfForce } from '../combat/sides.ts';
import { maybeVeteran } from '../combat/veterans.ts';
import { reward } from '../combat/victory.ts';
import type { Force, Rebel, Rome, Senator } from '../game.ts';
import { chosen } from '../ids.ts';
import { failRevolt, killSenator } from '../rome/death.ts';
import { disband, forcePlace, forcesOn } from '../rome/forces.ts';
import { rebelLeaders } from '../rome/rebels.ts';
import { senator } from '../rome/senators.ts';
import { changeUnrest } from '../rome/standing.ts';

/** What a battle has made of the Revolt. */
export type CivilEnd = 'goes-on' | 'failed' | 'coup';

/** [1.10.5-c] One on the side that has won; one on each after a Stalemate. */
export const makeVeterans = (cx: Cx<Rome>, f: Force, rebel: Rebel, result: Result): void => {
  maybeVeteran(cx, result, forcePlace(f), chosen(f.commander));
  if (result !== 'victory') maybeVeteran(cx, 'victory', rebel.army, rebel.senator);
};

export const killStruck = (cx: Cx<Rome>, all: readonly Senator[], fates: Fates): void => {
  for (const s of all) if (fates[s.id] === 'dead') killSenator(cx, s, 'battle');
};

/** [1.11.372-c] His companion first, since the death of the Primary Rebel is the death of all. */
export const strikeRebels = (cx: Cx<Rome>, rebel: Rebel, fates: Fates): void =>
  killStruck(cx, rebelLeaders(cx.g, rebel).reverse(), fates);

/**
 * [1.11.371-a][1.11.371-b][1.11.371-c][2.03.91-i][2.03.91-k] The Revolt has failed, Unrest falls, the Commander gains half the Rebel's Strength with MIL.
 * [1.10.4-e] If he has not survived, his Army comes home with the others.
 */
export const winCivilWar = (
  cx: Cx<Rome>,
  f: Force,
  fates: Fates,
  strength: number,
  /** [2.03.91-b] Whoever is beaten. */
  beaten: () => void = () => failRevolt(cx),
): void => {
  const commander = senator(cx.g, f.commander);
  const isWell = fates[commander.id] !== 'dead';
  killStruck(cx, leadersOfForce(cx.g, f).reverse(), fates);
  changeUnrest(cx.g, -1);
  if (isWell) {
    reward(cx, commander, strength);
    f.victorious = true;
    // [1.10.8-d] Whatever he has fought at sea before.
    f.fought = false;
    f.war = '';
  }
  beaten();
};

/** [1.11.373-a][1.11.373-b][1.11.373-d][1.10.2-f] Commander and Master of Horse die, all Armies facing the Rebel are lost to him. */
export const loseCivilWar = (cx: Cx<Rome>, f: Force, rebel: Rebel): void => {
  killLeaders(cx, f);
  for (const other of forcesOn(cx.g, rebel.army)) disband(cx, other);
};

/** [1.11.372-a][1.11.372-b] It goes on next turn, even if the Senate has nothing left there. */
export const standOff = (cx: Cx<Rome>, f: Force, fates: Fates): void => {
  const isWell = fates[f.commander] !== 'dead';
  killStruck(cx, leadersOfForce(cx.g, f).reverse(), fates);
  if (isWell) survive(cx, f);
};
