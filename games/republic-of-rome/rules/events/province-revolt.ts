/** A Province that becomes a War — card 169, card 174, amb-163 */
import type { Cx } from '@tabularium/kernel';
import { plays } from '../advanced/advanced.ts';
import { advanced } from '../advanced/part.ts';
import type { Province, Rome } from '../game.ts';
import { killSenator } from '../rome/death.ts';
import { legionsAt, loseLegion } from '../rome/forces.ts';
import { senator } from '../rome/senators.ts';
import { say } from '../say.ts';
import { newWar, revoltOf } from '../wars/wars.ts';

/** The Governor dies. [card-169-1-c][card-174-1-b][amb-163] The Province lies in the Forum, Undeveloped, as an Active Revolt. */
export const provinceRevolts = (cx: Cx<Rome>, p: Province): void => {
  if (p.governor !== '') killSenator(cx, senator(cx.g, p.governor), 'event');
  p.inRevolt = true;
  p.developed = false;
  // [2.02.C-b] Its Provincial Forces rise with it.
  if (plays(cx.g, 'provincial-wars')) advanced().trimForces(cx.g, p);
  cx.g.wars.push(newWar(revoltOf(p.id), 'active', true));
  cx.log(say('event.provinceRevolts', { province: p.id }), 'card-169-1-c');
};

/** [card-169-1-c][card-174-2-a] */
export const killGarrison = (g: Rome, p: Province): void => {
  for (const n of legionsAt(g, p.id)) loseLegion(g, n);
};

/** Governed Provinces in the order in which they are dealt with [amb-34]. [2.03.4-d] None of a Rebel Governor's. */
export const governed = (g: Rome): Province[] => {
  const isImmune = (p: Province): boolean => plays(g, 'rebel-governors') && advanced().isRebelProvince(g, p);
  return g.provinces
    .filter((p) => p.governor !== '' && !p.inRevolt && !isImmune(p))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
};
