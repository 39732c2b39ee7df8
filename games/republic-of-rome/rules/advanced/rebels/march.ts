/** Marching on Rome from a Province — 2.03.7 */
import type { Cx } from '@tabularium/kernel';
import type { Province, Rebel, Rome } from '../../game.ts';
import { legionsAt } from '../../rome/forces.ts';
import { primaryRebel, rebelOf } from '../../rome/rebels.ts';
import { senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { province } from '../../wars/wars.ts';
import { disbandForces } from '../provinces/forces.ts';
import { forcesOf } from '../provinces/state.ts';
import { keptOfRebels } from './state.ts';

/** [2.03.7-c][2.03.H-i] The Primary Rebel, as long as he has stayed in his Province. */
export const staying = (g: OpenRome): { rebel: Rebel; home: Province } | undefined => {
  const rebel = rebelOf(g, primaryRebel(g)?.id ?? '');
  return rebel === undefined || rebel.army === 'rebel' ? undefined : { rebel, home: province(g, rebel.army) };
};

/**
 * [2.03.7-d][2.03.7-h] He is in Italy with his Legions and his Provincial Forces; [2.03.7-i] the Province keeps nothing but its own
 * Strength, [2.03.7-f][2.03.7-g] and is still his, though he does not come back.
 */
export const landWithAll = (cx: Cx<Rome>): void => {
  const { g } = cx;
  const now = staying(g);
  const all = keptOfRebels(g);
  if (now === undefined || all === undefined) return;
  const { rebel, home } = now;
  for (const n of legionsAt(g, home.id)) g.legions[n]!.at = 'rebel';
  const { armies, fleets } = forcesOf(g, home.id);
  all.inItaly.push({ province: home.id, armies, fleets });
  disbandForces(g, home.id);
  rebel.army = 'rebel';
  senator(g, rebel.senator).at = 'field';
  cx.log(say('revolution.primary', { who: rebel.senator }), '2.03.7-c');
};
