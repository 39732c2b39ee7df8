/** Barbarian areas and their force — 7, 7.1 */
import type { OpenEmpires } from '../sight.ts';
import { call, end } from '@tabularium/kernel';
import { battle } from '../combat/battle.ts';
import { contentOf } from '../data/printed.ts';
import { areaAt } from '../empire/places.ts';
import { diceForce } from '../expedition/force.ts';
import type { Place } from '../ids.ts';
import { proc } from '../procs.ts';
import { pacification } from './pacification.ts';

/** [MED.7-c][MED.4.1-l][MED.A25] Its strength and one die for each level of rage. */
export const areaDice = (g: OpenEmpires, place: Place): number =>
  contentOf(g).areas[areaAt(g, place)]!.strength + g.enraged;

/** [MED.7.1-a] Always a field battle, with the area as Defender. */
export const fightArea = proc('barbarians.area', { margin: 'open' }, () => ({ margin: 0 }), {
  start: ({ g }) => {
    g.attack!.guard = diceForce(areaDice(g, g.attack!.target));
    return call(battle, { kind: 'field', place: g.attack!.target }, 'after', 'margin');
  },
  after: ({ g }, l) => {
    g.attack!.guard = null;
    g.attack!.over = true;
    if (l.margin === 0) return end();
    return call(pacification, { seat: g.attack!.seat, place: g.attack!.target, margin: l.margin }, 'done');
  },
  done: () => end(),
});
