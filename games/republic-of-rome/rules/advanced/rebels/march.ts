/** Marching on Rome from a Province, at once or across the sea — 2.03.7, 2.03.8 */
import type { Cx } from '@tabularium/kernel';
import type { Province, Rebel, Rome } from '../../game.ts';
import { countLegions, disband, forcesOn, legionsAt } from '../../rome/forces.ts';
import { primaryRebel, rebelOf } from '../../rome/rebels.ts';
import { sideOf } from '../../rome/provinces.ts';
import { senator } from '../../rome/senators.ts';
import { say } from '../../say.ts';
import type { OpenRome } from '../../sight/sight.ts';
import { province } from '../../wars/wars.ts';
import { disbandForces, station } from '../provinces/forces.ts';
import { forcesOf } from '../provinces/state.ts';
import { rebelGovernors } from './state.ts';

/** [2.03.7-c][2.03.H-i] The Primary Rebel, as long as he has stayed in his Province. */
export const staying = (g: OpenRome): { rebel: Rebel; home: Province } | undefined => {
  const rebel = rebelOf(g, primaryRebel(g)?.id ?? '');
  return rebel === undefined || rebel.army === 'rebel' ? undefined : { rebel, home: province(g, rebel.army) };
};
/** Could he who has stayed march? [2.03.7-l] With nobody he would be beaten as soon as he is there. */
export const canMarch = (g: OpenRome): boolean => {
  const { id } = staying(g)!.home;
  return countLegions(g, id) + forcesOf(g, id).armies > 0;
};

/**
 * [2.03.7-d][2.03.7-h] With all his Legions and Provincial Forces; [2.03.7-i] the Province keeps nothing but its own Strength,
 * [2.03.7-f][2.03.7-g] and is still his, though he does not come back. [own-88] Armies of the Senate's that faced him there come home.
 */
const leave = (cx: Cx<Rome>, rebel: Rebel, home: Province): void => {
  const { g } = cx;
  for (const f of forcesOn(g, home.id)) disband(cx, f);
  for (const n of legionsAt(g, home.id)) g.legions[n]!.at = 'rebel';
  const { armies, fleets } = forcesOf(g, home.id);
  rebelGovernors(g).inItaly.push({ province: home.id, armies, fleets });
  disbandForces(g, home.id);
  rebel.army = 'rebel';
  senator(g, rebel.senator).at = 'field';
};

/**
 * [2.03.7-e][2.03.23-g] In the phase of his declaration he is in Italy at once; [2.03.8-h][A2-69] later only from a Province without
 * Naval Strength. From any other he is on the way until the next Combat Phase; Armies may be sent against him meanwhile.
 */
export const march = (cx: Cx<Rome>): void => {
  const { rebel, home } = staying(cx.g)!;
  leave(cx, rebel, home);
  if (rebel.since === cx.g.turn || sideOf(cx.g, home).fleet === 0) {
    cx.log(say('revolution.primary', { who: rebel.senator }), '2.03.7-c');
    return;
  }
  rebelGovernors(cx.g).crossing.push({ province: home.id, armies: 0, fleets: 0, legions: [] });
  cx.log(say('rebels.sails', { who: rebel.senator, province: home.id }), '2.03.8-h');
};

/** [2.03.72-g][A2-69] Stopped at sea: everybody is at home again, and Armies that waited for him in Italy have nobody to fight. */
export const comeBack = (cx: Cx<Rome>, home: Province): void => {
  const { g } = cx;
  const all = rebelGovernors(g);
  const rebel = rebelOf(g, home.governor)!;
  const sent = all.inItaly.find((x) => x.province === home.id)!;
  for (const f of forcesOn(g, 'rebel')) disband(cx, f);
  for (const n of legionsAt(g, 'rebel')) g.legions[n]!.at = home.id;
  all.inItaly = all.inItaly.filter((x) => x !== sent);
  station(g, home.id, sent);
  rebel.army = home.id;
  senator(g, rebel.senator).at = home.id;
};
