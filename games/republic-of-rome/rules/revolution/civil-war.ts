/** The failure of a Revolt — 1.11.372 */
import type { Cx } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import type { Rome, Senator } from '../game.ts';
import { disband, forcesOn, legionsAt } from '../rome/forces.ts';
import { say } from '../say.ts';

/** [1.11.372-d] The Garrisons of a Rebel's Provinces are the Senate's again. */
export const freeGarrisons = (g: Rome, s: Senator): void => {
  for (const p of g.provinces) {
    if (p.governor !== s.id) continue;
    for (const n of legionsAt(g, p.id)) g.legions[n]!.at = 'active';
  }
};
/**
 * [1.11.372-c][1.11.372-d] Units of the Rebels (Garrisons of Rebel Provinces included) go to the Active Forces boxes, Senate Armies
 * facing them without a Victory come home. Ends with those who die for it (`failRevolt` sees to that): all Rebels,
 * [1.11.372-e] the Primary one too, if he is still alive.
 */
export const endRevolt = (cx: Cx<Rome>): Senator[] => {
  const { g } = cx;
  if (g.rebels.length > 0) cx.log(say('revolution.failed'), '1.11.372-d');
  const armies = g.rebels.map((r) => r.army);
  g.rebels = [];
  // [2.03.91-d]
  if (plays(g, 'rebel-governors')) advanced().freeRebelFleets(g);
  const rebels = g.senators.filter((s) => s.rebel !== 'no');
  for (const s of rebels) freeGarrisons(g, s);
  for (const army of armies) {
    for (const n of legionsAt(g, army)) g.legions[n]!.at = 'active';
    // One who has beaten him faces him no more.
    for (const f of forcesOn(g, army)) disband(cx, f);
  }
  return rebels;
};
