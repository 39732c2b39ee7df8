/** What must be true of Provincial Wars whatever happens. */
import { Broken } from '@tabularium/kernel';
import type { Rome } from '../../game.ts';
import { countLegions } from '../../rome/forces.ts';
import { sideOf } from '../../rome/provinces.ts';
import { plays } from '../advanced.ts';
import { isAllied, kept, type ProvincialWars } from './state.ts';

const demand = (holds: boolean, what: string): void => {
  if (!holds) throw new Broken(what);
};

export const checkProvinces = (g: Rome): void => {
  const all = kept(g);
  demand(
    plays(g, 'provincial-wars') === (all !== undefined),
    'Provincial Wars are kept and not played, or the other way',
  );
  if (all === undefined) return;
  checkForces(g, all);
  checkAllied(g, all);
  for (const id of [...all.repelled, ...all.allied.map((a) => a.war)]) {
    demand(
      g.wars.some((w) => w.id === id),
      `${id} is not in play`,
    );
  }
};

/** [2.02.3-e] */
const checkForces = (g: Rome, { forces }: ProvincialWars): void => {
  for (const [i, f] of forces.entries()) {
    const p = g.provinces.find((x) => x.id === f.province);
    demand(p !== undefined, `${f.province} has forces and does not exist`);
    const { maxArmies, maxFleets } = sideOf(g, p!);
    demand(f.armies >= 0 && f.armies <= maxArmies, `${f.province} has ${f.armies} armies`);
    demand(f.fleets >= 0 && f.fleets <= maxFleets, `${f.province} has ${f.fleets} fleets`);
    demand(f.armies + f.fleets > 0, `${f.province} is listed with nothing`);
    demand(!forces.slice(i + 1).some((x) => x.province === f.province), `${f.province} stands twice`);
  }
};

/** [2.02.412-h][2.02.412-o] */
const checkAllied = (g: Rome, { allied }: ProvincialWars): void => {
  demand(new Set(allied.map((a) => a.province)).size === allied.length, 'a province has joined two wars');
  for (const { province } of allied) {
    const p = g.provinces.find((x) => x.id === province);
    demand(p !== undefined, `${province} has joined a war and does not exist`);
    demand(p!.governor === '' && !p!.inRevolt, `${province} has joined a war and is somebody's`);
  }
  for (const p of g.provinces) {
    demand(!isAllied(g, p.id) || countLegions(g, p.id) === 0, `a garrison stands in ${p.id}, which is the enemy's`);
  }
};
