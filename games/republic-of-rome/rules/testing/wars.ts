/** Leaders and Provinces for tests, and where Wars and Leaders are. */
import type { Leader, Rome, War } from '../game.ts';
import type { LeaderId, ProvinceId } from '../ids.ts';
import { newProvince } from '../wars/provinces.ts';

export const addLeader = (g: Rome, id: LeaderId, at: Leader['at'] = 'curia'): Leader => {
  const l: Leader = { id, at, aids: [], refuge: false };
  g.leaders.push(l);
  return l;
};
export const addProvinces = (g: Rome, ...ids: ProvinceId[]): void => {
  for (const id of ids) g.provinces.push(newProvince(id, false));
};
/** Every War in play with its space. */
export const statuses = (g: Rome): Record<string, War['status']> =>
  Object.fromEntries(g.wars.map((w) => [w.id, w.status]));
/** Every Leader in play with his place. */
export const whereabouts = (g: Rome): Record<string, Leader['at']> =>
  Object.fromEntries(g.leaders.map((l) => [l.id, l.at]));
