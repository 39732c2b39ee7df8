/** The end of a Rebel Governor, and of the whole Revolt — 2.03.91 */
import type { Cx } from '@tabularium/kernel';
import type { Rome, Senator } from '../../game.ts';
import { disband, forcesOn, legionsAt } from '../../rome/forces.ts';
import { say } from '../../say.ts';
import { disbandForces } from '../provinces/forces.ts';
import { rebelGovernors } from './state.ts';

/**
 * [2.03.91-c][2.03.91-g][2.03.91-j][A2-80] A Rebel dies: his Province goes to the Forum, Undeveloped and without Provincial Forces, wherever
 * they are; [2.03.91-d][2.03.91-h] Legions there are the Senate's again. Armies that faced him come home.
 */
export const provinceOfRebelFalls = (cx: Cx<Rome>, s: Senator): void => {
  const { g } = cx;
  if (s.rebel === 'no') return;
  if (s.rebel === 'secondary') g.rebels = g.rebels.filter((r) => r.senator !== s.id);
  for (const p of g.provinces) {
    if (p.governor !== s.id) continue;
    p.developed = false;
    disbandForces(g, p.id);
    for (const n of legionsAt(g, p.id)) g.legions[n]!.at = 'active';
    for (const f of forcesOn(g, p.id)) disband(cx, f);
    forget(g, p.id);
    cx.log(say('rebels.provinceFalls', { province: p.id }), '2.03.91-c');
  }
};
const forget = (g: Rome, id: string): void => {
  const all = rebelGovernors(g);
  all.inItaly = all.inItaly.filter((x) => x.province !== id);
  all.crossing = all.crossing.filter((x) => x.province !== id);
  all.beatenAtSea = all.beatenAtSea.filter((x) => x !== id);
};

/** [1.11.372-d][2.03.91-d] The Revolt is over: the Fleets are the Senate's again. */
export const freeRebelFleets = (g: Rome): void => {
  const all = rebelGovernors(g);
  g.fleets += all.fleets;
  Object.assign(all, { fleets: 0, unprosecuted: false });
};
