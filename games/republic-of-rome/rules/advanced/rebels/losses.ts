/** What Rebels lose in battle — 2.03.7-k, 2.03.81-i, A2-78 */
import type { Cx } from '@tabularium/kernel';
import { loseLegions, type Lost } from '../../combat/losses.ts';
import type { Outcome } from '../../combat/results.ts';
import type { Ground } from '../../combat/sides.ts';
import type { Province, Rebel, Rome } from '../../game.ts';
import { countLegions } from '../../rome/forces.ts';
import { senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import { station } from '../provinces/forces.ts';
import { landLosses, lossesOf, type ProvincialLosses } from '../provinces/losses.ts';
import { forcesOf, type Units } from '../provinces/state.ts';
import { leaderOf } from '../provinces/strength.ts';
import { landed, rebelGovernors } from './state.ts';

/** [own-87] Units in Italy that are gone, of those Provinces first that landed first. */
const takeFromItaly = (g: Rome, kind: keyof Units, n: number): void => {
  const all = rebelGovernors(g);
  let left = n;
  all.inItaly = all.inItaly.map((x) => {
    const gone = Math.min(left, x[kind]);
    left -= gone;
    return { ...x, [kind]: x[kind] - gone };
  });
};

/** What both sides have lost, each kind of unit by its name. */
const sayLost = (cx: Cx<Rome>, ours: Lost, { armies, legions, fleets }: ProvincialLosses): void =>
  cx.log(
    say('rebels.losses', { ...ours, rebelArmies: armies, rebelLegions: legions, rebelFleets: fleets }),
    '1.11.37-d',
  );

/**
 * [2.03.7-k] Two Provincial Armies, then a Legion, and so on; two Armies for each where there is no Legion; [1.11.37-d] nothing by a Defeat of the
 * Senate's. `ours`: Legions that the Senate has lost.
 */
export const loseInItaly = (cx: Cx<Rome>, rebel: Rebel, outcome: Outcome, ours: number): void => {
  const { g } = cx;
  if (outcome.result === 'defeat') return sayLost(cx, { legions: ours, fleets: 0 }, NOTHING);
  const lost = landLosses(g, senator(g, rebel.senator), outcome, landed(g).armies, countLegions(g, 'rebel'));
  takeFromItaly(g, 'armies', lost.armies);
  loseLegions(cx, 'rebel', lost.legions);
  sayLost(cx, { legions: ours, fleets: 0 }, { ...lost, fleets: 0 });
};
const NOTHING: ProvincialLosses = { armies: 0, legions: 0, fleets: 0 };

/**
 * A Rebel Province. [2.03.92-c] Nothing by a Defeat of the Senate's. [A2-78] On land as any Province; [2.03.81-i] at sea as many
 * Fleets as Rome, [own-85] and nobody who is on land.
 */
export const loseInProvince = (cx: Cx<Rome>, p: Province, ground: Ground, outcome: Outcome, ours: Lost): void => {
  const { g } = cx;
  if (outcome.result === 'defeat') return sayLost(cx, ours, NOTHING);
  const there = forcesOf(g, p.id);
  const lost =
    ground === 'land'
      ? lossesOf(g, p, leaderOf(g, p), outcome)
      : { armies: 0, legions: 0, fleets: Math.min(ours.fleets, there.fleets) };
  station(g, p.id, { armies: there.armies - lost.armies, fleets: there.fleets - lost.fleets });
  loseLegions(cx, p.id, lost.legions);
  sayLost(cx, ours, lost);
};
